import type { Feature } from '../../search/policy.ts';

/**
 * Numbers that add up to the points a player is expected to have at the end. Most count twice, as they stand and times
 * the rounds to come: who leads early is held down, and cubes pay again in each round.
 */
export const FEATURES = [
  { id: 'points', text: 'points on the track' },
  { id: 'points-later', text: 'the same, for each round to come' },
  { id: 'places', text: 'points of the places on all tiles, as they are expected to last' },
  { id: 'places-later', text: 'the same, for each round to come' },
  { id: 'cubes', text: 'cubes on Earth that live on, when rounds are to come' },
  { id: 'cubes-later', text: 'the same, for each round to come' },
  { id: 'tiles', text: 'tiles with own cubes that live on, when rounds are to come' },
  { id: 'tiles-later', text: 'the same, for each round to come' },
  { id: 'matches', text: 'matches with all tiles of Earth up to 4 each, when rounds are to come' },
  { id: 'matches-later', text: 'the same, for each round to come' },
  { id: 'elements', text: 'elements, beside what they match, when rounds are to come' },
  { id: 'elements-later', text: 'the same, for each round to come' },
  { id: 'pool', text: 'cubes in the gene pool up to 12, when rounds are to come' },
  { id: 'pool-later', text: 'the same, for each round to come' },
  { id: 'targets', text: 'targets of the special pawns under control' },
  { id: 'targets-later', text: 'the same, for each round to come' },
  { id: 'specials', text: 'special pawns under control, when rounds are to come' },
  {
    id: 'takeovers',
    text: 'domination values above targets of pawns that others control, with a pawn for each',
  },
  { id: 'turns', text: 'pawns at hand' },
  { id: 'turns-later', text: 'the same, for each round to come' },
  { id: 'survival', text: 'bonus of Survival by the chance to hold it' },
  { id: 'traits', text: 'worth of the traits, when rounds are to come' },
  { id: 'waiting', text: 'animals whose turn comes before the own one' },
  { id: 'rounds', text: 'rounds to come, which bring points to everybody', common: true },
] as const satisfies readonly Feature[];

/** Features that the opponent classifier reads: all but where the next turn is. */
export type ClassifierFeature = Exclude<(typeof FEATURES)[number]['id'], 'waiting'>;
export const CLASSIFIER_FEATURES = FEATURES.flatMap(({ id }, k) => (id === 'waiting' ? [] : [{ id, k }]));
