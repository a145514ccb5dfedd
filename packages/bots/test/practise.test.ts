import { type Config, configure } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { expect, test } from 'vitest';
import { evolutionBrain } from '../src/brains/evolution.ts';
import { practise } from '../src/index.ts';

const config = configure(evolution, 4, {}) as Config;

/** Keeps cards that others play, and loves traits whatever they do. */
const MISER = { hold: 5, trait: 6 };

test('practice unlearns a bad habit and leaves alone what it is told to keep', () => {
  const steps = [
    ...practise(evolution, config, evolutionBrain, {
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
  expect(last.leanings.hold).toBeLessThan(MISER.hold * 0.97);
  expect(last.leanings.trait).toBeLessThan(MISER.trait * 0.97);
  expect(last.leanings.keep).toBe(evolutionBrain.leanings.keep);
});

test('practice is the same for the same seed', () => {
  const options = { seed: 'q', steps: 1, pairs: 4, rivals: ['self', 'plain'] as const };
  const [once] = [...practise(evolution, config, evolutionBrain, options)];
  const [again] = [...practise(evolution, config, evolutionBrain, options)];
  expect(again).toEqual(once);
  expect(once!.wins).toBeGreaterThanOrEqual(0);
});
