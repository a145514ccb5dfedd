import { expect, test } from 'vitest';
import type { Told } from '../../src/games/game-ui.ts';
import { lastTold } from '../../src/table/log/last-told.ts';

const TOLD = [
  { n: 1, text: 'attacks' },
  { n: 2, text: 'does not use Intelligence', routine: { kind: 'declined' } },
  { n: 3, text: 'eats 1', routine: { kind: 'meal' } },
  { n: 4, text: 'does not use Intelligence', routine: { kind: 'declined' } },
  { n: 5, text: 'eats 2', routine: { kind: 'meal' } },
] as unknown as readonly Told[];

test('what happened last is told up to the line that is shown, and declined options are not', () => {
  expect(lastTold(TOLD, 5, 3).map(({ n }) => n)).toEqual([1, 3, 5]);
  expect(lastTold(TOLD, 4, 1).map(({ n }) => n)).toEqual([3]);
  expect(lastTold(TOLD, 2, 1).map(({ n }) => n)).toEqual([1]);
  expect(lastTold([], 5, 3)).toEqual([]);
});
