/** DSM-1.1: the four animals down the food chain; an animal's number is its rank from the top. */
export const ANIMAL_IDS = ['reptiles', 'cephalopods', 'fishes', 'crustaceans'] as const;
export type AnimalId = (typeof ANIMAL_IDS)[number];

/** DSM-1.2. */
export const ELEMENTS = ['algae', 'worms', 'plankton', 'sponges', 'gastropods', 'sun'] as const;
export type ElementId = (typeof ELEMENTS)[number];

export const ALGAE = 0;
export const WORMS = 1;
export const PLANKTON = 2;
export const SPONGES = 3;
export const GASTROPODS = 4;
export const SUN = 5;

/** DSM-1.1: printed elements of the standard board sides, by animal and kind. */
export const PRINTED: readonly (readonly number[])[] = [
  [0, 0, 0, 1, 0, 2],
  [0, 0, 0, 1, 2, 0],
  [1, 0, 2, 0, 0, 0],
  [1, 2, 0, 0, 0, 0],
];

/** DSM-1.1.3: spaces of an animal board, printed elements included. */
export const BOARD_SPACES = 6;
/** DSM-6.4.12: more spaces on Phenotypic Plasticity. */
export const TRAIT_SPACES = 2;
/** DSM-4.7.1: disks that an animal draws onto the alternate side. */
export const DRAWN_TO_A_BOARD = 3;
/** DSM-1.2.1. */
export const DISKS_OF_A_KIND = 19;

/** DSM-4.1.8, by number of animals in play. */
export const PAWNS_AT_START: readonly number[] = [0, 0, 7, 5, 4];
/** DSM-1.5.1. */
export const PAWNS_OF_AN_ANIMAL = 8;
export const CUBES_OF_AN_ANIMAL = 35;
/** DSM-4.1.10. */
export const START_CUBES = 3;
/** DSM-4.1.9. */
export const START_TARGET = 1;

/** DSM-1.4. */
const BONUS = [0, 1, 3, 6, 10, 15, 21];
export function bonus(count: number): number {
  return BONUS[Math.min(count, BONUS.length - 1)];
}
