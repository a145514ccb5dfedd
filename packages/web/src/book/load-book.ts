import { useEffect, useState } from 'react';
import { useText } from '../text/text.tsx';
import type { PlayerBook } from './player-book.ts';

export interface OpenBook {
  readonly book: PlayerBook;
  readonly game: string;
  /** English where the reader's language has no book yet. */
  readonly language: string;
}

export type OpenBookState = OpenBook | 'loading' | 'missing';

/** The rule book for players of a game in the reader's language while a component is shown. */
export function usePlayerBook(game: string): OpenBookState {
  const { locale } = useText();
  const [state, setState] = useState<OpenBookState>('loading');
  useEffect(() => {
    let current = true;
    setState('loading');
    open(game, locale).then(
      (book) => current && setState(book),
      () => current && setState('missing'),
    );
    return () => {
      current = false;
    };
  }, [game, locale]);
  return state;
}

async function open(game: string, language: string): Promise<OpenBook> {
  const { default: shelf } = await import('virtual:books');
  const own = shelf[language]?.[game];
  const load = own ?? shelf.en?.[game];
  if (load === undefined) throw new Error(`there is no rule book of "${game}"`);
  return { book: (await load()).default, game, language: own === undefined ? 'en' : language };
}
