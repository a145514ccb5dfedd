import { SCORING } from '@clade/dominant-species';
import type { Seat, State } from '@clade/engine';
import { stakesOf as stakesByPoints, standingsOnTiles } from '../earth/stakes.ts';
import { WEIGHTS } from './weights.ts';

/** Points of each animal if every tile were scored now (DS-5.10.4). */
export function standings(s: State): Float64Array {
  return standingsOnTiles(s, SCORING);
}

/** DS-4.7.4: how much a point of each animal counts for a seat. */
export function stakesOf(s: State, seat: Seat, acting: number): Float64Array {
  return stakesByPoints(s, standings(s), seat, acting, WEIGHTS);
}
