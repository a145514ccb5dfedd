import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, key, type Reply, type Running, scratch, start } from './client.ts';
import { Listener } from './stream-client.ts';

const folder = scratch();
let server: Running;
beforeAll(async () => {
  server = await start(folder.path);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const enter = (name: string): Promise<Client> => new Client(server.address).enter(name);

interface Friends {
  readonly host: Client;
  readonly friend: Client;
  readonly id: string;
  readonly watch: string;
}

/** A game of two friends at a table that is found by its link only, begun. */
async function friends(): Promise<Friends> {
  const [host, friend] = [await enter('Ada'), await enter('Bela')];
  const seats = [{ kind: 'me' }, { kind: 'link' }];
  const { table } = (await host.post('/api/tables', { game: 'evolution', seats })).body;
  await friend.post(`/api/tables/${table.id}/join`, { invite: table.seats[1].invite });
  await host.post(`/api/tables/${table.id}/start`);
  return { host, friend, id: table.id, watch: table.watch };
}

/** A request that has the link for spectators with it. */
const by = (watch: string, client: Client, method: string, path: string, body?: unknown): Promise<Reply> =>
  client.call(method, path, body, { 'clade-watch': watch });

describe('the link for spectators', () => {
  test('is known to those at the table and to nobody else', async () => {
    const { host, friend, id, watch } = await friends();
    expect(watch).toMatch(/^[\w-]{22}$/);
    for (const one of [host, friend]) expect((await one.table(id)).table.watch).toBe(watch);
    const seen = await by(watch, await enter('Cili'), 'GET', `/api/tables/${id}`);
    expect(seen.status).toBe(200);
    expect(seen.body.table).not.toHaveProperty('watch');
    const open = await host.post('/api/tables', {
      game: 'evolution',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'public',
    });
    expect(open.body.table).not.toHaveProperty('watch');
  });

  test('shows what everybody may know, to guests and to strangers', async () => {
    const { host, id, watch } = await friends();
    const own = await host.table(id);
    await host.move(id, own, own.legal[0]!.move);
    for (const one of [await enter('Cili'), new Client(server.address)]) {
      expect((await one.get(`/api/tables/${id}`)).status).toBe(404);
      for (const path of ['', '/since/0', '/at/0']) {
        expect((await by(watch, one, 'GET', `/api/tables/${id}${path}`)).status).toBe(200);
        expect((await by(`x${watch.slice(1)}`, one, 'GET', `/api/tables/${id}${path}`)).status).toBe(404);
      }
      const { body } = await by(`${'A'.repeat(22)}, ${watch}`, one, 'GET', `/api/tables/${id}`);
      expect(body).toMatchObject({ seat: null, legal: [], decision: null, draft: { moves: [] } });
      expect(body.view.players.some((player: { hand?: unknown }) => Array.isArray(player.hand))).toBe(false);
      expect(body.table.seats.some((seat: { invite?: string }) => seat.invite !== undefined)).toBe(false);
    }
  });

  test('tells what happens as it happens, but not what is said', async () => {
    const { host, friend, id, watch } = await friends();
    const cili = await enter('Cili');
    const abort = new AbortController();
    const listen = (headers: Record<string, string>): Promise<Response> =>
      fetch(`${server.address}/api/stream?tables=${id}`, {
        headers: { cookie: cili.cookie, ...headers },
        signal: abort.signal,
      });
    expect((await listen({})).status).toBe(404);
    const stream = await listen({ 'clade-watch': watch });
    expect(stream.status).toBe(200);
    await host.post(`/api/tables/${id}/chat`, { text: 'between us' });
    for (const one of [host, friend]) {
      const view = await one.table(id);
      await one.confirm(id, (await one.move(id, view, view.legal[0]!.move)).body);
    }
    let heard = '';
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    while (!heard.includes('event: moves')) heard += (await reader.read()).value ?? '';
    abort.abort();
    await reader.read().catch(() => undefined);
    expect(heard).not.toContain('between us');
    expect(heard).not.toContain('event: chat');
    expect((await by(watch, cili, 'GET', `/api/tables/${id}/chat`)).status).toBe(404);
    expect((await host.get(`/api/tables/${id}/chat`)).body.lines).toHaveLength(1);
  });

  test('lets nobody do anything', async () => {
    const { host, id, watch } = await friends();
    const cili = await enter('Cili');
    const before = await host.table(id);
    const move = before.legal[0]!.move;
    const asked: readonly [string, unknown][] = [
      ['join', {}],
      ['join', { invite: watch }],
      ['moves', { n: 0, drafted: 0, move, key: key() }],
      ['preview', { move }],
      ['chat', { text: 'hello' }],
      ['vote', { what: 'cancel', yes: true }],
      ['rematch', {}],
      ['concede', {}],
      ['start', {}],
      ['seats/0/stand-in', { bot: 'random' }],
    ];
    for (const [what, body] of asked)
      expect((await by(watch, cili, 'POST', `/api/tables/${id}/${what}`, body)).status, what).toBe(404);
    expect((await by(watch, cili, 'PUT', `/api/tables/${id}/note`, { text: 'x' })).status).toBe(404);
    expect(await host.table(id)).toEqual(before);
    // An open seat of a table of friends is for who has its own link.
    const seats = [{ kind: 'me' }, { kind: 'link' }];
    const { table } = (await host.post('/api/tables', { game: 'evolution', seats })).body;
    expect((await cili.post(`/api/tables/${table.id}/join`, { invite: table.watch })).status).toBe(404);
    expect((await by(table.watch, cili, 'GET', `/api/tables/${table.id}`)).body.table.seats[1]).toEqual({
      kind: 'link',
      name: '',
      you: false,
    });
  });
});

describe('a delay for spectators', () => {
  const DELAY = 6;

  /** A public game of two people that spectators see later, begun. */
  async function delayed() {
    const [host, friend] = [await enter('Ada'), await enter('Bela')];
    const { table } = (
      await host.post('/api/tables', {
        ...{ game: 'evolution', visibility: 'public', delay: DELAY },
        seats: [{ kind: 'me' }, { kind: 'open' }],
      })
    ).body;
    await friend.post(`/api/tables/${table.id}/join`, {});
    await host.post(`/api/tables/${table.id}/start`);
    return { host, friend, id: table.id as string };
  }

  /** Whoever is asked plays the first or the last that is legal. */
  async function turn(people: readonly Client[], id: string, i: number): Promise<number> {
    for (const one of people) {
      const view = await one.table(id);
      if (view.legal.length === 0) continue;
      const { move } = view.legal.at(i % 3 === 0 ? -1 : 0)!;
      const drafted = (await one.move(id, view, move)).body;
      if (drafted.draft.moves.length > 0 && drafted.legal.length === 0) await one.confirm(id, drafted);
      else if (drafted.n === view.n && drafted.draft.moves.length > 3) await one.confirm(id, drafted);
    }
    return (await people[0]!.table(id)).n;
  }

  test('never lets them see further, by whatever way they look', async () => {
    const { host, friend, id } = await delayed();
    const people = [host, friend];
    const cili = await enter('Cili');
    const listener = await Listener.open(cili, { tables: [id] });
    let n = 0;
    for (let i = 0; i < 60 && n < 4 * DELAY; i++) {
      n = await turn(people, id, i);
      const last = Math.max(0, n - DELAY);
      for (const one of [cili, new Client(server.address)]) {
        const seen = (await one.get(`/api/tables/${id}`)).body;
        expect(seen).toMatchObject({ n: last, seat: null, table: { n: last, delay: DELAY } });
        expect(seen.table).not.toHaveProperty('movedAt');
        expect(seen.table.toAct).toEqual(seen.waitingFor);
        const past = (await one.get(`/api/tables/${id}/at/${last}`)).body;
        expect(seen.view).toEqual(past.view);
        expect(seen.scores).toEqual(past.scores);
        expect((await one.get(`/api/tables/${id}/at/${last + 1}`)).status).toBe(404);
        const since = (await one.get(`/api/tables/${id}/since/0`)).body;
        expect(since.n).toBe(last);
        expect(since.lines.at(-1).n).toBe(last);
      }
      const lobby = (await cili.get('/api/tables?scope=lobby')).body.tables;
      for (const one of lobby) if (one.id === id) expect(one).toMatchObject({ n: last, toAct: [] });
    }
    expect(n).toBeGreaterThanOrEqual(3 * DELAY);
    // Who plays sees everything at once.
    expect((await host.table(id)).n).toBe(n);
    await host.post(`/api/tables/${id}/chat`, { text: 'he has Horns' });
    expect((await cili.get(`/api/tables/${id}/chat`)).body.lines).toEqual([]);
    await listener.until(({ events }) => events.some(({ data }) => data?.state?.n === n - DELAY));
    const heard = listener.events.filter(({ event }) => event === 'moves');
    // Every line once, in order, and none before its time.
    const lines = heard.flatMap(({ data }) => data.lines.map((line: { n: number }) => line.n));
    expect(lines).toEqual(Array.from({ length: n - DELAY }, (_, i) => i + 1));
    for (const { data } of heard) {
      expect(data.n).toBeLessThanOrEqual(n - DELAY);
      if (data.state) expect(data.state.n).toBe(data.n);
    }
    expect(listener.events.some(({ event }) => event === 'chat')).toBe(false);

    // When it is over everything may be known, and nothing is missing.
    await friend.post(`/api/tables/${id}/concede`);
    await listener.until(({ events }) => events.some(({ data }) => data?.state?.table.status === 'finished'));
    const over = (await cili.get(`/api/tables/${id}`)).body;
    expect(over.n).toBe((await host.table(id)).n);
    const all = (await cili.get(`/api/tables/${id}/since/0`)).body.lines;
    expect(all.at(-1).n).toBe(over.n);
    listener.close();
  });

  test('goes with a rematch, and is no part of a table without one', async () => {
    const { host, friend, id } = await delayed();
    await friend.post(`/api/tables/${id}/concede`);
    const again = await host.post(`/api/tables/${id}/rematch`);
    expect(again.body.table.delay).toBe(DELAY);
    const plain = await friends();
    expect((await plain.host.table(plain.id)).table).not.toHaveProperty('delay');
    const bad = { game: 'evolution', seats: [{ kind: 'me' }, { kind: 'open' }], delay: -1 };
    expect((await host.post('/api/tables', bad)).status).toBe(400);
  });
});
