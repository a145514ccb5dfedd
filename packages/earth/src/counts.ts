import type { State } from '@clade/engine';
import * as columns from './columns.ts';
import { crowdOn, cubesOn, othersOn } from './cubes.ts';
import { disksAround } from './elements.ts';
import * as grid from './grid.ts';
import { NEIGHBOURS } from './grid.ts';

const { ANIMALS, DISK, HAS, HEX_SET, HOMES, KINDS, TILE } = columns;
const { CORNERS, HEXES } = grid;

/** What cards of both games count. */

/** How many tiles are so. */
export function countTiles(s: State, where: (hex: number) => boolean): number {
  let count = 0;
  for (let hex = 0; hex < HEXES; hex++) if (s[TILE + hex] !== 0 && where(hex)) count++;
  return count;
}

/** Own and opposing cubes share the tile. */
export function isContested(s: State, hex: number, animal: number): boolean {
  return cubesOn(s, hex, animal) > 0 && othersOn(s, hex, animal) > 0;
}

/** All such tiles, one word of the set. */
export function contestedTiles(s: State, animal: number, w: number): number {
  let others = 0;
  for (let a = 0; a < ANIMALS; a++) if (a !== animal) others |= s[HOMES + a * HEX_SET + w];
  return s[HOMES + animal * HEX_SET + w] & others;
}

/** More cubes than disks. */
export function isOvercrowded(s: State, hex: number): boolean {
  return crowdOn(s, hex) > disksAround(s, hex);
}

export function isBeside(a: number, b: number): boolean {
  for (let i = a * 6; i < a * 6 + 6; i++) if (NEIGHBOURS[i] === b) return true;
  return false;
}

/** Disks on Earth of the kinds that an animal has. */
export function matchingDisks(s: State, animal: number): number {
  let disks = 0;
  for (let c = 0; c < CORNERS; c++) {
    if (s[DISK + c] !== 0 && s[HAS + animal * KINDS + s[DISK + c] - 1] > 0) disks++;
  }
  return disks;
}
