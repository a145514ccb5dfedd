import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Book } from '../src/table/rules/book.ts';
import { readBook } from './rules-markdown.ts';
import { shelf } from './shelf.ts';

const FOLDER = resolve(import.meta.dirname, '../../../docs/rules');

/** `docs/rules/evolution.md`, `docs/rules/hu/evolution.md`. */
function fileOf(language: string, game: string): string {
  return language === 'en' ? resolve(FOLDER, `${game}.md`) : resolve(FOLDER, language, `${game}.md`);
}

/** The numbered rules of a game in a language. */
export async function bookIn(language: string, game: string): Promise<Book> {
  return readBook(await readFile(fileOf(language, game), 'utf8'));
}

/** The languages that have a book of each game. */
function games(): Record<string, string[]> {
  const all = readdirSync(FOLDER).flatMap((file) => (/^[a-z].*\.md$/.test(file) ? [file.slice(0, -3)] : []));
  const languages = readdirSync(FOLDER, { withFileTypes: true }).filter(
    // What only programs need is not for players.
    (entry) => entry.isDirectory() && entry.name !== 'developers',
  );
  return Object.fromEntries(
    ['en', ...languages.map(({ name }) => name)].map((language) => [
      language,
      all.filter((game) => existsSync(fileOf(language, game))),
    ]),
  );
}

/** `import shelf from 'virtual:rules'` gives the numbered rules by language and game; they are read from docs/rules. */
export function ruleBooks(): Plugin {
  return shelf({
    name: 'virtual:rules',
    games,
    read: bookIn,
    files: (language, game) => [fileOf(language, game)],
  });
}
