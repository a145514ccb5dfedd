import { policySetOf } from '@clade/bots/training';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { type Config, configure } from '@clade/engine';
import { expect, test } from 'vitest';
import { fitOpponents } from '../src/opponent-fit.ts';

test('trained players are told from beginners in most cases that were held out', () => {
  const config = configure(dominantSpeciesMarine, 3, {}) as Config;
  const marinePolicies = policySetOf(dominantSpeciesMarine.id)!;
  const policies = [marinePolicies.make(undefined, 0), marinePolicies.make(undefined, 2)] as const;
  const { weights, right, cases } = fitOpponents([config], policies, 60, 'fitOpponents');
  expect(cases).toBeGreaterThan(100);
  expect(right).toBeGreaterThan(0.6);
  expect(weights.every(Number.isFinite)).toBe(true);
  // Nobody can tell what makes no difference.
  const same = fitOpponents([config], [policies[0], policies[0]], 60, 'fitOpponents');
  expect(same.right).toBeLessThan(0.6);
});
