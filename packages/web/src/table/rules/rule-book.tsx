// biome-ignore-all lint/suspicious/noArrayIndexKey: a printed text never changes its order
import { Glyph } from '@clade/board';
import { type ReactNode, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useText } from '../../text/text.tsx';
import type { Block, Book, Item, RuleSection } from './book.ts';
import { plainText } from './book.ts';
import type { LoadedBook } from './load.ts';
import { RuleLink } from './rule-link.tsx';
import { type Cite, Pieces, RuleText } from './rule-text.tsx';
import { searchRules } from './search.ts';
import { useBook } from './use-book.ts';

const RESULTS = 40;

interface RuleBookProps {
  readonly game: string;
  /** The rule to show. */
  readonly at?: string | undefined;
  /** Called when the reader goes to another rule. */
  readonly onGo: (id: string) => void;
}

/** The rule book of a game with a search, its parts on the side, and one rule lit. */
export function RuleBook({ game, at, onGo }: RuleBookProps) {
  const say = useText();
  const book = useBook(game);
  if (book === 'loading') return <p className="soft">{say('rules.loading')}</p>;
  if (book === 'missing') return <p role="alert">{say('rules.missing')}</p>;
  return <OpenBook loaded={book} at={at} onGo={onGo} />;
}

function OpenBook({
  loaded,
  at,
  onGo,
}: {
  loaded: LoadedBook;
  at: string | undefined;
  onGo: (id: string) => void;
}) {
  const say = useText();
  const [query, setQuery] = useState('');
  const sought = useDeferredValue(query);
  const found = useMemo(() => searchRules(loaded.rules.values(), sought, RESULTS), [loaded, sought]);
  const pages = useRef<HTMLDivElement>(null);
  const field = useId();
  useEffect(() => {
    if (at === undefined || sought !== '') return;
    const target = pages.current?.querySelector(`[id="${CSS.escape(at)}"]`);
    target?.scrollIntoView({ block: 'start' });
  }, [at, sought]);
  const go = (id: string): void => {
    setQuery('');
    onGo(id);
  };
  return (
    <div className="rule-book">
      <search className="rule-search">
        <label htmlFor={field} className="hidden-text">
          {say('rules.search')}
        </label>
        <Glyph id="search" />
        <input
          id={field}
          type="search"
          className="text"
          placeholder={say('rules.search')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <output className="soft" htmlFor={field}>
          {sought !== '' && say('rules.found', { count: found.length })}
        </output>
      </search>
      {sought === '' ? (
        <>
          <Contents book={loaded.book} onGo={go} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
          <section className="rule-pages" ref={pages} tabIndex={0} aria-label={loaded.book.title}>
            <Pages book={loaded.book} at={at} />
          </section>
        </>
      ) : (
        <ol className="rule-results">
          {found.map((rule) => (
            <li key={rule.id}>
              <button type="button" className="link" onClick={() => go(rule.id)}>
                {rule.id}
              </button>
              <span className="soft"> {rule.under.map(({ title }) => plainText(title)).join(' · ')}</span>
              <div>
                <RuleText rule={rule} />
              </div>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Contents({ book, onGo }: { readonly book: Book; readonly onGo: (id: string) => void }) {
  const say = useText();
  return (
    <nav className="rule-contents" aria-label={say('rules.contents')}>
      <ol>
        {book.sections
          .filter(({ level }) => level <= 2)
          .map(({ id, level, title }) => (
            <li key={id} data-level={level}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  onGo(id);
                }}
              >
                {plainText(title)}
              </a>
            </li>
          ))}
      </ol>
    </nav>
  );
}

const asLink: Cite = (id) => <RuleLink id={id} />;

function Pages({ book, at }: { readonly book: Book; readonly at: string | undefined }) {
  return book.sections.map((section) => <SectionText key={section.id} section={section} at={at} />);
}

function SectionText({ section, at }: { readonly section: RuleSection; readonly at: string | undefined }) {
  const Title = section.level === 1 ? 'h2' : section.level === 2 ? 'h3' : 'h4';
  return (
    <section>
      <Title id={section.id} className={section.id === at ? 'lit' : undefined}>
        {/^[A-Z]+-/.test(section.id) && <span className="rule-id">{section.id}</span>}
        <Pieces of={section.title} cite={asLink} />
      </Title>
      {section.blocks.map((block, i) => (
        <BlockText key={i} block={block} at={at} />
      ))}
    </section>
  );
}

function BlockText({ block, at }: { readonly block: Block; readonly at: string | undefined }): ReactNode {
  if (block.kind === 'code') return <pre>{block.text}</pre>;
  if (block.kind === 'text')
    return (
      <p className={lit(block.rules, at)}>
        <Ids of={block.rules} />
        <Pieces of={block.text} cite={asLink} />
      </p>
    );
  if (block.kind === 'list') {
    const items = block.items.map((item, i) => <ItemText key={i} item={item} at={at} />);
    return block.ordered ? <ol className="numbered">{items}</ol> : <ul>{items}</ul>;
  }
  return (
    <div className="rule-table">
      <table>
        <thead>
          <tr>
            {block.head.map((cell, i) =>
              cell.length === 0 ? (
                <td key={i} />
              ) : (
                <th key={i} scope="col">
                  <Pieces of={cell} cite={asLink} />
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(({ rules, cells }, i) => (
            <tr key={i} className={lit(rules, at)}>
              {cells.map((cell, j) => (
                <td key={j}>
                  {j === 0 && rules.length > 0 ? <Ids of={rules} /> : <Pieces of={cell} cite={asLink} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ItemText({ item, at }: { readonly item: Item; readonly at: string | undefined }) {
  return (
    <li className={lit(item.rules, at)}>
      <Ids of={item.rules} />
      <Pieces of={item.text} cite={asLink} />
      {item.blocks.map((block, i) => (
        <BlockText key={i} block={block} at={at} />
      ))}
    </li>
  );
}

/** The ids that a clause defines: the anchors of links to it. */
function Ids({ of }: { readonly of: readonly string[] }) {
  return of.map((id) => (
    <a key={id} id={id} href={`#${id}`} className="rule-id">
      {id}
    </a>
  ));
}

function lit(rules: readonly string[], at: string | undefined): string | undefined {
  return at !== undefined && rules.includes(at) ? 'lit' : undefined;
}
