import type { Wire } from '@clade/engine';
import type { Legal, Snapshot } from '../../table/table.ts';
import type { Turn } from '../../table/turn.ts';
import type { ListedMoves } from '../game-ui.ts';
import type { EarthGame } from './game.ts';
import { isWayOut } from './spots.ts';

/**
 * Questions that are asked several times in a row are one choice to a person: counts for several tiles, cubes that
 * migrate. Here they are changed in any order, and the draft is written anew; version 1 of the rules takes them in one order.
 */

/** The answers in a draft that belong to the present question. */
export interface Run {
  /** Place of the first of them in the draft. */
  readonly start: number;
  readonly moves: readonly Wire[];
}

/** What begins another action: answers before and after it are not of one choice. */
const BOUNDARIES: ReadonlySet<string> = new Set(['pawn-taken', 'card-taken']);

/** Does the action of a move of the draft go on behind it? */
export function sameAction({ draft }: Snapshot, at: number): boolean {
  return !draft.events[at]?.some(({ type }) => BOUNDARIES.has(type));
}

export function runOf(snapshot: Snapshot, turn: Turn): Run {
  const { moves } = snapshot.draft;
  const kind = snapshot.decision?.kind;
  let start = moves.length;
  while (start > 0) {
    const before = turn.before[start - 1];
    const move = moves[start - 1] as Wire;
    if (kind === undefined || before?.kind !== kind || isWayOut(move)) break;
    if (!sameAction(snapshot, start - 1)) break;
    start--;
  }
  return { start, moves: moves.slice(start) };
}

function keyOf(move: Wire): string {
  return JSON.stringify(move);
}

/** Several equal answers are told apart by their number: the same tile is asked once for each animal. */
function places(moves: readonly Wire[]): string[] {
  const seen = new Map<string, number>();
  return moves.map((move) => {
    const nouns = keyOf(move.slice(0, -1));
    const nth = seen.get(nouns) ?? 0;
    seen.set(nouns, nth + 1);
    return `${nouns}#${nth}`;
  });
}

export interface Counter {
  readonly key: string;
  /** The move without its count. */
  readonly nouns: Wire;
  readonly value: number;
  readonly least: number;
  readonly most: number;
}

/** One counter for each tile that was asked for so far, the waiting one included. */
export function countersOf(snapshot: Snapshot, turn: Turn, game: EarthGame): readonly Counter[] {
  const kind = snapshot.decision?.kind;
  if (kind === undefined || game.counted[kind] === undefined) return [];
  const run = runOf(snapshot, turn);
  const moves = turn.waiting === undefined ? run.moves : [...run.moves, turn.waiting];
  const keys = places(moves);
  return moves.map((move, i) => {
    const legal = i < run.moves.length ? (turn.before[run.start + i]?.legal ?? []) : snapshot.legal;
    const counts = legal.map(({ move: other }) => Number(other.at(-1)));
    return {
      key: keys[i] as string,
      nouns: move.slice(0, -1),
      value: Number(move.at(-1)),
      least: Math.min(...counts),
      most: Math.max(...counts),
    };
  });
}

/**
 * What to play next to answer a question about counts: the wanted ones as far as they are legal, else as it is filled.
 * Undefined when another question has come.
 */
export function fill(
  game: EarthGame,
  kind: string,
  start: number,
  wanted: ReadonlyMap<string, number>,
): (now: Snapshot) => Wire | undefined {
  return (now) => {
    const filling = game.counted[kind];
    if (now.decision?.kind !== kind || filling === undefined) return undefined;
    const { moves } = now.draft;
    if (moves.some((_, at) => at >= start && !sameAction(now, at))) return undefined;
    const legal = now.legal.map(({ move }) => move).sort((a, b) => Number(a.at(-1)) - Number(b.at(-1)));
    const [first] = legal;
    if (first === undefined) return undefined;
    const key = places([...moves.slice(start), first]).at(-1) as string;
    const count = wanted.get(key) ?? (filling === 'most' ? Number.POSITIVE_INFINITY : 0);
    return legal.findLast((move) => Number(move.at(-1)) <= count) ?? first;
  };
}

/** Another count for one tile; the others keep theirs as far as they can. */
export function recount(snapshot: Snapshot, turn: Turn, game: EarthGame, key: string, value: number): void {
  const kind = snapshot.decision?.kind;
  if (kind === undefined) return;
  const wanted = new Map(countersOf(snapshot, turn, game).map((counter) => [counter.key, counter.value]));
  wanted.set(key, value);
  const { start } = runOf(snapshot, turn);
  turn.rewrite(start, fill(game, kind, start, wanted));
}

/** Plays a move and fills in the counts that it leads to, as one stroke. */
export function lead(turn: Turn, game: EarthGame, keep: number, move: Wire): void {
  turn.rewrite(keep, (now) => {
    const drafted = now.draft.moves.length;
    if (drafted === keep) return move;
    const kind = now.decision?.kind;
    return kind === undefined || !sameAction(now, keep)
      ? undefined
      : fill(game, kind, keep + 1, new Map())(now);
  });
}

/** Answers that come too late for the engine's order, but not for a person: only version 1 of the rules has an order. */
export function belated(snapshot: Snapshot, turn: Turn, game: EarthGame): readonly Legal[] {
  const kind = snapshot.decision?.kind;
  if (kind === undefined || !game.gathered.has(kind) || snapshot.config.rules !== '1') return [];
  const run = runOf(snapshot, turn);
  if (run.moves.length === 0) return [];
  const now = new Set(snapshot.legal.map(({ move }) => keyOf(move)));
  return (turn.before[run.start]?.legal ?? []).filter(
    ({ move }) => !isWayOut(move) && !now.has(keyOf(move)) && game.fits(run.moves, move, snapshot),
  );
}

/** Makes one pick more of a question that takes several. */
export function addPick(snapshot: Snapshot, turn: Turn, move: Wire): void {
  turn.pick(move, endOf(snapshot.decision?.kind));
}

/** Has a question that takes several picks come to its end with the last move of the draft? */
export function endOf(kind: string | undefined): (now: Snapshot) => boolean {
  return (now) => now.decision?.kind !== kind || !sameAction(now, now.draft.moves.length - 1);
}

/** Is the last of several picks made, which waits for Confirm? Any of them can be taken back, and none is added. */
export function isPicked(snapshot: Snapshot, turn: Turn, game: EarthGame): boolean {
  return (
    turn.waiting !== undefined && !isWayOut(turn.waiting) && game.gathered.has(snapshot.decision?.kind ?? '')
  );
}

/** The list of moves in words, in which picks are made as on the board. */
export function listedSets(game: EarthGame): (snapshot: Snapshot, turn: Turn) => ListedMoves {
  return (snapshot, turn) => {
    const { waiting } = turn;
    const picks = game.gathered.has(snapshot.decision?.kind ?? '');
    return {
      legal:
        waiting && isPicked(snapshot, turn, game)
          ? snapshot.legal.filter(({ move }) => keyOf(move) === keyOf(waiting))
          : snapshot.legal,
      play: (move) => {
        if (picks && !isWayOut(move)) addPick(snapshot, turn, move);
        else turn.play(move);
      },
    };
  };
}

/** Writes the answers of the present question anew, in the order that the engine takes them. */
export function gather(snapshot: Snapshot, turn: Turn, answers: readonly Wire[]): void {
  const run = runOf(snapshot, turn);
  const first = run.moves.length > 0 ? turn.before[run.start]?.legal : snapshot.legal;
  const order = new Map((first ?? []).map(({ move }, i) => [keyOf(move), i]));
  const sorted = [...answers].sort((a, b) => (order.get(keyOf(a)) ?? 0) - (order.get(keyOf(b)) ?? 0));
  turn.rewrite(
    run.start,
    (now) => sorted[now.draft.moves.length - run.start],
    endOf(snapshot.decision?.kind),
  );
}

/** Answers to several questions of one action that are given together. */
export interface Bundle {
  /** Place of the first of them in the draft. */
  readonly start: number;
  readonly picks: readonly Wire[];
  /** Everything that may be picked, what is picked already included. */
  readonly legal: readonly Legal[];
}

export function bundleOf(snapshot: Snapshot, turn: Turn, game: EarthGame): Bundle | undefined {
  const kind = snapshot.decision?.kind;
  const bundled = kind === undefined ? undefined : game.bundled?.[kind];
  if (bundled === undefined) return undefined;
  const { moves } = snapshot.draft;
  let start = moves.length;
  while (start > 0 && turn.before[start - 1]?.kind === kind && sameAction(snapshot, start - 1)) start--;
  const given = [...moves.slice(start), ...(turn.waiting ? [turn.waiting] : [])];
  const picks = given.filter((move) => !isWayOut(move));
  const first = (turn.before[start]?.legal ?? snapshot.legal).map(({ move }) => move);
  const all = new Map([...bundled.all(snapshot.view, first), ...picks].map((move) => [keyOf(move), move]));
  return { start, picks, legal: [...all.values()].map((move) => ({ move, words: '' })) };
}

/** Takes an answer of a bundle, in place of another to the same question; once more, and it is taken back. */
export function bundle(snapshot: Snapshot, turn: Turn, game: EarthGame, move: Wire): void {
  const kind = snapshot.decision?.kind ?? '';
  const bundled = game.bundled?.[kind];
  const present = bundleOf(snapshot, turn, game);
  if (bundled === undefined || present === undefined) return;
  const others = present.picks.filter(
    (pick) => keyOf(pick) !== keyOf(move) && !bundled.clash(pick, move, snapshot.view),
  );
  const again = present.picks.some((pick) => keyOf(pick) === keyOf(move));
  playBundle(turn, kind, present.start, again ? others : [...others, move]);
}

/** Answers all questions of a bundle with nothing. */
export function declineAll(snapshot: Snapshot, turn: Turn): void {
  const kind = snapshot.decision?.kind;
  const keep = snapshot.draft.moves.length;
  turn.rewrite(
    keep,
    (now) => {
      if (now.decision?.kind !== kind) return undefined;
      if (now.draft.moves.some((_, at) => at >= keep && !sameAction(now, at))) return undefined;
      return now.legal.map(({ move }) => move).find(isWayOut);
    },
    () => true,
  );
}

/** Answers the questions of an action one after the other: what is picked where it is asked for, else nothing. */
function playBundle(turn: Turn, kind: string, start: number, picks: readonly Wire[]): void {
  const wanted = new Set(picks.map(keyOf));
  turn.rewrite(
    start,
    (now) => {
      if (wanted.size === 0 || now.decision?.kind !== kind) return undefined;
      if (now.draft.moves.some((_, at) => at >= start && !sameAction(now, at))) return undefined;
      const legal = now.legal.map(({ move }) => move);
      return legal.find((move) => wanted.has(keyOf(move))) ?? legal.find(isWayOut);
    },
    () => true,
  );
}
