import { isAtLeast, type State } from '@clade/engine';

/**
 * Where so many picks must be made in ascending order: the first that may be. `from` counts what can be picked from one
 * on. A search may begin behind picks that were made in another order, and then takes up the rest from the start.
 */
export function firstPick(s: State, last: number, left: number, from: (first: number) => number): number {
  return !isAtLeast(s, 2) || from(last) >= Math.min(left, from(0)) ? last : 0;
}
