import type { Rng } from '@clade/engine';
import type { Brain } from './search/brain.ts';

/** What is a share stays one and does not grow beyond this. */
const MOST_SHARE = 0.95;

/** Leanings moved away from those of the plain policy: bonuses by so many steps, the others by e to the power given. */
export function leaned(
  { leanings, bonuses, shares, bonusStep }: Brain,
  by: (name: string, bonus: boolean) => number,
): Record<string, number> {
  const moved = Object.entries(leanings).map(([name, value]) => {
    if (bonuses.includes(name)) return [name, value + bonusStep * by(name, true)];
    const other = value * Math.exp(by(name, false));
    return [name, shares.includes(name) ? Math.min(MOST_SHARE, other) : other];
  });
  return Object.fromEntries(moved);
}

/** About normally distributed. */
export function normal(rng: Rng): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += rng.below(1 << 20) / (1 << 20);
  return sum;
}
