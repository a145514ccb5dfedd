import { GRID, printedMap } from '@clade/earth';
import type { Axial } from '@clade/engine';
import { DESERT, FOREST, JUNGLE, MOUNTAIN, SAVANNAH, SEA, WETLAND } from './terrain.ts';

/** DS-2.2.1: rows of each column q from -3 to 3. */
const COLUMNS: readonly (readonly [first: number, last: number])[] = [
  [0, 3],
  [-1, 3],
  [-2, 3],
  [-2, 2],
  [-3, 2],
  [-3, 1],
  [-3, 0],
];

export const CELLS: readonly Axial[] = COLUMNS.flatMap(([first, last], i) =>
  Array.from({ length: last - first + 1 }, (_, n) => ({ q: i - 3, r: first + n })),
);

export const MAP = printedMap(CELLS);

function hexAt(q: number, r: number): number {
  return GRID.at({ q, r });
}

/** DS-2.4: the start tiles, the one in the centre first; it is covered by tundra (DS-4.1.3). */
export const START_TILES: readonly { readonly hex: number; readonly terrain: number }[] = [
  { hex: hexAt(0, 0), terrain: SEA },
  { hex: hexAt(0, -1), terrain: WETLAND },
  { hex: hexAt(1, -1), terrain: SAVANNAH },
  { hex: hexAt(1, 0), terrain: DESERT },
  { hex: hexAt(0, 1), terrain: MOUNTAIN },
  { hex: hexAt(-1, 1), terrain: FOREST },
  { hex: hexAt(-1, 0), terrain: JUNGLE },
];
export const CENTRE = START_TILES[0].hex;

function cornerAt(...cells: readonly (readonly [number, number])[]): number {
  const corners = cells
    .map(([q, r]) => hexAt(q, r))
    .filter((hex) => hex >= 0)
    .map((hex) => GRID.corners.slice(hex * 6, hex * 6 + 6));
  return corners[0].find((corner) => corners.every((others) => others.includes(corner))) ?? -1;
}

/** DS-2.5: the corners of the start elements I1 to I6 and O1 to O6, with the kinds of the printed Earth. */
export const START_DISKS: readonly { readonly corner: number; readonly kind: number }[] = [
  { corner: cornerAt([0, 0], [-1, 0], [0, -1]), kind: 4 },
  { corner: cornerAt([0, 0], [0, -1], [1, -1]), kind: 3 },
  { corner: cornerAt([0, 0], [1, -1], [1, 0]), kind: 5 },
  { corner: cornerAt([0, 0], [1, 0], [0, 1]), kind: 1 },
  { corner: cornerAt([0, 0], [0, 1], [-1, 1]), kind: 0 },
  { corner: cornerAt([0, 0], [-1, 1], [-1, 0]), kind: 2 },
  { corner: cornerAt([-1, 0], [0, -1], [-1, -1]), kind: 3 },
  { corner: cornerAt([0, -1], [1, -1], [1, -2]), kind: 5 },
  { corner: cornerAt([1, -1], [1, 0], [2, -1]), kind: 1 },
  { corner: cornerAt([1, 0], [0, 1], [1, 1]), kind: 0 },
  { corner: cornerAt([0, 1], [-1, 1], [-1, 2]), kind: 2 },
  { corner: cornerAt([-1, 1], [-1, 0], [-2, 1]), kind: 4 },
];

/** DS-4.1.10 by animal: terrains of the two cubes together, then of the single ones. */
export const START_CUBES: readonly (readonly [number, number, number])[] = [
  [MOUNTAIN, DESERT, FOREST],
  [DESERT, SAVANNAH, MOUNTAIN],
  [FOREST, MOUNTAIN, JUNGLE],
  [WETLAND, JUNGLE, SAVANNAH],
  [JUNGLE, FOREST, WETLAND],
  [SAVANNAH, WETLAND, DESERT],
];
