import type { Barrier, Decision, GameEvent, OptionValue, Result, Seat, Wire } from '@clade/engine';
import type { Legal, Line, Pace, SeatClock } from '../table/table.ts';

/** The answers of the server as docs/protocol.md describes them; tests hold them against what a server really says. */

export interface WireSeat {
  readonly kind: 'open' | 'link' | 'bot' | 'person';
  readonly name: string;
  readonly you: boolean;
  readonly bot?: string;
  readonly standIn?: string;
  readonly conceded?: boolean;
  readonly program?: boolean;
  readonly invite?: string;
}

export interface WireTable {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly players: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly name: string;
  readonly visibility: 'public' | 'link';
  readonly status: 'open' | 'playing' | 'finished' | 'cancelled';
  readonly seats: readonly WireSeat[];
  /** Am I the host? */
  readonly mine: boolean;
  readonly commitment: string;
  readonly n: number;
  readonly toAct: readonly Seat[];
  readonly createdAt: number;
  readonly startedAt?: number;
  readonly endedAt?: number;
  /** When something that others may know last changed; lists have it. */
  readonly updatedAt?: number;
  readonly vote?: {
    readonly what: 'cancel' | 'takeback';
    readonly to?: number;
    readonly yes: readonly Seat[];
  };
  readonly pace?: Pace;
  readonly clocks?: readonly SeatClock[];
  readonly result?: Result;
  readonly rematchOf?: string;
  readonly rematch?: string;
  readonly imported?: boolean;
}

export interface ListedTable extends WireTable {
  readonly yourTurn: boolean;
}

export interface TableList {
  readonly tables: readonly ListedTable[];
  /** There is more: ask again with `before` set to this. */
  readonly next?: number;
}

/** A table as I may know it. */
export interface TableState {
  readonly table: WireTable;
  readonly seat: Seat | null;
  readonly n: number;
  readonly view: unknown;
  readonly draft: {
    readonly moves: readonly Wire[];
    readonly events?: readonly (readonly GameEvent[])[];
    readonly confirmed: boolean;
  };
  readonly decision: Decision | null;
  readonly legal: readonly Legal[];
  readonly waitingFor: readonly Seat[];
  readonly scores?: readonly number[];
  readonly result: Result | null;
  /** Who is there at the moment of the answer; in answers that look at the table. */
  readonly presence?: { readonly seats: readonly Seat[]; readonly watching: number };
}

export interface WireLines {
  readonly n: number;
  readonly lines: readonly Line[];
}

export interface WireMoment {
  readonly n: number;
  readonly view: unknown;
  readonly scores?: readonly number[];
}

export interface WirePreview {
  readonly events: readonly GameEvent[];
  readonly view?: unknown;
  readonly opens?: Barrier;
  readonly again: boolean;
}

export interface WireChatLine {
  readonly id: number;
  readonly name: string;
  /** Empty when I do not want to hear who said it. */
  readonly text: string;
  readonly at: number;
  readonly muted?: boolean;
}
