import { type Axial, hexDistance } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import {
  BETWEEN,
  CORNER_HEXES,
  CORNERS,
  GRID,
  HEX_CORNERS,
  HEXES,
  NEAR_HEXES,
  NEIGHBOURS,
  printedMap,
} from '../src/index.ts';
import { beside } from './world.ts';

const hexes = Array.from({ length: HEXES }, (_, hex) => hex);
const corners = Array.from({ length: CORNERS }, (_, corner) => corner);
/** One row of a table, without what fills it up. */
const row = (table: Int8Array, i: number, width: number): number[] =>
  Array.from(table.subarray(i * width, (i + 1) * width)).filter((x) => x >= 0);
const ascends = (xs: readonly number[]): boolean => xs.every((x, i) => i === 0 || x > xs[i - 1]!);
/** How often each number occurs. */
const tally = (xs: readonly number[]): Record<number, number> =>
  Object.fromEntries([...new Set(xs)].map((x) => [x, xs.filter((y) => y === x).length]));

describe('the grid', () => {
  test('is a hexagon with four hexes along each side: 37 hexes with 96 corners', () => {
    expect(GRID.hexes).toHaveLength(HEXES);
    expect(HEXES).toBe(37);
    expect(GRID.cornerCount).toBe(CORNERS);
    expect(CORNERS).toBe(96);
    expect(GRID.hexes.every((hex) => hexDistance(hex, { q: 0, r: 0 }) <= 3)).toBe(true);
    expect(tally(GRID.hexes.map(({ q }) => q))).toEqual({
      [-3]: 4,
      [-2]: 5,
      [-1]: 6,
      0: 7,
      1: 6,
      2: 5,
      3: 4,
    });
  });

  test('fits into operands of seven bits', () => {
    expect(Math.max(HEXES, CORNERS)).toBeLessThanOrEqual(128);
  });
});

describe('neighbours', () => {
  test('are those at distance one, ascending, filled up at the end', () => {
    for (const a of hexes) {
      const found = row(NEIGHBOURS, a, 6);
      expect(found).toEqual(hexes.filter((b) => beside(a, b)));
      expect(Array.from(NEIGHBOURS.subarray(a * 6 + found.length, a * 6 + 6)).every((x) => x === -1)).toBe(
        true,
      );
    }
  });

  test('go both ways', () => {
    for (const a of hexes) for (const b of row(NEIGHBOURS, a, 6)) expect(row(NEIGHBOURS, b, 6)).toContain(a);
  });

  test('number six inside, four on a side and three at a tip', () => {
    expect(tally(hexes.map((hex) => row(NEIGHBOURS, hex, 6).length))).toEqual({ 3: 6, 4: 12, 6: 19 });
  });
});

describe('corners', () => {
  test('of a hex are six, ascending; the hexes of a corner ascend and know it', () => {
    for (const hex of hexes) {
      const own = row(HEX_CORNERS, hex, 6);
      expect(own).toHaveLength(6);
      expect(ascends(own)).toBe(true);
      for (const corner of own) expect(row(CORNER_HEXES, corner, 3)).toContain(hex);
    }
    for (const corner of corners) {
      const around = row(CORNER_HEXES, corner, 3);
      expect(ascends(around)).toBe(true);
      expect(around.length).toBeGreaterThan(0);
      for (const hex of around) expect(row(HEX_CORNERS, hex, 6)).toContain(corner);
      for (const a of around) for (const b of around) expect(a === b || beside(a, b)).toBe(true);
    }
  });

  test('three hexes meet at 54, two at 18, one at 24', () => {
    expect(tally(corners.map((corner) => row(CORNER_HEXES, corner, 3).length))).toEqual({
      1: 24,
      2: 18,
      3: 54,
    });
  });

  test('two neighbours share two, other hexes none', () => {
    for (const a of hexes) {
      for (const b of hexes) {
        if (a === b) continue;
        const shared = row(HEX_CORNERS, a, 6).filter((corner) => row(HEX_CORNERS, b, 6).includes(corner));
        expect(shared).toHaveLength(beside(a, b) ? 2 : 0);
      }
    }
  });
});

describe('two tiles far', () => {
  const distance = (a: number, b: number): number => hexDistance(GRID.hexes[a]!, GRID.hexes[b]!);

  test('NEAR_HEXES are those at distance one or two, ascending', () => {
    for (const a of hexes) {
      expect(row(NEAR_HEXES, a, 18)).toEqual(hexes.filter((b) => [1, 2].includes(distance(a, b))));
    }
  });

  test('BETWEEN are the common neighbours of hexes two apart, and nothing for other pairs', () => {
    for (const a of hexes) {
      for (const b of hexes) {
        const expected = distance(a, b) === 2 ? hexes.filter((h) => beside(a, h) && beside(h, b)) : [];
        expect(row(BETWEEN, a * HEXES + b, 2)).toEqual(expected);
      }
    }
  });
});

describe('a printed map', () => {
  /** DS-2.2.1: first and last row of the columns -3 to 3. */
  const columns = [
    [0, 3],
    [-1, 3],
    [-2, 3],
    [-2, 2],
    [-3, 2],
    [-3, 1],
    [-3, 0],
  ] as const;
  const cells: Axial[] = columns.flatMap(([first, last], i) =>
    Array.from({ length: last - first + 1 }, (_, n) => ({ q: i - 3, r: first + n })),
  );
  const map = printedMap(cells);
  const printed = new Set(map.hexes);
  const printedAround = (corner: number): number[] =>
    row(CORNER_HEXES, corner, 3).filter((h) => printed.has(h));

  test('DS-2.2.1: 35 of the hexes, without the top and the bottom of the middle column', () => {
    expect(map.hexes).toHaveLength(35);
    expect(ascends(map.hexes)).toBe(true);
    const left = hexes.filter((hex) => !printed.has(hex)).map((hex) => GRID.hexes[hex]);
    expect(left).toEqual([
      { q: 0, r: -3 },
      { q: 0, r: 3 },
    ]);
  });

  test('DS-2.2.3: neighbours on the map number 6 (17 hexes), 5 (2), 4 (8), 3 (8)', () => {
    const counts = map.hexes.map((hex) => row(NEIGHBOURS, hex, 6).filter((b) => printed.has(b)).length);
    expect(tally(counts)).toEqual({ 6: 17, 5: 2, 4: 8, 3: 8 });
  });

  test('DS-2.3.3: 92 corners, of which 50 touch three hexes, 18 two, 24 one', () => {
    const own = corners.filter((corner) => printedAround(corner).length > 0);
    expect(own).toHaveLength(92);
    expect(tally(own.map((corner) => printedAround(corner).length))).toEqual({ 3: 50, 2: 18, 1: 24 });
  });

  test('names what is printed, each with a name of its own, and nothing else', () => {
    const hexNames = map.hexNames.filter((name) => name !== '');
    expect(new Set(hexNames).size).toBe(35);
    for (const hex of hexes) expect(map.hexNames[hex] !== '').toBe(printed.has(hex));
    const cornerNames = map.cornerNames.filter((name) => name !== '');
    expect(new Set(cornerNames).size).toBe(92);
    for (const corner of corners)
      expect(map.cornerNames[corner] !== '').toBe(printedAround(corner).length > 0);
  });

  test('names columns by letters from the left and rows from the top', () => {
    const name = (q: number, r: number): string | undefined => map.hexNames[GRID.at({ q, r })];
    expect([name(-3, 0), name(-3, 3), name(0, -2), name(0, 0), name(3, 0)]).toEqual([
      'A1',
      'A4',
      'D1',
      'D3',
      'G4',
    ]);
  });

  test('names corners by their three hexes, and at the rim by a hex and a direction', () => {
    for (const corner of corners) {
      const around = printedAround(corner).map((hex) => map.hexNames[hex]);
      if (around.length === 3) expect(map.cornerNames[corner]).toBe(around.join('-'));
      if (around.length === 1 || around.length === 2) {
        expect(map.cornerNames[corner]).toMatch(new RegExp(`^(${around.join('|')})\\.(NE|E|SE|SW|W|NW)$`));
      }
    }
  });
});
