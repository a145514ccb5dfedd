import type { Rng } from '@clade/engine';
import type { PolicySet } from './search/policy.ts';

/** What is a share stays one and does not grow beyond this. */
const MOST_SHARE = 0.95;

/** Parameters moved away from those of the plain policy: bonuses by so many steps, the others by e to the power given. */
export function moveParams(
  { params, bonuses, shares, bonusStep }: PolicySet,
  by: (name: string, bonus: boolean) => number,
): Record<string, number> {
  const moved = Object.entries(params).map(([name, value]) => {
    if (bonuses.includes(name)) return [name, value + bonusStep * by(name, true)];
    const other = value * Math.exp(by(name, false));
    return [name, shares.includes(name) ? Math.min(MOST_SHARE, other) : other];
  });
  return Object.fromEntries(moved);
}

/** A style's parameters after more training: it keeps its distance from the plain policy. */
export function withTraining<L extends Readonly<Record<string, number>>>(
  own: L,
  plain: L,
  trained: L,
  bonuses: readonly string[],
): L {
  const moved = Object.entries(own).map(([name, value]) => {
    const [from, to] = [plain[name], trained[name]];
    return [name, bonuses.includes(name) ? value + to - from : (value * to) / from];
  });
  return Object.fromEntries(moved) as L;
}

/** How far the given parameters are from those of the plain policy, in the measure of `moveParams`. */
export function paramDistances(
  { params, bonuses, bonusStep }: PolicySet,
  from: Readonly<Record<string, number>>,
): Map<string, number> {
  const far = Object.entries(from).map(([name, wanted]): [string, number] => {
    const value = params[name];
    return [name, bonuses.includes(name) ? (wanted - value) / bonusStep : Math.log(wanted / value)];
  });
  return new Map(far);
}

/** About normally distributed. */
export function normal(rng: Rng): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += rng.below(1 << 20) / (1 << 20);
  return sum;
}
