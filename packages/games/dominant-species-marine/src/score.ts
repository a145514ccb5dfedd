import {
  ANIMALS,
  addPlaces,
  givePoints,
  HEXES,
  KINDS,
  type Places,
  POINTS,
  REASON,
  resultOf,
  scorePlaces,
  scoreSurvivor,
  seatPoints,
  TILE,
  terrainOf,
} from '@clade/earth';
import { copyInto, type Emit, type Result, type State } from '@clade/engine';
import { ANIMAL_IDS, bonus, ELEMENTS } from './animals.ts';
import { MONOTYPIC_HABITAT } from './card-ids.ts';
import { alternative, READING } from './options.ts';
import { inRow } from './row.ts';
import { FROM_FINAL, FROM_SURVIVAL, FROM_TRAITS } from './sources.ts';
import { CONTROL, REASONS, STATE_WORDS, TARGET } from './state.ts';
import { SCORING } from './terrain.ts';
import { extinction } from './thriving.ts';
import { solitaryPoints } from './traits/solitary.ts';
import { WORLD } from './world.ts';

/** DSM-6.3.21: while Monotypic Habitat lies in the row, ties go to the animal lower in the Food Chain. */
function tiesFromBelow(s: State): boolean {
  return inRow(s, MONOTYPIC_HABITAT);
}

/** DSM-5.15.2, DSM-5.15.3: how the animals on a tile are ranked and paid. `firstMore` is what first place earns besides. */
export function placesOf(s: State, hex: number, firstMore = 0): Places {
  return { values: SCORING[terrainOf(s, hex)], fromBelow: tiesFromBelow(s), firstMore };
}

/** DSM-5.15.2 to DSM-5.15.5. */
export function scoreTile(
  s: State,
  hex: number,
  source: number,
  rule: string,
  emit: Emit | undefined,
  firstMore = 0,
): void {
  scorePlaces(WORLD, s, hex, placesOf(s, hex, firstMore), source, rule, emit);
  for (let a = 0; a < ANIMALS; a++) {
    const points = solitaryPoints(s, hex, a);
    if (points > 0) givePoints(WORLD, s, a, points, FROM_TRAITS, 'DSM-6.4.18', emit);
  }
}

/** What each animal would get if the tile were scored now. */
export function tilePoints(s: State, hex: number, firstMore: number): number[] {
  const points = Array.from({ length: ANIMALS }, (_, a) => solitaryPoints(s, hex, a));
  addPlaces(s, hex, placesOf(s, hex, firstMore), points);
  return points;
}

/** DSM-5.17.3. */
export function survival(s: State, emit: Emit | undefined): void {
  scoreSurvivor(WORLD, s, FROM_SURVIVAL, bonus, 'DSM-5.17.3', emit);
}

/** DSM-5.18.3, in this order. */
export function finish(s: State, emit: Emit | undefined): void {
  extinction(s, emit);
  survival(s, emit);
  for (let hex = 0; hex < HEXES; hex++) {
    if (s[TILE + hex] !== 0) scoreTile(s, hex, FROM_FINAL, 'DSM-5.18.3', emit);
  }
  for (let kind = 0; kind < KINDS; kind++) {
    const animal = s[CONTROL + kind] - 1;
    if (animal < 0) continue;
    if (emit) {
      const names = { animal: ANIMAL_IDS[animal], element: ELEMENTS[kind], target: s[TARGET + kind] };
      emit({ type: 'target-scored', rule: 'DSM-5.18.3', ...names });
    }
    givePoints(WORLD, s, animal, s[TARGET + kind], FROM_FINAL, 'DSM-5.18.3', emit);
  }
}

const ended = new Int32Array(STATE_WORDS);

/** Points of each animal if the game ended here. */
function pointsAtEnd(s: State): number[] {
  if (s[REASON] !== 0) return Array.from(s.subarray(POINTS, POINTS + ANIMALS));
  copyInto(ended, s);
  finish(ended, undefined);
  return Array.from(ended.subarray(POINTS, POINTS + ANIMALS));
}

/** DSM-4.5.4: the lower of a player's animals counts. */
export function scores(s: State): number[] {
  return seatPoints(s, pointsAtEnd(s));
}

/** DSM-5.18.5, DSM-4.5.4, DSM-9.4.7; OPT-21 keeps Monotypic Habitat out of the final tie. */
export function result(s: State): Result | undefined {
  if (s[REASON] === 0) return undefined;
  const fromBelow = tiesFromBelow(s) && alternative(s, READING.monotypicTies) === 0;
  return resultOf(WORLD, s, pointsAtEnd(s), fromBelow, REASONS[s[REASON]]);
}
