import type { Hunter } from './hunters.ts';
import { canReach } from './reach.ts';
import type { Animal } from './table.ts';
import { BURROWING, HORNS, has } from './traits.ts';
import { WEIGHTS } from './weights.ts';

/** Places that one hunter can attack. */
const open: number[] = [];

/** Attacks that each species of a row has to expect, into `hits`. */
export function expectHits(
  hunters: readonly Hunter[],
  row: readonly Animal[],
  callersProtected: boolean,
  hits: Float64Array,
): void {
  hits.fill(0, 0, row.length);
  for (const { animal, attacks, elsewhere } of hunters) {
    let targets = 0;
    for (let i = 0; i < row.length; i++) {
      if (canReach(animal, row, i, callersProtected)) open[targets++] = i;
    }
    const each = attacks / (targets + elsewhere);
    for (let k = 0; k < targets; k++) {
      const place = open[k] as number;
      hits[place] = (hits[place] as number) + each;
    }
  }
  for (let i = 0; i < row.length; i++) {
    const { traits } = row[i] as Animal;
    if (has(traits, HORNS)) hits[i] = (hits[i] as number) * WEIGHTS.horns;
    if (has(traits, BURROWING)) hits[i] = (hits[i] as number) * WEIGHTS.burrowing;
  }
}

/** Chance that `heads` or more attacks come when `expected` are, by Poisson. */
export function allLost(expected: number, heads: number): number {
  if (expected <= 0) return 0;
  let term = Math.exp(-expected);
  let fewer = 0;
  for (let k = 0; k < heads; k++) {
    fewer += term;
    term *= expected / (k + 1);
  }
  return 1 - fewer;
}
