import { configure, parseOptionValue, unattended } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { toy } from '../src/testing/pebbles.ts';

const [heap, polite] = toy.options as [(typeof toy.options)[number], (typeof toy.options)[number]];

describe('configure', () => {
  test('fills in every default', () => {
    expect(configure(toy, 2)).toEqual({ rules: '1', players: 2, options: { heap: 5, polite: null } });
  });

  test('takes given values, null too', () => {
    expect(configure(toy, 3, { heap: 9 })).toEqual({
      rules: '1',
      players: 3,
      options: { heap: 9, polite: null },
    });
    expect(configure(toy, 2, { polite: true })).toEqual({
      rules: '1',
      players: 2,
      options: { heap: 5, polite: true },
    });
    expect(configure(toy, 2, { polite: null })).toEqual({
      rules: '1',
      players: 2,
      options: { heap: 5, polite: null },
    });
  });

  test.each([1, 4, 0, -2, 2.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d players', (players) => {
    expect(configure(toy, players)).toMatchObject({ code: 'players', facts: { min: 2, max: 3 } });
  });

  test('names the option that does not exist, and those that do', () => {
    const refused = configure(toy, 2, { heep: 5 });
    expect(refused).toMatchObject({
      code: 'unknown-option',
      facts: { name: 'heep', known: ['heap', 'polite'] },
    });
    expect(configure({ ...toy, options: [] }, 2, { heap: 5 })).toMatchObject({
      code: 'unknown-option',
      facts: { known: [] },
    });
  });

  test.each([
    ['heap', 7],
    ['heap', '5'],
    ['heap', null],
    ['polite', false],
    ['polite', 'null'],
  ])('refuses %s = %j and names what is allowed', (name, value) => {
    const spec = name === 'heap' ? heap : polite;
    expect(configure(toy, 2, { [name]: value })).toMatchObject({
      code: 'option-value',
      rule: spec.rule,
      facts: { name, value: JSON.stringify(value), allowed: spec.values.map(String) },
    });
  });

  test('asks the game about combinations', () => {
    expect(configure(toy, 3, { polite: true })).toMatchObject({ code: 'manners' });
  });
});

test('parseOptionValue reads the text of a value, and leaves what it does not know to be refused', () => {
  expect(parseOptionValue(heap, '9')).toBe(9);
  expect(parseOptionValue(polite, 'true')).toBe(true);
  expect(parseOptionValue(polite, 'null')).toBe(null);
  expect(parseOptionValue(polite, 'Infinity')).toBe(null);
  expect(parseOptionValue(heap, '7')).toBe('7');
  expect(configure(toy, 2, { heap: parseOptionValue(heap, '7') })).toMatchObject({ code: 'option-value' });
});

describe('unattended', () => {
  const guard = { name: 'rounds', default: null, values: [null, 40], summary: 'last round', rule: 'TOY-0' };
  const guarded = { ...toy, options: [...toy.options, { ...guard, unattended: 40 }] };

  test('gives the guards their value, and leaves all other options alone', () => {
    expect(unattended(guarded)).toEqual({ rounds: 40 });
    expect(unattended(toy)).toEqual({});
    expect(unattended({ ...toy, options: [guard] })).toEqual({});
  });

  test('makes a table that differs from the default one in the guards only', () => {
    expect(configure(guarded, 2, unattended(guarded))).toEqual({
      rules: '1',
      players: 2,
      options: { heap: 5, polite: null, rounds: 40 },
    });
    expect(configure(guarded, 2)).toMatchObject({ options: { rounds: null } });
  });

  test('a guard may be false or null too', () => {
    const off = { ...guard, default: true, values: [true, false, null] };
    expect(unattended({ ...toy, options: [{ ...off, unattended: false }] })).toEqual({ rounds: false });
    expect(unattended({ ...toy, options: [{ ...off, unattended: null }] })).toEqual({ rounds: null });
  });
});
