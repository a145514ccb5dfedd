import { useEffect, useState } from 'react';
import { serverNow } from '../../remote/server-time.ts';
import { useText } from '../../text/text.tsx';
import { Mark, useAtTable } from '../at-table.tsx';
import { leftOn, sayLeft } from './time-left.ts';
import './pace.css';

/** Less than this, and a clock is marked. */
const SHORT = { live: 30_000, days: 3 * 3600_000 };

/** The clocks of all seats, where the table has a pace. */
export function Clocks() {
  const { snapshot } = useAtTable();
  if (snapshot.pace === undefined || snapshot.clocks === undefined || snapshot.status !== 'playing')
    return null;
  return <Running kind={snapshot.pace.kind} />;
}

function Running({ kind }: { readonly kind: 'live' | 'days' }) {
  const { snapshot, names } = useAtTable();
  const say = useText();
  const now = useNow(kind === 'live' ? 1000 : 30_000);
  const date = (at: number): string =>
    new Intl.DateTimeFormat(say.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  return (
    <section className="clocks" aria-label={say('clock.title')}>
      <ul>
        {snapshot.clocks?.map((clock, seat) => {
          const left = leftOn(clock, now);
          const away = clock.away && clock.away.to > now ? clock.away.to : undefined;
          if (left === undefined && !clock.late && away === undefined) return null;
          const runs = clock.until !== undefined;
          const time = clock.late
            ? say('clock.up')
            : away !== undefined
              ? say('clock.away', { date: date(away) })
              : sayLeft(say, kind, left ?? 0);
          const short = clock.late || (runs && (left ?? 0) < SHORT[kind]);
          const label = say(runs ? 'clock.of-running' : 'clock.of', { name: names.of(seat), time });
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              key={seat}
              className={`clock${runs ? ' runs' : ''}${short ? ' short' : ''}`}
              {...(clock.until === undefined
                ? {}
                : { 'data-tip': say('clock.full', { name: names.of(seat), date: date(clock.until) }) })}
            >
              <Mark seat={seat} size={16} />
              <span className="hidden-text">{label}</span>
              <time aria-hidden="true">{time}</time>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The server's time, looked at again and again. */
function useNow(every: number): number {
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
