import { HEX_VERBS, likelyHexes, type Tries, tries } from '@clade/engine/testing';
import { dominantSpeciesMarine } from '../../src/index.ts';
import { BOOK_CARDS, BOOK_FOOD_CHAIN, BOOK_KINDS, BOOK_SPACES, BOOK_TERRAINS, BOOK_TRAITS } from '../book.ts';
import { CORNER_NAMES, NAMES } from './map.ts';

const NOUNS = {
  kind: BOOK_KINDS,
  corner: CORNER_NAMES,
  hex: NAMES.hexes,
  count: [0, 1, 2, 3, 4, 5, 6, 7],
  stack: [1, 2, 3],
  animal: BOOK_FOOD_CHAIN,
  card: BOOK_CARDS,
  trait: BOOK_TRAITS,
  space: [...BOOK_SPACES, ...BOOK_FOOD_CHAIN.map((id) => `feeder-${id}`)],
  place: ['board', 'card'],
  box: ['depletion', 'regression'],
  swapped: [...BOOK_KINDS, 'nothing'],
  side: ['smoker', 'geyser'],
  source: ['pool', 'eliminated'],
  terrain: BOOK_TERRAINS,
} as const;
type Noun = keyof typeof NOUNS;

const VERBS: Readonly<Record<string, readonly Noun[]>> = {
  ...HEX_VERBS,
  animal: ['animal'],
  keep: ['trait'],
  'keep-two': ['trait', 'trait'],
  trait: ['trait'],
  drop: ['trait'],
  retrieve: [],
  special: ['kind'],
  use: [],
  settle: ['place'],
  lose: ['kind', 'place'],
  swap: ['corner'],
  exchange: ['swapped'],
  vent: ['hex'],
  side: ['side'],
  source: ['source'],
  control: ['kind'],
  protect: ['kind'],
  tile: ['hex'],
  spare: ['animal'],
  send: ['animal', 'hex', 'count'],
  return: ['hex', 'animal'],
  terrain: ['terrain'],
  lift: ['corner'],
  feed: ['kind', 'box'],
};

export const TRIES: Tries = tries<Noun>(dominantSpeciesMarine, {
  verbs: VERBS,
  names: NOUNS,
  likely: likelyHexes(dominantSpeciesMarine, NAMES),
});
