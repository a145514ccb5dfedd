import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Wire } from '@clade/engine';
import type { TableRecord, User } from '../table/record.ts';
import { migrate } from './migrations.ts';
import {
  type Change,
  type ChatLine,
  Conflict,
  type Draft,
  type Entry,
  type Loaded,
  type Notice,
  type Page,
  type Scope,
  type Secret,
  type Snapshot,
  type Storage,
  type Written,
} from './storage.ts';

interface Job {
  work(): unknown;
  done(value: unknown): void;
  fail(error: unknown): void;
}

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
        'INSERT INTO tables (id, version, status, visibility, host, updated_at, doc, seed, salt) VALUES (?, 1, ?, ?, ?, ?, ?, ?, ?)',
      ).run(
        table.id,
        table.status,
        table.visibility,
        table.host,
        table.createdAt,
        JSON.stringify(table),
        secret.seed,
        secret.salt,
      );
      this.#members(table);
      this.#entries(table.id, entries);
      return { notices: [this.#notify({ table: table.id, kind: 'table', from: 0, n: table.n })] };
    });
  }

  write(change: Change): Promise<Written> {
    return this.#commit(() => {
      const { table, basedOn, entries = [], drafts = [], chat, notices = [], seats, once } = change;
      const { changes } = this.#sql(
        'UPDATE tables SET version = ?, status = ?, visibility = ?, updated_at = coalesce(?, updated_at), doc = ? WHERE id = ? AND version = ?',
      ).run(
        basedOn + 1,
        table.status,
        table.visibility,
        // Drafts are nobody else's business: they do not move a table in other people's lists.
        notices.length > 0 || chat !== undefined ? Date.now() : null,
        JSON.stringify(table),
        table.id,
        basedOn,
      );
      if (changes !== 1) throw new Conflict(`table ${table.id} has been written since version ${basedOn}`);
      if (seats) this.#members(table);
      this.#entries(table.id, entries);
      for (const draft of drafts) this.#draft(table.id, draft);
      if (once) this.#remember(once);
      const line = chat === undefined ? undefined : this.#say(chat);
      const told =
        line === undefined
          ? notices
          : [...notices, { table: table.id, kind: 'chat' as const, from: line.id - 1, n: line.id }];
      const written = { notices: told.map((notice) => this.#notify(notice)) };
      return line === undefined ? written : { ...written, chat: line };
    });
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

  #draft(table: string, { seat, base, moves, confirmed }: Draft): void {
    if (moves.length === 0) {
      this.#sql('DELETE FROM drafts WHERE table_id = ? AND seat = ?').run(table, seat);
      return;
    }
    this.#sql(
      'INSERT OR REPLACE INTO drafts (table_id, seat, base, moves, confirmed) VALUES (?, ?, ?, ?, ?)',
    ).run(table, seat, base, JSON.stringify(moves), confirmed ? 1 : 0);
  }

  #remember({ user, key }: NonNullable<Change['once']>): void {
    this.#sql('INSERT INTO requests (user_id, key, at) VALUES (?, ?, ?)').run(user, key, Date.now());
  }

  #say(chat: Omit<ChatLine, 'id'>): ChatLine {
    const { lastInsertRowid } = this.#sql(
      'INSERT INTO chat (table_id, user_id, name, text, at) VALUES (?, ?, ?, ?, ?)',
    ).run(chat.table, chat.user, chat.name, chat.text, chat.at);
    return { id: Number(lastInsertRowid), ...chat };
  }

  #notify(notice: Omit<Notice, 'seq'>): Notice {
    const { lastInsertRowid } = this.#sql(
      'INSERT INTO notices (table_id, kind, from_n, n) VALUES (?, ?, ?, ?)',
    ).run(notice.table, notice.kind, notice.from, notice.n);
    return { seq: Number(lastInsertRowid), ...notice };
  }

  async load(id: string): Promise<Loaded | undefined> {
    const row = this.#sql('SELECT doc, version, seed, salt FROM tables WHERE id = ?').get(id) as
      | { doc: string; version: number; seed: string; salt: string }
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
      const { doc, updatedAt } = row as { doc: string; updatedAt: number };
      return { ...(JSON.parse(doc) as TableRecord), updatedAt };
    });
  }

  #rows(scope: Scope, before: number, limit: number): unknown[] {
    const page = 'AND updated_at < ? ORDER BY updated_at DESC LIMIT ?';
    const mine = '(host = ?1 OR id IN (SELECT table_id FROM members WHERE user_id = ?1))';
    switch (scope.kind) {
      case 'mine':
        return this.#sql(
          `SELECT doc, updated_at AS updatedAt FROM tables WHERE ${mine} AND status IN ('open', 'playing') ${page}`,
        ).all(scope.user, before, limit);
      case 'lobby':
        return this.#sql(
          `SELECT doc, updated_at AS updatedAt FROM tables WHERE status = 'open' AND visibility = 'public' ${page}`,
        ).all(before, limit);
      default:
        return scope.user === undefined
          ? this.#sql(
              `SELECT doc, updated_at AS updatedAt FROM tables WHERE status = 'finished' AND visibility = 'public' ${page}`,
            ).all(before, limit)
          : this.#sql(
              `SELECT doc, updated_at AS updatedAt FROM tables WHERE ${mine} AND status IN ('finished', 'cancelled') ${page}`,
            ).all(scope.user, before, limit);
    }
  }

  async tablesOf(user: string): Promise<readonly string[]> {
    const rows = this.#sql(
      'SELECT id FROM tables WHERE host = ?1 UNION SELECT table_id FROM members WHERE user_id = ?1',
    ).all(user);
    return rows.map((row) => String(row.id));
  }

  async playing(): Promise<readonly TableRecord[]> {
    const rows = this.#sql("SELECT doc FROM tables WHERE status = 'playing' ORDER BY updated_at DESC").all();
    return rows.map((row) => JSON.parse(String(row.doc)) as TableRecord);
  }

  async count(user: string): Promise<number> {
    const row = this.#sql(
      "SELECT count(*) AS n FROM tables WHERE host = ? AND status IN ('open', 'playing')",
    ).get(user);
    return Number(row?.n);
  }

  async answered(user: string, key: string): Promise<boolean> {
    return this.#sql('SELECT 1 FROM requests WHERE user_id = ? AND key = ?').get(user, key) !== undefined;
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

  async noticesAfter(
    seq: number,
    tables: readonly string[] | 'all',
    limit: number,
  ): Promise<readonly Notice[]> {
    const what = 'SELECT seq, table_id AS "table", kind, from_n AS "from", n FROM notices WHERE seq > ?';
    const rows =
      tables === 'all'
        ? this.#sql(`${what} ORDER BY seq LIMIT ?`).all(seq, limit)
        : this.#sql(`${what} AND table_id IN (SELECT value FROM json_each(?)) ORDER BY seq LIMIT ?`).all(
            seq,
            JSON.stringify(tables),
            limit,
          );
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
