import type { Seat } from '@clade/engine';
import { newId } from '../ids.ts';
import { conflict, forbidden, notFound } from '../problem.ts';
import {
  freeSeat,
  isGathering,
  lent,
  type SeatRecord,
  seatKeptFor,
  seatOfUser,
  sitting,
  type TableRecord,
  type User,
  type Vote,
  votingSeats,
  withOrders,
  withSeat,
} from './record.ts';

/** Who sits where, and what the people at a table want: the next record of a table, or a refusal. */

/** The seat of a person, who must have one. */
export function ownSeat(record: TableRecord, user: string): Seat {
  const seat = seatOfUser(record, user);
  if (seat < 0) throw forbidden('You do not sit at this table.');
  return seat;
}

export function refuseConceded(record: TableRecord, seat: Seat): void {
  const person = record.seats[seat];
  if (person?.kind === 'person' && person.conceded)
    throw conflict('conceded', 'You have given this game up.');
}

export function joined(
  record: TableRecord,
  user: Pick<User, 'id' | 'name' | 'program'>,
  invite: string | undefined,
): TableRecord {
  if (record.status === 'finished' || record.status === 'cancelled')
    throw conflict('over', 'The game at this table is over.');
  if (record.status === 'open' && !isGathering(record))
    throw conflict('started', 'The game is being dealt; ask again in a moment.');
  if (seatOfUser(record, user.id) >= 0) throw conflict('seated', 'You already sit at this table.');
  const kept = seatKeptFor(record, user.id);
  const seat = record.seats.findIndex((x, i) =>
    invite === undefined ? (kept < 0 ? x.kind === 'open' : i === kept) : 'invite' in x && x.invite === invite,
  );
  if (seat < 0) {
    throw invite === undefined
      ? conflict('full', 'No seat of this table is open.')
      : forbidden('This link does not lead to a seat of this table.');
  }
  const before = record.seats[seat];
  // Who gives a seat away leaves no answers behind, and has agreed to nothing for who comes.
  const own = before?.kind === 'person' ? withoutVoice(withOrders(record, before.user, []), seat) : record;
  return seated(own, seat, user);
}

/** The table with a person on a seat; another one that was kept for them is free. */
function seated(record: TableRecord, seat: Seat, user: Pick<User, 'id' | 'name' | 'program'>): TableRecord {
  return withSeat(withoutKept(record, user.id), seat, sitting(user));
}

function withoutKept(record: TableRecord, user: string): TableRecord {
  if (seatKeptFor(record, user) < 0) return record;
  const kept = (seat: SeatRecord): boolean => seat.kind === 'link' && seat.for?.id === user;
  return { ...record, seats: record.seats.map((seat) => (kept(seat) ? freeSeat('link') : seat)) };
}

/** The open question without the consent of a seat. */
function withoutVoice(record: TableRecord, seat: Seat): TableRecord {
  const { vote } = record;
  if (vote === undefined) return record;
  const yes = vote.yes.filter((other) => other !== seat);
  return yes.length === 0 ? withoutVote(record) : { ...record, vote: { ...vote, yes } };
}

/**
 * Somebody who played at the table before wants the rematch: they take their seat, or another one that nobody has. Who
 * sits there already asks those once more who have declined. The same record when nothing changes.
 */
export function accepted(record: TableRecord, user: Pick<User, 'id' | 'name' | 'program'>): TableRecord {
  if (!isGathering(record)) return record;
  if (seatOfUser(record, user.id) >= 0) {
    if (!record.seats.some((seat) => 'declined' in seat)) return record;
    return { ...record, seats: record.seats.map(invitedAgain) };
  }
  const kept = seatKeptFor(record, user.id);
  const free = record.seats.findIndex(
    (seat) => seat.kind === 'open' || (seat.kind === 'link' && seat.for === undefined),
  );
  const seat = kept < 0 ? free : kept;
  return seat < 0 ? record : seated(record, seat, user);
}

function invitedAgain(seat: SeatRecord): SeatRecord {
  if (seat.kind !== 'link') return seat;
  const { declined: _, ...rest } = seat;
  return rest;
}

/** Before the start a person gives a seat back. One of a rematch stays theirs, should they think again. */
export function left(record: TableRecord, user: Pick<User, 'id' | 'name'>): TableRecord {
  const kept = seatKeptFor(record, user.id);
  const seat = kept < 0 ? ownSeat(record, user.id) : kept;
  if (!isGathering(record)) {
    throw conflict('started', 'The game has begun: hand the seat over, let a bot stand in, or concede.');
  }
  if (record.rematchOf === undefined) return withSeat(record, seat, freeSeat(record.visibility));
  const { id, name } = user;
  return withSeat(record, seat, { kind: 'link', invite: newId(), for: { id, name }, declined: true });
}

/** Before the start the host says who is to sit on a seat that nobody has taken: a bot, or whoever comes. */
export function arranged(record: TableRecord, user: string, seat: Seat, to: SeatRecord): TableRecord {
  const sitting = record.seats[seat];
  if (record.host !== user) throw forbidden('Only the host can do this.');
  if (!isGathering(record)) throw conflict('started', 'The game has begun already.');
  if (sitting === undefined) throw notFound('seat');
  if (sitting.kind === 'person') throw conflict('seated', 'Somebody sits there already.');
  return withSeat(record, seat, to);
}

/** What a guest has at a table becomes that of their account; a person who sits there already keeps to one seat. */
export function transferred(record: TableRecord, from: string, to: Pick<User, 'id' | 'name'>): TableRecord {
  const seat = seatOfUser(record, from);
  const { id, name } = to;
  const sits = seatOfUser(record, id) >= 0;
  const seats = record.seats.map((x) =>
    x.kind === 'link' && x.for?.id === from && !sits ? { ...x, for: { id, name } } : x,
  );
  const hosted = { ...record, seats, ...(record.host === from ? { host: id } : {}) };
  const person = record.seats[seat];
  if (person?.kind !== 'person' || sits) return withoutKept(hosted, from);
  const { [from]: orders, ...others } = record.orders ?? {};
  const moved = orders === undefined ? hosted : { ...hosted, orders: { ...others, [to.id]: orders } };
  return withSeat(withoutKept(moved, id), seat, { ...person, user: id, name });
}

/** An account was deleted: the seat is free, or a bot plays on; nobody is named there. */
export function forgotten(record: TableRecord, user: Pick<User, 'id' | 'name'>, bot: string): TableRecord {
  const seat = seatOfUser(record, user.id);
  // Most tables are named after their host.
  const name = record.name.replaceAll(user.name, '…');
  const { [user.id]: _orders, ...orders } = record.orders ?? {};
  const hosted = {
    ...withoutKept(record, user.id),
    ...(record.orders ? { orders } : {}),
    ...(record.host === user.id ? { host: '', name } : {}),
  };
  const person = record.seats[seat];
  if (person?.kind !== 'person') return hosted;
  if (record.status === 'open') return withSeat(hosted, seat, freeSeat(record.visibility));
  const { invite: _, ...rest } = person;
  const nobody = { ...rest, user: '', name: '' };
  return withSeat(
    hosted,
    seat,
    record.status === 'playing' ? { ...nobody, conceded: true, standIn: bot } : nobody,
  );
}

/** With the link `invite` somebody else can take the seat. */
export function offered(record: TableRecord, user: string, invite: string): TableRecord {
  const seat = ownSeat(record, user);
  refuseConceded(record, seat);
  return withSeat(record, seat, { ...(record.seats[seat] as SeatRecord), invite } as SeatRecord);
}

/** A bot plays for the person until the person comes back. */
export function stoodIn(record: TableRecord, user: string, seat: Seat, bot: string | undefined): TableRecord {
  const person = record.seats[seat];
  if (person?.kind !== 'person') throw conflict('no-person', 'No person sits on this seat.');
  const own = person.user === user;
  if (!own && record.host !== user) throw forbidden('Only the person on the seat, or the host, may do this.');
  if (!own && bot === undefined) throw forbidden('Only the person on the seat can take it back.');
  if (person.conceded) throw conflict('conceded', 'This seat has conceded.');
  const { standIn, lentBy = 'host', ...rest } = person;
  if (bot === undefined) return withSeat(record, seat, rest);
  // Another bot from the host changes nothing about who sent for one.
  return withSeat(record, seat, lent(rest, bot, own ? 'self' : standIn === undefined ? 'host' : lentBy));
}

/** The record without the question that was open. */
export function withoutVote({ vote: _, ...rest }: TableRecord): TableRecord {
  return rest;
}

export function voteRefused(record: TableRecord, what: Vote['what']): TableRecord {
  if (record.vote?.what !== what) throw conflict('no-vote', 'Nobody has asked for this.');
  return withoutVote(record);
}

/** A person asks for something that needs everybody, or agrees to it; `granted` when nobody is missing any more. */
export function voted(
  record: TableRecord,
  seat: Seat,
  what: Vote['what'],
  to: number | undefined,
): { readonly vote: Vote; readonly granted: boolean } {
  const open = record.vote;
  if (open !== undefined && (open.what !== what || (to !== undefined && open.to !== to))) {
    throw conflict('other-vote', 'Another question is open; answer that first.');
  }
  const target = open?.to ?? to;
  if (what === 'takeback' && (target === undefined || target < 0 || target >= record.n)) {
    throw conflict('no-such-move', `A takeback leads to a number from 0 to ${record.n - 1}.`);
  }
  const yes = [...new Set([...(open?.yes ?? []), seat])].sort((a, b) => a - b);
  const vote: Vote = { what, yes, ...(what === 'takeback' && target !== undefined ? { to: target } : {}) };
  return { vote, granted: votingSeats(record).every((s) => yes.includes(s)) };
}
