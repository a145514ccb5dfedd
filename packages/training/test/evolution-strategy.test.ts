import { type PolicySet, policySetOf } from '@clade/bots/training';
import { type Config, configure } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { expect, test } from 'vitest';
import { trainParams } from '../src/evolution-strategy.ts';

const evolutionPolicies = policySetOf(evolution.id) as PolicySet;
const config = configure(evolution, 4, {}) as Config;

/** Keeps cards that others play, and loves traits whatever they do. */
const MISER = { hold: 5, trait: 6 };

test('training takes bad parameters back and leaves alone what it is told to keep', () => {
  const steps = [
    ...trainParams(evolution, config, evolutionPolicies, {
      seed: 'p',
      steps: 4,
      pairs: 30,
      rivals: ['plain'],
      from: MISER,
      kept: ['keep'],
    }),
  ];
  const last = steps.at(-1)!;
  expect(steps[0]!.lead).toBeLessThan(-2);
  expect(last.params.hold).toBeLessThan(MISER.hold * 0.97);
  expect(last.params.trait).toBeLessThan(MISER.trait * 0.97);
  expect(last.params.keep).toBe(evolutionPolicies.params.keep);
});

test('training is the same for the same seed', () => {
  const options = { seed: 'q', steps: 1, pairs: 4, rivals: ['self', 'plain'] as const };
  const [once] = [...trainParams(evolution, config, evolutionPolicies, options)];
  const [again] = [...trainParams(evolution, config, evolutionPolicies, options)];
  expect(again).toEqual(once);
  expect(once!.wins).toBeGreaterThanOrEqual(0);
});
