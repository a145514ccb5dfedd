import { Rng } from '@clade/engine';
import { expect, test } from 'vitest';
import { pickBest } from '../../src/search/pick.ts';
import { chances } from '../../src/search/value.ts';

test('chances add up to 1, are equal for equals, and sharpen as the spread falls', () => {
  const points = Float64Array.of(30, 30, 24);
  const wide = new Float64Array(3);
  const narrow = new Float64Array(3);
  chances(points, 3, 10, wide);
  chances(points, 3, 1, narrow);
  for (const out of [wide, narrow]) {
    expect(out[0]! + out[1]! + out[2]!).toBeCloseTo(1);
    expect(out[0]).toBeCloseTo(out[1]!);
  }
  expect(narrow[2]).toBeLessThan(wide[2]!);
  expect(narrow[0]).toBeCloseTo(0.5, 2);
});

test('a clear best move is picked whatever the noise, equals are both picked by some worlds', () => {
  const moves = Int32Array.of(11, 12, 13);
  const picked = new Set<number>();
  for (let i = 0; i < 40; i++) {
    const rng = new Rng(`world ${i}`);
    const before = Array.from(rng.words);
    expect(pickBest(Float64Array.of(0, 2, 0), moves, 3, 1, 0, rng)).toBe(1);
    picked.add(pickBest(Float64Array.of(0, 0, -5), moves, 3, 1, 0, rng));
    expect(Array.from(rng.words)).toEqual(before);
  }
  expect([...picked].sort()).toEqual([0, 1]);
});
