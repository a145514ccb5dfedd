import { type Move, MoveList, moveVerb, SKIP_VERB, type State } from '@clade/engine';
import type { Asked } from '../../bot.ts';
import { best } from './best.ts';
import type { Scales } from './scales.ts';

/** A question to one of the seat's animals, with the scales to weigh its answers. */
export interface Question<View = unknown, S extends Scales = Scales> {
  readonly asked: Asked<View>;
  readonly scales: S;
}

/** The move whose immediate effect is worth most, with what the effect does not show yet. */
export function byGain(q: Question, unseen: (move: Move) => number = () => 0): Move {
  return best(q.asked.legal, (move) => gainOf(q, move) + unseen(move));
}

/** What a move changes by itself. */
function gainOf({ asked, scales }: Question, move: Move): number {
  const world = scales.trial();
  asked.game.take(world, asked.seat, move);
  return scales.gain(world);
}

/**
 * The first half of a choice that has two, such as a disk and then its corner: worth the best of what may follow. `kind`
 * is the question of the second half; when it is not asked the first half stands alone.
 */
export function byPair(q: Question, kind: string, unseen: (move: Move) => number = () => 0): Move {
  const { game, seat } = q.asked;
  const first = game.clone(q.scales.base);
  const list = new MoveList();
  return best(q.asked.legal, (move) => {
    game.copyInto(first, q.scales.base);
    game.take(first, seat, move);
    const alone = q.scales.gain(first);
    if (isWayOut(move)) return alone;
    game.proceed(first);
    return isAsked(q, first, kind) ? bestOf(q, first, list, unseen) : alone;
  });
}

/** A priority for the first half of a choice. */
export function pairedWith(kind: string): (q: Question) => Move {
  return (q) => byPair(q, kind);
}

/** Is the seat asked a question of this kind, and nobody else? */
export function isAsked({ asked: { game, seat } }: Question, s: State, kind: string): boolean {
  return game.pending(s) === 1 << seat && game.decision(s, seat).kind === kind;
}

/** The best answer to the question that a world has come to. */
function bestOf(
  { asked: { game, seat }, scales }: Question,
  s: State,
  list: MoveList,
  unseen: (move: Move) => number,
): number {
  game.legalMoves(s, seat, list);
  const second = game.clone(s);
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < list.n; i++) {
    const move = list.at[i] as number;
    game.copyInto(second, s);
    game.take(second, seat, move);
    top = Math.max(top, scales.gain(second) + unseen(move));
  }
  return top;
}

/** Forgo, stop or skip. */
export function isWayOut(move: Move): boolean {
  return moveVerb(move) >= SKIP_VERB;
}

export function firstMove({ asked }: Question): Move {
  return asked.legal[0] as Move;
}

/** The last of the moves, which is the way out where there is one. */
export function lastMove({ asked }: Question): Move {
  return asked.legal.at(-1) as Move;
}

/** Counts by name as a list in the order of the names. */
export function listed<Name extends string>(
  names: readonly Name[],
  counts: Readonly<Partial<Record<Name, number>>>,
): number[] {
  return names.map((name) => counts[name] ?? 0);
}
