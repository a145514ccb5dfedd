import { Link } from 'wouter';
import type { TableEntry } from '../shell/entries.ts';
import { gameCard } from '../shell/games.ts';
import { place, seatName } from '../shell/names.ts';
import { useText } from '../text/text.tsx';

/** My last game in a sentence: where I ended, and who was before or behind me. */
export function LastGame({ entry }: { readonly entry: TableEntry }) {
  const say = useText();
  const standings = [...(entry.result?.standings ?? [])].sort((a, b) => a.rank - b.rank);
  const mine = standings.find(({ seat }) => seat === entry.me);
  const other = standings.find(({ seat }) => seat !== entry.me);
  const who = other && entry.seats[other.seat];
  const card = gameCard(entry.game);
  if (mine === undefined || other === undefined || who === undefined) return null;
  return (
    <section className="box last-game" aria-labelledby="last">
      <h2 id="last">{say('home.last')}</h2>
      <p>
        {say.rich('home.last.text', {
          b: (inside) => <b>{inside}</b>,
          place: place(say, mine.rank),
          score: mine.score,
          name: seatName(say, who, other.seat),
          best: other.score,
        })}
      </p>
      <p className="soft">
        {say('tables.when', { ago: card ? say(card.title) : entry.game, where: entry.name })}
      </p>
      <p className="links">
        <Link href={`/replay/${entry.id}`}>
          {say('recent.replay')}
          <span className="hidden-text"> {entry.name}</span>
        </Link>
        <Link href="/games">{say('recent.all')}</Link>
        <Link href="/collection">{say('nav.collection')}</Link>
      </p>
    </section>
  );
}
