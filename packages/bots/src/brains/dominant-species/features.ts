import type { Feature } from '../../search/brain.ts';

/** Numbers that add up to the points a player is expected to have at the end; `later` ones count when rounds are to come. */
export const FEATURES = [
  { id: 'points', text: 'points on the track' },
  { id: 'places', text: 'points of the places on all tiles, as they are expected to last' },
  { id: 'places-later', text: 'the same, for each round to come (square root of their number)' },
  { id: 'dominance', text: 'tiles that are likely dominated' },
  { id: 'dominance-later', text: 'the same, for each round to come (square root)' },
  { id: 'cubes-later', text: 'cubes on Earth that live on, for each round to come (square root)' },
  { id: 'pool-later', text: 'cubes in the gene pool up to 12, when rounds are to come' },
  { id: 'elements-later', text: 'elements, for each round to come (square root)' },
  {
    id: 'matches-later',
    text: 'matches with all tiles of Earth up to 4 each, for each round to come (square root)',
  },
  {
    id: 'initiative-later',
    text: 'animals behind on the initiative track, for each round to come (square root)',
  },
  { id: 'pawns-later', text: 'action pawns, for each round to come (square root)' },
  { id: 'survival', text: 'bonus of Survival by the chance to hold it' },
  { id: 'survival-later', text: 'the same, for each round to come (square root)' },
  { id: 'tiles-later', text: 'tiles with own cubes that live on, for each round to come (square root)' },
  { id: 'waiting-later', text: 'pawns that wait on Glaciation, when rounds are to come' },
  { id: 'rounds', text: 'rounds to come, which bring points to everybody', common: true },
] as const satisfies readonly Feature[];
