import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createApp } from '../src/http/app.ts';
import { SqliteStorage } from '../src/storage/sqlite.ts';
import type { TableView } from '../src/table/shown.ts';
import { Client, key, type Reply, type Running, scratch, start, tableOfTwo } from './client.ts';

const folder = scratch();
let server: Running;
beforeAll(async () => {
  server = await start(folder.path);
});
afterAll(async () => {
  expect((await new Client(server.address).get('/readyz')).body).toEqual({ ok: true });
  await server.close();
  folder.remove();
});

const enter = (name: string): Promise<Client> => new Client(server.address).enter(name);
const refusal = (status: number, code: string) => ({ status, body: { code, sentence: expect.any(String) } });

/** Both have chosen a food card; who is to act comes first. */
async function playing(): Promise<{ me: Client; other: Client; id: string; view: TableView }> {
  const { a, b, id } = await tableOfTwo(server);
  for (const client of [a, b]) {
    const view = await client.table(id);
    const moved = await client.move(id, view, view.legal[0]!.move);
    await client.confirm(id, moved.body);
  }
  const [me, other] = (await a.table(id)).waitingFor[0] === 0 ? [a, b] : [b, a];
  return { me, other, id, view: await me.table(id) };
}

async function privateTable(): Promise<{ host: Client; friend: Client; id: string; invite: string }> {
  const host = await enter('Ada');
  const friend = await enter('Bela');
  const seats = [{ kind: 'me' }, { kind: 'link' }];
  const { table } = (await host.post('/api/tables', { game: 'evolution', seats })).body;
  return { host, friend, id: table.id, invite: table.seats[1].invite };
}

/** Sends bytes as they are and reads the answer to its end. */
function raw(text: string, hangUp = false): Promise<string> {
  const { hostname, port } = new URL(server.address);
  return new Promise((done, fail) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => {
      socket.write(text);
      if (hangUp) socket.end();
    });
    socket.setTimeout(5000, () => socket.destroy());
    socket.on('data', (part) => {
      answer += String(part);
    });
    socket.on('close', () => done(answer));
    socket.on('error', fail);
  });
}

/** What a stream says until it has said `enough`, as text. */
async function listen(
  client: Client,
  headers: Record<string, string>,
  enough: RegExp,
  path = '/api/stream',
): Promise<string> {
  const abort = new AbortController();
  const response = await fetch(server.address + path, {
    headers: { cookie: client.cookie, ...headers },
    signal: abort.signal,
  });
  expect(response.status).toBe(200);
  let text = '';
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  while (!enough.test(text)) text += (await reader.read()).value ?? '';
  abort.abort();
  await reader.read().catch(() => undefined);
  return text;
}

describe('acting for another seat', () => {
  test('is refused to the other player, the host, spectators and strangers', async () => {
    const { me, other, id, view } = await playing();
    const before = await me.table(id);
    const move = view.legal[0]!.move;
    expect(await other.move(id, view, move)).toMatchObject(refusal(422, 'not-your-turn'));
    expect(await (await enter('Cili')).move(id, view, move)).toMatchObject(refusal(403, 'forbidden'));
    expect(await new Client(server.address).move(id, view, move)).toMatchObject(refusal(401, 'stranger'));
    const body = { n: view.n, drafted: 0, move, key: key() };
    for (const more of [{ seat: view.seat }, { user: 'Ada' }, { as: 0 }]) {
      const answer = await other.post(`/api/tables/${id}/moves`, { ...body, ...more });
      expect(answer).toMatchObject(refusal(400, 'malformed'));
    }
    expect(await me.table(id)).toEqual(before);
  });

  test('confirming or undoing the draft of another seat finds nothing', async () => {
    const { me, other, id, view } = await playing();
    const moved = await me.move(id, view, view.legal[0]!.move);
    expect(await other.confirm(id, view)).toMatchObject(refusal(409, 'nothing'));
    expect(await other.undo(id, view, 0)).toMatchObject(refusal(409, 'nothing'));
    expect((await me.table(id)).draft).toEqual(moved.body.draft);
  });

  test('a bot stands in for another only by the host, and only while the person is away', async () => {
    const { a: host, b: guest, id } = await tableOfTwo(server);
    const seat = `/api/tables/${id}/seats/1/stand-in`;
    const outsider = await enter('Cili');
    expect(await outsider.post(seat, { bot: 'random' })).toMatchObject(refusal(403, 'forbidden'));
    expect(await guest.post(`/api/tables/${id}/seats/0/stand-in`, { bot: 'random' })).toMatchObject(
      refusal(403, 'forbidden'),
    );
    const abort = new AbortController();
    await fetch(`${server.address}/api/stream`, { headers: { cookie: guest.cookie }, signal: abort.signal });
    expect(await host.post(seat, { bot: 'random' })).toMatchObject(refusal(409, 'present'));
    abort.abort();
    let answer = await host.post(seat, { bot: 'random' });
    for (let i = 0; i < 100 && answer.status === 409; i++) answer = await host.post(seat, { bot: 'random' });
    expect(answer.body.table.seats[1].standIn).toBe('random');
    expect(await host.post(seat, { bot: null })).toMatchObject(refusal(403, 'forbidden'));
    for (const bot of ['grandmaster', '__proto__', '']) {
      expect((await host.post(seat, { bot })).status).toBeGreaterThanOrEqual(400);
    }
    expect((await host.post(`/api/tables/${id}/seats/5/stand-in`, { bot: 'random' })).body.code).toBe(
      'no-person',
    );
  });

  test('a link to a seat that somebody sits on is for that person alone, and works once', async () => {
    const { a: host, b, id } = await tableOfTwo(server);
    const { invite } = (await b.post(`/api/tables/${id}/hand-over`)).body;
    for (const client of [host, await enter('Cili')]) {
      expect(JSON.stringify(await client.table(id))).not.toContain(invite);
    }
    expect((await b.table(id)).table.seats[1]).toHaveProperty('invite', invite);
    const dora = await enter('Dora');
    const joined = await dora.post(`/api/tables/${id}/join`, { invite });
    expect(joined.body.seat).toBe(1);
    expect(await (await enter('Eva')).post(`/api/tables/${id}/join`, { invite })).toMatchObject(
      refusal(403, 'forbidden'),
    );
    expect((await b.table(id)).legal).toEqual([]);
    expect(await b.post(`/api/tables/${id}/concede`)).toMatchObject(refusal(403, 'forbidden'));
  });

  test('who has given up cannot come back through a link, vote, or give up again', async () => {
    const ada = await enter('Ada');
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }];
    const { table } = (await ada.post('/api/tables', { game: 'evolution', seats })).body;
    await ada.post(`/api/tables/${table.id}/start`);
    expect((await ada.post(`/api/tables/${table.id}/concede`)).status).toBe(200);
    const act = (path: string, body = {}) => ada.post(`/api/tables/${table.id}/${path}`, body);
    expect(await act('concede')).toMatchObject(refusal(409, 'conceded'));
    expect(await act('hand-over')).toMatchObject(refusal(409, 'conceded'));
    expect(await act('vote', { what: 'cancel', yes: true })).toMatchObject(refusal(409, 'conceded'));
    expect(await act('seats/0/stand-in', { bot: null })).toMatchObject(refusal(409, 'conceded'));
  });

  test('starting, voting, talking and rematches are for those at the table', async () => {
    const { id } = await playing();
    const outsider = await enter('Cili');
    for (const [path, body] of [
      ['start', {}],
      ['vote', { what: 'cancel', yes: true }],
      ['concede', {}],
      ['leave', {}],
      ['hand-over', {}],
      ['chat', { text: 'hi' }],
      ['rematch', {}],
      ['explain', { move: ['stop'] }],
    ] as const) {
      const { status, body: problem } = await outsider.post(`/api/tables/${id}/${path}`, body);
      expect([403, 409], path).toContain(status);
      expect(problem.code, path).toMatch(/^(forbidden|started|not-over)$/);
    }
    expect(await outsider.call('PUT', `/api/tables/${id}/note`, { text: 'x' })).toMatchObject(
      refusal(403, 'forbidden'),
    );
  });
});

describe('reading what another seat knows', () => {
  test('a view is that of the cookie, whatever the address asks for', async () => {
    const { me, other, id } = await playing();
    const cards = ((await me.table(id)).view as { players: { hand?: unknown }[] }).players;
    const seen = ((await other.table(id)).view as { players: { hand?: unknown }[] }).players;
    const mine = (await me.table(id)).seat as number;
    expect(cards[mine]!.hand).toBeInstanceOf(Array);
    expect(seen[mine]!.hand).not.toEqual(cards[mine]!.hand);
    for (const query of [`seat=${mine}`, 'viewer=0', 'user=x', 'as[]=0', '__proto__=1']) {
      expect(await other.get(`/api/tables/${id}?${query}`)).toMatchObject(refusal(400, 'malformed'));
    }
  });

  test('drafts and notes stay with their seat, in views, lists, events and the order of lists', async () => {
    const { me, other, id, view } = await playing();
    const second = await other.post('/api/tables', {
      game: 'evolution',
      seats: [{ kind: 'me' }, { kind: 'link' }],
    });
    expect(second.status).toBe(200);
    const paths = [
      `/api/tables/${id}`,
      `/api/tables/${id}/since/0`,
      `/api/tables/${id}/note`,
      '/api/tables?scope=mine',
    ];
    const ask = () => Promise.all(paths.map(async (path) => JSON.stringify((await other.get(path)).body)));
    const before = await ask();
    await me.call('PUT', `/api/tables/${id}/note`, { text: 'SECRET NOTE' });
    const moved = await me.move(id, view, view.legal[0]!.move);
    expect(moved.body.draft.moves).toHaveLength(1);
    expect(await ask()).toEqual(before);
  });

  test('the log, its seed and its proof come after the end, to nobody before', async () => {
    const { me, other, id } = await playing();
    const { secret } = (await server.hall.storage.load(id))!;
    for (const client of [me, other, await enter('Cili'), new Client(server.address)]) {
      for (const path of ['log', 'verify']) {
        const answer = await client.get(`/api/tables/${id}/${path}`);
        expect(answer).toMatchObject(refusal(403, 'forbidden'));
        expect(JSON.stringify(answer.body)).not.toContain(secret.seed);
      }
    }
  });
});

describe('a private table', () => {
  test('is for others what a table that never was is: the same bytes on every route', async () => {
    const { host, friend, id, invite } = await privateTable();
    await friend.post(`/api/tables/${id}/join`, { invite });
    await host.post(`/api/tables/${id}/start`);
    const nowhere = 'AAAAAAAAAAAAAAAAAAAAAA';
    const n = { n: 0, key: key() };
    const requests: [string, string, unknown?][] = [
      ['GET', ''],
      ['GET', `?invite=${nowhere}`],
      ['GET', `?invite=${invite}`], // it has been used
      ['GET', '/since/0'],
      ['GET', '/chat'],
      ['GET', '/note'],
      ['GET', '/log'],
      ['GET', '/verify'],
      ['PUT', '/note', { text: 'x' }],
      ['POST', '/join', {}],
      ['POST', '/join', { invite: nowhere }],
      ['POST', '/leave', {}],
      ['POST', '/hand-over', {}],
      ['POST', '/seats/0/stand-in', { bot: 'random' }],
      ['POST', '/start', {}],
      ['POST', '/concede', {}],
      ['POST', '/vote', { what: 'cancel', yes: true }],
      ['POST', '/rematch', {}],
      ['POST', '/chat', { text: 'x' }],
      ['POST', '/explain', { move: ['stop'] }],
      ['POST', '/moves', { ...n, drafted: 0, move: ['stop'] }],
      ['POST', '/confirm', n],
      ['POST', '/undo', { ...n, to: 0 }],
    ];
    for (const client of [await enter('Cili'), new Client(server.address)]) {
      for (const [method, path, body] of requests) {
        const there = await client.call(method, `/api/tables/${id}${path}`, body);
        const absent = await client.call(method, `/api/tables/${nowhere}${path}`, body);
        expect(there.status, path).toBeGreaterThanOrEqual(401);
        expect([there.status, there.body], path).toEqual([absent.status, absent.body]);
      }
      for (const scope of ['lobby', 'archive&everybody=true']) {
        expect(JSON.stringify((await client.get(`/api/tables?scope=${scope}`)).body)).not.toContain(id);
      }
    }
    const cili = await enter('Cili');
    expect((await cili.get(`/api/stream?tables=${id}`)).body).toMatchObject({ code: 'not-found' });
  });

  test('an open seat of it has a link too, and a left one gets a new link', async () => {
    const ada = await enter('Ada');
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { table } = (await ada.post('/api/tables', { game: 'evolution', seats })).body;
    const { invite } = table.seats[1];
    const bela = await enter('Bela');
    expect((await bela.post(`/api/tables/${table.id}/join`, { invite })).status).toBe(200);
    await bela.post(`/api/tables/${table.id}/leave`);
    expect((await bela.get(`/api/tables/${table.id}?invite=${invite}`)).status).toBe(404);
    expect((await ada.table(table.id)).table.seats[1]!.invite).not.toBe(invite);
  });
});

describe('cookies', () => {
  test('that this server did not sign are no one', async () => {
    const ada = await enter('Ada');
    const bela = await enter('Bela');
    const [name, value] = ada.cookie.split('=') as [string, string];
    const [id, signature] = decodeURIComponent(value).split('.') as [string, string];
    const [hisId] = decodeURIComponent(bela.cookie.split('=')[1]!).split('.');
    for (const forged of [
      id,
      `${id}.`,
      `${id}.${signature.slice(0, -1)}`,
      `${id}.${signature}x`,
      `${hisId}.${signature}`,
      `.${signature}`,
      `${id}.${'A'.repeat(43)}`,
      `s:${id}.${signature}`,
      '%',
      'x'.repeat(4000),
      'null',
      '',
    ]) {
      const client = new Client(server.address);
      client.cookie = `${name}=${forged}`;
      expect(await client.get('/api/me'), forged).toMatchObject(refusal(401, 'stranger'));
    }
    const client = new Client(server.address);
    client.cookie = ada.cookie;
    expect((await client.get('/api/me')).body).toMatchObject({ id, name: 'Ada' });
  });

  test('of another server are no one', async () => {
    const elsewhere = scratch();
    const other = await start(elsewhere.path);
    const stranger = await new Client(other.address).enter('Ada');
    await other.close();
    elsewhere.remove();
    const client = new Client(server.address);
    client.cookie = stranger.cookie;
    expect(await client.get('/api/me')).toMatchObject(refusal(401, 'stranger'));
  });

  test('are out of reach of scripts and other sites', async () => {
    const { headers } = await new Client(server.address).post('/api/guest', { name: 'Ada' });
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toMatch(/Secure/); // plain http here
    const own = scratch();
    const secure = await start(own.path, { publicUrl: 'https://clade.example' });
    const https = await new Client(secure.address).post('/api/guest', { name: 'Ada' });
    expect(https.headers.get('set-cookie')).toMatch(/Secure/);
    expect(https.headers.get('strict-transport-security')).toMatch(/max-age/);
    await secure.close();
    own.remove();
  });
});

describe('pages of other sites', () => {
  const attack = async (headers: Record<string, string>): Promise<Reply> => {
    const { a, id } = await tableOfTwo(server);
    const before = await a.table(id);
    const answer = await a.call('POST', `/api/tables/${id}/concede`, {}, headers);
    if (answer.status !== 200) expect(await a.table(id)).toEqual(before);
    return answer;
  };

  test('cannot change anything', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: server.address.replace('http', 'https') },
      { origin: `${server.address}0` },
      { origin: `${server.address}.evil.example` },
      { origin: 'http://localhost' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: server.address, 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
      { origin: 'https://evil.example', 'x-http-method-override': 'GET' },
    ] as Record<string, string>[]) {
      expect(await attack(headers), JSON.stringify(headers)).toMatchObject(refusal(403, 'forbidden'));
    }
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain; application/json',
      'application/json-patch',
      '',
    ]) {
      expect((await attack({ 'content-type': type })).status, type).toBeGreaterThanOrEqual(400);
    }
    expect((await attack({ origin: server.address, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  test('are not invited: no answer allows another origin', async () => {
    const ada = await enter('Ada');
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await ada.call(method, '/api/me', undefined, {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
      });
      for (const [name] of headers) expect(name).not.toMatch(/^access-control-/);
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  });

  test('with a public address only that one may write', async () => {
    const own = scratch();
    const behind = await start(own.path, { publicUrl: 'https://clade.example' });
    const client = new Client(behind.address);
    const guest = (origin: string) => client.call('POST', '/api/guest', { name: 'Ada' }, { origin });
    expect(await guest(behind.address)).toMatchObject(refusal(403, 'forbidden'));
    expect((await guest('https://clade.example')).status).toBe(200);
    await behind.close();
    own.remove();
  });
});

describe('stale, repeated and out of place', () => {
  test('a key works once, for one person at one table, whatever comes with it', async () => {
    const { me, other, id, view } = await playing();
    const [first, second] = view.legal;
    const made = await me.move(id, view, first!.move, 'a-key-of-mine');
    const other_move = await me.move(id, view, second!.move, 'a-key-of-mine');
    expect(other_move.body.draft.moves).toEqual([first!.move]);
    expect(await me.move(id, view, second!.move)).toMatchObject(refusal(409, 'stale'));
    expect(await other.move(id, view, first!.move, 'a-key-of-mine')).toMatchObject(
      refusal(422, 'not-your-turn'),
    );
    const undone = await me.undo(id, made.body, 0, 'another-key');
    expect(undone.body.draft.moves).toEqual([]);
    // A late copy of the first request does not make the move again.
    expect((await me.move(id, view, first!.move, 'a-key-of-mine')).body.draft.moves).toEqual([]);
  });

  test('a request for another time of the table changes nothing', async () => {
    const { me, id, view } = await playing();
    const before = await me.table(id);
    for (const n of [0, view.n - 1, view.n + 1, 1_000_000]) {
      expect(await me.move(id, { ...view, n }, view.legal[0]!.move)).toMatchObject(refusal(409, 'stale'));
      expect(await me.confirm(id, { n })).toMatchObject(refusal(409, 'stale'));
      expect(await me.undo(id, { n }, 0)).toMatchObject(refusal(409, 'stale'));
    }
    for (const n of [-1, 0.5, 1e300, 2 ** 53, '0', null, [0], {}]) {
      const body = { n, drafted: 0, move: ['stop'], key: key() };
      expect(await me.post(`/api/tables/${id}/moves`, body)).toMatchObject(refusal(400, 'malformed'));
    }
    const infinite = `{"n":1e999,"drafted":0,"move":["stop"],"key":"${key()}"}`;
    expect(await me.call('POST', `/api/tables/${id}/moves`, infinite)).toMatchObject(
      refusal(400, 'malformed'),
    );
    for (const to of [view.n, view.n + 1, 999_999]) {
      const vote = { what: 'takeback', yes: true, to };
      expect(await me.post(`/api/tables/${id}/vote`, vote)).toMatchObject(refusal(409, 'no-such-move'));
    }
    expect(await me.table(id)).toEqual(before);
  });

  test('moves that are none are refused by the game', async () => {
    const { me, id, view } = await playing();
    for (const move of [
      ['stop', 1, 2, 3],
      ['eat', -1],
      ['eat', 999_999],
      ['EAT', 0],
      ['__proto__'],
      ['constructor', 0],
      [['stop']],
      [0],
      'stop\u0000',
      'toString',
      ' ',
      '__proto__',
    ]) {
      const answer = await me.move(id, view, move as never);
      expect(answer.status, JSON.stringify(move)).toBe(422);
      expect(answer.body.code).toMatch(/^[a-z-]+$/);
    }
    expect(await me.table(id)).toEqual(view);
  });
});

describe('broken and poisoned requests', () => {
  test('keys that reach for prototypes are refused or ignored, and nothing is polluted', async () => {
    const ada = await enter('Ada');
    for (const body of [
      '{"name":"x","__proto__":{"polluted":true}}',
      '{"name":"x","constructor":{"prototype":{"polluted":true}}}',
      '{"__proto__":{"name":"x"}}',
      '{"name":"x","prototype":{}}',
    ]) {
      expect(await ada.call('POST', '/api/guest', body)).toMatchObject(refusal(400, 'malformed'));
    }
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    for (const options of [
      '{"__proto__":1}',
      '{"toString":true}',
      '{"constructor":null}',
      '{"":1}',
      '{"a b":1}',
    ]) {
      const text = `{"game":"evolution","seats":${JSON.stringify(seats)},"options":${options}}`;
      expect([400, 422]).toContain((await ada.call('POST', '/api/tables', text)).status);
    }
    for (const game of ['constructor', '__proto__', 'toString', '']) {
      expect([400, 422]).toContain((await ada.post('/api/tables', { game, seats })).status);
    }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test('names are one visible line; text is text', async () => {
    const client = new Client(server.address);
    for (const name of [
      '',
      ' ',
      ' Ada',
      'Ada ',
      'a\nb',
      'a\u0000b',
      '\u202eadA',
      'a\u200bb',
      'a\u2028b',
      '\ud800',
      'x'.repeat(41),
      7,
      null,
      ['Ada'],
    ]) {
      expect(await client.post('/api/guest', { name }), JSON.stringify(name)).toMatchObject(
        refusal(400, 'malformed'),
      );
    }
    for (const name of ['Ada', 'Žofie Nováková', '王小明', 'Иван 2', '👩🏽', "O'Neil <b>", 'x'.repeat(40)]) {
      const guest = await new Client(server.address).enter(name);
      expect((await guest.get('/api/me')).body.name).toBe(name);
    }
    const { a, id } = await tableOfTwo(server);
    for (const text of ['a\u0000b', '\u001b[31m', '\ud800', '', 'x'.repeat(501), 1]) {
      expect(await a.post(`/api/tables/${id}/chat`, { text })).toMatchObject(refusal(400, 'malformed'));
    }
    const text = '<script>alert("x")</script>\n\t日本 👍';
    await a.post(`/api/tables/${id}/chat`, { text });
    expect((await a.get(`/api/tables/${id}/chat`)).body.lines[0].text).toBe(text);
    expect((await a.call('PUT', `/api/tables/${id}/note`, { text: '\u0000' })).status).toBe(400);
    await a.call('PUT', `/api/tables/${id}/note`, { text });
    expect((await a.get(`/api/tables/${id}/note`)).body.text).toBe(text);
  });

  test('bodies that are no JSON, too deep or too large get a clear answer', async () => {
    const ada = await enter('Ada');
    const guest = (body: string, headers = {}) => ada.call('POST', '/api/guest', body, headers);
    for (const body of [
      '{',
      '[]',
      'null',
      '"x"',
      '{"name":}',
      '\u0000',
      `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
    ]) {
      expect(await guest(body), body.slice(0, 20)).toMatchObject(refusal(400, 'malformed'));
    }
    expect(await guest(JSON.stringify({ name: 'x'.repeat(70_000) }))).toMatchObject(
      refusal(413, 'too-large'),
    );
    expect((await guest('{"name":"Ada"}', { 'content-encoding': 'gzip' })).status).toBeLessThan(500);
    // The larger limit of logs holds for logs alone.
    const { id } = await tableOfTwo(server);
    const big = await ada.call('POST', `/api/tables/${id}/join`, 'x'.repeat(100_000), {
      'content-type': 'application/x-ndjson',
    });
    expect(big).toMatchObject(refusal(415, 'unsupported-media'));
  });

  test('strange addresses lead nowhere', async () => {
    for (const path of [
      '/api/tables/..%2f..%2fetc%2fpasswd',
      '/api/tables/%00',
      '/api/tables/%ff',
      '/api/tables/%',
      '/api/tables/',
      '//api//games',
      '/API/games',
      '/api/games/',
      '/api/games;x=1',
      '/api/docs/static/..%2f..%2fpackage.json',
      '/api/docs/static/%2e%2e/%2e%2e/package.json',
      '/.git/config',
      '/data/clade.sqlite',
      `/${'x'.repeat(10_000)}`,
    ]) {
      const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer, path).toMatch(/^HTTP\/1\.1 (400|403|404|414) /);
      expect(answer, path).toMatch(/"code":"(malformed|not-found|forbidden)"/);
    }
    for (const text of [
      'GET http://evil.example/api/me HTTP/1.1',
      'GET * HTTP/1.1',
      'TRACE / HTTP/1.1',
      'FOO / HTTP/1.1',
    ]) {
      const answer = await raw(`${text}\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer, text).toMatch(/^HTTP\/1\.1 4\d\d /);
    }
  });

  test('what is no HTTP gets a short answer and is hung up on', async () => {
    for (const text of [
      'hello\r\n\r\n',
      '\u0000\u0001\u0002\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n',
      'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello',
      'GET /api/me HTTP/1.1\r\nHost: x\r\nA\u0000B: c\r\n\r\n',
    ]) {
      const answer = await raw(text);
      expect(answer, text).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer, text).toContain('"code":"malformed"');
    }
    const large = await raw(`GET /api/me HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`);
    expect(large).toMatch(/^HTTP\/1\.1 431 .*"code":"too-large"/s);
    // A promise that is not kept costs a connection, not the server.
    await raw(
      'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"na',
      true,
    );
  });
});

describe('streams', () => {
  test('with numbers that are none begin anew, and go on', async () => {
    const { a, b, id } = await tableOfTwo(server);
    for (const last of [
      '',
      '-1',
      'abc',
      '1e9',
      '0x10',
      '٣',
      '99999999999999999999',
      '1; DROP TABLE notices',
    ]) {
      if (/[^\u0020-\u007e]/.test(last)) continue; // cannot be sent
      expect(await listen(a, { 'last-event-id': last }, /\n\n/), last).toMatch(/^id: \d+\nevent: hello\n/);
    }
    // A number that this server has never given: the client starts over, and is not left deaf.
    const talk = (async () => {
      await new Promise((done) => setTimeout(done, 300));
      await b.post(`/api/tables/${id}/chat`, { text: 'still here?' });
    })();
    const heard = await listen(a, { 'last-event-id': '999999999999999' }, /still here\?/);
    expect(heard).toMatch(/event: reload\n/);
    await talk;
  });

  test('are for people, over tables that they may watch', async () => {
    const { id } = await privateTable();
    expect(await new Client(server.address).get('/api/stream')).toMatchObject(refusal(401, 'stranger'));
    const cili = await enter('Cili');
    expect(await cili.get(`/api/stream?tables=${id}`)).toMatchObject(refusal(404, 'not-found'));
    for (const tables of ['x', `${id},`, `${id}%00`, Array(60).fill(id).join(','), '../..']) {
      expect(await cili.get(`/api/stream?tables=${tables}`)).toMatchObject(refusal(400, 'malformed'));
    }
    expect((await cili.call('HEAD', '/api/stream')).status).toBe(404);
    expect(server.streams.present('nobody')).toBe(false);
  });

  test('stop telling who may not watch any more', async () => {
    const { host, friend, id, invite } = await privateTable();
    await friend.post(`/api/tables/${id}/join`, { invite });
    await host.post(`/api/tables/${id}/start`);
    const over = (async () => {
      await new Promise((done) => setTimeout(done, 300));
      const { body } = await friend.post(`/api/tables/${id}/hand-over`);
      const cili = await enter('Cili');
      await cili.post(`/api/tables/${id}/join`, { invite: body.invite });
      await host.post(`/api/tables/${id}/chat`, { text: 'about Bela' });
      await friend.post('/api/tables', {
        game: 'evolution',
        seats: [{ kind: 'me' }, { kind: 'link' }],
        name: 'Mine',
      });
    })();
    const heard = await listen(friend, {}, /"name":"Mine"/);
    expect(heard).toContain('event: gone');
    expect(heard).not.toContain('about Bela');
    await over;
  });
});

describe('logs that are brought in', () => {
  const send = (client: Client, body: string): Promise<Reply> =>
    client.call('POST', '/api/logs', body, { 'content-type': 'application/x-ndjson' });
  const header = {
    clade: 1,
    game: 'evolution',
    rules: '1',
    players: 2,
    options: {},
    seats: ['a', 'b'],
    seed: 'x',
  };

  test('as bombs are refused', async () => {
    const ada = await enter('Ada');
    const line = (more: object): string => JSON.stringify({ ...header, ...more });
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    for (const text of [
      '',
      '\n'.repeat(1_000_000),
      '{}',
      'x',
      deep,
      `{"clade":1,"game":"evolution","rules":"1","players":2,"options":{"speciesBoardLimit":${deep}},"seats":["a","b"],"seed":"x"}`,
      `${line({})}\n{"n":1,"seat":0,"move":${deep},"hash":"x"}`,
      line({}),
      line({ players: 1e9 }),
      line({ players: 2.5 }),
      line({ seats: [] }),
      line({ seats: ['a'.repeat(100_000), 'b'] }),
      line({ seats: ['a\u0000', 'b'] }),
      line({ options: { __proto__: 1, toString: 2 } }),
      line({ options: { speciesBoardLimit: 'x'.repeat(3_000_000) } }),
      line({ options: { ['x'.repeat(1_000_000)]: 1 } }),
      line({ game: '__proto__' }),
      line({ game: 'x'.repeat(100_000) }),
      line({ rules: '99' }),
      line({ seed: 7 }),
      line({ seed: undefined, position: {} }),
      line({ position: { phase: 'over' } }),
      `${line({})}\n${'{"n":1,"seat":0,"move":["stop"],"hash":"0"}\n'.repeat(10_000)}`,
      `${line({})}\n${'0'.repeat(3_000_000)}`,
    ]) {
      const answer = await send(ada, text);
      expect([400, 422], text.slice(0, 60)).toContain(answer.status);
      expect(answer.body.code).toMatch(/^[a-z-]+$/);
      expect(JSON.stringify(answer.body).length).toBeLessThan(2000);
    }
    expect(await send(ada, 'x'.repeat(4 * 1024 * 1024 + 1))).toMatchObject(refusal(413, 'too-large'));
    expect(await ada.post('/api/logs', {})).toMatchObject(refusal(415, 'unsupported-media'));
    expect(await send(new Client(server.address), 'x')).toMatchObject(refusal(401, 'stranger'));
    expect((await ada.get('/api/tables?scope=archive')).body.tables).toEqual([]);
  });

  test('have to be dealt from their seed: a position beside it is refused', async () => {
    const { a, b, id } = await tableOfTwo(server);
    await b.post(`/api/tables/${id}/concede`);
    const text = String((await a.get(`/api/tables/${id}/log`)).body).split('\n', 1)[0]!;
    const both = JSON.stringify({ ...JSON.parse(text), position: { phase: 'over', players: [{}, {}] } });
    expect(await send(a, both)).toMatchObject(refusal(422, 'bad-log'));
  });
});

describe('when the server itself fails', () => {
  test('the answer says nothing about the inside, and readiness says so', async () => {
    const own = scratch();
    class Failing extends SqliteStorage {
      broken = false;
      override async list(): Promise<never> {
        throw new Error('SQLITE_CORRUPT in /secret/place');
      }
      override async lastNotice(): Promise<number> {
        if (this.broken) throw new Error('disk gone');
        return super.lastNotice();
      }
    }
    const storage = new Failing(`${own.path}/clade.sqlite`);
    const config = readConfig({ PORT: '0', CLADE_DATA: own.path, LOG_LEVEL: 'silent' });
    const app = await createApp({ config, storage });
    const client = new Client(await app.http.listen({ host: '127.0.0.1', port: 0 }));
    const answer = await client.get('/api/tables?scope=lobby');
    expect(answer).toMatchObject({ status: 500 });
    expect(answer.body).toEqual({ code: 'internal', sentence: 'Something went wrong on the server.' });
    expect((await client.get('/readyz')).body).toEqual({ ok: true });
    storage.broken = true;
    expect(await client.get('/readyz')).toMatchObject({ status: 503, body: { ok: false } });
    expect(await client.get('/healthz')).toMatchObject({ status: 200, body: { ok: true } });
    await app.close();
    await app.close();
    own.remove();
  });
});
