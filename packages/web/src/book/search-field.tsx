// biome-ignore-all lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their place
import { Glyph } from '@clade/board';
import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { CardEntry } from '../games/game-ui.ts';
import { loadGameUi } from '../games/registry.ts';
import { cardHref } from '../shell/games.ts';
import { plainText } from '../table/rules/book.ts';
import { RuleText } from '../table/rules/rule-text.tsx';
import { useBook } from '../table/rules/use-book.ts';
import { type Say, useText } from '../text/text.tsx';
import type { OpenBook } from './load-book.ts';
import { markHits, searchBook } from './search-book.ts';

interface SearchFieldProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

const SEARCH_KEY = '/';

/** `/` goes to it, Esc empties it. */
export function SearchField({ query, onQuery }: SearchFieldProps) {
  const say = useText();
  const field = useId();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const typing = document.activeElement?.matches('input, textarea, select');
      if (event.key !== SEARCH_KEY || typing || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      document.getElementById(field)?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [field]);
  return (
    <search className="book-find">
      <Glyph id="search" />
      <input
        id={field}
        type="search"
        aria-label={say('book.search')}
        placeholder={say('book.search')}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Escape') onQuery('');
        }}
      />
      <kbd>{SEARCH_KEY}</kbd>
    </search>
  );
}

/** Cards and traits of a game, once its drawings are there. */
export function useCards(game: string): readonly CardEntry[] {
  const say = useText();
  const [list, setList] = useState<(say: Say) => readonly CardEntry[]>();
  useEffect(() => {
    let current = true;
    loadGameUi(game).then(
      (ui) => current && ui && setList(() => ui.cards),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [game]);
  return useMemo(() => list?.(say) ?? [], [list, say]);
}

interface ResultsProps {
  readonly open: OpenBook;
  readonly query: string;
  readonly onGo: (rule: string) => void;
}

/** What a query finds: paragraphs with the words marked, cards, numbered rules. */
export function SearchResults({ open, query, onGo }: ResultsProps) {
  const say = useText();
  const sought = useDeferredValue(query);
  const numbered = useBook(open.game);
  const cards = useCards(open.game);
  const hits = useMemo(() => {
    const rules = typeof numbered === 'string' ? [] : [...numbered.rules.values()];
    return searchBook({ book: open.book, cards, rules }, sought);
  }, [open, cards, numbered, sought]);
  return (
    <section className="book-hits">
      <output className="soft">{say('book.hits', { count: hits.length })}</output>
      <ol>
        {hits.map((hit, i) => (
          <li key={i} className={hit.kind}>
            {hit.kind === 'paragraph' && (
              <button type="button" className="book-hit" onClick={() => onGo(hit.rule)}>
                <b>{hit.title}</b>
                <Marked text={hit.text} query={sought} />
              </button>
            )}
            {hit.kind === 'card' && (
              <Link href={cardHref(open.game, hit.card.id)} className="book-hit">
                <b>{hit.card.name}</b>
                <Marked text={hit.card.text} query={sought} />
              </Link>
            )}
            {hit.kind === 'rule' && (
              <button type="button" className="book-hit" onClick={() => onGo(hit.rule.id)}>
                <b className="rule-id">{hit.rule.id}</b>{' '}
                <span className="soft">
                  {hit.rule.under.map(({ title }) => plainText(title)).join(' · ')}
                </span>
                <span>
                  <RuleText rule={hit.rule} />
                </span>
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  return (
    <span>
      {markHits(text, query).map((part, i) => (part.hit ? <mark key={i}>{part.text}</mark> : part.text))}
    </span>
  );
}
