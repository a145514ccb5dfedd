import type { HexNames } from '@clade/engine/testing';
import {
  BOOK_HEXES,
  type Cell,
  cornerName,
  hexesAt,
  hexName,
  isPrinted,
  neighboursOf,
  verticesOf,
} from '../book.ts';

/** The map of the book by the names of moves and facts. */

const CELL_OF = new Map(BOOK_HEXES.map((cell): [string, Cell] => [hexName(...cell), cell]));
const VERTICES = new Set(BOOK_HEXES.flatMap(verticesOf));
const HEXES_OF = new Map(
  [...VERTICES].map((vertex): [string, string[]] => [
    cornerName(vertex),
    hexesAt(vertex)
      .filter(isPrinted)
      .map(([q, r]) => hexName(q, r)),
  ]),
);

export const CORNER_NAMES: readonly string[] = [...HEXES_OF.keys()];

function cellOf(hex: string): Cell {
  const cell = CELL_OF.get(hex);
  if (cell === undefined) throw new RangeError(`${hex} is not on the map`);
  return cell;
}

export const NAMES: HexNames = {
  hexes: [...CELL_OF.keys()],
  hexesOf: (corner) => HEXES_OF.get(corner) ?? [],
  cornersOf: (hex) => verticesOf(cellOf(hex)).map(cornerName),
  besides: (hex) => neighboursOf(cellOf(hex)).map(([q, r]) => hexName(q, r)),
  // DS-2.1.4.
  distance(a, b) {
    const [dq, dr] = [0, 1].map((i) => (cellOf(a)[i] ?? 0) - (cellOf(b)[i] ?? 0)) as [number, number];
    return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
  },
};
