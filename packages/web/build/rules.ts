import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Book } from '../src/table/rules/book.ts';
import { readBook } from './rules-markdown.ts';

const FOLDER = resolve(import.meta.dirname, '../../../docs/rules');
const SHELF = 'virtual:rules';
const OURS = /^\0?virtual:rules(?:\/|$)/;

/** `docs/rules/evolution.md`, `docs/rules/hu/evolution.md`. */
function fileOf(language: string, game: string): string {
  return language === 'en' ? resolve(FOLDER, `${game}.md`) : resolve(FOLDER, language, `${game}.md`);
}

/** The numbered rules of a game in a language. */
export async function bookIn(language: string, game: string): Promise<Book> {
  return readBook(await readFile(fileOf(language, game), 'utf8'));
}

/** The languages that have a book of each game. */
function shelf(): Record<string, string[]> {
  const games = readdirSync(FOLDER).flatMap((file) =>
    /^[a-z].*\.md$/.test(file) ? [file.slice(0, -3)] : [],
  );
  const languages = readdirSync(FOLDER, { withFileTypes: true }).filter(
    // What only programs need is not for players.
    (entry) => entry.isDirectory() && entry.name !== 'developers',
  );
  return Object.fromEntries(
    ['en', ...languages.map(({ name }) => name)].map((language) => [
      language,
      games.filter((game) => existsSync(fileOf(language, game))),
    ]),
  );
}

/**
 * `import shelf from 'virtual:rules'` gives the rule books by language and game, each loaded when it is opened; they are
 * read from docs/rules when the page is built.
 */
export function ruleBooks(): Plugin {
  return {
    name: 'clade-rule-books',
    resolveId: {
      filter: { id: OURS },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: OURS },
      async handler(id) {
        const [, language, game] = id.slice(1).split('/');
        if (language === undefined || game === undefined) {
          const rows = Object.entries(shelf()).map(([name, games]) => {
            const books = games.map(
              (one) => `${JSON.stringify(one)}: () => import("${SHELF}/${name}/${one}")`,
            );
            return `${JSON.stringify(name)}: { ${books.join(', ')} }`;
          });
          return `export default { ${rows.join(', ')} };`;
        }
        this.addWatchFile(fileOf(language, game));
        // A string that is parsed is read faster than the same as an object literal.
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(await bookIn(language, game)))});`;
      },
    },
  };
}
