import { ANIMAL_IDS } from '@clade/dominant-species';
import type { Feature } from '../../search/policy.ts';

/** What is counted of a player while the game goes on, each as it stands and once more for every round to come. */
const COUNTED: readonly (readonly [id: string, text: string])[] = [
  ['points-next', 'the same while the game goes on: who is ahead is held down'],
  ['places', 'points of the places on all tiles, as they are expected to last'],
  ['dominance', 'tiles that are likely dominated'],
  ['estate', 'first values of the tiles that are likely dominated'],
  ['cubes', 'cubes on Earth that live on'],
  ['tiles', 'tiles with own cubes that live on'],
  ['levels', 'domination on tiles with own cubes, up to 6 each'],
  ['matches', 'matches with all tiles of Earth, up to 4 each'],
  ['frontier', 'first values of tiles that the animal could live on but does not'],
  ['pool', 'cubes in the gene pool up to 12'],
  ['elements', 'elements'],
  ['kinds', 'different elements'],
  ['threats', 'kinds of elements that Regression threatens'],
  ['initiative', 'animals behind on the initiative track'],
  ['survival', 'bonus of Survival by the chance to hold it'],
  ['waiting', 'pawns that wait on Glaciation'],
  ...ANIMAL_IDS.map(
    (id) => [id, 'to be this animal: abilities and places in the food chain differ'] as const,
  ),
];

/** Number of those; the animals are the last of them. */
export const COUNT = COUNTED.length;
export const FIRST_ANIMAL = COUNT - ANIMAL_IDS.length;

/**
 * Numbers that add up to the points a player is expected to have at the end. What counts much now may count little later
 * and the other way round, so nearly each has two weights.
 */
export const FEATURES: readonly Feature[] = [
  { id: 'points', text: 'points on the track' },
  ...COUNTED.map(([id, text]) => ({ id, text })),
  ...COUNTED.map(([id]) => ({
    id: `${id.replace('-next', '')}-later`,
    text: 'the same, for each round to come',
  })),
  // How many pawns there are hardly depends on one choice; what it seems to bring is when the rollout ended.
  { id: 'pawns', text: 'action pawns, for each round to come', untold: true },
  { id: 'rounds', text: 'rounds to come, which bring points to everybody', common: true },
];
