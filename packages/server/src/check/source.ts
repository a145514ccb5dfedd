import { existsSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Client } from 'pg';
import { BadSetup } from '../config.ts';
import { STORE_VERSION } from '../storage/migrations.ts';
import { makeClient } from '../storage/postgres/connection.ts';

export type CheckedRow = Readonly<Record<string, unknown>>;

/** A store as it was at one moment; both kinds are read by the same words of SQL, whose values are `$1`, `$2`, ... */
export interface CheckedStore {
  readonly kind: 'file' | 'database';
  /** What is wrong with its pages and indexes, in words. */
  pages(): readonly string[];
  rows(sql: string, ...values: readonly (string | number)[]): Promise<readonly CheckedRow[]>;
  close(): Promise<void>;
}

/** A store in a file, also while a server writes to it. */
export function fileSource(path: string): CheckedStore {
  if (!existsSync(path)) throw new BadSetup(`There is no file "${path}".`);
  const db = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  db.exec('BEGIN');
  return {
    kind: 'file',
    pages: () => wrongPages(path),
    async rows(sql, ...values) {
      return db.prepare(sql.replaceAll('$', '?')).all(...(values as SQLInputValue[]));
    },
    async close() {
      db.close();
    },
  };
}

/** By a connection of its own: one that has met a damaged page in this way reads nothing any more. */
function wrongPages(path: string): string[] {
  const db = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  try {
    const rows = db.prepare('PRAGMA integrity_check(20)').all();
    return rows.map((row) => String(Object.values(row)[0])).filter((line) => line !== 'ok');
  } catch (error) {
    return [`its pages cannot be read: ${(error as Error).message}`];
  } finally {
    db.close();
  }
}

/** The version of a store in a file; 0 when it is no store. */
export function versionOf(path: string): number {
  const db = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  try {
    const version = Number(db.prepare('PRAGMA user_version').get()?.user_version);
    if (version > STORE_VERSION)
      throw new BadSetup(`"${path}" has version ${version}, and this program knows ${STORE_VERSION}.`);
    return version;
  } finally {
    db.close();
  }
}

/** The database that nodes share, while they are at work. */
export async function databaseSource(url: string): Promise<CheckedStore> {
  const client: Client = makeClient(url);
  try {
    await client.connect();
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  } catch (error) {
    throw new BadSetup(`The database of DATABASE_URL cannot be opened: ${(error as Error).message}.`);
  }
  return {
    kind: 'database',
    // It checks each page that it reads, if its data has checksums.
    pages: () => [],
    async rows(sql, ...values) {
      // What fails must not end the moment that is looked at.
      await client.query('SAVEPOINT reading');
      try {
        return (await client.query<CheckedRow>(sql, [...values])).rows;
      } catch (error) {
        await client.query('ROLLBACK TO reading');
        throw error;
      }
    },
    close: () => client.end(),
  };
}
