import type { Seat } from '@clade/engine';
import type { Told } from '../../games/game-ui.ts';

export interface Recap {
  /** The first line of it. */
  readonly from: number;
  readonly told: readonly Told[];
  /** How many of them were done to me. */
  readonly toMe: number;
}

/**
 * What happened since I last looked, without my own doings: everything behind line `seen` and behind my own last line.
 * Undefined when that is nothing.
 */
export function recapOf(told: readonly Told[], viewer: Seat, seen: number): Recap | undefined {
  const mine = told.findLast((one) => one.seat === viewer)?.n ?? -1;
  const after = Math.max(seen, mine);
  const news = told.filter((one) => one.n > after);
  const [first] = news;
  if (first === undefined) return undefined;
  return { from: first.n, told: news, toMe: news.filter((one) => isToMe(one, viewer)).length };
}

export function isToMe(told: Told, viewer: Seat): boolean {
  return told.seat !== viewer && told.touches.includes(viewer);
}
