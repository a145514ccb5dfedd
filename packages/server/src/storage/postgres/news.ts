import type { Client } from 'pg';
import { NEWS } from './changes.ts';
import { makeClient } from './connection.ts';

/** What another node has written. */
export interface OthersWrote {
  /** The number of its last notice; 0 when it has told nothing. */
  readonly seq: number;
  /** Drafts that have changed: table and seat. */
  readonly drafts: readonly (readonly [string, number])[];
}

export interface NewsOptions {
  readonly url: string;
  readonly node: string;
  /** The number of the advisory lock that says that this node lives. */
  readonly lock: number;
  wrote(news: OthersWrote): void;
  /** A message of another channel. */
  message(channel: string, text: string): void;
  /** The connection is there, for the first time or again: what came in between was not heard. */
  connected(): void;
  readonly channels: readonly string[];
}

/** Milliseconds between looks at the last number: what was not heard is found anyhow, and a dead connection is noticed. */
const LOOK = 1000;
/** Milliseconds after which a look that is not answered is given up, and until a lost connection is tried again. */
const LONGEST_LOOK = 5000;
const AGAIN = 250;

/** The connection on which a node hears from the others. It lives as long as the node, and is made anew when it breaks. */
export class News {
  readonly #options: NewsOptions;
  #client: Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #last = 0;
  #closed = false;

  constructor(options: NewsOptions) {
    this.#options = options;
  }

  async open(): Promise<void> {
    const client = makeClient(this.#options.url);
    try {
      await client.connect();
      client.on('notification', ({ channel, payload = '' }) => this.#hear(channel, payload));
      client.on('end', () => this.#lost(client));
      for (const channel of [NEWS, ...this.#options.channels]) await client.query(`LISTEN ${channel}`);
      await client.query('SELECT pg_advisory_lock_shared($1)', [this.#options.lock]);
      this.#client = client;
      this.#last = await look(client);
      this.#options.wrote({ seq: this.#last, drafts: [] });
      this.#options.connected();
      this.#next();
    } catch (error) {
      this.#client = undefined;
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  #hear(channel: string, payload: string): void {
    if (channel !== NEWS) {
      this.#options.message(channel, payload);
      return;
    }
    const [node, seq = '0', drafts = ''] = payload.split(' ');
    this.#last = Math.max(this.#last, Number(seq));
    if (node === this.#options.node) return;
    const changed = drafts.split(',').filter((one) => one !== '');
    this.#options.wrote({
      seq: Number(seq),
      drafts: changed.map((one) => {
        const [table = '', seat] = one.split('/');
        return [table, Number(seat)];
      }),
    });
  }

  #next(): void {
    this.#timer = setTimeout(() => void this.#look(), LOOK);
    this.#timer.unref();
  }

  async #look(): Promise<void> {
    const client = this.#client;
    if (client === undefined || this.#closed) return;
    const late = setTimeout(() => this.#lost(client), LONGEST_LOOK);
    try {
      const last = await look(client);
      if (last > this.#last) {
        this.#last = last;
        this.#options.wrote({ seq: last, drafts: [] });
      }
      this.#next();
    } catch {
      this.#lost(client);
    } finally {
      clearTimeout(late);
    }
  }

  #lost(client: Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    clearTimeout(this.#timer);
    client.end().catch(() => undefined);
    this.#again();
  }

  #again(): void {
    if (this.#closed) return;
    this.#timer = setTimeout(() => {
      this.open().catch(() => this.#again());
    }, AGAIN);
    this.#timer.unref();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }
}

async function look(client: Client): Promise<number> {
  const { rows } = await client.query<{ last: number }>('SELECT last FROM numbers');
  return rows[0]?.last ?? 0;
}
