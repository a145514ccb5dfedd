import type { Result, Seat } from '@clade/engine';
import type { SentListed } from '@clade/protocol';
import type { LocalSummary } from '../local/local.ts';
import type { SeatInfo, Snapshot } from '../table/table.ts';

/** A table in a list, wherever it is played. */
export interface TableEntry {
  readonly where: 'local' | 'remote';
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly status: Snapshot['status'];
  readonly seats: readonly Pick<SeatInfo, 'kind' | 'name' | 'bot'>[];
  readonly options: Readonly<Record<string, unknown>>;
  /** My seat; of several on this device the first; -1 when I have none. */
  readonly me: Seat;
  readonly yourTurn: boolean;
  /** A seat is kept for me. */
  readonly invited?: boolean;
  readonly waitingFor: readonly Seat[];
  readonly n: number;
  readonly changedAt: number;
  readonly result?: Result;
}

export function localEntry(summary: LocalSummary): TableEntry {
  const { id, game, name, seats, options, toAct, yourTurn, n, changedAt, result, imported } = summary;
  const over = imported === true || result !== undefined;
  return {
    where: 'local',
    id,
    game,
    name,
    status: over ? 'finished' : 'playing',
    seats,
    options,
    me: imported ? -1 : seats.findIndex((seat) => seat.kind === 'person'),
    yourTurn: yourTurn && !over,
    waitingFor: over ? [] : toAct,
    n,
    changedAt,
    ...(result ? { result } : {}),
  };
}

export function remoteEntry(table: SentListed): TableEntry {
  const { id, game, name, status, seats, options, toAct, yourTurn, n, result } = table;
  return {
    where: 'remote',
    id,
    game,
    name,
    status,
    seats,
    options,
    me: seats.findIndex((seat) => seat.you),
    yourTurn,
    ...(seats.some(isKeptForMe) ? { invited: true } : {}),
    waitingFor: toAct,
    n,
    changedAt: table.movedAt ?? table.endedAt ?? table.startedAt ?? table.createdAt,
    ...(result ? { result } : {}),
  };
}

/** A seat that I have neither taken nor declined. */
export function isKeptForMe({ keptFor, declined }: Pick<SeatInfo, 'keptFor' | 'declined'>): boolean {
  return keptFor === 'you' && declined === undefined;
}

/** My turn first, then the latest. */
export function inOrder(entries: readonly TableEntry[]): TableEntry[] {
  return [...entries].sort(
    (a, b) => Number(b.yourTurn) - Number(a.yourTurn) || b.changedAt - a.changedAt || (a.id < b.id ? -1 : 1),
  );
}

export function isOver(entry: TableEntry): boolean {
  return entry.status === 'finished' || entry.status === 'cancelled';
}

export function hrefOf({ where, id }: Pick<TableEntry, 'where' | 'id'>): string {
  return where === 'local' ? `/local/${id}` : `/table/${id}`;
}

/** The table that waits for me after this one: the next in the list, and from the last the first. */
export function nextWaiting(entries: readonly TableEntry[], but?: string): TableEntry | undefined {
  const waiting = inOrder(entries).filter((entry) => entry.yourTurn);
  const here = waiting.findIndex((entry) => entry.id === but);
  const others = [...waiting.slice(here + 1), ...waiting.slice(0, Math.max(here, 0))];
  return others[0];
}
