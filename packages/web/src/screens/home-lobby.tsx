import { useState } from 'react';
import { Link } from 'wouter';
import { useRemoteList } from '../remote/lists.ts';
import { hasOpenSeat, JoinByLink } from '../shell/join.tsx';
import { LobbyList } from '../shell/lobby-list.tsx';
import { useMe } from '../shell/tables.ts';
import { useText } from '../text/text.tsx';

const SHOWN = 3;
const EVERY = 15_000;

/** Tables of other people that want somebody; nothing where there is no server. */
export function OpenTables() {
  const say = useText();
  const me = useMe();
  const [asking, setAsking] = useState(false);
  const reachable = me.known === 'yes' || me.known === 'stranger';
  const { tables } = useRemoteList('lobby', { when: reachable, every: EVERY });
  if (!reachable) return null;
  const open = (tables ?? []).filter(hasOpenSeat);
  return (
    <section className="box" aria-labelledby="open">
      <h2 id="open">
        {say('lobby.title')}
        <button type="button" className="quiet sm r" onClick={() => setAsking(true)}>
          {say('join.by-link')}
        </button>
      </h2>
      {open.length > 0 ? (
        <LobbyList tables={open.slice(0, SHOWN)} />
      ) : (
        <p className="soft nothing">
          {say.rich('lobby.none', {
            a: (inside) => (
              <Link href="/new" className="strong">
                {inside}
              </Link>
            ),
          })}
        </p>
      )}
      {open.length > SHOWN && (
        <Link href="/tables" className="strong">
          {say('lobby.all', { count: open.length })}
        </Link>
      )}
      {asking && <JoinByLink close={() => setAsking(false)} />}
    </section>
  );
}
