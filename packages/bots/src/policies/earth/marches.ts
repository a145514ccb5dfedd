import * as earth from '@clade/earth';
import { type MoveList, moveVerb, operandA, operandB } from '@clade/engine';
import type { Evaluation } from './evaluation.ts';

const { ANIMALS, ARRIVED, CUBES, HEXES, MOVE } = earth;

/** Less than this is no reason to move a cube. */
const LEAST = 0.05;
const MOST = 64;

/** Cubes that are weighed together: one may be too few to win a place. Larger marches are found as two. */
const TOGETHER = 3;

const shift = new Int32Array(HEXES);
const taken = new Int32Array(HEXES);
/** What so many cubes more or less mean for a tile, `[hex * TOGETHER + count - 1]`; `known` is how many were weighed. */
const plus = new Float64Array(HEXES * TOGETHER);
const minus = new Float64Array(HEXES * TOGETHER);
const knownPlus = new Uint8Array(HEXES);
const knownMinus = new Uint8Array(HEXES);
/** Places in the list of the marches planned, one for each cube, and what each brings. */
export const planned = new Int32Array(MOST);
const gains = new Float64Array(MOST);

function needPlus(e: Evaluation, hex: number, most: number): void {
  for (let count = knownPlus[hex] + 1; count <= most; count++)
    plus[hex * TOGETHER + count - 1] = e.shiftGain(hex, shift[hex], count);
  if (knownPlus[hex] < most) knownPlus[hex] = most;
}

function needMinus(e: Evaluation, hex: number, most: number): void {
  for (let count = knownMinus[hex] + 1; count <= most; count++)
    minus[hex * TOGETHER + count - 1] = e.shiftGain(hex, shift[hex], -count);
  if (knownMinus[hex] < most) knownMinus[hex] = most;
}

/**
 * Plans marches of up to `cubes` cubes, each time the one with the best gain for each of its cubes. Returns the number of
 * cubes; they are in `planned`.
 */
export function planMarches(e: Evaluation, legal: MoveList, cubes: number): number {
  shift.fill(0);
  taken.fill(0);
  knownPlus.fill(0);
  knownMinus.fill(0);
  const { s, animal } = e;
  const all = Math.min(cubes, MOST);
  let n = 0;
  while (n < all) {
    let top = LEAST;
    let found = -1;
    let together = 0;
    for (let m = 0; m < legal.n; m++) {
      const move = legal.at[m];
      if (moveVerb(move) !== MOVE) continue;
      const from = operandA(move);
      const to = operandB(move);
      // A cube moves once: what arrives does not move on.
      const free = s[CUBES + from * ANIMALS + animal] - s[ARRIVED + from] - taken[from];
      const most = Math.min(free, all - n, TOGETHER);
      if (most <= 0) continue;
      needPlus(e, to, most);
      needMinus(e, from, most);
      for (let count = 1; count <= most; count++) {
        const gain = (plus[to * TOGETHER + count - 1] + minus[from * TOGETHER + count - 1]) / count;
        if (gain <= top) continue;
        top = gain;
        found = m;
        together = count;
      }
    }
    if (found < 0) break;
    const from = operandA(legal.at[found]);
    const to = operandB(legal.at[found]);
    taken[from] += together;
    shift[from] -= together;
    shift[to] += together;
    knownPlus[from] = 0;
    knownMinus[from] = 0;
    knownPlus[to] = 0;
    knownMinus[to] = 0;
    for (let i = 0; i < together; i++) {
      planned[n] = found;
      gains[n] = top;
      n++;
    }
  }
  return n;
}

/**
 * Rates marches by what is lost beside the whole plan. They are entered in the order of the map: who begins with a later
 * one gives up those planned before it. A march that is not planned comes on top of the plan, in the place of the least
 * one behind it when no cube is left for it.
 */
export function rateMarches(e: Evaluation, legal: MoveList, cubes: number, out: Float64Array): void {
  const n = planMarches(e, legal, cubes);
  const { s, animal } = e;
  for (let m = 0; m < legal.n; m++) {
    const move = legal.at[m];
    const from = operandA(move);
    let isPlanned = false;
    let before = 0;
    let behind = 0;
    let least = Number.POSITIVE_INFINITY;
    let leastFrom = Number.POSITIVE_INFINITY;
    for (let i = 0; i < n; i++) {
      if (planned[i] === m) isPlanned = true;
      if (planned[i] < m) before += gains[i];
      else {
        behind++;
        least = Math.min(least, gains[i]);
        if (operandA(legal.at[planned[i]]) === from) leastFrom = Math.min(leastFrom, gains[i]);
      }
    }
    out[m] = -before;
    if (isPlanned || moveVerb(move) !== MOVE) continue;
    const free = s[CUBES + from * ANIMALS + animal] - s[ARRIVED + from] > taken[from];
    needPlus(e, operandB(move), 1);
    out[m] += plus[operandB(move) * TOGETHER] - LEAST;
    if (free) {
      needMinus(e, from, 1);
      out[m] += minus[from * TOGETHER];
      if (behind === cubes) out[m] -= least;
    } else {
      out[m] += e.shiftGain(from, shift[from] + 1, -1);
      if (leastFrom < Number.POSITIVE_INFINITY) out[m] -= leastFrom;
    }
  }
}

/** What the best so many marches bring together; fills the sums up to `cubes` into `sums` and returns how many there are. */
export function marchSums(e: Evaluation, legal: MoveList, cubes: number, sums: Float64Array): number {
  const n = planMarches(e, legal, cubes);
  let sum = 0;
  for (let i = 0; i < n; i++) {
    sum += gains[i];
    sums[i] = sum;
  }
  return n;
}
