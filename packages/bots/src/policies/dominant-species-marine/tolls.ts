import { CARD_IDS } from '@clade/dominant-species-marine';
import { SOLAR_RADIATION, slotOf } from '@clade/dominant-species-marine/packed';
import * as earth from '@clade/earth';
import { type MoveList, moveVerb, operandA, operandB, operandC, SKIP_VERB, type State } from '@clade/engine';
import { bestGoal, bestLoss, cascade, colonise, exodus, impact } from '../earth/effects.ts';
import type { MarineEvaluation } from './evaluation.ts';

/** What cards do that clear a tile or take from it, each with the choices behind it that serve the evaluation best. */

const { ANIMALS, CUBES, HEXES } = earth;

/** DSM-6.3.29. */
function radiation(e: MarineEvaluation, hex: number, x: number): number {
  return bestLoss(e, hex, Math.max(1, x), true);
}

/** The best disk at a tile to lose. */
function bestLiftOn(e: MarineEvaluation, hex: number): number {
  return cascade(e, hex, 1);
}

/** DSM-6.3.23: a disk and a cube of a tile go. */
export function omnivore(e: MarineEvaluation, hex: number): number {
  return bestLiftOn(e, hex) + Math.max(0, bestLoss(e, hex, 1, false));
}

/** How many cubes of one animal go to one tile; the others go together to a later one. `t` is the state after all went. */
export function rateExodus(e: MarineEvaluation, t: State, legal: MoveList, out: Float64Array): void {
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

/**
 * Up to `count` of the moves are made in the order of the list: who begins with a later one gives up the best before it.
 * Each is rated by what is lost beside the best of them.
 */
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
    const own = Math.max(0, gains[m]);
    out[m] = taken[m] === 1 ? Math.min(0, gains[m]) - before : gains[m] - before - own;
    if (taken[m] === 1) before += own;
  }
}

const MOST = 256;
const gains = new Float64Array(MOST);
const taken = new Uint8Array(MOST);

/** Rates questions for the tile that a card takes from or gives to; false for other questions. */
export function rateTolls(kind: string, e: MarineEvaluation, legal: MoveList, out: Float64Array): boolean {
  const toll = TOLLS[kind];
  if (toll === undefined) return false;
  const x = kind === 'trophic-cascade-tile' ? slotOf(e.s, CASCADE) : slotOf(e.s, SOLAR_RADIATION);
  for (let m = 0; m < legal.n; m++)
    out[m] = moveVerb(legal.at[m]) >= SKIP_VERB ? 0 : toll(e, operandA(legal.at[m]), x);
  return true;
}

const CASCADE = CARD_IDS.indexOf('trophic-cascade');

const TOLLS: Readonly<Record<string, (e: MarineEvaluation, hex: number, x: number) => number>> = {
  'asteroid-tile': impact,
  'mass-exodus-tile': exodus,
  'solar-radiation-tile': radiation,
  'trophic-cascade-tile': (e, hex, x) => cascade(e, hex, Math.max(1, x)),
  'omnivore-tile': omnivore,
  'terrestrial-tile': colonise,
};
