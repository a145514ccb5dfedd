import { useState } from 'react';
import { Link } from 'wouter';
import { useRemoteList } from '../remote/lists.ts';
import { isOver } from '../shell/entries.ts';
import { hasOpenSeat, JoinByLink } from '../shell/join.tsx';
import { LobbyList } from '../shell/lobby-list.tsx';
import { NextTable } from '../shell/next-table.tsx';
import { useTitle } from '../shell/notices.ts';
import { RemoveLocal } from '../shell/remove-local.tsx';
import { TableRow } from '../shell/table-row.tsx';
import { useMe, useMyTables } from '../shell/tables.ts';
import { useText } from '../text/text.tsx';
import './lists.css';

const EVERY = 10_000;

/** All my tables, and those of others that want somebody. */
export default function TablesScreen() {
  const say = useText();
  useTitle(say('nav.tables'));
  const me = useMe();
  const [asking, setAsking] = useState(false);
  const running = useMyTables().filter((entry) => !isOver(entry));
  const reachable = me.known === 'yes' || me.known === 'stranger';
  const lobby = useRemoteList('lobby', { when: reachable, every: EVERY });
  const open = (lobby.tables ?? []).filter(hasOpenSeat);
  return (
    <main className="lists" data-screen="tables">
      <section aria-labelledby="mine">
        <header className="head">
          <h1 id="mine">{say('home.your-tables')}</h1>
          <NextTable />
          <Link href="/new" className="btn">
            {say('home.new-table')}
          </Link>
        </header>
        {running.length === 0 && <p className="soft nothing">{say('tables.none')}</p>}
        <ul className="table-list">
          {running.map((entry) => (
            <TableRow key={entry.id} entry={entry}>
              {entry.where === 'local' && <RemoveLocal entry={entry} />}
            </TableRow>
          ))}
        </ul>
      </section>
      <section aria-labelledby="open">
        <header className="head">
          <h2 id="open">{say('lobby.title')}</h2>
          {reachable && (
            <button type="button" onClick={() => setAsking(true)}>
              {say('join.by-link')}
            </button>
          )}
        </header>
        {!reachable && (
          <p className="soft nothing">{say(me.known === 'asking' ? 'lobby.asking' : 'lobby.no-server')}</p>
        )}
        {reachable && open.length === 0 && <p className="soft nothing">{say('lobby.empty')}</p>}
        {open.length > 0 && (
          <div className="box">
            <LobbyList tables={open} />
          </div>
        )}
        {lobby.more && (
          <button type="button" onClick={lobby.more}>
            {say('lists.more')}
          </button>
        )}
      </section>
      {asking && <JoinByLink close={() => setAsking(false)} />}
    </main>
  );
}
