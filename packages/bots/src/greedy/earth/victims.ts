import {
  ANIMALS,
  CUBES,
  crowdOn,
  cubesOn,
  HEXES,
  isContested,
  isOvercrowded,
  NEIGHBOURS,
  POOL,
  TILE,
} from '@clade/earth';
import { type Move, operandA, type State } from '@clade/engine';
import { best } from './best.ts';
import type { Question } from './question.ts';
import { at } from './read.ts';
import type { Scales } from './scales.ts';
import { shiftCubes, spawnCubes } from './shift.ts';

/** Cubes that leave Earth by somebody's choice. */

/** The gain of the best victim on a tile of a changed copy; the victim's cube leaves it. */
export function strike(scales: Scales, s: State, hex: number, sparesOwn: boolean): number {
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

/** One cube leaves every tile of some sort. */
function strikeAll(scales: Scales, sparesOwn: boolean, where: (s: State, hex: number) => boolean): number {
  const s = scales.trial();
  let gain = 0;
  for (let hex = 0; hex < HEXES; hex++) {
    if (at(s, TILE + hex) !== 0 && where(scales.base, hex)) gain = strike(scales, s, hex, sparesOwn);
  }
  return gain;
}

export function biomassGain(scales: Scales): number {
  return strikeAll(scales, false, isOvercrowded);
}

export function predatorGain(scales: Scales): number {
  return strikeAll(scales, true, (s, hex) => isContested(s, hex, scales.o.animal));
}

/** Catastrophe and Asteroid: the best survivor on a tile, then one cube from every tile beside it. */
export function impactGain(scales: Scales, hex: number): number {
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

export function chooseImpact({ asked, scales }: Question): Move {
  return best(asked.legal, (move) => impactGain(scales, operandA(move)));
}

/** The best replacement of a cube of one animal by an own one; -1 without any. */
export function bestReplacement(scales: Scales, s: State, victim: number): { gain: number; hex: number } {
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

/** `by` cubes of the victim leave, and as many of the animal come; back again with a negative number. */
export function replace(s: State, hex: number, victim: number, animal: number, by: number): void {
  shiftCubes(s, hex, victim, -by);
  spawnCubes(s, hex, animal, by);
}

/** Has the acting animal a cube left to bring? */
export function hasPool({ base, o }: Scales): boolean {
  return at(base, POOL + o.animal) > 0;
}
