import {
  ANIMALS,
  addPlaces,
  HEXES,
  type Places,
  POINTS,
  REASON,
  resultOf,
  scorePlaces,
  seatPoints,
  TILE,
  terrainOf,
} from '@clade/earth';
import type { Emit, Result, State } from '@clade/engine';
import { REASONS } from './state.ts';
import { SCORING } from './terrain.ts';
import { WORLD } from './world.ts';

/** DS-5.4.12.3: the animals on a tile by cubes, ties by the food chain, as long as the terrain has values. */
function placesOf(s: State, hex: number): Places {
  return { values: SCORING[terrainOf(s, hex)], fromBelow: false, firstMore: 0 };
}

export function scoreTile(s: State, hex: number, source: number, rule: string, emit: Emit | undefined): void {
  scorePlaces(WORLD, s, hex, placesOf(s, hex), source, rule, emit);
}

/** What each animal would get if the tile were scored now. */
export function tilePoints(s: State, hex: number): number[] {
  const points = new Array<number>(ANIMALS).fill(0);
  addPlaces(s, hex, placesOf(s, hex), points);
  return points;
}

/** Points of each animal if the game ended here, final scoring included. */
function finalPoints(s: State): number[] {
  const points = Array.from({ length: ANIMALS }, (_, a) => s[POINTS + a]);
  if (s[REASON] !== 0) return points;
  for (let hex = 0; hex < HEXES; hex++) if (s[TILE + hex] !== 0) addPlaces(s, hex, placesOf(s, hex), points);
  return points;
}

/** DS-4.7.4: a player's weakest animal counts. */
export function scores(s: State): number[] {
  return seatPoints(s, finalPoints(s));
}

/** DS-5.10.5, DS-5.10.6: a tie goes to the animal higher in the food chain. */
export function result(s: State): Result | undefined {
  if (s[REASON] === 0) return undefined;
  return resultOf(WORLD, s, finalPoints(s), false, REASONS[s[REASON]]);
}
