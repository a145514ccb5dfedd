import { expect, test } from 'vitest';
import { type FurniturePart, isAside, layoutOf } from '../../src/hex/folding.ts';

const lit = (...parts: FurniturePart[]): ReadonlySet<FurniturePart> => new Set(parts);
/** Six animals with the cards under the display. */
const LAND = { beside: false, seats: 6, lit: lit() };
/** Four animals with the cards in a column. */
const SEA = { beside: true, seats: 4, lit: lit() };

function folded(width: number, height: number, table: typeof LAND): string[] {
  return [...layoutOf({ width, height }, table).folded];
}

test('the shape is that of the room', () => {
  expect(layoutOf({ width: 820, height: 985 }, LAND).shape).toBe('tall');
  expect(layoutOf({ width: 1024, height: 632 }, LAND).shape).toBe('two');
  expect(layoutOf({ width: 1180, height: 690 }, LAND).shape).toBe('three');
  expect(layoutOf({ width: 1180, height: 690 }, SEA).shape).toBe('two');
  expect(layoutOf({ width: 1280, height: 662 }, SEA).shape).toBe('three');
});

test('half of the animals stand in a row where they have no room', () => {
  expect(layoutOf({ width: 768, height: 830 }, LAND).across).toBe(6);
  expect(layoutOf({ width: 640, height: 760 }, LAND).across).toBe(3);
});

test('nothing folds where the hexes can be read', () => {
  expect(folded(820, 985, LAND)).toEqual([]);
  expect(folded(768, 830, LAND)).toEqual([]);
  expect(folded(820, 985, SEA)).toEqual([]);
  expect(folded(1280, 662, LAND)).toEqual([]);
});

test('what brings the map nothing stays open', () => {
  // The map lacks height: cards beside it would not give any.
  expect(folded(640, 770, LAND)).toEqual(['display']);
  expect(folded(768, 830, SEA)).toEqual(['display']);
});

test('what the question lights stays open', () => {
  expect(folded(640, 770, { ...LAND, lit: lit('display') })).not.toContain('display');
  expect(folded(768, 830, { ...SEA, lit: lit('display', 'cards') })).toEqual(['seats']);
});

test('in a low room the cards go before the display is cut', () => {
  expect(folded(1180, 480, { ...LAND, lit: lit('display') })).toEqual(['cards']);
});

test('a tall table that places pawns keeps its map readable: what is folded stands beside it', () => {
  const placing = { ...SEA, lit: lit('display') };
  const { folded: gone, side } = layoutOf({ width: 768, height: 830 }, placing);
  expect([...gone]).toEqual(['cards', 'seats']);
  expect(isAside('tall', gone)).toBe(true);
  expect(side).toBeGreaterThanOrEqual(42);
  // Where it cannot be reached, the way to the largest hexes is the same.
  expect(folded(640, 770, placing)).toEqual(['cards', 'seats']);
  expect(layoutOf({ width: 640, height: 770 }, placing).side).toBeGreaterThan(38);
});
