import { KINDS } from '@clade/earth';
import type { Emit, State } from '@clade/engine';
import { disksAt, loseDisk, ON_TRAIT } from '../disks.ts';
import type { Trait } from './trait.ts';

export const phenotypicPlasticity: Trait = {
  id: 'phenotypic-plasticity',
  rule: 'DSM-6.4.12',
  provenance: 'printed',
  confidence: 'high',
};

/** DSM-6.3.15, DSM-6.4.8: its disks go to the bag with it. */
export function losePlasticity(s: State, animal: number, emit: Emit | undefined): void {
  for (let k = 0; k < KINDS; k++) {
    while (disksAt(s, animal, k, ON_TRAIT) > 0)
      loseDisk(s, animal, k, ON_TRAIT, phenotypicPlasticity.rule, emit);
  }
}
