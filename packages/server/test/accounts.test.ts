import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Sessions } from '../src/accounts/sessions.ts';
import { DAY, HOUR } from '../src/pace/window.ts';
import type { SqliteStorage } from '../src/storage/sqlite.ts';
import { Authenticator } from './authenticator.ts';
import { Client, type Running, scratch, settings, startApp, tableOfTwo } from './client.ts';
import { PostOffice } from './post-office.ts';

const folder = scratch();
const post = new PostOffice();
const logged: string[] = [];
let server: Running;
let now = Date.parse('2026-05-01T12:00Z');
beforeAll(async () => {
  await post.listen();
  const config = settings(folder.path);
  // Letters need to know where the server is; requests of the tests come without an origin.
  const publicUrl = 'http://clade.test';
  server = await startApp(folder.path, {
    config: {
      ...config,
      logLevel: 'warn',
      publicUrl,
      mail: { url: post.url, from: 'Clade <clade@clade.test>' },
    },
    now: () => now,
    logTo: new Writable({
      write(chunk, _encoding, done) {
        logged.push(String(chunk));
        done();
      },
    }),
  });
  await server.start();
});
afterAll(async () => {
  await server.close();
  await post.close();
  folder.remove();
});

let people = 0;
const newAddress = (): string => `person${++people}@mail.test`;
const guest = (name: string): Promise<Client> => new Client(server.address).enter(name);
const stranger = (): Client => new Client(server.address);

/** The token of the last letter to an address. */
async function letter(mail: string, client = stranger()): Promise<string> {
  const before = post.to(mail).length;
  expect((await client.post('/api/account/link', { mail })).status).toBe(200);
  await expect.poll(() => post.to(mail).length, { timeout: 20_000 }).toBe(before + 1);
  const [, token] = /http:\/\/clade\.test\/enter#(\S+)/.exec(post.to(mail).at(-1)!.text)!;
  return token!;
}

/** Somebody with an account. */
async function member(name: string): Promise<{ client: Client; mail: string; id: string }> {
  const mail = newAddress();
  const client = await guest(name);
  const token = await letter(mail, client);
  const { status, body } = await client.post('/api/account/enter', { token });
  expect(status).toBe(200);
  return { client, mail, id: body.id };
}

describe('a letter', () => {
  test('makes the guest who opens it an account: the same person with the same tables', async () => {
    const { a: ada, id: table } = await tableOfTwo(server);
    const before = (await ada.get('/api/me')).body;
    const old = ada.cookie;
    const mail = newAddress();
    const token = await letter(mail, ada);
    expect((await ada.post('/api/account/enter', { token })).body).toEqual({ ...before, account: true });
    expect(ada.cookie).not.toBe(old);
    expect((await ada.get('/api/account')).body).toMatchObject({ account: true, mail });
    expect((await ada.table(table)).seat).toBe(0);
    // The cookie of the guest is worth nothing any more.
    const thief = Object.assign(stranger(), { cookie: old });
    expect((await thief.get('/api/me')).body.code).toBe('stranger');
  });

  test('signs in on another device', async () => {
    const { mail, id } = await member('Ada');
    const phone = stranger();
    expect((await phone.post('/api/account/enter', { token: await letter(mail) })).body).toEqual({
      id,
      name: 'Ada',
      account: true,
    });
    expect((await phone.get('/api/me')).body.id).toBe(id);
    // Addresses that differ only in case are one.
    const other = stranger();
    await other.post('/api/account/enter', { token: await letter(mail) });
    const asked = await other.post('/api/account/link', { mail: mail.toUpperCase() });
    expect(asked.status).toBe(200);
    expect(post.to(mail).length).toBeGreaterThan(2);
  });

  test('brings what a guest had into the account', async () => {
    const { mail, id } = await member('Ada');
    const { a: phone, b: bela, id: table } = await tableOfTwo(server);
    await phone.call('PUT', `/api/tables/${table}/note`, { text: 'watch Béla' });
    const program = (await phone.post('/api/tokens', { name: 'Robo' })).body;
    await phone.call('PUT', '/api/notices', { webhook: 'https://hooks.example/guest' });
    const copy = Object.assign(stranger(), { cookie: phone.cookie });
    const before = (await phone.get('/api/me')).body.id;
    await phone.post('/api/account/enter', { token: await letter(mail, phone) });
    expect((await copy.get('/api/me')).body.code).toBe('stranger');
    expect(await server.hall.storage.doc('notices', before)).toBeUndefined();
    expect((await phone.get('/api/me')).body).toEqual({ id, name: 'Ada', account: true });
    const view = await phone.table(table);
    expect(view.seat).toBe(0);
    expect(view.table.mine).toBe(true);
    expect((await bela.table(table)).table.seats[0]).toMatchObject({ kind: 'person', name: 'Ada' });
    expect((await phone.get(`/api/tables/${table}/note`)).body.text).toBe('watch Béla');
    expect((await phone.get('/api/tokens')).body.tokens).toMatchObject([{ id: program.id, name: 'Robo' }]);
    const { tables } = (await phone.get('/api/tables?scope=mine')).body;
    expect(tables.map((t: { id: string }) => t.id)).toContain(table);
  });

  test('brings along the seat that is kept for a guest in a rematch', async () => {
    const { mail } = await member('Bea');
    const { a: ada, b: phone, id } = await tableOfTwo(server);
    await ada.post(`/api/tables/${id}/concede`);
    const { table } = (await ada.post(`/api/tables/${id}/rematch`)).body;
    await phone.post('/api/account/enter', { token: await letter(mail, phone) });
    expect((await phone.table(table.id)).table.seats[0]).toMatchObject({ keptFor: 'you', name: 'Bea' });
    expect((await phone.post(`/api/tables/${table.id}/join`)).body.seat).toBe(0);
  });

  test('leaves the seat of a guest alone where the account sits as well', async () => {
    const { client: ada, mail } = await member('Ada');
    const bela = await guest('Guest');
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const made = await ada.post('/api/tables', { game: 'evolution', seats, visibility: 'public' });
    const { id } = made.body.table;
    await bela.post(`/api/tables/${id}/join`);
    await bela.post('/api/account/enter', { token: await letter(mail, bela) });
    expect((await bela.table(id)).seat).toBe(0);
    expect((await bela.table(id)).table.seats[1]).toMatchObject({
      kind: 'person',
      name: 'Guest',
      you: false,
    });
  });

  test('that somebody else has asked for takes nobody over', async () => {
    // Mallory sends Ada, a guest in the middle of a game, a link to Mallory's own account.
    const mallory = await member('Mallory');
    const { a: ada, id: table } = await tableOfTwo(server);
    for (const asker of [mallory.client, stranger()]) {
      const token = await letter(mallory.mail, asker);
      expect((await ada.post('/api/account/enter', { token })).body.code).toBe('bad-link');
    }
    expect((await ada.table(table)).seat).toBe(0);
    expect((await mallory.client.get('/api/tables?scope=mine')).body.tables).toEqual([]);
    // One to an address that nobody has yet would become that of Béla's account, and let Mallory in.
    const bela = await member('Béla');
    const token = await letter(newAddress(), mallory.client);
    expect((await bela.client.post('/api/account/enter', { token })).body.code).toBe('bad-link');
    expect((await bela.client.get('/api/account')).body.mail).toBe(bela.mail);
    // It was not used up by those whom it is not for.
    expect((await mallory.client.post('/api/account/enter', { token })).status).toBe(200);
  });

  test('makes a stranger somebody whose name does not tell the address', async () => {
    const mail = `ada.lovelace${++people}@mail.test`;
    const { body } = await stranger().post('/api/account/enter', { token: await letter(mail) });
    expect(body.name).toMatch(/^Player \d{4}$/);
  });

  test('works once, and not for ever', async () => {
    const mail = newAddress();
    const token = await letter(mail);
    expect((await stranger().post('/api/account/enter', { token })).status).toBe(200);
    expect((await stranger().post('/api/account/enter', { token })).body.code).toBe('bad-link');
    const late = await letter(mail);
    now += 31 * 60_000;
    expect((await stranger().post('/api/account/enter', { token: late })).body.code).toBe('bad-link');
    const forged = `enter_${'A'.repeat(43)}`;
    expect((await stranger().post('/api/account/enter', { token: forged })).body.code).toBe('bad-link');
  });

  test('says nothing about who has an account, and does not fill a post box', async () => {
    const { mail } = await member('Ada');
    const asked = await stranger().post('/api/account/link', { mail });
    const unknown = await stranger().post('/api/account/link', { mail: newAddress() });
    expect([asked.status, asked.body]).toEqual([unknown.status, unknown.body]);
    const many = newAddress();
    for (let i = 0; i < 5; i++) await stranger().post('/api/account/link', { mail: many });
    expect((await stranger().post('/api/account/link', { mail: many })).body.code).toBe('too-many-mails');
    expect(post.to(many)).toHaveLength(5);
    now += 61 * 60_000;
    expect((await stranger().post('/api/account/link', { mail: many })).status).toBe(200);
  });

  test('that cannot be sent is said to be so', async () => {
    post.closed = true;
    const mail = newAddress();
    expect((await stranger().post('/api/account/link', { mail })).body.code).toBe('mail-failed');
    post.closed = false;
    // The log says that and why, not to whom.
    expect(logged.join('')).toMatch(/has not taken a letter: EENVELOPE/);
    expect(logged.join('')).not.toContain(mail);
  });

  test('is counted without its address, and not for longer than it matters', async () => {
    const mail = newAddress();
    await letter(mail);
    const storage = server.hall.storage as SqliteStorage;
    const due = await storage.dueJobs(now + HOUR, 1000, []);
    expect(due.filter((job) => job.kind === 'forget-once' && job.at === now + HOUR).length).toBeGreaterThan(
      0,
    );
    expect(await storage.doc('letters', mail)).toBeUndefined();
    // Two at once are one too many, and no failure.
    const both = await Promise.all([1, 2].map(() => stranger().post('/api/account/link', { mail })));
    for (const { status } of both) expect([200, 409]).toContain(status);
  });

  test('to another address gives the account that one', async () => {
    const { client, mail, id } = await member('Ada');
    const next = newAddress();
    await client.post('/api/account/enter', { token: await letter(next, client) });
    expect((await client.get('/api/account')).body.mail).toBe(next);
    const phone = stranger();
    await phone.post('/api/account/enter', { token: await letter(next) });
    expect((await phone.get('/api/me')).body.id).toBe(id);
    const old = stranger();
    await old.post('/api/account/enter', { token: await letter(mail) });
    expect((await old.get('/api/me')).body.id).not.toBe(id);
  });

  test.each([
    'nobody',
    'a@b',
    'a b@c.test',
    'a@b.test\nBcc: x@y.test',
    'Ada <a@b.test>',
    'a@b.test,c@d.test',
  ])('does not go to %j', async (mail) => {
    expect((await stranger().post('/api/account/link', { mail })).status).toBe(400);
  });
});

describe('sessions', () => {
  test('are listed, and can be ended one by one, at once', async () => {
    const { client: desk, mail } = await member('Ada');
    const phone = stranger();
    await phone.call(
      'POST',
      '/api/account/enter',
      { token: await letter(mail) },
      { 'user-agent': 'Phone/1' },
    );
    const { sessions } = (await desk.get('/api/account')).body;
    expect(sessions).toHaveLength(2);
    expect(sessions.filter((s: { here: boolean }) => s.here)).toHaveLength(1);
    const there = sessions.find((s: { here: boolean }) => !s.here);
    expect(there.agent).toBe('Phone/1');
    expect((await phone.get('/api/me')).status).toBe(200);
    expect((await desk.post(`/api/account/sessions/${there.id}/revoke`)).status).toBe(200);
    expect((await phone.get('/api/me')).body.code).toBe('stranger');
    expect((await desk.get('/api/me')).status).toBe(200);
    const other = await member('Béla');
    const [mine] = (await desk.get('/api/account')).body.sessions;
    expect((await other.client.post(`/api/account/sessions/${mine.id}/revoke`)).status).toBe(404);
  });

  test('end by signing out, also for a copy of the cookie', async () => {
    const { client } = await member('Ada');
    const copy = Object.assign(stranger(), { cookie: client.cookie });
    expect((await client.post('/api/account/leave')).status).toBe(200);
    expect((await copy.get('/api/me')).body.code).toBe('stranger');
  });

  test('that nobody uses for a year are over', async () => {
    const sessions = new Sessions(server.hall.storage, () => now);
    const token = await sessions.open('somebody', 'Desk/1');
    now += 200 * DAY;
    expect(await sessions.user(token)).toBe('somebody');
    now += 200 * DAY; // it was used meanwhile
    expect(await sessions.user(token)).toBe('somebody');
    now += 366 * DAY;
    expect(await sessions.user(token)).toBeUndefined();
  });
});

describe('passkeys', () => {
  const add = async (client: Client, device: Authenticator, name = 'Phone') => {
    const { body } = await client.post('/api/account/passkeys/new');
    return client.post('/api/account/passkeys', { name, response: device.create(body) });
  };
  const enter = async (client: Client, device: Authenticator) => {
    const { body } = await client.post('/api/account/passkeys/ask');
    return client.post('/api/account/passkeys/enter', { response: device.get(body) });
  };

  test('make a guest an account, and sign in on another browser', async () => {
    const ada = await guest('Ada');
    const { id } = (await ada.get('/api/me')).body;
    const device = new Authenticator('http://clade.test');
    expect((await add(ada, device)).body).toEqual({ ok: true });
    expect((await add(await guest('Béla'), device)).body.code).toBe('conflict');
    expect((await ada.get('/api/me')).body.id).toBe(id);
    expect((await ada.get('/api/account')).body).toMatchObject({
      account: true,
      mail: null,
      passkeys: [{ name: 'Phone' }],
    });
    const desk = stranger();
    expect((await enter(desk, device)).body).toEqual({ id, name: 'Ada', account: true });
    expect((await enter(desk, device)).status).toBe(200);
    expect((await desk.get('/api/me')).body.id).toBe(id);
  });

  test('of another site, of nobody, or with an answer to an old question open nothing', async () => {
    const ada = await guest('Ada');
    const elsewhere = new Authenticator('http://evil.test');
    expect((await add(ada, elsewhere)).body.code).toBe('bad-passkey');
    const device = new Authenticator('http://clade.test');
    await add(ada, device);
    expect((await enter(stranger(), new Authenticator('http://clade.test'))).body.code).toBe('bad-passkey');
    const { body: question } = await stranger().post('/api/account/passkeys/ask');
    const response = device.get(question);
    expect((await stranger().post('/api/account/passkeys/enter', { response })).status).toBe(200);
    expect((await stranger().post('/api/account/passkeys/enter', { response })).body.code).toBe(
      'bad-passkey',
    );
    const own = device.get({ challenge: Buffer.from('my own question').toString('base64url') });
    expect((await stranger().post('/api/account/passkeys/enter', { response: own })).status).toBe(403);
  });

  test("are their owner's to remove, and a question to one is not for another", async () => {
    const ada = await guest('Ada');
    const device = new Authenticator('http://clade.test');
    await add(ada, device);
    const [key] = (await ada.get('/api/account')).body.passkeys;
    const bela = await guest('Béla');
    expect((await bela.post(`/api/account/passkeys/${key.id}/remove`)).status).toBe(404);
    const { body } = await ada.post('/api/account/passkeys/new');
    const stolen = { name: 'X', response: new Authenticator('http://clade.test').create(body) };
    expect((await bela.post('/api/account/passkeys', stolen)).body.code).toBe('bad-passkey');
    expect((await ada.post(`/api/account/passkeys/${key.id}/remove`)).status).toBe(200);
    expect((await enter(stranger(), device)).body.code).toBe('bad-passkey');
  });
});

describe('my data', () => {
  test('can be had: tables, notes, what was said, devices, programs', async () => {
    const { client, mail } = await member('Ada');
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
    const { id } = (await client.post('/api/tables', { game: 'evolution', seats })).body.table;
    await client.post(`/api/tables/${id}/start`);
    await client.call('PUT', `/api/tables/${id}/note`, { text: 'mine' });
    await client.post(`/api/tables/${id}/chat`, { text: 'hello' });
    await client.post('/api/tokens', { name: 'Robo' });
    const { body, headers } = await client.get('/api/account/data');
    expect(headers.get('content-disposition')).toContain('attachment');
    expect(body).toMatchObject({
      person: { name: 'Ada' },
      account: { mail },
      programs: [{ name: 'Robo' }],
      tables: [{ id }],
      notes: [{ table: id, text: 'mine' }],
      said: [{ table: id, text: 'hello' }],
    });
    expect(JSON.stringify(body)).not.toMatch(/"seed"|"salt"/);
  });

  test('can be removed: the person is gone, the games stay', async () => {
    const { client: ada, mail } = await member('Ada Lovelace');
    const bela = await guest('Béla');
    const open = { game: 'evolution', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' };
    const played = (await ada.post('/api/tables', open)).body.table.id;
    await bela.post(`/api/tables/${played}/join`);
    await ada.post(`/api/tables/${played}/start`);
    await ada.post(`/api/tables/${played}/chat`, { text: 'good luck' });
    const waiting = (await ada.post('/api/tables', open)).body.table.id;
    const token = (await ada.post('/api/tokens', { name: 'Robo' })).body.token;
    const copy = Object.assign(stranger(), { cookie: ada.cookie });

    expect((await ada.post('/api/account/delete')).status).toBe(200);
    expect((await copy.get('/api/me')).body.code).toBe('stranger');
    const bearer = { authorization: `Bearer ${token}` };
    expect((await stranger().call('GET', '/api/me', undefined, bearer)).body.code).toBe('bad-token');
    const view = await bela.table(played);
    expect(view.table.seats[0]).toMatchObject({ kind: 'person', name: '', conceded: true });
    await expect.poll(async () => (await bela.table(played)).waitingFor, { timeout: 20_000 }).toEqual([1]);
    expect((await bela.table(waiting)).table.status).toBe('cancelled');
    const chat = (await bela.get(`/api/tables/${played}/chat`)).body;
    expect(chat.lines).toMatchObject([{ name: '', text: 'good luck' }]);
    expect(JSON.stringify([view, chat])).not.toContain('Lovelace');
    // The address is free again.
    const anew = stranger();
    await anew.post('/api/account/enter', { token: await letter(mail) });
    expect((await anew.get('/api/tables?scope=mine')).body.tables).toEqual([]);
  });
});

describe('a server without mail', () => {
  test('says so', async () => {
    const own = scratch();
    const plain = await startApp(own.path);
    const ada = await new Client(plain.address).enter('Ada');
    expect((await ada.post('/api/account/link', { mail: 'a@b.test' })).body.code).toBe('no-mail');
    expect((await ada.get('/api/account')).body).toMatchObject({ account: false, mails: false });
    await plain.close();
    own.remove();
  });
});
