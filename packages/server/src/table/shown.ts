import {
  type Dealt,
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
import type { SentSeat, SentTable } from '@clade/protocol';
import type { StoredChat } from '../storage/storage.ts';
import { shownDeal } from './dealing.ts';
import type { History, ToldLine } from './history.ts';
import { lastLineFor, linesHeldBack, mayWatch, seatOfUser, type TableRecord } from './record.ts';

/** What one viewer may know of a table. */
export interface TableView {
  readonly table: SentTable;
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
  readonly lines: readonly ToldLine[];
  /** Points by seat, as they would have counted then. */
  readonly scores: readonly number[];
}

/** What a check of a whole game has shown; it tells the seed, so it is for games that are over. */
export interface Recheck extends Required<Dealt> {
  /** The secret and the salt give the commitment, the numbers their promises, and all of it the seed. */
  readonly kept: boolean;
  readonly moves: number;
  /** Moves before which random numbers were passed over, after a takeback. */
  readonly passed?: number[];
  /** The game dealt from the seed plays out move by move as the log says. */
  readonly replayed: boolean;
  readonly broken?: string;
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
  const draft = { moves: [], events: [], confirmed: false };
  if (state === undefined) return { ...base, view: null, draft, decision: null, legal: [], scores: [] };
  if (linesHeldBack(record, user) > 0) {
    const n = lastLineFor(record, user);
    const then = history.stateAt(n);
    const waitingFor = seatsOf(game.pending(then));
    return {
      ...base,
      table: { ...base.table, toAct: waitingFor },
      n,
      waitingFor,
      view: game.view(then, viewer),
      draft,
      decision: null,
      legal: [],
      scores: game.scores(then),
    };
  }
  const own = drafts.get(viewer);
  const now = own?.now ?? state;
  const playing = record.status === 'playing';
  const asked = playing && seated && !own?.confirmed && isPending(game.pending(now), viewer);
  const legal = asked ? legalMoves(game, now, viewer) : [];
  return {
    ...base,
    view: game.view(now, viewer),
    draft: own ? { moves: own.wires, events: own.events, confirmed: own.confirmed } : draft,
    decision: asked ? game.decision(now, viewer) : null,
    legal: legal.map((move) => ({ move: game.toWire(move), words: game.describe(now, move) })),
    scores: game.scores(now),
  };
}

/** What somebody said, to one reader. */
export interface SaidOfTable {
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
  { id, user: writer, name, text, at }: StoredChat,
  reader: string | undefined,
  muted: ReadonlySet<string>,
): SaidOfTable {
  const seat = seatOfUser(record, writer);
  const said = { id, name, seat: seat < 0 ? null : seat, you: writer === reader, at };
  return muted.has(writer) ? { ...said, text: '', muted: true } : { ...said, text };
}

/** How a table hides its inner workings from those who may not know. */
export function publicTable(record: TableRecord, user: string | undefined): SentTable {
  const { seats, host } = record;
  // Who is behind the game learns nothing of what is being done at it now.
  const behind = linesHeldBack(record, user) > 0;
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
    ...shownDeal(record),
    n: lastLineFor(record, user),
    toAct: behind ? [] : record.toAct,
    createdAt: record.createdAt,
    ...(record.startedAt === undefined ? {} : { startedAt: record.startedAt }),
    ...(record.movedAt === undefined || behind ? {} : { movedAt: record.movedAt }),
    ...(record.endedAt === undefined ? {} : { endedAt: record.endedAt }),
    ...(record.vote && !behind ? { vote: record.vote } : {}),
    ...(record.pace ? { pace: record.pace } : {}),
    ...(record.clocks && !behind ? { clocks: record.clocks } : {}),
    ...(record.delay ? { delay: record.delay } : {}),
    ...(record.result ? { result: record.result } : {}),
    ...(record.rematchOf ? { rematchOf: record.rematchOf } : {}),
    ...(record.rematch ? { rematch: record.rematch } : {}),
    ...(record.imported ? { imported: record.imported } : {}),
    ...(record.watch && user !== undefined && mayWatch(record, user) ? { watch: record.watch } : {}),
    mine: host === user,
    seats: seats.map((seat): SentSeat => {
      const you = seat.kind === 'person' && seat.user === user;
      // A seat that somebody sits on is not the host's to give away.
      const kept = seat.kind === 'link' ? seat.for : undefined;
      const gives = seat.kind === 'link' ? host === user || (kept && kept.id === user) : you;
      const invite = gives && 'invite' in seat && seat.invite !== undefined ? { invite: seat.invite } : {};
      switch (seat.kind) {
        case 'person':
          return {
            kind: seat.kind,
            name: seat.name,
            you,
            ...(seat.standIn && !behind ? { standIn: seat.standIn, lentBy: seat.lentBy ?? 'host' } : {}),
            ...(seat.conceded && !behind ? { conceded: seat.conceded } : {}),
            ...(seat.program ? { program: seat.program } : {}),
            ...(seat.promise ? { promise: seat.promise } : {}),
            ...invite,
          };
        case 'bot':
          return { kind: seat.kind, name: seat.bot, you, bot: seat.bot };
        default:
          return {
            kind: seat.kind,
            name: kept?.name ?? '',
            you,
            ...(kept ? { keptFor: kept.id === user ? 'you' : 'other' } : {}),
            ...('declined' in seat ? { declined: true } : {}),
            ...invite,
          };
      }
    }),
  };
}
