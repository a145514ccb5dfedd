import { characterOf } from './characters.ts';
import type { Remarks } from './remarks.ts';
import type { PolicySet } from './search/policy.ts';

/** The policies of one game alone: a page fetches no more than it needs. */
const LOAD: Readonly<Record<string, () => Promise<PolicySet>>> = {
  evolution: async () => (await import('./policies/evolution.ts')).evolutionPolicies,
  'dominant-species': async () => (await import('./policies/dominant-species.ts')).dominantSpeciesPolicies,
  'dominant-species-marine': async () =>
    (await import('./policies/dominant-species-marine.ts')).marinePolicies,
};

/** What the characters at a table of a game would remark on, fetched where one sits. */
export async function loadRemarks(
  game: string,
  bots: readonly (string | undefined)[],
): Promise<Remarks | undefined> {
  const load = LOAD[game];
  if (load === undefined || !bots.some((bot) => characterOf(bot))) return undefined;
  const [policySet, { remarksBy }] = await Promise.all([load(), import('./remarks.ts')]);
  return remarksBy(policySet, bots);
}
