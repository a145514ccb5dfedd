/** Sources of points, for statistics. */
export const POINT_SOURCES = [
  'start',
  'tiles',
  'wanderlust',
  'tectonics',
  'survival',
  'cards',
  'traits',
  'final',
] as const;
export const FROM_START = 0;
export const FROM_TILES = 1;
export const FROM_WANDERLUST = 2;
export const FROM_TECTONICS = 3;
export const FROM_SURVIVAL = 4;
export const FROM_CARDS = 5;
export const FROM_TRAITS = 6;
export const FROM_FINAL = 7;
