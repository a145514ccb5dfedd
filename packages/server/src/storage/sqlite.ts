import type { Wire } from '@clade/engine';
import type { Job, JobName } from '../jobs/jobs.ts';
import type { JobStore, StoredJob } from '../jobs/local.ts';
import type { TableRecord, User } from '../table/record.ts';
import { Commits } from './commits.ts';
import { Connection } from './connection.ts';
import { asDamage, reading, readJson, readRecord, readWire, sound } from './damage.ts';
import { HighWater, lastSeq, passOverSeqs } from './high-water.ts';
import { migrate } from './migrations.ts';
import { changeRow, docRow, jobRow, newTableRow, type WrittenRow, written } from './rows.ts';
import type {
  Change,
  Doc,
  DocChange,
  Loaded,
  Notice,
  Page,
  Scope,
  Secret,
  StateSnapshot,
  Storage,
  StoredChat,
  StoredMove,
  Subscription,
  UserData,
  WrittenChange,
} from './storage.ts';
import { Damaged, PROBE } from './storage.ts';

const CHAT = 'id, table_id AS "table", user_id AS user, name, text, at';
const NOTICE = 'seq, table_id AS "table", kind, from_n AS "from", n';

/** KiB: tables stay in memory themselves, and little is read twice. */
const CACHE = 4 * 1024;

/** The store in one file of SQLite: it is read here, and written by a thread of its own. */
export class SqliteStorage implements Storage, JobStore {
  readonly #connection: Connection;
  readonly #commits: Commits;
  /**
   * The last notice whose writer has heard that it is on disk. One that is there already, but that its own table does
   * not know of yet, must not be read: it would be told without what it tells of.
   */
  #told: number;
  readonly #highWater: HighWater;
  /** What was told once and is not there any more: from which number to which. */
  readonly lost: { readonly from: number; readonly to: number } | undefined;
  #jobsChanged: () => void = () => undefined;

  /** `thread` is the module that writes. */
  constructor(path: string, thread?: URL) {
    this.#connection = new Connection(path, CACHE);
    migrate(this.#connection.db);
    this.#told = lastSeq(this.#connection.db);
    this.#highWater = new HighWater(path);
    const mark = this.#highWater.read() ?? 0;
    this.lost = mark > this.#told ? { from: this.#told + 1, to: mark } : undefined;
    if (this.lost) passOverSeqs(this.#connection.db, mark);
    this.#commits = new Commits(
      path,
      (jobs, values) => {
        let later = false;
        for (const [i, job] of jobs.entries()) {
          if (job[0] === 'createTable') this.#hear(values[i] as number);
          else if (job[0] === 'write') {
            for (const seq of (values[i] as WrittenRow).seqs) this.#hear(seq);
            later ||= job[1].jobs !== undefined;
          } else later ||= job[0] === 'changeJob';
        }
        if (later) this.#jobsChanged();
      },
      thread,
    );
  }

  #hear(seq: number): void {
    if (seq <= this.#told) return;
    this.#told = seq;
    this.#highWater.raise(seq);
  }

  #sql(text: string): ReturnType<Connection['sql']> {
    return this.#connection.sql(text);
  }

  createUser(user: User): Promise<void> {
    return this.#commits.ask(['createUser', user]);
  }

  async user(id: string): Promise<User | undefined> {
    const row = this.#sql('SELECT id, name, created_at AS createdAt FROM users WHERE id = ?').get(id);
    return row as User | undefined;
  }

  renameUser(id: string, name: string, said = false): Promise<void> {
    return this.#commits.ask(['renameUser', id, name, said]);
  }

  moveUser(from: string, to: string): Promise<void> {
    return this.#commits.ask(['moveUser', from, to]);
  }

  eraseUser(id: string): Promise<void> {
    return this.#commits.ask(['eraseUser', id]);
  }

  async userData(id: string): Promise<UserData> {
    const notes = this.#sql('SELECT table_id AS "table", text FROM notes WHERE user_id = ? ORDER BY 1').all(
      id,
    );
    const chat = this.#sql(`SELECT ${CHAT} FROM chat WHERE user_id = ? ORDER BY id`).all(id);
    return {
      notes: notes as unknown as UserData['notes'],
      chat: chat as unknown as StoredChat[],
      muted: [...(await this.muted(id))],
      subscriptions: await this.subscriptions(id),
    };
  }

  async createTable(
    table: TableRecord,
    secret: Secret,
    entries: readonly StoredMove[] = [],
  ): Promise<WrittenChange> {
    const seq = await this.#commits.ask<number>(['createTable', newTableRow(table, secret, entries)]);
    return { notices: [{ seq, table: table.id, kind: 'table', from: 0, n: table.n }] };
  }

  async write(change: Change): Promise<WrittenChange> {
    return written(change, await this.#commits.ask<WrittenRow>(['write', changeRow(change)]));
  }

  async load(id: string): Promise<Loaded | undefined> {
    return reading(() => this.#load(id));
  }

  #load(id: string): Loaded | undefined {
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
      table: readRecord(row.doc),
      version: row.version,
      secret: { seed: row.seed, salt: row.salt },
      entries: entries.map((e) => ({ ...e, move: readWire(e.move) }) as StoredMove),
      drafts: drafts.map((d) => ({
        seat: Number(d.seat),
        base: Number(d.base),
        moves: readJson<Wire[]>(d.moves),
        confirmed: d.confirmed === 1,
      })),
      asked: row.asked,
    };
  }

  async record(id: string): Promise<TableRecord | undefined> {
    const row = reading(() => this.#sql('SELECT doc FROM tables WHERE id = ?').get(id));
    return row === undefined ? undefined : readRecord(row.doc);
  }

  async list(
    scope: Scope,
    { before = Number.MAX_SAFE_INTEGER, limit }: Page,
  ): Promise<readonly TableRecord[]> {
    if (scope.kind !== 'lobby' && scope.user !== undefined)
      return this.#records(LISTS[scope.kind], [scope.user, before, limit]);
    return this.#records(scope.kind === 'lobby' ? LISTS.lobby : LISTS.finished, [before, limit]);
  }

  /** The records of a list; where a page of them is damaged, those that are not, one by one. */
  #records({ all, alone }: List, values: readonly (string | number)[]): TableRecord[] {
    try {
      return sound(this.#sql(all).all(...values), listed);
    } catch (error) {
      if (!(asDamage(error) instanceof Damaged)) throw error;
      const one = this.#sql('SELECT doc, told FROM tables WHERE rowid = ?');
      const records = sound(this.#sql(alone).all(...values), ({ row, ...more }) =>
        listed({ ...one.get(row as number), ...more }),
      );
      return records.sort((a, b) => (b.told ?? 0) - (a.told ?? 0));
    }
  }

  async tablesOf(user: string): Promise<readonly string[]> {
    const rows = this.#sql('SELECT table_id AS id FROM members WHERE user_id = ?').all(user);
    return rows.map((row) => String(row.id));
  }

  async playing(host?: string): Promise<readonly TableRecord[]> {
    const rows = host === undefined ? this.#records(LISTS.playing, []) : this.#records(LISTS.hosted, [host]);
    return rows.map(({ told: _, ...record }) => record);
  }

  async count(user: string): Promise<number> {
    const row = this.#sql(
      "SELECT count(*) AS n FROM tables WHERE host = ? AND status IN ('open', 'playing')",
    ).get(user);
    return Number(row?.n);
  }

  async seated(user: string): Promise<number> {
    const row = this.#sql('SELECT count(*) AS n FROM members WHERE user_id = ? AND over = 0').get(user);
    return Number(row?.n);
  }

  async chat(table: string, after: number, limit: number): Promise<readonly StoredChat[]> {
    const rows = this.#sql(`SELECT ${CHAT} FROM chat WHERE table_id = ? AND id > ? ORDER BY id LIMIT ?`).all(
      table,
      after,
      limit,
    );
    return rows as unknown as StoredChat[];
  }

  eraseLine(table: string, line: number): Promise<void> {
    return this.#commits.ask(['eraseLine', table, line]);
  }

  async note(table: string, user: string): Promise<string> {
    const row = this.#sql('SELECT text FROM notes WHERE table_id = ? AND user_id = ?').get(table, user);
    return row === undefined ? '' : String(row.text);
  }

  setNote(table: string, user: string, text: string): Promise<void> {
    return this.#commits.ask(['setNote', table, user, text]);
  }

  mute(user: string, other: string, muted: boolean): Promise<void> {
    return this.#commits.ask(['mute', user, other, muted]);
  }

  async muted(user: string): Promise<ReadonlySet<string>> {
    const rows = this.#sql('SELECT muted_id AS id FROM mutes WHERE user_id = ?').all(user);
    return new Set(rows.map((row) => String(row.id)));
  }

  subscribe(subscription: Subscription, most: number): Promise<void> {
    return this.#commits.ask(['subscribe', subscription, most]);
  }

  unsubscribe(user: string, endpoint: string): Promise<void> {
    return this.#commits.ask(['unsubscribe', user, endpoint]);
  }

  async subscriptions(user: string): Promise<readonly Subscription[]> {
    const rows = this.#sql(
      'SELECT endpoint, user_id AS user, p256dh, auth, created_at AS at FROM subscriptions WHERE user_id = ? ORDER BY created_at, rowid',
    ).all(user);
    return rows as unknown as Subscription[];
  }

  async noticesAfter(seq: number, limit: number): Promise<readonly Notice[]> {
    const rows = this.#sql(
      `SELECT ${NOTICE} FROM notices WHERE seq > ? AND seq <= ? ORDER BY seq LIMIT ?`,
    ).all(seq, this.#told, limit);
    return rows as unknown as Notice[];
  }

  async noticesOf(tables: readonly string[], after: number, limit: number): Promise<readonly Notice[]> {
    // From the last notice of each table back to the one before it, the newest of all first, until there are enough.
    const rows = this.#sql(
      `WITH RECURSIVE back (at) AS (
         SELECT told FROM tables WHERE id IN (SELECT value FROM json_each(?1)) AND told > ?2
         UNION ALL
         SELECT previous FROM back JOIN notices ON seq = at WHERE previous > ?2
         ORDER BY 1 DESC LIMIT ?3 + (SELECT count(*) FROM notices WHERE seq > ?4)
       )
       SELECT * FROM (
         SELECT ${NOTICE} FROM back JOIN notices ON seq = at WHERE seq <= ?4 ORDER BY seq DESC LIMIT ?3
       ) ORDER BY seq`,
    ).all(JSON.stringify(tables), after, limit, this.#told);
    return rows as unknown as Notice[];
  }

  async lastNotice(): Promise<number> {
    return this.#told;
  }

  async doc(kind: string, id: string): Promise<Doc | undefined> {
    const row = this.#sql('SELECT id, owner, revision, value FROM docs WHERE kind = ? AND id = ?').get(
      kind,
      id,
    );
    return row === undefined ? undefined : doc(row);
  }

  async docsOf(kind: string, owner: string): Promise<readonly Doc[]> {
    const rows = this.#sql(
      'SELECT id, owner, revision, value FROM docs WHERE kind = ? AND owner = ? ORDER BY id',
    ).all(kind, owner);
    return rows.map(doc);
  }

  writeDocs(changes: readonly DocChange[]): Promise<void> {
    return this.#commits.ask(['writeDocs', changes.map(docRow)]);
  }

  putJob(job: Job): Promise<void> {
    return this.#commits.ask(['changeJob', jobRow(job)]);
  }

  dropJob({ kind, key }: JobName): Promise<void> {
    return this.#commits.ask(['changeJob', jobRow({ kind, key })]);
  }

  async dueJobs(now: number, limit: number, but: readonly number[]): Promise<readonly StoredJob[]> {
    const rows = this.#sql(
      'SELECT id, kind, key, at, data, failures FROM jobs WHERE at <= ? AND id NOT IN (SELECT value FROM json_each(?)) ORDER BY at, id LIMIT ?',
    ).all(now, JSON.stringify(but), limit);
    return rows.map((row) => ({ ...row, data: JSON.parse(String(row.data)) as unknown }) as StoredJob);
  }

  async nextJob(but: readonly number[]): Promise<number | undefined> {
    const row = this.#sql(
      'SELECT at FROM jobs WHERE id NOT IN (SELECT value FROM json_each(?)) ORDER BY at LIMIT 1',
    ).get(JSON.stringify(but));
    return row === undefined ? undefined : Number(row.at);
  }

  finishJob(id: number): Promise<void> {
    return this.#commits.ask(['finishJob', id]);
  }

  postponeJob(id: number, at: number): Promise<void> {
    return this.#commits.ask(['postponeJob', id, at]);
  }

  watchJobs(changed: () => void): void {
    this.#jobsChanged = changed;
  }

  async snapshot(table: string): Promise<StateSnapshot | undefined> {
    const row = this.#sql('SELECT n, words FROM snapshots WHERE table_id = ?').get(table);
    if (row === undefined) return undefined;
    const bytes = row.words as Uint8Array;
    return { n: Number(row.n), words: new Int32Array(bytes.slice().buffer) };
  }

  saveSnapshot(table: string, snapshot: StateSnapshot): Promise<void> {
    return this.#commits.ask(['saveSnapshot', table, snapshot]);
  }

  dropSnapshots(): Promise<void> {
    return this.#commits.ask(['dropSnapshots']);
  }

  async backup(path: string): Promise<void> {
    this.#connection.db.prepare('VACUUM INTO ?').run(path);
  }

  async check(): Promise<void> {
    this.#sql('SELECT 1 FROM tables').get();
    await this.writeDocs([PROBE]);
  }

  async close(): Promise<void> {
    await this.#commits.close();
    this.#highWater.close();
    this.#connection.close();
  }
}

/** A list of tables; `alone` names the same rows by indexes only, without reading them. */
interface List {
  readonly all: string;
  readonly alone: string;
}

const page = (told: string): string => `${told} < ? ORDER BY ${told} DESC LIMIT ?`;
const OF = 'FROM members JOIN tables ON id = table_id WHERE user_id = ?';
const ROW = 'SELECT tables.rowid AS row';

function ofAll(where: string): List {
  const from = `FROM tables WHERE ${where}`;
  return { all: `SELECT doc, told ${from}`, alone: `${ROW} ${from}` };
}

const LISTS = {
  lobby: ofAll(`status = 'open' AND visibility = 'public' AND ${page('told')}`),
  finished: ofAll(`status = 'finished' AND visibility = 'public' AND ${page('told')}`),
  mine: {
    all: `SELECT doc, told ${OF} AND over = 0 AND ${page('told')}`,
    // When something was last told of a table stands in its row alone.
    alone: `${ROW} ${OF} AND over = 0 AND ${page('over')}`,
  },
  archive: {
    all: `SELECT doc, over AS told ${OF} AND over > 0 AND ${page('over')}`,
    alone: `${ROW}, over AS told ${OF} AND over > 0 AND ${page('over')}`,
  },
  playing: {
    all: "SELECT doc, told FROM tables WHERE status = 'playing' ORDER BY told DESC",
    alone: `${ROW} FROM tables WHERE status = 'playing'`,
  },
  hosted: {
    all: "SELECT doc, told FROM tables WHERE status = 'playing' AND host = ? ORDER BY told DESC",
    alone: `${ROW} FROM tables WHERE status = 'playing' AND host = ?`,
  },
} satisfies Record<string, List>;

function listed(row: Readonly<Record<string, unknown>>): TableRecord {
  return { ...readRecord(row.doc), told: Number(row.told) };
}

function doc(row: Readonly<Record<string, unknown>>): Doc {
  return { ...(row as unknown as Doc), value: JSON.parse(String(row.value)) as unknown };
}
