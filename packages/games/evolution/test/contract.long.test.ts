import { checkGame, type OptionValue, Rng } from '@clade/engine';
import { checkTable, tableOf } from '@clade/engine/testing';
import { expect, test } from 'vitest';
import { evolution } from '../src/index.ts';

/** EVO-10.1: each switch turned, at a small and at a large table. */
const TURNED = evolution.options.flatMap(({ name, default: byDefault, values }) =>
  values.filter((value) => value !== byDefault).map((value) => ({ name, value })),
);

test.each(TURNED)('the contract holds with $name = $value', ({ name, value }) => {
  for (const players of [2, name === 'deck' ? 5 : 6]) {
    const config = tableOf(evolution, players, { [name]: value });
    checkTable(evolution, config, { games: 1, deepEvery: 5, moves: 20 });
  }
});

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
    const config = tableOf(evolution, players, options);
    checkGame(evolution, config, `slow ${players} ${game}`, { deepEvery: 2 });
  }
  const all = evolution.options.filter(({ name }) => players < 6 || name !== 'deck');
  expect(seen.size).toBe(all.reduce((n, { values }) => n + values.length, 0));
});
