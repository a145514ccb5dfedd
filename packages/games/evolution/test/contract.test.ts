import { type Config, checkGame, configure, isRefusal, type OptionValue } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { evolution } from '../src/index.ts';

/** A table that must exist. */
function table(players: number, options: Record<string, OptionValue> = {}): Config {
  const config = configure(evolution, players, options);
  if (isRefusal(config)) throw new Error(config.sentence);
  return config;
}

const PLAYERS = [2, 3, 4, 5, 6];

/** Plays checked games; the options are part of the seed, so that no two tables see the same cards. */
function checkTable(config: Config, games: number): void {
  for (let i = 0; i < games; i++) {
    const played = checkGame(evolution, config, `contract ${JSON.stringify(config)} ${i}`, { deepEvery: 5 });
    expect(played.log.moves.length).toBeGreaterThan(20);
    expect(played.deep).toBeGreaterThan(5);
  }
}

describe('the contract holds', () => {
  test.each(PLAYERS)('with %i players', (players) => {
    checkTable(table(players), 3);
  });

  // EVO-10.1: each switch turned, at a small and at a large table; their defaults are played above.
  const values = evolution.options.flatMap(({ name, default: byDefault, values: all }) =>
    all.filter((value) => value !== byDefault).map((value) => ({ name, value })),
  );
  test.each(values)('with $name = $value', ({ name, value }) => {
    checkTable(table(2, { [name]: value }), 1);
    checkTable(table(name === 'deck' ? 5 : 6, { [name]: value }), 1);
  });

  test.each([2, 3, 4, 5])('with %i players in quick play', (players) => {
    checkTable(table(players, { quickPlay: true }), 1);
  });

  test.each(PLAYERS)('with %i players and every switch turned', (players) => {
    const turned = evolution.options.map(({ name, default: byDefault, values: all }) => [
      name,
      all.find((value) => value !== byDefault) as OptionValue,
    ]);
    const options: Record<string, OptionValue> = Object.fromEntries(turned);
    if (players === 6) options.deck = 'second-edition';
    checkTable(table(players, options), 1);
  });
});
