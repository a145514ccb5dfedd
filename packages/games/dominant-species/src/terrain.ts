/** DS-1.4. */
export const TERRAINS = [
  'sea',
  'wetland',
  'savannah',
  'jungle',
  'forest',
  'desert',
  'mountain',
  'tundra',
] as const;
export type TerrainId = (typeof TERRAINS)[number];

export const SEA = 0;
export const WETLAND = 1;
export const SAVANNAH = 2;
export const JUNGLE = 3;
export const FOREST = 4;
export const DESERT = 5;
export const MOUNTAIN = 6;
export const TUNDRA = 7;

/** Points for the first, second, third and fourth animal on a tile. */
export const SCORING: readonly (readonly number[])[] = [
  [9, 5, 3, 2],
  [8, 4, 2, 1],
  [7, 4, 2],
  [6, 3, 2],
  [5, 3, 2],
  [4, 2],
  [3, 2],
  [1],
];

/** Most new cubes on a tile by one Speciation. */
export const SPECIATION_LIMIT: readonly number[] = [4, 4, 3, 3, 3, 2, 2, 1];

/** Large tiles in the box. */
export const TILES_IN_BOX: readonly number[] = [7, 4, 4, 4, 4, 4, 4];
/** DS-1.1.2. */
export const TUNDRA_TILES = 12;
/** DS-4.1.4. */
export const STACK_SIZE = 8;
