import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { backupStore, restoreStore } from '../src/backup.ts';
import { checkFile, checkStore } from '../src/check/check.ts';
import { STORE } from '../src/config.ts';
import { HighWater } from '../src/storage/high-water.ts';
import { lookForDamage } from '../src/storage/look.ts';
import type { SqliteStorage } from '../src/storage/sqlite.ts';
import { Client, type Running, scratch, startApp } from './client.ts';
import { alter, losePages, type Played, played } from './damaged-store.ts';

let folder: ReturnType<typeof scratch>;
let server: Running;
let table: Played;
beforeEach(async () => {
  folder = scratch();
  server = await startApp(folder.path);
  table = await played(server);
});
afterEach(async () => {
  await server.close();
  folder.remove();
});
const store = (): SqliteStorage => server.hall.storage as SqliteStorage;
const file = (): string => join(folder.path, STORE);

/** What is said of the store when it was altered so. */
async function wrongAfter(sql: string, ...values: string[]): Promise<readonly unknown[]> {
  await server.close();
  alter(folder.path, sql, ...values);
  return (await checkStore(folder.path)).wrong;
}

describe('a check of a whole store', () => {
  test('finds nothing wrong with one that is in use: seats that changed hands, chat, drafts, people who left', async () => {
    const { a, b, id } = table;
    await a.post(`/api/tables/${id}/chat`, { text: 'hello' });
    await a.call('PUT', `/api/tables/${id}/note`, { text: 'a note' });
    const { lines } = (await b.get(`/api/tables/${id}/chat`)).body;
    await b.post(`/api/tables/${id}/mute`, { line: lines[0].id, muted: true });
    for (const client of [a, b]) {
      const view = await client.table(id);
      if (view.legal[0]) await client.move(id, view, view.legal[0].move);
    }
    await a.post('/api/tokens', { name: 'Robo' });
    const other = await played(server);
    await other.a.post(`/api/tables/${other.id}/concede`);
    const { body } = await other.b.post(`/api/tables/${other.id}/rematch`);
    await other.a.post(`/api/tables/${body.table.id}/leave`);
    await other.a.post('/api/account/delete');
    expect(await checkStore(folder.path)).toEqual({ tables: 3, lines: 5, unknown: 0, wrong: [] });
    const copy = join(folder.path, 'monday');
    await backupStore(folder.path, copy);
    expect(await checkFile(copy)).toMatchObject({ tables: 3, wrong: [] });
  });

  test.each([
    [
      "UPDATE entries SET hash = 'x' WHERE n = 2 AND table_id = ?",
      'line 2 leads to another state than its hash',
    ],
    ['DELETE FROM entries WHERE n = 2 AND table_id = ?', 'the log has 1 lines, and the record says 2'],
    ["UPDATE tables SET doc = '{' WHERE id = ?", 'a row holds what is no JSON'],
    ["UPDATE tables SET salt = 'x' WHERE id = ?", 'its seed and salt do not give its commitment'],
    [
      "UPDATE tables SET status = 'finished' WHERE id = ?",
      'its record says "playing" as status, its row "finished"',
    ],
    ['UPDATE members SET over = 7 WHERE table_id = ?', 'it is playing, and lists have it otherwise'],
    ['DELETE FROM members WHERE table_id = ?', 'it is not in the lists of those who sit at it or host it'],
    [
      "UPDATE tables SET doc = json_set(doc, '$.toAct', json('[]')) WHERE id = ?",
      'it waits for other seats than its game',
    ],
    [
      'INSERT INTO drafts (table_id, seat, base, moves, confirmed) VALUES (?, 0, 2, \'[["nonsense"]]\', 0)',
      'a draft does not fit the game',
    ],
  ])('%s', async (sql, what) => {
    expect(await wrongAfter(sql, table.id)).toContainEqual({ table: table.id, what });
  });

  test.each([
    [
      "INSERT INTO notes (table_id, user_id, text) SELECT 'nowhere', id, '' FROM users LIMIT 1",
      'notes of a table that is not there: nowhere',
    ],
    [
      "INSERT INTO mutes (user_id, muted_id) VALUES ('ghost', 'ghost')",
      'mutes of a person who is not there: ghost',
    ],
    [
      "INSERT INTO docs (kind, id, owner, revision, value) VALUES ('x', 'y', 'ghost', 1, '1')",
      'documents of a person who is not there: ghost',
    ],
    [
      "INSERT INTO entries (table_id, n, seat, move, hash, at) VALUES ('nowhere', 1, 0, '[]', '', 1)",
      'entries of a table that is not there: nowhere',
    ],
  ])('%s', async (sql, what) => {
    expect(await wrongAfter(sql)).toContainEqual({ what });
  });

  test('goes on where pages are lost, and names the tables on them', async () => {
    let last = table;
    for (let i = 0; i < 9; i++) last = await played(server);
    await server.close();
    losePages(file(), `{"id":"${last.id}"`);
    const { tables, wrong } = await checkStore(folder.path);
    expect(tables).toBe(10);
    expect(wrong.map((one) => one.table)).toContain(last.id);
    expect(new Set(wrong.flatMap((one) => one.table ?? [])).size).toBeLessThan(5);
  });

  test('says of what is no store at all that it cannot be opened, and of another database that it is none', async () => {
    const other = join(folder.path, 'other');
    writeFileSync(other, 'hello '.repeat(2000));
    expect((await checkFile(other)).wrong).toMatchObject([
      { what: expect.stringMatching(/cannot be opened/) },
    ]);
    const empty = join(folder.path, 'empty');
    new DatabaseSync(empty).exec('CREATE TABLE x (y)');
    await expect(checkFile(empty)).rejects.toThrow('is no store of Clade');
    await expect(checkFile(join(folder.path, 'none'))).rejects.toThrow('There is no file');
  });

  test('brings a store of an older program up to date in a copy', async () => {
    const old = join(folder.path, 'old');
    const db = new DatabaseSync(old);
    db.exec(readFileSync(new URL('./fixtures/store-1.sql', import.meta.url), 'utf8'));
    db.close();
    const before = readFileSync(old);
    expect((await checkFile(old)).tables).toBe(3);
    expect(readFileSync(old)).toEqual(before);
  });
});

describe('a store that has lost its end', () => {
  /** As after a disk that forgot what it had promised: the store is that of an hour ago. */
  async function rewound(): Promise<{ before: number; after: number }> {
    const early = join(folder.path, 'early');
    await store().backup(early);
    const before = await store().lastNotice();
    await played(server);
    const after = await store().lastNotice();
    await server.close();
    const kept = readFileSync(early);
    for (const rest of ['-wal', '-shm']) writeFileSync(file() + rest, '');
    writeFileSync(file(), kept);
    return { before, after };
  }

  test('is told at the next start, in /readyz and by a check, and gives no number twice', async () => {
    const { before, after } = await rewound();
    expect(after).toBeGreaterThan(before);
    expect((await checkStore(folder.path)).wrong).toContainEqual({
      what: `the end of the store is lost: it has ${before} notices of ${after}`,
    });
    server = await startApp(folder.path);
    expect(store().lost).toEqual({ from: before + 1, to: after });
    const ready = await fetch(`${server.address}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, { ok: true, damage: 1 }]);
    await new Client(server.address).enter('Cili').then((cili) => cili.post('/api/tables', NEW));
    expect(await store().lastNotice()).toBeGreaterThan(after);
    expect((await checkStore(folder.path)).wrong).toEqual([]);
    await server.close();
    server = await startApp(folder.path);
    expect(store().lost).toBe(undefined);
  });

  test('is no surprise after a restore, and numbers go on behind those that were given', async () => {
    const early = join(folder.path, 'early');
    await backupStore(folder.path, early);
    await played(server);
    const after = await store().lastNotice();
    await server.close();
    restoreStore(folder.path, early, { force: true });
    expect((await checkStore(folder.path)).wrong).toEqual([]);
    server = await startApp(folder.path);
    expect(store().lost).toBe(undefined);
    await new Client(server.address).enter('Cili').then((cili) => cili.post('/api/tables', NEW));
    expect(await store().lastNotice()).toBeGreaterThan(after);
  });

  test('what stands beside the store is a mark, or nothing', () => {
    const path = join(folder.path, 'x');
    const mark = new HighWater(path);
    expect(mark.read()).toBe(undefined);
    mark.raise(7);
    mark.raise(9);
    mark.close();
    expect(mark.read()).toBe(9);
    for (const text of ['', '9', 'nine\n', '-1\n']) {
      writeFileSync(`${path}.mark`, text);
      expect(mark.read()).toBe(undefined);
    }
  });

  test('the mark follows within a second or so', async () => {
    const mark = new HighWater(join(folder.path, 'y'));
    vi.useFakeTimers();
    mark.raise(3);
    expect(mark.read()).toBe(undefined);
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    expect(mark.read()).toBe(3);
  });
});

describe('a look at the store when a server has started', () => {
  test('finds nothing in a sound one, and says what is damaged in another', async () => {
    expect(await lookForDamage(file(), 0).found).toEqual([]);
    await server.close();
    losePages(file(), `{"id":"${table.id}"`);
    const found = await lookForDamage(file(), 0).found;
    expect(found.length).toBeGreaterThan(0);
    expect(found.join(' ')).not.toContain(table.id);
  });

  test('what it finds is in the log, the figures and /readyz', async () => {
    await server.close();
    const look = Promise.resolve(['page 5 is not what it was']);
    server = await startApp(folder.path, { look });
    const ready = await fetch(`${server.address}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, { ok: true, damage: 1 }]);
    expect(await (await fetch(`${server.address}/metrics`)).text()).toMatch(/^clade_store_damage 1$/m);
  });
});

const NEW = { game: 'evolution', seats: [{ kind: 'me' }, { kind: 'link' }] };
