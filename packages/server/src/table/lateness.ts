import type { Seat } from '@clade/engine';
import type { SentClock, SentWish } from '@clade/protocol';
import { atHome, onVacation } from '../pace/pace.ts';
import { conflict } from '../problem.ts';
import { isAwayByChoice, type TableRecord, votingSeats } from './record.ts';
import { ownSeat } from './seating.ts';

/** Somebody's time is up, or somebody is away: the next record of a table, or a refusal. */

function withClock(record: TableRecord, seat: Seat, to: (clock: SentClock) => SentClock): TableRecord {
  const clocks = (record.clocks ?? []).map((clock, i) => (i === seat ? to(clock) : clock));
  return { ...record, clocks };
}

/** Seats whose time has just run out. */
export function withLate(record: TableRecord, late: readonly Seat[]): TableRecord {
  return late.reduce(
    (next, seat) => withClock(next, seat, (clock) => ({ ...clock, late: { wishes: [] } })),
    record,
  );
}

/** Those who decide about a seat whose time is up: the people whose game it is, but who is late or has left it to a bot. */
function deciders(record: TableRecord): Seat[] {
  return votingSeats(record).filter(
    (seat) => record.clocks?.[seat]?.late === undefined && !isAwayByChoice(record.seats[seat]),
  );
}

/** `agreed` when more than half of those who decide want the same. */
export function wished(
  record: TableRecord,
  own: Seat,
  seat: Seat,
  wish: SentWish,
): { readonly record: TableRecord; readonly agreed: boolean } {
  const late = record.clocks?.[seat]?.late;
  if (late === undefined) throw conflict('not-late', 'The time of this seat is not up.');
  const all = deciders(record);
  if (!all.includes(own)) throw conflict('late', 'The others decide about this.');
  const wishes = [...late.wishes.filter((other) => other.seat !== own), { seat: own, wish }];
  const same = wishes.filter((other) => other.wish === wish && all.includes(other.seat)).length;
  return {
    record: withClock(record, seat, (clock) => ({ ...clock, late: { wishes } })),
    agreed: 2 * same > all.length,
  };
}

/** Who is ahead of those whose time is not up. */
export function leaders(record: TableRecord, scores: readonly number[]): Seat[] {
  const there = record.seats.flatMap((_, seat) => (record.clocks?.[seat]?.late === undefined ? [seat] : []));
  const best = Math.max(...there.map((seat) => scores[seat] ?? 0));
  return there.filter((seat) => scores[seat] === best);
}

/** A vacation until a moment, at a table that is played over days; without one the person is back. */
export function vacationed(
  record: TableRecord,
  user: string,
  until: number | undefined,
  now: number,
): TableRecord {
  const seat = ownSeat(record, user);
  const { pace } = record;
  if (record.status !== 'playing') throw conflict('not-playing', 'No game is being played at this table.');
  if (pace?.kind !== 'days') throw conflict('no-vacation', 'This table is not played over days.');
  const home = atHome(pace, record.clocks?.[seat] ?? {}, now);
  if (until !== undefined && (home.vacation ?? 0) <= 0)
    throw conflict('no-vacation', 'No vacation is left at this table.');
  return withClock(record, seat, () => (until === undefined ? home : onVacation(pace, home, until, now)));
}
