import { Link } from 'wouter';
import type { Entry } from '../shell/entries.ts';
import { gameCard } from '../shell/games.ts';
import { myScore, Others, Place } from '../shell/result-line.tsx';
import { useText } from '../text/text.tsx';

/** The last games, with my place. */
export function RecentGames({ entries }: { readonly entries: readonly Entry[] }) {
  const say = useText();
  return (
    <section className="box" aria-labelledby="recent">
      <h2 id="recent">
        {say('recent.title')}
        <Link href="/games" className="btn quiet sm r">
          {say('recent.all')}
        </Link>
      </h2>
      <ul className="lst rec">
        {entries.map((entry) => {
          const card = gameCard(entry.game);
          return (
            <li key={entry.id}>
              <Place entry={entry} />
              <div>
                <b>{card ? say(card.short) : entry.game}</b> {myScore(entry)}
                <br />
                <span className="soft clip">
                  {entry.result ? <Others entry={entry} /> : say('recent.cancelled')}
                </span>
              </div>
              <Link href={`/replay/${entry.id}`} className="strong">
                {say('recent.replay')}
                <span className="hidden-text"> {entry.name}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
