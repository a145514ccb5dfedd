import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  type ECDH,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isPublic, Poster } from '../src/notices/poster.ts';
import { Sender } from '../src/notices/sender.ts';
import { Client, key, type Running, scratch, settings, startApp, tableOfTwo } from './client.ts';
import { Listener } from './stream-client.ts';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service on this machine: it takes what comes, or refuses it with a status by path. */
class PushService {
  readonly received: Received[] = [];
  readonly refuses = new Map<string, number>();
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const path = String(request.url);
        this.received.push({ path, headers: request.headers, body: Buffer.concat(parts) });
        response.writeHead(this.refuses.get(path) ?? 201).end('x'.repeat(1000));
      });
    });
  }

  async listen(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  at(path: string): Received[] {
    return this.received.filter((r) => r.path === path);
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** A browser that has subscribed, and can read what is sent to it (RFC 8291). */
class Browser {
  readonly endpoint: string;
  readonly #keys: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.#keys.generateKeys();
  }

  get subscription() {
    return {
      endpoint: this.endpoint,
      keys: { p256dh: this.#keys.getPublicKey('base64url'), auth: this.#auth.toString('base64url') },
    };
  }

  read({ headers, body }: Received): string {
    expect(headers['content-encoding']).toBe('aes128gcm');
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const sender = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const hmac = (key: Buffer, ...data: (Buffer | string)[]): Buffer =>
      data.reduce((h, d) => h.update(d), createHmac('sha256', key)).digest();
    const shared = this.#keys.computeSecret(sender);
    const info = [Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender, Buffer.from([1])];
    const secret = hmac(hmac(this.#auth, shared), ...info);
    const key = hmac(salt, secret);
    const cek = hmac(key, 'Content-Encoding: aes128gcm\0\u0001').subarray(0, 16);
    const nonce = hmac(key, 'Content-Encoding: nonce\0\u0001').subarray(0, 12);
    const opener = createDecipheriv('aes-128-gcm', cek, nonce);
    opener.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
    return text.subarray(0, text.lastIndexOf(2)).toString();
  }
}

let folder: ReturnType<typeof scratch>;
let service: PushService;
let server: Running;
const DELAY = 40;

async function serve(delay = DELAY): Promise<Running> {
  const app = await startApp(folder.path, { push: { anywhere: true, delay } });
  await app.start();
  return app;
}

beforeEach(async () => {
  folder = scratch();
  service = new PushService();
  await service.listen();
  server = await serve();
});
afterEach(async () => {
  await server.close();
  service.close();
  folder.remove();
});

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
/** As long as any notice that is due could take. */
const quiet = (): Promise<void> => pause(DELAY * 6);

async function subscribe(client: Client, path: string): Promise<Browser> {
  const browser = new Browser(service.address + path);
  expect(await client.post('/api/push/subscribe', browser.subscription)).toMatchObject({ status: 200 });
  return browser;
}

async function choose(client: Client, id: string): Promise<void> {
  const view = await client.table(id);
  const moved = await client.move(id, view, view.legal[0]!.move);
  expect(moved.status).toBe(200);
  if (moved.body.draft.moves.length > 0) expect((await client.confirm(id, moved.body)).status).toBe(200);
}

/** A game in which one acts after the other; who is to act comes first. */
async function playing(): Promise<{ me: Client; other: Client; id: string }> {
  const { a, b, id } = await tableOfTwo(server, 'dominant-species');
  const [me, other] = (await a.table(id)).waitingFor[0] === 0 ? [a, b] : [b, a];
  return { me, other, id };
}

/** Acts until only the other is waited for. */
async function pass(me: Client, other: Client, id: string): Promise<void> {
  for (let view = await me.table(id); view.legal.length > 0; view = await me.table(id)) {
    const { move } = view.legal[0]!;
    const body = { n: view.n, drafted: 0, move, key: key(), confirm: true };
    expect(await me.post(`/api/tables/${id}/moves`, body)).toMatchObject({ status: 200 });
  }
  expect((await other.table(id)).legal.length).toBeGreaterThan(0);
}

describe('a notice', () => {
  test('comes once for a turn, with the table and its title and nothing else, encrypted and signed', async () => {
    const { me, other, id } = await playing();
    const browser = await subscribe(other, '/phone');
    await pass(me, other, id);
    await expect.poll(() => service.received.length, { timeout: 10_000 }).toBe(1);
    await quiet();
    expect(service.received).toHaveLength(1);
    const [notice] = service.received as [Received];
    const { name } = (await other.table(id)).table;
    expect(JSON.parse(browser.read(notice))).toEqual({ table: id, title: name });
    expect(notice.headers).toMatchObject({ ttl: '86400', topic: id });
    // The signature is that of the key which the browser was given.
    const { publicKey } = (await other.get('/api/push')).body;
    const [, token, given] = /^vapid t=([^,]+), k=(.+)$/.exec(String(notice.headers.authorization))!;
    expect(given).toBe(publicKey);
    const [head, claims, signature] = token!.split('.') as [string, string, string];
    const point = Buffer.from(publicKey, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const signed = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(signed).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: service.address });
  });

  test('does not come again for the same turn: not for own moves, others who look on, or a server that starts again', async () => {
    const { me, other, id } = await playing();
    await subscribe(other, '/phone');
    await pass(me, other, id);
    await expect.poll(() => service.received.length, { timeout: 10_000 }).toBe(1);
    // A draft that is taken back, talk, and a link: it is still the same turn.
    const view = await other.table(id);
    const drafted = await other.move(id, view, view.legal[0]!.move);
    expect(drafted.body.draft.moves).toHaveLength(1);
    await other.undo(id, view, 0);
    await me.post(`/api/tables/${id}/chat`, { text: 'your turn' });
    await me.post(`/api/tables/${id}/hand-over`);
    await quiet();
    await server.close();
    server = await serve();
    await quiet();
    expect(service.received).toHaveLength(1);
  });

  test('comes for the next turn again', async () => {
    const { me, other, id } = await playing();
    await subscribe(me, '/mine');
    await subscribe(other, '/others');
    await pass(me, other, id);
    await expect.poll(() => service.at('/others').length, { timeout: 10_000 }).toBe(1);
    const mine = service.at('/mine').length;
    await pass(other, me, id);
    await expect.poll(() => service.at('/mine').length, { timeout: 10_000 }).toBe(mine + 1);
    await pass(me, other, id);
    await expect.poll(() => service.at('/others').length, { timeout: 10_000 }).toBe(2);
  });

  test('is not for who is here: an open stream tells, and leaving later changes nothing', async () => {
    const { me, other, id } = await playing();
    await subscribe(other, '/phone');
    const stream = await Listener.open(other);
    await pass(me, other, id);
    await quiet();
    stream.close();
    await expect.poll(() => server.streams.size, { timeout: 10_000 }).toBe(0);
    await me.post(`/api/tables/${id}/chat`, { text: 'hello?' });
    await quiet();
    await server.close();
    server = await serve();
    await quiet();
    expect(service.received).toEqual([]);
  });

  test('never comes after the move was made', async () => {
    const { me, other, id } = await playing();
    await server.close();
    server = await serve(400);
    const again = (client: Client): Client =>
      Object.assign(new Client(server.address), { cookie: client.cookie });
    const [here, there] = [again(me), again(other)];
    await subscribe(there, '/phone');
    await pass(here, there, id);
    await pass(there, here, id);
    await pause(1000);
    expect(service.received).toEqual([]);
  });

  test('comes to both when both choose at once, and not to who has chosen', async () => {
    const { a, b, id } = await tableOfTwo(server);
    await choose(a, id);
    await subscribe(a, '/a');
    await subscribe(b, '/b');
    // Something happens at the table while she has chosen and he has not.
    await a.post(`/api/tables/${id}/hand-over`);
    await expect.poll(() => service.at('/b').length, { timeout: 10_000 }).toBe(1);
    await quiet();
    expect(service.at('/a')).toEqual([]);
    expect(service.at('/b')).toHaveLength(1);
  });

  test('is not for a seat that a bot plays', async () => {
    const { me, other, id } = await playing();
    await subscribe(other, '/phone');
    const seat = (await other.table(id)).seat;
    await other.post(`/api/tables/${id}/seats/${seat}/stand-in`, { bot: 'random' });
    const view = await me.table(id);
    const body = { n: view.n, drafted: 0, move: view.legal[0]!.move, key: key(), confirm: true };
    await me.post(`/api/tables/${id}/moves`, body);
    await expect.poll(async () => (await me.table(id)).n, { timeout: 20_000 }).toBeGreaterThan(view.n + 1);
    await quiet();
    expect(service.received).toEqual([]);
  });

  test('that was due when the server stopped is sent by the next one', async () => {
    const { me, other, id } = await playing();
    await subscribe(other, '/phone');
    await server.close();
    server = await serve(60_000);
    const again = (client: Client): Client =>
      Object.assign(new Client(server.address), { cookie: client.cookie });
    await pass(again(me), again(other), id);
    await server.close();
    expect(service.received).toEqual([]);
    server = await serve();
    await expect.poll(() => service.received.length, { timeout: 10_000 }).toBe(1);
  });
});

describe('subscriptions', () => {
  test('whose push service says 404 or 410 are forgotten, others are kept', async () => {
    const { me, other, id } = await playing();
    for (const [path, status] of [
      ['/gone', 410],
      ['/missing', 404],
      ['/broken', 500],
      ['/busy', 429],
      ['/moved', 301],
      ['/good', 201],
    ] as const) {
      service.refuses.set(path, status);
      await subscribe(other, path);
    }
    await pass(me, other, id);
    await expect.poll(() => service.received.length, { timeout: 10_000 }).toBe(6);
    const { storage } = server.hall;
    const user = (await other.get('/api/me')).body.id;
    const left = async (): Promise<string[]> =>
      (await storage.subscriptions(user)).map((s) => new URL(s.endpoint).pathname).sort();
    await expect.poll(left, { timeout: 10_000 }).toEqual(['/broken', '/busy', '/good', '/moved']);
    // The next turn is told to those that are left, once each.
    await pass(other, me, id);
    await pass(me, other, id);
    await expect.poll(() => service.received.length, { timeout: 10_000 }).toBe(10);
    expect(service.at('/gone')).toHaveLength(1);
  });

  test('can be given up, and end nobody else’s', async () => {
    const { me, other, id } = await playing();
    const browser = await subscribe(other, '/phone');
    const elsewhere = await subscribe(other, '/desk');
    // Not by somebody else.
    await me.post('/api/push/unsubscribe', { endpoint: elsewhere.endpoint });
    expect(await other.post('/api/push/unsubscribe', { endpoint: browser.endpoint })).toMatchObject({
      status: 200,
    });
    await pass(me, other, id);
    await expect.poll(() => service.at('/desk').length, { timeout: 10_000 }).toBe(1);
    await quiet();
    expect(service.at('/phone')).toEqual([]);
  });

  test('of one browser belong to who used it last, and of one person the latest eight are kept', async () => {
    const [ada, bela] = await Promise.all(
      ['Ada', 'Bela'].map((name) => new Client(server.address).enter(name)),
    );
    await subscribe(ada!, '/shared');
    await subscribe(bela!, '/shared');
    const { storage } = server.hall;
    const of = async (client: Client): Promise<string[]> =>
      (await storage.subscriptions((await client.get('/api/me')).body.id)).map(
        (s) => new URL(s.endpoint).pathname,
      );
    expect([await of(ada!), await of(bela!)]).toEqual([[], ['/shared']]);
    for (let i = 1; i <= 10; i++) await subscribe(ada!, `/ada-${i}`);
    expect(await of(ada!)).toEqual([3, 4, 5, 6, 7, 8, 9, 10].map((i) => `/ada-${i}`));
    expect(await of(bela!)).toEqual(['/shared']);
  });

  test('are for people, with an address and keys', async () => {
    const ada = await new Client(server.address).enter('Ada');
    const { subscription } = new Browser(`${service.address}/x`);
    const stranger = new Client(server.address);
    expect(await stranger.post('/api/push/subscribe', subscription)).toMatchObject({ status: 401 });
    expect(await stranger.post('/api/push/unsubscribe', { endpoint: subscription.endpoint })).toMatchObject({
      status: 401,
    });
    for (const wrong of [
      {},
      { endpoint: subscription.endpoint },
      { ...subscription, endpoint: 'x' },
      { ...subscription, endpoint: 'ftp://a.b/c' },
      { ...subscription, endpoint: 'https://a.b/c d' },
      { ...subscription, endpoint: `https://a.b/${'x'.repeat(1000)}` },
      { ...subscription, keys: { ...subscription.keys, auth: 'short' } },
      { ...subscription, keys: { ...subscription.keys, p256dh: 'A'.repeat(86) } },
      { ...subscription, user: 'Ada' },
    ]) {
      expect(await ada.post('/api/push/subscribe', wrong), JSON.stringify(wrong)).toMatchObject({
        status: 400,
      });
    }
  });

  test('with keys that are no point of the curve are forgotten when they are used', async () => {
    const { me, other, id } = await playing();
    const good = await subscribe(other, '/good');
    const keys = { ...good.subscription.keys, p256dh: 'A'.repeat(87) };
    await other.post('/api/push/subscribe', { endpoint: `${service.address}/bad`, keys });
    await pass(me, other, id);
    await expect.poll(() => service.at('/good').length, { timeout: 10_000 }).toBe(1);
    const user = (await other.get('/api/me')).body.id;
    await expect.poll(async () => (await server.hall.storage.subscriptions(user)).length).toBe(1);
    expect(service.at('/bad')).toEqual([]);
  });
});

describe('where notices are sent', () => {
  const poster = new Poster({});
  const sender = new Sender({ keys: settings(scratchFor()).vapid, subject: 'mailto:a@b.example', poster });

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://93.184.216.34/x',
    'https://[2606:2800:220:1::1]/x',
  ])('%s is a place', (endpoint) => {
    expect(poster.accepts(endpoint)).toBe(true);
  });

  test.each([
    'http://fcm.googleapis.com/x',
    'https://localhost/x',
    'https://intranet/x',
    'https://127.0.0.1/x',
    'https://127.1/x',
    'https://2130706433/x',
    'https://0x7f.0.0.1/x',
    'https://[::1]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://[::ffff:a00:1]/x',
    'https://[64:ff9b::7f00:1]/x',
    'https://[2002:7f00:1::]/x',
    'https://[fe80::1]/x',
    'https://[fd00::1]/x',
    'https://0.0.0.0/x',
    'https://10.1.2.3/x',
    'https://100.64.0.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://172.20.0.1/x',
    'https://192.168.1.1/x',
    'https://224.0.0.1/x',
    'https://255.255.255.255/x',
    'https://user:password@push.example/x',
    'javascript:alert(1)',
    'https://',
    '',
  ])('%s is none', (endpoint) => {
    expect(poster.accepts(endpoint)).toBe(false);
  });

  test('a name that leads to this machine gets nothing, whatever it is called', async () => {
    const { port } = new URL(service.address);
    const { keys } = new Browser('https://x.example').subscription;
    // A name with a dot that every machine resolves to itself.
    const endpoint = `https://localhost.:${port}/inside`;
    const sent = await sender.send(
      { endpoint, user: 'x', ...keys, at: 0 },
      { table: 'a'.repeat(22), title: 't' },
    );
    expect(sent).toBe('failed');
    expect(service.received).toEqual([]);
  });

  test('only what anybody can reach is public', () => {
    expect(['1.1.1.1', '2a00:1450::1'].map(isPublic)).toEqual([true, true]);
    expect(['127.0.0.1', '::1', '::', 'fe80::1%eth0', 'not an address', ''].map(isPublic)).not.toContain(
      true,
    );
  });

  test('a real server refuses addresses of its own network', async () => {
    const own = scratch();
    const real = await startApp(own.path);
    const ada = await new Client(real.address).enter('Ada');
    const answer = await ada.post('/api/push/subscribe', new Browser(`${service.address}/x`).subscription);
    expect(answer).toMatchObject({ status: 422, body: { code: 'bad-endpoint' } });
    await real.close();
    own.remove();
  });
});

/** Keys of their own for a sender; nothing of it stays. */
function scratchFor(): string {
  const { path, remove } = scratch();
  process.on('exit', remove);
  return path;
}
