import { checkGame, configure, isRefusal, type OptionValue, Rng, seatsToAct, uniform } from '@clade/engine';
import { expect, test } from 'vitest';
import { dominantSpeciesMarine } from '../src/index.ts';

/** A mixture of options; over several games every value comes up. */
function mixture(players: number, game: number, rng: Rng, seen: Set<string>): Record<string, OptionValue> {
  const options: Record<string, OptionValue> = { roundCap: 40 };
  for (const { name, values, unattended } of dominantSpeciesMarine.options) {
    if (unattended !== undefined) continue;
    // DSM-4.5.1: two animals each are for two players.
    const all = name === 'animals' && players !== 2 ? [1] : values;
    const value = all[(game + rng.below(2)) % all.length] as OptionValue;
    options[name] = value;
    seen.add(`${name}=${value}`);
  }
  return options;
}

function tableOf(players: number, options: Record<string, OptionValue>) {
  const config = configure(dominantSpeciesMarine, players, options);
  if (isRefusal(config)) throw new Error(config.sentence);
  return config;
}

const ALL_VALUES = dominantSpeciesMarine.options
  .filter((option) => option.unattended === undefined)
  .flatMap(({ name, values }) => values.map((value) => `${name}=${value}`));

/** Random mixtures of options at every table size, with every twentieth decision looked at from all sides. */
test.each([2, 3, 4])('the contract holds with %i players and any options', (players) => {
  const rng = new Rng(`mixtures ${players}`);
  const seen = new Set<string>();
  for (let game = 0; game < 10; game++) {
    const config = tableOf(players, mixture(players, game, rng, seen));
    checkGame(dominantSpeciesMarine, config, `slow ${players} ${game}`, { deepEvery: 20, maxMoves: 10_000 });
  }
  const missing = ALL_VALUES.filter((value) => !seen.has(value));
  expect(missing).toEqual(players === 2 ? [] : ['animals=2']);
});

test.each([2, 3, 4])('every position of %i players is written and read back to the same words', (players) => {
  const rng = new Rng(`positions ${players}`);
  const questions = new Set<string>();
  for (let game = 0; game < 12; game++) {
    const config = tableOf(players, { ...mixture(players, game, rng, new Set()), length: 'short' });
    const s = dominantSpeciesMarine.setup(config, `positions ${players} ${game}`);
    const choose = uniform(dominantSpeciesMarine, rng);
    for (;;) {
      const written = JSON.parse(JSON.stringify(dominantSpeciesMarine.writePosition(s)));
      const again = dominantSpeciesMarine.readPosition(written);
      if (isRefusal(again)) throw new Error(again.sentence);
      expect(again).toEqual(s);
      const [seat] = seatsToAct(dominantSpeciesMarine, s);
      if (seat === undefined) break;
      questions.add(dominantSpeciesMarine.decision(s, seat).kind);
      dominantSpeciesMarine.apply(s, seat, choose(s, seat));
    }
  }
  // Most kinds of questions have been seen on the way.
  expect(questions.size).toBeGreaterThan(45);
});
