import { readdirSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@clade/text';
import { expect, test } from 'vitest';
import { SPECIFICATION_WORDS } from './words.ts';

const TEXT = path.resolve(import.meta.dirname, '../../../text/src');
/** Tables of words, which nobody reads. */
const NO_CATALOGUE = new Set(['forms.ts', 'same.ts']);

/** Every message of a language by its key, without the names of its arguments. */
async function messagesOf(language: string): Promise<[key: string, message: string][]> {
  const files = readdirSync(path.join(TEXT, language)).filter((file) => !NO_CATALOGUE.has(file));
  const parts = await Promise.all(
    files.map((file) => import(path.join(TEXT, language, file)) as Promise<Record<string, object>>),
  );
  return parts
    .flatMap((part) => Object.values(part))
    .flatMap((catalogue) => Object.entries(catalogue) as [string, string][])
    .map(([key, message]) => [key, message.replaceAll(/\{\w+/g, '{')]);
}

test.for(Object.keys(LANGUAGES))('no message has words of a specification, in %s', async (language) => {
  const messages = await messagesOf(language);
  expect(messages.length).toBeGreaterThan(1000);
  const refused = SPECIFICATION_WORDS[language] as RegExp;
  expect(messages.filter(([, message]) => refused.test(message))).toEqual([]);
});
