import type { User } from '../table/record.ts';
import { Connection } from './connection.ts';
import type {
  ChangeRow,
  ChatRow,
  DocRow,
  DraftRow,
  EntryRow,
  JobRow,
  NewTableRow,
  NoticeRow,
  WrittenRow,
} from './rows.ts';
import { Conflict, type StateSnapshot, type Subscription } from './storage.ts';

/** Everything that changes the store, one method each; none of them returns before it is part of the transaction. */
type Writes = Pick<
  StoreWriter,
  | 'createUser'
  | 'renameUser'
  | 'moveUser'
  | 'eraseUser'
  | 'createTable'
  | 'write'
  | 'eraseLine'
  | 'setNote'
  | 'mute'
  | 'subscribe'
  | 'unsubscribe'
  | 'writeDocs'
  | 'changeJob'
  | 'finishJob'
  | 'postponeJob'
  | 'saveSnapshot'
  | 'dropSnapshots'
>;

/** One change as data: which method, with what. */
export type WriterJob = { [K in keyof Writes]: readonly [K, ...Parameters<Writes[K]>] }[keyof Writes];
/** What became of it. */
export type Outcome =
  | { readonly value: unknown }
  | { readonly failed: string; readonly why: 'conflict' | 'unwritable' | 'fault' };

/** KiB: the pages of some thousand tables that are played at. */
const CACHE = 64 * 1024;

/** Carries out changes, many in one commit. */
export class StoreWriter {
  readonly connection: Connection;

  constructor(path: string) {
    this.connection = new Connection(path, CACHE);
  }

  #sql(text: string): ReturnType<Connection['sql']> {
    return this.connection.sql(text);
  }

  /** When this returns, every change that has not failed is on disk. */
  run(jobs: readonly WriterJob[]): Outcome[] {
    return this.#together(jobs) ?? this.#apart(jobs);
  }

  #carryOut([name, ...args]: WriterJob): Outcome {
    return { value: (this[name] as (...all: readonly unknown[]) => unknown)(...args) };
  }

  /** All jobs in one transaction; undefined when one fails, and then none of them has happened. */
  #together(jobs: readonly WriterJob[]): Outcome[] | undefined {
    try {
      this.#sql('BEGIN IMMEDIATE').run();
      const outcomes = jobs.map((job) => this.#carryOut(job));
      this.#sql('COMMIT').run();
      return outcomes;
    } catch {
      if (this.connection.db.isTransaction) this.#sql('ROLLBACK').run();
      return undefined;
    }
  }

  /** The same once more, each job in a transaction of its own, so that only those that fail are lost. */
  #apart(jobs: readonly WriterJob[]): Outcome[] {
    try {
      this.#sql('BEGIN IMMEDIATE').run();
      const outcomes = jobs.map((job) => {
        this.#sql('SAVEPOINT job').run();
        let outcome: Outcome;
        try {
          outcome = this.#carryOut(job);
        } catch (error) {
          // A full disk takes the whole transaction back, with those that were carried out before.
          if (!this.connection.db.isTransaction) throw error;
          this.#sql('ROLLBACK TO job').run();
          outcome = failure(error);
        }
        this.#sql('RELEASE job').run();
        return outcome;
      });
      this.#sql('COMMIT').run();
      return outcomes;
    } catch (error) {
      if (this.connection.db.isTransaction) this.#sql('ROLLBACK').run();
      return jobs.map(() => failure(error));
    }
  }

  createUser({ id, name, createdAt }: User): void {
    this.#sql('INSERT INTO users (id, name, created_at) VALUES (?, ?, ?)').run(id, name, createdAt);
  }

  renameUser(id: string, name: string, said: boolean): void {
    this.#sql('UPDATE users SET name = ? WHERE id = ?').run(name, id);
    if (said) this.#sql('UPDATE chat SET name = ? WHERE user_id = ?').run(name, id);
  }

  moveUser(from: string, to: string): void {
    for (const text of MOVE_USER) this.#sql(`UPDATE OR IGNORE ${text}`).run(to, from);
    this.#forgetUser(from);
  }

  eraseUser(id: string): void {
    this.#forgetUser(id);
    this.#sql('DELETE FROM docs WHERE owner = ?').run(id);
    this.#sql("UPDATE chat SET user_id = '', name = '' WHERE user_id = ?").run(id);
    this.#sql('DELETE FROM users WHERE id = ?').run(id);
  }

  #forgetUser(id: string): void {
    for (const text of FORGET_USER) this.#sql(`DELETE FROM ${text}`).run(id);
  }

  createTable(row: NewTableRow): number {
    const { id, status, visibility, host, doc, seed, salt } = row;
    this.#sql(
      'INSERT INTO tables (id, version, status, visibility, host, doc, seed, salt) VALUES (?, 1, ?, ?, ?, ?, ?, ?)',
    ).run(id, status, visibility, host, doc, seed, salt);
    this.#entries(id, row.entries);
    const seq = this.#notify(id, ['table', 0, row.n], 0);
    this.#sql('UPDATE tables SET told = ? WHERE id = ?').run(seq, id);
    this.#members(id, row.people);
    return seq;
  }

  write(row: ChangeRow): WrittenRow {
    const { id, people, chat, notices } = row;
    const line = chat === undefined ? undefined : this.#say(id, chat);
    const seqs: number[] = [];
    for (const notice of notices) seqs.push(this.#notify(id, notice, seqs.at(-1)));
    if (line !== undefined) seqs.push(this.#notify(id, ['chat', line - 1, line], seqs.at(-1)));
    const other = this.#update(row, seqs.at(-1));
    if (other) this.#sql('UPDATE members SET over = ? WHERE table_id = ?').run(this.#over(id), id);
    if (people) {
      this.#members(id, people);
      this.#sql('UPDATE tables SET host = ? WHERE id = ? AND host <> ?').run(row.host, id, row.host);
    }
    this.#entries(id, row.entries);
    for (const draft of row.drafts) this.#draft(id, draft);
    if (row.docs) this.writeDocs(row.docs);
    for (const job of row.jobs ?? []) this.changeJob(job);
    return line === undefined ? { seqs } : { seqs, line };
  }

  /**
   * Writes the record, unless somebody else has; `told` is the number of the last notice, if there is a new one. True
   * when status or visibility are others than before.
   */
  #update({ id, status, visibility, basedOn, doc, asked }: ChangeRow, told: number | undefined): boolean {
    const values = [basedOn + 1, doc, asked ?? null, told ?? null];
    // A move changes neither status nor visibility; naming them would touch indexes that stay as they are.
    const same = this.#sql(UPDATE_SAME).run(...values, id, basedOn, status, visibility);
    if (same.changes === 1) return false;
    const other = this.#sql(UPDATE_OTHER).run(...values, status, visibility, id, basedOn);
    if (other.changes !== 1) throw new Conflict(`table ${id} has been written since version ${basedOn}`);
    return true;
  }

  /** By which number a table that is over stands in lists: that of the notice that told it. 0 when it is not over. */
  #over(id: string): number {
    return Number(this.#sql(OVER).get(id)?.over);
  }

  #members(table: string, people: readonly string[]): void {
    const over = this.#over(table);
    this.#sql('DELETE FROM members WHERE table_id = ?').run(table);
    const insert = this.#sql('INSERT INTO members (user_id, table_id, over) VALUES (?, ?, ?)');
    for (const user of people) insert.run(user, table, over);
  }

  #entries(table: string, entries: readonly EntryRow[]): void {
    const insert = this.#sql(
      'INSERT INTO entries (table_id, n, seat, move, hash, at) VALUES (?, ?, ?, ?, ?, ?)',
    );
    for (const entry of entries) insert.run(table, ...entry);
  }

  #draft(table: string, [seat, base, moves, confirmed]: DraftRow): void {
    if (moves === undefined) {
      this.#sql('DELETE FROM drafts WHERE table_id = ? AND seat = ?').run(table, seat);
      return;
    }
    this.#sql(
      'INSERT OR REPLACE INTO drafts (table_id, seat, base, moves, confirmed) VALUES (?, ?, ?, ?, ?)',
    ).run(table, seat, base, moves, confirmed ? 1 : 0);
  }

  #say(table: string, [user, name, text, at]: ChatRow): number {
    const { lastInsertRowid } = this.#sql(
      'INSERT INTO chat (table_id, user_id, name, text, at) VALUES (?, ?, ?, ?, ?)',
    ).run(table, user, name, text, at);
    return Number(lastInsertRowid);
  }

  /** Numbers a notice; it follows the last one of its table, or the one that was just given. */
  #notify(table: string, [kind, from, n]: NoticeRow, previous?: number): number {
    const { lastInsertRowid } = this.#sql(
      'INSERT INTO notices (table_id, kind, from_n, n, previous) VALUES (?1, ?2, ?3, ?4, coalesce(?5, (SELECT told FROM tables WHERE id = ?1)))',
    ).run(table, kind, from, n, previous ?? null);
    return Number(lastInsertRowid);
  }

  eraseLine(table: string, line: number): void {
    this.#sql("UPDATE chat SET text = '…' WHERE table_id = ? AND id = ?").run(table, line);
  }

  setNote(table: string, user: string, text: string): void {
    this.#sql('INSERT OR REPLACE INTO notes (table_id, user_id, text) VALUES (?, ?, ?)').run(
      table,
      user,
      text,
    );
  }

  mute(user: string, other: string, muted: boolean): void {
    this.#sql(
      muted
        ? 'INSERT OR IGNORE INTO mutes (user_id, muted_id) VALUES (?, ?)'
        : 'DELETE FROM mutes WHERE user_id = ? AND muted_id = ?',
    ).run(user, other);
  }

  subscribe({ endpoint, user, p256dh, auth, at }: Subscription, most: number): void {
    this.#sql(
      'INSERT OR REPLACE INTO subscriptions (endpoint, user_id, p256dh, auth, created_at) VALUES (?, ?, ?, ?, ?)',
    ).run(endpoint, user, p256dh, auth, at);
    this.#sql(
      'DELETE FROM subscriptions WHERE endpoint IN (SELECT endpoint FROM subscriptions WHERE user_id = ? ORDER BY created_at DESC, rowid DESC LIMIT -1 OFFSET ?)',
    ).run(user, most);
  }

  unsubscribe(user: string, endpoint: string): void {
    this.#sql('DELETE FROM subscriptions WHERE user_id = ? AND endpoint = ?').run(user, endpoint);
  }

  writeDocs(rows: readonly DocRow[]): void {
    for (const row of rows) this.#doc(row);
  }

  #doc([kind, id, owner, value, basedOn]: DocRow): void {
    const found = this.#sql('SELECT revision FROM docs WHERE kind = ? AND id = ?').get(kind, id);
    const revision = Number(found?.revision ?? 0);
    if (basedOn !== undefined && basedOn !== revision)
      throw new Conflict(`${kind} ${id} has revision ${revision}, not ${basedOn}`);
    if (value === undefined) this.#sql('DELETE FROM docs WHERE kind = ? AND id = ?').run(kind, id);
    else
      this.#sql('INSERT OR REPLACE INTO docs (kind, id, owner, revision, value) VALUES (?, ?, ?, ?, ?)').run(
        kind,
        id,
        owner,
        revision + 1,
        value,
      );
  }

  changeJob([kind, key, at, data]: JobRow): void {
    if (at === undefined) this.#sql('DELETE FROM jobs WHERE kind = ? AND key = ?').run(kind, key);
    else
      this.#sql('INSERT OR REPLACE INTO jobs (kind, key, at, data) VALUES (?, ?, ?, ?)').run(
        kind,
        key,
        at,
        data,
      );
  }

  finishJob(id: number): void {
    this.#sql('DELETE FROM jobs WHERE id = ?').run(id);
  }

  postponeJob(id: number, at: number): void {
    this.#sql('UPDATE jobs SET at = ?, failures = failures + 1 WHERE id = ?').run(at, id);
  }

  saveSnapshot(table: string, { n, words }: StateSnapshot): void {
    const bytes = new Uint8Array(words.slice().buffer);
    this.#sql('INSERT OR REPLACE INTO snapshots (table_id, n, words) VALUES (?, ?, ?)').run(table, n, bytes);
  }

  dropSnapshots(): void {
    this.#sql('DELETE FROM snapshots').run();
  }

  close(): void {
    this.connection.close();
  }
}

const MOVE_USER = [
  'notes SET user_id = ? WHERE user_id = ?',
  'mutes SET user_id = ? WHERE user_id = ?',
  'mutes SET muted_id = ? WHERE muted_id = ?',
  'subscriptions SET user_id = ? WHERE user_id = ?',
  'chat SET user_id = ? WHERE user_id = ?',
];
const FORGET_USER = [
  'notes WHERE user_id = ?',
  'mutes WHERE user_id = ?1 OR muted_id = ?1',
  'subscriptions WHERE user_id = ?',
];

const OVER = `
  SELECT CASE WHEN status IN ('finished', 'cancelled')
    THEN coalesce((SELECT max(over) FROM members WHERE table_id = id AND over > 0), told) ELSE 0 END AS over
  FROM tables WHERE id = ?`;
const SET = 'version = ?, doc = ?, asked = coalesce(?, asked), told = coalesce(?, told)';
const UPDATE_SAME = `UPDATE tables SET ${SET} WHERE id = ? AND version = ? AND status = ? AND visibility = ?`;
const UPDATE_OTHER = `UPDATE tables SET ${SET}, status = ?, visibility = ? WHERE id = ? AND version = ?`;

/** SQLite's codes for what is wrong with the disk and not with the change: read-only, input or output, full, cannot open. */
const DISK = [8, 10, 13, 14];

function failure(error: unknown): Extract<Outcome, { failed: string }> {
  const { errcode = 0 } = error as { errcode?: number };
  return {
    failed: error instanceof Error ? error.message : String(error),
    // An extended code has the plain one in its last byte.
    why: error instanceof Conflict ? 'conflict' : DISK.includes(errcode & 0xff) ? 'unwritable' : 'fault',
  };
}
