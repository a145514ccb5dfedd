import { Link } from 'wouter';
import { useRemoteList } from '../remote/lists.ts';
import { hasOpenSeat } from '../shell/join.tsx';
import { LobbyList } from '../shell/lobby-list.tsx';
import { useMe } from '../shell/tables.ts';
import { useText } from '../text/text.tsx';

const SHOWN = 3;
const EVERY = 15_000;

/** Tables of other people that want somebody; nothing where there are none. */
export function OpenTables() {
  const say = useText();
  const me = useMe();
  const reachable = me.known === 'yes' || me.known === 'stranger';
  const { tables } = useRemoteList('lobby', { when: reachable, every: EVERY });
  const open = (tables ?? []).filter(hasOpenSeat);
  if (open.length === 0) return null;
  return (
    <section className="box" aria-labelledby="open">
      <h2 id="open">{say('lobby.title')}</h2>
      <LobbyList tables={open.slice(0, SHOWN)} />
      {open.length > SHOWN && (
        <Link href="/tables" className="strong">
          {say('lobby.all', { count: open.length })}
        </Link>
      )}
    </section>
  );
}
