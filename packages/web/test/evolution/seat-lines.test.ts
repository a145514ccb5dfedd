import { expect, test } from 'vitest';
import { seatLines } from '../../src/games/evolution/layouts/seat-lines.ts';

/** Lines of rivals with so many species, and where the water is. */
function lines(
  species: readonly number[],
  width: number,
  height: number,
  upright: boolean,
  mine = true,
): string {
  const rows = new Map(species.map((n, seat) => [seat, { species: n, herds: [] }]));
  const across = upright ? 2 : Math.min(3, species.length);
  const { lines, water } = seatLines([...rows.keys()], rows, { across, width, height, upright, mine });
  return `${lines.map((line) => line.join(' ')).join(' | ')}, ${water}`;
}

test('seats stand two by two on an upright tablet, water in the cell left over', () => {
  expect(lines([3, 3, 4], 820, 980, true)).toBe('0 1 | 2, cell');
  expect(lines([3], 820, 980, true)).toBe('0, cell');
  expect(lines([3, 4, 3, 2, 3], 820, 980, true)).toBe('0 1 | 2 3 | 4, cell');
  // No cell is left: a band with the log where there is height for it, else a strip.
  expect(lines([3, 3], 820, 980, true)).toBe('0 1, band');
  expect(lines([3, 3, 4, 2], 820, 980, true)).toBe('0 1 | 2 3, strip');
});

test('who has no row of their own has a log where their row would be', () => {
  expect(lines([3, 3, 4, 2], 820, 965, true, false)).toBe('0 1 | 2 3, band');
});

test('below 760 a long row takes a whole line and the water is a strip', () => {
  expect(lines([3, 3, 4], 680, 800, true)).toBe('0 1 | 2, strip');
  expect(lines([4, 2, 3], 680, 800, true)).toBe('0 | 1 2, strip');
  expect(lines([2, 5, 3], 680, 800, true)).toBe('0 | 1 | 2, strip');
});

test('three stand side by side on one that lies, water beside my row', () => {
  expect(lines([3, 3, 4], 1180, 640, false)).toBe('0 1 2, side');
  expect(lines([3, 3, 4, 2, 2], 1180, 640, false)).toBe('0 1 2 | 3 4, cell');
  expect(lines([3], 1024, 600, false)).toBe('0, side');
});
