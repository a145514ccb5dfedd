import { checkGame, configure, isRefusal, type OptionValue, Rng } from '@clade/engine';
import { expect, test } from 'vitest';
import { evolution } from '../src/index.ts';

/** Random mixtures of options at every table size, with every second decision looked at from all sides. */
test.each([2, 3, 4, 5, 6])('the contract holds with %i players and any options', (players) => {
  const rng = new Rng(`mixtures ${players}`);
  const seen = new Set<string>();
  for (let game = 0; game < 12; game++) {
    const options: Record<string, OptionValue> = {};
    for (const { name, values } of evolution.options) {
      if (players === 6 && name === 'deck') continue;
      const value = values[rng.below(values.length)] as OptionValue;
      options[name] = value;
      seen.add(`${name}=${value}`);
    }
    const config = configure(evolution, players, options);
    if (isRefusal(config)) throw new Error(config.sentence);
    checkGame(evolution, config, `slow ${players} ${game}`, { deepEvery: 2 });
  }
  const all = evolution.options.filter(({ name }) => players < 6 || name !== 'deck');
  expect(seen.size).toBe(all.reduce((n, { values }) => n + values.length, 0));
});
