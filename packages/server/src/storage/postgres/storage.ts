import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Wire } from '@clade/engine';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { BadSetup } from '../../config.ts';
import { newId } from '../../ids.ts';
import type { Job, JobName } from '../../jobs/jobs.ts';
import type { TableRecord, User } from '../../table/record.ts';
import { Connection } from '../connection.ts';
import { readJson, readRecord, readWire, sound } from '../damage.ts';
import { migrate } from '../migrations.ts';
import {
  type ChangeRow,
  changeRow,
  type DocRow,
  docRow,
  newTableRow,
  type WrittenRow,
  written,
} from '../rows.ts';
import {
  type Change,
  Conflict,
  type Doc,
  type DocChange,
  type NodeNews as Heard,
  type Later,
  type Loaded,
  type Notice,
  type Page,
  PROBE,
  type Scope,
  type Secret,
  type SharedStorage,
  type StateSnapshot,
  type Storage,
  type StoredChat,
  type StoredMove,
  type Subscription,
  type UserData,
  type WrittenChange,
} from '../storage.ts';
import { NEWS } from './changes.ts';
import { PostgresCommits, writeChanges } from './commits.ts';
import { failure, makePool, makeQueuePool } from './connection.ts';
import { migratePostgres } from './migrations.ts';
import { News } from './news.ts';
import { Nodes } from './nodes.ts';
import { intoDatabase, intoFile } from './transfer.ts';
import { Versions } from './versions.ts';

const CHAT = 'id, table_id AS "table", user_id AS "user", name, text, at';
const NOTICE = 'seq, table_id AS "table", kind, from_n AS "from", n, version';
const SUBSCRIPTION = 'endpoint, user_id AS "user", p256dh, auth, created_at AS at';
/** On which nodes say things to each other. */
const TALK = 'clade_talk';
/** Connections for reading; one more writes, and one hears. */
const MOST_CONNECTIONS = 10;

interface Row {
  readonly [name: string]: unknown;
}

/** The store in PostgreSQL: several nodes share it, and it is the one truth. */
export class PostgresStorage implements Storage {
  readonly pool: Pool;
  readonly shared: SharedStorage;
  readonly nodes: Nodes;
  readonly #url: string;
  readonly #commits: PostgresCommits;
  readonly #news: News;
  /**
   * The last notice that may be read: who wrote it here knows that it is on disk, or another node wrote it. One that is
   * there already, but that its own table does not know of yet, would be told without what it tells of.
   */
  #told = 0;
  #watchers: ((news: Heard) => void)[] = [];
  #listeners: { said(text: string): void; anew(): void }[] = [];

  private constructor(url: string) {
    const node = newId();
    this.#url = url;
    this.pool = makePool(url, MOST_CONNECTIONS);
    const lock = randomBytes(6).readUIntBE(0, 6);
    this.nodes = new Nodes(this.pool, node, lock);
    this.#commits = new PostgresCommits({
      url,
      node,
      settling: ({ seqs }) => this.#hear(seqs.at(-1) ?? 0),
    });
    this.#news = new News({
      url,
      node,
      lock,
      channels: [TALK],
      wrote: ({ seq, drafts }) => void this.#wrote(seq, drafts),
      message: (_channel, text) => {
        for (const { said } of this.#listeners) said(text);
      },
      connected: () => {
        void this.nodes.enter();
        for (const { anew } of this.#listeners) anew();
      },
    });
    const versions = new Versions(this.pool);
    this.shared = {
      node,
      version: (table) => versions.of(table),
      later: async (table, after) => {
        const row = await this.#row<LoadedRow>('load', LOAD, [table, after]);
        return row && later(row);
      },
      watch: (heard) => this.#watchers.push(heard),
      kept: (name, make) => this.#kept(name, make),
      say: async (text) => {
        await this.#query('say', 'SELECT pg_notify($1, $2)', [TALK, text]);
      },
      listen: (said, anew) => this.#listeners.push({ said, anew }),
      nodes: () => this.nodes.alive(),
    };
  }

  /** Opens the store; an empty database becomes one. */
  static async open(url: string): Promise<PostgresStorage> {
    const store = new PostgresStorage(url);
    try {
      await migratePostgres(store.pool);
      await store.#news.open();
      await store.nodes.enter();
      return store;
    } catch (error) {
      await store.close();
      throw error;
    }
  }

  #hear(seq: number): void {
    this.#told = Math.max(this.#told, seq);
  }

  async #wrote(seq: number, drafts: Heard['drafts']): Promise<void> {
    // What is being written here may have a lower number, and be known to nobody yet.
    await this.#commits.settled();
    this.#hear(seq);
    for (const heard of this.#watchers) heard({ drafts });
  }

  async #query(name: string, text: string, values: readonly unknown[]): Promise<QueryResult<Row>> {
    try {
      return await this.pool.query<Row>({ name, text, values: [...values] });
    } catch (error) {
      throw failure(error);
    }
  }

  async #rows<T = Row>(name: string, text: string, values: readonly unknown[]): Promise<T[]> {
    return (await this.#query(name, text, values)).rows as T[];
  }

  async #row<T = Row>(name: string, text: string, values: readonly unknown[]): Promise<T | undefined> {
    return (await this.#rows<T>(name, text, values))[0];
  }

  async #run(name: string, text: string, values: readonly unknown[]): Promise<void> {
    await this.#query(name, text, values);
  }

  /** Everything in one commit, or nothing. */
  async #together<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    let client: PoolClient;
    try {
      client = await this.pool.connect();
    } catch (error) {
      throw failure(error);
    }
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      const value = await work(client);
      await client.query('COMMIT');
      return value;
    } catch (error) {
      await client.query('ROLLBACK').catch((lost: Error) => {
        broken = lost;
      });
      throw failure(error);
    } finally {
      client.release(broken);
    }
  }

  createUser({ id, name, createdAt }: User): Promise<void> {
    return this.#run('createUser', 'INSERT INTO users (id, name, created_at) VALUES ($1, $2, $3)', [
      id,
      name,
      createdAt,
    ]);
  }

  user(id: string): Promise<User | undefined> {
    return this.#row('user', 'SELECT id, name, created_at AS "createdAt" FROM users WHERE id = $1', [id]);
  }

  async renameUser(id: string, name: string, said = false): Promise<void> {
    await this.#run('renameUser', 'UPDATE users SET name = $2 WHERE id = $1', [id, name]);
    if (said) await this.#run('renameChat', 'UPDATE chat SET name = $2 WHERE user_id = $1', [id, name]);
  }

  moveUser(from: string, to: string): Promise<void> {
    return this.#together(async (client) => {
      for (const text of MOVE_USER) await client.query(text, [from, to]);
      for (const text of FORGET_USER) await client.query(text, [from]);
    });
  }

  eraseUser(id: string): Promise<void> {
    return this.#together(async (client) => {
      for (const text of [...FORGET_USER, ...ERASE_USER]) await client.query(text, [id]);
    });
  }

  async userData(id: string): Promise<UserData> {
    const notes = 'SELECT table_id AS "table", text FROM notes WHERE user_id = $1 ORDER BY 1';
    const chat = `SELECT ${CHAT} FROM chat WHERE user_id = $1 ORDER BY id`;
    return {
      notes: await this.#rows('notesOf', notes, [id]),
      chat: await this.#rows('chatOf', chat, [id]),
      muted: [...(await this.muted(id))],
      subscriptions: await this.subscriptions(id),
    };
  }

  async createTable(
    table: TableRecord,
    secret: Secret,
    entries: readonly StoredMove[] = [],
  ): Promise<WrittenChange> {
    const row = newTableRow(table, secret, entries);
    const column = (i: number): unknown[] => row.entries.map((entry) => entry[i]);
    const made = await this.#row<{ seq: number }>('createTable', CREATE_TABLE, [
      row.id,
      row.status,
      row.visibility,
      row.host,
      row.doc,
      row.seed,
      row.salt,
      row.n,
      [...new Set(row.people)],
      ...[0, 1, 2, 3, 4].map(column),
      this.shared.node,
    ]);
    const { seq } = made as { seq: number };
    this.#hear(seq);
    return { notices: [{ seq, table: table.id, kind: 'table', from: 0, n: table.n, version: 1 }] };
  }

  async write(change: Change): Promise<WrittenChange> {
    const row = changeRow(change);
    const numbers = row.docs ? await this.#writeWithDocs(row) : await this.#commits.write(row);
    const { notices, ...said } = written(change, numbers);
    const version = change.basedOn + 1;
    return { ...said, notices: notices.map((notice) => ({ ...notice, version })) };
  }

  async #writeWithDocs(row: ChangeRow): Promise<WrittenRow> {
    const numbers = await this.#together(async (client) => {
      await writeDocs(client, row.docs ?? []);
      const own = (await writeChanges(client, [row], this.shared.node)).get(row.id);
      if (own !== undefined) return own;
      throw new Conflict(`table ${row.id} has been written since version ${row.basedOn}`);
    });
    this.#hear(numbers.seqs.at(-1) ?? 0);
    return numbers;
  }

  async load(id: string): Promise<Loaded | undefined> {
    const row = await this.#row<LoadedRow>('load', LOAD, [id, 0]);
    return row && { ...later(row), secret: { seed: row.seed, salt: row.salt } };
  }

  async record(id: string): Promise<TableRecord | undefined> {
    const row = await this.#row<{ doc: string }>('record', 'SELECT doc FROM tables WHERE id = $1', [id]);
    return row && readRecord(row.doc);
  }

  async list(
    scope: Scope,
    { before = Number.MAX_SAFE_INTEGER, limit }: Page,
  ): Promise<readonly TableRecord[]> {
    const rows = await this.#listed(scope, before, limit);
    return sound(rows, ({ doc, told }) => ({ ...readRecord(doc), told }));
  }

  #listed(scope: Scope, before: number, limit: number): Promise<{ doc: string; told: number }[]> {
    const what = 'SELECT doc, told FROM tables WHERE';
    if (scope.kind === 'lobby' || scope.user === undefined) {
      const status = scope.kind === 'lobby' ? 'open' : 'finished';
      const page = 'AND listed < $1 ORDER BY listed DESC LIMIT $2';
      const text = `${what} status = '${status}' AND visibility = 'public' ${page}`;
      return this.#rows(`list ${status}`, text, [before, limit]);
    }
    const [told, own] = scope.kind === 'mine' ? ['told', 'over = 0'] : ['over', 'over > 0'];
    const text = `SELECT doc, ${told} AS told FROM members JOIN tables ON id = table_id
      WHERE user_id = $1 AND ${own} AND ${told} < $2 ORDER BY ${told} DESC LIMIT $3`;
    return this.#rows(`list ${scope.kind} of`, text, [scope.user, before, limit]);
  }

  async tablesOf(user: string): Promise<readonly string[]> {
    const text = 'SELECT table_id AS id FROM members WHERE user_id = $1';
    return (await this.#rows<{ id: string }>('tablesOf', text, [user])).map(({ id }) => id);
  }

  async playing(host?: string): Promise<readonly TableRecord[]> {
    const what = "SELECT doc FROM tables WHERE status = 'playing'";
    const order = 'ORDER BY told DESC';
    const rows =
      host === undefined
        ? await this.#rows<{ doc: string }>('playing', `${what} ${order}`, [])
        : await this.#rows<{ doc: string }>('playing of', `${what} AND host = $1 ${order}`, [host]);
    return sound(rows, ({ doc }) => readRecord(doc));
  }

  async count(user: string): Promise<number> {
    const text = "SELECT count(*) AS n FROM tables WHERE host = $1 AND status IN ('open', 'playing')";
    return (await this.#row<{ n: number }>('count', text, [user]))?.n ?? 0;
  }

  async seated(user: string): Promise<number> {
    const text = 'SELECT count(*) AS n FROM members WHERE user_id = $1 AND over = 0';
    return (await this.#row<{ n: number }>('seated', text, [user]))?.n ?? 0;
  }

  chat(table: string, after: number, limit: number): Promise<readonly StoredChat[]> {
    const text = `SELECT ${CHAT} FROM chat WHERE table_id = $1 AND id > $2 ORDER BY id LIMIT $3`;
    return this.#rows('chat', text, [table, after, limit]);
  }

  eraseLine(table: string, line: number): Promise<void> {
    const text = "UPDATE chat SET text = '…' WHERE table_id = $1 AND id = $2";
    return this.#run('eraseLine', text, [table, line]);
  }

  async note(table: string, user: string): Promise<string> {
    const text = 'SELECT text FROM notes WHERE table_id = $1 AND user_id = $2';
    return (await this.#row<{ text: string }>('note', text, [table, user]))?.text ?? '';
  }

  setNote(table: string, user: string, text: string): Promise<void> {
    const put =
      'INSERT INTO notes (table_id, user_id, text) VALUES ($1, $2, $3) ON CONFLICT (user_id, table_id) DO UPDATE SET text = excluded.text';
    return this.#run('setNote', put, [table, user, text]);
  }

  mute(user: string, other: string, muted: boolean): Promise<void> {
    return muted
      ? this.#run('mute', 'INSERT INTO mutes (user_id, muted_id) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
          user,
          other,
        ])
      : this.#run('unmute', 'DELETE FROM mutes WHERE user_id = $1 AND muted_id = $2', [user, other]);
  }

  async muted(user: string): Promise<ReadonlySet<string>> {
    const text = 'SELECT muted_id AS id FROM mutes WHERE user_id = $1';
    return new Set((await this.#rows<{ id: string }>('muted', text, [user])).map(({ id }) => id));
  }

  subscribe({ endpoint, user, p256dh, auth, at }: Subscription, most: number): Promise<void> {
    return this.#together(async (client) => {
      await client.query('DELETE FROM subscriptions WHERE endpoint = $1', [endpoint]);
      await client.query(
        'INSERT INTO subscriptions (endpoint, user_id, p256dh, auth, created_at) VALUES ($1, $2, $3, $4, $5)',
        [endpoint, user, p256dh, auth, at],
      );
      await client.query(
        'DELETE FROM subscriptions WHERE endpoint IN (SELECT endpoint FROM subscriptions WHERE user_id = $1 ORDER BY created_at DESC, nth DESC OFFSET $2)',
        [user, most],
      );
    });
  }

  unsubscribe(user: string, endpoint: string): Promise<void> {
    const text = 'DELETE FROM subscriptions WHERE user_id = $1 AND endpoint = $2';
    return this.#run('unsubscribe', text, [user, endpoint]);
  }

  subscriptions(user: string): Promise<readonly Subscription[]> {
    const text = `SELECT ${SUBSCRIPTION} FROM subscriptions WHERE user_id = $1 ORDER BY created_at, nth`;
    return this.#rows('subscriptions', text, [user]);
  }

  noticesAfter(seq: number, limit: number): Promise<readonly Notice[]> {
    const text = `SELECT ${NOTICE} FROM notices WHERE seq > $1 AND seq <= $2 ORDER BY seq LIMIT $3`;
    return this.#rows('noticesAfter', text, [seq, this.#told, limit]);
  }

  noticesOf(tables: readonly string[], after: number, limit: number): Promise<readonly Notice[]> {
    const latest = `SELECT ${NOTICE} FROM notices WHERE table_id = ANY ($1) AND seq > $2 AND seq <= $3 ORDER BY seq DESC LIMIT $4`;
    const text = `SELECT * FROM (${latest}) AS latest ORDER BY seq`;
    return this.#rows('noticesOf', text, [tables, after, this.#told, limit]);
  }

  async lastNotice(): Promise<number> {
    return this.#told;
  }

  async doc(kind: string, id: string): Promise<Doc | undefined> {
    const text = 'SELECT id, owner, revision, value FROM docs WHERE kind = $1 AND id = $2';
    const row = await this.#row('doc', text, [kind, id]);
    return row && doc(row);
  }

  async docsOf(kind: string, owner: string): Promise<readonly Doc[]> {
    const text =
      'SELECT id, owner, revision, value FROM docs WHERE kind = $1 AND owner = $2 ORDER BY id COLLATE "C"';
    return (await this.#rows('docsOf', text, [kind, owner])).map(doc);
  }

  writeDocs(changes: readonly DocChange[]): Promise<void> {
    return this.#together((client) => writeDocs(client, changes.map(docRow)));
  }

  /** Connections for those who carry out jobs. */
  queuePool(max: number): Pool {
    return makeQueuePool(this.#url, max);
  }

  putJob({ kind, key, at, data = null }: Job): Promise<void> {
    const text = 'SELECT put_job($1, $2, to_timestamp($3 / 1000.0), $4::json)::text';
    return this.#run('putJob', text, [kind, key, at, JSON.stringify(data)]);
  }

  /** Is a job still in the hands of who took it? */
  async hasJob(id: string, taker: string | null): Promise<boolean> {
    const text = 'SELECT 1 FROM graphile_worker._private_jobs WHERE id = $1 AND locked_by = $2';
    return (await this.#row('hasJob', text, [id, taker])) !== undefined;
  }

  dropJob({ kind, key }: JobName): Promise<void> {
    return this.#run('dropJob', 'SELECT graphile_worker.remove_job($1)::text', [`${kind}:${key}`]);
  }

  async snapshot(table: string): Promise<StateSnapshot | undefined> {
    const text = 'SELECT n, words FROM snapshots WHERE table_id = $1';
    const row = await this.#row<{ n: number; words: Buffer }>('snapshot', text, [table]);
    return row && { n: row.n, words: new Int32Array(new Uint8Array(row.words).buffer) };
  }

  saveSnapshot(table: string, { n, words }: StateSnapshot): Promise<void> {
    const bytes = Buffer.from(words.slice().buffer);
    const text =
      'INSERT INTO snapshots (table_id, n, words) VALUES ($1, $2, $3) ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, words = excluded.words';
    return this.#run('saveSnapshot', text, [table, n, bytes]);
  }

  dropSnapshots(): Promise<void> {
    return this.#run('dropSnapshots', 'DELETE FROM snapshots', []);
  }

  async #kept(name: string, make: () => string): Promise<string> {
    const found = 'SELECT value FROM kept WHERE name = $1';
    const put = 'INSERT INTO kept (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING';
    const row = await this.#row<{ value: string }>('kept', found, [name]);
    if (row !== undefined) return row.value;
    await this.#run('keep', put, [name, make()]);
    return (await this.#row<{ value: string }>('kept', found, [name]))?.value as string;
  }

  check(): Promise<void> {
    return this.writeDocs([PROBE]);
  }

  /** Into a file of SQLite, which a single node can be started with. */
  async backup(path: string): Promise<void> {
    const { db, close } = emptyFile(path);
    const client = await this.pool.connect();
    try {
      await intoFile(client, db);
    } finally {
      client.release(true); // whatever was begun there ends with it
      close();
    }
  }

  /** Everything of a backup; only into an empty store. */
  async restore(db: DatabaseSync): Promise<void> {
    const client = await this.pool.connect();
    try {
      const { rows } = await client.query('SELECT 1 FROM users LIMIT 1');
      if (rows.length > 0) throw new BadSetup('The database holds data already; restore into an empty one.');
      await intoDatabase(db, client);
    } finally {
      client.release(true);
    }
  }

  async close(): Promise<void> {
    await this.#commits.close();
    await this.nodes.leave();
    await this.#news.close();
    await this.pool.end();
  }
}

interface LoadedRow {
  readonly doc: string;
  readonly version: number;
  readonly seed: string;
  readonly salt: string;
  readonly asked: Buffer;
  readonly entries: readonly (readonly [number, number, string, string, number])[] | null;
  readonly drafts: readonly (readonly [number, number, string, boolean])[] | null;
}

function later(row: LoadedRow): Later {
  return {
    table: readRecord(row.doc),
    version: row.version,
    entries: (row.entries ?? []).map(
      ([n, seat, move, hash, at]): StoredMove => ({ n, seat, move: readWire(move), hash, at }),
    ),
    drafts: (row.drafts ?? []).map(([seat, base, moves, confirmed]) => ({
      seat,
      base,
      moves: readJson<Wire[]>(moves),
      confirmed,
    })),
    asked: new Uint8Array(row.asked),
  };
}

/** A new store in one file, of the present version. */
function emptyFile(path: string): { readonly db: DatabaseSync; close(): void } {
  const connection = new Connection(path, 64 * 1024);
  migrate(connection.db);
  return {
    db: connection.db,
    close() {
      // A backup is one file, without a write-ahead log beside it.
      connection.db.exec('PRAGMA journal_mode = DELETE');
      connection.close();
    },
  };
}

function doc(row: Row): Doc {
  return { ...(row as unknown as Doc), value: JSON.parse(String(row.value)) as unknown };
}

async function writeDocs(client: PoolClient, rows: readonly DocRow[]): Promise<void> {
  for (const [kind, id, owner, value, basedOn] of rows) {
    const [text, values] = docStatement(kind, id, owner, value, basedOn);
    const { rowCount } = await client.query(text, values);
    if (basedOn !== undefined && rowCount !== (value === undefined && basedOn === 0 ? 0 : 1))
      throw new Conflict(`${kind} ${id} has not revision ${basedOn}`);
  }
}

function docStatement(...[kind, id, owner, value, basedOn]: DocRow): [string, unknown[]] {
  const name = 'kind = $1 AND id = $2';
  if (value === undefined) {
    if (basedOn === undefined) return [`DELETE FROM docs WHERE ${name}`, [kind, id]];
    if (basedOn === 0) return [`SELECT 1 FROM docs WHERE ${name}`, [kind, id]];
    return [`DELETE FROM docs WHERE ${name} AND revision = $3`, [kind, id, basedOn]];
  }
  const insert =
    'INSERT INTO docs (kind, id, owner, value, revision) VALUES ($1, $2, $3, $4, 1) ON CONFLICT (kind, id) DO';
  const set = 'SET owner = $3, value = $4, revision = docs.revision + 1';
  if (basedOn === undefined) return [`${insert} UPDATE ${set}`, [kind, id, owner, value]];
  if (basedOn === 0) return [`${insert} NOTHING`, [kind, id, owner, value]];
  return [`UPDATE docs ${set} WHERE ${name} AND revision = $5`, [kind, id, owner, value, basedOn]];
}

const CREATE_TABLE = `
WITH counted AS (
  UPDATE numbers SET last = last + 1 RETURNING last AS seq
), made AS (
  INSERT INTO tables (id, version, status, visibility, host, told, listed, doc, seed, salt)
  SELECT $1, 1, $2, $3, $4, seq, seq, $5, $6, $7 FROM counted
), sitting AS (
  INSERT INTO members (user_id, table_id, over)
  SELECT who, $1, CASE WHEN $2 IN ('finished', 'cancelled') THEN seq ELSE 0 END FROM counted, unnest($9::text[]) AS who
), entered AS (
  INSERT INTO entries (table_id, n, seat, move, hash, at)
  SELECT $1, * FROM unnest($10::int[], $11::int[], $12::text[], $13::text[], $14::bigint[])
), noticed AS (
  INSERT INTO notices (seq, table_id, kind, from_n, n, version) SELECT seq, $1, 'table', 0, $8::bigint, 1 FROM counted
)
SELECT seq, pg_notify('${NEWS}', $15::text || ' ' || seq || ' ')::text FROM counted`;

// One statement: everything is of the same moment.
const LOAD = `
SELECT doc, version, seed, salt, asked,
  (SELECT json_agg(json_build_array(n, seat, move, hash, at) ORDER BY n) FROM entries WHERE table_id = id AND n > $2) AS entries,
  (SELECT json_agg(json_build_array(seat, base, moves, confirmed) ORDER BY seat) FROM drafts WHERE table_id = id) AS drafts
FROM tables WHERE id = $1`;

/** Rows of the first person become the second one's where that one has none. */
const MOVE_USER = [
  'INSERT INTO notes (table_id, user_id, text) SELECT table_id, $2, text FROM notes WHERE user_id = $1 ON CONFLICT DO NOTHING',
  'INSERT INTO mutes (user_id, muted_id) SELECT $2, muted_id FROM mutes WHERE user_id = $1 ON CONFLICT DO NOTHING',
  'INSERT INTO mutes (user_id, muted_id) SELECT user_id, $2 FROM mutes WHERE muted_id = $1 ON CONFLICT DO NOTHING',
  'UPDATE subscriptions SET user_id = $2 WHERE user_id = $1',
  'UPDATE chat SET user_id = $2 WHERE user_id = $1',
];
const FORGET_USER = [
  'DELETE FROM notes WHERE user_id = $1',
  'DELETE FROM mutes WHERE user_id = $1 OR muted_id = $1',
  'DELETE FROM subscriptions WHERE user_id = $1',
];
const ERASE_USER = [
  'DELETE FROM docs WHERE owner = $1',
  "UPDATE chat SET user_id = '', name = '' WHERE user_id = $1",
  'DELETE FROM users WHERE id = $1',
];
