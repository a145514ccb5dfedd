import { GAMES } from '../../shell/games.ts';
import { loadedOnce } from '../../shell/loaded.ts';
import { type Book, indexRules, type RuleFound } from './book.ts';

export interface LoadedBook {
  readonly game: string;
  readonly book: Book;
  readonly rules: ReadonlyMap<string, RuleFound>;
}

const loading = new Map<string, Promise<LoadedBook>>();

/** The rule book of a game in a language, loaded when it is first asked for. */
export function loadBook(game: string, language: string): Promise<LoadedBook> {
  const key = `${language}/${game}`;
  return loadedOnce(loading, key, () => open(game, language));
}

async function open(game: string, language: string): Promise<LoadedBook> {
  const { default: shelf } = await import('virtual:rules');
  const load = shelf[language]?.[game] ?? shelf.en?.[game];
  if (load === undefined) throw new Error(`there is no rule book of "${game}"`);
  const { default: book } = await load();
  return { game, book, rules: indexRules(book) };
}

/** The game whose rule book has a rule; examples of Marine have ids of their own. */
export function gameOfRule(id: string): string | undefined {
  const prefix = id.slice(0, id.indexOf('-'));
  return GAMES.find(({ rules }) => rules === (prefix === 'EX' ? 'DSM' : prefix))?.id;
}
