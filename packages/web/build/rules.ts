import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readBook } from './rules-markdown.ts';

const PREFIX = 'virtual:rules/';
const BOOK = /^\0?virtual:rules\//;

/** `import('virtual:rules/evolution')` gives the rule book of a game, read from docs/rules when the page is built. */
export function ruleBooks(): Plugin {
  const folder = resolve(import.meta.dirname, '../../../docs/rules');
  return {
    name: 'clade-rule-books',
    resolveId: {
      filter: { id: BOOK },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: BOOK },
      async handler(id) {
        const file = resolve(folder, `${id.slice(PREFIX.length + 1)}.md`);
        this.addWatchFile(file);
        const book = readBook(await readFile(file, 'utf8'));
        // A string that is parsed is read faster than the same as an object literal.
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(book))});`;
      },
    },
  };
}
