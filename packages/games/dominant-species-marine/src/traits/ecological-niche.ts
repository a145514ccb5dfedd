import { terrainOf } from '@clade/earth';
import type { State } from '@clade/engine';
import { CONTROL } from '../state.ts';
import { SPECIATION_LIMIT } from '../terrain.ts';
import { ECOLOGICAL_NICHE } from '../trait-ids.ts';
import { hasTrait, type Trait } from './trait.ts';

export const ecologicalNiche: Trait = {
  id: 'ecological-niche',
  rule: 'DSM-6.4.7',
  provenance: 'printed',
  confidence: 'high',
};

/** Most new cubes on a tile by one Speciation on a disk of this kind. */
export function speciationLimit(s: State, hex: number, animal: number, kind: number): number {
  const limit = SPECIATION_LIMIT[terrainOf(s, hex)];
  const controller = s[CONTROL + kind] - 1;
  if (controller < 0 || !hasTrait(s, controller, ECOLOGICAL_NICHE)) return limit;
  return controller === animal ? limit + 1 : limit - 1;
}
