import { winRate } from './report.ts';
import type { ArenaRecord } from './task.ts';

/** A sequential test: is a bot's share of wins rather `low` or rather `high`? Errors of 5 % either way. */
export interface SequentialTest {
  readonly bot: string;
  readonly low: number;
  readonly high: number;
}

export type SequentialVerdict = 'low' | 'high' | 'open';

const BOUND = Math.log(0.95 / 0.05);
/** Blocks before which the spread of their results is not known well enough. */
const FEWEST = 8;

/** Wald's test on the shares of whole blocks, taken as normal with the spread they show. */
export function verdict(
  test: SequentialTest,
  blocks: readonly (readonly ArenaRecord[])[],
): SequentialVerdict {
  const n = blocks.length;
  if (n < FEWEST) return 'open';
  const shares = blocks.map((block) => winRate(block, test.bot));
  const mean = shares.reduce((a, b) => a + b, 0) / n;
  const variance = shares.reduce((a, b) => a + (b - mean) ** 2, 0) / (n - 1);
  const ratio =
    (n * (test.high - test.low) * (2 * mean - test.low - test.high)) / (2 * Math.max(variance, 1e-3));
  return ratio >= BOUND ? 'high' : ratio <= -BOUND ? 'low' : 'open';
}
