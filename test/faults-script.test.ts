import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { dominantSpecies } from '../scripts/faults/dominant-species.ts';
import { dominantSpeciesMarine } from '../scripts/faults/dominant-species-marine.ts';
import { evolution } from '../scripts/faults/evolution.ts';
import { citedRules, isNamed, occurrences } from '../scripts/faults/fault.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (...parts: string[]): string => readFileSync(path.join(ROOT, ...parts), 'utf8');

const LISTS = [evolution, dominantSpecies, dominantSpeciesMarine];

/** The id as a word of its own: `DS-5.4.1` is not in `DS-5.4.1.2`. */
function mentions(text: string, rule: string): boolean {
  return new RegExp(`${rule.replaceAll('.', '\\.')}(?![.\\d]*\\d)`).test(text);
}

describe.each(LISTS.map((list) => [list.game, list] as const))('planted faults of %s', (_game, list) => {
  test('still have their place in the sources, and change it', () => {
    for (const { id, file, find, replace } of list.faults) {
      expect(occurrences(read(list.folder, 'src', file), find), id).toBe(1);
      expect(replace, id).not.toBe(find);
    }
  });

  test('name rules of the book and tests that cite one of them', () => {
    const game = path.basename(list.folder);
    const book = read(`docs/rules/${game}.md`) + read(`docs/rules/developers/${game}.md`);
    for (const { id, rules, tests } of list.faults) {
      expect(rules.length, id).toBeGreaterThan(0);
      for (const rule of rules) expect(mentions(book, rule), `${id}: ${rule}`).toBe(true);
      const sources = tests.map((file) => read(list.folder, 'test', file)).join('\n');
      expect(
        rules.some((rule) => mentions(sources, rule)),
        id,
      ).toBe(true);
    }
  });

  test('have names of their own, and there are at least 40', () => {
    const ids = list.faults.map((f) => f.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(40);
  });
});

/** Cards, actions and traits of a game by its files. */
function partsOf(folder: string, part: string): string[] {
  const files = readdirSync(path.join(ROOT, folder, 'test/rules', part));
  return files.flatMap((file) => (file.endsWith('.test.ts') ? [file.replace('.test.ts', '')] : []));
}

/** Tests in these folders that are about no card: what all share, and one that the deck only seems to hold. */
const NO_CARDS = ['general', 'survival'];

/** Traits that do nothing themselves: other rules ask for them and allow more, or count otherwise. */
const ONLY_ASKED_FOR: Readonly<Record<string, readonly string[]>> = {
  'dominant-species-marine': [
    ...['carnivore', 'ecological-niche', 'flight', 'resilience', 'seasonal-migrants', 'social'],
  ],
};

test.each([
  [dominantSpecies, 'cards'],
  [dominantSpecies, 'actions'],
  [dominantSpeciesMarine, 'cards'],
  [dominantSpeciesMarine, 'actions'],
  [dominantSpeciesMarine, 'traits'],
  [evolution, 'traits'],
] as const)(
  'each card, action and trait that does too much has to be caught by its own test',
  (list, part) => {
    const others = [...NO_CARDS, ...(ONLY_ASKED_FOR[list.game] ?? [])];
    for (const name of partsOf(list.folder, part).filter((file) => !others.includes(file))) {
      const own = `rules/${part}/${name}.test.ts`;
      const more = list.faults.filter((f) => f.id.startsWith(`${name}-and-`) && f.tests.includes(own));
      expect(
        more.map((f) => f.tests),
        name,
      ).toEqual([[own]]);
    }
  },
);

test('faults are chosen by name, with * for anything', () => {
  const chosen = (name: string) => dominantSpecies.faults.filter((f) => isNamed(f, name)).map((f) => f.id);
  expect(chosen('omnivore-and-points')).toEqual(['omnivore-and-points']);
  expect(chosen('omnivore-and-*')).toEqual(['omnivore-and-points']);
  expect(chosen('omnivore')).toEqual([]);
  expect(chosen('.mnivore-and-points')).toEqual([]);
  expect(chosen('*').length).toBe(dominantSpecies.faults.length);
});

test('a test cites the ids that its name begins with', () => {
  expect(citedRules('EVO-4.2.1 equal size is not enough')).toEqual(['EVO-4.2.1']);
  expect(citedRules('EVO-4.2.1, EVO-8.1 equal size, see EVO-9')).toEqual(['EVO-4.2.1', 'EVO-8.1']);
  expect(citedRules('the size rule of EVO-4.2.1')).toEqual([]);
});
