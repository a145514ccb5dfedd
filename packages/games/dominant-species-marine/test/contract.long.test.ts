import {
  checkGame,
  isRefusal,
  type OptionValue,
  plainRefusal,
  Rng,
  seatsToAct,
  uniform,
} from '@clade/engine';
import { checkTable, tableOf } from '@clade/engine/testing';
import { expect, test } from 'vitest';
import { dominantSpeciesMarine } from '../src/index.ts';

function checkOptions(players: number, options: Record<string, OptionValue>): void {
  const config = tableOf(dominantSpeciesMarine, players, options);
  checkTable(dominantSpeciesMarine, config, { games: 1, deepEvery: 50, moves: 40 });
}

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
] as [number, Record<string, OptionValue>][])('the contract holds with %i players and %j', checkOptions);

/** Every option of DSM-9.3 at one of its alternatives. */
function alternatives(place: number): Record<string, OptionValue> {
  const chosen: Record<string, OptionValue> = {};
  for (const { name, values } of dominantSpeciesMarine.options) {
    if (/^opt\d+$/.test(name)) chosen[name] = values[Math.min(place, values.length - 1)] as OptionValue;
  }
  return chosen;
}

test.each([1, 2])('the contract holds with alternative %i of every option (DSM-9.3)', (place) => {
  checkOptions(4, { length: 'short', ...alternatives(place) });
  checkOptions(2, { length: 'short', superheroes: true, ...alternatives(place) });
});

/** Mixtures of options for some games: each value comes up before another one of its option comes again. */
function mixtures(players: number, games: number, rng: Rng): Record<string, OptionValue>[] {
  const list = Array.from({ length: games }, (): Record<string, OptionValue> => ({}));
  for (const { name, values, unattended } of dominantSpeciesMarine.options) {
    if (unattended !== undefined) continue;
    // DSM-4.5.1: two animals each are for two players.
    const all = name === 'animals' && players !== 2 ? [1] : values;
    const order = all.map((_, i) => i);
    for (const [game, options] of list.entries()) {
      if (game % all.length === 0) rng.shuffle(order, order.length);
      options[name] = all[order[game % all.length] as number] as OptionValue;
    }
  }
  return list;
}

const ALL_VALUES = dominantSpeciesMarine.options
  .filter((option) => option.unattended === undefined)
  .flatMap(({ name, values }) => values.map((value) => `${name}=${value}`));

/** Random mixtures of options at every table size, with every twentieth decision looked at from all sides. */
test.each([2, 3, 4])('the contract holds with %i players and any options', (players) => {
  const rng = new Rng(`mixtures ${players}`);
  const mixed = mixtures(players, 8, rng);
  for (const [game, options] of mixed.entries()) {
    const config = tableOf(dominantSpeciesMarine, players, options);
    checkGame(dominantSpeciesMarine, config, `slow ${players} ${game}`, { deepEvery: 20, maxMoves: 10_000 });
  }
  const seen = new Set(mixed.flatMap((options) => Object.entries(options).map(([k, v]) => `${k}=${v}`)));
  const missing = ALL_VALUES.filter((value) => !seen.has(value));
  expect(missing).toEqual(players === 2 ? [] : ['animals=2']);
});

test.each([2, 3, 4])('every position of %i players is written and read back to the same words', (players) => {
  const rng = new Rng(`positions ${players}`);
  const questions = new Set<string>();
  for (const [game, options] of mixtures(players, 12, rng).entries()) {
    const config = tableOf(dominantSpeciesMarine, players, { ...options, length: 'short' });
    const s = dominantSpeciesMarine.setup(config, `positions ${players} ${game}`);
    const choose = uniform(dominantSpeciesMarine, rng);
    for (;;) {
      const written = JSON.parse(JSON.stringify(dominantSpeciesMarine.writePosition(s)));
      const again = dominantSpeciesMarine.readPosition(written);
      if (isRefusal(again)) throw new Error(plainRefusal(again));
      // All words at once are slow to compare; the first that differs is enough.
      expect(again.findIndex((word, i) => word !== s[i])).toBe(-1);
      const [seat] = seatsToAct(dominantSpeciesMarine, s);
      if (seat === undefined) break;
      questions.add(dominantSpeciesMarine.decision(s, seat).kind);
      dominantSpeciesMarine.apply(s, seat, choose(s, seat));
    }
  }
  // Most kinds of questions have been seen on the way.
  expect(questions.size).toBeGreaterThan(45);
});
