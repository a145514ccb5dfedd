import { Glyph } from '@clade/board';
import { type Position, seatsOf } from '@clade/engine';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { createLocal, type LocalSeat } from '../local/local.ts';
import { botName } from '../shell/bots.ts';
import { gameCard } from '../shell/games.ts';
import { preferences } from '../shell/preferences.ts';
import { Pieces } from '../table/rules/rule-text.tsx';
import { isRefused } from '../table/table.ts';
import { type Say, useText } from '../text/text.tsx';
import { Figure, positionOf } from './figure.tsx';
import type { OpenBook } from './load-book.ts';
import type { BookChapter } from './player-book.ts';

/** Whoever learns plays against bots that make mistakes, too. */
const RIVAL = 'beginner';

interface BoardBesideProps {
  readonly open: OpenBook;
  readonly chapter: BookChapter;
  readonly figure: string | undefined;
  readonly n: number;
}

/** Beside a page: its figure as a whole table that can be played, and what is often asked. */
export function BoardBeside({ open, chapter, figure, n }: BoardBesideProps) {
  const say = useText();
  return (
    <aside className="beside">
      {figure !== undefined && (
        <section className="show-board">
          <h2>
            <Glyph id="eye" /> {say('book.board')}
          </h2>
          <div className="whole-board">
            <Suspense fallback={null}>
              <Figure gameId={open.game} book={open.book} id={figure} whole />
            </Suspense>
          </div>
          <p>{say('book.board.text', { n })}</p>
          <PlayFigure open={open} figure={figure} />
        </section>
      )}
      {chapter.asked.length > 0 && (
        <section className="asked" lang={open.language}>
          <h2 lang={say.locale}>{say('book.asked')}</h2>
          <dl>
            {chapter.asked.map(({ question, text }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>
                  <Pieces of={text} cite={(id) => id} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </aside>
  );
}

/** "Play it": the position of the figure as a table on this device. */
export function PlayFigure({ open, figure }: { readonly open: OpenBook; readonly figure: string }) {
  const say = useText();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const play = async (): Promise<void> => {
    setBusy(true);
    const made = await createLocal(await setupOf(open, figure, say)).catch(() => undefined);
    setBusy(false);
    if (made !== undefined && !isRefused(made)) navigate(`/local/${made}`);
  };
  return (
    <button type="button" className="go play-figure" disabled={busy} onClick={() => void play()}>
      <Glyph id="play" />
      {say('book.play')}
    </button>
  );
}

/** Whoever is asked in the position is the reader; bots have the other seats. */
async function setupOf({ game: id, book }: OpenBook, figure: string, say: Say) {
  const { game, state } = await positionOf(id, book, figure);
  const { players, options } = game.config(state);
  const [asked = 0] = seatsOf(game.pending(state));
  const seats = Array.from(
    { length: players },
    (_, seat): LocalSeat =>
      seat === asked
        ? { kind: 'person', name: preferences().name || say('table.seat', { seat: seat + 1 }) }
        : { kind: 'bot', name: botName(say, seat), bot: RIVAL },
  );
  const title = gameCard(id)?.title;
  return {
    game: id,
    name: say('book.play.name', { game: title === undefined ? id : say(title) }),
    options,
    seats,
    position: game.writePosition(state) as Position,
  };
}
