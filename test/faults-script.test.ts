import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { evolution } from '../scripts/faults/evolution.ts';
import { citedRules, occurrences } from '../scripts/faults/fault.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (...parts: string[]): string => readFileSync(path.join(ROOT, ...parts), 'utf8');

test('every planted fault still has its place in the sources, and changes it', () => {
  for (const { id, file, find, replace } of evolution.faults) {
    expect(occurrences(read(evolution.folder, 'src', file), find), id).toBe(1);
    expect(replace, id).not.toBe(find);
  }
});

test('every planted fault names rules of the book and tests that cite one of them', () => {
  const book = read('docs/rules/evolution.md');
  for (const { id, rules, tests } of evolution.faults) {
    expect(rules.length, id).toBeGreaterThan(0);
    for (const rule of rules)
      expect(new RegExp(`${rule.replaceAll('.', '\\.')}(?![.\\d]*\\d)`).test(book), rule).toBe(true);
    const sources = tests.map((file) => read(evolution.folder, 'test', file)).join('\n');
    expect(
      rules.some((rule) => sources.includes(`'${rule}'`)),
      id,
    ).toBe(true);
  }
});

test('fault names are unique, and there are at least 40', () => {
  const ids = evolution.faults.map((f) => f.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(40);
});

test('a test cites the ids that its name begins with', () => {
  expect(citedRules('EVO-4.2.1 equal size is not enough')).toEqual(['EVO-4.2.1']);
  expect(citedRules('EVO-4.2.1, EVO-8.1 equal size, see EVO-9')).toEqual(['EVO-4.2.1', 'EVO-8.1']);
  expect(citedRules('the size rule of EVO-4.2.1')).toEqual([]);
});
