import * as earth from '@clade/earth';
import { type MoveList, moveVerb, operandA, operandB } from '@clade/engine';
import type { Eyes } from './eyes.ts';

const { ANIMALS, ARRIVED, CUBES, HEXES, MOVE } = earth;

/** Less than this is no reason to move a cube. */
const LEAST = 0.05;
const MOST = 64;

const shift = new Int32Array(HEXES);
const taken = new Int32Array(HEXES);
const plus = new Float64Array(HEXES);
const minus = new Float64Array(HEXES);
const known = new Uint8Array(HEXES);
/** Places in the list of the marches planned, and what each brings. */
export const planned = new Int32Array(MOST);
const gains = new Float64Array(MOST);

function need(e: Eyes, hex: number): void {
  if (known[hex] === 1) return;
  known[hex] = 1;
  plus[hex] = e.plusFrom(hex, shift[hex]);
  minus[hex] = e.minusFrom(hex, shift[hex]);
}

/** Plans up to `cubes` marches, each time the best one that is left. Returns their number; they are in `planned`. */
export function planMarches(e: Eyes, legal: MoveList, cubes: number): number {
  shift.fill(0);
  taken.fill(0);
  known.fill(0);
  const { s, animal } = e;
  let n = 0;
  while (n < cubes && n < MOST) {
    let top = LEAST;
    let found = -1;
    for (let m = 0; m < legal.n; m++) {
      const move = legal.at[m];
      if (moveVerb(move) !== MOVE) continue;
      const from = operandA(move);
      const to = operandB(move);
      // A cube moves once: what arrives does not move on.
      if (s[CUBES + from * ANIMALS + animal] - s[ARRIVED + from] <= taken[from]) continue;
      need(e, from);
      need(e, to);
      const gain = plus[to] + minus[from];
      if (gain <= top) continue;
      top = gain;
      found = m;
    }
    if (found < 0) break;
    const from = operandA(legal.at[found]);
    const to = operandB(legal.at[found]);
    taken[from]++;
    shift[from]--;
    shift[to]++;
    known[from] = 0;
    known[to] = 0;
    planned[n] = found;
    gains[n] = top;
    n++;
  }
  return n;
}

/**
 * Rates marches, which are entered in the order of the map: who begins with a later one gives up those planned before it.
 */
export function rateMarches(e: Eyes, legal: MoveList, cubes: number, out: Float64Array): void {
  const n = planMarches(e, legal, cubes);
  for (let m = 0; m < legal.n; m++) {
    const move = legal.at[m];
    if (moveVerb(move) !== MOVE) {
      out[m] = 0;
      continue;
    }
    out[m] = e.plus(operandB(move)) + e.minus(operandA(move));
    for (let i = 0; i < n; i++) {
      if (planned[i] < m) out[m] -= gains[i];
      else if (planned[i] === m && gains[i] > out[m]) out[m] = gains[i];
    }
  }
}

/** What the best so many marches bring together; fills the sums up to `cubes` into `sums` and returns how many there are. */
export function marchSums(e: Eyes, legal: MoveList, cubes: number, sums: Float64Array): number {
  const n = planMarches(e, legal, cubes);
  let sum = 0;
  for (let i = 0; i < n; i++) {
    sum += gains[i];
    sums[i] = sum;
  }
  return n;
}
