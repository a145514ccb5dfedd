import { type Cell, cornerName, hexName } from '../book.ts';

/** Axial coordinates of the rule book (DS-2.1.2) as the labels of moves and positions, for what the examples name. */

/** The corner where three hexes meet. */
export function corner(...three: readonly [Cell, Cell, Cell]): string {
  const vertex = [...three].sort((a, b) => a[0] - b[0] || a[1] - b[1]).map(String);
  return cornerName(vertex.join('|'));
}

export { hexName as hex };

/** DS-2.4: the start tiles. */
export const TUNDRA = hexName(0, 0);
export const WETLAND = hexName(0, -1);
export const SAVANNAH = hexName(1, -1);
export const DESERT = hexName(1, 0);
export const MOUNTAIN = hexName(0, 1);
export const FOREST = hexName(-1, 1);
export const JUNGLE = hexName(-1, 0);

/** DS-2.5: corners of start elements; I lie around the tundra, O between two start tiles and an empty hex. */
export const I1 = corner([0, 0], [-1, 0], [0, -1]);
export const I2 = corner([0, 0], [0, -1], [1, -1]);
export const I3 = corner([0, 0], [1, -1], [1, 0]);
export const I4 = corner([0, 0], [1, 0], [0, 1]);
export const I5 = corner([0, 0], [0, 1], [-1, 1]);
export const I6 = corner([0, 0], [-1, 1], [-1, 0]);
export const O1 = corner([-1, 0], [0, -1], [-1, -1]);
export const O2 = corner([0, -1], [1, -1], [1, -2]);
export const O3 = corner([1, -1], [1, 0], [2, -1]);

/** The start tiles, to be added to. */
export const START_EARTH: Readonly<Record<string, string>> = {
  [TUNDRA]: 'tundra',
  [WETLAND]: 'wetland',
  [SAVANNAH]: 'savannah',
  [DESERT]: 'desert',
  [MOUNTAIN]: 'mountain',
  [FOREST]: 'forest',
  [JUNGLE]: 'jungle',
};
