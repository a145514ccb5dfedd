import { HEX_VERBS, likelyHexes, type Tries, tries } from '@clade/engine/testing';
import { dominantSpecies } from '../../src/index.ts';
import { BOOK_CARDS, BOOK_FOOD_CHAIN, BOOK_KINDS, BOOK_SPACES } from '../book.ts';
import { CORNER_NAMES, NAMES } from './map.ts';

type Noun = 'kind' | 'corner' | 'hex' | 'count' | 'stack' | 'animal' | 'card' | 'space' | 'loss';

const VERBS: Readonly<Record<string, readonly Noun[]>> = {
  ...HEX_VERBS,
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
};

const NOUNS: Readonly<Record<Noun, readonly (string | number)[]>> = {
  kind: BOOK_KINDS,
  corner: CORNER_NAMES,
  hex: NAMES.hexes,
  count: [0, 1, 2, 3, 4, 5, 6, 7],
  stack: [1, 2, 3],
  animal: BOOK_FOOD_CHAIN,
  card: BOOK_CARDS,
  space: BOOK_SPACES,
  loss: [...BOOK_KINDS, 'pawn', 'crowds'],
};

export const TRIES: Tries = tries(dominantSpecies, {
  verbs: VERBS,
  names: NOUNS,
  likely: likelyHexes(dominantSpecies, NAMES),
});
