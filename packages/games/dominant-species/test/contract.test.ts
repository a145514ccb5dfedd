import { type Config, checkGame, configure, isRefusal, type OptionValue, unattended } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { dominantSpecies } from '../src/index.ts';

/** A table that must exist, with the guard of tables without people: random play does not end by itself (DS-5.11.1). */
function table(players: number, options: Record<string, OptionValue> = {}): Config {
  const config = configure(dominantSpecies, players, { ...unattended(dominantSpecies), ...options });
  if (isRefusal(config)) throw new Error(config.sentence);
  return config;
}

const MOST_MOVES = 10_000;

/** Plays checked games; the options are part of the seed, so that no two tables see the same draws. */
function checkTable(config: Config, games: number): void {
  for (let i = 0; i < games; i++) {
    const seed = `contract ${JSON.stringify(config)} ${i}`;
    const played = checkGame(dominantSpecies, config, seed, { deepEvery: 40, maxMoves: MOST_MOVES });
    expect(played.log.moves.length).toBeGreaterThan(40);
    expect(played.deep).toBeGreaterThan(5);
  }
}

describe('the contract holds', () => {
  test.each([2, 3, 4, 5, 6])('with %i players', (players) => {
    checkTable(table(players), 2);
  });

  test.each([
    [2, { animals: 3 }],
    [3, { animals: 2 }],
    [4, { deck: 'long' }],
    [4, { earth: 'random' }],
    [6, { earth: 'random', deck: 'long' }],
    [2, { assignment: 'choose' }],
    [6, { assignment: 'choose' }],
    [3, { animals: 2, earth: 'random', deck: 'long', assignment: 'choose' }],
    [2, { animals: 3, earth: 'random', deck: 'long', assignment: 'choose' }],
  ] as [number, Record<string, OptionValue>][])('with %i players and %j', (players, options) => {
    checkTable(table(players, options), 1);
  });
});
