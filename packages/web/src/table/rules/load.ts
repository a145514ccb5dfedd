import { GAMES } from '../../shell/games.ts';
import { type Book, indexRules, type RuleFound } from './book.ts';

const LOADERS: Readonly<Record<string, () => Promise<{ readonly default: Book }>>> = {
  evolution: () => import('virtual:rules/evolution'),
  'dominant-species': () => import('virtual:rules/dominant-species'),
  'dominant-species-marine': () => import('virtual:rules/dominant-species-marine'),
};

export interface LoadedBook {
  readonly game: string;
  readonly book: Book;
  readonly rules: ReadonlyMap<string, RuleFound>;
}

const loading = new Map<string, Promise<LoadedBook>>();

/** The rule book of a game, loaded when it is first asked for. */
export function loadBook(game: string): Promise<LoadedBook> {
  let book = loading.get(game);
  if (book === undefined) {
    book = open(game);
    loading.set(game, book);
    // A failed download is tried again next time.
    book.catch(() => loading.delete(game));
  }
  return book;
}

async function open(game: string): Promise<LoadedBook> {
  const load = LOADERS[game];
  if (load === undefined) throw new Error(`there is no rule book of "${game}"`);
  const { default: book } = await load();
  return { game, book, rules: indexRules(book) };
}

/** The game whose rule book has a rule; examples of Marine have ids of their own. */
export function gameOfRule(id: string): string | undefined {
  const prefix = id.slice(0, id.indexOf('-'));
  return GAMES.find(({ rules }) => rules === (prefix === 'EX' ? 'DSM' : prefix))?.id;
}
