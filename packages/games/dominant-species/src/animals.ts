/** DS-1.2: the six animals down the food chain; an animal's number is its rank from the top. */
export const ANIMAL_IDS = ['mammals', 'reptiles', 'birds', 'amphibians', 'arachnids', 'insects'] as const;
export type AnimalId = (typeof ANIMAL_IDS)[number];

export const MAMMALS = 0;
export const REPTILES = 1;
export const BIRDS = 2;
export const ARACHNIDS = 4;
export const INSECTS = 5;

/** DS-1.3.1, in the order of the Speciation spaces (DS-3.2): kind i is the home element of animal i (DS-4.6.5). */
export const ELEMENTS = ['meat', 'sun', 'seed', 'water', 'grub', 'grass'] as const;
export type ElementId = (typeof ELEMENTS)[number];

/** Printed elements, all of the animal's home kind (DS-1.2.2). */
export const PRINTED: readonly number[] = [2, 2, 2, 3, 2, 2];
/** DS-1.3.4. */
export const MAX_ELEMENTS = 6;
/** DS-1.1.4. */
export const DISKS_OF_A_KIND = 20;

/** DS-1.6 by number of animals in play. */
export const PAWNS_AT_START: readonly number[] = [0, 0, 7, 6, 5, 4, 3];
export const CUBES_OF_AN_ANIMAL: readonly number[] = [0, 0, 55, 50, 45, 40, 35];
/** DS-1.1.3. */
export const PAWNS_OF_AN_ANIMAL = 10;

/** DS-1.5.1. */
const BONUS = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45];
export function bonus(count: number): number {
  return BONUS[Math.min(count, BONUS.length - 1)];
}
