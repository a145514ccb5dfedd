import { checkTable, tableOf } from '@clade/engine/testing';
import { describe, test } from 'vitest';
import { dominantSpecies } from '../src/index.ts';

describe('the contract holds', () => {
  test.each([2, 3, 4, 5, 6])('with %i players', (players) => {
    const config = tableOf(dominantSpecies, players);
    checkTable(dominantSpecies, config, { games: 2, deepEvery: 40, moves: 40 });
  });
});
