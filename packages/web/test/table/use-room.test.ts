import { expect, test } from 'vitest';
import { wideFactor } from '../../src/table/use-room.ts';

test('up to 1599 px nothing is enlarged, however high the window', () => {
  expect(wideFactor(1280, 720)).toBe(1);
  expect(wideFactor(1599, 2000)).toBe(1);
});

test('on wide screens three quarters of the room go into larger type', () => {
  expect(wideFactor(1600, 900)).toBe(1.1875);
  expect(wideFactor(1920, 1080)).toBe(1.375);
});

test('it is the smaller side that counts, and there is an end to it', () => {
  expect(wideFactor(2560, 720)).toBe(1);
  expect(wideFactor(1920, 600)).toBe(1);
  expect(wideFactor(2560, 1440)).toBeCloseTo(1.45);
  expect(wideFactor(5120, 2880)).toBeCloseTo(1.45);
});
