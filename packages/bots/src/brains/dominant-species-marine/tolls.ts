import * as earth from '@clade/earth';
import { HEX_CORNERS, NEIGHBOURS } from '@clade/earth';
import { type MoveList, moveVerb, operandA, operandB, operandC, SKIP_VERB, type State } from '@clade/engine';
import type { MarineEyes } from './eyes.ts';

/** What cards do that clear a tile or take from it, each with the choices behind it that serve the eyes best. */

const { ANIMALS, CUBES, DISK, HEXES, KINDS, TILE } = earth;

/** Cubes that an effect with X takes, about, and those that come to a tile of Terrestrial. */
const SOME = 3;
const SETTLERS = 4;

/** The best cube to lose on a tile, up to `most` of one animal; every tile has to lose one. */
function bestLoss(e: MarineEyes, hex: number, most: number, toPool: boolean): number {
  let top = Number.NEGATIVE_INFINITY;
  for (let a = 0; a < ANIMALS; a++) {
    const cubes = Math.min(most, e.s[CUBES + hex * ANIMALS + a]);
    if (cubes === 0) continue;
    const gain = e.cubeGain(hex, a, -cubes) + (toPool ? cubes * e.poolCube(a) : 0);
    if (gain > top) top = gain;
  }
  return top === Number.NEGATIVE_INFINITY ? 0 : top;
}

/** DSM-6.3.3: one cube survives on the tile, and a cube leaves every tile beside it. */
function impact(e: MarineEyes, hex: number): number {
  let sum = e.bestSurvivor(hex);
  for (let i = hex * 6; i < hex * 6 + 6 && NEIGHBOURS[i] >= 0; i++)
    if (e.s[TILE + NEIGHBOURS[i]] !== 0) sum += bestLoss(e, NEIGHBOURS[i], 1, false);
  return sum;
}

/** DSM-6.3.29. */
function radiation(e: MarineEyes, hex: number): number {
  return bestLoss(e, hex, SOME, true);
}

/** DSM-6.3.33: the best disk at a tile to lose. */
function bestLiftOn(e: MarineEyes, hex: number): number {
  let top = Number.NEGATIVE_INFINITY;
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const corner = HEX_CORNERS[i];
    if (e.s[DISK + corner] !== 0) top = Math.max(top, e.liftGain(corner));
  }
  return top === Number.NEGATIVE_INFINITY ? 0 : top;
}

/** DSM-6.3.23: a disk and a cube of a tile go. */
function omnivore(e: MarineEyes, hex: number): number {
  return bestLiftOn(e, hex) + Math.max(0, bestLoss(e, hex, 1, false));
}

/** Where cubes of an animal serve best beside a tile, behind `last` in the order of the map. */
function bestGoal(e: MarineEyes, animal: number, count: number, from: number, last: number): number {
  let top = Number.NEGATIVE_INFINITY;
  for (let i = from * 6; i < from * 6 + 6 && NEIGHBOURS[i] >= 0; i++) {
    const to = NEIGHBOURS[i];
    if (to > last && e.s[TILE + to] !== 0) top = Math.max(top, e.cubeGain(to, animal, count));
  }
  return top === Number.NEGATIVE_INFINITY ? 0 : top;
}

/** Mass Exodus: the tile is emptied, and the cubes of each animal go together. */
function exodus(e: MarineEyes, hex: number): number {
  let sum = e.emptied(hex);
  for (let a = 0; a < ANIMALS; a++) {
    const count = e.s[CUBES + hex * ANIMALS + a];
    if (count > 0) sum += bestGoal(e, a, count, hex, -1);
  }
  return sum;
}

/** How many cubes of one animal go to one tile; the others go together to a later one. `t` is the state after all went. */
export function rateExodus(e: MarineEyes, t: State, legal: MoveList, out: Float64Array): void {
  const all = legal.at[legal.n - 1];
  const animal = operandA(all);
  const goal = operandB(all);
  let from = 0;
  for (let hex = 0; hex < HEXES; hex++)
    if (t[CUBES + hex * ANIMALS + animal] < e.s[CUBES + hex * ANIMALS + animal]) from = hex;
  for (let m = 0; m < legal.n; m++) {
    const count = operandC(legal.at[m]);
    const rest = operandC(all) - count;
    out[m] =
      (count > 0 ? e.cubeGain(goal, animal, count) : 0) +
      (rest > 0 ? bestGoal(e, animal, rest, from, goal) : 0);
  }
}

/** Up to `count` of the moves are made in the order of the list: who begins with a later one gives up the best before it. */
export function rateBestOf(count: number, legal: MoveList, out: Float64Array): void {
  gains.set(out.subarray(0, Math.min(legal.n, MOST)));
  taken.fill(0);
  for (let i = 0; i < count; i++) {
    let best = -1;
    for (let m = 0; m < legal.n && m < MOST; m++)
      if (taken[m] === 0 && (best < 0 || gains[m] > gains[best])) best = m;
    if (best >= 0) taken[best] = 1;
  }
  let before = 0;
  for (let m = 0; m < legal.n && m < MOST; m++) {
    out[m] -= before;
    if (taken[m] === 1) before += Math.max(0, gains[m]);
  }
}

const MOST = 256;
const gains = new Float64Array(MOST);
const taken = new Uint8Array(MOST);

/** DSM-6.3.32: a disk and up to four cubes come to a tile. */
function colonise(e: MarineEyes, hex: number): number {
  let top = 0;
  for (let k = 0; k < KINDS; k++) top = Math.max(top, e.settled(hex, k, SETTLERS));
  return top;
}

/** Rates questions for the tile that a card takes from or gives to; false for other questions. */
export function rateTolls(kind: string, e: MarineEyes, legal: MoveList, out: Float64Array): boolean {
  const toll = TOLLS[kind];
  if (toll === undefined) return false;
  for (let m = 0; m < legal.n; m++)
    out[m] = moveVerb(legal.at[m]) >= SKIP_VERB ? 0 : toll(e, operandA(legal.at[m]));
  return true;
}

const TOLLS: Readonly<Record<string, (e: MarineEyes, hex: number) => number>> = {
  'asteroid-tile': impact,
  'mass-exodus-tile': exodus,
  'solar-radiation-tile': radiation,
  'trophic-cascade-tile': bestLiftOn,
  'omnivore-tile': omnivore,
  'terrestrial-tile': colonise,
};
