import type { Decision, Result, Seat, Wire } from '@clade/engine';
import type { Secret } from '../storage/storage.ts';
import type { SeatRecord, TableRecord } from './record.ts';

/** What one viewer may know of a table. */
export interface TableView {
  readonly table: PublicTable;
  readonly seat: Seat | null;
  readonly n: number;
  readonly view: unknown;
  /** Own moves that are not in the log yet. */
  readonly draft: { readonly moves: readonly Wire[]; readonly confirmed: boolean };
  readonly decision: Decision | null;
  readonly legal: readonly { readonly move: Wire; readonly words: string }[];
  readonly waitingFor: readonly Seat[];
  readonly result: Result | null;
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

export interface PublicTable extends Omit<TableRecord, 'seats' | 'host' | 'updatedAt'> {
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
  /** A free seat: for the host; one that somebody sits on: for that person. */
  readonly invite?: string;
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
    ...(record.endedAt === undefined ? {} : { endedAt: record.endedAt }),
    ...(record.vote ? { vote: record.vote } : {}),
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
