import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { bookIn } from '../../build/rules.ts';
import { type Book, indexRules, plainText } from '../../src/table/rules/book.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../../docs/rules');
const languages = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const GAMES = ['evolution', 'dominant-species', 'dominant-species-marine'];

/** The rules of the parts that one plays by, with their text. */
function played(book: Book): ReadonlyMap<string, string> {
  const own = { ...book, sections: book.sections.filter(({ back }) => !back) };
  const rules = [...indexRules(own)].filter(([id]) => /^[A-Z]+-/.test(id));
  return new Map(rules.map(([id, { text }]) => [id, plainText(text, { notes: false })]));
}

describe.for(languages)('%s', (language) => {
  test.for(GAMES)('the book of %s has every rule that one plays by', async (game) => {
    const [english, own] = [played(await bookIn('en', game)), played(await bookIn(language, game))];
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test.for(GAMES)('no rule of %s was left in English or empty', async (game) => {
    const [english, own] = [played(await bookIn('en', game)), played(await bookIn(language, game))];
    // Names, symbols and numbers may be the same; a sentence is not.
    const same = [...own].filter(
      ([id, text]) => text === english.get(id) && /\p{L}{3,} \p{L}{2,} \p{L}{3,}/u.test(text),
    );
    expect(same.map(([id]) => id)).toEqual([]);
    const empty = [...own].filter(([id, text]) => text.trim() === '' && english.get(id)?.trim() !== '');
    expect(empty.map(([id]) => id)).toEqual([]);
  });
});

test('what nobody needs to play stays English, marked as such', async () => {
  for (const language of languages)
    for (const game of GAMES) {
      const back = (await bookIn(language, game)).sections.filter((section) => section.back);
      expect(back.length).toBeGreaterThan(0);
      expect(back.every(({ lang }) => lang === 'en')).toBe(true);
    }
});
