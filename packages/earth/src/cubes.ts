import type { Emit, State } from '@clade/engine';
import * as columns from './columns.ts';
import * as grid from './grid.ts';
import { exclude, include } from './sets.ts';
import type { World } from './world.ts';

const { ANIMALS, CUBES, EACH, ELIMINATED, HEX_SET, HOMES, LEVEL, PLAYERS, POOL, TILE } = columns;
const { HEXES } = grid;

/** Cubes come and go through these verbs alone. */

export function cubesOn(s: State, hex: number, animal: number): number {
  return s[CUBES + hex * ANIMALS + animal];
}

/** Cubes of all animals. */
export function crowdOn(s: State, hex: number): number {
  const at = CUBES + hex * ANIMALS;
  let sum = 0;
  for (let a = 0; a < ANIMALS; a++) sum += s[at + a];
  return sum;
}

/** Cubes of all animals but one. */
export function othersOn(s: State, hex: number, animal: number): number {
  return crowdOn(s, hex) - s[CUBES + hex * ANIMALS + animal];
}

export function cubesOnEarth(s: State, animal: number): number {
  let sum = 0;
  for (let hex = 0; hex < HEXES; hex++) sum += s[CUBES + hex * ANIMALS + animal];
  return sum;
}

/** Cubes without a match on their tile are endangered. */
export function isEndangered(s: State, hex: number, animal: number): boolean {
  return s[CUBES + hex * ANIMALS + animal] > 0 && s[LEVEL + hex * ANIMALS + animal] === 0;
}

/** Animals at the table, once they are chosen. */
export function animalsInPlay(s: State): number {
  return s[PLAYERS] * s[EACH];
}

export function isTile(s: State, hex: number): boolean {
  return s[TILE + hex] !== 0;
}

/** Without a word about where they come from. */
export function addCubes(s: State, hex: number, animal: number, count: number): void {
  s[CUBES + hex * ANIMALS + animal] += count;
  if (count > 0) include(s, HOMES + animal * HEX_SET, hex);
}

function subtractCubes(s: State, hex: number, animal: number, count: number): void {
  s[CUBES + hex * ANIMALS + animal] -= count;
  if (s[CUBES + hex * ANIMALS + animal] === 0) exclude(s, HOMES + animal * HEX_SET, hex);
}

/** From the gene pool. */
export function placeCubes(
  w: World,
  s: State,
  hex: number,
  animal: number,
  count: number,
  rule: string,
  emit: Emit | undefined,
): void {
  s[POOL + animal] -= count;
  addCubes(s, hex, animal, count);
  if (emit) tell(w, 'cubes-placed', hex, animal, count, rule, emit);
  w.refresh(s, hex, emit);
  w.placed?.(s, hex, animal, emit);
}

export function eliminateCubes(
  w: World,
  s: State,
  hex: number,
  animal: number,
  count: number,
  rule: string,
  emit: Emit | undefined,
): void {
  subtractCubes(s, hex, animal, count);
  s[ELIMINATED + animal] += count;
  if (emit) tell(w, 'cubes-eliminated', hex, animal, count, rule, emit);
  w.refresh(s, hex, emit);
  w.eliminated?.(s, animal, count, emit);
}

/** Back to the gene pool. */
export function returnCubes(
  w: World,
  s: State,
  hex: number,
  animal: number,
  count: number,
  rule: string,
  emit: Emit | undefined,
): void {
  subtractCubes(s, hex, animal, count);
  s[POOL + animal] += count;
  if (emit) tell(w, 'cubes-returned', hex, animal, count, rule, emit);
  w.refresh(s, hex, emit);
}

/** From the eliminated ones back to Earth. */
export function reviveCubes(
  w: World,
  s: State,
  hex: number,
  animal: number,
  count: number,
  rule: string,
  emit: Emit | undefined,
): void {
  s[ELIMINATED + animal] -= count;
  addCubes(s, hex, animal, count);
  if (emit) tell(w, 'cubes-revived', hex, animal, count, rule, emit);
  w.refresh(s, hex, emit);
}

export function moveCubes(
  w: World,
  s: State,
  from: number,
  to: number,
  animal: number,
  count: number,
  rule: string,
  emit: Emit | undefined,
): void {
  subtractCubes(s, from, animal, count);
  addCubes(s, to, animal, count);
  if (emit) {
    const { hexNames } = w.map;
    emit({
      type: 'cubes-moved',
      rule,
      animal: w.animals[animal],
      from: hexNames[from],
      to: hexNames[to],
      count,
    });
  }
  w.refresh(s, from, emit);
  w.refresh(s, to, emit);
}

function tell(
  w: World,
  type: string,
  hex: number,
  animal: number,
  count: number,
  rule: string,
  emit: Emit,
): void {
  emit({ type, rule, animal: w.animals[animal], hex: w.map.hexNames[hex], count });
}
