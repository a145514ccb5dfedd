import { policySetOf } from './policies.ts';
import { type Remarks, remarksBy } from './remarks.ts';

/** What the characters at a table of a game would remark on. */
export function remarksOf(game: string, bots: readonly (string | undefined)[]): Remarks | undefined {
  const policySet = policySetOf(game);
  return policySet && remarksBy(policySet, bots);
}
