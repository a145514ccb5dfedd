import type { SentList, SentListed, SentTable } from '@clade/protocol';
import { isKeptForMe } from '../shell/entries.ts';
import { isRefused } from '../table/table.ts';
import { type Api, once } from './api.ts';
import type { Stream, StreamNews } from './stream.ts';

const LIMIT = 100;
/** Milliseconds within which changes are asked for together. */
const TOGETHER = 250;

/** The tables I sit at, am expected at or host, kept up to date by the stream. */
export class MyTables {
  readonly #api: Api;
  readonly #listeners = new Set<() => void>();
  readonly #turns = new Set<(table: SentListed) => void>();
  /** The line of the log at which each table began to wait for me; it is one turn, however often it is told. */
  readonly #waited = new Map<string, number>();
  #tables: readonly SentListed[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(api: Api, stream: Stream) {
    this.#api = api;
    stream.on((news) => this.#hear(news));
  }

  get(): readonly SentListed[] {
    return this.#tables;
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  /** Calls back when it becomes my turn somewhere. */
  onMyTurn(heard: (table: SentListed) => void): () => void {
    this.#turns.add(heard);
    return () => this.#turns.delete(heard);
  }

  async look(): Promise<void> {
    const answer = await once(this.#api.get<SentList>(`/api/tables?scope=mine&limit=${LIMIT}`));
    if (!isRefused(answer)) this.#set(answer.tables);
  }

  #hear(news: StreamNews): void {
    if (news.kind === 'anew') {
      void this.look();
      return;
    }
    if (news.kind === 'gone') this.#lookSoon();
    if (news.kind !== 'moves' && news.kind !== 'table') return;
    const table = told(news);
    const known = this.#tables.findIndex(({ id }) => id === news.table);
    // A table that I only watch is in no list of mine.
    if (known < 0 && table !== undefined && !isMine(table)) return;
    if (table === undefined || known < 0) {
      this.#lookSoon();
      return;
    }
    this.#set(this.#tables.with(known, { ...table, yourTurn: isMyTurn(table, news) }));
  }

  #lookSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.look();
    }, TOGETHER);
  }

  #set(tables: readonly SentListed[]): void {
    const known = new Set(this.#tables.map(({ id }) => id));
    this.#tables = tables
      .filter((table) => (table.status === 'open' || table.status === 'playing') && isMine(table))
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

/** Do I host the table, sit there, or have a seat kept that I want? */
function isMine({ mine, seats }: SentTable): boolean {
  return mine || seats.some((seat) => seat.you || isKeptForMe(seat));
}

type Told = Extract<StreamNews, { kind: 'moves' | 'table' }>;

function told(news: Told): SentTable | undefined {
  return news.state?.table ?? (news.kind === 'table' ? news.info : undefined);
}

/** Does the table wait for me? Who has confirmed a simultaneous choice is not waited for any more. */
function isMyTurn({ seats, toAct, status }: SentTable, { state }: Pick<Told, 'state'>): boolean {
  return status === 'playing' && (state?.waitingFor ?? toAct).some((seat) => seats[seat]?.you === true);
}
