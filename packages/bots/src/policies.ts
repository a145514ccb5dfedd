import { dominantSpeciesPolicies } from './policies/dominant-species.ts';
import { marinePolicies } from './policies/dominant-species-marine.ts';
import { evolutionPolicies } from './policies/evolution.ts';
import type { PolicySet } from './search/policy.ts';

/** The policies of all games that can be searched. */
export const POLICY_SETS: readonly PolicySet[] = [dominantSpeciesPolicies, marinePolicies, evolutionPolicies];

export function policySetOf(game: string): PolicySet | undefined {
  return POLICY_SETS.find((policySet) => policySet.game === game);
}
