import {
  below,
  configField,
  Fields,
  isRefusal,
  RNG,
  RNG_WORDS,
  Rng,
  readFields,
  readOptions,
  readRandom,
  type State,
  writeRandom,
} from '@clade/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainRefusal } from '../src/game.ts';
import { toy } from '../src/testing/pebbles.ts';

const fields = (position: unknown): Fields =>
  new Fields(position, '', ['options', 'seed', 'random', 'players']);
/** What a reader gives or refuses. */
const reading = <T>(read: () => T) => readFields('TOY-0', read);

describe('options of a position', () => {
  test('are those that are given', () => {
    expect(readOptions(fields({ options: { heap: 9 } }), toy)).toEqual({ heap: 9 });
    expect(readOptions(fields({}), toy)).toEqual({});
    expect(readOptions(fields({ options: { polite: null } }), toy)).toEqual({ polite: null });
  });

  test('an unknown one is refused by name', () => {
    expect(reading(() => readOptions(fields({ options: { heep: 9 } }), toy))).toMatchObject({
      facts: { field: 'options.heep' },
    });
  });

  test('make a configuration, or the field that is wrong is named', () => {
    expect(configField(toy, 2, { heap: 9 }, 'players')).toEqual({
      rules: '1',
      players: 2,
      options: { heap: 9, polite: null },
    });
    const wrong = (players: number, given: Record<string, number>): string | false => {
      const refused = reading(() => configField(toy, players, given, 'players'));
      return isRefusal(refused) && plainRefusal(refused);
    };
    expect(wrong(7, {})).toContain('players');
    expect(wrong(2, { heap: 6 })).toContain('options.heap');
  });
});

describe('randomness of a position', () => {
  const read = (position: unknown) =>
    reading((): State => {
      const s = new Int32Array(8);
      readRandom(s, fields(position));
      return s;
    });

  test('what is written is read back, and draws the same', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const s = new Int32Array(8);
        s.set(new Rng(seed).words, RNG);
        const again = read({ random: writeRandom(s) }) as State;
        expect(again).toEqual(s);
        expect(below(again, RNG, 1000)).toBe(below(s, RNG, 1000));
      }),
    );
  });

  test('a seed starts the generator as anywhere else; without one it is always the same', () => {
    expect(Array.from((read({ seed: 'a' }) as State).subarray(RNG, RNG + RNG_WORDS))).toEqual(
      Array.from(new Rng('a').words),
    );
    expect(read({})).toEqual(read({}));
    expect(read({ seed: 'a' })).not.toEqual(read({ seed: 'b' }));
  });

  test.each([
    [{ seed: 5 }, 'seed'],
    [{ random: 5 }, 'random'],
    [{ random: 'xyz' }, 'random'],
    [{ random: '0'.repeat(32) }, 'random'],
    [{ random: 'a'.repeat(31) }, 'random'],
    [{ random: 'A'.repeat(32) }, 'random'],
  ])('%j is refused', (position, field) => {
    expect(read(position)).toMatchObject({ facts: { field } });
  });
});

describe('entries of a field', () => {
  test('are its names and values; a field that is left out has none', () => {
    expect(fields({ players: { a: 1, b: null } }).entries('players')).toEqual([
      ['a', 1],
      ['b', null],
    ]);
    expect(fields({}).entries('players')).toEqual([]);
  });

  test.each([[[1]], ['a'], [3], [true]])('%j is no object', (value) => {
    expect(reading(() => fields({ players: value }).entries('players'))).toMatchObject({
      facts: { field: 'players' },
    });
  });
});
