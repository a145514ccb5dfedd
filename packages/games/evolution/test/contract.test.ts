import type { OptionValue } from '@clade/engine';
import { checkTable, tableOf } from '@clade/engine/testing';
import { describe, test } from 'vitest';
import { evolution } from '../src/index.ts';

const PLAYERS = [2, 3, 4, 5, 6];

function checkOptions(players: number, options: Record<string, OptionValue>, games = 1): void {
  checkTable(evolution, tableOf(evolution, players, options), { games, deepEvery: 5, moves: 20 });
}

describe('the contract holds', () => {
  test.each(PLAYERS)('with %i players', (players) => {
    checkOptions(players, {}, 3);
  });

  test.each([2, 3, 4, 5])('with %i players in quick play', (players) => {
    checkOptions(players, { quickPlay: true });
  });

  test.each(PLAYERS)('with %i players and every switch turned', (players) => {
    const turned = evolution.options.map(({ name, default: byDefault, values }) => [
      name,
      values.find((value) => value !== byDefault) as OptionValue,
    ]);
    const options: Record<string, OptionValue> = Object.fromEntries(turned);
    if (players === 6) options.deck = 'second-edition';
    checkOptions(players, options);
  });
});
