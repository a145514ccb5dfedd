import { Fields, integerField, isRefusal, readFields, wrongField } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { plainRefusal } from '../src/game.ts';

const KNOWN = ['n', 'yes', 'kind', 'items', 'inner'];
/** Runs a reader on one object and returns the field its refusal names and the sentence. */
function problem(value: unknown, read: (f: Fields) => unknown, path = ''): [unknown, string] {
  const refused = readFields('X-1', () => read(new Fields(value, path, KNOWN)));
  if (!isRefusal(refused)) throw new Error('it was read');
  expect(refused).toMatchObject({ code: 'bad-position', rule: 'X-1' });
  return [refused.facts.field, plainRefusal(refused)];
}

describe('Fields', () => {
  test('reads values and defaults', () => {
    const f = new Fields({ n: 3, yes: true, kind: 'b', items: [1] }, '', KNOWN);
    expect(f.integer('n', 0, 0, 9)).toBe(3);
    expect(f.boolean('yes', false)).toBe(true);
    expect(f.oneOf('kind', 'a', ['a', 'b'])).toBe('b');
    expect(f.list('items')).toEqual([1]);
    const none = new Fields({}, '', KNOWN);
    expect(none.integer('n', 7, 0, 9)).toBe(7);
    expect(none.boolean('yes', true)).toBe(true);
    expect(none.oneOf('kind', 'a', ['a', 'b'])).toBe('a');
    expect(none.list('items')).toEqual([]);
    expect(none.has('n')).toBe(false);
  });

  test('names the field with its whole path', () => {
    const inner = new Fields({}, 'players[1].species[0]', ['food']);
    expect(inner.at('food')).toBe('players[1].species[0].food');
    expect(new Fields({}, '', []).at('food')).toBe('food');
  });

  test.each([[null], [[]], ['text'], [4], [undefined]])('needs an object, not %j', (value) => {
    expect(problem(value, (f) => f, 'inner')).toEqual(['inner', 'Field "inner": an object is needed.']);
  });

  test('calls the whole position by that name', () => {
    expect(problem(5, (f) => f)).toEqual(['', 'The position: an object is needed.']);
  });

  test('refuses unknown fields and lists the known ones', () => {
    const [field, sentence] = problem({ m: 1 }, (f) => f, 'inner');
    expect(field).toBe('inner.m');
    expect(sentence).toContain('known: n, yes, kind, items, inner');
  });

  test.each([
    ['n', { n: '3' }, (f: Fields) => f.integer('n', 0, 0, 9)],
    ['n', { n: 2.5 }, (f: Fields) => f.integer('n', 0, 0, 9)],
    ['n', { n: 10 }, (f: Fields) => f.integer('n', 0, 0, 9)],
    ['n', { n: -1 }, (f: Fields) => f.integer('n', 0, 0, 9)],
    ['n', { n: null }, (f: Fields) => f.integer('n', 0, 0, 9)],
    ['yes', { yes: 1 }, (f: Fields) => f.boolean('yes', false)],
    ['kind', { kind: 'c' }, (f: Fields) => f.oneOf('kind', 'a', ['a', 'b'])],
    ['kind', { kind: 0 }, (f: Fields) => f.oneOf('kind', 'a', ['a', 'b'])],
    ['items', { items: { 0: 1 } }, (f: Fields) => f.list('items')],
    ['items', { items: null }, (f: Fields) => f.list('items')],
    ['items', { items: 'abc' }, (f: Fields) => f.list('items')],
  ])('says that %s is wrong in %j', (name, value, read) => {
    expect(problem(value, read)[0]).toBe(name);
  });
});

test('integerField and wrongField speak of the given path', () => {
  expect(readFields('X-1', () => integerField(4, 'a[2]', 0, 4))).toBe(4);
  expect(readFields('X-1', () => integerField(5, 'a[2]', 0, 4))).toMatchObject({ facts: { field: 'a[2]' } });
  expect(readFields('X-1', () => wrongField('b.c', 'it hums'))).toMatchObject({
    facts: { field: 'b.c', problem: 'it hums' },
  });
});

test('readFields lets other errors through: they are bugs', () => {
  expect(() =>
    readFields('X-1', () => {
      throw new TypeError('a bug');
    }),
  ).toThrow(TypeError);
});
