import type { Rng, State } from '@clade/engine';
import { type Tries, tries } from '@clade/engine/testing';
import { dominantSpecies } from '../../src/index.ts';
import { BOOK_CARDS, BOOK_FOOD_CHAIN, BOOK_KINDS, BOOK_SPACES } from '../book.ts';
import { besides, CORNER_NAMES, cornersOf, HEX_NAMES } from './map.ts';

type Noun = 'kind' | 'corner' | 'hex' | 'count' | 'stack' | 'animal' | 'card' | 'space' | 'loss';

const VERBS: Readonly<Record<string, readonly Noun[]>> = {
  take: ['kind'],
  put: ['corner'],
  remove: ['corner'],
  speciate: ['corner'],
  add: ['hex', 'count'],
  stack: ['stack'],
  lay: ['hex'],
  bring: ['hex', 'count'],
  move: ['hex', 'hex'],
  eliminate: ['hex', 'animal'],
  score: ['hex'],
  card: ['card'],
  place: ['space'],
  use: [],
  protect: ['kind'],
  discard: ['kind'],
  glaciate: ['hex'],
  tile: ['hex'],
  keep: ['corner'],
  spare: ['animal'],
  lose: ['kind'],
  replace: ['animal', 'hex'],
  'give-up': ['loss'],
  send: ['animal', 'hex', 'count'],
  save: ['hex'],
  animal: ['animal'],
  skip: [],
  stop: [],
  forgo: [],
};

const NAMES: Readonly<Record<Noun, readonly (string | number)[]>> = {
  kind: BOOK_KINDS,
  corner: CORNER_NAMES,
  hex: HEX_NAMES,
  count: [0, 1, 2, 3, 4, 5, 6, 7],
  stack: [1, 2, 3],
  animal: BOOK_FOOD_CHAIN,
  card: BOOK_CARDS,
  space: BOOK_SPACES,
  loss: [...BOOK_KINDS, 'pawn', 'crowds'],
};

/** Corners and hexes are mostly of Earth or right beside it. */
function likely(s: State, noun: Noun, rng: Rng): string | undefined {
  const earth = dominantSpecies.view(s, 0).tiles.map((t) => t.hex);
  const pick = (names: readonly string[]): string => names[rng.below(names.length)] as string;
  if (earth.length > 0 && noun === 'corner' && rng.below(4) > 0) return pick(cornersOf(pick(earth)));
  if (earth.length > 0 && noun === 'hex' && rng.below(6) > 0) {
    const hex = pick(earth);
    return rng.below(4) === 0 ? pick(besides(hex)) : hex;
  }
  return undefined;
}

export const TRIES: Tries = tries(dominantSpecies, { verbs: VERBS, names: NAMES, likely });
