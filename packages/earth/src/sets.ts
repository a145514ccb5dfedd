import type { State } from '@clade/engine';
import {
  ANIMALS,
  CORNER_SET,
  CUBES,
  DISK,
  EARTH_END,
  FRINGE,
  HEX_SET,
  HOMES,
  SPOTS,
  TILE,
  TILES,
  TOUCH,
  VACANT,
} from './columns.ts';
import { CORNERS, HEXES, NEIGHBOURS } from './grid.ts';

/**
 * Hexes and corners as bits, 32 to a word, kept by the verbs: a rule that is about a handful of tiles or disks need not
 * look at the whole map. A set is walked in ascending order, word by word:
 *
 *     for (let rest = s[set + w]; rest !== 0; rest &= rest - 1) { const hex = w * 32 + lowest(rest); ... }
 */
export function include(s: State, set: number, i: number): void {
  s[set + (i >> 5)] |= 1 << (i & 31);
}

export function exclude(s: State, set: number, i: number): void {
  s[set + (i >> 5)] &= ~(1 << (i & 31));
}

/** Number of the lowest bit of a word that is not 0. */
export function lowest(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** Corners with a disk of one of the kinds (as bits), one word of them. */
export function spotsOf(s: State, kinds: number, w: number): number {
  let corners = 0;
  for (let rest = kinds; rest !== 0; rest &= rest - 1) corners |= s[SPOTS + lowest(rest) * CORNER_SET + w];
  return corners;
}

/** All sets anew from what they follow from. */
export function deriveSets(s: State): void {
  s.fill(0, TILES, EARTH_END);
  for (let hex = 0; hex < HEXES; hex++) {
    for (let a = 0; a < ANIMALS; a++) {
      if (s[CUBES + hex * ANIMALS + a] > 0) include(s, HOMES + a * HEX_SET, hex);
    }
    if (s[TILE + hex] === 0) continue;
    include(s, TILES, hex);
    for (let i = hex * 6; i < hex * 6 + 6 && NEIGHBOURS[i] >= 0; i++) {
      if (s[TILE + NEIGHBOURS[i]] === 0) include(s, FRINGE, NEIGHBOURS[i]);
    }
  }
  for (let c = 0; c < CORNERS; c++) {
    if (s[DISK + c] !== 0) include(s, SPOTS + (s[DISK + c] - 1) * CORNER_SET, c);
    else if (s[TOUCH + c] > 0) include(s, VACANT, c);
  }
}
