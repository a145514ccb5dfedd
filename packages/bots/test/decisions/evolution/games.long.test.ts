import { type Config, configure } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { expect, test } from 'vitest';
import { type Bot, makeBot, type SimReport, simulate } from '../../../src/index.ts';

const bot = (name: string): Bot => makeBot(name) as Bot;

test('a beginner beats three random players far beyond chance', () => {
  const config = configure(evolution, 4) as Config;
  const bots = ['beginner', 'random', 'random', 'random'].map(bot);
  const report = simulate(evolution, config, bots, { games: 100, seed: 'slow' }) as SimReport;
  // Chance is 25 of 100. The bar of the project is 70; the long run is above 95.
  expect(report.entries[0]?.wins).toBeGreaterThanOrEqual(90);
  expect(report.entries[0]?.interval[0]).toBeGreaterThan(0.7);
});

test('a beginner beats random players at every other count', () => {
  for (const players of [2, 3, 5, 6]) {
    const config = configure(evolution, players) as Config;
    const bots = Array.from({ length: players }, (_, i) => bot(i === 0 ? 'beginner' : 'random'));
    const report = simulate(evolution, config, bots, { games: 25, seed: 'slow' }) as SimReport;
    expect(report.entries[0]?.interval[0]).toBeGreaterThan(0.7);
  }
});
