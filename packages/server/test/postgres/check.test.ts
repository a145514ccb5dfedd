import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDatabase, checkFile } from '../../src/check/check.ts';
import { createApp } from '../../src/http/app.ts';
import { PostgresStorage } from '../../src/storage/postgres/storage.ts';
import { Client, type Running, scratch, settings } from '../client.ts';
import { type Played, played } from '../damaged-store.ts';
import { Postgres } from './database.ts';

const folder = scratch();
let postgres: Postgres;
let url: string;
let server: Running;

beforeAll(async () => {
  postgres = await Postgres.start();
  url = await postgres.database();
  server = await begin();
});
afterAll(async () => {
  await server.close();
  await postgres.stop();
  folder.remove();
});

async function begin(): Promise<Running> {
  const storage = await PostgresStorage.open(url);
  const app = await createApp({ config: settings(folder.path), storage });
  return { ...app, data: folder.path, address: await app.http.listen({ host: '127.0.0.1', port: 0 }) };
}

test('a database is checked while nodes are at work; a damaged table is named, set aside, and the others play on', async () => {
  const bad: Played = await played(server);
  const good = await played(server);
  expect(await checkDatabase(url)).toMatchObject({ tables: 2, lines: 4, unknown: 0, wrong: [] });
  await server.close();
  await postgres.query(url, `UPDATE clade.entries SET hash = 'x' WHERE n = 2 AND table_id = '${bad.id}'`);
  await postgres.query(
    url,
    "INSERT INTO clade.notes (table_id, user_id, text) VALUES ('nowhere', 'ghost', '')",
  );
  await postgres.query(url, 'UPDATE clade.numbers SET last = 0');
  expect((await checkDatabase(url)).wrong).toEqual([
    { table: bad.id, what: 'line 2 leads to another state than its hash' },
    { what: 'notes of a table that is not there: nowhere' },
    { what: 'notes of a person who is not there: ghost' },
    { what: 'numbers of notices that will be given once more: 0' },
  ]);
  await postgres.query(url, 'UPDATE clade.numbers SET last = 1000');
  server = await begin();
  const client = new Client(server.address);
  client.cookie = bad.a.cookie;
  expect(await client.get(`/api/tables/${bad.id}`)).toMatchObject({ status: 409, body: { code: 'damaged' } });
  client.cookie = good.a.cookie;
  expect((await client.get(`/api/tables/${good.id}`)).status).toBe(200);
  const copy = `${folder.path}/copy`;
  await server.hall.storage.backup(copy);
  expect((await checkFile(copy)).wrong).toContainEqual({
    table: bad.id,
    what: 'line 2 leads to another state than its hash',
  });
});
