import { useEffect, useState } from 'react';
import { useText } from '../../text/text.tsx';
import { type LoadedBook, loadBook } from './load.ts';

export type BookState = LoadedBook | 'loading' | 'missing';

/** The rule book of a game in the reader's language while a component is shown. */
export function useBook(game: string | undefined): BookState {
  const { locale } = useText();
  const [state, setState] = useState<BookState>('loading');
  useEffect(() => {
    if (game === undefined) {
      setState('missing');
      return;
    }
    let current = true;
    setState('loading');
    loadBook(game, locale).then(
      (book) => current && setState(book),
      () => current && setState('missing'),
    );
    return () => {
      current = false;
    };
  }, [game, locale]);
  return state;
}
