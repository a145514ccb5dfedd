import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Games } from '../src/games.ts';
import { Hall } from '../src/hall.ts';
import { Streams } from '../src/http/stream.ts';
import { Presence } from '../src/nodes/presence.ts';
import { SqliteStorage } from '../src/storage/sqlite.ts';
import type { ServerTable } from '../src/table/table.ts';
import { Client, key, type Running, scratch, start, tableOfTwo } from './client.ts';
import { Listener } from './stream-client.ts';

let folder: ReturnType<typeof scratch>;
let server: Running;
const listeners: Listener[] = [];

beforeEach(async () => {
  folder = scratch();
  server = await start(folder.path, { maxStreams: 4 });
});
afterEach(async () => {
  for (const listener of listeners.splice(0)) listener.close();
  await server.close();
  folder.remove();
});

async function listen(client: Client, options: Parameters<typeof Listener.open>[1] = {}): Promise<Listener> {
  const listener = await Listener.open(client, options);
  listeners.push(listener);
  return listener;
}

/** The same people at a server that was started again on the same data. */
async function restart(...clients: Client[]): Promise<Client[]> {
  await server.close();
  server = await start(folder.path, { maxStreams: 4 });
  return clients.map((client) => {
    const again = new Client(server.address);
    again.cookie = client.cookie;
    return again;
  });
}

/** One move, confirmed, by whoever is to act. */
async function step(id: string, ...clients: Client[]): Promise<number> {
  for (const client of clients) {
    const view = await client.table(id);
    if (view.legal.length === 0) continue;
    const moved = await client.move(id, view, view.legal[0]!.move);
    if (moved.status !== 200) throw new Error(JSON.stringify(moved.body));
    if (moved.body.draft.moves.length === 0) return moved.body.n;
    const confirmed = await client.confirm(id, moved.body);
    if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.body));
    return confirmed.body.n;
  }
  throw new Error('nobody can move');
}

async function steps(count: number, id: string, ...clients: Client[]): Promise<number> {
  let n = 0;
  for (let i = 0; i < count; i++) n = await step(id, ...clients);
  return n;
}

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
const ascending = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b);

/** Every number that the tables of a person have had, from the store itself. */
async function numbers(after: number, ...tables: string[]): Promise<number[]> {
  const notices = await server.hall.storage.noticesOf(tables, after, 100_000);
  return notices.map((notice) => notice.seq);
}

describe('a stream', () => {
  test('greets with a number, and tells what happens, in order, with the lines and the present state', async () => {
    const { a, b, id } = await tableOfTwo(server);
    const stream = await listen(a);
    expect(stream.events[0]).toMatchObject({ event: 'hello', data: { tables: 1 } });
    const from = stream.lastId!;
    const n = await steps(6, id, a, b);
    await stream.until((s) => s.lines(id).includes(n));
    expect(stream.lines(id)).toEqual(upTo(n));
    expect(stream.ids()).toEqual(await numbers(from, id));
    const last = stream.of('moves').at(-1)!;
    expect(last.data.state).toEqual(await a.table(id));
    const told = stream.of('moves').flatMap((e) => e.data.lines);
    const [deal, ...lines] = (await a.get(`/api/tables/${id}/since/0`)).body.lines;
    expect(deal).toMatchObject({ n: 0, seat: -1 });
    expect(told).toEqual(lines);
  });

  test('that comes back gets everything behind its number once, in order, also from a server that was started again', async () => {
    let { a, b, id } = await tableOfTwo(server);
    const first = await listen(a);
    const from = first.lastId!;
    let n = await steps(3, id, a, b);
    await first.until((s) => s.lines(id).includes(n));
    first.close();

    // Asleep: moves, talk, a vote.
    n = await steps(3, id, a, b);
    await b.post(`/api/tables/${id}/chat`, { text: 'are you there?' });
    await b.post(`/api/tables/${id}/vote`, { what: 'cancel', yes: true });
    await b.post(`/api/tables/${id}/vote`, { what: 'cancel', yes: false });
    const second = await listen(a, { after: first.lastId });
    n = await step(id, a, b);
    await second.until((s) => s.lines(id).includes(n));

    [a, b] = (await restart(a, b)) as [Client, Client];
    n = await steps(2, id, a, b);
    const third = await listen(a, { after: second.lastId });
    n = await steps(2, id, a, b);
    await third.until((s) => s.lines(id).includes(n));
    // The last step may be a choice that waits for the other one: it is told, but has no line yet.
    const told = await numbers(from, id);
    await third.until((s) => s.ids().includes(told.at(-1)!));

    const parts = [first, second, third];
    expect(parts.flatMap((s) => s.ids())).toEqual(told);
    expect(parts.flatMap((s) => s.lines(id))).toEqual(upTo(n));
    expect(second.of('chat').map((e) => e.data.line.text)).toEqual(['are you there?']);
    expect(second.of('table').length).toBeGreaterThanOrEqual(2);
    // And once more from the very beginning: the same.
    const all = await listen(a, { after: from });
    await all.until((s) => s.ids().includes(told.at(-1)!));
    expect(all.ids()).toEqual(told);
  });

  test('tells who slept through it how the game ended, and what was said then', async () => {
    const { a, b, id } = await tableOfTwo(server);
    const before = await listen(a);
    before.close();
    await b.post(`/api/tables/${id}/concede`);
    await b.post(`/api/tables/${id}/chat`, { text: 'well played' });
    const after = await listen(a, { after: before.lastId });
    await after.until((s) => s.of('chat').length > 0);
    expect(after.of('moves')[0]!.data.state.table.status).toBe('finished');
  });

  test('of a client with nothing to catch up on is told so', async () => {
    const { a } = await tableOfTwo(server);
    const before = await listen(a);
    const again = await listen(a, { after: before.lastId });
    expect(again.events[0]).toEqual({ id: undefined, event: 'resumed', data: { behind: 0 } });
  });

  test('behind by more than it would be sent is told to load its tables anew, and then goes on', async () => {
    const { a, b, id } = await tableOfTwo(server);
    const before = await listen(a);
    before.close();
    const table = await server.hall.open(id);
    const ada = { id: 'somebody', name: 'Ada' };
    for (let i = 0; i < 1000; i++) await table.say(ada, `line ${i}`);
    const whole = await listen(a, { after: before.lastId });
    await whole.until((s) => s.of('chat').length === 1000);
    expect(whole.of('chat').map((e) => e.data.line.text)).toEqual(upTo(1000).map((i) => `line ${i - 1}`));
    expect(whole.kinds()).not.toContain('reload');

    await table.say(ada, 'one more');
    const late = await listen(a, { after: before.lastId });
    expect(late.kinds()[0]).toBe('reload');
    expect(late.lastId).toBe(await server.hall.storage.lastNotice());
    const n = await steps(2, id, a, b);
    await late.until((s) => s.lines(id).includes(n));
    expect(late.ids().slice(1)).toEqual(await numbers(late.ids()[0]!, id));
  });

  test('with a number that the store has not reached (it was restored) begins anew and misses nothing from then on', async () => {
    const { a, b, id } = await tableOfTwo(server);
    const stream = await listen(a, { after: 999_999_999 });
    expect(stream.kinds()).toEqual(['reload']);
    const n = await steps(2, id, a, b);
    await stream.until((s) => s.lines(id).includes(n));
    expect(stream.lines(id)).toEqual(upTo(n));
  });

  test('follows a table from the moment the person makes it or takes a seat there', async () => {
    const a = await new Client(server.address).enter('Ada');
    const b = await new Client(server.address).enter('Bela');
    const [hers, his] = [await listen(a), await listen(b)];
    const made = await a.post('/api/tables', {
      game: 'evolution',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'public',
    });
    const { id } = made.body.table;
    await hers.until((s) => s.of('table').some((e) => e.data.table === id));
    await b.post(`/api/tables/${id}/join`);
    await his.until((s) => s.of('table').some((e) => e.data.table === id));
    expect(his.of('table')[0]!.data.info.seats[1]).toMatchObject({ you: true });
    await a.post(`/api/tables/${id}/start`);
    const n = await steps(2, id, a, b);
    for (const stream of [hers, his]) await stream.until((s) => s.lines(id).includes(n));
  });

  test('keeps the order of the numbers over many tables that are written at once', async () => {
    const tables = await Promise.all(upTo(6).map(() => tableOfTwo(server)));
    const [{ a: watcher }] = tables as [(typeof tables)[0]];
    const ids = tables.map((t) => t.id);
    const stream = await listen(watcher, { tables: ids });
    const from = stream.lastId!;
    const played = tables.map(async ({ a, b, id }) => {
      for (let i = 0; i < 6; i++) {
        const chat = b.post(`/api/tables/${id}/chat`, { text: `${i}` });
        await Promise.all([step(id, a, b), chat, a.post(`/api/tables/${id}/hand-over`)]);
      }
    });
    await Promise.all(played);
    const expected = await numbers(from, ...ids);
    await stream.until((s) => s.lastId === expected.at(-1));
    expect(stream.ids()).toEqual(expected);
    expect(stream.ids()).toEqual(ascending(stream.ids()));
  });
});

describe('what others may know', () => {
  test('a draft goes to the streams of its own seat only', async () => {
    const { a, b, id } = await tableOfTwo(server);
    const guest = await new Client(server.address).enter('Cili');
    const [one, two] = [await listen(a), await listen(a)];
    const [other, spectator] = [await listen(b), await listen(guest, { tables: [id] })];
    const view = await a.table(id);
    // A card that the other hand does not hold as well.
    const others = JSON.stringify((await b.table(id)).legal);
    const { move } = view.legal.find((legal) => !others.includes(JSON.stringify(legal.move)))!;
    const moved = await a.move(id, view, move);
    for (const own of [one, two]) {
      await own.until((s) => s.of('draft').length > 0);
      expect(own.of('draft').at(-1)!.data.state).toEqual(moved.body);
      expect(own.of('draft').at(-1)!.id).toBeUndefined();
    }
    await a.confirm(id, moved.body);
    // That she has chosen is open, what she has chosen is not.
    for (const stream of [other, spectator]) {
      await stream.until((s) => s.of('table').some((e) => e.data.state.waitingFor.length === 1));
      expect(stream.kinds()).not.toContain('draft');
      expect(stream.of('table').at(-1)!.data.state.draft).toEqual({
        moves: [],
        events: [],
        confirmed: false,
      });
      expect(JSON.stringify(stream.events)).not.toContain(JSON.stringify(move));
    }
    const n = await step(id, b);
    for (const stream of [other, spectator]) await stream.until((s) => s.lines(id).includes(n));
  });

  test('who comes back is told the own draft as it is now', async () => {
    const { a, id } = await tableOfTwo(server);
    const phone = await listen(a);
    phone.close();
    const view = await a.table(id);
    const moved = await a.move(id, view, view.legal[0]!.move);
    const again = await listen(a, { after: phone.lastId });
    await again.until((s) => s.of('draft').length > 0);
    expect(again.of('draft')[0]!.data.state).toEqual(moved.body);
  });

  test('hands stay in the hand: each stream has what its viewer may know', async () => {
    const { a, b, id } = await tableOfTwo(server);
    const guest = await new Client(server.address).enter('Cili');
    const spectator = await listen(guest, { tables: [id] });
    const his = await listen(b);
    const n = await steps(5, id, a, b);
    for (const [stream, client] of [
      [spectator, guest],
      [his, b],
    ] as const) {
      await stream.until((s) => s.lines(id).includes(n));
      expect(stream.of('moves').flatMap((e) => e.data.lines)).toEqual(
        (await client.get(`/api/tables/${id}/since/0`)).body.lines.slice(1),
      );
      expect(stream.of('moves').at(-1)!.data.state).toEqual(await client.table(id));
    }
    expect(spectator.of('moves').at(-1)!.data.state).toMatchObject({ seat: null, legal: [], decision: null });
  });

  test('a table by link is gone for who has handed the seat over, and was never there for strangers', async () => {
    const [a, b, c] = await Promise.all(
      ['Ada', 'Bela', 'Cili'].map((name) => new Client(server.address).enter(name)),
    );
    const made = await a!.post('/api/tables', {
      game: 'evolution',
      seats: [{ kind: 'me' }, { kind: 'link' }],
    });
    const { id, seats } = made.body.table;
    await expect(listen(c!, { tables: [id] })).rejects.toThrow('404');
    await b!.post(`/api/tables/${id}/join`, { invite: seats[1].invite });
    const his = await listen(b!);
    const hers = await listen(a!);
    const { invite } = (await b!.post(`/api/tables/${id}/hand-over`)).body;
    await c!.post(`/api/tables/${id}/join`, { invite });
    await his.until((s) => s.of('gone').length > 0);
    const heard = his.events.length;
    await a!.post(`/api/tables/${id}/start`);
    const n = await steps(2, id, a!, c!);
    await hers.until((s) => s.lines(id).includes(n));
    // A table of his own, made later: nothing of the other one came before it.
    await b!.post('/api/tables', { game: 'evolution', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await his.until((s) => s.of('table').some((e) => e.data.table !== id));
    expect(his.events.slice(heard).some((e) => e.data.table === id)).toBe(false);
  });

  test('presence: who comes and goes is seen by those at the table', async () => {
    const { a, b, id } = await tableOfTwo(server);
    const guest = await new Client(server.address).enter('Cili');
    const hers = await listen(a);
    const seen = (): unknown => hers.of('presence').at(-1)?.data;
    const his = await listen(b);
    await hers.until(() => same(seen(), { table: id, seats: [0, 1], watching: 0 }));
    await his.until((s) => s.of('presence').length > 0);
    expect(his.of('presence')[0]!.data).toEqual({ table: id, seats: [0, 1], watching: 0 });
    const spectator = await listen(guest, { tables: [id] });
    await hers.until(() => same(seen(), { table: id, seats: [0, 1], watching: 1 }));
    // A second stream of the same person changes nothing for the others.
    const told = hers.of('presence').length;
    const second = await listen(b);
    his.close();
    spectator.close();
    await hers.until(() => same(seen(), { table: id, seats: [0, 1], watching: 0 }));
    expect(hers.of('presence')).toHaveLength(told + 1);
    second.close();
    await hers.until(() => same(seen(), { table: id, seats: [0], watching: 0 }));
  });
});

/** Are two small objects equal? */
function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

describe('limits', () => {
  test('a person has so many streams, and one that ends makes room', async () => {
    const { a, b } = await tableOfTwo(server);
    const open = [await listen(a), await listen(a), await listen(a), await listen(a)];
    await expect(listen(a)).rejects.toThrow(/429.*too-many-streams/);
    await listen(b);
    open[0]!.close();
    await expect.poll(() => server.streams.size, { timeout: 20_000 }).toBe(4);
    await listen(a);
  });

  test('a table of rules that are not known any more does not silence the others', async () => {
    const { a, b, id } = await tableOfTwo(server);
    const before = await listen(a);
    before.close();
    await steps(2, id, a, b);
    const { a: c, b: d, id: other } = await tableOfTwo(server);
    await steps(2, other, c, d);
    const db = server.hall.storage;
    const record = (await db.record(id))!;
    const version = (await db.load(id))!.version;
    await db.write({ table: { ...record, rules: 'lost' }, basedOn: version });
    const [again] = (await restart(a)) as [Client];
    const stream = await listen(again, { after: before.lastId, tables: [other] });
    await stream.until((s) => s.lines(other).includes(2));
    expect(stream.of('moves', 'table').find((e) => e.data.table === id)!.data.problem).toMatchObject({
      code: 'unknown-rules',
    });
  });
});

/** Streams with small limits on a plain HTTP server, with a real hall and store behind them. */
describe('slow and dead clients', () => {
  let store: SqliteStorage;
  let streams: Streams;
  let hall: Hall;
  let plain: Server;
  let table: ServerTable;
  let port: number;
  const own = scratch();
  const sockets: Socket[] = [];

  const responses: ServerResponse[] = [];

  async function setUp(patience: number): Promise<void> {
    store = new SqliteStorage(join(own.path, `${key()}.sqlite`));
    streams = new Streams({
      storage: store,
      presence: new Presence(),
      alarm: (error) => {
        throw error;
      },
      maxStreams: 10,
      maxStreamsOfAddress: 10,
      heartbeat: 20,
      patience,
      mostPast: 50,
      open: (id) => hall.open(id),
    });
    hall = new Hall({
      storage: store,
      games: new Games(),
      think: () => new Promise(() => undefined),
      advise: async () => undefined,
      readLog: () => Promise.reject(new Error('no logs here')),
      publish: (...args) => streams.publish(...args),
      alarm: (error) => {
        throw error;
      },
    });
    plain = createServer((request, response) => {
      if (request.headers.cookie === undefined) responses.push(response);
      void streams.attach({ user: 'host', address: '', watch: [] }, [], undefined, response);
    });
    await new Promise<void>((done) => {
      plain.listen(0, '127.0.0.1', done);
    });
    port = (plain.address() as AddressInfo).port;
    const bots = [1, 2, 3].map(() => ({ kind: 'bot' as const, bot: 'random' }));
    const host = { id: 'host', name: 'Ada', createdAt: 1 };
    table = await hall.create(host, { game: 'dominant-species', seats: [{ kind: 'me' }, ...bots] });
    await table.start('host');
  }
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    responses.length = 0;
    streams.close();
    plain.closeAllConnections();
    plain.close();
    await hall.close();
    await store.close();
  });

  /** A client that asks for the stream and then does not read. */
  async function sleeper(): Promise<Socket> {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.pause();
    const before = streams.size;
    socket.write('GET /api/stream HTTP/1.1\r\nhost: x\r\n\r\n');
    await expect.poll(() => streams.size, { timeout: 20_000 }).toBe(before + 1);
    return socket;
  }

  async function reader(): Promise<Listener> {
    const client = new Client(`http://127.0.0.1:${port}`);
    client.cookie = 'reads=yes';
    return listen(client);
  }

  /** A notice with the whole state in it. */
  const stir = (): Promise<unknown> => table.handOver('host');

  /** Stirs until the sleeper's connection takes nothing more. */
  async function clog(): Promise<void> {
    let full = 0;
    for (let i = 0; full < 10 && streams.size > 0; i++) {
      if (i > 20_000) throw new Error('the connection takes everything');
      await stir();
      full = responses[0]?.writableNeedDrain ? full + 1 : 0;
    }
  }

  test('a sign of life is sent while nothing happens', async () => {
    await setUp(60_000);
    const stream = await reader();
    await stream.until((s) => s.comments >= 3);
    expect(stream.kinds()).toEqual(['hello']);
  });

  test('one that does not read is ended when too much waits for it, and holds nobody up meanwhile', async () => {
    await setUp(60_000);
    await sleeper();
    const stream = await reader();
    expect(streams.size).toBe(2);
    let told = 0;
    while (streams.size === 2) {
      await stir();
      told++;
      await stream.until((s) => s.of('table').length === told);
      if (told > 20_000) throw new Error('the client was never given up');
    }
    expect(streams.size).toBe(1);
    await stir();
    await stream.until((s) => s.of('table').length === told + 1);
    expect(stream.ids()).toEqual(ascending(stream.ids()));
  });

  test('one that takes nothing for long is ended, also when little waits for it', async () => {
    await setUp(100);
    await sleeper();
    await clog();
    await expect.poll(() => streams.size, { timeout: 20_000 }).toBe(0);
  });

  test('the end of the server does not wait for one that does not read', async () => {
    await setUp(60_000);
    await sleeper();
    await clog();
    const closed = new Promise((done) => plain.close(done));
    streams.close();
    expect(await closed).toBeUndefined();
  });

  test('one whose connection is cut is forgotten', async () => {
    await setUp(60_000);
    const socket = await sleeper();
    socket.destroy();
    await expect.poll(() => streams.size, { timeout: 20_000 }).toBe(0);
  });
});
