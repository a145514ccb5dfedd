import { expect, test } from 'vitest';
import { lookFor, panelWidths } from '../../src/games/evolution/layout.ts';

test('boards shrink before a row has to scroll, names before numbers', () => {
  const rival = (width: number, species: number) =>
    Object.values(lookFor(['M', 'S'], width, species)).join(' ');
  expect(rival(380, 3)).toBe('M long');
  expect(rival(380, 4)).toBe('S short');
  expect(rival(440, 4)).toBe('M short');
  expect(rival(440, 6)).toBe('S none');
  const mine = (species: number) => lookFor(['L', 'M', 'S'], 870, species).size;
  expect([1, 4, 5, 6, 8, 9].map(mine)).toEqual(['L', 'L', 'M', 'M', 'M', 'S']);
});

test('panels side by side share the width by their species and fill it', () => {
  const widths = panelWidths(1260, [3, 3, 4], 8);
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(1260 - 16);
  expect(widths[2]! / widths[0]!).toBeGreaterThan(1.2);
  // One species is never squeezed to nothing by a long row beside it.
  expect(panelWidths(1260, [12, 1, 1], 8)[1]!).toBeGreaterThan(180);
});
