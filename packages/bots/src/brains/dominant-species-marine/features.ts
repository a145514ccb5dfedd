import type { Feature } from '../../search/brain.ts';

/** Numbers that add up to the points a player is expected to have at the end; `later` ones count when rounds are to come. */
export const FEATURES = [
  { id: 'points', text: 'points on the track' },
  { id: 'places', text: 'points of the places on all tiles, as they are expected to last' },
  { id: 'places-later', text: 'the same, for each round to come (square root of their number)' },
  { id: 'cubes-later', text: 'cubes on Earth that live on, for each round to come (square root)' },
  { id: 'tiles-later', text: 'tiles with own cubes that live on, for each round to come (square root)' },
  {
    id: 'matches-later',
    text: 'matches with all tiles of Earth up to 4 each, for each round to come (square root)',
  },
  { id: 'elements-later', text: 'elements, for each round to come (square root)' },
  { id: 'pool-later', text: 'cubes in the gene pool up to 12, when rounds are to come' },
  { id: 'targets', text: 'targets of the special pawns under control' },
  { id: 'specials-later', text: 'special pawns under control, for each round to come (square root)' },
  {
    id: 'takeovers',
    text: 'domination values above targets of pawns that others control, with a pawn for each',
  },
  { id: 'pawns-later', text: 'basic pawns, for each round to come (square root)' },
  { id: 'turns', text: 'pawns at hand' },
  { id: 'room', text: 'share of the display that lies behind the own pawns, for each pawn at hand' },
  { id: 'survival', text: 'bonus of Survival by the chance to hold it' },
  { id: 'survival-later', text: 'the same, for each round to come (square root)' },
  { id: 'rounds', text: 'rounds to come, which bring points to everybody', common: true },
] as const satisfies readonly Feature[];
