import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Wire } from '@clade/engine';
import type { TableRecord, User } from '../table/record.ts';
import { migrate } from './migrations.ts';
import {
  type Change,
  type ChatLine,
  Conflict,
  type Entry,
  type Loaded,
  type Notice,
  type Page,
  type Scope,
  type Secret,
  type Snapshot,
  type Storage,
  type StoredDraft,
  type Subscription,
  type Written,
} from './storage.ts';

interface Job {
  work(): unknown;
  done(value: unknown): void;
  fail(error: unknown): void;
}

const NOTICE = 'seq, table_id AS "table", kind, from_n AS "from", n';

/**
 * One file, write-ahead log, synchronous FULL: what was answered survives a crash of the machine. Changes that come in
 * while others are being written share the next commit.
 */
export class SqliteStorage implements Storage {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  #queue: Job[] = [];
  #scheduled = false;

  constructor(path: string) {
    this.#db = new DatabaseSync(path);
    this.#db.exec('PRAGMA journal_mode = WAL');
    this.#db.exec('PRAGMA synchronous = FULL');
    this.#db.exec('PRAGMA foreign_keys = ON');
    this.#db.exec('PRAGMA busy_timeout = 5000');
    // KiB: the pages of some thousand tables that are played at.
    this.#db.exec('PRAGMA cache_size = -65536');
    // Pages: what is written again and again goes into the store itself less often.
    this.#db.exec('PRAGMA wal_autocheckpoint = 4000');
    migrate(this.#db);
  }

  #sql(text: string): StatementSync {
    let statement = this.#statements.get(text);
    if (statement === undefined) {
      statement = this.#db.prepare(text);
      this.#statements.set(text, statement);
    }
    return statement;
  }

  /** Runs `work` in the next commit; resolves when that is on disk. */
  #commit<T>(work: () => T): Promise<T> {
    return new Promise<T>((done, fail) => {
      if (!this.#db.isOpen) throw new Error('the store is closed');
      this.#queue.push({ work, done: done as Job['done'], fail });
      if (this.#scheduled) return;
      this.#scheduled = true;
      setImmediate(() => this.#flush());
    });
  }

  #flush(): void {
    const jobs = this.#queue;
    this.#queue = [];
    this.#scheduled = false;
    if (jobs.length === 0) return; // written when the store was closed
    const finished = this.#together(jobs) ?? this.#apart(jobs);
    for (const settle of finished) settle();
  }

  /** All jobs in one transaction; undefined when one fails, and then none of them has happened. */
  #together(jobs: readonly Job[]): (() => void)[] | undefined {
    try {
      this.#sql('BEGIN IMMEDIATE').run();
      const finished = jobs.map(({ work, done }) => {
        const value = work();
        return () => done(value);
      });
      this.#sql('COMMIT').run();
      return finished;
    } catch {
      if (this.#db.isTransaction) this.#sql('ROLLBACK').run();
      return undefined;
    }
  }

  /** The same once more, each job on its own feet, so that those that fail do not take the others along. */
  #apart(jobs: readonly Job[]): (() => void)[] {
    try {
      this.#sql('BEGIN IMMEDIATE').run();
      const finished = jobs.map(({ work, done, fail }) => {
        this.#sql('SAVEPOINT job').run();
        try {
          const value = work();
          return () => done(value);
        } catch (error) {
          this.#sql('ROLLBACK TO job').run();
          return () => fail(error);
        } finally {
          this.#sql('RELEASE job').run();
        }
      });
      this.#sql('COMMIT').run();
      return finished;
    } catch (error) {
      if (this.#db.isTransaction) this.#sql('ROLLBACK').run();
      return jobs.map(
        ({ fail }) =>
          () =>
            fail(error),
      );
    }
  }

  createUser(user: User): Promise<void> {
    return this.#commit(() => {
      this.#sql('INSERT INTO users (id, name, created_at) VALUES (?, ?, ?)').run(
        user.id,
        user.name,
        user.createdAt,
      );
    });
  }

  async user(id: string): Promise<User | undefined> {
    const row = this.#sql('SELECT id, name, created_at AS createdAt FROM users WHERE id = ?').get(id);
    return row as User | undefined;
  }

  renameUser(id: string, name: string): Promise<void> {
    return this.#commit(() => {
      this.#sql('UPDATE users SET name = ? WHERE id = ?').run(name, id);
    });
  }

  createTable(table: TableRecord, secret: Secret, entries: readonly Entry[] = []): Promise<Written> {
    return this.#commit(() => {
      this.#sql(
        'INSERT INTO tables (id, version, status, visibility, host, doc, seed, salt) VALUES (?, 1, ?, ?, ?, ?, ?, ?)',
      ).run(
        table.id,
        table.status,
        table.visibility,
        table.host,
        JSON.stringify(table),
        secret.seed,
        secret.salt,
      );
      this.#members(table);
      this.#entries(table.id, entries);
      const told = this.#notify({ table: table.id, kind: 'table', from: 0, n: table.n });
      this.#sql('UPDATE tables SET told = ? WHERE id = ?').run(told.seq, table.id);
      return { notices: [told] };
    });
  }

  write(change: Change): Promise<Written> {
    return this.#commit(() => {
      const { table, entries = [], drafts = [], chat, notices = [], seats } = change;
      const line = chat === undefined ? undefined : this.#say(chat);
      const about: Omit<Notice, 'seq'>[] =
        line === undefined
          ? [...notices]
          : [...notices, { table: table.id, kind: 'chat', from: line.id - 1, n: line.id }];
      const told: Notice[] = [];
      for (const notice of about) told.push(this.#notify(notice, told.at(-1)?.seq));
      this.#update(change, told.at(-1)?.seq);
      if (seats) this.#members(table);
      this.#entries(table.id, entries);
      for (const draft of drafts) this.#draft(table.id, draft);
      return line === undefined ? { notices: told } : { notices: told, chat: line };
    });
  }

  /** Writes the record, unless somebody else has; `told` is the number of the last notice, if there is a new one. */
  #update({ table, basedOn, asked }: Change, told: number | undefined): void {
    const { id, status, visibility } = table;
    const set = 'version = ?, doc = ?, asked = coalesce(?, asked), told = coalesce(?, told)';
    const values = [basedOn + 1, JSON.stringify(table), asked ?? null, told ?? null];
    // A move changes neither status nor visibility; naming them would touch indexes that stay as they are.
    const same = this.#sql(
      `UPDATE tables SET ${set} WHERE id = ? AND version = ? AND status = ? AND visibility = ?`,
    ).run(...values, id, basedOn, status, visibility);
    if (same.changes === 1) return;
    const other = this.#sql(
      `UPDATE tables SET ${set}, status = ?, visibility = ? WHERE id = ? AND version = ?`,
    ).run(...values, status, visibility, id, basedOn);
    if (other.changes !== 1) throw new Conflict(`table ${id} has been written since version ${basedOn}`);
  }

  #members(table: TableRecord): void {
    this.#sql('DELETE FROM members WHERE table_id = ?').run(table.id);
    for (const seat of table.seats) {
      if (seat.kind !== 'person') continue;
      this.#sql('INSERT OR IGNORE INTO members (user_id, table_id) VALUES (?, ?)').run(seat.user, table.id);
    }
  }

  #entries(table: string, entries: readonly Entry[]): void {
    const insert = this.#sql(
      'INSERT INTO entries (table_id, n, seat, move, hash, at) VALUES (?, ?, ?, ?, ?, ?)',
    );
    for (const { n, seat, move, hash, at } of entries)
      insert.run(table, n, seat, JSON.stringify(move), hash, at);
  }

  #draft(table: string, { seat, base, moves, confirmed }: StoredDraft): void {
    if (moves.length === 0) {
      this.#sql('DELETE FROM drafts WHERE table_id = ? AND seat = ?').run(table, seat);
      return;
    }
    this.#sql(
      'INSERT OR REPLACE INTO drafts (table_id, seat, base, moves, confirmed) VALUES (?, ?, ?, ?, ?)',
    ).run(table, seat, base, JSON.stringify(moves), confirmed ? 1 : 0);
  }

  #say(chat: Omit<ChatLine, 'id'>): ChatLine {
    const { lastInsertRowid } = this.#sql(
      'INSERT INTO chat (table_id, user_id, name, text, at) VALUES (?, ?, ?, ?, ?)',
    ).run(chat.table, chat.user, chat.name, chat.text, chat.at);
    return { id: Number(lastInsertRowid), ...chat };
  }

  /** Numbers a notice; it follows the last one of its table, or the one that was just given. */
  #notify(notice: Omit<Notice, 'seq'>, previous?: number): Notice {
    const { table, kind, from, n } = notice;
    const { lastInsertRowid } = this.#sql(
      'INSERT INTO notices (table_id, kind, from_n, n, previous) VALUES (?1, ?2, ?3, ?4, coalesce(?5, (SELECT told FROM tables WHERE id = ?1)))',
    ).run(table, kind, from, n, previous ?? null);
    return { seq: Number(lastInsertRowid), ...notice };
  }

  async load(id: string): Promise<Loaded | undefined> {
    const row = this.#sql('SELECT doc, version, seed, salt, asked FROM tables WHERE id = ?').get(id) as
      | { doc: string; version: number; seed: string; salt: string; asked: Uint8Array }
      | undefined;
    if (row === undefined) return undefined;
    const entries = this.#sql(
      'SELECT n, seat, move, hash, at FROM entries WHERE table_id = ? ORDER BY n',
    ).all(id);
    const drafts = this.#sql(
      'SELECT seat, base, moves, confirmed FROM drafts WHERE table_id = ? ORDER BY seat',
    ).all(id);
    return {
      table: JSON.parse(row.doc) as TableRecord,
      version: row.version,
      secret: { seed: row.seed, salt: row.salt },
      entries: entries.map((e) => ({ ...e, move: JSON.parse(String(e.move)) as Wire }) as Entry),
      drafts: drafts.map((d) => ({
        seat: Number(d.seat),
        base: Number(d.base),
        moves: JSON.parse(String(d.moves)) as Wire[],
        confirmed: d.confirmed === 1,
      })),
      asked: row.asked,
    };
  }

  async record(id: string): Promise<TableRecord | undefined> {
    const row = this.#sql('SELECT doc FROM tables WHERE id = ?').get(id);
    return row === undefined ? undefined : (JSON.parse(String(row.doc)) as TableRecord);
  }

  async list(
    scope: Scope,
    { before = Number.MAX_SAFE_INTEGER, limit }: Page,
  ): Promise<readonly TableRecord[]> {
    const rows = this.#rows(scope, before, limit);
    return rows.map((row) => {
      const { doc, told } = row as { doc: string; told: number };
      return { ...(JSON.parse(doc) as TableRecord), told };
    });
  }

  #rows(scope: Scope, before: number, limit: number): unknown[] {
    const what = 'SELECT doc, told FROM tables WHERE';
    const page = 'AND told < ? ORDER BY told DESC LIMIT ?';
    const mine = '(host = ?1 OR id IN (SELECT table_id FROM members WHERE user_id = ?1))';
    if (scope.kind === 'lobby')
      return this.#sql(`${what} status = 'open' AND visibility = 'public' ${page}`).all(before, limit);
    if (scope.user === undefined)
      return this.#sql(`${what} status = 'finished' AND visibility = 'public' ${page}`).all(before, limit);
    const status = scope.kind === 'mine' ? "('open', 'playing')" : "('finished', 'cancelled')";
    return this.#sql(`${what} ${mine} AND status IN ${status} ${page}`).all(scope.user, before, limit);
  }

  async tablesOf(user: string): Promise<readonly string[]> {
    const rows = this.#sql(
      'SELECT id FROM tables WHERE host = ?1 UNION SELECT table_id FROM members WHERE user_id = ?1',
    ).all(user);
    return rows.map((row) => String(row.id));
  }

  async playing(): Promise<readonly TableRecord[]> {
    const rows = this.#sql("SELECT doc FROM tables WHERE status = 'playing' ORDER BY told DESC").all();
    return rows.map((row) => JSON.parse(String(row.doc)) as TableRecord);
  }

  async count(user: string): Promise<number> {
    const row = this.#sql(
      "SELECT count(*) AS n FROM tables WHERE host = ? AND status IN ('open', 'playing')",
    ).get(user);
    return Number(row?.n);
  }

  async chat(table: string, after: number, limit: number): Promise<readonly ChatLine[]> {
    const rows = this.#sql(
      'SELECT id, table_id AS "table", user_id AS user, name, text, at FROM chat WHERE table_id = ? AND id > ? ORDER BY id LIMIT ?',
    ).all(table, after, limit);
    return rows as unknown as ChatLine[];
  }

  async note(table: string, user: string): Promise<string> {
    const row = this.#sql('SELECT text FROM notes WHERE table_id = ? AND user_id = ?').get(table, user);
    return row === undefined ? '' : String(row.text);
  }

  setNote(table: string, user: string, text: string): Promise<void> {
    return this.#commit(() => {
      this.#sql('INSERT OR REPLACE INTO notes (table_id, user_id, text) VALUES (?, ?, ?)').run(
        table,
        user,
        text,
      );
    });
  }

  mute(user: string, other: string, muted: boolean): Promise<void> {
    return this.#commit(() => {
      this.#sql(
        muted
          ? 'INSERT OR IGNORE INTO mutes (user_id, muted_id) VALUES (?, ?)'
          : 'DELETE FROM mutes WHERE user_id = ? AND muted_id = ?',
      ).run(user, other);
    });
  }

  async muted(user: string): Promise<ReadonlySet<string>> {
    const rows = this.#sql('SELECT muted_id AS id FROM mutes WHERE user_id = ?').all(user);
    return new Set(rows.map((row) => String(row.id)));
  }

  subscribe({ endpoint, user, p256dh, auth, at }: Subscription, most: number): Promise<void> {
    return this.#commit(() => {
      this.#sql(
        'INSERT OR REPLACE INTO subscriptions (endpoint, user_id, p256dh, auth, created_at) VALUES (?, ?, ?, ?, ?)',
      ).run(endpoint, user, p256dh, auth, at);
      this.#sql(
        'DELETE FROM subscriptions WHERE endpoint IN (SELECT endpoint FROM subscriptions WHERE user_id = ? ORDER BY created_at DESC, rowid DESC LIMIT -1 OFFSET ?)',
      ).run(user, most);
    });
  }

  unsubscribe(user: string, endpoint: string): Promise<void> {
    return this.#commit(() => {
      this.#sql('DELETE FROM subscriptions WHERE user_id = ? AND endpoint = ?').run(user, endpoint);
    });
  }

  async subscriptions(user: string): Promise<readonly Subscription[]> {
    const rows = this.#sql(
      'SELECT endpoint, user_id AS user, p256dh, auth, created_at AS at FROM subscriptions WHERE user_id = ? ORDER BY created_at, rowid',
    ).all(user);
    return rows as unknown as Subscription[];
  }

  async subscribers(): Promise<readonly string[]> {
    const rows = this.#sql('SELECT DISTINCT user_id AS id FROM subscriptions').all();
    return rows.map((row) => String(row.id));
  }

  async notified(user: string, table: string): Promise<number> {
    const row = this.#sql('SELECT n FROM notified WHERE user_id = ? AND table_id = ?').get(user, table);
    return row === undefined ? -1 : Number(row.n);
  }

  setNotified(user: string, table: string, n: number): Promise<void> {
    return this.#commit(() => {
      this.#sql('INSERT OR REPLACE INTO notified (user_id, table_id, n) VALUES (?, ?, ?)').run(
        user,
        table,
        n,
      );
    });
  }

  async noticesAfter(seq: number, limit: number): Promise<readonly Notice[]> {
    const rows = this.#sql(`SELECT ${NOTICE} FROM notices WHERE seq > ? ORDER BY seq LIMIT ?`).all(
      seq,
      limit,
    );
    return rows as unknown as Notice[];
  }

  async noticesOf(tables: readonly string[], after: number, limit: number): Promise<readonly Notice[]> {
    // From the last notice of each table back to the one before it, the newest of all first, until there are enough.
    const rows = this.#sql(
      `WITH RECURSIVE back (at) AS (
         SELECT told FROM tables WHERE id IN (SELECT value FROM json_each(?1)) AND told > ?2
         UNION ALL
         SELECT previous FROM back JOIN notices ON seq = at WHERE previous > ?2
         ORDER BY 1 DESC LIMIT ?3
       )
       SELECT ${NOTICE} FROM back JOIN notices ON seq = at ORDER BY seq`,
    ).all(JSON.stringify(tables), after, limit);
    return rows as unknown as Notice[];
  }

  async lastNotice(): Promise<number> {
    const row = this.#sql('SELECT coalesce(max(seq), 0) AS seq FROM notices').get();
    return Number(row?.seq);
  }

  async snapshot(table: string): Promise<Snapshot | undefined> {
    const row = this.#sql('SELECT n, words FROM snapshots WHERE table_id = ?').get(table);
    if (row === undefined) return undefined;
    const bytes = row.words as Uint8Array;
    return { n: Number(row.n), words: new Int32Array(bytes.slice().buffer) };
  }

  saveSnapshot(table: string, { n, words }: Snapshot): Promise<void> {
    return this.#commit(() => {
      const bytes = new Uint8Array(words.slice().buffer);
      this.#sql('INSERT OR REPLACE INTO snapshots (table_id, n, words) VALUES (?, ?, ?)').run(
        table,
        n,
        bytes,
      );
    });
  }

  dropSnapshots(): Promise<void> {
    return this.#commit(() => {
      this.#sql('DELETE FROM snapshots').run();
    });
  }

  async backup(path: string): Promise<void> {
    this.#db.prepare('VACUUM INTO ?').run(path);
  }

  async close(): Promise<void> {
    if (this.#queue.length > 0) this.#flush();
    this.#statements.clear();
    this.#db.close();
  }
}
