import { dominantSpecies } from '@clade/dominant-species';
import { type Config, configure, type OptionValue, unattended } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { type Bot, makeBot, type SimReport, simulate } from '../../../src/index.ts';

/** A beginner at every place, or at the first one. */
const ALL = (): string => 'beginner';
const FIRST = (place: number): string => (place === 0 ? 'beginner' : 'random');

function report(
  players: number,
  bots: (place: number) => string,
  games: number,
  options: Record<string, OptionValue> = {},
): SimReport {
  const table = Array.from({ length: players }, (_, place) => makeBot(bots(place)) as Bot);
  const config = configure(dominantSpecies, players, {
    ...unattended(dominantSpecies),
    ...options,
  }) as Config;
  return simulate(dominantSpecies, config, table, { games, seed: 'slow' }) as SimReport;
}

test('a game of beginners ends by Ice Age in a sensible number of rounds', () => {
  const { ends, rounds } = report(4, ALL, 12);
  expect(ends).toEqual({ 'ice-age': 12 });
  expect(rounds.max).toBeLessThanOrEqual(15);
  // Five cards a round are the most: 22 cards last for at least five rounds.
  expect(rounds.mean).toBeGreaterThanOrEqual(4);
  expect(rounds.mean).toBeLessThanOrEqual(12);
});

describe('a beginner beats random players', () => {
  const tables: [name: string, players: number, options: Record<string, OptionValue>][] = [
    ['2 players', 2, {}],
    ['3 players', 3, {}],
    ['4 players', 4, {}],
    ['5 players', 5, {}],
    ['6 players', 6, {}],
    ['three animals each', 2, { animals: 3 }],
    ['two animals each', 3, { animals: 2 }],
    ['the long deck', 4, { deck: 'long' }],
    ['a random Earth', 4, { earth: 'random' }],
  ];
  for (const [name, players, options] of tables) {
    test(name, () => {
      const { entries } = report(players, FIRST, 8, options);
      // Chance is 8 / players. In the long run it wins more than 99 in 100.
      expect(entries[0]?.wins).toBeGreaterThanOrEqual(7);
    });
  }
});
