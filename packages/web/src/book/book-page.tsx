// biome-ignore-all lint/suspicious/noArrayIndexKey: a printed text never changes its order
import { Suspense, useEffect, useRef } from 'react';
import { nameOf, type RuleFound } from '../table/rules/book.ts';
import { RuleLink } from '../table/rules/rule-link.tsx';
import { type Cite, Pieces, RuleText } from '../table/rules/rule-text.tsx';
import { useBook } from '../table/rules/use-book.ts';
import { useText } from '../text/text.tsx';
import { Caption, Figure } from './figure.tsx';
import type { OpenBook } from './load-book.ts';
import { type BookBlock, type BookChapter, placeInBook } from './player-book.ts';

interface BookPageProps {
  readonly open: OpenBook;
  /** From 0. */
  readonly page: number;
  /** A rule: the paragraph that explains it is lit, and its exact wording stands under it. */
  readonly at?: string | undefined;
  /** The figure that the board beside shows, and how to choose another. */
  readonly shown?: string | undefined;
  readonly onShow?: (figure: string) => void;
}

const asLink: Cite = (id) => <RuleLink id={id} />;

/** One page of the rule book for players. */
export function BookPage({ open, page, at, shown, onShow }: BookPageProps) {
  const say = useText();
  const { book, language } = open;
  const chapter = book.chapters[page] as BookChapter;
  const lit = at === undefined ? undefined : placeInBook(book, at);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at !== undefined && lit?.page === page) place.current?.scrollIntoView({ block: 'center' });
  }, [at, lit?.page, page]);
  const figures = chapter.blocks.filter(({ kind }) => kind === 'figure');
  return (
    <article className="book-page" lang={language}>
      <p className="kick" lang={say.locale}>
        {say('book.chapter', { n: page + 1, all: book.chapters.length })}
      </p>
      <h1>{chapter.title}</h1>
      <p className="lead">
        <Pieces of={chapter.lead} cite={asLink} />
      </p>
      {rowsOf(chapter.blocks).map((row, i) =>
        row.kind === 'figures' ? (
          <div key={i} className="figures">
            {row.of.map(({ figure, caption }) => (
              <figure key={figure} className={figure === shown ? 'shown' : undefined}>
                <div className="figure">
                  {/* The caption tells it in words. */}
                  <div aria-hidden="true">
                    <Suspense fallback={<span className="figure-room" />}>
                      <Figure gameId={open.game} book={book} id={figure} />
                    </Suspense>
                  </div>
                  <button
                    type="button"
                    aria-pressed={onShow && figure === shown}
                    aria-label={say('book.figure', { n: numberOf(figures, figure) })}
                    onClick={() => onShow?.(figure)}
                  />
                </div>
                <Caption book={book} id={figure} text={caption} n={numberOf(figures, figure)} />
              </figure>
            ))}
          </div>
        ) : row.kind === 'table' ? (
          <LimitTable key={i} head={row.head} rows={row.rows} />
        ) : (
          <div
            key={i}
            className={lit?.page === page && lit.block === row.at ? 'para lit' : 'para'}
            {...(lit?.page === page && lit.block === row.at ? { ref: place } : {})}
          >
            <p>
              <Pieces of={row.text} cite={asLink} />
            </p>
            <span className="margin">
              {row.rules.map((id) => (
                <RuleLink key={id} id={id} />
              ))}
            </span>
            {at !== undefined && lit?.page === page && lit.block === row.at && (
              <ExactRule id={at} game={open.game} />
            )}
          </div>
        ),
      )}
    </article>
  );
}

type FigureBlock = Extract<BookBlock, { kind: 'figure' }>;
type Row =
  | { readonly kind: 'figures'; readonly of: readonly FigureBlock[] }
  | Extract<BookBlock, { kind: 'table' }>
  | (Extract<BookBlock, { kind: 'paragraph' }> & { readonly at: number });

/** Figures that follow each other stand side by side. */
function rowsOf(blocks: readonly BookBlock[]): Row[] {
  const rows: Row[] = [];
  for (const [at, block] of blocks.entries()) {
    const last = rows.at(-1);
    if (block.kind === 'paragraph') rows.push({ ...block, at });
    else if (block.kind === 'table') rows.push(block);
    else if (last?.kind === 'figures') rows[rows.length - 1] = { ...last, of: [...last.of, block] };
    else rows.push({ kind: 'figures', of: [block] });
  }
  return rows;
}

function numberOf(figures: readonly BookBlock[], id: string): number {
  return figures.findIndex((block) => block.kind === 'figure' && block.figure === id) + 1;
}

function LimitTable({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <div className="rule-table limits">
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              {row.map((cell, j) => (
                <td key={j}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A numbered rule in its exact wording, with those under it. */
export function ExactRule({ id, game }: { readonly id: string; readonly game: string }) {
  const say = useText();
  const numbered = useBook(game);
  if (numbered === 'loading') return <p className="soft exact">{say('rules.loading')}</p>;
  const rules = numbered === 'missing' ? undefined : numbered.rules;
  const rule = rules?.get(id);
  if (rules === undefined || rule === undefined)
    return <p className="soft exact">{say('rules.unknown', { id })}</p>;
  const under = [...rules.values()].filter((one) => one.id.startsWith(`${id}.`));
  return (
    <section className="exact" aria-label={say('book.exact')}>
      <ExactText rule={rule} />
      {under.length > 0 && (
        <ul>
          {under.map((one) => (
            <li key={one.id}>
              <ExactText rule={one} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ExactText({ rule }: { readonly rule: RuleFound }) {
  return (
    <>
      <b className="rule-id">{rule.id}</b> {nameOf(rule.within)} <RuleText rule={rule} />
    </>
  );
}
