import type { Emit, State } from '@clade/engine';
import * as columns from './columns.ts';
import { returnCubes } from './cubes.ts';
import { removeDisk } from './elements.ts';
import { CORNER_HEXES } from './grid.ts';
import { givePoints } from './points.ts';
import { lowest, spotsOf } from './sets.ts';
import type { World } from './world.ts';

const { ALL_KINDS, ANIMALS, CORNER_SET, CUBES, HEX_SET, HOMES, LANDS, SMALL, TILE } = columns;

/** Small tiles cover large ones: tundra, vents. Who holds Survival follows from the cubes on them. */

/** Small tiles with cubes of an animal, one word of the set. */
function smallTiles(s: State, animal: number, w: number): number {
  return s[HOMES + animal * HEX_SET + w] & s[LANDS + SMALL * HEX_SET + w];
}

export function cubesOnSmall(s: State, animal: number): number {
  let sum = 0;
  for (let w = 0; w < HEX_SET; w++) {
    for (let rest = smallTiles(s, animal, w) | 0; rest !== 0; rest &= rest - 1)
      sum += s[CUBES + (w * 32 + lowest(rest)) * ANIMALS + animal];
  }
  return sum;
}

export function smallTilesOf(s: State, animal: number): number {
  let count = 0;
  for (let w = 0; w < HEX_SET; w++) {
    for (let rest = smallTiles(s, animal, w) | 0; rest !== 0; rest &= rest - 1) count++;
  }
  return count;
}

/** The animal with the one highest count of at least 1, or -1. */
export function survivor(s: State): number {
  let best = 0;
  let holder = -1;
  for (let a = 0; a < ANIMALS; a++) {
    const cubes = cubesOnSmall(s, a);
    if (cubes > best) {
      best = cubes;
      holder = a;
    } else if (cubes === best) holder = -1;
  }
  return holder;
}

/** Are all three hexes of a corner covered by small tiles? */
export function isEnclosed(s: State, corner: number): boolean {
  for (let i = corner * 3; i < corner * 3 + 3; i++) {
    if (CORNER_HEXES[i] < 0 || s[TILE + CORNER_HEXES[i]] !== SMALL + 1) return false;
  }
  return true;
}

/** Disks between three small tiles, anywhere on Earth, go to the bag. */
export function removeEnclosedDisks(w: World, s: State, rule: string, emit: Emit | undefined): void {
  for (let i = 0; i < CORNER_SET; i++) {
    for (let rest = spotsOf(s, ALL_KINDS, i) | 0; rest !== 0; rest &= rest - 1) {
      const corner = i * 32 + lowest(rest);
      if (isEnclosed(s, corner)) removeDisk(w, s, corner, rule, emit);
    }
  }
}

/** On a tile that was just covered one cube of each animal stays; the others return to their gene pools. */
export function thinOut(w: World, s: State, hex: number, rule: string, emit: Emit | undefined): void {
  for (let a = 0; a < ANIMALS; a++) {
    const cubes = s[CUBES + hex * ANIMALS + a];
    if (cubes > 1) returnCubes(w, s, hex, a, cubes - 1, rule, emit);
  }
}

/** A single leader on small tiles earns bonus points for the small tiles it is on. */
export function scoreSurvivor(
  w: World,
  s: State,
  source: number,
  bonus: (tiles: number) => number,
  rule: string,
  emit: Emit | undefined,
): void {
  const holder = survivor(s);
  if (holder < 0) return;
  const tiles = smallTilesOf(s, holder);
  if (emit) emit({ type: 'survival', rule, animal: w.animals[holder], tiles });
  givePoints(w, s, holder, bonus(tiles), source, rule, emit);
}
