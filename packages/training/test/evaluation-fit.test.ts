import { type PolicySet, policySetOf } from '@clade/bots/training';
import { dominantSpecies } from '@clade/dominant-species';
import { type Config, configure } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { expect, test } from 'vitest';
import { fitWeights } from '../src/evaluation-fit.ts';
import { solve } from '../src/solve.ts';

test('a system of equations is solved', () => {
  const left = [Float64Array.of(4, 2, 0), Float64Array.of(2, 5, 1), Float64Array.of(0, 1, 3)];
  // The right side of x = (1, -2, 3).
  const found = solve(left, Float64Array.of(0, -5, 7));
  expect(found[0]).toBeCloseTo(1);
  expect(found[1]).toBeCloseTo(-2);
  expect(found[2]).toBeCloseTo(3);
});

test('a fit keeps what is fixed and finds that heads and cards pay in later rounds', () => {
  const config = configure(evolution, 3, {}) as Config;
  const fixed = { bag: 1, heads: 1, traits: 1 };
  const { weights, spread, positions } = fitWeights(
    evolution,
    config,
    policySetOf(evolution.id) as PolicySet,
    {
      games: 60,
      seed: 't',
      fixed,
      ridge: 50,
    },
  );
  expect(weights).toMatchObject(fixed);
  expect(positions).toBeGreaterThan(300);
  expect(weights.rounds).toBeGreaterThan(2);
  expect(weights['hand-next']).toBeGreaterThan(0);
  expect(weights['heads-next']).toBeGreaterThan(0);
  // The longer the way to the end, the less is known about it.
  expect(spread[1]).toBeGreaterThan(1);
  expect(spread[3]).toBeGreaterThan(spread[1]!);
});

test('policies with parameters of all kinds show that points and dominance last', () => {
  const config = configure(dominantSpecies, 4, {}) as Config;
  const fixed = { points: 1, pawns: 3 };
  const { weights, explained } = fitWeights(
    dominantSpecies,
    config,
    policySetOf(dominantSpecies.id) as PolicySet,
    {
      games: 60,
      seed: 't',
      fixed,
      ridge: 50,
      policies: 8,
    },
  );
  expect(weights).toMatchObject(fixed);
  // Who is ahead early is held down, and more so with more rounds to come.
  expect(weights['points-later']).toBeLessThan(0);
  expect(weights.dominance).toBeGreaterThan(0);
  expect(explained).toBeGreaterThan(0.1);
  expect(explained).toBeLessThan(0.6);
});
