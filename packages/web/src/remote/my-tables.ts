import { isRefused } from '../table/table.ts';
import { type Api, once } from './api.ts';
import type { News, Stream } from './stream.ts';
import type { ListedTable, TableList, WireTable } from './wire.ts';

const LIMIT = 100;
/** Milliseconds within which changes are asked for together. */
const TOGETHER = 250;

/** The tables I sit at or host, kept up to date by the stream. */
export class MyTables {
  readonly #api: Api;
  readonly #listeners = new Set<() => void>();
  readonly #turns = new Set<(table: ListedTable) => void>();
  /** The line of the log at which each table began to wait for me; it is one turn, however often it is told. */
  readonly #waited = new Map<string, number>();
  #tables: readonly ListedTable[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(api: Api, stream: Stream) {
    this.#api = api;
    stream.on((news) => this.#hear(news));
  }

  get(): readonly ListedTable[] {
    return this.#tables;
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  /** Calls back when it becomes my turn somewhere. */
  onMyTurn(heard: (table: ListedTable) => void): () => void {
    this.#turns.add(heard);
    return () => this.#turns.delete(heard);
  }

  async look(): Promise<void> {
    const answer = await once(this.#api.get<TableList>(`/api/tables?scope=mine&limit=${LIMIT}`));
    if (!isRefused(answer)) this.#set(answer.tables);
  }

  #hear(news: News): void {
    if (news.kind === 'anew') {
      void this.look();
      return;
    }
    if (news.kind === 'gone') this.#lookSoon();
    if (news.kind !== 'moves' && news.kind !== 'table') return;
    const table = told(news);
    const known = this.#tables.findIndex(({ id }) => id === news.table);
    // A table that I only watch is in no list of mine.
    if (known < 0 && table !== undefined && !table.mine && !table.seats.some(({ you }) => you)) return;
    if (table === undefined || known < 0) {
      this.#lookSoon();
      return;
    }
    const entry: ListedTable = { ...table, yourTurn: isMyTurn(table, news), updatedAt: Date.now() };
    this.#set(this.#tables.with(known, entry));
  }

  #lookSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.look();
    }, TOGETHER);
  }

  #set(tables: readonly ListedTable[]): void {
    const known = new Set(this.#tables.map(({ id }) => id));
    this.#tables = tables
      .filter(({ status }) => status === 'open' || status === 'playing')
      .sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn));
    for (const changed of this.#listeners) changed();
    for (const table of this.#tables) {
      if (!table.yourTurn || this.#waited.get(table.id) === table.n) continue;
      this.#waited.set(table.id, table.n);
      // What waited before I came is in the list; only what happens now makes itself heard.
      if (known.has(table.id)) for (const heard of this.#turns) heard(table);
    }
  }
}

type Told = Extract<News, { kind: 'moves' | 'table' }>;

function told(news: Told): WireTable | undefined {
  return news.state?.table ?? (news.kind === 'table' ? news.info : undefined);
}

/** Does the table wait for me? Who has confirmed a simultaneous choice is not waited for any more. */
function isMyTurn({ seats, toAct, status }: WireTable, { state }: Pick<Told, 'state'>): boolean {
  return status === 'playing' && (state?.waitingFor ?? toAct).some((seat) => seats[seat]?.you === true);
}
