import { GRID, HEXES, printedMap } from '@clade/earth';
import { ALGAE, GASTROPODS, PLANKTON, SPONGES, SUN, WORMS } from './animals.ts';
import { GEYSER, KELP, LAND, OCEAN, REEF, SAND, SEAGRASS, SEAMOUNT, SMOKER } from './terrain.ts';

/** DSM-2.1: all 37 hexes of the grid. */
export const CELLS = GRID.hexes;
export const MAP = printedMap(CELLS);

function hexAt(q: number, r: number): number {
  return GRID.at({ q, r });
}

/** DSM-2.3: where a hex lies. */
export const UPPER = 0;
export const LOWER = 1;
const MIDDLE = 2;
export const HALF = Int8Array.from(CELLS, ({ q, r }) => {
  const y = 2 * r + q;
  return y < 0 ? UPPER : y > 0 ? LOWER : MIDDLE;
});

/** DSM-2.4: 1 for hexes of the printed grid's edge. */
export const EDGE = new Int8Array(HEXES);
for (let hex = 0; hex < HEXES; hex++) {
  EDGE[hex] = GRID.neighbours.slice(hex * 6, hex * 6 + 6).includes(-1) ? 1 : 0;
}

/** DSM-2.6: the middle of Earth first. */
export const CENTRE = hexAt(0, 0);

/** DSM-4.6.2: the seven tiles that Random Earth draws. */
const DRAWN_TILES: readonly { readonly hex: number; readonly terrain: number }[] = [
  { hex: CENTRE, terrain: REEF },
  { hex: hexAt(0, -1), terrain: LAND },
  { hex: hexAt(1, -1), terrain: SEAGRASS },
  { hex: hexAt(1, 0), terrain: SAND },
  { hex: hexAt(0, 1), terrain: OCEAN },
  { hex: hexAt(-1, 1), terrain: SEAMOUNT },
  { hex: hexAt(-1, 0), terrain: KELP },
];
/** DSM-4.6.1: and those that always lie there. */
const FIXED_TILES: readonly { readonly hex: number; readonly terrain: number }[] = [
  { hex: hexAt(0, -3), terrain: LAND },
  { hex: hexAt(0, -2), terrain: LAND },
  { hex: hexAt(-1, -2), terrain: LAND },
  { hex: hexAt(1, -3), terrain: LAND },
  { hex: hexAt(0, 2), terrain: OCEAN },
  { hex: hexAt(0, 3), terrain: OCEAN },
  { hex: hexAt(-1, 3), terrain: OCEAN },
  { hex: hexAt(1, 2), terrain: OCEAN },
];

/** DSM-2.5; `drawn` ones are random with Random Earth. */
export const START_TILES: readonly {
  readonly hex: number;
  readonly terrain: number;
  readonly drawn: boolean;
}[] = [
  ...FIXED_TILES.map((tile) => ({ ...tile, drawn: false })),
  ...DRAWN_TILES.map((tile) => ({ ...tile, drawn: true })),
];

/** DSM-4.1.3. */
export const START_VENTS: readonly { readonly hex: number; readonly side: number }[] = [
  { hex: hexAt(0, 3), side: SMOKER },
  { hex: hexAt(0, -3), side: GEYSER },
];

/** DSM-2.11: the corners of the middle tile (NE, E, SE, SW, W, NW) with the kinds of the printed Earth. */
const AROUND_CENTRE = [ALGAE, GASTROPODS, WORMS, PLANKTON, SPONGES, SUN];
export const START_DISKS: readonly { readonly corner: number; readonly kind: number }[] = AROUND_CENTRE.map(
  (kind, i) => ({ corner: GRID.corners[CENTRE * 6 + i], kind }),
);
