import type { Told } from '../../games/game-ui.ts';

/** The last sentences up to a line, without options that were declined: nothing happened there. */
export function lastTold(told: readonly Told[], n: number, count: number): readonly Told[] {
  return told.filter((one) => one.n <= n && one.routine?.kind !== 'declined').slice(-count);
}
