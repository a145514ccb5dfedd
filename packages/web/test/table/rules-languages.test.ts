import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { bookIn } from '../../build/rules.ts';
import { type Book, indexRules, plainText } from '../../src/table/rules/book.ts';
import { SOFTWARE_WORDS, SPECIFICATION_WORDS } from '../books/words.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../../docs/rules');
const LANGUAGES = ['hu', 'pl', 'cs', 'ru'];
const GAMES = ['evolution', 'dominant-species', 'dominant-species-marine'];

/** The rules with their text. */
function rulesOf(book: Book): ReadonlyMap<string, string> {
  const rules = [...indexRules(book)].filter(([id]) => /^[A-Z]+-/.test(id));
  return new Map(rules.map(([id, { text }]) => [id, plainText(text)]));
}

describe.for(LANGUAGES)('%s', (language) => {
  test.for(GAMES)('has every rule of %s', async (game) => {
    const [english, own] = [rulesOf(await bookIn('en', game)), rulesOf(await bookIn(language, game))];
    const missing = [...english.keys()].filter((id) => !own.has(id));
    expect(missing).toEqual([]);
    expect([...own.keys()].filter((id) => !english.has(id))).toEqual([]);
  });

  test.for(GAMES)('no rule of %s was left in English or empty', async (game) => {
    const [english, own] = [rulesOf(await bookIn('en', game)), rulesOf(await bookIn(language, game))];
    // Names, symbols and numbers may be the same; a sentence is not.
    const same = [...own].filter(
      ([id, text]) => text === english.get(id) && /\p{L}{3,} \p{L}{2,} \p{L}{3,}/u.test(text),
    );
    expect(same.map(([id]) => id)).toEqual([]);
    const empty = [...own].filter(([id, text]) => text.trim() === '' && english.get(id)?.trim() !== '');
    expect(empty.map(([id]) => id)).toEqual([]);
  });
});

describe.for(['en', ...LANGUAGES])('what players read in %s', (language) => {
  test.for(GAMES)('has no words for programs: %s', (game) => {
    const file = path.join(FOLDER, language === 'en' ? '' : language, `${game}.md`);
    const lines = readFileSync(file, 'utf8').split('\n');
    const found = (pattern: RegExp): string[] => lines.filter((line) => pattern.test(line));
    for (const words of [SPECIFICATION_WORDS[language], SOFTWARE_WORDS[language]] as RegExp[])
      expect(found(words)).toEqual([]);
    // Names of switches, coordinates and marks of sources.
    expect(found(/`|\[[A-Z]|\((?:[−+-]?\d|q), ?(?:[−+-]?\d|r)\)/u)).toEqual([]);
  });
});
