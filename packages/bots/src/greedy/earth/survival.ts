import { ANIMALS, CUBES, HEXES, LEVEL, SMALL, TILE } from '@clade/earth';
import type { State } from '@clade/engine';
import { at } from './read.ts';

/** Cubes of each animal on small tiles that live on, and the tiles they are on. */
const cubes = new Int32Array(ANIMALS);
const tiles = new Int32Array(ANIMALS);

/**
 * What Survival, scored behind an Extinction, is expected to bring. A tie is no lead; `spread` is the lead in cubes that
 * makes it likely to last.
 */
export function survivalWorth(
  stakes: Float64Array,
  s: State,
  bonus: (tiles: number) => number,
  spread: number,
): number {
  countSmall(s);
  let best = 0;
  let second = 0;
  for (let a = 0; a < ANIMALS; a++) {
    const own = cubes[a] as number;
    if (own > best) {
      second = best;
      best = own;
    } else if (own > second) second = own;
  }
  let worth = 0;
  for (let a = 0; a < ANIMALS; a++) {
    const own = cubes[a] as number;
    if (own === 0) continue;
    const margin = own - (own === best ? second : best) - 0.5;
    const holds = 1 / (1 + Math.exp(-margin / spread));
    worth += (stakes[a] as number) * holds * bonus(tiles[a] as number);
  }
  return worth;
}

function countSmall(s: State): void {
  cubes.fill(0);
  tiles.fill(0);
  for (let hex = 0; hex < HEXES; hex++) {
    if (at(s, TILE + hex) !== SMALL + 1) continue;
    for (let a = 0, i = hex * ANIMALS; a < ANIMALS; a++, i++) {
      if (at(s, CUBES + i) === 0 || at(s, LEVEL + i) === 0) continue;
      cubes[a] = (cubes[a] as number) + at(s, CUBES + i);
      tiles[a] = (tiles[a] as number) + 1;
    }
  }
}
