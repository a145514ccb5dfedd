import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { SqliteStorage } from '../src/storage/sqlite.ts';
import { scratch } from './client.ts';
import { record, storageSuite } from './storage-suite.ts';

storageSuite('SQLite', async () => {
  const folder = scratch();
  return {
    open: async () => new SqliteStorage(join(folder.path, 'store.sqlite')),
    remove: async () => folder.remove(),
  };
});

test('the store is written with a write-ahead log and full synchronisation', async () => {
  const folder = scratch();
  const path = join(folder.path, 'store.sqlite');
  const store = new SqliteStorage(path);
  const db = new DatabaseSync(path);
  expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  db.close();
  await store.close();
  folder.remove();
});

test('a backup taken while the store is in use opens with everything in it', async () => {
  const folder = scratch();
  const store = new SqliteStorage(join(folder.path, 'store.sqlite'));
  await store.createTable(record('t'), { seed: 's', salt: 't' });
  const pending = store.write({ table: record('t', { name: 'later' }), basedOn: 1 });
  await store.backup(join(folder.path, 'backup.sqlite'));
  await pending;
  const copy = new SqliteStorage(join(folder.path, 'backup.sqlite'));
  expect((await copy.load('t'))?.table.id).toBe('t');
  await copy.close();
  await store.close();
  folder.remove();
});

test('a store of a newer program is refused', async () => {
  const folder = scratch();
  const path = join(folder.path, 'store.sqlite');
  await new SqliteStorage(path).close();
  const db = new DatabaseSync(path);
  db.exec('PRAGMA user_version = 99');
  db.close();
  expect(() => new SqliteStorage(path)).toThrow('the store has version 99');
  folder.remove();
});
