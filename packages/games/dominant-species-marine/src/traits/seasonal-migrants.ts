import type { State } from '@clade/engine';
import { SEASONAL_MIGRANTS } from '../trait-ids.ts';
import { hasTrait, type Trait } from './trait.ts';

export const seasonalMigrants: Trait = {
  id: 'seasonal-migrants',
  rule: 'DSM-6.4.16',
  provenance: 'printed',
  confidence: 'high',
};

/** Cubes that Migration moves besides its value. */
export function migrants(s: State, animal: number): number {
  return hasTrait(s, animal, SEASONAL_MIGRANTS) ? 1 : 0;
}

/** Steps of a migrating cube. */
export function reach(s: State, animal: number): number {
  return hasTrait(s, animal, SEASONAL_MIGRANTS) ? 2 : 1;
}
