import { checkTable, tableOf } from '@clade/engine/testing';
import { describe, test } from 'vitest';
import { dominantSpeciesMarine } from '../src/index.ts';

describe('the contract holds', () => {
  test.each([2, 3, 4])('with %i players', (players) => {
    const config = tableOf(dominantSpeciesMarine, players);
    checkTable(dominantSpeciesMarine, config, { games: 2, deepEvery: 50, moves: 40 });
  });
});
