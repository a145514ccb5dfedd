import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BadSetup, KEPT, readKept, STORE } from './config.ts';
import { Connection } from './storage/connection.ts';
import { HighWater, lastSeq, passOverSeqs } from './storage/high-water.ts';
import { holdStore } from './storage/lock.ts';
import { migrate, STORE_VERSION } from './storage/migrations.ts';
import { openDatabase } from './storage/open.ts';

/** What a backup holds. */
export interface BackupReport {
  readonly file: string;
  readonly bytes: number;
  readonly tables: number;
  readonly moves: number;
}

/**
 * Copies the store into one file, also while a server writes to it: the copy is the store at one moment. The secret and
 * the keys go along: without them nobody would be recognised, or told anything, after a restore.
 */
export function backupStore(data: string, file: string): Promise<BackupReport> {
  return newBackup(file, (part) => {
    const store = join(data, STORE);
    if (!existsSync(store)) throw new BadSetup(`There is no store in "${data}".`);
    const db = new DatabaseSync(store, { readOnly: true, timeout: 5000 });
    try {
      db.prepare('VACUUM INTO ?').run(part);
    } finally {
      db.close();
    }
    putKept(part, data);
  });
}

/** The same of a database that several nodes share: the file is as the one of a single node. */
export function backupDatabase(url: string, file: string): Promise<BackupReport> {
  return newBackup(file, async (part) => {
    const store = await openDatabase(url);
    await store.backup(part).finally(() => store.close());
  });
}

/** A file that is there whole, or not at all; `fill` writes it under another name. */
async function newBackup(file: string, fill: (part: string) => void | Promise<void>): Promise<BackupReport> {
  if (existsSync(file)) throw new BadSetup(`"${file}" exists already; a backup overwrites nothing.`);
  const folder = dirname(resolve(file));
  if (!existsSync(folder)) throw new BadSetup(`There is no folder "${folder}".`);
  const part = `${file}.${process.pid}.part`;
  try {
    await fill(part);
    const report = { file, ...checkBackup(part, file) };
    chmodSync(part, 0o600);
    sync(part);
    finish(part, file);
    sync(folder);
    return report;
  } catch (error) {
    if (error instanceof BadSetup) throw error;
    throw new BadSetup(`The backup cannot be written: ${(error as Error).message}.`);
  } finally {
    for (const rest of ['', '-wal', '-shm', '-journal']) rmSync(part + rest, { force: true });
  }
}

/** Gives the file its name, unless somebody else has taken it meanwhile. */
function finish(part: string, file: string): void {
  try {
    linkSync(part, file);
    unlinkSync(part);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new BadSetup(`"${file}" exists already; a backup overwrites nothing.`);
    renameSync(part, file); // a file system without links
  }
}

function putKept(path: string, data: string): void {
  const db = new DatabaseSync(path);
  db.exec('CREATE TABLE kept (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT');
  for (const name of Object.values(KEPT)) {
    const value = readKept(data, name);
    if (value !== undefined) db.prepare('INSERT INTO kept (name, value) VALUES (?, ?)').run(name, value);
  }
  db.close();
}

/** Takes what goes beside the store out of a store that was a backup. */
function takeKept(path: string): Map<string, string> {
  const db = new DatabaseSync(path);
  try {
    const found = db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'kept'").get();
    if (found === undefined) return new Map();
    const rows = db.prepare('SELECT name, value FROM kept').all();
    db.exec('PRAGMA secure_delete = ON');
    db.exec('DROP TABLE kept');
    const known = new Set<string>(Object.values(KEPT));
    const kept = rows.map(({ name, value }): [string, string] => [String(name), String(value)]);
    return new Map(kept.filter(([name]) => known.has(name)));
  } finally {
    db.close();
  }
}

/** Opens a backup and looks whether everything is in it; throws a sentence when it is no whole backup. */
function checkBackup(path: string, name: string): Omit<BackupReport, 'file'> {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path, { readOnly: true });
    const one = (sql: string): unknown => Object.values(db?.prepare(sql).get() ?? {})[0];
    const sound = one('PRAGMA integrity_check');
    if (sound !== 'ok') throw new BadSetup(`The backup "${name}" is damaged: ${String(sound)}.`);
    const version = Number(one('PRAGMA user_version'));
    if (version > STORE_VERSION)
      throw new BadSetup(
        `The backup "${name}" has version ${version}, and this program knows ${STORE_VERSION}.`,
      );
    if (version < 1) throw new BadSetup(`The file "${name}" is no backup of Clade.`);
    const gap = one(
      'SELECT table_id FROM entries GROUP BY table_id HAVING count(*) <> max(n) OR min(n) <> 1',
    );
    if (gap !== undefined) throw new BadSetup(`The backup "${name}" misses moves of table ${String(gap)}.`);
    return {
      bytes: statSync(path).size,
      tables: Number(one('SELECT count(*) FROM tables')),
      moves: Number(one('SELECT count(*) FROM entries')),
    };
  } catch (error) {
    if (error instanceof BadSetup) throw error;
    throw new BadSetup(`The file "${name}" is no backup of Clade: ${(error as Error).message}.`);
  } finally {
    db?.close();
  }
}

export interface RestoreReport extends BackupReport {
  /** Where the store that was there before has gone. */
  readonly before?: string;
}

/** Makes a backup the store of a data folder; what was there is kept beside it. */
export function restoreStore(data: string, file: string, { force = false } = {}): RestoreReport {
  if (!existsSync(file)) throw new BadSetup(`There is no file "${file}".`);
  const report = { file, ...checkBackup(file, file) };
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const hold = holdStore(data);
  const store = join(data, STORE);
  const part = `${store}.restoring`;
  try {
    const exists = existsSync(store);
    if (exists && !force)
      throw new BadSetup(
        `"${store}" exists already; --force puts the backup in its place, and keeps it beside.`,
      );
    copyFileSync(file, part);
    const kept = takeKept(part);
    const highWater = new HighWater(store);
    bringUpToDate(part, highWater.read());
    sync(part);
    const before = exists ? setAside(data, store, [...kept.keys()]) : undefined;
    renameSync(part, store);
    highWater.forget();
    for (const [name, value] of kept) writeFileSync(join(data, name), value, { mode: 0o600, flush: true });
    sync(data);
    return before === undefined ? report : { ...report, before };
  } finally {
    for (const rest of ['', '-wal', '-shm', '-journal']) rmSync(part + rest, { force: true });
    hold.release();
  }
}

/** Makes a backup, of a single node or of a database, the contents of an empty database. */
export async function restoreDatabase(url: string, file: string): Promise<RestoreReport> {
  if (!existsSync(file)) throw new BadSetup(`There is no file "${file}".`);
  const report = { file, ...checkBackup(file, file) };
  const folder = mkdtempSync(join(tmpdir(), 'clade-restore-'));
  const part = join(folder, STORE);
  try {
    copyFileSync(file, part);
    bringUpToDate(part);
    const store = await openDatabase(url);
    const db = new DatabaseSync(part, { readOnly: true });
    await store.restore(db).finally(() => store.close());
    db.close();
    return report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A backup of an older program; numbers of notices that the store before it has given are not given again. */
function bringUpToDate(path: string, mark = 0): void {
  const connection = new Connection(path, 64 * 1024);
  migrate(connection.db);
  if (mark > lastSeq(connection.db)) passOverSeqs(connection.db, mark);
  connection.close();
}

function setAside(data: string, store: string, kept: readonly string[]): string {
  const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 17);
  const before = `${store}.before-${stamp}`;
  renameSync(store, before);
  // A write-ahead log belongs to its store and goes with it.
  if (existsSync(`${store}-wal`)) renameSync(`${store}-wal`, `${before}-wal`);
  rmSync(`${store}-shm`, { force: true });
  for (const name of kept) {
    const file = join(data, name);
    if (existsSync(file)) renameSync(file, `${file}.before-${stamp}`);
  }
  return before;
}

function sync(path: string): void {
  const fd = openSync(path, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
