import type { Game } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Games } from '../src/games.ts';
import { Client, type Running, scratch, start, tableOfTwo } from './client.ts';
import { Listener } from './stream-client.ts';

/** Version 2 deals otherwise, and its states have other fingerprints: no log of version 1 can be played by it. */
const evolution2: Game = {
  ...evolution,
  rules: '2',
  setup: (config, seed, emit) => evolution.setup(config, `${seed} dealt by other rules`, emit),
  hash: (s) => [...evolution.hash(s)].reverse().join(''),
};
const OLD = new Games([evolution]);
const BOTH = new Games([evolution, evolution2]);
const NEW = new Games([evolution2]);

let folder: ReturnType<typeof scratch>;
let server: Running;
beforeEach(async () => {
  folder = scratch();
  server = await start(folder.path, {}, OLD);
});
afterEach(async () => {
  await server.close();
  folder.remove();
});

async function restart(games: Games, ...clients: Client[]): Promise<Client[]> {
  await server.close();
  server = await start(folder.path, {}, games);
  return clients.map((client) => {
    const again = new Client(server.address);
    again.cookie = client.cookie;
    return again;
  });
}

async function play(id: string, count: number, ...clients: Client[]): Promise<void> {
  for (let i = 0; i < count; i++) {
    for (const client of clients) {
      const view = await client.table(id);
      if (view.legal.length === 0) continue;
      const moved = await client.move(id, view, view.legal[0]!.move);
      expect(moved.status).toBe(200);
      if (moved.body.draft.moves.length > 0) expect((await client.confirm(id, moved.body)).status).toBe(200);
    }
  }
}

describe('a table keeps the rules it was started with', () => {
  test('it opens and plays on to its end when newer rules are there; new tables take the newer', async () => {
    const first = await tableOfTwo(server);
    const { id } = first;
    await play(id, 3, first.a, first.b);
    const before = await first.a.table(id);
    expect(before.table.rules).toBe('1');

    const [a, b] = (await restart(BOTH, first.a, first.b)) as [Client, Client];
    // Without snapshots every line is folded again, each with its hash.
    await server.hall.storage.dropSnapshots();
    expect(await a.table(id)).toEqual(before);
    await play(id, 4, a, b);
    const now = await a.table(id);
    expect(now.n).toBeGreaterThan(before.n);
    expect(now.table.rules).toBe('1');

    const fresh = await tableOfTwo(server);
    await play(fresh.id, 2, fresh.a, fresh.b);
    expect((await fresh.a.table(fresh.id)).table.rules).toBe('2');

    // Over, its log says by which rules it was played; those alone can bring it in again.
    await b.post(`/api/tables/${id}/concede`);
    const log = String((await a.get(`/api/tables/${id}/log`)).body);
    expect(JSON.parse(log.split('\n')[0]!)).toMatchObject({ game: 'evolution', rules: '1' });
    expect((await a.get(`/api/tables/${id}/verify`)).body).toMatchObject({ kept: true, replayed: true });
  });

  test('a draft of the older rules is there after the newer came', async () => {
    const first = await tableOfTwo(server);
    const view = await first.a.table(first.id);
    const moved = await first.a.move(first.id, view, view.legal[0]!.move);
    const [a] = (await restart(BOTH, first.a)) as [Client];
    expect((await a.table(first.id)).draft).toEqual(moved.body.draft);
  });

  test('a table of rules that are not there any more says so, and everything else goes on', async () => {
    const first = await tableOfTwo(server);
    const { id } = first;
    await play(id, 1, first.a, first.b);
    const stored = await server.hall.storage.load(id);
    const [a, b] = (await restart(NEW, first.a, first.b)) as [Client, Client];
    for (const asked of [
      a.get(`/api/tables/${id}`),
      b.post(`/api/tables/${id}/moves`, { n: 2, drafted: 0, move: ['stop'], key: 'some-key' }),
    ]) {
      expect(await asked).toMatchObject({
        status: 409,
        body: { code: 'unknown-rules', sentence: 'This server does not know version 1 of evolution.' },
      });
    }
    // Bots are not woken there, the list still shows it, and streams work.
    await server.hall.resume();
    expect((await a.get('/api/tables?scope=mine')).body.tables).toMatchObject([{ id, rules: '1' }]);
    const stream = await Listener.open(a, { after: 0 });
    const fresh = await tableOfTwo(server);
    expect((await fresh.a.table(fresh.id)).table.rules).toBe('2');
    await stream.until((s) => s.of('moves').some((e) => e.data.problem?.code === 'unknown-rules'));
    stream.close();
    // Nothing of it was touched: with the old rules it plays on.
    expect(await server.hall.storage.load(id)).toEqual(stored);
    const [again, other] = (await restart(BOTH, a, b)) as [Client, Client];
    await play(id, 1, again, other);
  });
});
