import { connect, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, describe, expect, test } from 'vitest';
import type { ServerConfig } from '../src/config.ts';
import { Client, key, type Running, scratch, start, tableOfTwo } from './client.ts';

const running: { server: Running; remove(): void }[] = [];
afterAll(async () => {
  for (const { server, remove } of running) {
    await server.close();
    remove();
  }
});

async function serve(config: Partial<ServerConfig>, logTo?: Writable): Promise<Running> {
  const folder = scratch();
  const server = await start(folder.path, config, undefined, logTo);
  running.push({ server, remove: folder.remove });
  return server;
}

const twoSeats = { game: 'evolution', seats: [{ kind: 'me' }, { kind: 'link' }] };

describe('rates', () => {
  test('of one address are limited, wherever it says it comes from', async () => {
    const { address } = await serve({ ratePerMinute: 40 });
    const client = new Client(address);
    const statuses: number[] = [];
    for (let i = 0; i < 45; i++) {
      const { status } = await client.call('GET', '/api/games', undefined, {
        'x-forwarded-for': `10.0.0.${i}`,
      });
      statuses.push(status);
    }
    expect(statuses.filter((s) => s === 200)).toHaveLength(40);
    const refused = await client.get('/api/games');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(refused.body.sentence).toMatch(/try again in/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // Health is asked by machines and never refused.
    for (let i = 0; i < 50; i++) expect((await client.get('/healthz')).status).toBe(200);
  });

  test('of addresses that lead nowhere are limited too', async () => {
    const { address } = await serve({ ratePerMinute: 20 });
    const client = new Client(address);
    const statuses = [];
    for (let i = 0; i < 25; i++) statuses.push((await client.get(`/api/nothing/${i}`)).status);
    expect(statuses.filter((s) => s === 404)).toHaveLength(20);
    expect(statuses.filter((s) => s === 429)).toHaveLength(5);
  });

  test('of guests, tables, chat and logs have smaller shares', async () => {
    const { address } = await serve({ ratePerMinute: 200 });
    const guests = [];
    for (let i = 0; i < 12; i++)
      guests.push((await new Client(address).post('/api/guest', { name: 'A' })).status);
    expect(guests.filter((s) => s === 200)).toHaveLength(10);
    const own = await serve({ ratePerMinute: 200 });
    const { a, id } = await tableOfTwo(own);
    const count = async (times: number, ask: () => Promise<{ status: number }>): Promise<number> => {
      let passed = 0;
      for (let i = 0; i < times; i++) if ((await ask()).status !== 429) passed++;
      return passed;
    };
    expect(await count(12, () => a.post('/api/tables', twoSeats))).toBe(9); // one was made above
    expect(await count(8, () => a.post(`/api/tables/${id}/chat`, { text: 'x' }))).toBe(5);
    const log = { 'content-type': 'application/x-ndjson' };
    expect(await count(12, () => a.call('POST', '/api/logs', 'x', log))).toBe(10);
  });

  test('behind a proxy of the same machine count by the address that it names', async () => {
    const { address } = await serve({ ratePerMinute: 20, publicUrl: 'https://clade.example' });
    const client = new Client(address);
    const from = (ip: string) => client.call('GET', '/api/games', undefined, { 'x-forwarded-for': ip });
    for (let i = 0; i < 20; i++) expect((await from('203.0.113.7')).status).toBe(200);
    expect((await from('203.0.113.7')).status).toBe(429);
    expect((await from('203.0.113.8')).status).toBe(200);
    // What a client writes in front of the proxy's entry counts for nothing.
    expect((await from('198.51.100.1, 203.0.113.7')).status).toBe(429);
  });
});

describe('tables and streams of one person', () => {
  test('are limited', async () => {
    const { address } = await serve({ maxTables: 2, maxStreams: 2 });
    const ada = await new Client(address).enter('Ada');
    expect((await ada.post('/api/tables', twoSeats)).status).toBe(200);
    expect((await ada.post('/api/tables', twoSeats)).status).toBe(200);
    expect(await ada.post('/api/tables', twoSeats)).toMatchObject({
      status: 429,
      body: { code: 'too-many-tables' },
    });
    const bela = await new Client(address).enter('Bela');
    expect((await bela.post('/api/tables', twoSeats)).status).toBe(200);

    const abort = new AbortController();
    const open = () =>
      fetch(`${address}/api/stream`, { headers: { cookie: ada.cookie }, signal: abort.signal });
    expect((await open()).status).toBe(200);
    expect((await open()).status).toBe(200);
    const third = await open();
    expect(third.status).toBe(429);
    expect(await third.json()).toMatchObject({ code: 'too-many-streams' });
    abort.abort();
  });
});

describe('games of bots alone', () => {
  const seats = (...kinds: object[]): object => ({ game: 'evolution', seats: kinds });
  const expert = { kind: 'bot', bot: 'expert' };

  test('of one person are limited; those with people, and those of others, are not', async () => {
    const { address } = await serve({ maxBotGames: 1 });
    const begin = async (who: Client, table: object) => {
      const { body } = await who.post('/api/tables', table);
      return who.post(`/api/tables/${body.table.id}/start`);
    };
    const ada = await new Client(address).enter('Ada');
    expect((await begin(ada, seats({ kind: 'me' }, expert))).status).toBe(200);
    expect((await begin(ada, seats(expert, expert))).status).toBe(200);
    expect(await begin(ada, seats(expert, expert))).toMatchObject({
      status: 429,
      body: { code: 'too-many-bot-games', facts: { most: 1 } },
    });
    expect((await begin(ada, seats({ kind: 'me' }, expert))).status).toBe(200);
    const bela = await new Client(address).enter('Bela');
    expect((await begin(bela, seats(expert, expert))).status).toBe(200);
  });
});

test('a person joins tables up to four times as many as they may host, and keeps the seats they have', async () => {
  const { address } = await serve({ maxTables: 2 });
  const bela = await new Client(address).enter('Bela');
  const open = { ...twoSeats, seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' };
  const joined: number[] = [];
  const ids: string[] = [];
  for (let i = 0; i < 9; i++) {
    const host = await new Client(address).enter('Ada');
    const { body } = await host.post('/api/tables', open);
    ids.push(body.table.id);
    joined.push((await bela.post(`/api/tables/${body.table.id}/join`)).status);
  }
  expect(joined).toEqual([...Array(8).fill(200), 429]);
  await bela.post(`/api/tables/${ids[0]}/leave`);
  expect((await bela.post(`/api/tables/${ids[8]}/join`)).status).toBe(200);
  expect((await bela.get('/api/tables?scope=mine')).body.tables).toHaveLength(8);
});

describe('streams of one address', () => {
  test('are limited, whoever opens them, and one that ends makes room', async () => {
    const { address, streams } = await serve({ maxStreamsOfAddress: 3 });
    const aborts: AbortController[] = [];
    const open = async (name: string): Promise<Response> => {
      const { cookie } = await new Client(address).enter(name);
      const abort = new AbortController();
      aborts.push(abort);
      return fetch(`${address}/api/stream`, { headers: { cookie }, signal: abort.signal });
    };
    for (const name of ['Ada', 'Bela', 'Cili']) expect((await open(name)).status).toBe(200);
    const refused = await open('Dora');
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'too-many-streams' }]);
    aborts[0]!.abort();
    await expect.poll(() => streams.size, { timeout: 10_000 }).toBe(2);
    expect((await open('Eva')).status).toBe(200);
    for (const abort of aborts) abort.abort();
  });
});

describe('a server that goes down', () => {
  test('finishes what was begun, and refuses what comes later in the shape of every refusal', async () => {
    const { address, close } = await serve({});
    const begun = new Wire(address);
    const later = new Wire(address);
    const body = '{"name":"Ada"}';
    begun.send(
      `POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n{`,
    );
    later.send('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /api/games HTTP/1.1\r\n');
    await expect.poll(() => later.heard, { timeout: 10_000 }).toContain('{"ok":true}');
    const closed = close();
    begun.send(body.slice(1));
    later.send('Host: x\r\n\r\n');
    await Promise.all([closed, begun.ended, later.ended]);
    expect(begun.heard).toMatch(/^HTTP\/1\.1 200 .*"name":"Ada"/s);
    expect(later.heard).toMatch(/HTTP\/1\.1 503 .*\{"code":"closing","sentence":"[^"]+"\}$/s);
  });
});

/** A connection on which bytes are sent as they are. */
class Wire {
  readonly #socket: Socket;
  readonly ended: Promise<unknown>;
  heard = '';

  constructor(address: string) {
    const { hostname, port } = new URL(address);
    this.#socket = connect(Number(port), hostname);
    this.#socket.on('data', (part) => {
      this.heard += String(part);
    });
    this.ended = new Promise((done) => this.#socket.on('close', done));
  }

  send(text: string): void {
    this.#socket.write(text);
  }
}

describe('headers', () => {
  test('keep pages, frames and caches out, on every kind of answer', async () => {
    const { address } = await serve({ ratePerMinute: 100 });
    const ada = await new Client(address).enter('Ada');
    const abort = new AbortController();
    const stream = await fetch(`${address}/api/stream`, {
      headers: { cookie: ada.cookie },
      signal: abort.signal,
    });
    const answers: [string, Headers][] = [['stream', stream.headers]];
    for (const [method, path, body] of [
      ['GET', '/api/me'],
      ['GET', '/api/docs'],
      ['GET', '/api/docs/static/swagger-ui.css'],
      ['GET', '/healthz'],
      ['GET', '/nowhere'],
      ['GET', '/api/tables/%'],
      ['GET', '/api/tables/AAAAAAAAAAAAAAAAAAAAAA'],
      ['POST', '/api/guest', '{'],
      ['POST', '/api/tables', {}],
    ] as const) {
      answers.push([path, (await ada.call(method, path, body)).headers]);
    }
    abort.abort();
    for (const [path, headers] of answers) {
      const csp = headers.get('content-security-policy') ?? '';
      expect(csp, path).toMatch(/default-src 'none'/);
      expect(csp, path).toMatch(/frame-ancestors 'none'/);
      expect(csp, path).not.toMatch(/unsafe|https:|\*/);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      if (path.startsWith('/api/') && !path.includes('docs'))
        expect(headers.get('cache-control'), path).toBe('no-store');
      expect(headers.get('server'), path).toBeNull();
      expect(headers.get('x-powered-by'), path).toBeNull();
    }
  });
});

describe('the log of the server', () => {
  test('at the finest level holds no seed, cookie, invitation, name, chat, note or move', async () => {
    const lines: string[] = [];
    const logTo = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const server = await serve({ logLevel: 'trace' }, logTo);
    const { a, b, id } = await tableOfTwo(server);
    const secrets: string[] = [a.cookie.split('=')[1]!, b.cookie.split('=')[1]!];
    const words: string[] = [];
    for (const client of [a, b]) {
      const view = await client.table(id);
      const { move, words: said } = view.legal.at(-1)!;
      words.push(said);
      const moved = await client.move(id, view, move, key());
      await client.move(id, view, ['eat', 77]);
      await client.post(`/api/tables/${id}/explain`, { move: said });
      await client.confirm(id, moved.body);
    }
    const { invite } = (await b.post(`/api/tables/${id}/hand-over`)).body;
    secrets.push(invite);
    await a.get(`/api/tables/${id}?invite=${invite}`);
    await a.get(`/api/nowhere?invite=${invite}`);
    await a.post(`/api/tables/${id}/join`, { invite });
    await a.post(`/api/tables/${id}/chat`, { text: 'between you and me' });
    await a.call('PUT', `/api/tables/${id}/note`, { text: 'for my eyes' });
    const { secret } = (await server.hall.storage.load(id))!;
    await b.post(`/api/tables/${id}/concede`);
    await a.get(`/api/tables/${id}/log`);
    await a.get(`/api/tables/${id}/verify`);
    const text = lines.join('');
    expect(lines.length).toBeGreaterThan(20);
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
    expect(text).toContain('/api/tables/:id/moves');
    secrets.push(
      secret.seed,
      secret.salt,
      'between you and me',
      'for my eyes',
      'Ada',
      'Bela',
      ...words,
      '"eat"',
    );
    for (const one of secrets) expect(text.includes(one), one).toBe(false);
  });

  test('names what failed, without the words of the request', async () => {
    const lines: string[] = [];
    const logTo = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const server = await serve({ logLevel: 'error' }, logTo);
    const { a, id } = await tableOfTwo(server);
    // A store that is gone fails every write that follows.
    const { storage } = server.hall;
    const write = storage.write.bind(storage);
    storage.write = () => Promise.reject(new Error('disk full'));
    const view = await a.table(id);
    const answer = await a.move(id, view, view.legal[0]!.move, 'the-key-of-it');
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect(JSON.stringify(answer.body)).not.toContain('disk');
    storage.write = write;
    // The table is as it was, and the same request goes through.
    expect(await a.table(id)).toEqual(view);
    expect((await a.move(id, view, view.legal[0]!.move, 'the-key-of-it')).body.draft.moves).toHaveLength(1);
    const [line] = lines.map((text) => JSON.parse(text));
    expect(line).toMatchObject({ level: 50, msg: 'request failed', err: { message: 'disk full' } });
    expect(line.req).toEqual({ method: 'POST', route: '/api/tables/:id/moves' });
    expect(lines.join('')).not.toContain('the-key-of-it');
  });
});
