import { useState } from 'react';
import { Link } from 'wouter';
import { useRemoteList } from '../remote/lists.ts';
import { inOrder, isOver, remoteEntry, type TableEntry } from '../shell/entries.ts';
import { GAMES } from '../shell/games.ts';
import { JoinByLink } from '../shell/join.tsx';
import { likelyGame } from '../shell/likely.ts';
import { useMe, useMyTables } from '../shell/tables.ts';
import { useText } from '../text/text.tsx';
import { LastGame } from './home-last.tsx';
import { GoOnLearning, useLessonInProgress } from './home-lesson.tsx';
import { OpenTables } from './home-lobby.tsx';
import { OtherTables } from './home-others.tsx';
import { PlayCard } from './home-play.tsx';
import { MyTurn } from './home-turn.tsx';

/** For one who comes back: what waits, the lesson to go on with, the last game, a game at once. What is not there is left out. */
export function HomeBack() {
  const say = useText();
  const me = useMe();
  const mine = useMyTables();
  const [asking, setAsking] = useState(false);
  const archive = useRemoteList('archive', { when: me.known === 'yes' });
  const lesson = useLessonInProgress();
  const running = mine.filter((entry) => !isOver(entry));
  const waiting = running.filter((entry) => entry.yourTurn);
  const others = running.filter((entry) => !entry.yourTurn);
  const last = lastOf([...mine, ...(archive.tables ?? []).map(remoteEntry)]);
  // One thing on the page is the next step.
  const lead = waiting.length > 0 ? 'turn' : lesson !== undefined ? 'lesson' : 'play';
  const likely = likelyGame() || GAMES[0]?.id;
  return (
    <main className="home-back" data-screen="home">
      <h1 className="hidden-text">{say('app.name')}</h1>
      <div className="home-a">
        {waiting.length > 0 && <MyTurn waiting={waiting} all={running.length} />}
        {lesson !== undefined && lead === 'lesson' && <GoOnLearning game={lesson} lead />}
        {others.length > 0 && <OtherTables entries={others} />}
        <section className="home-play" aria-labelledby="play">
          <h2 id="play">{say('home.play-now')}</h2>
          <div className="play-cards">
            {GAMES.map((game) => (
              <PlayCard key={game.id} game={game} lead={lead === 'play' && game.id === likely} />
            ))}
          </div>
        </section>
      </div>
      <aside className="home-b">
        {lesson !== undefined && lead !== 'lesson' && <GoOnLearning game={lesson} lead={false} />}
        {last !== undefined && <LastGame entry={last} />}
        <OpenTables />
        <footer className="home-foot">
          {me.known !== 'offline' && (
            <button type="button" className="link" onClick={() => setAsking(true)}>
              {say('home.have-link')}
            </button>
          )}
          <p className="soft">
            {say.rich(me.known === 'offline' ? 'home.no-server' : 'home.ready', {
              a: (inside) => <Link href="/games">{inside}</Link>,
            })}
          </p>
        </footer>
      </aside>
      {asking && <JoinByLink close={() => setAsking(false)} />}
    </main>
  );
}

/** The game that I finished last. */
function lastOf(entries: readonly TableEntry[]): TableEntry | undefined {
  return inOrder(entries.filter(isOver)).find(
    ({ result, me }) => result?.standings.some(({ seat }) => seat === me) === true,
  );
}
