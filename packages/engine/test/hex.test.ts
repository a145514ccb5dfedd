import {
  type Axial,
  CORNERS,
  DIRECTIONS,
  type HexMap,
  hexCentre,
  hexDistance,
  hexMap,
  hexNeighbour,
} from '@clade/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** DS-2.2.1: columns of the printed map of Dominant Species, `[q, first r, last r]`. */
const COLUMNS = [
  [-3, 0, 3],
  [-2, -1, 3],
  [-1, -2, 3],
  [0, -2, 2],
  [1, -3, 2],
  [2, -3, 1],
  [3, -3, 0],
] as const;
const dominant = hexMap(
  COLUMNS.flatMap(([q, from, to]) => Array.from({ length: to - from + 1 }, (_, i) => ({ q, r: from + i }))),
);

/** DSM-2.1: a regular hexagon of radius 3. */
const range = [-3, -2, -1, 0, 1, 2, 3];
const marine = hexMap(
  range.flatMap((q) => range.map((r) => ({ q, r }))).filter(({ q, r }) => Math.abs(q + r) <= 3),
);

const neighboursOf = (map: HexMap, hex: number): number[] => map.neighbours.slice(hex * 6, hex * 6 + 6);
const hexesAt = (map: HexMap, corner: number): number[] =>
  map.cornerHexes.slice(corner * 3, corner * 3 + 3).filter((h) => h >= 0);

/** How often each number occurs. */
function histogram(numbers: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const n of numbers) counts[n] = (counts[n] ?? 0) + 1;
  return counts;
}

const degrees = (map: HexMap): Record<number, number> =>
  histogram(map.hexes.map((_, i) => neighboursOf(map, i).filter((n) => n >= 0).length));
const touches = (map: HexMap): Record<number, number> =>
  histogram(Array.from({ length: map.cornerCount }, (_, c) => hexesAt(map, c).length));

describe('the map of Dominant Species', () => {
  test('DS-2.2.1, DS-2.2.3: 35 hexes; 17, 2, 8 and 8 of them have 6, 5, 4 and 3 neighbours', () => {
    expect(dominant.hexes).toHaveLength(35);
    expect(degrees(dominant)).toEqual({ 6: 17, 5: 2, 4: 8, 3: 8 });
  });

  test('DS-2.3.3: 92 vertices, 50, 18 and 24 of them touching three, two and one hex', () => {
    expect(dominant.cornerCount).toBe(92);
    expect(touches(dominant)).toEqual({ 3: 50, 2: 18, 1: 24 });
  });

  test('DS-2.1.3: the neighbours of the centre by direction', () => {
    const centre = dominant.at({ q: 0, r: 0 });
    const found = neighboursOf(dominant, centre).map((n) => dominant.hexes[n]);
    expect(DIRECTIONS).toEqual(['N', 'NE', 'SE', 'S', 'SW', 'NW']);
    expect(found).toEqual([
      { q: 0, r: -1 },
      { q: 1, r: -1 },
      { q: 1, r: 0 },
      { q: 0, r: 1 },
      { q: -1, r: 1 },
      { q: -1, r: 0 },
    ]);
  });

  test('DS-2.3.2: the hexes at each corner of the centre', () => {
    const h = { q: 0, r: 0 };
    const [n, ne, se, s, sw, nw] = [0, 1, 2, 3, 4, 5].map((d) => hexNeighbour(h, d)) as Axial[];
    const expected: Record<string, Axial[]> = {
      E: [h, ne!, se!],
      SE: [h, se!, s!],
      SW: [h, s!, sw!],
      W: [h, sw!, nw!],
      NW: [h, nw!, n!],
      NE: [h, n!, ne!],
    };
    const centre = dominant.at(h);
    for (const [i, name] of CORNERS.entries()) {
      const found = hexesAt(dominant, dominant.corners[centre * 6 + i]!).sort();
      expect(found).toEqual(expected[name]!.map((x) => dominant.at(x)).sort());
    }
  });

  test('DS-2.5.2: the seven start tiles have 24 vertices', () => {
    const start = dominant.hexes.flatMap((h, i) => (hexDistance(h, { q: 0, r: 0 }) <= 1 ? [i] : []));
    expect(start).toHaveLength(7);
    expect(new Set(start.flatMap((h) => dominant.corners.slice(h * 6, h * 6 + 6))).size).toBe(24);
  });
});

describe('the map of Dominant Species: Marine', () => {
  test('DSM-2.1, DSM-2.4: 37 hexes, 18 on the edge and 19 inside', () => {
    expect(marine.hexes).toHaveLength(37);
    const inside = marine.hexes.filter((_, i) => !neighboursOf(marine, i).includes(-1));
    expect(inside).toHaveLength(19);
  });

  test('DSM-2.8: 96 vertices, 54, 18 and 24 of them touching three, two and one hex', () => {
    expect(marine.cornerCount).toBe(96);
    expect(touches(marine)).toEqual({ 3: 54, 2: 18, 1: 24 });
  });

  // Rows of the table of DSM-2.5: label, coordinates, neighbours clockwise from the north.
  test.each([
    ['A1', -3, 0, ['-', 'B1', 'B2', 'A2', '-', '-']],
    ['A4', -3, 3, ['A3', 'B4', 'B5', '-', '-', '-']],
    ['B3', -2, 1, ['B2', 'C3', 'C4', 'B4', 'A3', 'A2']],
    ['B5', -2, 3, ['B4', 'C5', 'C6', '-', '-', 'A4']],
    ['C6', -1, 3, ['C5', 'D6', 'D7', '-', '-', 'B5']],
    ['D1', 0, -3, ['-', '-', 'E1', 'D2', 'C1', '-']],
    ['D4', 0, 0, ['D3', 'E3', 'E4', 'D5', 'C4', 'C3']],
    ['D7', 0, 3, ['D6', 'E6', '-', '-', '-', 'C6']],
    ['E1', 1, -3, ['-', '-', 'F1', 'E2', 'D2', 'D1']],
    ['F3', 2, -1, ['F2', 'G2', 'G3', 'F4', 'E4', 'E3']],
    ['G1', 3, -3, ['-', '-', '-', 'G2', 'F2', 'F1']],
    ['G4', 3, 0, ['G3', '-', '-', '-', 'F5', 'F4']],
  ])('DSM-2.5: %s', (label, q, r, around) => {
    const hex = marine.byLabel(label);
    expect(marine.hexes[hex]).toEqual({ q, r });
    expect(neighboursOf(marine, hex).map((n) => (n < 0 ? '-' : marine.labels[n]))).toEqual(around);
  });

  test('DSM-2.11: the six start elements lie on the corners of D4', () => {
    const d4 = marine.byLabel('D4');
    const label = (corner: string): string =>
      marine.cornerLabels[marine.corners[d4 * 6 + CORNERS.indexOf(corner as (typeof CORNERS)[number])]!]!;
    // DSM-2.11: the start Worms disk (SE) lies between reef D4, sand E4 and ocean D5.
    expect(label('SE').split('-').sort()).toEqual(['D4', 'D5', 'E4']);
    expect(label('NW').split('-').sort()).toEqual(['C3', 'D3', 'D4']);
    expect(label('W').split('-').sort()).toEqual(['C3', 'C4', 'D4']);
  });
});

/** Any set of hexes in a small area, holes and islands included. */
const maps = fc
  .uniqueArray(fc.tuple(fc.integer({ min: -4, max: 4 }), fc.integer({ min: -4, max: 4 })), {
    minLength: 1,
    maxLength: 40,
    selector: ([q, r]) => `${q},${r}`,
  })
  .map((cells) => hexMap(cells.map(([q, r]) => ({ q, r }))));
const axial = fc.record({ q: fc.integer({ min: -50, max: 50 }), r: fc.integer({ min: -50, max: 50 }) });

describe('on any map', () => {
  test('being neighbours is mutual, in opposite directions, at distance 1', () => {
    fc.assert(
      fc.property(maps, (map) => {
        for (const [i, h] of map.hexes.entries()) {
          expect(map.at(h)).toBe(i);
          for (const [d, n] of neighboursOf(map, i).entries()) {
            if (n < 0) expect(map.at(hexNeighbour(h, d))).toBe(-1);
            else {
              expect(neighboursOf(map, n)[(d + 3) % 6]).toBe(i);
              expect(hexDistance(h, map.hexes[n]!)).toBe(1);
            }
          }
        }
      }),
    );
  });

  test('hexes and corners agree on who touches whom', () => {
    fc.assert(
      fc.property(maps, (map) => {
        const touching = new Map<number, number[]>();
        for (const [i] of map.hexes.entries()) {
          const corners = map.corners.slice(i * 6, i * 6 + 6);
          expect(new Set(corners).size).toBe(6);
          for (const corner of corners) touching.set(corner, [...(touching.get(corner) ?? []), i]);
        }
        expect(touching.size).toBe(map.cornerCount);
        for (const [corner, hexes] of touching) expect(hexesAt(map, corner)).toEqual(hexes);
      }),
    );
  });

  test('corners that are one point in the plane are one corner, and no others', () => {
    fc.assert(
      fc.property(maps, (map) => {
        // Corner k of a flat-top hex of side 1, clockwise from the north-east, with y down.
        const points = new Map<string, number>();
        for (const [i, h] of map.hexes.entries()) {
          const { x, y } = hexCentre(h);
          for (let k = 0; k < 6; k++) {
            const angle = (Math.PI / 3) * (k - 1);
            const where =
              `${(x + Math.cos(angle)).toFixed(6)} ${(y + Math.sin(angle)).toFixed(6)}`.replaceAll(
                '-0.000000',
                '0.000000',
              );
            const corner = map.corners[i * 6 + k]!;
            expect(points.get(where) ?? corner).toBe(corner);
            points.set(where, corner);
          }
        }
        expect(points.size).toBe(map.cornerCount);
      }),
    );
  });

  test('labels are unique and found again', () => {
    fc.assert(
      fc.property(maps, (map) => {
        expect(new Set(map.labels).size).toBe(map.hexes.length);
        expect(new Set(map.cornerLabels).size).toBe(map.cornerCount);
        for (const [i, label] of map.labels.entries()) expect(map.byLabel(label)).toBe(i);
        for (const [i, label] of map.cornerLabels.entries()) expect(map.cornerByLabel(label)).toBe(i);
        expect(map.byLabel('Z99')).toBe(-1);
        expect(map.cornerByLabel('Z99.W')).toBe(-1);
      }),
    );
  });

  test('the order in which hexes are given makes no difference', () => {
    const again = hexMap([...marine.hexes].reverse());
    expect(again.labels).toEqual(marine.labels);
    expect(again.corners).toEqual(marine.corners);
    expect(again.cornerLabels).toEqual(marine.cornerLabels);
  });
});

describe('distance', () => {
  test('DS-2.1.4: is a metric', () => {
    fc.assert(
      fc.property(axial, axial, axial, (a, b, c) => {
        expect(hexDistance(a, a)).toBe(0);
        if (a.q !== b.q || a.r !== b.r) expect(hexDistance(a, b)).toBeGreaterThan(0);
        expect(hexDistance(a, b)).toBe(hexDistance(b, a));
        expect(hexDistance(a, c)).toBeLessThanOrEqual(hexDistance(a, b) + hexDistance(b, c));
      }),
    );
  });

  test('is the number of steps of the shortest way', () => {
    const start = { q: 0, r: 0 };
    let ring: Axial[] = [start];
    const seen = new Set(['0,0']);
    for (let steps = 1; steps <= 5; steps++) {
      const further: Axial[] = [];
      for (const h of ring) {
        for (let d = 0; d < 6; d++) {
          const n = hexNeighbour(h, d);
          if (seen.has(`${n.q},${n.r}`)) continue;
          seen.add(`${n.q},${n.r}`);
          further.push(n);
        }
      }
      expect(further).toHaveLength(6 * steps);
      for (const h of further) expect(hexDistance(start, h)).toBe(steps);
      ring = further;
    }
  });

  test('DS-2.1.2: centres of neighbours are the width of a hex apart', () => {
    const { x, y } = hexCentre({ q: 2, r: -3 });
    expect(x).toBeCloseTo(3);
    expect(y).toBeCloseTo(-2 * Math.sqrt(3));
    for (let d = 0; d < 6; d++) {
      const there = hexCentre(hexNeighbour({ q: 2, r: -3 }, d));
      expect(Math.hypot(there.x - x, there.y - y)).toBeCloseTo(Math.sqrt(3));
    }
  });
});
