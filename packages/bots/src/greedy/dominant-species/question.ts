import { type BoxId, type DsView, ELEMENTS } from '@clade/dominant-species';
import { type Move, MoveList, moveVerb, SKIP_VERB, type State } from '@clade/engine';
import type { Asked } from '../../bot.ts';
import { best } from '../earth/best.ts';
import type { Scales } from './scales.ts';

/** A question to one of the seat's animals, with the scales to weigh its answers. */
export interface Question {
  readonly asked: Asked<DsView>;
  readonly scales: Scales;
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

function isAsked({ asked: { game, seat } }: Question, s: State, kind: string): boolean {
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

/** Disks in an element place of the display, by kind. */
export function boxOf(view: DsView, box: BoxId): number[] {
  return ELEMENTS.map((id) => view.boxes[box][id] ?? 0);
}
