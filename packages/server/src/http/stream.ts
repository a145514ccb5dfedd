import type { ServerResponse } from 'node:http';
import type { Seat } from '@clade/engine';
import { Problem } from '../problem.ts';
import type { Notice, Storage } from '../storage/storage.ts';
import { seatOfUser, type TableRecord } from '../table/record.ts';
import { publicTable, type Table } from '../table/table.ts';

interface Client {
  readonly user: string;
  readonly tables: Set<string>;
  readonly out: ServerResponse;
  /** The last notice that was sent; live ones wait until those of the past are through. */
  sent: number;
  waiting: (() => void)[] | undefined;
}

export interface StreamOptions {
  readonly storage: Storage;
  readonly maxStreams: number;
  open(id: string): Promise<Table>;
}

/** Milliseconds between signs of life. */
const HEARTBEAT = 20_000;
/** Notices of the past that are sent at most; a client further behind asks for its tables anew. */
const MOST_PAST = 1000;

/**
 * Live updates: one stream for each client, over all its tables. Every event has the number of its notice, so that a
 * client that comes back says the last number it saw and gets everything behind it, once.
 */
export class Streams {
  readonly #options: StreamOptions;
  readonly #clients = new Set<Client>();
  readonly #timer: NodeJS.Timeout;

  constructor(options: StreamOptions) {
    this.#options = options;
    this.#timer = setInterval(() => this.#beat(), HEARTBEAT);
    this.#timer.unref();
  }

  /** Attaches a client; `after` is the last number it saw, if it was here before. */
  async attach(
    user: string,
    tables: readonly string[],
    after: number | undefined,
    out: ServerResponse,
  ): Promise<void> {
    const { storage, maxStreams } = this.#options;
    const open = [...this.#clients].filter((c) => c.user === user);
    if (open.length >= maxStreams)
      throw new Problem(429, 'too-many-streams', `A person can have ${maxStreams} streams.`);
    out.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      connection: 'keep-alive',
    });
    const client: Client = { user, tables: new Set(tables), out, sent: after ?? 0, waiting: [] };
    this.#clients.add(client);
    out.on('close', () => this.#detach(client));
    if (after === undefined) {
      client.sent = await storage.lastNotice();
      out.write(`id: ${client.sent}\nevent: hello\ndata: {"tables":${tables.length}}\n\n`);
    } else await this.#catchUp(client, after);
    const waiting = client.waiting ?? [];
    client.waiting = undefined;
    for (const send of waiting) send();
    for (const table of client.tables) this.#presence(table);
  }

  async #catchUp(client: Client, after: number): Promise<void> {
    const past = await this.#options.storage.noticesAfter(after, [...client.tables], MOST_PAST + 1);
    if (past.length > MOST_PAST) {
      client.sent = await this.#options.storage.lastNotice();
      client.out.write(`id: ${client.sent}\nevent: reload\ndata: {}\n\n`);
      return;
    }
    for (const notice of past) {
      const table = await this.#options.open(notice.table);
      await this.#send(client, table, notice);
    }
    if (past.length === 0) client.out.write(': nothing new\n\n');
  }

  #detach(client: Client): void {
    this.#clients.delete(client);
    for (const table of client.tables) this.#presence(table);
  }

  #beat(): void {
    for (const { out } of this.#clients) out.write(': alive\n\n');
  }

  /** Tells everybody who watches a table; what it tells is on disk already. */
  publish(table: Table, notices: readonly Notice[], draftOf?: Seat): void {
    for (const client of this.#clients) {
      if (!client.tables.has(table.id)) {
        // Who has just taken a seat follows the table from now on.
        if (seatOfUser(table.record, client.user) < 0) continue;
        client.tables.add(table.id);
      }
      const tell = (): void => {
        for (const notice of notices) void this.#send(client, table, notice);
        if (draftOf !== undefined && seatOfUser(table.record, client.user) === draftOf)
          this.#draft(client, table);
      };
      if (client.waiting) client.waiting.push(tell);
      else tell();
    }
  }

  async #send(client: Client, table: Table, notice: Notice): Promise<void> {
    if (notice.seq <= client.sent) return;
    client.sent = notice.seq;
    const data = await this.#payload(client, table, notice);
    client.out.write(`id: ${notice.seq}\nevent: ${notice.kind}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  async #payload(client: Client, table: Table, { kind, from, n }: Notice): Promise<unknown> {
    const base = { table: table.id, n };
    if (kind === 'chat') {
      const [line] = await this.#options.storage.chat(table.id, from, 1);
      return { ...base, line: line && { id: line.id, name: line.name, text: line.text, at: line.at } };
    }
    const now = table.record.n === n ? { state: table.view(client.user) } : {};
    if (kind === 'table') return { ...base, info: publicTable(table.record, client.user), ...now };
    return { ...base, lines: table.since(client.user, from).filter((line) => line.n <= n), ...now };
  }

  #draft(client: Client, table: Table): void {
    const data = { table: table.id, n: table.record.n, state: table.view(client.user) };
    client.out.write(`event: draft\ndata: ${JSON.stringify(data)}\n\n`);
  }

  #presence(table: string): void {
    const here = [...this.#clients].filter((c) => c.tables.has(table) && c.waiting === undefined);
    const users = new Set(here.map((c) => c.user));
    for (const client of here) {
      void this.#options.open(table).then(
        ({ record }) => {
          const seats = presentSeats(record, users);
          if (this.#clients.has(client))
            client.out.write(
              `event: presence\ndata: ${JSON.stringify({ table, seats, watching: users.size - seats.length })}\n\n`,
            );
        },
        () => undefined,
      );
    }
  }

  get size(): number {
    return this.#clients.size;
  }

  close(): void {
    clearInterval(this.#timer);
    for (const { out } of this.#clients) out.end();
    this.#clients.clear();
  }
}

function presentSeats(record: TableRecord, users: ReadonlySet<string>): Seat[] {
  return record.seats.flatMap((seat, i) => (seat.kind === 'person' && users.has(seat.user) ? [i] : []));
}
