import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, scratch } from '../client.ts';
import { Killable } from '../kill/process.ts';
import { Listener } from '../stream-client.ts';
import { Postgres } from './database.ts';

const folder = scratch();
let postgres: Postgres;
let nodes: [Killable, Killable];
beforeAll(async () => {
  postgres = await Postgres.start();
  const env = { CLADE_DATA: folder.path, DATABASE_URL: await postgres.database() };
  nodes = [await Killable.server(env), await Killable.server(env)];
});
afterAll(async () => {
  for (const node of nodes) await node.kill();
  await postgres.stop();
  folder.remove();
});

/** The same person at another node. */
function at(node: Killable, { cookie }: Client): Client {
  const client = new Client(node.address);
  client.cookie = cookie;
  return client;
}

test('a node that was paused while others played wakes with nothing old: it shows the present, refuses what is late, and tells all', async () => {
  const [one, two] = nodes;
  const a = await new Client(one.address).enter('Ada');
  const b = await new Client(one.address).enter('Bela');
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { body } = await a.post('/api/tables', { game: 'evolution', seats, visibility: 'public' });
  const { id } = body.table;
  await b.post(`/api/tables/${id}/join`);
  await a.post(`/api/tables/${id}/start`);
  const [a2, b2] = [at(two, a), at(two, b)];
  const old = await a2.table(id);
  const listener = await Listener.open(b2);

  two.pause();
  for (const client of [a, b]) {
    const view = await client.table(id);
    const moved = await client.move(id, view, view.legal[0]!.move);
    expect((await client.confirm(id, moved.body)).status).toBe(200);
  }
  await new Promise((done) => setTimeout(done, 3000));
  two.wake();

  // The first question after the pause, before it has heard of anything.
  expect((await a2.table(id)).n).toBe(2);
  expect(await a2.move(id, old, old.legal[0]!.move)).toMatchObject({ status: 409, body: { code: 'stale' } });
  await listener.until(() => listener.lines(id).length === 2);
  expect(listener.lines(id)).toEqual([1, 2]);
  listener.close();
  const view = await b2.table(id);
  const [seat] = view.waitingFor;
  const mover = seat === 0 ? a2 : b2;
  const own = await mover.table(id);
  expect((await mover.move(id, own, own.legal[0]!.move)).status).toBe(200);
  expect([one.complaints, two.complaints].flat()).toEqual([]);
});
