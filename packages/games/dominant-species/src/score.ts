import {
  ANIMALS,
  givePoints,
  HEXES,
  OWNER,
  PARTS,
  PLAYERS,
  POINTS,
  rankOn,
  SOURCES,
  TILE,
  terrainOf,
} from '@clade/earth';
import type { Emit, Result, Standing, State } from '@clade/engine';
import { ANIMAL_IDS } from './animals.ts';
import { REASON, REASONS } from './state.ts';
import { SCORING, TERRAINS } from './terrain.ts';
import { POINT_SOURCES, WORLD } from './world.ts';

const rank = new Int8Array(ANIMALS);

/** DS-5.4.12.3: the animals on a tile by cubes, ties by the food chain, as long as the terrain has values. */
export function scoreTile(s: State, hex: number, source: number, rule: string, emit: Emit | undefined): void {
  const terrain = terrainOf(s, hex);
  const values = SCORING[terrain];
  const animals = rankOn(s, hex, rank);
  if (emit) {
    const places = Array.from(rank.subarray(0, animals), (a) => ANIMAL_IDS[a]);
    emit({ type: 'tile-scored', rule, hex: WORLD.map.hexNames[hex], terrain: TERRAINS[terrain], places });
  }
  for (let place = 0; place < animals && place < values.length; place++) {
    givePoints(WORLD, s, rank[place], values[place], source, rule, emit);
  }
}

/** Points of each animal if the game ended here, final scoring included. */
function finalPoints(s: State): number[] {
  const points = Array.from({ length: ANIMALS }, (_, a) => s[POINTS + a]);
  if (s[REASON] !== 0) return points;
  for (let hex = 0; hex < HEXES; hex++) {
    if (s[TILE + hex] === 0) continue;
    const values = SCORING[terrainOf(s, hex)];
    const animals = rankOn(s, hex, rank);
    for (let place = 0; place < animals && place < values.length; place++)
      points[rank[place]] += values[place];
  }
  return points;
}

/** DS-4.7.4, DS-5.10.6: a player's weakest animal counts; of equals the one higher in the food chain. -1 for none. */
function countingAnimal(s: State, seat: number, points: readonly number[]): number {
  let counting = -1;
  for (let a = 0; a < ANIMALS; a++) {
    if (s[OWNER + a] === seat && (counting < 0 || points[a] < points[counting])) counting = a;
  }
  return counting;
}

export function scores(s: State): number[] {
  const points = finalPoints(s);
  return Array.from({ length: s[PLAYERS] }, (_, seat) => points[countingAnimal(s, seat, points)] ?? 0);
}

export function result(s: State): Result | undefined {
  if (s[REASON] === 0) return undefined;
  const points = finalPoints(s);
  const counting = Array.from({ length: s[PLAYERS] }, (_, seat) => countingAnimal(s, seat, points));
  // DS-5.10.5: a tie goes to the animal higher in the food chain.
  const order = counting
    .map((_, seat) => seat)
    .sort((a, b) => points[counting[b]] - points[counting[a]] || counting[a] - counting[b]);
  const standings = order.map(
    (seat, i): Standing => ({
      seat,
      score: points[counting[seat]],
      rank: i + 1,
      parts: Object.fromEntries(
        POINT_SOURCES.map((name, source) => [name, s[PARTS + counting[seat] * SOURCES + source]]),
      ),
    }),
  );
  return { reason: REASONS[s[REASON]], winners: [order[0]], standings };
}
