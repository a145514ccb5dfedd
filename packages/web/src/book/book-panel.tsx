import { Glyph } from '@clade/board';
import { useEffect, useState } from 'react';
import { RuleBook } from '../table/rules/rule-book.tsx';
import { useText } from '../text/text.tsx';
import { BookPage } from './book-page.tsx';
import { type OpenBook, usePlayerBook } from './load-book.ts';
import { placeInBook } from './player-book.ts';
import { SearchField, SearchResults } from './search-field.tsx';
import './book.css';

interface BookPanelProps {
  readonly game: string;
  /** The rule to show: the paragraph that explains it. */
  readonly at: string | undefined;
  readonly onGo: (rule: string) => void;
}

/** The rule book beside a table. */
export function BookPanel({ game, at, onGo }: BookPanelProps) {
  const say = useText();
  const open = usePlayerBook(game);
  if (open === 'loading') return <p className="soft">{say('rules.loading')}</p>;
  if (open === 'missing') return <RuleBook game={game} at={at} onGo={onGo} />;
  return <OpenPanel open={open} at={at} onGo={onGo} />;
}

function OpenPanel({ open, at, onGo }: Omit<BookPanelProps, 'game'> & { readonly open: OpenBook }) {
  const say = useText();
  const { book, game, language } = open;
  const found = at === undefined ? undefined : placeInBook(book, at);
  const [page, setPage] = useState(found?.page ?? 0);
  const [query, setQuery] = useState('');
  const [numbers, setNumbers] = useState(at !== undefined && found === undefined);
  useEffect(() => {
    if (at === undefined) return;
    const place = placeInBook(book, at);
    setNumbers(place === undefined);
    if (place !== undefined) setPage(place.page);
  }, [book, at]);
  const go = (rule: string): void => {
    setQuery('');
    onGo(rule);
  };
  return (
    <div className="book-panel">
      <div className="panel-ways">
        <button type="button" aria-pressed={numbers} onClick={() => setNumbers(!numbers)}>
          {say('book.numbers')}
        </button>
        {!numbers && <SearchField query={query} onQuery={setQuery} />}
      </div>
      {numbers ? (
        <RuleBook game={game} at={at} onGo={onGo} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        <section className="panel-pages" tabIndex={0} aria-label={book.title}>
          {language !== say.locale && <p className="soft note">{say('book.english')}</p>}
          {query === '' ? (
            <BookPage open={open} page={page} at={at} />
          ) : (
            <SearchResults open={open} query={query} onGo={go} />
          )}
        </section>
      )}
      {!numbers && query === '' && (
        <nav className="turn" aria-label={say('book.turn')}>
          <button type="button" className="quiet" disabled={page === 0} onClick={() => setPage(page - 1)}>
            <Glyph id="arrow-left" />
            {book.chapters[page - 1]?.title}
          </button>
          <select
            className="select"
            aria-label={say('book.chapters')}
            value={page}
            onChange={(event) => setPage(Number(event.target.value))}
          >
            {book.chapters.map(({ title }, i) => (
              <option key={title} value={i}>
                {`${i + 1}. ${title}`}
              </option>
            ))}
          </select>
          <button
            type="button"
            className="quiet"
            disabled={page === book.chapters.length - 1}
            onClick={() => setPage(page + 1)}
          >
            {book.chapters[page + 1]?.title}
            <Glyph id="arrow-right" />
          </button>
        </nav>
      )}
    </div>
  );
}
