import { checkGame, type OptionValue, Rng } from '@clade/engine';
import { checkTable, tableOf } from '@clade/engine/testing';
import { expect, test } from 'vitest';
import { dominantSpecies } from '../src/index.ts';

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
] as [number, Record<string, OptionValue>][])(
  'the contract holds with %i players and %j',
  (players, options) => {
    const config = tableOf(dominantSpecies, players, options);
    checkTable(dominantSpecies, config, { games: 1, deepEvery: 40, moves: 40 });
  },
);

/** Random mixtures of options at every table size, with every fifth decision looked at from all sides. */
test.each([2, 3, 4, 5, 6])('the contract holds with %i players and any options', (players) => {
  const rng = new Rng(`mixtures ${players}`);
  const seen = new Set<string>();
  for (let game = 0; game < 6; game++) {
    const options: Record<string, OptionValue> = {};
    for (const { name, values, unattended } of dominantSpecies.options) {
      // DS-4.7.1: several animals need as many players as make six.
      const all =
        name === 'animals' ? values.filter((each) => each === 1 || players * Number(each) === 6) : values;
      if (unattended !== undefined) continue;
      const value = all[(game + rng.below(2)) % all.length] as OptionValue;
      options[name] = value;
      seen.add(`${name}=${value}`);
    }
    const config = tableOf(dominantSpecies, players, options);
    checkGame(dominantSpecies, config, `slow ${players} ${game}`, { deepEvery: 20, maxMoves: 10_000 });
  }
  expect(seen.size).toBe(players <= 3 ? 8 : 7);
});
