import * as earth from '@clade/earth';
import { elementsOf, HEX_CORNERS, isContested, isOvercrowded, NEIGHBOURS } from '@clade/earth';
import type { State } from '@clade/engine';
import type { Evaluation } from './evaluation.ts';

/** What cards of both games do, each with the choices behind it that serve the evaluation best. */

const { ANIMALS, BAG, CUBES, DISK, HEX_SET, HOMES, KINDS, OWNER, TILE, TILES } = earth;

/** Cubes that come with Aquatic and Terrestrial. */
const SETTLERS = 4;

/** Disks of an animal that can be lost; printed elements cannot. */
type DisksOf = (s: State, animal: number, kind: number) => number;

/** The largest of what a gain is over some tiles; 0 without any. */
export function bestOver(s: State, sets: number, gain: (hex: number) => number): number {
  let top = Number.NEGATIVE_INFINITY;
  for (let w = 0; w < HEX_SET; w++) {
    for (let rest = s[sets + w]; rest !== 0; rest &= rest - 1) {
      const found = gain(w * 32 + 31 - Math.clz32(rest & -rest));
      if (found > top) top = found;
    }
  }
  return top === Number.NEGATIVE_INFINITY ? 0 : top;
}

export function sumOver(s: State, sets: number, gain: (hex: number) => number): number {
  let sum = 0;
  for (let w = 0; w < HEX_SET; w++) {
    for (let rest = s[sets + w]; rest !== 0; rest &= rest - 1)
      sum += gain(w * 32 + 31 - Math.clz32(rest & -rest));
  }
  return sum;
}

export function homes(animal: number): number {
  return HOMES + animal * HEX_SET;
}

/** The best cube to lose on a tile, up to `most` of one animal but a spared one; every tile has to lose one. */
export function bestLoss(e: Evaluation, hex: number, most: number, toPool: boolean, spared = -1): number {
  let top = Number.NEGATIVE_INFINITY;
  for (let a = 0; a < ANIMALS; a++) {
    if (a === spared) continue;
    const cubes = Math.min(most, e.s[CUBES + hex * ANIMALS + a]);
    if (cubes === 0) continue;
    const gain = e.cubeGain(hex, a, -cubes) + (toPool ? cubes * e.poolCube(a) : 0);
    if (gain > top) top = gain;
  }
  return top === Number.NEGATIVE_INFINITY ? 0 : top;
}

/** Asteroid and Catastrophe: one cube survives on the tile, and a cube leaves every tile beside it. */
export function impact(e: Evaluation, hex: number): number {
  let sum = e.bestSurvivor(hex);
  for (let i = hex * 6; i < hex * 6 + 6 && NEIGHBOURS[i] >= 0; i++)
    if (e.s[TILE + NEIGHBOURS[i]] !== 0) sum += bestLoss(e, NEIGHBOURS[i], 1, false);
  return sum;
}

const lifts = new Float64Array(6);

/** The best so many disks at a tile to lose; all have to go that there are. */
export function cascade(e: Evaluation, hex: number, x: number): number {
  let n = 0;
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const corner = HEX_CORNERS[i];
    if (e.s[DISK + corner] !== 0) lifts[n++] = -e.liftGain(corner);
  }
  lifts.subarray(0, n).sort();
  let sum = 0;
  for (let i = 0; i < Math.min(n, x); i++) sum -= lifts[i];
  return sum;
}

/** Where cubes of an animal serve best beside a tile, behind `last` in the order of the map. */
export function bestGoal(e: Evaluation, animal: number, count: number, from: number, last: number): number {
  let top = Number.NEGATIVE_INFINITY;
  for (let i = from * 6; i < from * 6 + 6 && NEIGHBOURS[i] >= 0; i++) {
    const to = NEIGHBOURS[i];
    if (to > last && e.s[TILE + to] !== 0) top = Math.max(top, e.cubeGain(to, animal, count));
  }
  return top === Number.NEGATIVE_INFINITY ? 0 : top;
}

/** Mass Exodus: the tile is emptied, and the cubes of each animal go together. */
export function exodus(e: Evaluation, hex: number): number {
  let sum = e.emptied(hex);
  for (let a = 0; a < ANIMALS; a++) {
    const count = e.s[CUBES + hex * ANIMALS + a];
    if (count > 0) sum += bestGoal(e, a, count, hex, -1);
  }
  return sum;
}

/** Aquatic and Terrestrial: a disk and up to four cubes come to a tile. */
export function colonise(e: Evaluation, hex: number): number {
  let top = 0;
  for (let k = 0; k < KINDS; k++) if (e.s[BAG + k] > 0) top = Math.max(top, e.colonised(hex, k, SETTLERS));
  return top;
}

/** The best exchange of an own disk for one of some kinds; printed elements stay. */
export function exchange(e: Evaluation, kinds: (kind: number) => boolean, disksOf: DisksOf): number {
  const { s, animal } = e;
  let lost = Number.NEGATIVE_INFINITY;
  let won = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < KINDS; k++) {
    if (disksOf(s, animal, k) > 0) lost = Math.max(lost, e.elementGain(animal, k, -1));
    if (kinds(k)) won = Math.max(won, e.elementGain(animal, k, 1));
  }
  // One for one of its own kind changes nothing.
  return lost === Number.NEGATIVE_INFINITY || won === Number.NEGATIVE_INFINITY ? 0 : Math.max(0, lost + won);
}

/** Disease: all with more elements lose one, the one that they miss least. */
export function disease(e: Evaluation, disksOf: DisksOf): number {
  const { s, animal } = e;
  let gain = 0;
  for (let a = 0; a < ANIMALS; a++) {
    if (s[OWNER + a] < 0 || elementsOf(s, a) <= elementsOf(s, animal)) continue;
    let least = Number.POSITIVE_INFINITY;
    for (let k = 0; k < KINDS; k++)
      if (disksOf(s, a, k) > 0) least = Math.min(least, e.elementGain(a, k, -1));
    if (least < Number.POSITIVE_INFINITY) gain += least;
  }
  return gain;
}

/** Symbiotic: a disk of the bag for this animal and all with fewer elements. */
export function symbiotic(e: Evaluation, hasRoom: (s: State, animal: number) => boolean): number {
  const { s, animal } = e;
  let disks = 0;
  for (let k = 0; k < KINDS; k++) disks += s[BAG + k];
  if (disks === 0) return 0;
  let gain = 0;
  for (let a = 0; a < ANIMALS; a++) {
    if (s[OWNER + a] < 0 || !hasRoom(s, a)) continue;
    if (a !== animal && elementsOf(s, a) >= elementsOf(s, animal)) continue;
    for (let k = 0; k < KINDS; k++) if (s[BAG + k] > 0) gain += (e.elementGain(a, k, 1) * s[BAG + k]) / disks;
  }
  return gain;
}

/** Biomass: a cube leaves every tile with more cubes than disks. */
export function biomass(e: Evaluation): number {
  return sumOver(e.s, TILES, (hex) => (isOvercrowded(e.s, hex) ? bestLoss(e, hex, 1, false) : 0));
}

/** Predator: a cube of another leaves every own tile where there is one. */
export function predator(e: Evaluation): number {
  return sumOver(e.s, homes(e.animal), (hex) =>
    isContested(e.s, hex, e.animal) ? bestLoss(e, hex, 1, false, e.animal) : 0,
  );
}

/** Fecundity: a cube more on every own tile where it is of use. */
export function fecundity(e: Evaluation): number {
  return sumOver(e.s, homes(e.animal), (hex) => Math.max(0, e.plus(hex) - e.poolCube(e.animal)));
}

/** The best replacement of a cube of one animal by an own one; minus infinity without any. */
export function replacement(e: Evaluation, victim: number): number {
  let top = Number.NEGATIVE_INFINITY;
  for (let w = 0; w < HEX_SET; w++) {
    for (let rest = e.s[HOMES + victim * HEX_SET + w]; rest !== 0; rest &= rest - 1)
      top = Math.max(top, e.replaceGain(w * 32 + 31 - Math.clz32(rest & -rest), victim));
  }
  return top - e.poolCube(e.animal);
}
