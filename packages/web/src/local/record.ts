import { BOT_LEVELS, readBot } from '@clade/bots/names';
import type {
  Config,
  DealShare,
  Log,
  LoggedMove,
  OptionValue,
  Position,
  Result,
  Seat,
  Wire,
} from '@clade/engine';

/** A seat of a table on this device. */
export type LocalSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string };

/** What a new table on this device needs. */
export interface LocalSetup {
  readonly game: string;
  readonly name: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: readonly LocalSeat[];
  /** The same deal as before; otherwise a new one. */
  readonly seed?: string;
  /** It goes on from here, instead of being dealt. */
  readonly position?: Position;
}

/** A table on this device, as it is kept. Its state is the fold of the log. */
export interface LocalRecord {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly name: string;
  readonly options: Config['options'];
  readonly seats: readonly LocalSeat[];
  /** Dealt from a seed; a fork of a running game goes on from a position instead. */
  readonly seed: string;
  readonly salt: string;
  readonly commitment: string;
  /** What the seed is made of, in a game of a server. */
  readonly secret?: string;
  readonly shares?: readonly DealShare[];
  readonly position?: Position;
  readonly moves: readonly LoggedMove[];
  readonly drafts: readonly LocalDraft[];
  readonly createdAt: number;
  readonly changedAt: number;
  /** Goes up with every change; a page that has an older one must look again. */
  readonly version: number;
  readonly toAct: readonly Seat[];
  readonly result?: Result;
  /** Brought in from a file, not played here. */
  readonly imported?: boolean;
}

export interface LocalDraft {
  readonly seat: Seat;
  readonly moves: readonly Wire[];
  readonly confirmed: boolean;
}

/** What lists show of a table on this device. */
export interface LocalSummary
  extends Pick<
    LocalRecord,
    'id' | 'game' | 'name' | 'options' | 'seats' | 'createdAt' | 'changedAt' | 'toAct' | 'result' | 'imported'
  > {
  /** Is a person of this device to act? */
  readonly yourTurn: boolean;
  readonly n: number;
}

export function summaryOf(record: LocalRecord): LocalSummary {
  const { id, game, name, options, seats, createdAt, changedAt, toAct, result, imported, moves } = record;
  return {
    id,
    game,
    name,
    options,
    seats,
    createdAt,
    changedAt,
    toAct,
    ...(result ? { result } : {}),
    ...(imported ? { imported } : {}),
    yourTurn: toAct.some((seat) => seats[seat]?.kind === 'person'),
    n: moves.length,
  };
}

/** The log of a record, for export, replay and forks. */
export function logOf(record: LocalRecord): Log {
  const { game, rules, options, seats, seed, salt, commitment, secret, shares, position, moves } = record;
  const mixed = { ...(secret === undefined ? {} : { secret }), ...(shares ? { shares } : {}) };
  const promised = commitment === '' ? {} : { salt, commitment };
  const from = position ? { position } : { seed, ...promised, ...mixed };
  return {
    header: {
      clade: 1,
      game,
      rules,
      players: seats.length,
      options,
      seats: seats.map((seat) => (seat.kind === 'bot' ? seat.bot : seat.name)),
      ...from,
    },
    moves,
  };
}

/** A seat as a log names it: bots by what they are (docs/log-format.md), people by their names. */
export function seatOfLog(name: string): LocalSeat {
  return BOT_LEVELS.includes(readBot(name).level)
    ? { kind: 'bot', name, bot: name }
    : { kind: 'person', name };
}
