import { Rng } from '@clade/engine';

const ROUNDS = 1000;

/**
 * 95 % interval of a statistic by bootstrap over blocks: blocks are drawn with replacement, so that games of one deal
 * stay together. `statistic` gets the drawn blocks.
 */
export function bootstrap<T>(
  blocks: readonly T[],
  statistic: (drawn: readonly T[]) => number,
): [lo: number, hi: number] {
  const rng = new Rng('bootstrap');
  const found: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const value = statistic(blocks.map(() => blocks[rng.below(blocks.length)]));
    if (Number.isFinite(value)) found.push(value);
  }
  found.sort((a, b) => a - b);
  const at = (share: number): number =>
    found[Math.min(found.length - 1, Math.floor(share * found.length))] ?? Number.NaN;
  return [at(0.025), at(0.975)];
}
