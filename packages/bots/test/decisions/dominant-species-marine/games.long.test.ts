import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
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
  const config = configure(dominantSpeciesMarine, players, {
    ...unattended(dominantSpeciesMarine),
    ...options,
  }) as Config;
  return simulate(dominantSpeciesMarine, config, table, { games, seed: 'slow' }) as SimReport;
}

test('a game of beginners ends by Asteroid in a sensible number of rounds', () => {
  const { ends, rounds } = report(4, ALL, 12);
  expect(ends).toEqual({ asteroid: 12 });
  // DSM-A.8 estimates five to seven rounds.
  expect(rounds.max).toBeLessThanOrEqual(12);
  expect(rounds.mean).toBeGreaterThanOrEqual(3);
  expect(rounds.mean).toBeLessThanOrEqual(9);
});

describe('a beginner beats random players', () => {
  const tables: [name: string, players: number, options: Record<string, OptionValue>][] = [
    ['2 players', 2, {}],
    ['3 players', 3, {}],
    ['4 players', 4, {}],
    ['two animals each', 2, { animals: 2 }],
    ['a short game', 4, { length: 'short' }],
    ['an epic game', 4, { length: 'epic' }],
    ['alternate boards', 4, { boards: 'alternate' }],
    ['superheroes', 4, { superheroes: true }],
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
