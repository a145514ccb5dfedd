import { PAWNS } from '@clade/earth';
import type { State } from '@clade/engine';
import { specialsAtHand } from '../pawns.ts';
import { HADOPELAGIC } from '../trait-ids.ts';
import { hasTrait, type Trait } from './trait.ts';

export const hadopelagic: Trait = {
  id: 'hadopelagic',
  rule: 'DSM-6.4.10',
  provenance: 'reconstructed',
  confidence: 'medium',
};

/** Is another turn earned by a Retrieve that begins now (DSM-9.4.6)? */
export function hadopelagicTurn(s: State, animal: number): boolean {
  return hasTrait(s, animal, HADOPELAGIC) && s[PAWNS + animal] === 0 && specialsAtHand(s, animal) === 0;
}
