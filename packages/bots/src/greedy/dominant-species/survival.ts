import { bonus, TERRAINS } from '@clade/dominant-species';
import { ANIMALS, CUBES, HEXES, LEVEL, TILE } from '@clade/earth';
import type { State } from '@clade/engine';
import { at } from '../earth/read.ts';
import type { Outlook } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

export const TUNDRA = TERRAINS.indexOf('tundra');

/** Cubes of each animal on tundra that live on, and the tiles they are on. */
const cubes = new Int32Array(ANIMALS);
const tiles = new Int32Array(ANIMALS);

/** DS-5.9.2: what Survival, scored behind Extinction, is expected to bring. */
export function survivalWorth(o: Outlook, s: State): number {
  countTundra(s);
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
    // DS-5.9.2.4: a tie is no lead.
    const margin = own - (own === best ? second : best) - 0.5;
    const holds = 1 / (1 + Math.exp(-margin / WEIGHTS.survivalSpread));
    worth += (o.stakes[a] as number) * holds * bonus(tiles[a] as number);
  }
  return worth * o.survival;
}

function countTundra(s: State): void {
  cubes.fill(0);
  tiles.fill(0);
  for (let hex = 0; hex < HEXES; hex++) {
    if (at(s, TILE + hex) !== TUNDRA + 1) continue;
    for (let a = 0, i = hex * ANIMALS; a < ANIMALS; a++, i++) {
      if (at(s, CUBES + i) === 0 || at(s, LEVEL + i) === 0) continue;
      cubes[a] = (cubes[a] as number) + at(s, CUBES + i);
      tiles[a] = (tiles[a] as number) + 1;
    }
  }
}
