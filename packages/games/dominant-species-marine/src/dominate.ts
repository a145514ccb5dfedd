import { ANIMALS, AROUND, CUBES, HAS, HEXES, KINDS, TILE } from '@clade/earth';
import type { State } from '@clade/engine';
import { TARGET } from './state.ts';

/** DSM-1.6.9: elements of a kind times tiles with a cube of the animal and a disk of the kind. */
export function dominationValue(s: State, animal: number, kind: number): number {
  const elements = s[HAS + animal * KINDS + kind];
  if (elements === 0) return 0;
  let tiles = 0;
  for (let hex = 0; hex < HEXES; hex++) {
    if (s[CUBES + hex * ANIMALS + animal] > 0 && s[TILE + hex] !== 0 && s[AROUND + hex * KINDS + kind] > 0)
      tiles++;
  }
  return elements * tiles;
}

export function dominates(s: State, animal: number, kind: number): boolean {
  return dominationValue(s, animal, kind) > s[TARGET + kind];
}
