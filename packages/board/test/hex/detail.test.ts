import { describe, expect, it } from 'vitest';
import { detailAt, drawnSide, iconSize, labelAt, textSize, tokenSize } from '../../src/hex/detail.ts';
import { SIDE } from '../../src/hex/geometry.ts';

/** A length of the drawing in px. */
function px(units: number, side: number): number {
  return (units * side) / SIDE;
}

const SIDES = [30, 33, 36, 40, 43.9, 44, 47, 51, 54, 57];

describe('level of detail', () => {
  it('leaves out labels below 44 and tokens below 30', () => {
    expect([57, 44, 43.9, 30, 29.9, 16].map(detailAt)).toEqual([
      'full',
      'full',
      'tokens',
      'tokens',
      'terrain',
      'terrain',
    ]);
  });

  it('has the sizes of the design at its side', () => {
    const sizes = [1, 2, 3, 4, 5, 6].map((n) => tokenSize(n, SIDE));
    expect(sizes.map(({ width, height }) => [width, height])).toEqual([
      [38, 26],
      [38, 26],
      [32, 22.5],
      [32, 22.5],
      [25.5, 20.5],
      [25.5, 20.5],
    ]);
    expect(sizes.map(({ columns }) => columns)).toEqual([2, 2, 2, 2, 3, 3]);
    expect(labelAt(SIDE)).toBe(0.61);
  });

  it('keeps tokens of two in a row at their size on the screen down to 50', () => {
    expect(px(tokenSize(2, 51).width, 51)).toBeCloseTo(38);
    expect(px(tokenSize(4, 51).height, 51)).toBeCloseTo(22.5);
  });

  it('never has text below 12 px', () => {
    for (const side of SIDES) {
      for (const n of [1, 2, 3, 4, 5, 6]) {
        expect(px(tokenSize(n, side).font, side)).toBeGreaterThanOrEqual(11.999);
      }
      expect(px(textSize(11.5, side), side)).toBeGreaterThanOrEqual(11.999);
    }
  });

  it('keeps number and silhouette inside the token', () => {
    for (const side of SIDES) {
      for (const n of [1, 2, 3, 4, 5, 6]) {
        const size = tokenSize(n, side);
        for (const count of [1, 9, 10, 35]) {
          const digits = 0.56 * size.font * String(count).length;
          const icon = iconSize(size, count, side);
          if (icon > 0) expect(icon + digits).toBeLessThanOrEqual(size.width);
          expect(icon).toBeLessThanOrEqual(size.height);
        }
      }
    }
  });

  it('leaves a silhouette out rather than showing a dot', () => {
    for (const side of SIDES) {
      for (const n of [2, 4, 6]) {
        const icon = px(iconSize(tokenSize(n, side), 10, side), side);
        expect(icon === 0 || icon >= 5.99).toBe(true);
      }
    }
  });

  it('shows every silhouette of single digits at all sides that have tokens', () => {
    for (const side of SIDES) {
      for (const n of [1, 2, 3, 4, 5, 6]) expect(iconSize(tokenSize(n, side), 9, side)).toBeGreaterThan(0);
    }
  });

  it('is drawn anew only when the size has changed by a step, and never for larger sizes', () => {
    expect(drawnSide(57)).toBe(57);
    expect(drawnSide(140)).toBe(57);
    expect(drawnSide(51.2)).toBe(drawnSide(51.0));
    expect(drawnSide(51)).not.toBe(drawnSide(47));
    for (const side of SIDES) {
      // Never larger, or the letters would be smaller than 12 px.
      expect(drawnSide(side)).toBeLessThanOrEqual(side * 1.0001);
      expect(drawnSide(side)).toBeGreaterThan(side / 1.041);
    }
  });
});
