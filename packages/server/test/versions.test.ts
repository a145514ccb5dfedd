import { type Game, type Log, parseLog, replay, versionOf, writeLog } from '@clade/engine';
import { logWithTakeback } from '@clade/engine/testing';
import { evolution } from '@clade/evolution';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Games } from '../src/games.ts';
import { Client, type Running, scratch, start, tableOfTwo } from './client.ts';
import { Listener } from './stream-client.ts';

/** Version 2 deals with another generator: no log of version 1 can be played by it. */
const OLD = new Games([versionOf(evolution, '1') as Game]);
const BOTH = new Games([evolution]);
const NEW = new Games([{ ...evolution, earlier: [] }]);

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

  test('bots of an older table go on by its rules', async () => {
    const a = await new Client(server.address).enter('Ada');
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'beginner' }];
    const { id } = (await a.post('/api/tables', { game: 'evolution', seats, visibility: 'public' })).body
      .table;
    expect((await a.post(`/api/tables/${id}/start`)).status).toBe(200);
    const [again] = (await restart(BOTH, a)) as [Client];
    const before = (await again.table(id)).n;
    for (let i = 0; i < 6; i++) {
      await play(id, 1, again);
      await server.hall.playBots(id);
    }
    const now = await again.table(id);
    expect(now.table.rules).toBe('1');
    expect(now.n).toBeGreaterThan(before + 3);
    await again.post(`/api/tables/${id}/concede`);
    const log = parseLog(String((await again.get(`/api/tables/${id}/log`)).body)) as Log;
    expect(log.header.rules).toBe('1');
    expect(log.moves.some(({ seat }) => seat === 1)).toBe(true);
    expect(replay(evolution, log)).toMatchObject({ n: log.moves.length });
  });

  test('a table or a log of a version to come is left alone', async () => {
    const next: Game = { ...evolution, rules: '3', earlier: [evolution, ...evolution.earlier] };
    await restart(new Games([next]));
    const first = await tableOfTwo(server);
    expect((await first.a.table(first.id)).table.rules).toBe('3');
    const stored = await server.hall.storage.load(first.id);
    const [a] = (await restart(BOTH, first.a)) as [Client];
    expect(await a.get(`/api/tables/${first.id}`)).toMatchObject({
      status: 409,
      body: { code: 'unknown-rules', sentence: 'This server does not know version 3 of evolution.' },
    });
    await server.hall.resume();
    expect(await server.hall.storage.load(first.id)).toEqual(stored);
    const log = logWithTakeback(evolution, 0);
    const bring = (rules: string) =>
      a.call('POST', '/api/logs', writeLog({ ...log, header: { ...log.header, rules } }), {
        'content-type': 'application/x-ndjson',
      });
    expect(await bring('3')).toMatchObject({ status: 422, body: { code: 'unknown-rules' } });
    expect((await bring('2')).status).toBe(200);
  });
});
