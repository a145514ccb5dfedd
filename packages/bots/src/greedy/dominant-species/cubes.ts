import { ELEMENTS, SPECIATION_LIMIT } from '@clade/dominant-species';
import {
  ANIMALS,
  CORNER_HEXES,
  CORNERS,
  CUBES,
  DISK,
  ELIMINATED,
  HEX_CORNERS,
  HEXES,
  KINDS,
  LEVEL,
  POOL,
  terrainOf,
} from '@clade/earth';
import { type Move, operandA, type State } from '@clade/engine';
import { best } from '../earth/best.ts';
import { at } from '../earth/read.ts';
import { liftDisk, putDisk, shiftCubes, spawnCubes } from '../earth/shift.ts';
import { isWayOut, type Question } from './question.ts';
import type { Scales } from './scales.ts';

/** Cubes that come to Earth: by Speciation, the Insects and cards. */

/**
 * The best numbers of new cubes on the tiles of a corner, one tile after the other as they are asked for; the cubes stay
 * in `s`. Returns the gain.
 */
export function spreadAround(scales: Scales, s: State, corner: number, animal: number): number {
  const price = scales.poolCube(animal);
  let sum = 0;
  for (let i = corner * 3; i < corner * 3 + 3; i++) {
    const hex = CORNER_HEXES[i] as number;
    if (hex < 0) break;
    const terrain = terrainOf(s, hex);
    if (terrain < 0) continue;
    const most = Math.min(SPECIATION_LIMIT[terrain] as number, at(s, POOL + animal));
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
): { gain: number; corner: number } {
  let gain = 0;
  let corner = -1;
  for (let c = 0; c < CORNERS; c++) {
    if (at(scales.base, DISK + c) !== kind + 1) continue;
    const found = spreadAround(scales, scales.trial(), c, animal);
    if (found > gain) {
      gain = found;
      corner = c;
    }
  }
  return { gain, corner };
}

export function chooseSpeciation({ asked, scales }: Question): Move {
  return best(asked.legal, (move) =>
    isWayOut(move) ? 0 : spreadAround(scales, scales.trial(), operandA(move), scales.o.animal),
  );
}

/** The best gain of up to `most` new cubes on one tile. */
function bestCrowd(scales: Scales, s: State, hex: number, most: number): number {
  let top = 0;
  for (let count = 1; count <= most; count++) {
    shiftCubes(s, hex, scales.o.animal, 1);
    top = Math.max(top, scales.gain(s));
  }
  shiftCubes(s, hex, scales.o.animal, -most);
  return top;
}

/** DS-6.10: one cube more on every own tile where it is of use. */
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

/** DS-6.10.2: tiles are named in the order of the map, so the first one of use comes first. */
export function chooseFecundity(q: Question): Move {
  const useful = q.asked.legal.find((move) => !isWayOut(move) && gainOfOne(q, operandA(move)) > 0);
  return useful ?? (q.asked.legal.at(-1) as Move);
}

function gainOfOne({ scales }: Question, hex: number): number {
  const s = scales.trial();
  spawnCubes(s, hex, scales.o.animal, 1);
  return scales.gain(s);
}

/** DS-6.1: the best disk from the bag on a corner of the tile, and up to four cubes. */
export function aquaticGain(scales: Scales, hex: number, bag: readonly number[]): number {
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

export function chooseAquaticTile({ asked, scales }: Question): Move {
  const bag = ELEMENTS.map((id) => asked.view.bag[id] ?? 0);
  return best(asked.legal, (move) => aquaticGain(scales, operandA(move), bag));
}

/** DS-6.13: five cubes at most, from the eliminated ones. */
export function hibernationGain(scales: Scales, hex: number): number {
  const s = scales.trial();
  return bestCrowd(scales, s, hex, Math.min(5, at(s, ELIMINATED + scales.o.animal)));
}

export function chooseHibernation({ asked, scales }: Question): Move {
  return best(asked.legal, (move) => hibernationGain(scales, operandA(move)));
}

/** DS-5.9.1.2: the saved cube is kept where a single cube that could live would mean most. */
export function chooseSaved({ asked, scales }: Question): Move {
  const { animal } = scales.o;
  return best(asked.legal, (move) => {
    if (isWayOut(move)) return 0;
    const s = scales.trial();
    const place = operandA(move) * ANIMALS + animal;
    s[CUBES + place] = 1;
    s[LEVEL + place] = 1;
    return 0.01 + scales.gain(s);
  });
}
