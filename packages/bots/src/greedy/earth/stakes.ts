import { ANIMALS, HEXES, OWNER, POINTS, rankOn, terrainOf } from '@clade/earth';
import type { Seat, State } from '@clade/engine';
import { at } from './read.ts';

const rank = new Int8Array(ANIMALS);

/** Points of each animal if every tile were scored now, by the values of the places on each terrain. */
export function standingsOnTiles(
  s: State,
  scoring: readonly (readonly number[])[],
  fromBelow = false,
): Float64Array {
  const points = new Float64Array(ANIMALS);
  for (let a = 0; a < ANIMALS; a++) points[a] = at(s, POINTS + a);
  for (let hex = 0; hex < HEXES; hex++) {
    const values = scoring[terrainOf(s, hex)];
    if (values === undefined) continue;
    const animals = rankOn(s, hex, rank, fromBelow);
    for (let place = 0; place < animals && place < values.length; place++) {
      const a = rank[place] as number;
      points[a] = (points[a] as number) + (values[place] as number);
    }
  }
  return points;
}

/** Points of a seat: those of its weakest animal. */
function seatPoints(s: State, points: Float64Array, seat: Seat): number {
  let least = Number.POSITIVE_INFINITY;
  for (let a = 0; a < ANIMALS; a++) {
    if (at(s, OWNER + a) === seat) least = Math.min(least, points[a] as number);
  }
  return least;
}

/** How far a seat is ahead of the best of the others. */
export function leadOf(s: State, points: Float64Array, seat: Seat): number {
  let others = Number.NEGATIVE_INFINITY;
  for (let a = 0; a < ANIMALS; a++) {
    const owner = at(s, OWNER + a);
    if (owner >= 0 && owner !== seat) others = Math.max(others, seatPoints(s, points, owner));
  }
  return seatPoints(s, points, seat) - others;
}

export interface StakeWeights {
  /** How much of the others' points counts against the own ones, all of them together. */
  readonly rivals: number;
  /** Points behind the first of the others that make an opponent half as dangerous. */
  readonly threat: number;
  /** Points ahead of the weakest own animal that make an animal count half. */
  readonly weakest: number;
  /** The least that the acting animal counts beside a weaker one of the same player. */
  readonly acting: number;
}

/**
 * How much a point of each animal counts for a seat: its own weakest animal fully, stronger ones less; points of others
 * against it, those of the leading opponent most, and of an opponent's animals those of the weakest.
 */
export function stakesOf(
  s: State,
  points: Float64Array,
  seat: Seat,
  acting: number,
  weights: StakeWeights,
): Float64Array {
  const seats = new Set<Seat>();
  for (let a = 0; a < ANIMALS; a++) if (at(s, OWNER + a) >= 0) seats.add(at(s, OWNER + a));
  let first = Number.NEGATIVE_INFINITY;
  for (const other of seats) if (other !== seat) first = Math.max(first, seatPoints(s, points, other));
  const dangerOf = (other: Seat): number => 2 ** ((seatPoints(s, points, other) - first) / weights.threat);
  let danger = 0;
  for (const other of seats) if (other !== seat) danger += dangerOf(other);
  const stakes = new Float64Array(ANIMALS);
  for (let a = 0; a < ANIMALS; a++) {
    const owner = at(s, OWNER + a);
    if (owner < 0) continue;
    const ahead = (points[a] as number) - seatPoints(s, points, owner);
    const share = 2 ** (-ahead / weights.weakest);
    stakes[a] = owner === seat ? share : (-weights.rivals * share * dangerOf(owner)) / danger;
  }
  stakes[acting] = Math.max(stakes[acting] as number, weights.acting);
  return stakes;
}
