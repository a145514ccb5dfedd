import type { MoveList } from '@clade/engine';
import {
  countBits,
  GROW_POPULATION,
  KIND_TRAIT,
  NEW_LEFT,
  NEW_RIGHT,
  playAction,
  playKind,
  playReplaced,
  playSpecies,
  STOP,
} from '@clade/evolution/packed';
import type { PolicyRow } from './row.ts';

/**
 * What somebody likes beside points, in points: animals that can be told apart. Low levels have it, or a table would be
 * full of small species without traits, which win but are dull to play against.
 */
export interface Taste {
  /** The first trait of a species, and the second. */
  readonly first: number;
  readonly second: number;
  /** A trait that no other species of the row has. */
  readonly fresh: number;
  /** A new species, for each of the row that has no trait yet. */
  readonly bare: number;
  /** A new species, for each beyond so many. */
  readonly crowd: number;
  readonly enough: number;
}

/** Tastes of the tiers that have one. */
export const TASTES: readonly (Taste | undefined)[] = [
  { first: 0.9, second: 0.4, fresh: 0.3, bare: 0.5, crowd: 1, enough: 4 },
  { first: 0.6, second: 0.2, fresh: 0.2, bare: 0.4, crowd: 1, enough: 4 },
];

/** Adds what is liked to what each way to play a card brings. */
export function addTaste(taste: Taste, row: PolicyRow, legal: MoveList, out: Float64Array): void {
  let all = 0;
  let bare = 0;
  for (let i = 0; i < row.n; i++) {
    all |= row.traits[i];
    if (row.traits[i] === 0) bare++;
  }
  const another = -taste.bare * bare - taste.crowd * Math.max(0, row.n + 1 - taste.enough);
  for (let m = 0; m < legal.n; m++) {
    const move = legal.at[m];
    if (move === STOP) continue;
    const action = playAction(move);
    if (action === NEW_LEFT || action === NEW_RIGHT) out[m] += another;
    else if (action > GROW_POPULATION && playReplaced(move) < 0) {
      const had = countBits(row.traits[playSpecies(move)]);
      if (had === 0) out[m] += taste.first;
      else if (had === 1) out[m] += taste.second;
      if ((all & (1 << KIND_TRAIT[playKind(move)])) === 0) out[m] += taste.fresh;
    }
  }
}
