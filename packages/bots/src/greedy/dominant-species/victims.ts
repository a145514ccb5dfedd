import { COMPETITION_TERRAINS, TERRAINS } from '@clade/dominant-species';
import {
  ANIMALS,
  CUBES,
  crowdOn,
  cubesOn,
  disksAround,
  HEXES,
  NEIGHBOURS,
  POOL,
  TILE,
  terrainOf,
} from '@clade/earth';
import { type Move, operandA, operandB, type State } from '@clade/engine';
import { best } from '../earth/best.ts';
import { at } from '../earth/read.ts';
import { shiftCubes, spawnCubes } from '../earth/shift.ts';
import { isWayOut, type Question } from './question.ts';
import type { Scales } from './scales.ts';
import { TUNDRA } from './survival.ts';

/** Cubes that leave Earth by somebody's choice: Competition, and cards that eliminate. */

/** The gain of the best victim on a tile of a changed copy; the victim's cube leaves it. */
function strike(scales: Scales, s: State, hex: number, sparesOwn: boolean): number {
  let top = Number.NEGATIVE_INFINITY;
  let victim = -1;
  for (let a = 0; a < ANIMALS; a++) {
    if ((sparesOwn && a === scales.o.animal) || cubesOn(s, hex, a) === 0) continue;
    shiftCubes(s, hex, a, -1);
    const gain = scales.gain(s);
    shiftCubes(s, hex, a, 1);
    if (gain <= top) continue;
    top = gain;
    victim = a;
  }
  if (victim >= 0) shiftCubes(s, hex, victim, -1);
  return top;
}

/** Does the animal share the tile with others (DS-5.4.11.2)? */
export function isContested(s: State, hex: number, animal: number): boolean {
  const own = cubesOn(s, hex, animal);
  return own > 0 && crowdOn(s, hex) > own;
}

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

/** One cube leaves every tile of a kind: Biomass, Predator. */
function strikeAll(scales: Scales, sparesOwn: boolean, where: (s: State, hex: number) => boolean): number {
  const s = scales.trial();
  let gain = 0;
  for (let hex = 0; hex < HEXES; hex++) {
    if (at(s, TILE + hex) !== 0 && where(scales.base, hex)) gain = strike(scales, s, hex, sparesOwn);
  }
  return gain;
}

export function biomassGain(scales: Scales): number {
  return strikeAll(scales, false, (s, hex) => crowdOn(s, hex) > disksAround(s, hex));
}

export function predatorGain(scales: Scales): number {
  return strikeAll(scales, true, (s, hex) => isContested(s, hex, scales.o.animal));
}

/** DS-6.6.1. */
export function coldSnapGain(scales: Scales): number {
  const s = scales.trial();
  for (let hex = 0; hex < HEXES; hex++) {
    if (terrainOf(s, hex) !== TUNDRA) continue;
    for (let a = 0; a < ANIMALS; a++) {
      if (a !== scales.o.animal && cubesOn(s, hex, a) > 0) shiftCubes(s, hex, a, -1);
    }
  }
  return scales.gain(s);
}

/** DS-6.5: the best survivor on a tile, then one cube from every tile beside it. */
export function catastropheGain(scales: Scales, hex: number): number {
  const s = scales.trial();
  const spared = bestSurvivor(scales, s, hex);
  let gain = spared < 0 ? 0 : ravage(scales, s, hex, spared);
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const beside = NEIGHBOURS[i] as number;
    if (beside >= 0 && at(s, TILE + beside) !== 0 && crowdOn(s, beside) > 0) {
      gain = strike(scales, s, beside, false);
    }
  }
  return gain;
}

function bestSurvivor(scales: Scales, s: State, hex: number): number {
  const before = s.slice(CUBES + hex * ANIMALS, CUBES + hex * ANIMALS + ANIMALS);
  let spared = -1;
  let top = Number.NEGATIVE_INFINITY;
  for (let a = 0; a < ANIMALS; a++) {
    if (before[a] === 0) continue;
    const gain = ravage(scales, s, hex, a);
    s.set(before, CUBES + hex * ANIMALS);
    if (gain <= top) continue;
    top = gain;
    spared = a;
  }
  return spared;
}

function ravage(scales: Scales, s: State, hex: number, spared: number): number {
  for (let a = 0; a < ANIMALS; a++) s[CUBES + hex * ANIMALS + a] = a === spared ? 1 : 0;
  return scales.gain(s);
}

export function chooseCatastrophe({ asked, scales }: Question): Move {
  return best(asked.legal, (move) => catastropheGain(scales, operandA(move)));
}

/** DS-6.9: the best replacement of a cube of one animal. */
function bestReplacement(scales: Scales, s: State, victim: number): { gain: number; hex: number } {
  const { animal } = scales.o;
  let top = Number.NEGATIVE_INFINITY;
  let chosen = -1;
  for (let hex = 0; hex < HEXES; hex++) {
    if (cubesOn(s, hex, victim) === 0) continue;
    replace(s, hex, victim, animal, 1);
    const gain = scales.gain(s);
    replace(s, hex, victim, animal, -1);
    if (gain <= top) continue;
    top = gain;
    chosen = hex;
  }
  return { gain: top, hex: chosen };
}

function replace(s: State, hex: number, victim: number, animal: number, by: number): void {
  shiftCubes(s, hex, victim, -by);
  spawnCubes(s, hex, animal, by);
}

/** DS-6.9.1: gains of the best replacement by victim. */
function replacementGains(scales: Scales): Float64Array {
  const gains = new Float64Array(ANIMALS);
  if (at(scales.base, POOL + scales.o.animal) === 0) return gains;
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
export function chooseEvolution(q: Question): Move {
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
  return named.length === 0 ? (asked.legal.at(-1) as Move) : (moves[Math.min(...named)] as Move);
}

/** May only one more animal be named? The next question tells. */
function isLast({ asked: { game, seat, legal }, scales }: Question): boolean {
  const s = scales.trial();
  game.take(s, seat, legal[0] as Move);
  game.proceed(s);
  return game.pending(s) !== 1 << seat || game.decision(s, seat).kind !== 'evolution';
}
