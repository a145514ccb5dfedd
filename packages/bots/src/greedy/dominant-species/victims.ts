import { COMPETITION_TERRAINS, TERRAINS } from '@clade/dominant-species';
import { ANIMALS, cubesOn, HEXES, isContested, SMALL, terrainOf } from '@clade/earth';
import { type Move, operandA, operandB } from '@clade/engine';
import { isAsked, isWayOut, lastMove } from '../earth/question.ts';
import type { Scales } from '../earth/scales.ts';
import { shiftCubes } from '../earth/shift.ts';
import { bestReplacement, hasPool, replace, strike } from '../earth/victims.ts';
import type { DsQuestion } from './question.ts';

/** Cubes that leave Earth by somebody's choice: Competition, and cards that eliminate. */

/** The best elimination on each terrain, 0 where there is none of use. */
export function strikesByTerrain(scales: Scales): Float64Array {
  const gains = new Float64Array(TERRAINS.length);
  for (let hex = 0; hex < HEXES; hex++) {
    if (!isContested(scales.base, hex, scales.o.animal)) continue;
    const terrain = terrainOf(scales.base, hex);
    gains[terrain] = Math.max(gains[terrain] as number, strike(scales, scales.trial(), hex, true));
  }
  return gains;
}

/** DS-3.3: what a Competition space brings, by its number from the left. */
export function competitionGain(byTerrain: Float64Array, space: number): number {
  let sum = 0;
  for (const terrain of COMPETITION_TERRAINS[space] as readonly number[]) sum += byTerrain[terrain] as number;
  return sum;
}

/** DS-6.6.1. */
export function coldSnapGain(scales: Scales): number {
  const s = scales.trial();
  for (let hex = 0; hex < HEXES; hex++) {
    if (terrainOf(s, hex) !== SMALL) continue;
    for (let a = 0; a < ANIMALS; a++) {
      if (a !== scales.o.animal && cubesOn(s, hex, a) > 0) shiftCubes(s, hex, a, -1);
    }
  }
  return scales.gain(s);
}

/** DS-6.9.1: gains of the best replacement by victim. */
function replacementGains(scales: Scales): Float64Array {
  const gains = new Float64Array(ANIMALS);
  if (!hasPool(scales)) return gains;
  for (let a = 0; a < ANIMALS; a++) {
    if (a !== scales.o.animal) gains[a] = Math.max(0, bestReplacement(scales, scales.trial(), a).gain);
  }
  return gains;
}

export function evolutionGain(scales: Scales): number {
  const [first = 0, second = 0] = replacementGains(scales).sort().reverse();
  return first + second;
}

/** DS-6.9.5: two different animals, named down the food chain, so of the two best victims the higher comes first. */
export function chooseEvolution(q: DsQuestion): Move {
  const { asked, scales } = q;
  const gains = new Float64Array(ANIMALS);
  const moves = new Int32Array(ANIMALS).fill(-1);
  const { animal } = scales.o;
  for (const move of asked.legal) {
    if (isWayOut(move)) continue;
    const victim = operandA(move);
    const s = scales.trial();
    replace(s, operandB(move), victim, animal, 1);
    const gain = scales.gain(s);
    if (gain <= (gains[victim] as number)) continue;
    gains[victim] = gain;
    moves[victim] = move;
  }
  const useful = Array.from(moves.keys()).filter((a) => (moves[a] as number) >= 0);
  useful.sort((a, b) => (gains[b] as number) - (gains[a] as number));
  const named = useful.slice(0, isLast(q) ? 1 : 2);
  return named.length === 0 ? lastMove(q) : (moves[Math.min(...named)] as Move);
}

/** May only one more animal be named? The next question tells. */
function isLast(q: DsQuestion): boolean {
  const { game, seat, legal } = q.asked;
  const s = q.scales.trial();
  game.take(s, seat, legal[0] as Move);
  game.proceed(s);
  return !isAsked(q, s, 'evolution');
}
