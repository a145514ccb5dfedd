import { Glyph, Sprite } from '@clade/board';
import { icons } from '@clade/board/sheets/icons';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { AidPage } from '../book/aid-page.tsx';
import { BoardBeside, PlayFigure } from '../book/board-beside.tsx';
import { BookFrame } from '../book/book-frame.tsx';
import { BookPage } from '../book/book-page.tsx';
import { CardList, CardPage } from '../book/card-pages.tsx';
import { type OpenBook, usePlayerBook } from '../book/load-book.ts';
import { type BookChapter, placeInBook } from '../book/player-book.ts';
import { gameCard } from '../shell/games.ts';
import { useTitle } from '../shell/notices.ts';
import { WithTexts } from '../shell/texts.tsx';
import { tableParts } from '../table/parts.ts';
import { RuleBook } from '../table/rules/rule-book.tsx';
import { OpenRule } from '../table/rules/rule-link.tsx';
import { useText } from '../text/text.tsx';
import '../table/style/rules.css';
import '../book/book.css';

const SHEETS = [icons];

interface RulesProps {
  readonly game?: string | undefined;
  /** A page from 1, `numbers`, `cards` or `aid`. */
  readonly part?: string | undefined;
  readonly card?: string | undefined;
}

/** `/rules/:game`: the rule book of a game; `#EVO-3.4.2` leads to the paragraph that explains a rule. */
export default function RulesScreen({ game = 'evolution', part, card }: RulesProps) {
  return (
    <WithTexts parts={tableParts(gameCard(game) === undefined ? undefined : game)}>
      <Sprite sheets={SHEETS} />
      <Rules key={game} game={game} part={card === undefined ? part : 'cards'} card={card} />
    </WithTexts>
  );
}

function Rules({ game, part, card }: RulesProps & { readonly game: string }) {
  const say = useText();
  const open = usePlayerBook(game);
  const [at, go] = useAnchor();
  const [, navigate] = useLocation();
  const title = say(gameCard(game)?.title ?? 'app.name');
  useTitle(say('book.title', { game: title }));
  const book = typeof open === 'string' ? undefined : open;
  /** A rule is explained in the book; one that is not can be read among the numbers. */
  const toRule = (id: string): void => {
    const inBook = book !== undefined && placeInBook(book.book, id) !== undefined;
    if (part === 'numbers' || (part === undefined && inBook)) go(id === at && part === undefined ? '' : id);
    else navigate(inBook ? `/rules/${game}#${id}` : `/rules/${game}/numbers#${id}`);
  };
  let inside: ReactNode;
  if (part === 'numbers') inside = <RuleBook game={game} at={at} onGo={go} />;
  else if (part === 'aid') inside = <AidPage game={game} title={title} />;
  else if (card !== undefined) inside = <CardPage game={game} id={card} />;
  else if (part === 'cards') inside = <CardList game={game} title={title} />;
  if (inside !== undefined)
    return (
      <OpenRule value={toRule}>
        <BookFrame game={game} open={book} onGo={toRule}>
          <p className="to-book">
            <Link href={`/rules/${game}`}>
              <Glyph id="arrow-left" /> {say('book.back')}
            </Link>
          </p>
          {inside}
        </BookFrame>
      </OpenRule>
    );
  if (open === 'missing') return <p role="alert">{say('rules.missing')}</p>;
  if (book === undefined) return <p className="soft">{say('rules.loading')}</p>;
  return (
    <OpenRule value={toRule}>
      <Reading open={book} part={part} at={at} onGo={toRule} />
    </OpenRule>
  );
}

interface ReadingProps {
  readonly open: OpenBook;
  readonly part: string | undefined;
  readonly at: string | undefined;
  readonly onGo: (rule: string) => void;
}

function Reading({ open, part, at, onGo }: ReadingProps) {
  const say = useText();
  const [, navigate] = useLocation();
  const { book, game, language } = open;
  const last = book.chapters.length - 1;
  const found = at === undefined ? undefined : placeInBook(book, at);
  const page = found?.page ?? Math.min(Math.max(Number(part ?? 1) - 1 || 0, 0), last);
  const chapter = book.chapters[page] as BookChapter;
  const figures = chapter.blocks.flatMap((block) => (block.kind === 'figure' ? [block.figure] : []));
  const [chosen, setChosen] = useState<string>();
  const figure = chosen !== undefined && figures.includes(chosen) ? chosen : figures[0];
  const turn = (to: number): void => {
    if (to >= 0 && to <= last) navigate(`/rules/${game}/${to + 1}`);
  };
  useTurning(
    () => turn(page - 1),
    () => turn(page + 1),
  );
  const n = figures.indexOf(figure ?? '') + 1;
  return (
    <BookFrame
      game={game}
      open={open}
      page={page}
      onGo={onGo}
      aside={<BoardBeside open={open} chapter={chapter} figure={figure} n={n} />}
    >
      {language !== say.locale && <p className="soft note">{say('book.english')}</p>}
      <BookPage open={open} page={page} at={at} shown={figure} onShow={setChosen} />
      <nav className="turn" aria-label={say('book.turn')}>
        <span>
          {page > 0 && (
            <Link href={`/rules/${game}/${page}`}>
              <Glyph id="arrow-left" /> {book.chapters[page - 1]?.title}
            </Link>
          )}
        </span>
        <span className="soft">{say('book.page', { n: page + 1, all: last + 1 })}</span>
        <span>
          {page < last && (
            <Link href={`/rules/${game}/${page + 2}`}>
              {book.chapters[page + 1]?.title} <Glyph id="arrow-right" />
            </Link>
          )}
        </span>
      </nav>
      {figure !== undefined && (
        <div className="thumb-bar">
          <PlayFigure open={open} figure={figure} />
        </div>
      )}
    </BookFrame>
  );
}

/** Left and right turn pages; so does a finger that wipes. */
function useTurning(back: () => void, on: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const typing = document.activeElement?.matches('input, textarea, select');
      if (typing || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'ArrowLeft') back();
      else if (event.key === 'ArrowRight') on();
    };
    let from: Touch | undefined;
    const onStart = (event: TouchEvent): void => {
      from = event.touches.length === 1 ? event.touches[0] : undefined;
    };
    const onEnd = (event: TouchEvent): void => {
      const to = event.changedTouches[0];
      if (from === undefined || to === undefined) return;
      const [x, y] = [to.clientX - from.clientX, to.clientY - from.clientY];
      if (Math.abs(x) < 80 || Math.abs(y) > Math.abs(x) / 2) return;
      if (x > 0) back();
      else on();
    };
    addEventListener('keydown', onKey);
    addEventListener('touchstart', onStart, { passive: true });
    addEventListener('touchend', onEnd);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('touchstart', onStart);
      removeEventListener('touchend', onEnd);
    };
  });
}

function anchor(): string | undefined {
  return decodeURIComponent(location.hash.slice(1)) || undefined;
}

/** The rule in the address, and how to go to another. */
function useAnchor(): [string | undefined, (id: string) => void] {
  const [at, setAt] = useState(anchor);
  const [here] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another anchor
  useEffect(() => {
    const onHash = (): void => setAt(anchor());
    onHash();
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, [here]);
  const go = (id: string): void => {
    if (id === '') history.replaceState(history.state, '', location.pathname);
    else location.hash = id;
    setAt(id || undefined);
  };
  return [at, go];
}
