import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type {
  BookBlock,
  BookChapter,
  BookQuestion,
  FigureData,
  PlayerBook,
  Ruled,
} from '../src/book/player-book.ts';
import { inline } from './rules-markdown.ts';
import { shelf } from './shelf.ts';

const FOLDER = resolve(import.meta.dirname, '../../../docs/books');

export function playerBookFile(language: string, game: string): string {
  return resolve(FOLDER, language, `${game}.md`);
}

function figuresFile(game: string): string {
  return resolve(FOLDER, 'figures', `${game}.json`);
}

function placesFile(game: string): string {
  return resolve(FOLDER, 'places', `${game}.json`);
}

function hasPlayerBook(language: string, game: string): boolean {
  return existsSync(playerBookFile(language, game));
}

/** The rule book for players of a game in a language, with its figures. */
export async function playerBookIn(language: string, game: string): Promise<PlayerBook> {
  const [markdown, figures, places] = await Promise.all(
    [playerBookFile(language, game), figuresFile(game), placesFile(game)].map((file) =>
      readFile(file, 'utf8'),
    ),
  );
  return {
    ...readPlayerBook(markdown ?? ''),
    figures: JSON.parse(figures ?? '') as Record<string, FigureData>,
    places: JSON.parse(places ?? '') as Record<string, string>,
  };
}

/** docs/rule-books.md: headings are pages, a line is a paragraph, its rules stand in brackets at its end. */
function readPlayerBook(markdown: string): Pick<PlayerBook, 'title' | 'chapters'> {
  const [first = '', ...pages] = markdown.split(/^## /m);
  return { title: first.replace(/^# /, '').trim(), chapters: pages.map(readChapter) };
}

function readChapter(text: string): BookChapter {
  const [title = '', ...lines] = text.split('\n').map((line) => line.trim());
  const lead = lines.find((line) => line.startsWith('> '))?.slice(2) ?? '';
  const blocks: BookBlock[] = [];
  const asked: BookQuestion[] = [];
  let question = '';
  for (const [i, line] of lines.entries()) {
    const figure = /^= ([\w-]+): (.*)$/.exec(line);
    if (figure) blocks.push({ kind: 'figure', figure: figure[1] ?? '', caption: figure[2] ?? '' });
    else if (line.startsWith('? ')) question = line.slice(2);
    else if (line.startsWith('! ')) asked.push({ question, ...ruled(line.slice(2)) });
    else if (line.startsWith('|')) {
      if (!lines[i - 1]?.startsWith('|')) blocks.push(readTable(lines.slice(i)));
    } else if (line !== '' && !line.startsWith('> ')) blocks.push({ kind: 'paragraph', ...ruled(line) });
  }
  return { title, lead: inline(lead), blocks, asked };
}

function ruled(line: string): Ruled {
  const [, text = line, ids = ''] = /^(.*?)\s*\[([^\]]*)\]$/.exec(line) ?? [];
  return { text: inline(text), rules: ids.split(', ').filter(Boolean) };
}

function readTable(lines: readonly string[]): BookBlock {
  const end = lines.findIndex((line) => !line.startsWith('|'));
  const [head = [], , ...rows] = lines.slice(0, end < 0 ? undefined : end).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
  return { kind: 'table', head, rows };
}

/** The games that each language has a book of. */
function games(): Record<string, string[]> {
  const all = readdirSync(resolve(FOLDER, 'figures')).map((file) => file.replace(/\.json$/, ''));
  const languages = readdirSync(FOLDER).filter((name) => name !== 'figures' && name !== 'places');
  return Object.fromEntries(
    languages.map((language) => [language, all.filter((game) => hasPlayerBook(language, game))]),
  );
}

/** `import shelf from 'virtual:books'` gives the rule books for players by language and game. */
export function playerBooks(): Plugin {
  return shelf({
    name: 'virtual:books',
    games,
    read: playerBookIn,
    files: (language, game) => [playerBookFile(language, game), figuresFile(game), placesFile(game)],
  });
}
