import { describe, expect, it } from 'vitest';
import { boundsOf, centreOf, cornerPoint, hexesAt, type Point, SIDE } from '../../src/hex/geometry.ts';
import { fullMap } from './scenes.ts';

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

const ORIGIN = { q: 0, r: 0 };
/** Clockwise from the north. */
const AROUND = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

describe('geometry of flat-top hexes', () => {
  it('puts the six neighbours at the same distance, clockwise from the top', () => {
    const centre = centreOf(ORIGIN);
    for (const [i, hex] of AROUND.entries()) {
      const at = centreOf(hex);
      expect(distance(centre, at)).toBeCloseTo(Math.sqrt(3) * SIDE);
      const angle = (Math.atan2(at.y - centre.y, at.x - centre.x) * 180) / Math.PI;
      expect((angle + 450) % 360).toBeCloseTo(60 * i);
    }
  });

  it('points two corners left and right', () => {
    const centre = centreOf({ q: 2, r: -1 });
    const east = cornerPoint({ q: 2, r: -1, corner: 1 });
    const west = cornerPoint({ q: 2, r: -1, corner: 4 });
    expect(east.y).toBeCloseTo(centre.y);
    expect(west.y).toBeCloseTo(centre.y);
    expect(east.x - centre.x).toBeCloseTo(SIDE);
    expect(centre.x - west.x).toBeCloseTo(SIDE);
  });

  it('knows the three hexes of a corner: all have it as one of theirs', () => {
    for (const corner of [0, 1, 2, 3, 4, 5] as const) {
      const at = { q: 1, r: -2, corner };
      const point = cornerPoint(at);
      const hexes = hexesAt(at);
      expect(new Set(hexes.map(({ q, r }) => `${q},${r}`)).size).toBe(3);
      for (const hex of hexes) expect(distance(centreOf(hex), point)).toBeCloseTo(SIDE);
    }
  });

  it('gives a corner the same point whichever hex names it', () => {
    // East of the middle hex is south-west of its north-eastern and north-west of its south-eastern neighbour.
    const names = [
      { ...ORIGIN, corner: 1 },
      { q: 1, r: -1, corner: 3 },
      { q: 1, r: 0, corner: 5 },
    ] as const;
    const [first, ...others] = names.map(cornerPoint);
    for (const other of others) expect(distance(first!, other)).toBeCloseTo(0);
  });

  it('bounds the map of 37 hexes: eleven sides wide, seven hexes high', () => {
    const hexes = fullMap(3);
    expect(hexes).toHaveLength(37);
    const bounds = boundsOf(hexes);
    expect(bounds.width).toBeCloseTo(11 * SIDE);
    expect(bounds.height).toBeCloseTo(7 * Math.sqrt(3) * SIDE);
    expect(bounds.left + bounds.width / 2).toBeCloseTo(0);
    expect(bounds.top + bounds.height / 2).toBeCloseTo(0);
  });

  it('is lower without the top and the bottom hex of the middle column', () => {
    const hexes = fullMap(3).filter(({ q, r }) => !(q === 0 && Math.abs(r) === 3));
    expect(hexes).toHaveLength(35);
    expect(boundsOf(hexes).height).toBeCloseTo(6 * Math.sqrt(3) * SIDE);
  });
});
