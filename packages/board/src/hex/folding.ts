import type { PixelSize } from '../use-size.ts';

/**
 * How a hex game is laid out in the room it has, in px of the page. The map comes first: where its hexes would be too
 * small for numbers, what the present question does not light folds to one line.
 */
export type FurniturePart = 'cards' | 'display' | 'seats';

/** `tall`: animals above, cards beside the map, display below. `two`: animals above, display right. `three`: all beside. */
export type Shape = 'tall' | 'two' | 'three';

export interface Furniture {
  /** The cards have a column of their own beside the map (Marine), not a row under the display. */
  readonly beside: boolean;
  /** Animals. */
  readonly seats: number;
  /** Parts that must stay open: something can be chosen there. */
  readonly lit: ReadonlySet<FurniturePart>;
}

export interface Layout {
  readonly shape: Shape;
  readonly folded: ReadonlySet<FurniturePart>;
  /** Animals in a row above the map. */
  readonly across: number;
  /** Of a hex, as far as it can be told beforehand; 0 where not everything has the room that it needs. */
  readonly side: number;
}

/** The smallest side of a hex that shows counts and values. */
const READABLE = 42;
/** Width and height of the map in sides; Marine's map is higher. */
const MAP = { width: 11.5, height: 10.9, higher: 12.5 };
const GAP = 6;
/** A folded part. */
const LINE = 44;
/** Folded animals and cards of a tall table: a column beside the map, which lacks height and not width. */
const ASIDE = { width: 132, height: 330 };

/** From here on the animals stand beside the display; Marine's cards take that room. */
const THREE = { under: 1100, beside: 1260 };
/** Not much wider than high: a column of animals would cost more than a row. */
const SQUARE = 1.35;
/** Below this the columns are narrower. */
const SMALL = 800;

const CARDS = {
  under: { width: 152, small: 132, height: 132, column: 400 },
  beside: { width: 238, small: 190, column: 540, lying: 390 },
};
const DISPLAY = { width: 366, least: 365, rows: 6, row: 41, small: 38, head: 23 };
const TARGETS = 92;
const SEAT = { under: { width: 118, height: 72 }, beside: { width: 180, height: 108 }, gap: 5 };

function shapeOf({ width, height }: PixelSize, beside: boolean): Shape {
  if (width < height) return 'tall';
  return width < (beside ? THREE.beside : THREE.under) || width < SQUARE * height ? 'two' : 'three';
}

/** How many animals stand in a row: all of them, or half. */
function acrossOf(width: number, { seats, beside }: Furniture): number {
  const { width: least } = beside ? SEAT.beside : SEAT.under;
  const fits = width - 2 * GAP >= seats * (least + SEAT.gap);
  return fits || seats < 4 ? seats : Math.ceil(seats / 2);
}

/** Height of the animals above the map. */
function seatsHeight(room: PixelSize, table: Furniture, folded: ReadonlySet<FurniturePart>): number {
  if (folded.has('seats')) return LINE + GAP;
  const rows = Math.ceil(table.seats / acrossOf(room.width, table));
  const { height } = table.beside ? SEAT.beside : SEAT.under;
  return rows * (height + SEAT.gap) - SEAT.gap + GAP;
}

/** What the map gets, and whether everything else has the room that it needs. */
function mapRoom(
  room: PixelSize,
  table: Furniture,
  folded: ReadonlySet<FurniturePart>,
): PixelSize & { readonly fits: boolean } {
  const { beside } = table;
  const shape = shapeOf(room, beside);
  const small = room.width < SMALL;
  const width = room.width - 2 * GAP;
  const strip = shape !== 'three' && !isAside(shape, folded);
  const height = room.height - 2 * GAP - (strip ? seatsHeight(room, table, folded) : 0);
  if (shape === 'tall') {
    const column = beside ? CARDS.beside : CARDS.under;
    const cards = (small ? column.small : column.width) + GAP;
    const rows = DISPLAY.head + DISPLAY.rows * (small ? DISPLAY.small : DISPLAY.row);
    const left = height - (folded.has('display') ? LINE : rows) - GAP;
    if (isAside(shape, folded))
      return { width: width - ASIDE.width - GAP, height: left, fits: left >= ASIDE.height };
    if (folded.has('cards')) return { width, height: left - LINE - GAP, fits: true };
    return { width: width - cards, height: left, fits: left >= column.column };
  }
  // Marine's cards have a column of their own; below its display are targets, below the other one the cards.
  const column = beside && !folded.has('cards');
  const below = beside ? TARGETS : folded.has('cards') ? LINE : CARDS.under.height;
  const line = beside && folded.has('cards') ? LINE + GAP : 0;
  const across = width - (column ? CARDS.beside.small + GAP : 0);
  if (isFlat(shape, beside, folded)) return { width: across, height: height - LINE - GAP, fits: true };
  return {
    width: across - DISPLAY.width - GAP,
    height,
    fits:
      height >= (folded.has('display') ? LINE : DISPLAY.least) + GAP + below + line &&
      (!column || height >= CARDS.beside.lying),
  };
}

/** Nothing is left of the column of the display: its lines stand below the map. */
export function isFlat(shape: Shape, beside: boolean, folded: ReadonlySet<FurniturePart>): boolean {
  return shape === 'two' && folded.has('display') && (beside || folded.has('cards'));
}

/** Only the display is open on a tall table: what is folded stands in a column beside the map. */
export function isAside(shape: Shape, folded: ReadonlySet<FurniturePart>): boolean {
  return shape === 'tall' && folded.has('cards') && folded.has('seats') && !folded.has('display');
}

/** Side of a hex. */
function sideIn({ width, height }: PixelSize, beside: boolean): number {
  return Math.min(width / MAP.width, height / (beside ? MAP.higher : MAP.height));
}

/** First the cards go, then the display, then the animals; what brings nothing stays. */
const ORDER: readonly (readonly FurniturePart[])[] = [
  [],
  ['cards'],
  ['display'],
  ['cards', 'display'],
  ['seats'],
  ['cards', 'seats'],
  ['display', 'seats'],
  ['cards', 'display', 'seats'],
];

export function layoutOf(room: PixelSize, table: Furniture): Layout {
  const shape = shapeOf(room, table.beside);
  const across = acrossOf(room.width, table);
  let best: { readonly folded: ReadonlySet<FurniturePart>; readonly side: number } | undefined;
  for (const parts of ORDER) {
    if (parts.some((part) => table.lit.has(part))) continue;
    // Beside the display there is no strip that could fold.
    if (shape === 'three' && parts.includes('seats')) continue;
    const folded = new Set(parts);
    const map = mapRoom(room, table, folded);
    const side = map.fits ? sideIn(map, table.beside) : 0;
    if (side >= READABLE) return { shape, folded, across, side };
    // Where nothing fits, the most is folded that may be.
    if (best === undefined || side > best.side || (side === 0 && best.side === 0)) best = { folded, side };
  }
  return { shape, folded: best?.folded ?? new Set(), across, side: best?.side ?? 0 };
}
