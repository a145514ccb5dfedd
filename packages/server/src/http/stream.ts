import type { ServerResponse } from 'node:http';
import type { Seat } from '@clade/engine';
import type { Presence } from '../nodes/presence.ts';
import { Problem } from '../problem.ts';
import { type NodeNews, type Notice, type Storage, Unreachable } from '../storage/storage.ts';
import { linesHeldBack, maySee, mayWatch, peopleAt, seatOfUser, type TableRecord } from '../table/record.ts';
import { chatLine, publicTable } from '../table/shown.ts';
import type { ServerTable } from '../table/table.ts';
import { withField } from './door.ts';
import { MOST_STREAMS } from './limits.ts';

/** One stream. What is to be sent waits here as numbers, not as text, so that a slow client costs next to nothing. */
interface Client {
  readonly user: string;
  readonly address: string;
  /** Links for spectators. */
  readonly watch: readonly string[];
  readonly tables: Set<string>;
  readonly out: ServerResponse;
  /** Number of the last notice that was sent. */
  sent: number;
  readonly notices: Notice[];
  /** Tables whose own draft, or whose presence, is to be told as it is then. */
  readonly drafts: Set<string>;
  readonly presence: Set<string>;
  pumping: boolean;
  /** When the client stopped reading. */
  stalledAt: number | undefined;
}

export interface StreamOptions {
  readonly storage: Storage;
  /** Streams of one person, and of one address. */
  readonly maxStreams: number;
  readonly maxStreamsOfAddress: number;
  /** Who is here on other nodes, and where they learn who is here on this one. */
  readonly presence: Presence;
  /** A table, of a version at least if one is named. */
  open(id: string, version?: number): Promise<ServerTable>;
  alarm(error: unknown): void;
  /** Milliseconds between signs of life. */
  readonly heartbeat?: number;
  /** Milliseconds after which a client that takes nothing is given up. */
  readonly patience?: number;
  /** Notices that are sent at most to a client that comes back, or wait for a slow one. */
  readonly mostPast?: number;
}

/** Notices read from the store at a time. */
const BATCH = 500;
/** Milliseconds after which a store that could not be read is tried again. */
const AGAIN = 500;

/**
 * Live updates: one stream for each client, over all its tables. Every event has the number of its notice, so that a
 * client that comes back says the last number it saw and gets everything behind it, once. What is told is read from
 * the store, in the order of the numbers: live events and those of the past take the same way.
 */
export class Streams {
  readonly #storage: Storage;
  readonly #presence: Presence;
  readonly #open: StreamOptions['open'];
  readonly #alarm: StreamOptions['alarm'];
  readonly #maxStreams: number;
  readonly #maxStreamsOfAddress: number;
  readonly #patience: number;
  readonly #mostPast: number;
  readonly #clients = new Set<Client>();
  readonly #byTable = new Map<string, Set<Client>>();
  readonly #byUser = new Map<string, Set<Client>>();
  readonly #byAddress = new Map<string, Set<Client>>();
  readonly #timer: NodeJS.Timeout;
  /** Notices up to this number have been given to the clients. */
  #head = 0;
  #started: Promise<void> = Promise.resolve();
  #news = false;
  #reading = false;
  #closed = false;

  constructor(options: StreamOptions) {
    const { storage, open, heartbeat = 20_000, patience, mostPast } = options;
    this.#storage = storage;
    this.#presence = options.presence;
    this.#open = open;
    this.#alarm = options.alarm;
    this.#maxStreams = options.maxStreams;
    this.#maxStreamsOfAddress = options.maxStreamsOfAddress;
    this.#patience = patience ?? 2 * heartbeat;
    this.#mostPast = mostPast ?? 1000;
    this.#timer = setInterval(() => this.#beat(), heartbeat);
    this.#timer.unref();
    storage.shared?.watch((news) => this.#hear(news));
    this.#presence.watch((table) => this.#tellPresence(table));
    this.#presence.whenDismissed((user) => this.#end(user));
  }

  /**
   * Attaches a client to the person's tables and to `extra` ones, which the person may watch; `after` is the last
   * number it saw, if it was here before.
   */
  async attach(
    { user, address, watch }: Pick<Client, 'user' | 'address' | 'watch'>,
    extra: readonly string[],
    after: number | undefined,
    out: ServerResponse,
  ): Promise<void> {
    if (this.#closed) throw new Problem(503, 'closing', 'The server is closing.');
    if (this.#clients.size >= MOST_STREAMS)
      throw new Problem(503, 'busy', 'Too many people are here at the moment; try again later.');
    if ((this.#byUser.get(user)?.size ?? 0) >= this.#maxStreams)
      throw new Problem(429, 'too-many-streams', `A person can have ${this.#maxStreams} streams.`);
    if ((this.#byAddress.get(address)?.size ?? 0) >= this.#maxStreamsOfAddress)
      throw new Problem(429, 'too-many-streams', `An address can have ${this.#maxStreamsOfAddress} streams.`);
    // A stream ends with its connection, so events go out as they are, not in chunks with a length each.
    out.useChunkedEncodingByDefault = false;
    out.shouldKeepAlive = false;
    out.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    out.flushHeaders();
    const client: Client = {
      user,
      address,
      watch,
      tables: new Set(),
      out,
      sent: Number.MAX_SAFE_INTEGER,
      notices: [],
      drafts: new Set(),
      presence: new Set(),
      pumping: true, // what comes in meanwhile waits until the past is through
      stalledAt: undefined,
    };
    if (this.#clients.size === 0) this.#started = this.#begin();
    this.#clients.add(client);
    add(this.#byUser, user, client);
    add(this.#byAddress, address, client);
    this.#presence.come(user);
    out.on('close', () => this.#detach(client));
    out.on('error', () => this.#detach(client));
    try {
      await this.#started;
      for (const table of [...(await this.#storage.tablesOf(user)), ...extra]) this.#follow(client, table);
      await this.#greet(client, after);
    } catch {
      this.#drop(client); // the answer has begun; the client tries again
      return;
    }
    client.pumping = false;
    for (const table of client.tables) this.#announce(table, client);
    this.#pump(client);
  }

  /** Nobody was here: what has happened so far is not news to anybody. */
  async #begin(): Promise<void> {
    this.#head = Math.max(this.#head, await this.#storage.lastNotice());
  }

  /** The first event, and for a client that was here before everything that it has missed. */
  async #greet(client: Client, after: number | undefined): Promise<void> {
    const last = await this.#storage.lastNotice();
    const past =
      after === undefined || after > last
        ? []
        : await this.#storage.noticesOf([...client.tables], after, this.#mostPast + 1);
    if (after === undefined) {
      client.sent = last;
      this.#write(client, `id: ${last}\nevent: hello\ndata: {"tables":${client.tables.size}}\n\n`);
      return;
    }
    // Too far behind, or from a time that this store does not know (it was restored from a backup).
    if (after > last || past.length > this.#mostPast) {
      client.sent = last;
      this.#write(client, `id: ${last}\nevent: reload\ndata: {}\n\n`);
      return;
    }
    client.sent = after;
    client.notices.unshift(...past);
    this.#write(client, `event: resumed\ndata: {"behind":${past.length}}\n\n`);
    // Drafts have no numbers: where the person is to act, the present one is told.
    const mine = await this.#storage.list({ kind: 'mine', user: client.user }, { limit: 100 });
    for (const record of mine) {
      if (record.toAct.includes(seatOfUser(record, client.user))) client.drafts.add(record.id);
    }
  }

  /** Tells everybody who watches a table; what it tells is on disk already. */
  publish(table: ServerTable, notices: readonly Notice[], draftOf?: Seat): void {
    if (this.#clients.size === 0) return;
    if (notices.length > 0) this.#tell(notices);
    if (draftOf === undefined) return;
    const seat = table.record.seats[draftOf];
    if (seat?.kind !== 'person') return;
    for (const client of this.#byUser.get(seat.user) ?? []) {
      client.drafts.add(table.id);
      this.#pump(client);
    }
  }

  /** Gives what is new to those whom it concerns: at once if nothing lies before it, else as the store has it. */
  #tell(notices: readonly Notice[]): void {
    const next = notices.every(({ seq, kind }, i) => seq === this.#head + 1 + i && kind !== 'table');
    if (next && !this.#reading) {
      for (const notice of notices) this.#give(notice);
      return;
    }
    this.#look();
  }

  /** Another node has written something. */
  #hear({ drafts }: NodeNews): void {
    if (this.#clients.size === 0 || this.#closed) return;
    this.#look();
    for (const [table, seat] of drafts) {
      if (this.#byTable.has(table)) this.#hearDraft(table, seat).catch(this.#alarm);
    }
  }

  async #hearDraft(id: string, seat: Seat): Promise<void> {
    this.publish(await this.#open(id), [], seat);
  }

  #look(): void {
    this.#news = true;
    if (!this.#reading) this.#read().catch((error: unknown) => this.#later(error));
  }

  /** The store could not be read; nobody has missed anything as long as it is read again. */
  #later(error: unknown): void {
    if (this.#closed) return;
    this.#alarm(error);
    setTimeout(() => this.#look(), AGAIN).unref();
  }

  async #read(): Promise<void> {
    this.#reading = true;
    try {
      await this.#started;
      while (this.#news && !this.#closed) {
        this.#news = false;
        for (;;) {
          const batch = await this.#storage.noticesAfter(this.#head, BATCH);
          for (const notice of batch) await this.#spread(notice);
          if (batch.length < BATCH) break;
        }
      }
    } finally {
      this.#reading = false;
    }
  }

  async #spread(notice: Notice): Promise<void> {
    if (notice.kind === 'table') await this.#welcome(notice.table);
    this.#give(notice);
  }

  #give(notice: Notice): void {
    this.#head = Math.max(this.#head, notice.seq);
    for (const client of this.#byTable.get(notice.table) ?? []) {
      if (client.notices.length >= this.#mostPast && client.stalledAt !== undefined) this.#drop(client);
      else {
        client.notices.push(notice);
        this.#pump(client);
      }
    }
  }

  /** Who has just taken a seat, is expected on one, or made the table, follows it from now on. */
  async #welcome(table: string): Promise<void> {
    const record = await this.#storage.record(table);
    if (record === undefined) return;
    for (const user of new Set([record.host, ...peopleAt(record)])) {
      for (const client of this.#byUser.get(user) ?? []) {
        if (client.tables.has(table)) continue;
        this.#follow(client, table);
        this.#announce(table, client);
      }
    }
  }

  /** Sends what waits for a client, one after the other, as fast as it takes it. */
  #pump(client: Client): void {
    if (client.pumping || !this.#clients.has(client)) return;
    client.pumping = true;
    this.#send(client).catch(() => this.#drop(client));
  }

  async #send(client: Client): Promise<void> {
    while (this.#clients.has(client)) {
      const notice = client.notices.shift();
      let text: string | undefined;
      if (notice !== undefined) text = await this.#told(client, notice);
      else if (client.drafts.size > 0) text = await this.#draft(client, take(client.drafts));
      else if (client.presence.size > 0) text = await this.#whoIsHere(take(client.presence));
      else {
        client.pumping = false; // at once: what comes from now on starts anew
        return;
      }
      if (text !== undefined && !this.#write(client, text)) await this.#drained(client);
    }
  }

  async #told(client: Client, notice: Notice): Promise<string | undefined> {
    if (notice.seq <= client.sent || !client.tables.has(notice.table)) return undefined;
    client.sent = notice.seq;
    const event = (name: string, data: string): string =>
      `id: ${notice.seq}\nevent: ${name}\ndata: ${data}\n\n`;
    try {
      const table = await this.#open(notice.table, notice.version);
      if (maySee(table.record, client.user, client)) {
        // What is said is for those at the table.
        const back = linesHeldBack(table.record, client.user);
        if (notice.kind === 'chat' && (back > 0 || !mayWatch(table.record, client.user))) return undefined;
        // Nothing of the game may be known yet.
        if (notice.kind === 'moves' && back > 0 && notice.n <= back) return undefined;
        return event(notice.kind, await this.#payload(client, table, notice));
      }
      this.#unfollow(client, notice.table);
      return event('gone', JSON.stringify({ table: notice.table }));
    } catch (error) {
      // The store is away: the client is ended, and comes back with the number before this one.
      if (error instanceof Unreachable) throw error;
      // A table that cannot be opened must not silence the others.
      const problem =
        error instanceof Problem
          ? error
          : new Problem(500, 'internal', 'Something went wrong on the server.');
      return event(
        notice.kind,
        JSON.stringify({ table: notice.table, n: notice.n, problem: problem.toJSON() }),
      );
    }
  }

  async #payload(client: Client, table: ServerTable, { kind, from, n }: Notice): Promise<string> {
    // Who is behind the game hears with every move of one that was made before.
    const { delay = 0 } = table.record;
    const held = seatOfUser(table.record, client.user) < 0 ? delay : 0;
    const base = { table: table.id, n: Math.max(0, n - linesHeldBack(table.record, client.user)) };
    if (kind === 'chat') {
      const [line] = await this.#storage.chat(table.id, from, 1);
      const muted = await this.#storage.muted(client.user);
      return JSON.stringify({ ...base, line: line && chatLine(table.record, line, client.user, muted) });
    }
    const told = JSON.stringify(
      kind === 'table'
        ? { ...base, info: publicTable(table.record, client.user) }
        : { ...base, lines: table.since(client.user, Math.max(0, from - held), base.n) },
    );
    if (table.record.n !== n) return told;
    // The own draft is in the state.
    client.drafts.delete(table.id);
    return withField(told, 'state', table.viewText(client.user));
  }

  async #draft(client: Client, id: string): Promise<string | undefined> {
    const table = await this.#open(id).catch(() => undefined);
    if (table === undefined || seatOfUser(table.record, client.user) < 0) return undefined;
    const data = JSON.stringify({ table: id, n: table.record.n });
    return `event: draft\ndata: ${withField(data, 'state', table.viewText(client.user))}\n\n`;
  }

  async #whoIsHere(table: string): Promise<string | undefined> {
    const record = await this.#storage.record(table);
    if (record === undefined) return undefined;
    const data = { table, ...this.presence(record) };
    return `event: presence\ndata: ${JSON.stringify(data)}\n\n`;
  }

  /** Who is here: seats whose people have a stream open, and how many others watch. */
  presence(record: TableRecord): { readonly seats: Seat[]; readonly watching: number } {
    const users = this.#usersAt(record.id);
    const seats = record.seats.flatMap((seat, i) =>
      seat.kind === 'person' && users.has(seat.user) ? [i] : [],
    );
    return { seats, watching: users.size - seats.length };
  }

  #usersAt(table: string, but?: Client): Set<string> {
    const users = new Set<string>();
    for (const client of this.#byTable.get(table) ?? []) if (client !== but) users.add(client.user);
    for (const user of this.#presence.elsewhere(table)) users.add(user);
    return users;
  }

  /** A client begins to follow a table: it learns who is there, and they learn of it. */
  #announce(table: string, client: Client): void {
    const others = this.#usersAt(table, client);
    if (others.size === 0) return;
    client.presence.add(table);
    if (!others.has(client.user)) this.#tellPresence(table, client);
  }

  #tellPresence(table: string, but?: Client): void {
    for (const client of this.#byTable.get(table) ?? []) {
      if (client === but) continue;
      client.presence.add(table);
      this.#pump(client);
    }
  }

  #follow(client: Client, table: string): void {
    if (client.tables.has(table)) return;
    client.tables.add(table);
    this.#presence.come(client.user, table);
    add(this.#byTable, table, client);
  }

  #unfollow(client: Client, table: string): void {
    client.tables.delete(table);
    remove(this.#byTable, table, client);
    this.#presence.go(client.user, table);
    if (!this.#usersAt(table).has(client.user)) this.#tellPresence(table);
  }

  /** False when the client does not keep up. */
  #write({ out }: Client, text: string): boolean {
    return out.destroyed || out.writableEnded || out.write(text);
  }

  #drained(client: Client): Promise<void> {
    const { out } = client;
    client.stalledAt = Date.now();
    return new Promise((done) => {
      const on = (): void => {
        client.stalledAt = undefined;
        out.off('drain', on);
        out.off('close', on);
        done();
      };
      out.on('drain', on);
      out.on('close', on);
    });
  }

  #beat(): void {
    for (const client of this.#clients) {
      if (client.stalledAt === undefined) this.#write(client, ': alive\n\n');
      else if (Date.now() - client.stalledAt >= this.#patience) this.#drop(client);
    }
  }

  /** Gives a client up; it comes back with the last number it saw. */
  #drop(client: Client): void {
    client.out.destroy();
    this.#detach(client);
  }

  #detach(client: Client): void {
    if (!this.#clients.delete(client)) return;
    remove(this.#byUser, client.user, client);
    remove(this.#byAddress, client.address, client);
    this.#presence.go(client.user);
    for (const table of [...client.tables]) this.#unfollow(client, table);
  }

  /** Has this person a stream open, on whichever node? */
  present(user: string): boolean {
    return this.#presence.present(user);
  }

  /** Ends the streams of a person who may not listen any more, on every node, and what is remembered of their cookies. */
  end(user: string): void {
    this.#presence.dismiss(user);
  }

  #end(user: string): void {
    for (const client of [...(this.#byUser.get(user) ?? [])]) this.#drop(client);
  }

  get size(): number {
    return this.#clients.size;
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#timer);
    const clients = [...this.#clients];
    for (const client of clients) {
      this.#presence.go(client.user);
      for (const table of client.tables) this.#presence.go(client.user, table);
    }
    this.#clients.clear();
    this.#byTable.clear();
    this.#byUser.clear();
    this.#byAddress.clear();
    for (const { out } of clients) {
      // Who does not read would never take the end.
      if (out.writableNeedDrain) out.destroy();
      else out.end();
    }
  }
}

function add(index: Map<string, Set<Client>>, key: string, client: Client): void {
  const found = index.get(key);
  if (found) found.add(client);
  else index.set(key, new Set([client]));
}

function remove(index: Map<string, Set<Client>>, key: string, client: Client): void {
  const found = index.get(key);
  found?.delete(client);
  if (found?.size === 0) index.delete(key);
}

function take(set: Set<string>): string {
  const [first] = set;
  set.delete(first as string);
  return first as string;
}
