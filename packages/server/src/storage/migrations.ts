import type { DatabaseSync } from 'node:sqlite';
import { AskedRequests, markOf } from '../table/asked.ts';

/** Steps forward, one for each version of the store; a released one is never changed. */
const MIGRATIONS: readonly (string | ((db: DatabaseSync) => void))[] = [
  `
  CREATE TABLE users (id TEXT PRIMARY KEY, name TEXT NOT NULL, created_at INTEGER NOT NULL) STRICT;
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    status TEXT NOT NULL,
    visibility TEXT NOT NULL,
    host TEXT NOT NULL,
    updated_at INTEGER NOT NULL,
    doc TEXT NOT NULL,
    seed TEXT NOT NULL,
    salt TEXT NOT NULL
  ) STRICT;
  CREATE INDEX tables_by_status ON tables (status, visibility, updated_at);
  CREATE INDEX tables_by_host ON tables (host, status);
  CREATE TABLE members (user_id TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (user_id, table_id)) STRICT, WITHOUT ROWID;
  CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    move TEXT NOT NULL,
    hash TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE drafts (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    base INTEGER NOT NULL,
    moves TEXT NOT NULL,
    confirmed INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE chat (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT NOT NULL REFERENCES tables (id),
    user_id TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX chat_by_table ON chat (table_id, id);
  CREATE TABLE notes (table_id TEXT NOT NULL, user_id TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (table_id, user_id)) STRICT, WITHOUT ROWID;
  CREATE TABLE notices (seq INTEGER PRIMARY KEY AUTOINCREMENT, table_id TEXT NOT NULL, kind TEXT NOT NULL, from_n INTEGER NOT NULL, n INTEGER NOT NULL) STRICT;
  CREATE INDEX notices_by_table ON notices (table_id, seq);
  CREATE TABLE requests (user_id TEXT NOT NULL, key TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (user_id, key)) STRICT, WITHOUT ROWID;
  CREATE TABLE snapshots (table_id TEXT PRIMARY KEY, n INTEGER NOT NULL, words BLOB NOT NULL) STRICT;
  `,
  lighterMoves,
  `
  CREATE TABLE mutes (user_id TEXT NOT NULL, muted_id TEXT NOT NULL, PRIMARY KEY (user_id, muted_id)) STRICT, WITHOUT ROWID;
  CREATE TABLE subscriptions (
    endpoint TEXT PRIMARY KEY,
    user_id TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX subscriptions_by_user ON subscriptions (user_id, created_at);
  CREATE TABLE notified (user_id TEXT NOT NULL, table_id TEXT NOT NULL, n INTEGER NOT NULL, PRIMARY KEY (user_id, table_id)) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE jobs (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    at INTEGER NOT NULL,
    data TEXT NOT NULL,
    failures INTEGER NOT NULL DEFAULT 0,
    UNIQUE (kind, key)
  ) STRICT;
  CREATE INDEX jobs_by_time ON jobs (at);
  CREATE TABLE docs (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    owner TEXT NOT NULL,
    revision INTEGER NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (kind, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX docs_by_owner ON docs (kind, owner);
  `,
  // Of which turn somebody was told is a document now.
  'DROP TABLE notified',
  // Lists of a person go by their own rows: those of tables that are not over, and the others by when they were over,
  // which is the number of the notice that told it.
  `
  INSERT OR IGNORE INTO members (user_id, table_id) SELECT host, id FROM tables WHERE host <> '';
  DELETE FROM members WHERE user_id = '';
  ALTER TABLE members ADD COLUMN over INTEGER NOT NULL DEFAULT 0;
  UPDATE members SET over = coalesce(
    (SELECT told FROM tables WHERE id = table_id AND status IN ('finished', 'cancelled')), 0);
  CREATE INDEX members_by_table ON members (table_id);
  CREATE INDEX members_by_end ON members (user_id, over);
  `,
];

/**
 * A move writes a page of its table and a page of its log, and little else. Requests that were carried out are
 * remembered with their table, the latest ones, instead of all of them for ever. A notice names the one before it at the
 * same table, and the table its last one, so that no index has to be kept. Lists go by that number, which no two tables
 * share, and have indexes that a move does not touch.
 */
function lighterMoves(db: DatabaseSync): void {
  db.exec(`
    ALTER TABLE tables ADD COLUMN asked BLOB NOT NULL DEFAULT x'';
    ALTER TABLE tables ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE notices ADD COLUMN previous INTEGER NOT NULL DEFAULT 0;
    UPDATE notices SET previous = coalesce(
      (SELECT max(seq) FROM notices AS earlier WHERE earlier.table_id = notices.table_id AND earlier.seq < notices.seq), 0);
    UPDATE tables SET told = coalesce((SELECT max(seq) FROM notices WHERE table_id = tables.id), 0);
    DROP INDEX notices_by_table;
    DROP INDEX tables_by_status;
    ALTER TABLE tables DROP COLUMN updated_at;
    CREATE INDEX tables_open ON tables (visibility, told) WHERE status = 'open';
    CREATE INDEX tables_finished ON tables (visibility, told) WHERE status = 'finished';
    CREATE INDEX tables_playing ON tables (id) WHERE status = 'playing';
  `);
  const asked = new Map<string, AskedRequests>();
  // A key was written behind the id of its table.
  for (const { user_id: user, key } of db
    .prepare('SELECT user_id, key FROM requests ORDER BY at')
    .iterate()) {
    const [table = '', own = ''] = String(key).split('/');
    const known = asked.get(table) ?? new AskedRequests();
    asked.set(table, known.with(markOf(String(user), own)));
  }
  const keep = db.prepare('UPDATE tables SET asked = ? WHERE id = ?');
  for (const [table, known] of asked) keep.run(known.bytes, table);
  db.exec('DROP TABLE requests');
}

/** The version of the store that this program writes. */
export const STORE_VERSION = MIGRATIONS.length;

/** Brings a store of any released version up to the present one; a newer store is refused. */
export function migrate(db: DatabaseSync): void {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version > MIGRATIONS.length) {
    throw new Error(`the store has version ${version}, and this program knows ${MIGRATIONS.length}`);
  }
  for (let v = version; v < MIGRATIONS.length; v++) {
    db.exec('BEGIN IMMEDIATE');
    try {
      const step = MIGRATIONS[v];
      if (typeof step === 'string') db.exec(step);
      else step?.(db);
      db.exec(`PRAGMA user_version = ${v + 1}`);
      db.exec('COMMIT');
    } catch (error) {
      db.exec('ROLLBACK');
      throw error;
    }
  }
}
