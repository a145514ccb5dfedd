import { SeatMark } from '@clade/board';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '../text/text.tsx';
import { hrefOf, isOver, type TableEntry } from './entries.ts';
import { gameCard } from './games.ts';
import { ago, characterAt, seatLetter, seatName } from './names.ts';

/** The marks of everybody at a table, in the order of the seats. */
export function SeatMarks({
  entry,
  size = 22,
}: {
  readonly entry: Pick<TableEntry, 'seats'>;
  readonly size?: number;
}) {
  const say = useText();
  return (
    <span className="seat-marks">
      {entry.seats.map((seat, i) => {
        const name = seatName(say, seat, i);
        const letter = seat.kind === 'person' || seat.kind === 'bot' ? { letter: seatLetter(name) } : {};
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        return <SeatMark key={i} seat={i} size={size} label={name} face={characterAt(seat)} {...letter} />;
      })}
    </span>
  );
}

/** A table of mine in a list; `children` are more things that can be done with it. */
export function TableRow({ entry, children }: { readonly entry: TableEntry; readonly children?: ReactNode }) {
  const say = useText();
  const game = gameCard(entry.game);
  const over = isOver(entry);
  const label = over
    ? 'tables.look'
    : entry.yourTurn
      ? 'tables.play'
      : entry.status === 'open'
        ? 'tables.open'
        : 'tables.watch';
  return (
    <li className={entry.yourTurn ? 'table-row mt' : 'table-row'}>
      <div className="tt">
        <b>{entry.name}</b>
        <span className="soft">{game ? say(game.title) : entry.game}</span>
      </div>
      <SeatMarks entry={entry} />
      <div className="wt">
        <span>
          <Waiting entry={entry} />
        </span>
        <span className="soft">
          {say('tables.when', {
            ago: ago(say, entry.changedAt),
            where: say(entry.where === 'local' ? 'tables.here' : 'tables.online'),
          })}
        </span>
      </div>
      <div className="row-acts">
        {children}
        <Link href={hrefOf(entry)} className={entry.yourTurn || entry.invited ? 'btn go' : 'btn'}>
          {say(label)}
          <span className="hidden-text"> {entry.name}</span>
        </Link>
      </div>
    </li>
  );
}

/** Whom or what a table waits for. */
export function Waiting({ entry }: { readonly entry: TableEntry }): ReactNode {
  const say = useText();
  const named = (seats: readonly number[]): string =>
    new Intl.ListFormat(say.locale, { type: 'conjunction' }).format(
      seats.map((seat) => {
        const who = entry.seats[seat];
        return who ? seatName(say, who, seat) : '';
      }),
    );
  if (entry.yourTurn) {
    const people = entry.waitingFor.filter((seat) => entry.seats[seat]?.kind === 'person');
    const hotSeat =
      entry.where === 'local' && entry.seats.filter((seat) => seat.kind === 'person').length > 1;
    if (hotSeat)
      return say.rich('tables.their-turn', {
        b: (inside) => <b>{inside}</b>,
        names: named(people),
        move: entry.n + 1,
      });
    return say.rich('tables.your-turn', { b: (inside) => <b>{inside}</b>, move: entry.n + 1 });
  }
  if (entry.invited) return <b>{say('tables.kept')}</b>;
  if (entry.status === 'open') {
    const free = entry.seats.filter((seat) => seat.kind === 'open' || seat.kind === 'link').length;
    return say('tables.gathering', { free });
  }
  return entry.waitingFor.length > 0 ? say('tables.waiting', { names: named(entry.waitingFor) }) : '';
}
