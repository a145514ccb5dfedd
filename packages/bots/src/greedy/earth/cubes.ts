import {
  ANIMALS,
  CORNER_HEXES,
  CORNERS,
  CUBES,
  DISK,
  HEX_CORNERS,
  HEXES,
  KINDS,
  POOL,
  terrainOf,
} from '@clade/earth';
import { type Move, operandA, type State } from '@clade/engine';
import { isWayOut, lastMove, type Question } from './question.ts';
import { at } from './read.ts';
import type { Scales } from './scales.ts';
import { liftDisk, putDisk, shiftCubes, spawnCubes } from './shift.ts';

/** Cubes that come to Earth. */

/**
 * The best numbers of new cubes on the tiles of a corner, one tile after the other as they are asked for; the cubes stay
 * in `s`. `limits` are the most by terrain. Returns the gain.
 */
export function spreadAround(
  scales: Scales,
  s: State,
  corner: number,
  animal: number,
  limits: readonly number[],
): number {
  const price = scales.poolCube(animal);
  let sum = 0;
  for (let i = corner * 3; i < corner * 3 + 3; i++) {
    const hex = CORNER_HEXES[i] as number;
    if (hex < 0) break;
    const terrain = terrainOf(s, hex);
    if (terrain < 0) continue;
    const most = Math.min(limits[terrain] as number, at(s, POOL + animal));
    const before = scales.patch(s, hex);
    let top = 0;
    let chosen = 0;
    for (let count = 1; count <= most; count++) {
      spawnCubes(s, hex, animal, 1);
      const gain = scales.patch(s, hex) - before - count * price;
      if (gain <= top) continue;
      top = gain;
      chosen = count;
    }
    spawnCubes(s, hex, animal, chosen - most);
    sum += top;
  }
  return sum;
}

/** The best corner for Speciation around disks of a kind: its gain, and -1 when none is worth it. */
export function bestSpeciation(
  scales: Scales,
  kind: number,
  animal: number,
  limits: readonly number[],
): { gain: number; corner: number } {
  let gain = 0;
  let corner = -1;
  for (let c = 0; c < CORNERS; c++) {
    if (at(scales.base, DISK + c) !== kind + 1) continue;
    const found = spreadAround(scales, scales.trial(), c, animal, limits);
    if (found > gain) {
      gain = found;
      corner = c;
    }
  }
  return { gain, corner };
}

/** The best gain of up to `most` new cubes on one tile. */
export function bestCrowd(scales: Scales, s: State, hex: number, most: number): number {
  let top = 0;
  for (let count = 1; count <= most; count++) {
    shiftCubes(s, hex, scales.o.animal, 1);
    top = Math.max(top, scales.gain(s));
  }
  shiftCubes(s, hex, scales.o.animal, -most);
  return top;
}

/** Fecundity: one cube more on every own tile where it is of use. */
export function fecundityGain(scales: Scales): number {
  const { animal } = scales.o;
  const s = scales.trial();
  let sum = 0;
  for (let hex = 0; hex < HEXES; hex++) {
    if (at(s, CUBES + hex * ANIMALS + animal) === 0 || at(s, POOL + animal) === 0) continue;
    spawnCubes(s, hex, animal, 1);
    const gain = scales.gain(s) - sum;
    if (gain > 0) sum += gain;
    else spawnCubes(s, hex, animal, -1);
  }
  return sum;
}

/** Tiles are named in the order of the map, so the first one of use comes first. */
export function chooseFecundity(q: Question): Move {
  const useful = q.asked.legal.find((move) => !isWayOut(move) && gainOfOne(q, operandA(move)) > 0);
  return useful ?? lastMove(q);
}

function gainOfOne({ scales }: Question, hex: number): number {
  const s = scales.trial();
  spawnCubes(s, hex, scales.o.animal, 1);
  return scales.gain(s);
}

/** Aquatic and Terrestrial: the best disk from the bag on a corner of the tile, and up to four cubes. */
export function coloniseGain(scales: Scales, hex: number, bag: readonly number[]): number {
  const { animal } = scales.o;
  const s = scales.trial();
  const most = Math.min(4, at(s, POOL + animal));
  let top = 0;
  let disk = -1;
  let corner = -1;
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const c = HEX_CORNERS[i] as number;
    if (at(s, DISK + c) !== 0) continue;
    for (let kind = 0; kind < KINDS; kind++) {
      if (bag[kind] === 0) continue;
      putDisk(s, c, kind);
      const gain = scales.gain(s);
      liftDisk(s, c);
      if (disk >= 0 && gain <= top) continue;
      top = gain;
      disk = kind;
      corner = c;
    }
  }
  if (disk >= 0) putDisk(s, corner, disk);
  return Math.max(top, bestCrowd(scales, s, hex, most));
}
