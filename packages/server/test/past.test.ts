import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PastView } from '../src/table/shown.ts';
import { Client, type Running, scratch, start, tableOfTwo } from './client.ts';

const folder = scratch();
let server: Running;
beforeAll(async () => {
  server = await start(folder.path);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

/** What three viewers were shown while the game went on, by line of the log. */
interface Seen {
  readonly viewers: readonly Client[];
  readonly views: Map<number, unknown[]>;
}

async function look({ viewers, views }: Seen, id: string): Promise<void> {
  const tables = await Promise.all(viewers.map((viewer) => viewer.table(id)));
  // A choice that waits for the other is a draft, which its seat sees already.
  if (tables.some((t) => t.draft.moves.length > 0)) return;
  views.set(
    tables[0]!.n,
    tables.map((t) => t.view),
  );
}

/** Everybody who is to act makes a legal move, the last or the first, and is watched after each. */
async function play(seen: Seen, id: string, rounds: number): Promise<void> {
  for (let i = 0; i < rounds; i++) {
    for (const client of seen.viewers.slice(0, 2)) {
      const { n, draft, legal } = await client.table(id);
      const chosen = legal.at(i % 3 === 0 ? 0 : -1);
      if (chosen === undefined) continue;
      const body = { n, drafted: draft.moves.length, move: chosen.move, key: `past-key-${id}-${n}-${i}` };
      const moved = await client.post(`/api/tables/${id}/moves`, { ...body, confirm: true });
      expect(moved.status, JSON.stringify(moved.body)).toBe(200);
      await look(seen, id);
    }
  }
}

async function at(client: Client, id: string, n: number): Promise<PastView> {
  const { status, body } = await client.get(`/api/tables/${id}/at/${n}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

/** Every line that was looked at when it was the last one looks the same now. */
async function expectSame({ viewers, views }: Seen, id: string): Promise<void> {
  expect(views.size).toBeGreaterThan(5);
  for (const [n, then] of views) {
    for (const [i, viewer] of viewers.entries()) {
      const now = await at(viewer, id, n);
      expect(now.view, `line ${n}, viewer ${i}`).toEqual(then[i]);
      expect(now.n).toBe(n);
    }
  }
}

async function watched(game: string): Promise<{ seen: Seen; id: string }> {
  const { a, b, id } = await tableOfTwo(server, game);
  const spectator = await new Client(server.address).enter('Cili');
  const seen = { viewers: [a, b, spectator], views: new Map() };
  await look(seen, id);
  return { seen, id };
}

describe('a line of the past', () => {
  test.each(['evolution', 'dominant-species', 'dominant-species-marine'])(
    'shows each viewer of %s what it was shown then, and what happened',
    async (game) => {
      const { seen, id } = await watched(game);
      await play(seen, id, 25);
      await expectSame(seen, id);
      for (const viewer of seen.viewers) {
        const { lines } = (await viewer.get(`/api/tables/${id}/since/0`)).body;
        for (const line of lines) expect((await at(viewer, id, line.n)).lines).toEqual([line]);
        expect(lines[0]).toMatchObject({ n: 0, seat: -1 });
        expect(lines[0].events).not.toEqual([]);
      }
      // The game goes on, and the past stays as it was; also for a server that has just been started.
      await play(seen, id, 20);
      await expectSame(seen, id);
      await server.close();
      server = await start(folder.path);
      const viewers = seen.viewers.map((viewer) =>
        Object.assign(new Client(server.address), { cookie: viewer.cookie }),
      );
      await expectSame({ ...seen, viewers }, id);
    },
  );

  test('counts the points as they were then', async () => {
    const { seen, id } = await watched('evolution');
    await play(seen, id, 40);
    const [a] = seen.viewers as [Client];
    let points = 0;
    for (const n of seen.views.keys()) {
      const { view, scores } = await at(a, id, n);
      expect(scores).toEqual((view as { players: { score: number }[] }).players.map((p) => p.score));
      points += scores[0]!;
    }
    expect(points).toBeGreaterThan(0);
  });

  test('of a simultaneous choice does not show what the others chose', async () => {
    const { a, b, id } = await tableOfTwo(server);
    const chosen = [];
    for (const client of [a, b]) {
      const view = await client.table(id);
      chosen.push(view.legal[0]!.move);
      await client.confirm(id, (await client.move(id, view, view.legal[0]!.move)).body);
    }
    // Line 1 is the choice of the first seat, line 2 that of the second, which revealed both.
    const player = (past: PastView, seat: number) =>
      (past.view as { players: { foodChosen: boolean; foodCard: unknown }[] }).players[seat];
    expect(player(await at(a, id, 1), 0)).toMatchObject({
      foodChosen: true,
      foodCard: { trait: chosen[0]![1], food: chosen[0]![2] },
    });
    expect(player(await at(b, id, 1), 0)).toMatchObject({ foodChosen: true, foodCard: null });
    expect(JSON.stringify((await at(b, id, 1)).lines)).not.toContain(JSON.stringify(chosen[0]!.slice(1)));
  });

  test('that was taken back is there as it was, and so is what came instead', async () => {
    const { seen, id } = await watched('dominant-species');
    await play(seen, id, 6);
    const [a, b] = seen.viewers as [Client, Client];
    const before = (await a.table(id)).n;
    const vote = { what: 'takeback', yes: true, to: before - 4 };
    await a.post(`/api/tables/${id}/vote`, vote);
    expect((await b.post(`/api/tables/${id}/vote`, vote)).status).toBe(200);
    await look(seen, id);
    expect((await a.table(id)).n).toBe(before + 1);
    await play(seen, id, 30);
    await expectSame(seen, id);
    expect((await at(a, id, before + 1)).view).toEqual((await at(a, id, before - 4)).view);
    expect((await at(a, id, before + 1)).lines).toEqual([
      { n: before + 1, seat: -1, events: [{ type: 'takeback', rule: '', to: before - 4 }] },
    ]);
  });

  test('has no draft in it', async () => {
    const { a, id } = await tableOfTwo(server);
    const view = await a.table(id);
    const before = await at(a, id, 0);
    const moved = await a.move(id, view, view.legal[0]!.move);
    expect(moved.body.draft.moves).toHaveLength(1);
    expect(await at(a, id, 0)).toEqual(before);
  });

  test('of a game that was brought in can be gone through to the end', async () => {
    const { a, b, id } = await tableOfTwo(server);
    const { table } = (
      await a.post('/api/tables', {
        game: 'evolution',
        seats: [
          { kind: 'bot', bot: 'random' },
          { kind: 'bot', bot: 'random' },
        ],
        visibility: 'public',
      })
    ).body;
    await a.post(`/api/tables/${table.id}/start`);
    await expect
      .poll(async () => (await a.table(table.id)).table.status, { timeout: 60_000 })
      .toBe('finished');
    const log = String((await a.get(`/api/tables/${table.id}/log`)).body);
    const sent = await b.call('POST', '/api/logs', log, { 'content-type': 'application/x-ndjson' });
    const { n, table: copy, result } = sent.body;
    expect(n).toBeGreaterThan(64);
    for (const line of [0, 1, 31, 32, 33, 64, n - 1, n]) {
      expect(await at(b, copy.id, line)).toEqual(await at(b, table.id, line));
    }
    const scores = [...result.standings].sort((x, y) => x.seat - y.seat).map((s) => s.score);
    expect((await at(b, copy.id, n)).scores).toEqual(scores);
    expect(id).not.toBe(copy.id);
  });

  test('is refused where there is none', async () => {
    const ada = await new Client(server.address).enter('Ada');
    const seats = [{ kind: 'me' }, { kind: 'link' }];
    const { table } = (await ada.post('/api/tables', { game: 'evolution', seats })).body;
    expect(await ada.get(`/api/tables/${table.id}/at/0`)).toMatchObject({
      status: 409,
      body: { code: 'not-playing' },
    });
    const { a, id } = await tableOfTwo(server);
    expect(await a.get(`/api/tables/${id}/at/1`)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    for (const n of ['-1', '1.5', 'x', '1e9', '99999999']) {
      expect(await a.get(`/api/tables/${id}/at/${n}`)).toMatchObject({ status: 400 });
    }
  });
});
