import type { HexNames } from '@clade/engine/testing';
import { BOOK_GRID, cellOf, cornersOf, neighboursOf } from '../book.ts';

/** The map of the book by the names of moves and facts. */

const HEX_NAMES: readonly string[] = BOOK_GRID.map(([label]) => label);

const CORNERS = new Map(HEX_NAMES.map((hex) => [hex, cornersOf(cellOf(hex))]));
const HEXES = new Map<string, string[]>();
for (const [hex, corners] of CORNERS)
  for (const corner of corners) HEXES.set(corner, [...(HEXES.get(corner) ?? []), hex]);

export const CORNER_NAMES: readonly string[] = [...HEXES.keys()];

export const NAMES: HexNames = {
  hexes: HEX_NAMES,
  cornersOf: (hex) => CORNERS.get(hex) ?? [],
  hexesOf: (corner) => HEXES.get(corner) ?? [],
  besides: neighboursOf,
  distance(a, b) {
    const [[q1, r1], [q2, r2]] = [cellOf(a), cellOf(b)];
    return (Math.abs(q1 - q2) + Math.abs(r1 - r2) + Math.abs(q1 + r1 - q2 - r2)) / 2;
  },
};

export function half(hex: string): string {
  return BOOK_GRID.find(([label]) => label === hex)?.[2] ?? '';
}

export function isEdge(hex: string): boolean {
  return BOOK_GRID.find(([label]) => label === hex)?.[3] ?? false;
}
