import { Glyph } from '@clade/board';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { GAMES } from '../shell/games.ts';
import { useText } from '../text/text.tsx';
import type { OpenBook } from './load-book.ts';
import { SearchField, SearchResults } from './search-field.tsx';

interface BookFrameProps {
  readonly game: string;
  readonly open: OpenBook | undefined;
  /** The page that is read, from 0; undefined beside the book. */
  readonly page?: number | undefined;
  readonly onGo: (rule: string) => void;
  readonly children: ReactNode;
  readonly aside?: ReactNode;
}

/** Around every page about rules: the games, a search, the chapters, and the ways to numbers, cards and aid. */
export function BookFrame({ game, open, page, onGo, children, aside }: BookFrameProps) {
  const say = useText();
  const [query, setQuery] = useState('');
  const [chapters, setChapters] = useState(false);
  return (
    <main className="book-screen" data-screen="rules">
      <div className="toc">
        <nav className="book-games" aria-label={say('rules.games')}>
          {GAMES.map(({ id, short }) => (
            <Link key={id} href={`/rules/${id}`} aria-current={id === game ? 'page' : undefined}>
              {say(short)}
            </Link>
          ))}
        </nav>
        <SearchField query={query} onQuery={setQuery} />
        <button
          type="button"
          className="to-chapters"
          aria-expanded={chapters}
          onClick={() => setChapters(!chapters)}
        >
          <Glyph id="menu" />
          {say('book.chapters')}
        </button>
        <nav className={chapters ? 'chapters open' : 'chapters'} aria-label={say('book.chapters')}>
          <ol lang={open?.language}>
            {open?.book.chapters.map(({ title }, i) => (
              <li key={title}>
                <Link
                  href={`/rules/${game}/${i + 1}`}
                  aria-current={i === page ? 'page' : undefined}
                  onClick={() => {
                    setQuery('');
                    setChapters(false);
                  }}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ol>
          <p className="ways">
            <Link href={`/rules/${game}/aid`}>{say('menu.aid')}</Link>
            <Link href={`/rules/${game}/cards`}>{say('book.cards')}</Link>
            <Link href={`/rules/${game}/numbers`}>{say('book.numbers')}</Link>
          </p>
        </nav>
      </div>
      {query !== '' && open ? (
        <div className="book-main">
          <SearchResults
            open={open}
            query={query}
            onGo={(rule) => {
              setQuery('');
              onGo(rule);
            }}
          />
        </div>
      ) : (
        <div className="book-main">{children}</div>
      )}
      {aside}
    </main>
  );
}
