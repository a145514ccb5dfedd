import { BOT_LEVELS } from '@clade/bots/names';
import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { PLAYABLE } from '../games/registry.ts';
import { lessonMinutes } from '../lesson/minutes.ts';
import { Plate } from '../plates/plate.tsx';
import { sayLevel } from '../shell/bots.ts';
import type { GameCard } from '../shell/games.ts';
import { remember, useRemembered } from '../shell/remembered.ts';
import { useText } from '../text/text.tsx';
import { fetchAhead } from './ahead.ts';
import { type Opponent, usePlayNow } from './play-now.ts';

const QuickTables = lazy(() => import('./home-quick.tsx'));

/** Who answers at random is no opponent for a person; a table of one's own may have it. */
const OPPONENTS: readonly Opponent[] = BOT_LEVELS.filter((level) => level !== 'random').map((bot) => ({
  bot,
  name: (say) => sayLevel(say, bot),
}));

interface PlayCardProps {
  readonly game: GameCard;
  /** It is the next step. */
  readonly lead: boolean;
}

/** A game to begin at once, against whom it was the last time. */
export function PlayCard({ game, lead }: PlayCardProps) {
  const say = useText();
  const want = (): void => void fetchAhead(game.id).catch(() => undefined);
  return (
    <article className="play-card" aria-label={say(game.title)} onPointerEnter={want} onFocus={want}>
      <Plate game={game.id} bare />
      <div className="play-body">
        <h3>{say(game.short)}</h3>
        <span className="soft play-time">{say('home.minutes', { minutes: game.minutes })}</span>
        {PLAYABLE.includes(game.id) ? <Play game={game} lead={lead} /> : <Unfinished game={game} />}
      </div>
    </article>
  );
}

function Play({ game, lead }: PlayCardProps) {
  const say = useText();
  const { bots, level, plan } = useRemembered(game.id);
  const { play, busy, problem } = usePlayNow(game);
  return (
    <>
      <fieldset className="opponents">
        <legend className="hidden-text">{say('home.level')}</legend>
        {OPPONENTS.map(({ bot, name, face }) => (
          <label key={bot}>
            <input
              type="radio"
              name={`against-${game.id}`}
              checked={level === bot}
              onChange={() => remember(game.id, { level: bot })}
            />
            {face}
            {name(say)}
          </label>
        ))}
      </fieldset>
      <div className="play-row">
        <label>
          <span className="hidden-text">{say('home.bots')}</span>
          <select
            className="select"
            value={bots}
            onChange={(event) => remember(game.id, { bots: Number(event.target.value) })}
          >
            {Array.from({ length: game.seats.max - 1 }, (_, i) => i + 1).map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className={lead ? 'go' : undefined}
          data-act="play-now"
          disabled={busy}
          onClick={() => void play(bots, level, plan.options)}
        >
          {say('home.play', { n: bots })}
          <span className="hidden-text"> {say(game.title)}</span>
        </button>
      </div>
      {problem && (
        <p className="bad" role="alert">
          {problem}
        </p>
      )}
      <Suspense fallback={<div className="quick" />}>
        <QuickTables game={game} />
      </Suspense>
      <p className="play-links">
        <Link href={`/new/${game.id}`}>{say('home.new-table')}</Link>
        <Link href={`/learn/${game.id}`}>{say('home.learn.minutes', { n: lessonMinutes(game.id) })}</Link>
      </p>
    </>
  );
}

/** The rules can be read and played from the command line; the board in the page is not there yet. */
function Unfinished({ game }: { readonly game: GameCard }) {
  const say = useText();
  return (
    <>
      <p className="unfinished">{say('home.unfinished')}</p>
      <p className="play-links">
        <Link href={`/rules/${game.id}`}>{say('home.learn')}</Link>
      </p>
    </>
  );
}
