import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../src/index.ts';
import type { Catalogue } from '../src/message.ts';
import { STRUCK_OUT } from './struck-out.ts';

const SRC = path.resolve(import.meta.dirname, '../src');
/** No catalogues, and lessons, which have a reviewer of their own. */
const OTHER = new Set(['forms.ts', 'same.ts', 'learn.ts']);

/** Every message by its key; what a game says in its own way is marked as such. */
async function messagesOf(language: Language): Promise<[key: string, message: string][]> {
  const files = readdirSync(path.join(SRC, language)).filter((file) => !OTHER.has(file));
  const parts = await Promise.all(
    files.map((file) => import(path.join(SRC, language, file)) as Promise<Record<string, Catalogue>>),
  );
  return parts
    .flatMap((part) => Object.entries(part))
    .flatMap(([name, own]) =>
      Object.entries(own).map(([key, message]): [string, string] => [
        name === 'instead' ? `instead:${key}` : key,
        message.replaceAll('\u00ad', ''),
      ]),
    );
}

test.for(Object.keys(LANGUAGES) as Language[])(
  'what readers struck out does not come back, in %s',
  async (language) => {
    const messages = await messagesOf(language);
    const back = STRUCK_OUT[language].flatMap(([words, keys]) =>
      messages.filter(([key, message]) => (keys?.test(key) ?? true) && words.test(message)),
    );
    expect(back).toEqual([]);
  },
);
