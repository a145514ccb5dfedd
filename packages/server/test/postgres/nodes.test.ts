import { promiseOf } from '@clade/engine';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sharedConfig } from '../../src/config.ts';
import { type App, createApp } from '../../src/http/app.ts';
import type { Job } from '../../src/jobs/jobs.ts';
import { PostgresJobs } from '../../src/storage/postgres/jobs.ts';
import { PostgresStorage } from '../../src/storage/postgres/storage.ts';
import { Client, key, scratch, settings } from '../client.ts';
import { record } from '../storage-suite.ts';
import { Listener } from '../stream-client.ts';
import { Postgres } from './database.ts';

let postgres: Postgres;
let url: string;
const folder = scratch();
let nodes: Node[] = [];
const listeners: Listener[] = [];

interface Node extends App {
  readonly address: string;
  readonly store: PostgresStorage;
}

async function node(threads = 1): Promise<Node> {
  const store = await PostgresStorage.open(url);
  const given = { ...settings(folder.path), database: url, botThreads: threads };
  const config = await sharedConfig(given, store.shared.kept);
  const app = await createApp({ config, storage: store });
  const made = { ...app, store, address: await app.http.listen({ host: '127.0.0.1', port: 0 }) };
  nodes.push(made);
  return made;
}

async function listen(client: Client, tables?: readonly string[]): Promise<Listener> {
  const listener = await Listener.open(client, tables ? { tables } : {});
  listeners.push(listener);
  return listener;
}

/** The same person, at another node. */
function at(client: Client, { address }: Node): Client {
  const other = new Client(address);
  other.cookie = client.cookie;
  return other;
}

beforeAll(async () => {
  postgres = await Postgres.start();
});
afterAll(async () => {
  await postgres.stop();
  folder.remove();
});
beforeEach(async () => {
  url = await postgres.database();
});
afterEach(async () => {
  for (const listener of listeners.splice(0)) listener.close();
  for (const one of nodes) await one.close();
  nodes = [];
});

async function tableOfTwo(one: Node, two: Node): Promise<{ a: Client; b: Client; id: string }> {
  const a = await new Client(one.address).enter('Ada');
  const b = await new Client(two.address).enter('Bela');
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const made = await a.post('/api/tables', { game: 'evolution', seats, visibility: 'public' });
  const { id } = made.body.table;
  expect((await b.post(`/api/tables/${id}/join`)).status).toBe(200);
  expect((await a.post(`/api/tables/${id}/start`)).status).toBe(200);
  return { a, b, id };
}

describe('two nodes', () => {
  test('deal a game together: promises and numbers come at either, and who is away is waited for by neither', async () => {
    const [one, two] = [await node(), await node()];
    await one.start();
    const a = await new Client(one.address).enter('Ada');
    const b = await new Client(two.address).enter('Bela');
    const c = await new Client(two.address).enter('Cili');
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const made = await a.post('/api/tables', { game: 'evolution', seats, visibility: 'public' });
    const path = `/api/tables/${made.body.table.id}`;
    for (const guest of [b, c]) await guest.post(`${path}/join`);
    const numbers = ['A', 'B', 'C'].map((letter) => letter.repeat(43));
    const people = [a, b, c];
    for (const [i, who] of people.entries())
      expect((await who.post(`${path}/promise`, { promise: promiseOf(numbers[i]!) })).status).toBe(200);
    expect((await a.post(`${path}/start`)).body.table.deal.promises).toHaveLength(3);
    for (const [i, who] of [b, a].entries())
      expect((await who.post(`${path}/share`, { share: numbers[1 - i]! })).status).toBe(200);
    // A job waits for the third one, on whichever node.
    await expect.poll(async () => (await c.get(path)).body.table.status, { timeout: 20_000 }).toBe('playing');
    for (const who of people) await who.post(`${path}/vote`, { what: 'cancel', yes: true });
    const proof = (await c.get(`${path}/verify`)).body;
    expect(proof).toMatchObject({ kept: true, replayed: true });
    expect(proof.shares.map(({ share }: { share?: string }) => share)).toEqual([
      numbers[0],
      numbers[1],
      undefined,
    ]);
  });

  test('send away who is signed out or removed on one of them, with their programs', async () => {
    const [one, two] = [await node(), await node()];
    const ada = await new Client(one.address).enter('Ada');
    const { token } = (await ada.post('/api/tokens', { name: 'Robo' })).body;
    const there = at(ada, two);
    expect((await there.get('/api/me')).status).toBe(200); // and is remembered
    const mine = await listen(there);
    const programs = await fetch(`${two.address}/api/stream`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(programs.status).toBe(200);
    expect((await ada.post('/api/account/delete')).status).toBe(200);
    await expect.poll(() => two.streams.size, { timeout: 20_000 }).toBe(0);
    expect((await there.get('/api/me')).body.code).toBe('stranger');
    mine.close();
    await programs.body?.cancel().catch(() => undefined);
  });

  test('play one game: each answers with what the other has just written, and tells it once', async () => {
    const [one, two] = [await node(), await node()];
    const { a, b, id } = await tableOfTwo(one, two);
    const [heardA, heardB] = [await listen(a), await listen(b)];
    let n = 0;
    for (let moves = 0; moves < 40; moves++) {
      const view = await a.table(id);
      expect(view.n).toBeGreaterThanOrEqual(n);
      if (view.table.status !== 'playing') break;
      const [seat = 0] = view.waitingFor;
      const client = seat === 0 ? a : b;
      const own = await client.table(id);
      const { move } = own.legal[moves % own.legal.length]!;
      const body = { n: own.n, drafted: 0, move, key: key(), confirm: true };
      const moved = await client.post(`/api/tables/${id}/moves`, body);
      expect(moved.status).toBe(200);
      // The same request once more, at the other node: it was carried out already.
      const again = await at(client, seat === 0 ? two : one).post(`/api/tables/${id}/moves`, body);
      expect([again.status, again.body.n]).toEqual([200, moved.body.n]);
      n = moved.body.n;
    }
    expect(n).toBeGreaterThan(20);
    const all = Array.from({ length: n }, (_, i) => i + 1);
    for (const heard of [heardA, heardB]) {
      await heard.until((l) => l.lines(id).includes(n));
      expect(heard.lines(id)).toEqual(all);
    }
  });

  test('see drafts, chat and seats of each other', async () => {
    const [one, two] = [await node(), await node()];
    const { a, b, id } = await tableOfTwo(one, two);
    const far = await listen(at(a, two)); // her telephone is at the other node
    const other = await listen(b);
    const view = await a.table(id);
    const moved = await a.move(id, view, view.legal[0]!.move);
    await far.until((l) => l.of('draft').length > 0);
    expect(far.of('draft').at(-1)!.data.state).toEqual(moved.body);
    expect(other.kinds()).not.toContain('draft');
    await a.post(`/api/tables/${id}/chat`, { text: 'hello over there', key: key() });
    await other.until((l) => l.of('chat').some((e) => e.data.line?.text === 'hello over there'));
    await a.undo(id, view, 0);
    expect((await at(a, two).table(id)).draft.moves).toEqual([]);
  });

  test('know who is here on the other one, until that one dies', async () => {
    const [one, two] = [await node(), await node()];
    const { a, b, id } = await tableOfTwo(one, two);
    const heard = await listen(a);
    const present = (): number[] | undefined => heard.of('presence').at(-1)?.data.seats;
    await listen(b);
    await heard.until(() => present()?.includes(1) === true);
    expect((await a.get(`/api/tables/${id}`)).body.presence.seats).toEqual([0, 1]);
    // The host may not send a bot for somebody who is here, wherever that is.
    const refused = await a.post(`/api/tables/${id}/seats/1/stand-in`, { bot: 'random' });
    expect(refused.body.code).toBe('present');
    // It is gone without a word.
    two.presence.close();
    await postgres.query(url, `DELETE FROM clade.nodes WHERE id = '${two.store.shared.node}'`);
    await heard.until(() => present()?.includes(1) === false);
  });

  test('make one rematch, however many ask', async () => {
    const [one, two] = [await node(), await node()];
    const { a, b, id } = await tableOfTwo(one, two);
    await a.post(`/api/tables/${id}/concede`);
    const asked = await Promise.all(
      [a, b, at(a, two), at(b, one)].map((c) => c.post(`/api/tables/${id}/rematch`)),
    );
    expect(asked.map((r) => r.status)).toEqual([200, 200, 200, 200]);
    expect(new Set(asked.map((r) => r.body.table.id)).size).toBe(1);
  });

  test('write at the same time: everybody is answered, nothing is lost', async () => {
    const [one, two] = [await node(), await node()];
    const { a, b, id } = await tableOfTwo(one, two);
    const lines = Array.from({ length: 30 }, (_, i) => i);
    const said = await Promise.all(
      lines.map((i) =>
        [a, b, at(a, two), at(b, one)][i % 4]!.post(`/api/tables/${id}/chat`, { text: `${i}`, key: key() }),
      ),
    );
    expect(said.map((r) => r.status)).toEqual(lines.map(() => 200));
    const kept = (await a.get(`/api/tables/${id}/chat`)).body.lines.map((l: { text: string }) =>
      Number(l.text),
    );
    expect(kept.sort((x: number, y: number) => x - y)).toEqual(lines);
  });
});

describe('bots', () => {
  test('are asked by whichever node takes the job; one without threads leaves them to others', async () => {
    const [front, back] = [await node(0), await node(1)];
    await front.start();
    const a = await new Client(front.address).enter('Ada');
    const seats = Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'random' }));
    const made = await a.post('/api/tables', { game: 'evolution', seats });
    const { id } = made.body.table;
    const heard = await listen(a);
    await a.post(`/api/tables/${id}/start`);
    await new Promise((done) => setTimeout(done, 1500));
    expect((await a.table(id)).n).toBe(0);
    await back.start();
    await heard.until((l) => l.lines(id).length > 30);
    const told = heard.lines(id);
    expect(told).toEqual(told.map((_, i) => i + 1));
  });
});

describe('jobs', () => {
  const ring = (k: string, data: unknown = 1, at = 0): Job => ({ kind: 'ring', key: k, at, data });

  function jobsOf(store: PostgresStorage, done: string[]): PostgresJobs {
    const jobs = new PostgresJobs({ store, most: 2, alarm: () => undefined });
    jobs.handle('ring', async (job) => {
      done.push(`${job.key} ${JSON.stringify(job.data)}`);
    });
    return jobs;
  }

  test('come with the change of a table, or not at all; the last of a key counts; some are dropped', async () => {
    const store = await PostgresStorage.open(url);
    const done: string[] = [];
    const jobs = jobsOf(store, done);
    await store.createTable(record('t'), { seed: 's', salt: 't' });
    await expect(store.write({ table: record('t'), basedOn: 9, jobs: [ring('never')] })).rejects.toThrow();
    await jobs.put(ring('gone'));
    await jobs.put(ring('later', 1, Date.now() + 3_600_000));
    await jobs.put(ring('twice', 'old'));
    await store.write({
      table: record('t'),
      basedOn: 1,
      jobs: [ring('twice', 'new'), ring('once'), { kind: 'ring', key: 'gone' }],
    });
    await jobs.start();
    await expect.poll(() => [...done].sort()).toEqual(['once 1', 'twice "new"']);
    await jobs.close();
    await store.close();
  });

  test('of the express lane do not wait behind others', async () => {
    const store = await PostgresStorage.open(url);
    const done: string[] = [];
    const jobs = new PostgresJobs({
      store,
      most: 1,
      express: { kinds: ['ring'], most: 1 },
      alarm: () => undefined,
    });
    let free: (() => void) | undefined;
    jobs.handle('think', () => new Promise((ended) => (free = ended)));
    jobs.handle('ring', async ({ key }) => {
      done.push(key);
    });
    await jobs.start();
    for (const k of ['a', 'b', 'c']) await jobs.put({ kind: 'think', key: k, at: 0 });
    await expect.poll(() => free).toBeDefined();
    await jobs.put(ring('quick'));
    await expect.poll(() => done).toEqual(['quick']);
    // The others go on one after the other.
    const stop = setInterval(() => free?.(), 20);
    await jobs.close();
    clearInterval(stop);
    await store.close();
  });

  test('of a node that died are done by another', async () => {
    const [dying, living] = [await PostgresStorage.open(url), await PostgresStorage.open(url)];
    const stuck = new PostgresJobs({ store: dying, most: 1, alarm: () => undefined });
    let free: (() => void) | undefined;
    stuck.handle('ring', () => new Promise((done) => (free = done)));
    await stuck.start();
    await stuck.put(ring('a'));
    await expect.poll(() => free).toBeDefined();
    const done: string[] = [];
    const jobs = jobsOf(living, done);
    await jobs.start();
    // What others see when it is dead; that they see it is shown by killing it (kill-cluster.long.test.ts).
    await postgres.query(url, `DELETE FROM clade.nodes WHERE id = '${dying.shared.node}'`);
    await expect.poll(() => done, { timeout: 20_000, interval: 100 }).toEqual(['a 1']);
    free?.();
    await stuck.close();
    await dying.close();
    await jobs.close();
    await living.close();
  });
});

test('a store of a newer program is refused, and nothing is changed', async () => {
  await (await PostgresStorage.open(url)).close();
  await postgres.query(url, 'UPDATE clade.version SET version = 99');
  await expect(PostgresStorage.open(url)).rejects.toThrow('version 99');
});

test('nodes that start together on an empty database build it once', async () => {
  const stores = await Promise.all([1, 2, 3].map(() => PostgresStorage.open(url)));
  const secrets = await Promise.all(stores.map((s, i) => s.shared.kept('secret', () => `secret ${i}`)));
  expect(new Set(secrets).size).toBe(1);
  for (const store of stores) await store.close();
});
