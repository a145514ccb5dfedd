import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backupDatabase, backupStore, restoreDatabase, restoreStore } from '../../src/backup.ts';
import { readConfig } from '../../src/config.ts';
import { PostgresStorage } from '../../src/storage/postgres/storage.ts';
import { SqliteStorage } from '../../src/storage/sqlite.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { scratch } from '../client.ts';
import { record } from '../storage-suite.ts';
import { Postgres } from './database.ts';

const folder = scratch();
const at = (...names: string[]): string => join(folder.path, ...names);
let postgres: Postgres;

beforeAll(async () => {
  postgres = await Postgres.start();
});
afterAll(async () => {
  await postgres.stop();
  folder.remove();
});

/** Something of everything. */
async function fill(store: Storage): Promise<void> {
  await store.createUser({ id: 'ada', name: 'Ada', createdAt: 1 });
  const seats = [
    { kind: 'person', user: 'ada', name: 'Ada' } as const,
    { kind: 'bot', bot: 'random' } as const,
  ];
  const playing = record('t', { host: 'ada', status: 'playing', seats, toAct: [1], n: 2 });
  await store.createTable(record('t', { host: 'ada', seats }), { seed: 'seed', salt: 'salt' });
  await store.createTable(record('u', { host: 'bela' }), { seed: 's', salt: '' });
  const entries = [1, 2].map((n) => ({
    n,
    seat: 0,
    move: ['eat', n, 'ű'],
    hash: `h${n}`,
    at: 1_700_000_000_000 + n,
  }));
  await store.write({
    table: playing,
    basedOn: 1,
    entries,
    drafts: [{ seat: 0, base: 2, moves: [['pass']], confirmed: true }],
    notices: [{ table: 't', kind: 'moves', from: 0, n: 2 }],
    asked: Uint8Array.of(1, 2, 250),
    seats: true,
    jobs: [{ kind: 'clock', key: 't', at: 1_900_000_000_000, data: { a: 1 } }],
  });
  await store.write({
    table: playing,
    basedOn: 2,
    chat: { table: 't', user: 'ada', name: 'Ada', text: 'hello', at: 5 },
  });
  await store.setNote('t', 'ada', 'a note');
  await store.mute('ada', 'bela', true);
  await store.subscribe({ endpoint: 'e', user: 'ada', p256dh: 'p', auth: 'a', at: 9 }, 3);
  await store.writeDocs([{ kind: 'order', id: 'o', owner: 'ada', value: { x: [1, null] } }]);
  await store.writeDocs([{ kind: 'order', id: 'o', owner: 'ada', value: { x: [2] } }]);
}

/** All that a store says. */
async function told(store: Storage): Promise<unknown> {
  const notices = (await store.noticesAfter(0, 99)).map(({ version: _, ...notice }) => notice);
  return {
    user: await store.user('ada'),
    tables: [await store.load('t'), await store.load('u')],
    mine: await store.list({ kind: 'mine', user: 'ada' }, { limit: 9 }),
    lobby: await store.list({ kind: 'lobby' }, { limit: 9 }),
    tablesOf: await store.tablesOf('ada'),
    data: await store.userData('ada'),
    docs: await store.docsOf('order', 'ada'),
    chat: await store.chat('t', 0, 9),
    notices,
    of: (await store.noticesOf(['t'], 0, 99)).map(({ seq }) => seq),
    last: await store.lastNotice(),
  };
}

/** It is not only there: it goes on from there. */
async function goesOn(store: Storage): Promise<void> {
  const last = await store.lastNotice();
  const { notices, chat } = await store.write({
    table: record('u', { host: 'bela' }),
    basedOn: 1,
    chat: { table: 'u', user: 'ada', name: 'Ada', text: 'next', at: 6 },
  });
  expect(notices.map(({ seq }) => seq)).toEqual([last + 1]);
  expect(chat?.id).toBeGreaterThan((await store.chat('t', 0, 9))[0]!.id);
}

test('everything goes from one file into a database and back, with its jobs and its secret', async () => {
  const data = at('one');
  const { secret, vapid } = readConfig({ CLADE_DATA: data });
  const file = new SqliteStorage(at('one', 'clade.sqlite'));
  await fill(file);
  const before = await told(file);
  await file.close();
  await backupStore(data, at('first.backup'));

  const url = await postgres.database();
  expect(await restoreDatabase(url, at('first.backup'))).toMatchObject({ tables: 2, moves: 2 });
  const shared = await PostgresStorage.open(url);
  expect(await told(shared)).toEqual(before);
  expect(await shared.shared.kept('secret', () => 'another')).toBe(secret);
  expect(JSON.parse(await shared.shared.kept('vapid.json', () => 'another'))).toEqual(vapid);
  const jobs = await postgres.query(
    url,
    'SELECT key, payload, run_at FROM graphile_worker._private_jobs ORDER BY key',
  );
  // The bot that is to act is asked as well.
  expect(jobs.map(({ key }) => key)).toEqual(['clock:t', 'quick-bot:t']);
  expect(jobs[0]).toMatchObject({ payload: { a: 1 }, run_at: new Date(1_900_000_000_000) });

  expect(await backupDatabase(url, at('second.backup'))).toMatchObject({ tables: 2, moves: 2 });
  await goesOn(shared);
  await shared.close();

  await restoreStore(at('two'), at('second.backup'));
  expect(readConfig({ CLADE_DATA: at('two') })).toMatchObject({ secret, vapid });
  const back = new SqliteStorage(at('two', 'clade.sqlite'));
  expect(await told(back)).toEqual(before);
  expect(await back.dueJobs(2_000_000_000_000, 9, [])).toMatchObject([
    { kind: 'clock', key: 't', at: 1_900_000_000_000, data: { a: 1 } },
  ]);
  await goesOn(back);
  await back.close();
});

test('a database that holds anything is not written over, and what is no backup changes nothing', async () => {
  const url = await postgres.database();
  const store = await PostgresStorage.open(url);
  await store.createUser({ id: 'ada', name: 'Ada', createdAt: 1 });
  await store.close();
  await expect(restoreDatabase(url, at('first.backup'))).rejects.toThrow('holds data already');
  new DatabaseSync(at('nothing')).close();
  await expect(restoreDatabase(url, at('nothing'))).rejects.toThrow('no backup of Clade');
  await expect(backupDatabase(url, at('first.backup'))).rejects.toThrow('overwrites nothing');
});
