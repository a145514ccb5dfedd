import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { STORE } from '../src/config.ts';
import { Client, type Running, scratch, settings, startApp } from './client.ts';
import { alter, losePages, type Played, played } from './damaged-store.ts';

const hurt = { status: 409, body: { code: 'damaged' } };

let folder: ReturnType<typeof scratch>;
let server: Running;
let logged: string;
beforeEach(async () => {
  folder = scratch();
  logged = '';
  await begin();
});
afterEach(async () => {
  await server.close();
  folder.remove();
});

async function begin(): Promise<void> {
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  server = await startApp(folder.path, { config: { ...settings(folder.path), logLevel: 'error' }, logTo });
}

/** The server again on what became of its data. */
async function again(damage: () => void): Promise<void> {
  await server.close();
  damage();
  await begin();
  await server.start();
}

/** The same people at the server as it is now. */
function back({ a, id }: Played): { client: Client; id: string } {
  const client = new Client(server.address);
  client.cookie = a.cookie;
  return { client, id };
}

async function expectPlayed(table: Played): Promise<void> {
  const { client, id } = back(table);
  const view = await client.table(id);
  expect(view.n).toBe(2);
  const seat = view.waitingFor[0];
  const mover = new Client(server.address);
  mover.cookie = (seat === 0 ? table.a : table.b).cookie;
  const own = await mover.table(id);
  expect((await mover.move(id, own, own.legal[0]!.move)).status).toBe(200);
}

describe('a damaged table is set aside, told once, and the others play on', () => {
  test.each([
    ['its record is no JSON', 'UPDATE tables SET doc = substr(doc, 1, 40) WHERE id = ?'],
    ['its record is something else', "UPDATE tables SET doc = '[1]' WHERE id = ?"],
    ['its seats are lost', "UPDATE tables SET doc = json_remove(doc, '$.seats') WHERE id = ?"],
    ['it has more players', "UPDATE tables SET doc = json_set(doc, '$.players', 3) WHERE id = ?"],
    ['a move is another one', 'UPDATE entries SET move = \'["stop"]\' WHERE n = 2 AND table_id = ?'],
    ['a move is no JSON', "UPDATE entries SET move = '[\"st' WHERE n = 1 AND table_id = ?"],
    ['a hash is another one', "UPDATE entries SET hash = 'x' WHERE n = 1 AND table_id = ?"],
    ['its last line is lost', 'DELETE FROM entries WHERE n = 2 AND table_id = ?'],
    ['its first line is lost', 'DELETE FROM entries WHERE n = 1 AND table_id = ?'],
    ['its seed is another one', "UPDATE tables SET seed = 'another' WHERE id = ?"],
  ])('%s', async (_, sql) => {
    const bad = await played(server);
    const good = await played(server);
    await again(() => alter(folder.path, sql, bad.id));
    const { client, id } = back(bad);
    for (let i = 0; i < 3; i++) expect(await client.get(`/api/tables/${id}`)).toMatchObject(hurt);
    expect(await client.post(`/api/tables/${id}/concede`)).toMatchObject(hurt);
    await expectPlayed(good);
    expect(logged.match(new RegExp(`"table":"${id}"`, 'g'))).toHaveLength(1);
    // Who sat there has an account to be removed and lists to be read all the same.
    for (const scope of ['mine', 'lobby', 'archive'])
      expect((await client.get(`/api/tables?scope=${scope}`)).status).toBe(200);
    expect((await client.get('/api/account/data')).status).toBe(200);
    expect((await client.post('/api/account/delete')).status).toBe(200);
  });

  test('pages of the store are lost', async () => {
    const tables: Played[] = [];
    for (let i = 0; i < 12; i++) tables.push(await played(server));
    const host = back(tables[5]!);
    const lost = tables[5]!.id;
    await again(() => {
      const file = join(folder.path, STORE);
      // The page of its record, which begins with its id; not those of its log and of the indexes.
      expect(losePages(file, `{"id":"${lost}"`)).toBe(1);
    });
    const client = new Client(server.address);
    client.cookie = host.client.cookie;
    expect(await client.get(`/api/tables/${lost}`)).toMatchObject(hurt);
    expect(await client.get('/api/tables?scope=mine')).toMatchObject({ status: 200, body: { tables: [] } });
    let sound = 0;
    for (const table of tables) {
      const { client: own, id } = back(table);
      const { status } = await own.get(`/api/tables/${id}`);
      if (status !== 200) continue;
      sound++;
      await expectPlayed(table);
      expect((await own.get('/api/tables?scope=mine')).body.tables).toMatchObject([{ id }]);
    }
    // A page holds few tables.
    expect(sound).toBeGreaterThanOrEqual(8);
    expect(sound).toBeLessThan(12);
  });
});
