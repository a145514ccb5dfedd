import type { PrintedMap } from '@clade/earth';
import { say } from '../speech.ts';
import { playerName } from '../story.ts';
import type { Paint, TextStyle } from '../text.ts';
import { type HexPicture, type Ink, type MapRoom, openHexes } from './hex-map.ts';

/** How tiles, cubes and disks of both hex games look on the map. */

/** `P2 (beginner)`: a player's name where room is short. */
export function shortName(names: readonly string[], seat: number): string {
  const who = playerName(seat);
  return (names[seat] ?? who).replace(who, say('cli.map.player.short', { n: seat + 1 }));
}

export interface TileFace {
  readonly hex: string;
  /** `SAV`. */
  readonly code: string;
  readonly paint: Paint;
  /** Points of the first, second, ... animal. */
  readonly values: readonly number[];
  /** One character instead of the blank behind the label. */
  readonly mark?: string;
  /** Cubes of the animals in the order in which they would score. */
  readonly cubes: readonly Ink[];
}

export function earthPicture<E extends string>(
  map: PrintedMap,
  faces: readonly TileFace[],
  disks: readonly { readonly corner: string; readonly element: E }[],
  ink: (element: E) => Ink,
  style: TextStyle,
): HexPicture {
  const tiles = new Map(faces.map((tile) => [map.hexNames.indexOf(tile.hex), tile]));
  const shown = new Set(tiles.keys());
  return {
    tiles: shown,
    open: openHexes(map, shown),
    corners: new Map(disks.map(({ corner, element }) => [map.cornerNames.indexOf(corner), ink(element)])),
    inside(hex, room) {
      const tile = tiles.get(hex);
      return tile === undefined ? [] : [titleOf(tile, room, style), ...cubeLines(tile.cubes, room)];
    },
  };
}

/** `C3 SAV 742`: label, terrain, points of the first, second, ... animal. */
function titleOf({ hex, code, paint, values, mark }: TileFace, room: MapRoom, style: TextStyle): Ink[] {
  const points = values.join('');
  // Where room is short the blanks go first.
  const spare = room.edge - hex.length - code.length - points.length;
  return [
    { text: hex, paint: style.bold },
    { text: mark ?? ' '.repeat(Math.min(1, Math.max(0, spare))) },
    { text: code, paint },
    { text: spare > 1 ? ` ${points}` : points, paint: style.dim },
  ];
}

function cubeLines(entries: readonly Ink[], room: MapRoom): Ink[][] {
  const half = Math.ceil(entries.length / 2);
  const first = entries.length <= 3 && spread(entries).length <= room.middle ? entries.length : half;
  const second = fitted(entries.slice(first), room.edge);
  // The second line begins at the slanted side, so a blank before it stands below the first.
  const blank = spread(entries.slice(first)).length < room.edge ? [{ text: ' ' }] : [];
  return [fitted(entries.slice(0, first), room.middle), [...blank, ...second]];
}

function spread(entries: readonly Ink[]): string {
  return entries.map((ink) => ink.text).join(' ');
}

/** With blanks between where there is room for them. */
function fitted(entries: readonly Ink[], room: number): Ink[] {
  const gap = spread(entries).length <= room ? ' ' : '';
  return entries.flatMap((ink, i) => (i === 0 ? [ink] : [{ text: gap }, ink]));
}
