import { checkGame, configure, isRefusal, type OptionValue, Rng } from '@clade/engine';
import { expect, test } from 'vitest';
import { dominantSpecies } from '../src/index.ts';

/** Random mixtures of options at every table size, with every fifth decision looked at from all sides. */
test.each([2, 3, 4, 5, 6])('the contract holds with %i players and any options', (players) => {
  const rng = new Rng(`mixtures ${players}`);
  const seen = new Set<string>();
  for (let game = 0; game < 6; game++) {
    const options: Record<string, OptionValue> = { roundCap: 40 };
    for (const { name, values, unattended } of dominantSpecies.options) {
      // DS-4.7.1: several animals need as many players as make six.
      const all =
        name === 'animals' ? values.filter((each) => each === 1 || players * Number(each) === 6) : values;
      if (unattended !== undefined) continue;
      const value = all[(game + rng.below(2)) % all.length] as OptionValue;
      options[name] = value;
      seen.add(`${name}=${value}`);
    }
    const config = configure(dominantSpecies, players, options);
    if (isRefusal(config)) throw new Error(config.sentence);
    checkGame(dominantSpecies, config, `slow ${players} ${game}`, { deepEvery: 20, maxMoves: 10_000 });
  }
  expect(seen.size).toBe(players <= 3 ? 8 : 7);
});
