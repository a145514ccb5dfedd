import { ANIMALS, LEVEL, othersOn } from '@clade/earth';
import { isAtLeast, type State } from '@clade/engine';
import { alternative, READING } from '../options.ts';
import type { Trait } from './trait.ts';

export const carnivore: Trait = {
  id: 'carnivore',
  rule: 'DSM-6.4.6',
  provenance: 'reconstructed',
  confidence: 'medium',
};

const PREY = 2;

/** OPT-7. */
const ONLY_AMONG_PREY = 1;

/** Do the cubes of a Carnivore thrive on a tile? OPT-7: on a match too, or on opposing cubes only. */
export function carnivoreThrives(s: State, hex: number, animal: number): boolean {
  if (hasPrey(s, hex, animal)) return true;
  return (
    alternative(s, READING.carnivoreThriving) !== ONLY_AMONG_PREY && s[LEVEL + hex * ANIMALS + animal] > 0
  );
}

export function hasPrey(s: State, hex: number, animal: number): boolean {
  return othersOn(s, hex, animal) >= PREY;
}

/** OPT-7: does a Carnivore die at once where an Extinction takes its prey, whatever matches? Version 1 had no such reading. */
export function diesWithPrey(s: State): boolean {
  return alternative(s, READING.carnivoreThriving) === 0 && isAtLeast(s, 2);
}
