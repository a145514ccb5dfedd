import { Link } from 'wouter';
import { hrefOf, type TableEntry } from '../shell/entries.ts';
import { gameCard } from '../shell/games.ts';
import { Waiting } from '../shell/table-row.tsx';
import { useText } from '../text/text.tsx';

const SHOWN = 2;

/** Tables of mine at which others are to act, or a seat is kept for me. */
export function OtherTables({ entries }: { readonly entries: readonly TableEntry[] }) {
  const say = useText();
  const invited = (entry: TableEntry): number => Number(entry.invited === true);
  const shown = [...entries].sort((a, b) => invited(b) - invited(a)).slice(0, SHOWN);
  return (
    <section className="box other-tables" aria-label={say('home.others')}>
      <ul>
        {shown.map((entry) => {
          const card = gameCard(entry.game);
          return (
            <li key={entry.id}>
              <b>{entry.name}</b>
              <span className="soft clip">
                <span>{card ? say(card.short) : entry.game}</span> <Waiting entry={entry} />
              </span>
              <Link href={hrefOf(entry)} className="strong">
                {say(entry.status === 'open' ? 'tables.open' : 'tables.watch')}
                <span className="hidden-text"> {entry.name}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      {entries.length > SHOWN && (
        <Link href="/tables" className="strong">
          {say('home.all-tables', { count: entries.length })}
        </Link>
      )}
    </section>
  );
}
