import { expect, test } from 'vitest';
import { markDone, markHere, markSkipped, progressOf, readProgress } from '../../src/lesson/progress.ts';

test('what was stored by anybody is made whole', () => {
  expect(readProgress(undefined)).toEqual({});
  expect(
    readProgress({ evolution: 3, x: { done: { food: 9, hunter: 2 }, skipped: [1, 'food'], here: {} } }),
  ).toEqual({ x: { done: { hunter: 2 }, skipped: ['food'] } });
  const whole = {
    evolution: { done: { food: 3 }, skipped: [], here: { chapter: 'hunter', step: 1 }, at: 5 },
  };
  expect(readProgress(whole)).toEqual(whole);
});

test('a chapter keeps its best stars, and skipped is not done', () => {
  markHere('evolution', 'food', 1);
  expect(progressOf('evolution').here).toEqual({ chapter: 'food', step: 1 });
  markSkipped('evolution', 'food');
  expect(progressOf('evolution')).toEqual({ done: {}, skipped: ['food'], at: expect.any(Number) });
  markDone('evolution', 'food', 3);
  markDone('evolution', 'food', 1);
  markSkipped('evolution', 'food');
  expect(progressOf('evolution')).toEqual({ done: { food: 3 }, skipped: [], at: expect.any(Number) });
});
