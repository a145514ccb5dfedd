import { type Config, checkGame, configure, isRefusal, type OptionValue, unattended } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { dominantSpeciesMarine } from '../src/index.ts';

/** A table that must exist, with the guard of tables without people (DSM-5.1.4 lets everybody retrieve for ever). */
function table(players: number, options: Record<string, OptionValue> = {}): Config {
  const config = configure(dominantSpeciesMarine, players, {
    ...unattended(dominantSpeciesMarine),
    ...options,
  });
  if (isRefusal(config)) throw new Error(config.sentence);
  return config;
}

/** Every option of DSM-9.3 at one of its alternatives. */
function alternatives(place: number): Record<string, OptionValue> {
  const chosen: Record<string, OptionValue> = {};
  for (const { name, values } of dominantSpeciesMarine.options) {
    if (/^opt\d+$/.test(name)) chosen[name] = values[Math.min(place, values.length - 1)] as OptionValue;
  }
  return chosen;
}

const MOST_MOVES = 10_000;

/** Plays checked games; the options are part of the seed, so that no two tables see the same draws. */
function checkTable(config: Config, games: number): void {
  for (let i = 0; i < games; i++) {
    const seed = `contract ${JSON.stringify(config)} ${i}`;
    const played = checkGame(dominantSpeciesMarine, config, seed, { deepEvery: 50, maxMoves: MOST_MOVES });
    expect(played.log.moves.length).toBeGreaterThan(40);
    expect(played.deep).toBeGreaterThan(5);
  }
}

describe('the contract holds', () => {
  test.each([2, 3, 4])('with %i players', (players) => {
    checkTable(table(players), 2);
  });

  test.each([
    [2, { animals: 2 }],
    [4, { length: 'short' }],
    [3, { length: 'long' }],
    [2, { length: 'epic' }],
    [4, { earth: 'random' }],
    [3, { boards: 'alternate' }],
    [4, { superheroes: true }],
    [3, { assignment: 'choose' }],
    [2, { animals: 2, assignment: 'choose', superheroes: true }],
    [4, { earth: 'random', boards: 'alternate', superheroes: true, length: 'short' }],
    [2, { animals: 2, earth: 'random', boards: 'alternate', length: 'short' }],
  ] as [number, Record<string, OptionValue>][])('with %i players and %j', (players, options) => {
    checkTable(table(players, options), 1);
  });

  test.each([1, 2])('with alternative %i of every option (DSM-9.3)', (place) => {
    checkTable(table(4, { length: 'short', ...alternatives(place) }), 1);
    checkTable(table(2, { length: 'short', superheroes: true, ...alternatives(place) }), 1);
  });
});
