import type { State } from '@clade/engine';
import { SEASONAL_MIGRANTS } from '../trait-ids.ts';
import { hasTrait, type Trait } from './trait.ts';

export const seasonalMigrants: Trait = {
  id: 'seasonal-migrants',
  name: 'Seasonal Migrants',
  rule: 'DSM-6.4.16',
  summary: 'Your Migration moves one cube more, and each cube up to two steps over tiles.',
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
