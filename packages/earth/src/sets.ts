import { ALL, type MoveList, packMove, type State } from '@clade/engine';
import * as columns from './columns.ts';
import * as grid from './grid.ts';
import { NEIGHBOURS } from './grid.ts';

const {
  ANIMALS,
  CORNER_SET,
  CUBES,
  DISK,
  EARTH_END,
  FRINGE,
  HEX_SET,
  HOMES,
  LANDS,
  SPOTS,
  TILE,
  TILES,
  TOUCH,
  VACANT,
} = columns;
const { CORNERS, HEXES } = grid;

/**
 * Hexes and corners as bits, 32 to a word, kept by the verbs: a rule that is about a handful of tiles or disks need not
 * look at the whole map. A set is walked in ascending order, word by word:
 *
 *     for (let rest = s[set + w]; rest !== 0; rest &= rest - 1) { const hex = w * 32 + lowest(rest); ... }
 *
 * A word that comes from a call or a parameter begins as `word | 0`, else V8 walks it as a floating-point number.
 */
export function include(s: State, set: number, i: number): void {
  s[set + (i >> 5)] |= 1 << (i & 31);
}

export function exclude(s: State, set: number, i: number): void {
  s[set + (i >> 5)] &= ~(1 << (i & 31));
}

/** Is this a member, as far as its word says? */
export function isIn(word: number, i: number): boolean {
  return ((word >> (i & 31)) & 1) !== 0;
}

/** Number of the lowest bit of a word that is not 0. */
export function lowest(word: number): number {
  return 31 - Math.clz32(word ^ (word - 1));
}

/** A move of this verb for every member of a word of a set, ascending, as long as the list does not hold `enough`. */
export function addEach(out: MoveList, verb: number, w: number, word: number, enough = ALL): void {
  out.reserve(32);
  const { at } = out;
  let n = out.n;
  for (let rest = word | 0; rest !== 0 && n < enough; rest &= rest - 1)
    at[n++] = packMove(verb, w * 32 + lowest(rest));
  out.n = n;
}

/** Corners with a disk of one of the kinds (as bits), one word of them. */
export function spotsOf(s: State, kinds: number, w: number): number {
  let corners = 0;
  for (let rest = kinds | 0; rest !== 0; rest &= rest - 1)
    corners |= s[SPOTS + lowest(rest) * CORNER_SET + w];
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
    include(s, LANDS + (s[TILE + hex] - 1) * HEX_SET, hex);
    for (let i = hex * 6; i < hex * 6 + 6 && NEIGHBOURS[i] >= 0; i++) {
      if (s[TILE + NEIGHBOURS[i]] === 0) include(s, FRINGE, NEIGHBOURS[i]);
    }
  }
  for (let c = 0; c < CORNERS; c++) {
    if (s[DISK + c] !== 0) include(s, SPOTS + (s[DISK + c] - 1) * CORNER_SET, c);
    else if (s[TOUCH + c] > 0) include(s, VACANT, c);
  }
}
