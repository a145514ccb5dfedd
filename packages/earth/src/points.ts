import type { Emit, State } from '@clade/engine';
import { ANIMALS, CUBES, PARTS, POINTS, SOURCES, TILE } from './columns.ts';
import type { World } from './world.ts';

export function givePoints(
  w: World,
  s: State,
  animal: number,
  points: number,
  source: number,
  rule: string,
  emit: Emit | undefined,
): void {
  s[POINTS + animal] += points;
  s[PARTS + animal * SOURCES + source] += points;
  if (emit) {
    const total = s[POINTS + animal];
    emit({ type: 'points', rule, animal: w.animals[animal], points, total, source: w.sources[source] });
  }
  w.scored?.(s, animal, emit);
}

/**
 * The animals on a tile from the most cubes to the fewest, ties by the food chain, into `out`; returns how many there
 * are. `fromBelow` turns the food chain round for ties.
 */
export function rankOn(s: State, hex: number, out: Int8Array, fromBelow = false): number {
  const at = CUBES + hex * ANIMALS;
  let n = 0;
  for (let i = 0; i < ANIMALS; i++) {
    const animal = fromBelow ? ANIMALS - 1 - i : i;
    const cubes = s[at + animal];
    if (cubes === 0) continue;
    let place = n++;
    while (place > 0 && s[at + out[place - 1]] < cubes) {
      out[place] = out[place - 1];
      place--;
    }
    out[place] = animal;
  }
  return n;
}

const rank = new Int8Array(ANIMALS);

export interface Places {
  /** Values of the places, first to last. */
  readonly values: readonly number[];
  /** Ties from the lower end of the food chain. */
  readonly fromBelow: boolean;
  /** What first place earns more. */
  readonly firstMore: number;
}

function worth({ values, firstMore }: Places, place: number): number {
  return values[place] + (place === 0 ? firstMore : 0);
}

/** Scores a tile: the animals on it by cubes, as long as there are values. */
export function scorePlaces(
  w: World,
  s: State,
  hex: number,
  how: Places,
  source: number,
  rule: string,
  emit: Emit | undefined,
): void {
  const animals = rankOn(s, hex, rank, how.fromBelow);
  if (emit) {
    const places = Array.from(rank.subarray(0, animals), (a) => w.animals[a]);
    const names = { hex: w.map.hexNames[hex], terrain: w.terrains[s[TILE + hex] - 1] };
    emit({ type: 'tile-scored', rule, ...names, places });
  }
  for (let place = 0; place < animals && place < how.values.length; place++) {
    givePoints(w, s, rank[place], worth(how, place), source, rule, emit);
  }
}

/** Adds what the places of a tile are worth to points by animal. */
export function addPlaces(s: State, hex: number, how: Places, points: number[]): void {
  const animals = rankOn(s, hex, rank, how.fromBelow);
  for (let place = 0; place < animals && place < how.values.length; place++) {
    points[rank[place]] += worth(how, place);
  }
}
