import { DatabaseSync, type StatementSync } from 'node:sqlite';

/** A connection to the store: write-ahead log, synchronous FULL, so that what is committed survives a crash of the machine. */
export class Connection {
  readonly db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  /** `cache` is how many KiB of pages are kept in memory. */
  constructor(path: string, cache: number) {
    this.db = new DatabaseSync(path);
    this.db.exec('PRAGMA journal_mode = WAL');
    this.db.exec('PRAGMA synchronous = FULL');
    this.db.exec('PRAGMA foreign_keys = ON');
    this.db.exec('PRAGMA busy_timeout = 5000');
    this.db.exec(`PRAGMA cache_size = -${cache}`);
    // Pages: what is written again and again goes into the store itself less often.
    this.db.exec('PRAGMA wal_autocheckpoint = 4000');
  }

  /** A statement that is prepared once. */
  sql(text: string): StatementSync {
    let statement = this.#statements.get(text);
    if (statement === undefined) {
      statement = this.db.prepare(text);
      this.#statements.set(text, statement);
    }
    return statement;
  }

  close(): void {
    this.#statements.clear();
    this.db.close();
  }
}
