import { expect, test } from 'vitest';
import { across, fanOf, lookFor, panelWidths, type Row } from '../../src/games/evolution/layout.ts';

const row = (species: number): Row => ({ species, herds: [] });

test('boards shrink before a row has to scroll, names before numbers', () => {
  const rival = (width: number, species: number) =>
    Object.values(lookFor(['M', 'S'], width, row(species))).join(' ');
  expect(rival(380, 3)).toBe('M long');
  expect(rival(380, 4)).toBe('S short');
  expect(rival(460, 4)).toBe('M short');
  expect(rival(440, 4)).toBe('S long');
  expect(rival(440, 6)).toBe('S none');
  const mine = (species: number) => lookFor(['L', 'M', 'S'], 870, row(species)).size;
  expect([1, 4, 5, 6, 8, 9].map(mine)).toEqual(['L', 'L', 'M', 'M', 'S', 'S']);
});

test('a herd takes the room of its cells, and the boards beside it share the rest', () => {
  const nine = { species: 9, herds: [{ from: 1, count: 7, open: false }] };
  expect(lookFor(['M', 'S'], 440, row(9))).toEqual({ size: 'S', names: 'none' });
  expect(lookFor(['M', 'S'], 440, nine)).toEqual({ size: 'M', names: 'long' });
  // Cells that are targets are as large as a finger, in two lines.
  expect(across({ from: 0, count: 7, open: false })).toBe(5);
  expect(across({ from: 0, count: 7, open: true })).toBe(4);
});

test('a hand lies side by side, then as a fan, then as a fan in two lines', () => {
  expect(fanOf(990, 8)).toBeUndefined();
  expect(fanOf(990, 9)?.lines).toBe(1);
  expect(fanOf(990, 12)?.lines).toBe(1);
  expect(fanOf(990, 13)?.lines).toBe(2);
  expect(fanOf(560, 9)?.lines).toBe(2);
  // What is free of a card while another one is up.
  expect(fanOf(990, 12)?.strip).toBeCloseTo(72.8);
});

test('panels side by side share the width by their species and fill it', () => {
  const widths = panelWidths(1260, [[row(3)], [row(3), row(1)], [row(4)]], 8);
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(1260 - 16);
  expect(widths[2]! / widths[0]!).toBeGreaterThan(1.2);
  // One species is never squeezed to nothing by a long row beside it.
  expect(panelWidths(1260, [[row(12)], [row(1)], [row(1)]], 8)[1]!).toBeGreaterThan(180);
});
