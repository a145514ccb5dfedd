import { ANIMALS, cubesOn, givePoints, type World } from '@clade/earth';
import type { Emit, State } from '@clade/engine';
import { FROM_TRAITS } from '../sources.ts';
import { PREY_SWITCHING } from '../trait-ids.ts';
import { hasTrait, type Trait } from './trait.ts';

export const preySwitching: Trait = {
  id: 'prey-switching',
  rule: 'DSM-6.4.13',
  provenance: 'printed',
  confidence: 'high',
};

/**
 * Called after cubes of `placer` have come to a tile from its gene pool. Every effect places all its cubes of a tile at
 * once, and the cubes of others do not change by it, so it is as if judged before (DSM-9.4.1).
 */
export function preyPoints(w: World, s: State, hex: number, placer: number, emit: Emit | undefined): void {
  for (let a = 0; a < ANIMALS; a++) {
    if (a === placer || !hasTrait(s, a, PREY_SWITCHING) || cubesOn(s, hex, a) === 0) continue;
    givePoints(w, s, a, 1, FROM_TRAITS, preySwitching.rule, emit);
  }
}
