import { type Refusal, refusal } from './game.ts';
import type { LoggedMove } from './log.ts';
import { COUNT } from './rng.ts';
import { RNG, type State } from './state.ts';

/**
 * Which of its random numbers a table draws next, counted from 1; 0 where numbers are not counted (rng.ts). After a takeback
 * the game goes on behind the last number that was drawn: a card that has been seen is not dealt again for being known.
 */
export function draws(s: State): number {
  return s[RNG + COUNT];
}

/** Number `to` is drawn next; refused where it was drawn already, or could be. */
export function passOver(s: State, to: number): Refusal | undefined {
  const now = draws(s);
  if (now === 0) return refusal('draws', '');
  if (to <= now) {
    return refusal('draws', '', {
      now,
      to,
    });
  }
  s[RNG + COUNT] = to;
  return undefined;
}

/** Moves of a log before which numbers were passed over. */
export function passedOver(moves: readonly LoggedMove[]): number[] {
  return moves.flatMap(({ n, draws: to }) => (to === undefined ? [] : [n]));
}
