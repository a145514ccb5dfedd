import type { Rng, State } from '@clade/engine';
import { type Tries, tries } from '@clade/engine/testing';
import { dominantSpeciesMarine } from '../../src/index.ts';
import {
  BOOK_CARDS,
  BOOK_FOOD_CHAIN,
  BOOK_KINDS,
  BOOK_SPACES,
  BOOK_TERRAINS,
  BOOK_TRAITS,
  neighboursOf,
} from '../book.ts';
import { CORNER_NAMES, cornersOf, HEX_NAMES } from './map.ts';

const NAMES = {
  kind: BOOK_KINDS,
  corner: CORNER_NAMES,
  hex: HEX_NAMES,
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
type Noun = keyof typeof NAMES;

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
  skip: [],
  stop: [],
  forgo: [],
};

/** Corners and hexes are mostly of Earth or right beside it. */
function likely(s: State, noun: Noun, rng: Rng): string | undefined {
  const earth = dominantSpeciesMarine.view(s, 0).tiles.map((t) => t.hex);
  const pick = (names: readonly string[]): string => names[rng.below(names.length)] as string;
  if (earth.length === 0) return undefined;
  if (noun === 'corner' && rng.below(4) > 0) return pick(cornersOf(pick(earth)));
  if (noun !== 'hex' || rng.below(6) === 0) return undefined;
  const hex = pick(earth);
  return rng.below(4) === 0 ? pick(neighboursOf(hex)) : hex;
}

export const TRIES: Tries = tries<Noun>(dominantSpeciesMarine, { verbs: VERBS, names: NAMES, likely });
