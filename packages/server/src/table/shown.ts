import {
  type Decision,
  type Draft,
  type Game,
  type GameEvent,
  isPending,
  legalMoves,
  type Result,
  type Seat,
  SPECTATOR,
  type State,
  seatsOf,
  type Wire,
} from '@clade/engine';
import type { ChatLine, Secret } from '../storage/storage.ts';
import type { History, Told } from './history.ts';
import { type SeatRecord, seatOfUser, type TableRecord } from './record.ts';

/** What one viewer may know of a table. */
export interface TableView {
  readonly table: PublicTable;
  readonly seat: Seat | null;
  readonly n: number;
  readonly view: unknown;
  /** Own moves that are not in the log yet. */
  readonly draft: {
    readonly moves: readonly Wire[];
    /** What each of them did. */
    readonly events: readonly (readonly GameEvent[])[];
    readonly confirmed: boolean;
  };
  readonly decision: Decision | null;
  readonly legal: readonly { readonly move: Wire; readonly words: string }[];
  readonly waitingFor: readonly Seat[];
  /** Present points by seat; none before the start. */
  readonly scores: readonly number[];
  /** The line of the last own move; what is behind it has happened since. */
  readonly lastMove: number | null;
  readonly result: Result | null;
}

/** What a table is made of, as far as its views need it. */
export interface Present {
  readonly game: Game;
  readonly record: TableRecord;
  /** Undefined before the start. */
  readonly state: State | undefined;
  readonly drafts: ReadonlyMap<Seat, Draft>;
  readonly history: History;
}

/** A table as it was after a line of its log, to one viewer. */
export interface PastView {
  readonly n: number;
  readonly view: unknown;
  /** What happened at that line. */
  readonly lines: readonly Told[];
  /** Points by seat, as they would have counted then. */
  readonly scores: readonly number[];
}

/** What a check of a whole game has shown; it tells the seed, so it is for games that are over. */
export interface Recheck extends Secret {
  readonly commitment: string;
  /** Seed and salt give the commitment. */
  readonly kept: boolean;
  readonly moves: number;
  /** The game dealt from the seed plays out move by move as the log says. */
  readonly replayed: boolean;
  readonly broken?: string;
}

export interface PublicTable extends Omit<TableRecord, 'seats' | 'host' | 'told'> {
  readonly seats: readonly PublicSeat[];
  readonly mine: boolean;
}

export interface PublicSeat {
  readonly kind: SeatRecord['kind'];
  readonly name: string;
  readonly you: boolean;
  readonly bot?: string;
  readonly standIn?: string;
  readonly conceded?: true;
  readonly program?: true;
  /** A free seat: for the host; one that somebody sits on: for that person. */
  readonly invite?: string;
}

/** The seat through whose eyes a person sees; who has none sees as a spectator. */
export function viewerOf(record: TableRecord, user: string | undefined): Seat {
  const seat = user === undefined ? -1 : seatOfUser(record, user);
  return seat < 0 ? SPECTATOR : seat;
}

/** Seats that still owe a choice; that a simultaneous one has been confirmed is open. */
export function owing({ game, record, state, drafts }: Present): Seat[] {
  if (record.status !== 'playing' || state === undefined) return [];
  return seatsOf(game.pending(state)).filter((seat) => drafts.get(seat)?.confirmed !== true);
}

/** What a person, or a spectator, may know of a table. */
export function tableView(present: Present, user: string | undefined): TableView {
  const { game, record, state, drafts, history } = present;
  const viewer = viewerOf(record, user);
  const seated = viewer !== SPECTATOR;
  const base = {
    table: publicTable(record, user),
    seat: seated ? viewer : null,
    n: record.n,
    waitingFor: owing(present),
    lastMove: (seated && history.lastOf(viewer)) || null,
    result: record.result ?? null,
  };
  if (state === undefined) {
    const draft = { moves: [], events: [], confirmed: false };
    return { ...base, view: null, draft, decision: null, legal: [], scores: [] };
  }
  const draft = drafts.get(viewer);
  const now = draft?.now ?? state;
  const playing = record.status === 'playing';
  const asked = playing && seated && !draft?.confirmed && isPending(game.pending(now), viewer);
  const legal = asked ? legalMoves(game, now, viewer) : [];
  return {
    ...base,
    view: game.view(now, viewer),
    draft: {
      moves: draft?.wires ?? [],
      events: draft?.events ?? [],
      confirmed: draft?.confirmed ?? false,
    },
    decision: asked ? game.decision(now, viewer) : null,
    legal: legal.map((move) => ({ move: game.toWire(move), words: game.describe(now, move) })),
    scores: game.scores(now),
  };
}

/** What somebody said, to one reader. */
export interface Said {
  readonly id: number;
  readonly name: string;
  /** Where the writer sits now. */
  readonly seat: Seat | null;
  readonly you: boolean;
  readonly text: string;
  readonly at: number;
  /** The reader does not want to hear the writer; the text is left out. */
  readonly muted?: true;
}

export function chatLine(
  record: TableRecord,
  { id, user: writer, name, text, at }: ChatLine,
  reader: string | undefined,
  muted: ReadonlySet<string>,
): Said {
  const seat = seatOfUser(record, writer);
  const said = { id, name, seat: seat < 0 ? null : seat, you: writer === reader, at };
  return muted.has(writer) ? { ...said, text: '', muted: true } : { ...said, text };
}

/** How a table hides its inner workings from those who may not know. */
export function publicTable(record: TableRecord, user: string | undefined): PublicTable {
  const { seats, host } = record;
  return {
    id: record.id,
    game: record.game,
    rules: record.rules,
    players: record.players,
    options: record.options,
    name: record.name,
    visibility: record.visibility,
    status: record.status,
    commitment: record.commitment,
    n: record.n,
    toAct: record.toAct,
    createdAt: record.createdAt,
    ...(record.startedAt === undefined ? {} : { startedAt: record.startedAt }),
    ...(record.movedAt === undefined ? {} : { movedAt: record.movedAt }),
    ...(record.endedAt === undefined ? {} : { endedAt: record.endedAt }),
    ...(record.vote ? { vote: record.vote } : {}),
    ...(record.pace ? { pace: record.pace } : {}),
    ...(record.clocks ? { clocks: record.clocks } : {}),
    ...(record.result ? { result: record.result } : {}),
    ...(record.rematchOf ? { rematchOf: record.rematchOf } : {}),
    ...(record.rematch ? { rematch: record.rematch } : {}),
    ...(record.imported ? { imported: record.imported } : {}),
    mine: host === user,
    seats: seats.map((seat): PublicSeat => {
      const you = seat.kind === 'person' && seat.user === user;
      // A seat that somebody sits on is not the host's to give away.
      const gives = seat.kind === 'link' ? host === user : you;
      const invite = gives && 'invite' in seat && seat.invite !== undefined ? { invite: seat.invite } : {};
      switch (seat.kind) {
        case 'person':
          return {
            kind: seat.kind,
            name: seat.name,
            you,
            ...(seat.standIn ? { standIn: seat.standIn } : {}),
            ...(seat.conceded ? { conceded: seat.conceded } : {}),
            ...(seat.program ? { program: seat.program } : {}),
            ...invite,
          };
        case 'bot':
          return { kind: seat.kind, name: seat.bot, you, bot: seat.bot };
        default:
          return { kind: seat.kind, name: '', you, ...invite };
      }
    }),
  };
}
