import { type Game, type Seat, seatsOf } from './game.ts';
import type { LoggedMove } from './log.ts';
import { sameDraws } from './rng.ts';
import { RNG, type State } from './state.ts';

/** What a move can open for good. */
export type Opened = 'draw' | 'reveal';

/** Why a seat may not go back. */
export type Barrier = 'other-seat' | Opened;

/**
 * May `seat` go back from the present to the point after `from` of the moves made so far? Undefined when it may;
 * otherwise what stands in between. Found from what happened, not from flags in the rules:
 *
 * - another seat decided, unless all of it is one simultaneous choice that is still open, where nothing is shown yet;
 * - the random generator moved: something was drawn or shuffled;
 * - the seat can name more than it could: something was turned up.
 *
 * `states[i]` is the state after `i` moves, `moves[i]` leads from it to `states[i + 1]`.
 */
export function barrier(
  game: Game,
  states: readonly State[],
  moves: readonly LoggedMove[],
  seat: Seat,
  from: number,
): Barrier | undefined {
  const to = moves.length;
  const open = openGroup(game, states[to]);
  let kept = false; // others have committed to the open choice
  let earlier = false; // the seat would take back something that lies before that choice
  for (let i = from; i < to; i++) {
    const before = states[i];
    const after = states[i + 1];
    const actor = moves[i].seat;
    const group = game.decision(before, actor).group;
    const inOpen = group !== 0 && group === open;
    if (actor === seat) earlier ||= !inOpen;
    else if (inOpen) kept = true;
    else return 'other-seat';
    if (kept && earlier) return 'other-seat';
    const opened = openedBetween(game, before, after, seat);
    if (opened) return opened;
  }
  return undefined;
}

/** What was drawn or revealed from one state to the next, which may be in the middle of a move. */
export function openedBetween(game: Game, before: State, after: State, seat: Seat): Opened | undefined {
  if (!sameDraws(before, after, RNG)) return 'draw';
  return game.hidden(after, seat) < game.hidden(before, seat) ? 'reveal' : undefined;
}

/**
 * The moves that remain when `seat` goes back to the point after `from` moves: its own later moves are dropped, and
 * the commitments others made to the same open simultaneous choice are kept.
 */
export function movesAfterUndo(moves: readonly LoggedMove[], seat: Seat, from: number): LoggedMove[] {
  return moves.filter((m, i) => i < from || m.seat !== seat);
}

function openGroup(game: Game, s: State): number {
  for (const seat of seatsOf(game.pending(s))) return game.decision(s, seat).group;
  return 0;
}
