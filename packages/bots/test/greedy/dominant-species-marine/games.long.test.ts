import type { OptionValue } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import type { SimReport } from '../../../src/index.ts';
import { simulated } from '../../simulation.ts';

/** Greedy at every place, or at the first one. */
const ALL = (): string => 'greedy';
const FIRST = (place: number): string => (place === 0 ? 'greedy' : 'random');

function report(
  players: number,
  bots: (place: number) => string,
  games: number,
  options: Record<string, OptionValue> = {},
): SimReport {
  const table = Array.from({ length: players }, (_, place) => bots(place));
  return simulated({ game: 'dominant-species-marine', players, bots: table, games, options });
}

test('greedy among itself ends by Asteroid in a sensible number of rounds', () => {
  const { ends, rounds } = report(4, ALL, 12);
  expect(ends).toEqual({ asteroid: 12 });
  // DSM-A.8 estimates five to seven rounds.
  expect(rounds.max).toBeLessThanOrEqual(12);
  expect(rounds.mean).toBeGreaterThanOrEqual(3);
  expect(rounds.mean).toBeLessThanOrEqual(9);
});

describe('greedy beats random players', () => {
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
      // Chance is 8 / players. In the long run greedy wins more than 99 in 100.
      expect(entries[0]?.wins).toBeGreaterThanOrEqual(7);
    });
  }
});
