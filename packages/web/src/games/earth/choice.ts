import type { Wire } from '@clade/engine';
import type { Legal, Snapshot } from '../../table/table.ts';
import type { Turn } from '../../table/turn.ts';
import type { EarthGame } from './game.ts';
import { type Act, drop, openSpots, press } from './press.ts';
import {
  addPick,
  belated,
  bundle,
  bundleOf,
  type Counter,
  countersOf,
  gather,
  isPicked,
  lead,
  type Run,
  runOf,
  sameAction,
} from './sets.ts';
import { isButton, paths, type Spot } from './spots.ts';

/** What can be chosen now, and what is chosen already. */
export interface Choice {
  /** Kind of the question; undefined when this person is asked nothing. */
  readonly kind?: string;
  readonly held: readonly Spot[];
  /** Answers to the present question, belated ones included. */
  readonly legal: readonly Legal[];
  /** Answers that would take the place of the last one. */
  readonly others: readonly Legal[];
  /** Everything that is lit, with the moves that it leads to. */
  readonly open: ReadonlyMap<Spot, readonly Wire[]>;
  readonly chosen: ReadonlySet<Spot>;
  readonly counters: readonly Counter[];
  readonly run: Run;
  /** Spots of a move that was refused, with its note. */
  readonly asked: ReadonlySet<Spot>;
}

const NO_SPOTS: ReadonlySet<Spot> = new Set();
const NOTHING: Choice = {
  held: [],
  legal: [],
  others: [],
  open: new Map(),
  chosen: NO_SPOTS,
  counters: [],
  run: { start: 0, moves: [] },
  asked: NO_SPOTS,
};

/** What a choice is made of; where the pointer is, is no part of it. */
const PARTS = ['legal', 'instead', 'before', 'held', 'waiting', 'refused'] as const;
const CHOICES = new WeakMap<Snapshot, { readonly turn: Turn; readonly choice: Choice }>();

/** The same object for the same choice. */
export function choiceOf(snapshot: Snapshot, turn: Turn | undefined, game: EarthGame): Choice {
  if (turn === undefined || snapshot.decision === undefined) return NOTHING;
  const known = CHOICES.get(snapshot);
  if (known && PARTS.every((part) => known.turn[part] === turn[part])) return known.choice;
  const choice = made(snapshot, turn, game);
  CHOICES.set(snapshot, { turn, choice });
  return choice;
}

function made(snapshot: Snapshot, turn: Turn, game: EarthGame): Choice {
  const kind = snapshot.decision?.kind ?? '';
  const held = turn.held as readonly Spot[];
  const bundled = bundleOf(snapshot, turn, game);
  const picked = isPicked(snapshot, turn, game);
  const legal = picked ? [] : (bundled?.legal ?? [...turn.legal, ...belated(snapshot, turn, game)]);
  const run = bundled ? { start: bundled.start, moves: bundled.picks } : runOf(snapshot, turn);
  const others = bundled ? [] : othersOf(snapshot, turn, game, run);
  const open = new Map(openSpots(held, legal, game.verbs));
  for (const [spot, moves] of openSpots([], others, game.verbs)) if (!open.has(spot)) open.set(spot, moves);
  const counted = game.counted[kind] !== undefined;
  // What the present question follows from stays marked, as long as it can still be changed.
  const leader = counted || others.length > 0 ? snapshot.draft.moves[run.start - 1] : undefined;
  const chosenMoves = bundled?.picks ?? [
    ...(turn.waiting ? [turn.waiting] : []),
    ...(leader ? [leader] : []),
  ];
  return {
    kind,
    held,
    legal,
    others,
    open,
    chosen: new Set([...held, ...chosenMoves.flatMap((move) => spotsOf(move, game))]),
    counters: countersOf(snapshot, turn, game),
    run,
    asked: turn.refused ? new Set(spotsOf(turn.refused.move, game)) : NO_SPOTS,
  };
}

function spotsOf(move: Wire, game: EarthGame): readonly Spot[] {
  return isButton(move, game.verbs) ? [] : paths(move, game.verbs).flat();
}

/** What could stand in place of the last answer, as long as its action goes on and a press could mean nothing else. */
function othersOf(snapshot: Snapshot, turn: Turn, game: EarthGame, run: Run): readonly Legal[] {
  const kind = snapshot.decision?.kind ?? '';
  if (game.counted[kind] !== undefined) {
    const leader = turn.before[run.start - 1];
    return leader && game.leading.has(leader.kind) && sameAction(snapshot, run.start - 1) ? leader.legal : [];
  }
  if (game.gathered.has(kind) || turn.waiting !== undefined) return [];
  if (!sameAction(snapshot, snapshot.draft.moves.length - 1)) return [];
  const verbs = new Set(turn.legal.map(({ move }) => move[0]));
  return turn.instead.filter(({ move }) => !verbs.has(move[0] as string));
}

/** What a press on a spot means now. */
export function pressed(spot: Spot, choice: Choice, game: EarthGame): Act {
  const act = press(spot, choice.held, choice.legal, game.verbs);
  if (act.act === 'hold' || act.act === 'play') return act;
  const other = press(spot, [], choice.others, game.verbs);
  return other.act === 'play' ? other : act;
}

export function dropped(from: Spot, to: Spot, choice: Choice, game: EarthGame): Act {
  return drop(from, to, choice.legal, game.verbs);
}

/** Does what a press means. */
export function perform(act: Act, snapshot: Snapshot, turn: Turn, choice: Choice, game: EarthGame): void {
  if (act.act === 'hold') turn.hold(act.held as Wire);
  else if (act.act === 'ask') turn.ask(act.move);
  else if (act.act === 'play') playMove(act.move, snapshot, turn, choice, game);
}

function playMove(move: Wire, snapshot: Snapshot, turn: Turn, choice: Choice, game: EarthGame): void {
  if (game.bundled?.[choice.kind ?? ''] !== undefined) {
    bundle(snapshot, turn, game, move);
    return;
  }
  const is = ({ move: other }: Legal): boolean => JSON.stringify(other) === JSON.stringify(move);
  if (game.gathered.has(choice.kind ?? '') && !isButton(move, game.verbs)) {
    if (!choice.legal.some(is)) return;
    if (turn.legal.some(is)) addPick(snapshot, turn, move);
    else gather(snapshot, turn, [...choice.run.moves, move]);
  } else if (turn.legal.some(is)) {
    if (game.leading.has(choice.kind ?? '')) lead(turn, game, snapshot.draft.moves.length, move);
    else turn.play(move);
  } else if (game.counted[choice.kind ?? ''] === undefined) turn.play(move);
  else if (choice.others.some(is)) lead(turn, game, choice.run.start - 1, move);
}
