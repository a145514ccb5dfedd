import { BOT_LEVELS } from '@clade/bots/names';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { PLAYABLE } from '../games/registry.ts';
import { lessonMinutes } from '../lesson/minutes.ts';
import { sayLevel } from '../shell/bots.ts';
import type { GameCard } from '../shell/games.ts';
import { defaultTableName } from '../shell/names.ts';
import { soloPlan } from '../shell/plan.ts';
import { sayProblem } from '../shell/problem.ts';
import { remember, useRemembered } from '../shell/remembered.ts';
import { startTable } from '../shell/start.ts';
import { isRefused } from '../table/table.ts';
import { useText } from '../text/text.tsx';
import { fetchAhead } from './ahead.ts';
import art from './home-art.svg?no-inline';

/** A game to begin at once with the settings of the last time. */
export function PlayCard({ game }: { readonly game: GameCard }) {
  const say = useText();
  const title = say(game.title);
  const want = (): void => void fetchAhead(game.id).catch(() => undefined);
  return (
    <article className="gc" aria-labelledby={`card-${game.id}`} onPointerEnter={want} onFocus={want}>
      <div className="card-art">
        <svg aria-hidden="true" preserveAspectRatio="xMinYMid slice" viewBox="0 0 260 160">
          <use href={`${art}#${game.id}`} />
        </svg>
      </div>
      <div className="gb">
        <h3 id={`card-${game.id}`}>{title}</h3>
        <p className="soft">{say('home.facts', { ...game.seats, minutes: game.minutes })}</p>
        {PLAYABLE.includes(game.id) ? <Play game={game} /> : <Unfinished game={game} />}
      </div>
    </article>
  );
}

function Play({ game }: { readonly game: GameCard }) {
  const say = useText();
  const [, navigate] = useLocation();
  const { bots, level, plan } = useRemembered(game.id);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const most = game.seats.max - 1;

  const play = async (): Promise<void> => {
    setBusy(true);
    const made = await startTable(say, soloPlan(game.id, bots, level, plan.options), defaultTableName(say));
    setBusy(false);
    if (isRefused(made)) setProblem(sayProblem(say, made));
    else navigate(made);
  };

  return (
    <>
      <div className="sel">
        <label>
          {say('home.bots')}{' '}
          <select
            className="select sm"
            value={bots}
            onChange={(event) => remember(game.id, { bots: Number(event.target.value) })}
          >
            {Array.from({ length: most }, (_, i) => i + 1).map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say('home.level')}{' '}
          <select
            className="select sm"
            value={level}
            onChange={(event) => remember(game.id, { level: event.target.value })}
          >
            {BOT_LEVELS.map((name) => (
              <option key={name} value={name}>
                {sayLevel(say, name)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <button type="button" className="go" disabled={busy} onClick={() => void play()}>
        {say('home.play')}
        <span className="hidden-text"> {say(game.title)}</span>
      </button>
      {problem && (
        <p className="bad" role="alert">
          {problem}
        </p>
      )}
      <div className="lnk">
        <Link href={`/new/${game.id}`}>{say('home.new-table')}</Link>
        <Link href={`/learn/${game.id}`}>{say('home.learn.minutes', { n: lessonMinutes(game.id) })}</Link>
      </div>
    </>
  );
}

/** The rules can be read and played from the command line; the board in the page is not there yet. */
function Unfinished({ game }: { readonly game: GameCard }) {
  const say = useText();
  return (
    <>
      <p className="unfinished">{say('home.unfinished')}</p>
      <div className="lnk">
        <Link href={`/rules/${game.id}`}>{say('home.learn')}</Link>
      </div>
    </>
  );
}
