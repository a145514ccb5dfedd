import { type Config, configure, legalMoves, Rng } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { expect, test } from 'vitest';
import { askBot, type Bot, makeBot } from '../src/index.ts';

test('random is uniform over the legal moves', () => {
  const state = evolution.setup(configure(evolution, 2) as Config, 'a');
  const legal = legalMoves(evolution, state, 0);
  const counts = new Map(legal.map((move) => [move, 0]));
  const rng = new Rng('uniform');
  const draws = 1000 * legal.length;
  for (let i = 0; i < draws; i++) {
    const move = askBot(evolution, state, 0, makeBot('random') as Bot, rng);
    counts.set(move, (counts.get(move) ?? 0) + 1);
  }
  // Each count is binomial with mean 1000 and deviation below 32; five deviations are allowed.
  expect(legal.length).toBeGreaterThan(2);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(160);
});
