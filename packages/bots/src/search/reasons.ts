import type { Policy, PolicySet } from './policy.ts';
import type { Rated, Thought } from './thought.ts';

/** One thing that spoke for a move: a feature, and the points it makes more than the alternatives. */
export interface Reason {
  /** Id of the feature; what it counts now and for rounds to come is told as one. */
  readonly feature: string;
  /** Points expected of it beyond what the next best answers bring; negative when it is the price of the move. */
  readonly points: number;
}

/** Points below which a difference is not worth telling. */
const WORTH_TELLING = 0.05;
const MOST = 3;

/** Why a move was chosen: the features by which it differs most from the best other answers, largest first. */
export function reasonsFor(policySet: PolicySet, policy: Policy, { move, rated }: Thought): Reason[] {
  const chosen = rated.find((r) => r.move === move);
  const others = rated.filter((r) => r.move !== move && 4 * r.simulations >= (chosen?.simulations ?? 0));
  if (chosen === undefined || others.length === 0) return [];
  return told(policySet, policy, (k) => chosen.features[k] - meanOf(others, k));
}

/** By which features one plan is better than another, largest first. */
export function betterIn(
  policySet: PolicySet,
  policy: Policy,
  better: Float64Array,
  lesser: Float64Array,
): Reason[] {
  return told(policySet, policy, (k) => better[k] - lesser[k]).filter(({ points }) => points > 0);
}

function told(policySet: PolicySet, policy: Policy, differenceOf: (feature: number) => number): Reason[] {
  const sums = new Map<string, number>();
  policySet.features.forEach(({ id, common, untold }, k) => {
    if (common || untold) return;
    const feature = id.replace(/-(next|later)$/, '');
    sums.set(feature, (sums.get(feature) ?? 0) + policy.weights[k] * differenceOf(k));
  });
  return Array.from(sums, ([feature, points]) => ({ feature, points }))
    .filter(({ points }) => Math.abs(points) >= WORTH_TELLING)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST);
}

function meanOf(rated: readonly Rated[], feature: number): number {
  let sum = 0;
  for (const { features } of rated) sum += features[feature];
  return sum / rated.length;
}
