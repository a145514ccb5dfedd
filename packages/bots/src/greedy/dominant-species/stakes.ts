import { SCORING } from '@clade/dominant-species';
import { ANIMALS, HEXES, OWNER, POINTS, rankOn, terrainOf } from '@clade/earth';
import type { Seat, State } from '@clade/engine';
import { at } from '../earth/read.ts';
import { WEIGHTS } from './weights.ts';

const rank = new Int8Array(ANIMALS);

/** Points of each animal if every tile were scored now (DS-5.10.4). */
export function standings(s: State): Float64Array {
  const points = new Float64Array(ANIMALS);
  for (let a = 0; a < ANIMALS; a++) points[a] = at(s, POINTS + a);
  for (let hex = 0; hex < HEXES; hex++) {
    const values = SCORING[terrainOf(s, hex)];
    if (values === undefined) continue;
    const animals = rankOn(s, hex, rank);
    for (let place = 0; place < animals && place < values.length; place++) {
      const a = rank[place] as number;
      points[a] = (points[a] as number) + (values[place] as number);
    }
  }
  return points;
}

/** Points of a seat: those of its weakest animal (DS-4.7.4). */
export function seatPoints(s: State, points: Float64Array, seat: Seat): number {
  let least = Number.POSITIVE_INFINITY;
  for (let a = 0; a < ANIMALS; a++) {
    if (at(s, OWNER + a) === seat) least = Math.min(least, points[a] as number);
  }
  return least;
}

/**
 * How much a point of each animal counts for a seat: its own weakest animal fully, stronger ones less; points of others
 * against it, those of the leading opponent most, and of an opponent's animals those of the weakest.
 */
export function stakesOf(s: State, seat: Seat, acting: number): Float64Array {
  const points = standings(s);
  const seats = new Set<Seat>();
  for (let a = 0; a < ANIMALS; a++) if (at(s, OWNER + a) >= 0) seats.add(at(s, OWNER + a));
  let first = Number.NEGATIVE_INFINITY;
  for (const other of seats) if (other !== seat) first = Math.max(first, seatPoints(s, points, other));
  let danger = 0;
  for (const other of seats) if (other !== seat) danger += dangerOf(s, points, other, first);
  const stakes = new Float64Array(ANIMALS);
  for (let a = 0; a < ANIMALS; a++) {
    const owner = at(s, OWNER + a);
    if (owner < 0) continue;
    const ahead = (points[a] as number) - seatPoints(s, points, owner);
    const share = 2 ** (-ahead / WEIGHTS.weakest);
    stakes[a] =
      owner === seat ? share : (-WEIGHTS.rivals * share * dangerOf(s, points, owner, first)) / danger;
  }
  stakes[acting] = Math.max(stakes[acting] as number, WEIGHTS.acting);
  return stakes;
}

function dangerOf(s: State, points: Float64Array, seat: Seat, first: number): number {
  return 2 ** ((seatPoints(s, points, seat) - first) / WEIGHTS.threat);
}
