import type { DatabaseSync } from 'node:sqlite';

/** Steps forward, one for each version of the store; a released one is never changed. */
const MIGRATIONS: readonly string[] = [
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
];

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
      db.exec(MIGRATIONS[v] as string);
      db.exec(`PRAGMA user_version = ${v + 1}`);
      db.exec('COMMIT');
    } catch (error) {
      db.exec('ROLLBACK');
      throw error;
    }
  }
}
