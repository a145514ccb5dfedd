import type { Client, PoolClient } from 'pg';
import type { ChangeRow, WrittenRow } from '../rows.ts';
import { Conflict } from '../storage.ts';
import { type ChangeResult, changeValues, MOST_CHANGES, numbersOf, WRITE_CHANGES } from './changes.ts';
import { failure, isLost, makeClient } from './connection.ts';

interface Waiting {
  readonly row: ChangeRow;
  done(written: WrittenRow): void;
  fail(error: unknown): void;
}

export interface CommitOptions {
  readonly url: string;
  readonly node: string;
  /** Hears what is on disk now, just before those who wait for it do. */
  settling(written: WrittenRow): void;
}

/** Writes changes in a connection of its own; the changes, if all is well, of a batch in one commit. */
export async function writeChanges(
  client: Client | PoolClient,
  rows: readonly ChangeRow[],
  node: string,
): Promise<Map<string, WrittenRow>> {
  const query = { name: 'changes', text: WRITE_CHANGES, values: changeValues(rows, node) };
  return numbersOf(rows, (await client.query<ChangeResult>(query)).rows);
}

/** Changes on their way to the server: those that come in while others are being written share the next commit. */
export class PostgresCommits {
  readonly #options: CommitOptions;
  #client: Promise<Client> | undefined;
  #queue: Waiting[] = [];
  #writing: Promise<void> | undefined;
  #closing = false;

  constructor(options: CommitOptions) {
    this.#options = options;
  }

  write(row: ChangeRow): Promise<WrittenRow> {
    return new Promise((done, fail) => {
      if (this.#closing) throw new Error('the store is closed');
      this.#queue.push({ row, done, fail });
      this.#writing ??= this.#run();
    });
  }

  /** Resolves when what is being written at this moment is known to its writers. */
  async settled(): Promise<void> {
    await this.#batch;
  }
  #batch: Promise<void> | undefined;

  async #run(): Promise<void> {
    await new Promise(setImmediate); // what is asked for at the same time goes together
    while (this.#queue.length > 0) {
      this.#batch = this.#send(this.#take());
      await this.#batch;
    }
    this.#batch = undefined;
    this.#writing = undefined;
  }

  /** The next batch: every table once. */
  #take(): Waiting[] {
    const batch = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const waiting of this.#queue) {
      const { id } = waiting.row;
      if (batch.size < MOST_CHANGES && !batch.has(id)) batch.set(id, waiting);
      else later.push(waiting);
    }
    this.#queue = later;
    // Two nodes that hold several rows take them in the same order.
    return [...batch.values()].sort((a, b) => (a.row.id < b.row.id ? -1 : 1));
  }

  async #send(batch: readonly Waiting[]): Promise<void> {
    try {
      const rows = batch.map(({ row }) => row);
      this.#settle(batch, await writeChanges(await this.#connected(), rows, this.#options.node));
    } catch (error) {
      if (isLost(error)) {
        this.#drop();
        for (const { fail } of batch) fail(failure(error));
      } else if (batch.length === 1) batch[0]?.fail(failure(error));
      // One of them fails: each is committed by itself, so that the others are kept.
      else for (const waiting of batch) await this.#send([waiting]);
    }
  }

  #settle(batch: readonly Waiting[], written: ReadonlyMap<string, WrittenRow>): void {
    for (const row of written.values()) this.#options.settling(row);
    for (const { row, done, fail } of batch) {
      const own = written.get(row.id);
      if (own !== undefined) done(own);
      else fail(new Conflict(`table ${row.id} has been written since version ${row.basedOn}`));
    }
  }

  #connected(): Promise<Client> {
    this.#client ??= this.#connect();
    return this.#client;
  }

  async #connect(): Promise<Client> {
    const client = makeClient(this.#options.url);
    try {
      await client.connect();
    } catch (error) {
      this.#client = undefined; // the next one tries again
      throw error;
    }
    const own = this.#client;
    client.on('end', () => {
      if (this.#client === own) this.#client = undefined;
    });
    return client;
  }

  #drop(): void {
    const client = this.#client;
    this.#client = undefined;
    client?.then((lost) => lost.end()).catch(() => undefined);
  }

  /** Writes what was asked for, and ends. */
  async close(): Promise<void> {
    this.#closing = true;
    await this.#writing;
    const client = this.#client;
    this.#client = undefined;
    await client?.then((open) => open.end()).catch(() => undefined);
  }
}
