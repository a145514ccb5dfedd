import { useEffect } from 'react';
import { Link } from 'wouter';
import { useRemoteList } from '../remote/lists.ts';
import { inOrder, isOver, remoteEntry } from '../shell/entries.ts';
import { GAMES } from '../shell/games.ts';
import { NextTable } from '../shell/next-table.tsx';
import { useTitle } from '../shell/notices.ts';
import { TableRow } from '../shell/table-row.tsx';
import { useMe, useMyTables } from '../shell/tables.ts';
import { installPage } from '../shell/update.ts';
import { useText } from '../text/text.tsx';
import { readAhead } from './ahead.ts';
import './home.css';
import { OpenTables } from './home-lobby.tsx';
import { PlayCard } from './home-play.tsx';
import { RecentGames } from './home-recent.tsx';
import { SinceLastMove } from './home-since.tsx';

/** Tables shown before "all tables". */
const SHOWN = 3;
const RECENT = 4;

/** The first page: my tables, a game at once, other people's tables, what I played. */
export default function HomeScreen() {
  const say = useText();
  useTitle(say('app.name'));
  // Everything else that a visitor may need later comes after that.
  useEffect(() => void readAhead().then(installPage), []);
  const me = useMe();
  const mine = useMyTables();
  const online = me.known === 'yes';
  const archive = useRemoteList('archive', { when: online });
  const running = mine.filter((entry) => !isOver(entry));
  const waiting = running.filter((entry) => entry.yourTurn);
  const recent = inOrder([...mine.filter(isOver), ...(archive.tables ?? []).map(remoteEntry)]).slice(
    0,
    RECENT,
  );

  return (
    <main className="home" data-screen="home">
      <h1 className="hidden-text">{say('app.name')}</h1>
      <div className="home-a">
        {running.length > 0 ? (
          <section aria-labelledby="mine">
            <header className="head">
              <h2 id="mine">{say('home.your-tables')}</h2>
              {waiting.length > 0 && (
                <span className="badge">{say('home.waiting', { count: waiting.length })}</span>
              )}
              {running.length > SHOWN && (
                <Link href="/tables" className="strong">
                  {say('home.all-tables', { count: running.length })}
                </Link>
              )}
              <NextTable />
            </header>
            <ul className="table-list">
              {running.slice(0, SHOWN).map((entry) => (
                <TableRow key={entry.id} entry={entry} />
              ))}
            </ul>
          </section>
        ) : (
          <p className="welcome">{say('home.welcome')}</p>
        )}
        <section className="games" aria-labelledby="play">
          <header className="head">
            <h2 id="play">{say('home.play-now')}</h2>
          </header>
          <div className="g3">
            {GAMES.map((game) => (
              <PlayCard key={game.id} game={game} />
            ))}
          </div>
        </section>
      </div>
      <aside className="home-b">
        <OpenTables />
        {recent.length > 0 && <RecentGames entries={recent} />}
        {waiting[0] && <SinceLastMove key={`${waiting[0].id}/${waiting[0].n}`} entry={waiting[0]} />}
        <p className="soft ready">
          {say.rich(me.known === 'offline' ? 'home.no-server' : 'home.ready', {
            a: (inside) => (
              <Link href="/games" className="strong">
                {inside}
              </Link>
            ),
          })}
        </p>
      </aside>
    </main>
  );
}
