/** DSM-1.3, in tile-scoring order, which is also the order of the chips on the Evolution row (DSM-1.3.5). */
export const TERRAINS = ['land', 'kelp', 'reef', 'seamount', 'seagrass', 'sand', 'ocean', 'vent'] as const;
export type TerrainId = (typeof TERRAINS)[number];

export const LAND = 0;
export const KELP = 1;
export const REEF = 2;
export const SEAMOUNT = 3;
export const SEAGRASS = 4;
export const SAND = 5;
export const OCEAN = 6;
export const VENT = 7;

/** Points for the first, second, third and fourth animal on a tile. */
export const SCORING: readonly (readonly number[])[] = [
  [8, 4, 2, 1],
  [7, 4, 2],
  [6, 3, 2],
  [5, 3, 2],
  [4, 2],
  [3, 2],
  [2, 1],
  [1],
];

/** Most new cubes on a tile by one Speciation. */
export const SPECIATION_LIMIT: readonly number[] = [1, 2, 2, 3, 2, 3, 4, 1];

/** DSM-1.3.1: big tiles in the box. */
export const TILES_IN_BOX: readonly number[] = [8, 4, 4, 4, 4, 4, 8];
/** DSM-1.3.2. */
export const VENT_TILES = 12;
/** DSM-1.3.4. */
export const CHIPS_OF_A_TERRAIN = 2;
/** DSM-4.1.2. */
export const STACK_SIZE = 7;

/** DSM-1.3.2: the two sides of a vent tile. */
export const VENT_SIDES = ['smoker', 'geyser'] as const;
export type VentSide = (typeof VENT_SIDES)[number];
export const SMOKER = 0;
export const GEYSER = 1;
