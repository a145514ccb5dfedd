import { ANIMALS, LEVEL, othersOn } from '@clade/earth';
import type { State } from '@clade/engine';
import { alternative } from '../options.ts';
import type { Trait } from './trait.ts';

export const carnivore: Trait = {
  id: 'carnivore',
  name: 'Carnivore',
  rule: 'DSM-6.4.6',
  summary: 'Your cubes also thrive on tiles with at least two cubes of other animals.',
  provenance: 'reconstructed',
  confidence: 'medium',
};

const PREY = 2;

/** Do the cubes of a Carnivore thrive on a tile? OPT-7: on a match too, or on opposing cubes only. */
export function carnivoreThrives(s: State, hex: number, animal: number): boolean {
  if (othersOn(s, hex, animal) >= PREY) return true;
  return alternative(s, 7) === 0 && s[LEVEL + hex * ANIMALS + animal] > 0;
}
