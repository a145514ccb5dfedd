import { GRID, NEIGHBOURS, type PrintedMap } from '@clade/earth';
import type { Paint, TextStyle } from '../text.ts';
import { Canvas } from './canvas.ts';

/** A piece of text with its paint. */
export interface Ink {
  readonly text: string;
  readonly paint?: Paint | undefined;
}

/** Characters that fit into the first and third line of a tile, and into the second. */
export interface MapRoom {
  readonly edge: number;
  readonly middle: number;
}

export interface HexPicture {
  /** Hexes of the grid with a tile, and empty ones that are shown faintly, because a tile could be laid there. */
  readonly tiles: ReadonlySet<number>;
  readonly open: ReadonlySet<number>;
  /** Up to three lines inside a tile. */
  inside(hex: number, room: MapRoom): readonly (readonly Ink[])[];
  /** What lies on the corners, by corner of the grid: short words, written along the edge beside the corner. */
  readonly corners: ReadonlyMap<number, Ink>;
}

/** Empty hexes beside a tile: those where a tile could be laid. */
export function openHexes(map: PrintedMap, tiles: ReadonlySet<number>): Set<number> {
  const beside = (hex: number): boolean =>
    NEIGHBOURS.subarray(hex * 6, hex * 6 + 6).some((h) => tiles.has(h));
  return new Set(map.hexes.filter((hex) => !tiles.has(hex) && beside(hex)));
}

/** Rows from one hex to the next in a column. */
const TALL = 4;
/** Columns that a slanted side takes. */
const SLANT = 2;
/** Most and fewest characters of a horizontal edge between its corners. */
const WIDEST = 9;
const NARROWEST = 6;

/** Corners of a hex in the order of the engine: NE, E, SE, SW, W, NW. Some are the right ends of their edges. */
const E = 1;
const W = 4;
const RIGHT_ENDS = [true, false, true, false, true, false];

/**
 * A map of flat-top hexes, cut to what is shown. Every corner is the end of exactly one horizontal edge, and what lies on
 * it is written along that edge from the corner on, so that it is plain which corner is meant:
 *
 *        meat─────sun
 *       /C3 SAV 742 \
 *      + M3* B1      seed──
 *       \           /
 *        +─────────+
 */
export function drawHexMap(map: PrintedMap, picture: HexPicture, width: number, style: TextStyle): string[] {
  const shown = map.hexes.filter((hex) => picture.open.has(hex) || picture.tiles.has(hex));
  if (shown.length === 0) return [];
  const place = placed(shown, picture, width);
  // Faint lines first, so that those of tiles lie on top.
  for (const hex of shown) if (!picture.tiles.has(hex)) drawOpen(map, hex, place, style);
  const tiles = shown.filter((hex) => picture.tiles.has(hex));
  for (const hex of tiles) {
    outline(hex, place, undefined);
    const room = { edge: place.edge + SLANT, middle: place.edge + SLANT + 1 };
    for (const [i, inks] of picture.inside(hex, room).entries()) {
      write(place.canvas, place.x(hex) + SLANT, place.y(hex) + i + 1, inks);
    }
  }
  for (const hex of tiles) {
    for (let c = 0; c < 6; c++) {
      const ink = picture.corners.get(cornerOf(hex, c));
      if (ink !== undefined) writeCorner(hex, c, ink, place);
    }
  }
  return place.canvas.lines();
}

/** Columns that the map takes: with all the room it wants, and narrower as long as the words in a tile fit. */
export function hexMapWidths(map: PrintedMap, picture: HexPicture): number[] {
  const columns = map.hexes
    .filter((hex) => picture.open.has(hex) || picture.tiles.has(hex))
    .map((hex) => axial(hex).q);
  const across = Math.max(...columns) - Math.min(...columns) + 1;
  const words = outside(picture, columns, W) + outside(picture, columns, E);
  return [WIDEST, WIDEST - 1, WIDEST - 2].map((edge) => across * (edge + SLANT + 1) + SLANT + 1 + words);
}

interface Place {
  readonly canvas: Canvas;
  readonly edge: number;
  x(hex: number): number;
  y(hex: number): number;
}

function placed(shown: readonly number[], picture: HexPicture, width: number): Place {
  const columns = shown.map((hex) => axial(hex).q);
  const first = Math.min(...columns);
  const across = Math.max(...columns) - first + 1;
  const margin = outside(picture, columns, W);
  const room = width - SLANT - 1 - margin - outside(picture, columns, E);
  const edge = Math.max(NARROWEST, Math.min(WIDEST, Math.floor(room / across) - SLANT - 1));
  const top = Math.min(...shown.map(height));
  return {
    canvas: new Canvas(),
    edge,
    x: (hex) => margin + (axial(hex).q - first) * (edge + SLANT + 1),
    y: (hex) => (height(hex) - top) * (TALL / 2),
  };
}

/** Columns beyond the outermost hexes that words on their outer corners need. */
function outside(picture: HexPicture, columns: readonly number[], corner: number): number {
  const outermost = corner === W ? Math.min(...columns) : Math.max(...columns);
  let most = 0;
  for (const hex of picture.tiles) {
    if (axial(hex).q !== outermost) continue;
    most = Math.max(most, (picture.corners.get(cornerOf(hex, corner))?.text.length ?? 1) - 1);
  }
  return most;
}

function axial(hex: number): { q: number; r: number } {
  return GRID.hexes[hex] ?? { q: 0, r: 0 };
}

function cornerOf(hex: number, corner: number): number {
  return GRID.corners[hex * 6 + corner] ?? -1;
}

/** In halves of a hex, downwards. */
function height(hex: number): number {
  const { q, r } = axial(hex);
  return 2 * r + q;
}

function write(canvas: Canvas, x: number, y: number, inks: readonly Ink[]): void {
  let at = x;
  for (const { text, paint } of inks) {
    canvas.put(at, y, text, paint);
    at += text.length;
  }
}

function drawOpen(map: PrintedMap, hex: number, place: Place, style: TextStyle): void {
  outline(hex, place, style.dim);
  const label = map.hexNames[hex] ?? '';
  const middle = place.x(hex) + SLANT + Math.floor((place.edge + 2 - label.length) / 2);
  place.canvas.put(middle, place.y(hex) + TALL / 2, label, style.dim);
}

function outline(hex: number, { canvas, edge, x, y }: Place, paint: Paint | undefined): void {
  const left = x(hex);
  const right = left + edge + 2 * SLANT + 1;
  const top = y(hex);
  for (const row of [top, top + TALL]) canvas.put(left + SLANT, row, `+${'─'.repeat(edge)}+`, paint);
  canvas.put(left, top + TALL / 2, '+', paint);
  canvas.put(right, top + TALL / 2, '+', paint);
  canvas.put(left + 1, top + 1, '/', paint);
  canvas.put(right - 1, top + 1, '\\', paint);
  canvas.put(left + 1, top + TALL - 1, '\\', paint);
  canvas.put(right - 1, top + TALL - 1, '/', paint);
}

function writeCorner(hex: number, corner: number, { text, paint }: Ink, place: Place): void {
  const across = place.edge + 2 * SLANT + 1;
  const dx = [across - SLANT, across, across - SLANT, SLANT, 0, SLANT][corner] ?? 0;
  const dy = [0, TALL / 2, TALL, TALL, TALL / 2, 0][corner] ?? 0;
  const back = RIGHT_ENDS[corner] ? text.length - 1 : 0;
  place.canvas.put(place.x(hex) + dx - back, place.y(hex) + dy, text, paint);
}
