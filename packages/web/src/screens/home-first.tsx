import { useState } from 'react';
import { Link } from 'wouter';
import { lessonMinutes } from '../lesson/minutes.ts';
import { Plate } from '../plates/plate.tsx';
import { GAMES, type GameCard } from '../shell/games.ts';
import { JoinByLink } from '../shell/join.tsx';
import { useMe } from '../shell/tables.ts';
import { useMedia } from '../shell/use-media.ts';
import { useText } from '../text/text.tsx';
import { fetchAhead } from './ahead.ts';
import { easyOpponent, usePlayNow } from './play-now.ts';

/** Below this a plate lies down. */
const PHONE = '(width < 640px)';
const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI'];

/** Nothing was played or learnt here yet: what this is, and the games. */
export function HomeFirst() {
  const say = useText();
  const me = useMe();
  const [asking, setAsking] = useState(false);
  return (
    <main className="home-first" data-screen="home">
      <header>
        <h1>{say('home.first')}</h1>
        <p className="soft tagline">{say('home.free')}</p>
      </header>
      <div className="plates">
        {GAMES.map((game, i) => (
          <PlateCard key={game.id} game={game} numeral={NUMERALS[i] ?? ''} />
        ))}
      </div>
      <footer>
        {me.known !== 'offline' && (
          <button type="button" className="link" onClick={() => setAsking(true)}>
            {say('home.have-link')}
          </button>
        )}
        <Link href="/rules">{say('home.read-rules')}</Link>
        {me.known !== 'offline' && <Link href="/settings">{say('home.sign-in')}</Link>}
      </footer>
      {asking && <JoinByLink close={() => setAsking(false)} />}
    </main>
  );
}

function PlateCard({ game, numeral }: { readonly game: GameCard; readonly numeral: string }) {
  const say = useText();
  const small = useMedia(PHONE);
  const { play, busy, problem } = usePlayNow(game);
  const want = (): void => void fetchAhead(game.id).catch(() => undefined);
  const about = `home.about.${game.id}`;
  const easy = easyOpponent(game.id);
  const name = easy.name(say);
  return (
    <article className="plate-card" aria-labelledby={`card-${game.id}`} onPointerEnter={want} onFocus={want}>
      <Plate game={game.id} small={small} />
      <p className="plate-n" aria-hidden="true">
        {say('home.plate', { n: numeral })}
      </p>
      <h2 id={`card-${game.id}`}>{say(game.title)}</h2>
      <p className="soft facts">{say('home.facts', { ...game.seats, minutes: game.minutes })}</p>
      {say.texts.has(about) && <p className="about">{say.texts.text(about)}</p>}
      <div className="plate-acts">
        <Link href={`/learn/${game.id}`} className="btn go" data-act="learn">
          {say('home.learn.minutes', { n: lessonMinutes(game.id) })}
        </Link>
        <button
          type="button"
          className="play-now"
          data-act="play-now"
          disabled={busy}
          onClick={() => void play(1, easy.bot)}
        >
          {easy.face}
          <span>
            <b>{say('home.play-now')}</b>
            <span className="hidden-text">{say(game.title)}</span>
            <small>{small ? say('home.easy', { name }) : say('home.against', { name })}</small>
          </span>
        </button>
      </div>
      {problem && (
        <p className="bad" role="alert">
          {problem}
        </p>
      )}
    </article>
  );
}
