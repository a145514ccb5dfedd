import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedConfig } from '../../src/config.ts';
import { type App, createApp } from '../../src/http/app.ts';
import { PostgresStorage } from '../../src/storage/postgres/storage.ts';
import { Client, key, scratch, settings } from '../client.ts';
import { Webhooks } from '../webhooks.ts';
import { Postgres } from './database.ts';

/** Clocks, notices, orders and who somebody is, where two nodes share one database. */

interface Node extends App {
  readonly address: string;
}

const folder = scratch();
const hooks = new Webhooks();
let postgres: Postgres;
let one: Node;
let two: Node;

async function node(url: string): Promise<Node> {
  const store = await PostgresStorage.open(url);
  const config = await sharedConfig({ ...settings(folder.path), database: url }, store.shared.kept);
  const app = await createApp({ config, storage: store, push: { anywhere: true, delay: 50 } });
  const address = await app.http.listen({ host: '127.0.0.1', port: 0 });
  await app.start();
  return { ...app, address };
}

beforeAll(async () => {
  postgres = await Postgres.start();
  const url = await postgres.database();
  await hooks.listen();
  one = await node(url);
  two = await node(url);
});
afterAll(async () => {
  await one?.close();
  await two?.close();
  hooks.close();
  await postgres.stop();
  folder.remove();
});

/** The same person, at another node. */
const at = (client: Client, { address }: Node): Client =>
  Object.assign(new Client(address), { cookie: client.cookie });

async function tableOfTwo(game: string, more: object = {}): Promise<{ a: Client; b: Client; id: string }> {
  const a = await new Client(one.address).enter('Ada');
  const b = await new Client(two.address).enter('Bela');
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const made = await a.post('/api/tables', { game, seats, visibility: 'public', ...more });
  const { id } = made.body.table;
  expect((await b.post(`/api/tables/${id}/join`)).status).toBe(200);
  expect((await a.post(`/api/tables/${id}/start`)).status).toBe(200);
  return { a, b, id };
}

async function move(client: Client, id: string): Promise<void> {
  const view = await client.table(id);
  const body = { n: view.n, drafted: 0, move: view.legal[0]!.move, key: key(), confirm: true };
  expect(await client.post(`/api/tables/${id}/moves`, body)).toMatchObject({ status: 200 });
}

describe('with two nodes', () => {
  test('time runs out once, and the others decide at whichever node', async () => {
    const { a, b, id } = await tableOfTwo('evolution', { pace: { kind: 'live', bank: 10, increment: 0 } });
    await move(a, id);
    await expect
      .poll(async () => (await a.table(id)).table.clocks?.[1]?.late, { timeout: 40_000, interval: 200 })
      .toEqual({ wishes: [] });
    const lines = (await b.get(`/api/tables/${id}/since/0`)).body.lines as {
      n: number;
      events: { type: string }[];
    }[];
    expect(lines.filter(({ events }) => events[0]?.type === 'time')).toHaveLength(1);
    const lent = await at(a, two).post(`/api/tables/${id}/seats/1/late`, { wish: 'bot' });
    expect(lent.body.table.seats[1].standIn).toBe('beginner');
    await expect
      .poll(async () => (await a.table(id)).waitingFor.includes(1), { timeout: 20_000 })
      .toBe(false);
  });

  test('everybody is told once of each turn, wherever the moves are made', async () => {
    const { a, b, id } = await tableOfTwo('dominant-species');
    const people = [a, b];
    for (const [seat, client] of people.entries())
      await client.call('PUT', '/api/notices', { webhook: `${hooks.address}/${id}/${seat}` });
    const told = (seat: number): number =>
      hooks.messages.filter(({ path }) => path === `/${id}/${seat}`).length;
    const turns = [0, 0];
    for (let i = 0; i < 8; i++) {
      const [seat] = (await a.table(id)).waitingFor as [number];
      // Those who were to act before they wanted to be told are not counted.
      if (i > 0) turns[seat] = (turns[seat] ?? 0) + 1;
      if (i > 0) await expect.poll(() => told(seat), { timeout: 20_000 }).toBe(turns[seat]);
      const mover = at(people[seat]!, i % 2 === 0 ? one : two);
      for (let view = await mover.table(id); view.waitingFor[0] === seat; view = await mover.table(id))
        await move(mover, id);
    }
    await new Promise((done) => setTimeout(done, 500));
    const [last] = (await a.table(id)).waitingFor as [number];
    for (const seat of [0, 1])
      expect(told(seat), `seat ${seat}`).toBeLessThanOrEqual((turns[seat] ?? 0) + (last === seat ? 1 : 0));
  });

  test('an order that was left at one answers what happens at the other, once', async () => {
    const { a, b, id } = await tableOfTwo('evolution');
    await move(b, id);
    const orders = [{ template: 'food-most', on: true, once: true }];
    expect((await at(a, two).call('PUT', `/api/tables/${id}/orders`, { orders })).status).toBe(200);
    await expect.poll(async () => (await b.table(id)).n, { timeout: 20_000 }).toBe(3);
    const kept = (await a.get(`/api/tables/${id}/orders`)).body.orders;
    expect(kept).toMatchObject([{ used: 1, off: 'used' }]);
  });

  test('a token of one is known to the other', async () => {
    const ada = await new Client(one.address).enter('Ada');
    const { token, id } = (await ada.post('/api/tokens', { name: 'Robo' })).body;
    const bearer = { authorization: `Bearer ${token}` };
    const there = new Client(two.address);
    expect((await there.call('GET', '/api/me', undefined, bearer)).body).toEqual({ id, name: 'Robo' });
    await ada.post(`/api/tokens/${id}/revoke`);
    expect((await there.call('GET', '/api/me', undefined, bearer)).body.code).toBe('bad-token');
  });
});
