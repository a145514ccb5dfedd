import { ANIMALS, CUBES, eliminateCubes, HEXES, LEVEL, TILE } from '@clade/earth';
import type { Emit, State } from '@clade/engine';
import { CARNIVORE } from './trait-ids.ts';
import { carnivoreThrives } from './traits/carnivore.ts';
import { hasTrait } from './traits/trait.ts';
import { WORLD } from './world.ts';

/** DSM-1.6.7: does the animal, which has cubes there, thrive on a tile? */
export function isThriving(s: State, hex: number, animal: number): boolean {
  if (hasTrait(s, animal, CARNIVORE)) return carnivoreThrives(s, hex, animal);
  return s[LEVEL + hex * ANIMALS + animal] > 0;
}

export function isEndangered(s: State, hex: number, animal: number): boolean {
  return s[CUBES + hex * ANIMALS + animal] > 0 && !isThriving(s, hex, animal);
}

const doomed = new Uint8Array(HEXES * ANIMALS);

/** DSM-5.17.2: all endangered cubes leave together, again and again until none is left. */
export function extinction(s: State, emit: Emit | undefined): void {
  if (emit) emit({ type: 'extinction', rule: 'DSM-5.17.2' });
  for (let any = true; any; ) {
    any = false;
    for (let hex = 0; hex < HEXES; hex++) {
      for (let a = 0; a < ANIMALS; a++) {
        const dies = s[TILE + hex] !== 0 && isEndangered(s, hex, a);
        doomed[hex * ANIMALS + a] = dies ? 1 : 0;
        any ||= dies;
      }
    }
    for (let i = 0; any && i < doomed.length; i++) {
      if (doomed[i] === 0) continue;
      eliminateCubes(WORLD, s, Math.floor(i / ANIMALS), i % ANIMALS, s[CUBES + i], 'DSM-5.17.2', emit);
    }
  }
}
