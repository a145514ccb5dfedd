import { expect, test } from 'vitest';
import { Tally } from '../../src/search/thought.ts';

const NONE = new Float64Array(0);

function tallied(leads: readonly number[]): Tally {
  const tally = new Tally([1], 0);
  for (const lead of leads) tally.add(0, 0, lead, lead, NONE);
  return tally;
}

test('a lead counts less the doubt about it, which falls with the number of worlds', () => {
  const few = tallied([0.1, -0.06]);
  const many = tallied(Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? 0.1 : -0.06)));
  expect(few.lead()).toBeCloseTo(0.02);
  expect(many.lead()).toBeCloseTo(0.02);
  expect(few.sureLead()).toBeLessThan(0);
  expect(many.sureLead()).toBeGreaterThan(0);
  expect(many.sureLead()).toBeLessThan(many.lead());
});

test('two lucky worlds that agree prove nothing', () => {
  expect(tallied([0.02, 0.02]).sureLead()).toBeLessThan(0);
  expect(tallied(Array.from({ length: 50 }, () => 0.02)).sureLead()).toBeGreaterThan(0);
});

test('what all others are compared with has no lead over itself', () => {
  expect(tallied([0, 0, 0]).sureLead()).toBe(0);
});
