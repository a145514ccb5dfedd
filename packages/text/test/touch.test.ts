import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type Catalogue, LANGUAGES, type Language, loadTexts } from '../src/index.ts';

const SRC = path.resolve(import.meta.dirname, '../src');
const languages = Object.keys(LANGUAGES) as Language[];

/** Words for what only a mouse or a keyboard can do, and for what a finger does under another name. */
const MOUSE_OR_KEY: Readonly<Record<Language, string>> = {
  en: 'esc|press|click|hover|point(ing)? (at|to)|mouse|keys?|keyboard',
  hu: 'esc|nyom[dj]|katt|mutass|egér|egeret|billenty',
  pl: 'esc|naciśn|klik|najedź|wskaż (wybór|pole)|mysz|klawi',
  cs: 'esc|stiskn|klik|ukažte na|najeďte|myš|kláves',
  ru: 'esc|нажм|щёлк|щелк|клик|навед|мыш|клавиш',
};
/** Nobody reads these with a finger: the terminal, letters, the sheets of drawings; and the list of keys is about keys. */
const ELSEWHERE = /^(terminal|mail|forms|same)\.ts$/;
const ABOUT_KEYS = /^(keys?\.|menu\.keys$)/;

function names(language: Language, message: string): boolean {
  return new RegExp(`(?<!\\p{L})(?:${MOUSE_OR_KEY[language]})(?!\\p{Lu})`, 'iu').test(message);
}

async function messages(language: Language): Promise<Catalogue> {
  const parts = readdirSync(path.join(SRC, language)).filter((part) => !ELSEWHERE.test(part));
  const files = await Promise.all(parts.map((part) => import(path.join(SRC, language, part))));
  return Object.assign({}, ...files.flatMap((file) => Object.values(file as object))) as Catalogue;
}

test('what names a mouse or a key in any language says it to fingers as well, in all', async () => {
  const all = await Promise.all(languages.map(async (one) => [one, await messages(one)] as const));
  const named = new Set(
    all.flatMap(([language, own]) =>
      Object.keys(own).filter((key) => !ABOUT_KEYS.test(key) && names(language, own[key] as string)),
    ),
  );
  expect(named.size).toBeGreaterThan(5);
  for (const [language, own] of all)
    expect(
      [...named].filter((key) => key.endsWith('.touch') || own[`${key}.touch`] === undefined),
      language,
    ).toEqual([]);
});

test('there are no words for fingers without words for all', async () => {
  const own = await messages('en');
  const alone = Object.keys(own).filter((key) => key.endsWith('.touch') && !(key.slice(0, -6) in own));
  expect(alone).toEqual([]);
});

test.for(languages)('who has fingers reads what fingers do, in %s', async (language) => {
  const [mouse, touch] = await Promise.all(
    [false, true].map((fingers) => loadTexts(language, ['shell', 'table', 'evolution'], { touch: fingers })),
  );
  for (const key of ['prompt.forced', 'evo.prompt.play-card.held.detail']) {
    expect(mouse?.text(key, { move: 'X' })).toMatch(/Esc/);
    expect(touch?.text(key, { move: 'X' })).not.toMatch(/Esc/);
  }
  // What is the same for both stays.
  expect(touch?.text('prompt.undo')).toBe(mouse?.text('prompt.undo'));
});
