import { givePoints, type World } from '@clade/earth';
import type { Emit, State } from '@clade/engine';
import { FROM_TRAITS } from '../sources.ts';
import { CANNIBAL } from '../trait-ids.ts';
import { hasTrait, type Trait } from './trait.ts';

export const cannibal: Trait = {
  id: 'cannibal',
  rule: 'DSM-6.4.5',
  provenance: 'printed',
  confidence: 'high',
};

/** Called after cubes of an animal have been eliminated. */
export function cannibalPoints(
  w: World,
  s: State,
  animal: number,
  count: number,
  emit: Emit | undefined,
): void {
  if (hasTrait(s, animal, CANNIBAL)) givePoints(w, s, animal, count, FROM_TRAITS, cannibal.rule, emit);
}
