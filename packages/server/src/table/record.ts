import type { DealShare, OptionValue, Result, Seat } from '@clade/engine';
import type { Order, SentClock, SentPace } from '@clade/protocol';
import { newId } from '../ids.ts';
import { withdrawn } from '../orders/orders.ts';

export interface User {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  /** Plays with a token; not stored with the person, but known from how it comes in. */
  readonly program?: true;
}

/** Who sits on a seat: nobody yet (anybody, or who has the link), a person, or a bot. */
export type SeatRecord =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'link';
      readonly invite: string;
      /** The person for whom the seat is kept; others take it by the link alone. */
      readonly for?: Pick<User, 'id' | 'name'>;
      /** That person does not want it. */
      readonly declined?: true;
    }
  | { readonly kind: 'bot'; readonly bot: string }
  | {
      readonly kind: 'person';
      readonly user: string;
      readonly name: string;
      /** The bot that plays while the person is away. */
      readonly standIn?: string;
      /** Who sent that bot: the person, the host, or the others because the time was up. Without a word, the host. */
      readonly lentBy?: LentBy;
      /** With this link somebody else takes the seat over. */
      readonly invite?: string;
      readonly conceded?: true;
      /** A program sits there (docs/bot-api.md). */
      readonly program?: true;
      /** What the person will add to the deal; before the start. */
      readonly promise?: string;
    };

export type LentBy = 'self' | 'host' | 'others';
type Person = Extract<SeatRecord, { kind: 'person' }>;
export type Status = 'open' | 'playing' | 'finished' | 'cancelled';
export type Visibility = 'public' | 'link';

/** A question to the people at a table; it is granted when all of them agree. */
export interface Vote {
  readonly what: 'cancel' | 'takeback';
  /** Takeback: the number of the log to go back to. */
  readonly to?: number;
  /** Seats that agree. */
  readonly yes: readonly number[];
}

/** Everything about a table but its moves, its seed and its chat. */
export interface TableRecord {
  readonly id: string;
  readonly game: string;
  /** Version of the rules that the table was started with; it keeps them. */
  readonly rules: string;
  readonly players: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly name: string;
  readonly visibility: Visibility;
  readonly status: Status;
  readonly host: string;
  readonly seats: readonly SeatRecord[];
  readonly createdAt: number;
  readonly startedAt?: number;
  readonly endedAt?: number;
  /** When the last line came. */
  readonly movedAt?: number;
  /** With this secret somebody may look on; for those at a table that is found by its link only. */
  readonly watch?: string;
  /** So many lines spectators of the running game are behind; none when they see it as it is. */
  readonly delay?: number;
  /** `commitmentOf` the secret and the salt, known from the start. */
  readonly commitment: string;
  /** What people add to the deal, from the moment when it begins; `until` then their numbers may come. */
  readonly deal?: { readonly shares: readonly DealShare[]; readonly until?: number };
  /** Number of the last line of the log. */
  readonly n: number;
  /** Seats to act, for lists. */
  readonly toAct: readonly number[];
  readonly vote?: Vote;
  /** None when there is no clock. */
  readonly pace?: SentPace;
  /** By seat, from the start on. */
  readonly clocks?: readonly SentClock[];
  /** Answers in advance, by person; nobody else learns of them. */
  readonly orders?: Readonly<Record<string, readonly Order[]>>;
  /** Seats whose draft was made by an order, and by which. */
  readonly obeyed?: readonly { readonly seat: number; readonly order: string }[];
  readonly result?: Result;
  readonly rematchOf?: string;
  readonly rematch?: string;
  /** A log that was brought in, not played here. */
  readonly imported?: true;
  /** The number of the last notice: when something that others may know last changed. Only in lists, which go by it. */
  readonly told?: number;
}

/** A seat that nobody has: at a table of friends it is found by its link only. */
export function freeSeat(visibility: Visibility): SeatRecord {
  return visibility === 'public' ? { kind: 'open' } : { kind: 'link', invite: newId() };
}

/** A person, or a program, on a seat. */
export function sitting({ id, name, program }: Pick<User, 'id' | 'name' | 'program'>): SeatRecord {
  return { kind: 'person', user: id, name, ...(program ? { program } : {}) };
}

/** May people still come and go? Not any more when the game is being dealt. */
export function isGathering({ status, deal }: Pick<TableRecord, 'status' | 'deal'>): boolean {
  return status === 'open' && deal === undefined;
}

export function seatOfUser(table: Pick<TableRecord, 'seats'>, user: string): number {
  // A person who was removed is nobody, on however many seats.
  return user === '' ? -1 : table.seats.findIndex((seat) => seat.kind === 'person' && seat.user === user);
}

/** The seat that is kept for a person who does not sit there yet. */
export function seatKeptFor(table: Pick<TableRecord, 'seats'>, user: string): number {
  return table.seats.findIndex((seat) => seat.kind === 'link' && seat.for?.id === user);
}

/** Those who sit at a table, and those for whom a seat is kept. */
export function peopleAt({ seats }: Pick<TableRecord, 'seats'>): string[] {
  return seats.flatMap((seat) => {
    if (seat.kind === 'person') return [seat.user];
    return seat.kind === 'link' && seat.for !== undefined ? [seat.for.id] : [];
  });
}

/** Whose lists a table is in: of those, and of its host. */
export function membersOf(table: Pick<TableRecord, 'seats' | 'host'>): string[] {
  return [...new Set([table.host, ...peopleAt(table)])].filter((user) => user !== '');
}

/** Public tables are open; others are for those who sit or are expected there, their host, and who has a link to a seat. */
export function mayWatch(table: TableRecord, user: string | undefined, invite?: string): boolean {
  if (table.visibility === 'public') return true;
  if (user !== undefined && (table.host === user || peopleAt(table).includes(user))) return true;
  return invite !== undefined && table.seats.some((seat) => 'invite' in seat && seat.invite === invite);
}

/** Those who may look on, and besides them who has the link for spectators: for what they all may know. */
export function maySee(
  table: TableRecord,
  user: string | undefined,
  { invite, watch = [] }: { readonly invite?: string | undefined; readonly watch?: readonly string[] } = {},
): boolean {
  return mayWatch(table, user, invite) || (table.watch !== undefined && watch.includes(table.watch));
}

/** By how many lines what a person may know is behind the game: none for who sits there, and when it is over. */
export function linesHeldBack(
  table: Pick<TableRecord, 'status' | 'delay' | 'seats'>,
  user: string | undefined,
): number {
  const { status, delay = 0 } = table;
  return status === 'playing' && (user === undefined || seatOfUser(table, user) < 0) ? delay : 0;
}

/** The last line that a person may know of. */
export function lastLineFor(table: TableRecord, user: string | undefined): number {
  return Math.max(0, table.n - linesHeldBack(table, user));
}

/** The bot that decides for a seat, if one does. */
export function botOf(seat: SeatRecord | undefined): string | undefined {
  if (seat?.kind === 'bot') return seat.bot;
  return seat?.kind === 'person' ? seat.standIn : undefined;
}

/** Does a person play at the table, at the moment? */
export function havePeople({ seats }: Pick<TableRecord, 'seats'>): boolean {
  return seats.some((seat) => seat.kind === 'person' && seat.standIn === undefined);
}

/** Is a bot to act? */
export function isBotAsked({ status, toAct, seats }: TableRecord): boolean {
  return status === 'playing' && toAct.some((seat) => botOf(seats[seat]) !== undefined);
}

/** Is somebody to act who has left standing orders? */
export function isOrderAsked({ status, toAct, seats, orders }: TableRecord): boolean {
  if (status !== 'playing' || orders === undefined) return false;
  return toAct.some((seat) => {
    const sitting = seats[seat];
    return sitting?.kind === 'person' && sitting.standIn === undefined && orders[sitting.user] !== undefined;
  });
}

/**
 * Seats of the people whose game it is: votes need all of them. A bot that stands in takes nobody's vote, unless the
 * others sent it because the time was up.
 */
export function votingSeats({ seats }: Pick<TableRecord, 'seats'>): number[] {
  return seats.flatMap((seat, i) =>
    seat.kind === 'person' && seat.conceded === undefined && seat.lentBy !== 'others' ? [i] : [],
  );
}

/** A person who has left the seat to a bot themselves, for now. */
export function isAwayByChoice(seat: SeatRecord | undefined): boolean {
  return seat?.kind === 'person' && seat.lentBy === 'self';
}

/** The seat with a bot that plays for its person. */
export function lent(seat: Person, bot: string, by: LentBy): Person {
  return { ...seat, standIn: bot, lentBy: by };
}

/** The table with somebody else, or something else, on a seat. */
export function withSeat(record: TableRecord, seat: number, to: SeatRecord): TableRecord {
  return { ...record, seats: record.seats.map((old, i) => (i === seat ? to : old)) };
}

/** A game that some have won because the others have given up, or are not there any more. */
export function endedBy(
  record: TableRecord,
  scores: readonly number[],
  winners: readonly Seat[],
  at: number,
  reason: 'concession' | 'time' = 'concession',
): TableRecord {
  const standings = scores
    .map((score, seat) => ({ seat, score, rank: winners.includes(seat) ? 1 : 2, parts: { points: score } }))
    .sort((a, b) => a.rank - b.rank);
  const result: Result = { reason, winners, standings };
  return { ...record, status: 'finished', result, endedAt: at, toAct: [] };
}

/** The table with the orders of a person. */
export function withOrders(record: TableRecord, user: string, orders: readonly Order[]): TableRecord {
  const { [user]: _, ...others } = record.orders ?? {};
  const all = orders.length === 0 ? others : { ...others, [user]: orders };
  const { orders: _all, ...rest } = record;
  return Object.keys(all).length === 0 ? rest : { ...rest, orders: all };
}

/** A person takes back what an order has done: it is not done again. */
export function takenBack(record: TableRecord, user: string, seat: Seat): TableRecord {
  const by = record.obeyed?.find((done) => done.seat === seat);
  if (by === undefined) return record;
  const obeyed = (record.obeyed ?? []).filter((done) => done !== by);
  return withOrders({ ...record, obeyed }, user, withdrawn(record.orders?.[user] ?? [], by.order));
}
