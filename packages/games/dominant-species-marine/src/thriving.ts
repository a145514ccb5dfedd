import { ANIMALS, CUBES, eliminateCubes, HEX_SET, HEXES, HOMES, isIn, LEVEL, lowest } from '@clade/earth';
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

const doomed = new Int32Array(ANIMALS * HEX_SET);

/** DSM-5.17.2: all endangered cubes leave together, again and again until none is left. */
export function extinction(s: State, emit: Emit | undefined): void {
  if (emit) emit({ type: 'extinction', rule: 'DSM-5.17.2' });
  for (let any = true; any; ) {
    any = false;
    for (let i = 0; i < ANIMALS * HEX_SET; i++) {
      const animal = Math.floor(i / HEX_SET);
      doomed[i] = 0;
      for (let rest = s[HOMES + i]; rest !== 0; rest &= rest - 1) {
        if (isThriving(s, (i % HEX_SET) * 32 + lowest(rest), animal)) continue;
        doomed[i] |= rest & -rest;
        any = true;
      }
    }
    if (any) leave(s, emit);
  }
}

/** The doomed cubes, told tile by tile. */
function leave(s: State, emit: Emit | undefined): void {
  for (let hex = 0; hex < HEXES; hex++) {
    for (let a = 0; a < ANIMALS; a++) {
      if (isIn(doomed[a * HEX_SET + (hex >> 5)], hex))
        eliminateCubes(WORLD, s, hex, a, s[CUBES + hex * ANIMALS + a], 'DSM-5.17.2', emit);
    }
  }
}
