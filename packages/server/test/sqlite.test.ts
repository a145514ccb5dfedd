import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { Connection } from '../src/storage/connection.ts';
import { migrate } from '../src/storage/migrations.ts';
import { newTableRow } from '../src/storage/rows.ts';
import { SqliteStorage } from '../src/storage/sqlite.ts';
import { Unwritable } from '../src/storage/storage.ts';
import { StoreWriter } from '../src/storage/writer.ts';
import { AskedRequests, markOf } from '../src/table/asked.ts';
import { scratch } from './client.ts';
import { record, storageSuite } from './storage-suite.ts';

storageSuite('SQLite', async () => {
  const folder = scratch();
  return {
    open: async () => new SqliteStorage(join(folder.path, 'store.sqlite')),
    remove: async () => folder.remove(),
  };
});

test('the store is written with a write-ahead log and full synchronisation', () => {
  const folder = scratch();
  const path = join(folder.path, 'store.sqlite');
  const first = new Connection(path, 1024);
  migrate(first.db);
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
  const writer = new StoreWriter(path);
  // How a connection synchronises is known to that connection alone.
  const own = exec.mock.contexts[0] as DatabaseSync;
  exec.mockRestore();
  const row = newTableRow(record('t'), { seed: 's', salt: 't' }, []);
  expect(writer.run([['createTable', row]])).toEqual([{ value: 1 }]);
  expect(own.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  expect(own.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
  writer.close();
  first.close();
  folder.remove();
});

test('a store that cannot be written says so, to who waits and to who comes later', async () => {
  const folder = scratch();
  const inner = join(folder.path, 'gone');
  mkdirSync(inner);
  const store = new SqliteStorage(join(inner, 'store.sqlite'));
  // The thread that writes opens the store at the first change, and there is no place for it any more.
  folder.remove();
  const first = [store.setNote('t', 'ada', 'a'), store.setNote('t', 'ada', 'b')];
  for (const waiting of first) await expect(waiting).rejects.toThrow('the store cannot be written');
  await expect(store.setNote('t', 'ada', 'c')).rejects.toThrow(Unwritable);
  await expect(store.check()).rejects.toThrow(Unwritable);
  await store.close();
});

test.each(['full', 'read-only'])(
  'a disk that is %s refuses changes, half of none is kept, and the store goes on when it is well',
  async (fault) => {
    const folder = scratch();
    const path = join(folder.path, 'store.sqlite');
    const store = new SqliteStorage(path, new URL('./faulty-disk.ts', import.meta.url));
    const disk = new BroadcastChannel(path);
    const make = (what: string): Promise<void> =>
      new Promise((done) => {
        disk.onmessage = () => done();
        disk.postMessage(what);
      });
    await store.createTable(record('t'), { seed: 's', salt: 't' });
    await make(fault);
    const long = 'x'.repeat(400_000);
    const entries = [{ n: 1, seat: 0, move: ['eat', 1], hash: long, at: 1 }] as const;
    const change = { table: record('t', { n: 1 }), basedOn: 1, entries };
    await expect(store.write(change)).rejects.toThrow(Unwritable);
    // Those that come together fail together, each with its own answer.
    const both = [store.setNote('t', 'ada', long), store.setNote('t', 'bela', long)];
    for (const waiting of both) await expect(waiting).rejects.toThrow(Unwritable);
    expect(await store.load('t')).toMatchObject({ version: 1, entries: [] });
    await make('well');
    await store.write(change);
    await store.check();
    expect(await store.load('t')).toMatchObject({ version: 2, table: { n: 1 } });
    expect(await store.note('t', 'ada')).toBe('');
    await store.close();
    disk.close();
    folder.remove();
  },
);

test('what is no data is refused, and the next change is written', async () => {
  const folder = scratch();
  const store = new SqliteStorage(join(folder.path, 'store.sqlite'));
  await expect(store.setNote('t', 'ada', (() => undefined) as never)).rejects.toThrow('could not be cloned');
  await expect(store.write(null as never)).rejects.toThrow();
  await store.setNote('t', 'ada', 'still there');
  expect(await store.note('t', 'ada')).toBe('still there');
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

/** A store as the first version of the program left it: a table that is played at, one that is over, one that is open. */
function firstVersion(path: string): void {
  const db = new DatabaseSync(path);
  db.exec(readFileSync(new URL('./fixtures/store-1.sql', import.meta.url), 'utf8'));
  db.close();
}

test('a store of the first version is brought up to date: everything is there, and requests are remembered', async () => {
  const folder = scratch();
  const path = join(folder.path, 'store.sqlite');
  firstVersion(path);
  const store = new SqliteStorage(path);
  const loaded = (await store.load('table-playing-aaaaaaaa'))!;
  expect(loaded).toMatchObject({ version: 4, secret: { seed: 'seed-1', salt: 'salt-1' } });
  expect(loaded.entries.map(({ n, move }) => [n, move])).toEqual([
    [1, ['food', 'horns', 3]],
    [2, ['food', 'ambush', 4]],
  ]);
  expect(loaded.drafts).toEqual([{ seat: 0, base: 2, moves: [['stop']], confirmed: false }]);
  const asked = new AskedRequests(loaded.asked);
  for (const [user, key] of [
    ['user-ada-aaaaaaaaaaaaa', 'key-first'],
    ['user-bela-bbbbbbbbbbbb', 'key-second'],
  ] as const) {
    expect(asked.has(markOf(user, key))).toBe(true);
  }
  expect(asked.has(markOf('user-bela-bbbbbbbbbbbb', 'key-first'))).toBe(false);
  expect((await store.noticesOf(['table-playing-aaaaaaaa'], 0, 10)).map((n) => n.seq)).toEqual([1, 4, 5]);
  expect(
    (await store.noticesOf(['table-over-aaaaaaaaaaa', 'table-open-aaaaaaaaaaa'], 2, 10)).map((n) => n.seq),
  ).toEqual([3, 6]);
  expect(await store.lastNotice()).toBe(6);
  const lists = [{ kind: 'lobby' }, { kind: 'archive' }] as const;
  const ids = await Promise.all(
    lists.map(async (scope) => (await store.list(scope, { limit: 5 })).map((t) => t.id)),
  );
  expect(ids).toEqual([['table-open-aaaaaaaaaaa'], ['table-over-aaaaaaaaaaa']]);
  expect((await store.playing()).map((t) => t.id)).toEqual(['table-playing-aaaaaaaa']);
  // And it goes on from there.
  const { notices } = await store.write({
    table: loaded.table,
    basedOn: 4,
    notices: [{ table: loaded.table.id, kind: 'moves', from: 2, n: 2 }],
  });
  expect(notices[0]!.seq).toBe(7);
  expect((await store.noticesOf([loaded.table.id], 4, 10)).map((n) => n.seq)).toEqual([5, 7]);
  await store.close();
  const again = new SqliteStorage(path);
  expect((await again.load(loaded.table.id))!.version).toBe(5);
  await again.close();
  folder.remove();
});

test('what was asked for before the end is written, and what comes later is refused', async () => {
  const folder = scratch();
  const path = join(folder.path, 'store.sqlite');
  const store = new SqliteStorage(path);
  const last = store.createTable(record('t'), { seed: 's', salt: 't' });
  await store.close();
  expect((await last).notices).toHaveLength(1);
  await expect(store.setNote('t', 'ada', 'too late')).rejects.toThrow('the store is closed');
  // Nothing that was planned for later trips over it.
  await new Promise((done) => setTimeout(done, 20));
  const again = new SqliteStorage(path);
  expect((await again.load('t'))?.table.id).toBe('t');
  await again.close();
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

test('no list looks through more than it shows: each goes by an index', () => {
  const folder = scratch();
  const { db } = new Connection(join(folder.path, 'store.sqlite'), 1024);
  migrate(db);
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  const store = new SqliteStorage(join(folder.path, 'store.sqlite'));
  const asked = [
    store.list({ kind: 'mine', user: 'ada' }, { limit: 5 }),
    store.list({ kind: 'archive', user: 'ada' }, { limit: 5 }),
    store.list({ kind: 'archive' }, { limit: 5 }),
    store.list({ kind: 'lobby' }, { limit: 5 }),
    store.count('ada'),
    store.seated('ada'),
    store.tablesOf('ada'),
    store.playing('ada'),
  ];
  const texts = prepare.mock.calls.map(([text]) => text).filter((text) => /\b(tables|members)\b/.test(text));
  prepare.mockRestore();
  expect(texts.length).toBe(asked.length);
  for (const text of texts) {
    const plan = db
      .prepare(`EXPLAIN QUERY PLAN ${text}`)
      .all()
      .map(({ detail }) => String(detail));
    expect(plan.join('; '), text).not.toMatch(/SCAN/);
    // What is sorted are the tables of a person that are not over.
    if (!text.includes('over = 0') && !text.includes("'playing'"))
      expect(plan.join('; '), text).not.toMatch(/TEMP B-TREE/);
  }
  return Promise.all(asked)
    .then(() => store.close())
    .then(folder.remove);
});
