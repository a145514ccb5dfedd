import { Glyph } from '@clade/board';
import type { Told } from '../../games/game-ui.ts';
import { useText } from '../../text/text.tsx';
import { Mark, useAtTable } from '../at-table.tsx';
import { lastTold } from '../log/last-told.ts';
import './watch.css';

/** So many of the last things are told. */
const LINES = 3;

interface TickerProps {
  readonly told: readonly Told[];
  readonly onLog: () => void;
}

/** Phone: what has happened last, the newest below, and the way to the rest. */
export function Ticker({ told, onLog }: TickerProps) {
  const { names, snapshot } = useAtTable();
  const say = useText();
  const last = lastTold(told, snapshot.n, LINES);
  return (
    <section className="ticker" aria-label={say('watch.ticker')}>
      <ol>
        {last.map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several sentences of one line have only their order
          <li key={`${one.n}-${i}`}>
            {one.symbol !== undefined || one.seat === undefined || one.seat < 0 ? (
              <Glyph id={one.symbol ?? 'log'} size={16} />
            ) : (
              <Mark seat={one.seat} animal={one.animal} size={16} letter={false} />
            )}
            <span>
              {one.seat !== undefined && one.seat >= 0 && `${say('watch.by', { who: names.of(one.seat) })} `}
              {one.text}
            </span>
          </li>
        ))}
      </ol>
      <button type="button" className="quiet" onClick={onLog}>
        {say('log.title')}
      </button>
    </section>
  );
}
