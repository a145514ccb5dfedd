import { ANIMALS, CUBES, HEXES, TILE } from '@clade/earth';
import type { State } from '@clade/engine';
import { TUNDRA } from './terrain.ts';

/** DS-5.9.2: who holds Survival follows from the cubes on tundra. */

export function cubesOnTundra(s: State, animal: number): number {
  let sum = 0;
  for (let hex = 0; hex < HEXES; hex++) {
    if (s[TILE + hex] === TUNDRA + 1) sum += s[CUBES + hex * ANIMALS + animal];
  }
  return sum;
}

export function tundraTilesOf(s: State, animal: number): number {
  let count = 0;
  for (let hex = 0; hex < HEXES; hex++) {
    if (s[TILE + hex] === TUNDRA + 1 && s[CUBES + hex * ANIMALS + animal] > 0) count++;
  }
  return count;
}

/** The animal with the one highest count of at least 1, or -1 (DS-5.9.2.1, DS-5.9.2.4). */
export function survivor(s: State): number {
  let best = 0;
  let holder = -1;
  for (let a = 0; a < ANIMALS; a++) {
    const cubes = cubesOnTundra(s, a);
    if (cubes > best) {
      best = cubes;
      holder = a;
    } else if (cubes === best) holder = -1;
  }
  return holder;
}
