import { expect, test } from 'vitest';
import { wilson } from '../src/wilson.ts';

test('70 wins of 100', () => {
  // z^2 / n = 3.841459 / 100. Centre (0.7 + 0.019207) / 1.038415 = 0.692601; half width
  // 1.959964 * sqrt(0.7 * 0.3 / 100 + 0.038415 / 400) / 1.038415 = 1.959964 * 0.046862 / 1.038415 = 0.088450.
  const [lo, hi] = wilson(70, 100);
  expect(lo).toBeCloseTo(0.604151, 5);
  expect(hi).toBeCloseTo(0.781051, 5);
});

test('no win of 10, and 10 of 10', () => {
  // With p = 0 the upper end is (z^2 / n) / (1 + z^2 / n) = 0.384146 / 1.384146; with p = 1 it is mirrored.
  const [lo, hi] = wilson(0, 10);
  expect(lo).toBe(0);
  expect(hi).toBeCloseTo(0.277533, 5);
  expect(wilson(10, 10)[0]).toBeCloseTo(1 - 0.277533, 5);
  expect(wilson(10, 10)[1]).toBe(1);
});

test('a shared win counts in part: 1.5 of 3 is even and the interval lies around it', () => {
  // z^2 / n = 1.280486; half width 1.959964 * sqrt(0.25 / 3 + 1.280486 / 12) / 2.280486
  // = 1.959964 * 0.435936 / 2.280486 = 0.374666.
  const [lo, hi] = wilson(1.5, 3);
  expect(lo).toBeCloseTo(0.125334, 5);
  expect(hi).toBeCloseTo(0.874666, 5);
});
