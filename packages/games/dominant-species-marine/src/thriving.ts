import { ANIMALS, CUBES, eliminateCubes, HEX_SET, HEXES, HOMES, isIn, LEVEL, lowest } from '@clade/earth';
import type { Emit, State } from '@clade/engine';
import { CARNIVORE } from './trait-ids.ts';
import { carnivoreThrives, diesWithPrey, hasPrey } from './traits/carnivore.ts';
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
/** Tiles on which a Carnivore had its prey when the Extinction began. */
const hunting = new Int32Array(ANIMALS * HEX_SET);

/** DSM-6.4.6: noted at the beginning, because a loss of prey during the event is what kills. */
function noteHunting(s: State): void {
  hunting.fill(0);
  if (!diesWithPrey(s)) return;
  for (let i = 0; i < ANIMALS * HEX_SET; i++) {
    const animal = Math.floor(i / HEX_SET);
    if (!hasTrait(s, animal, CARNIVORE)) continue;
    for (let rest = s[HOMES + i]; rest !== 0; rest &= rest - 1)
      if (hasPrey(s, (i % HEX_SET) * 32 + lowest(rest), animal)) hunting[i] |= rest & -rest;
  }
}

/** DSM-5.17.2: all endangered cubes leave together, again and again until none is left. */
export function extinction(s: State, emit: Emit | undefined): void {
  if (emit) emit({ type: 'extinction', rule: 'DSM-5.17.2' });
  noteHunting(s);
  for (let any = true; any; ) {
    any = false;
    for (let i = 0; i < ANIMALS * HEX_SET; i++) {
      const animal = Math.floor(i / HEX_SET);
      doomed[i] = 0;
      for (let rest = s[HOMES + i]; rest !== 0; rest &= rest - 1) {
        const hex = (i % HEX_SET) * 32 + lowest(rest);
        const starves = (hunting[i] & rest & -rest) !== 0 && !hasPrey(s, hex, animal);
        if (!starves && isThriving(s, hex, animal)) continue;
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
