import { type Axial, type HexMap, hexDistance, hexMap } from '@clade/engine';

/**
 * Both hex games are printed on the same grid: a hexagon of radius 3, 37 hexes with 96 corners. Marine uses all of it
 * (DSM-2.1); Dominant Species leaves out the top and the bottom hex of the middle column (DS-2.2.1). Hexes and corners
 * are numbers of this grid in both games; what differs is which of them are printed, and how people call them.
 */
const RADIUS = 3;
const CELLS: Axial[] = [];
for (let q = -RADIUS; q <= RADIUS; q++) {
  for (let r = -RADIUS; r <= RADIUS; r++) if (Math.abs(q + r) <= RADIUS) CELLS.push({ q, r });
}

export const GRID: HexMap = hexMap(CELLS);
export const HEXES = 37;
export const CORNERS = 96;

/** Neighbours of each hex in ascending order, `NEIGHBOURS[hex * 6 + i]`; -1 fills up at the end. */
export const NEIGHBOURS = new Int8Array(HEXES * 6).fill(-1);
/** Corners of each hex in ascending order. */
export const HEX_CORNERS = new Int8Array(HEXES * 6);
/** Hexes at each corner in ascending order, `CORNER_HEXES[corner * 3 + i]`; -1 fills up at the end. */
export const CORNER_HEXES = Int8Array.from(GRID.cornerHexes);

/** Hexes at distance one or two in ascending order, `NEAR_HEXES[hex * 18 + i]`; -1 fills up at the end. */
export const NEAR_HEXES = new Int8Array(HEXES * 18).fill(-1);
/** Hexes between two that are two apart, `BETWEEN[(a * HEXES + b) * 2 + i]`; -1 fills up, and for other pairs. */
export const BETWEEN = new Int8Array(HEXES * HEXES * 2).fill(-1);

function ascending(hexes: readonly number[]): number[] {
  return hexes.filter((h) => h >= 0).sort((a, b) => a - b);
}

for (let hex = 0; hex < HEXES; hex++) {
  NEIGHBOURS.set(ascending(GRID.neighbours.slice(hex * 6, hex * 6 + 6)), hex * 6);
  HEX_CORNERS.set(ascending(GRID.corners.slice(hex * 6, hex * 6 + 6)), hex * 6);
}
for (let a = 0; a < HEXES; a++) {
  const distance = CELLS.map((_, b) => hexDistance(GRID.hexes[a], GRID.hexes[b]));
  const near = distance.map((d, b) => (d === 1 || d === 2 ? b : -1));
  NEAR_HEXES.set(ascending(near), a * 18);
  for (let b = 0; b < HEXES; b++)
    if (distance[b] === 2) BETWEEN.set(commonNeighbours(a, b), (a * HEXES + b) * 2);
}

function commonNeighbours(a: number, b: number): number[] {
  const ofA = GRID.neighbours.slice(a * 6, a * 6 + 6);
  const ofB = GRID.neighbours.slice(b * 6, b * 6 + 6);
  return ascending(ofA.filter((h) => ofB.includes(h)));
}

/** The hexes that a game prints, and their names for people and position files; names of others are empty. */
export interface PrintedMap {
  readonly hexes: readonly number[];
  readonly hexNames: readonly string[];
  readonly cornerNames: readonly string[];
}

export function printedMap(cells: readonly Axial[]): PrintedMap {
  const own = hexMap(cells);
  const hexNames = new Array<string>(HEXES).fill('');
  const cornerNames = new Array<string>(CORNERS).fill('');
  const hexes: number[] = [];
  for (const [i, cell] of own.hexes.entries()) {
    const hex = GRID.at(cell);
    hexes.push(hex);
    hexNames[hex] = own.labels[i];
    for (let c = 0; c < 6; c++)
      cornerNames[GRID.corners[hex * 6 + c]] = own.cornerLabels[own.corners[i * 6 + c]];
  }
  return { hexes, hexNames, cornerNames };
}
