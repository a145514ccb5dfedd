import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Shunned } from '../src/accounts/shunned.ts';
import { SqliteStorage } from '../src/storage/sqlite.ts';
import { Client, type Running, scratch, settings, startApp } from './client.ts';
import { Listener } from './stream-client.ts';

const DAY = 24 * 3600_000;
const folder = scratch();
const clock = { now: Date.parse('2026-03-02T12:00Z') };
const token = 'a token that nobody guesses';
let server: Running;
let ada: Client;
let bela: Client;
beforeAll(async () => {
  const config = { ...settings(folder.path), adminToken: token };
  server = await startApp(folder.path, { config, now: () => clock.now });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});
beforeEach(async () => {
  ada = await new Client(server.address).enter('Ada');
  bela = await new Client(server.address).enter('Bela');
});

/** A public table at which the first of them sits and hosts, and the others sit. */
async function tableOf(host: Client, ...others: readonly Client[]): Promise<string> {
  const seats = [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' })), { kind: 'open' }];
  const { body } = await host.post('/api/tables', { game: 'evolution', seats, visibility: 'public' });
  for (const other of others)
    expect((await other.post(`/api/tables/${body.table.id}/join`)).status).toBe(200);
  return body.table.id;
}

const idOf = async (client: Client): Promise<string> => (await client.get('/api/me')).body.id;
const lobbyOf = async (client: Client): Promise<string[]> =>
  (await client.get('/api/tables?scope=lobby')).body.tables.map(({ id }: { id: string }) => id);
const asAdmin = (body: unknown) =>
  new Client(server.address).call('POST', '/admin', body, { 'clade-admin': token });
// biome-ignore lint/suspicious/noExplicitAny: answers of many shapes.
const done = async (body: unknown): Promise<any> => {
  const { status, body: answer } = await asAdmin(body);
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer.answer;
};

describe('mute', () => {
  test('by the seat: what they say comes without text, here and elsewhere, until they are heard again', async () => {
    const id = await tableOf(ada, bela);
    await bela.post(`/api/tables/${id}/chat`, { text: 'rude' });
    const heard = async (): Promise<unknown> => (await ada.get(`/api/tables/${id}/chat`)).body.lines[0].text;
    expect(await heard()).toBe('rude');
    expect((await ada.post(`/api/tables/${id}/mute`, { seat: 1, muted: true })).status).toBe(200);
    expect(await heard()).toBe('');
    await ada.post(`/api/tables/${id}/mute`, { seat: 1, muted: false });
    expect(await heard()).toBe('rude');
  });

  test('oneself, a bot, an empty seat and nobody are not there to be muted, blocked or reported', async () => {
    const { body } = await ada.post('/api/tables', {
      game: 'evolution',
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }, { kind: 'open' }],
      visibility: 'public',
    });
    const at = `/api/tables/${body.table.id}`;
    for (const whom of [{ seat: 0 }, { seat: 1 }, { seat: 2 }, { seat: 5 }, { line: 1 }, {}])
      for (const [path, more] of [
        ['mute', { muted: true }],
        ['block', { blocked: true }],
        ['report', { reason: 'insult' }],
      ] as const)
        expect(await ada.post(`${at}/${path}`, { ...whom, ...more })).toMatchObject({
          status: 404,
          body: { code: 'not-found' },
        });
  });
});

describe('block', () => {
  async function blocked(): Promise<void> {
    const id = await tableOf(ada, bela);
    expect((await ada.post(`/api/tables/${id}/block`, { seat: 1, blocked: true })).status).toBe(200);
    await ada.post(`/api/tables/${id}/vote`, { what: 'cancel', yes: true });
  }

  test('keeps them from my tables, those I sit at, by a link too, and both from the lobby of the other', async () => {
    await blocked();
    const own = await tableOf(ada);
    const cili = await new Client(server.address).enter('Cili');
    const ofCili = await tableOf(cili, ada);
    const theirs = await tableOf(bela);
    const unwelcome = { status: 403, body: { code: 'unwelcome' } };
    for (const id of [own, ofCili])
      expect(await bela.post(`/api/tables/${id}/join`)).toMatchObject(unwelcome);
    const { body } = await ada.post('/api/tables', {
      game: 'evolution',
      seats: [{ kind: 'me' }, { kind: 'link' }],
    });
    const { invite } = body.table.seats[1];
    expect(await bela.post(`/api/tables/${body.table.id}/join`, { invite })).toMatchObject(unwelcome);
    expect(await lobbyOf(ada)).not.toContain(theirs);
    expect(await lobbyOf(bela)).not.toContain(own);
    expect(await lobbyOf(cili)).toEqual(expect.arrayContaining([theirs, own]));
    // Who is blocked is told of nobody.
    expect((await bela.get('/api/shunned')).body).toEqual({ people: [] });
    expect(JSON.stringify((await bela.get('/api/account/data')).body)).not.toContain(await idOf(ada));
  });

  test('is in a list, whose ids say nothing, and ends there', async () => {
    await blocked();
    const { people } = (await ada.get('/api/shunned')).body;
    expect(people).toEqual([{ id: expect.any(String), name: 'Bela', muted: true, blocked: true }]);
    expect(people[0].id).not.toBe(await idOf(bela));
    expect((await ada.post(`/api/shunned/${people[0].id}/forgive`)).status).toBe(200);
    expect((await ada.get('/api/shunned')).body).toEqual({ people: [] });
    expect((await bela.post(`/api/tables/${await tableOf(ada)}/join`)).status).toBe(200);
    expect((await ada.post(`/api/shunned/${people[0].id}/forgive`)).status).toBe(404);
  });

  test.each(['first', 'second'])('keeps no seat of a rematch, whoever asks: the %s', async (who) => {
    const { body } = await ada.post('/api/tables', {
      game: 'evolution',
      seats: [{ kind: 'me' }, { kind: 'link' }],
    });
    const at = `/api/tables/${body.table.id}`;
    await bela.post(`${at}/join`, { invite: body.table.seats[1].invite });
    await ada.post(`${at}/start`);
    await ada.post(`${at}/block`, { seat: 1, blocked: true });
    await bela.post(`${at}/concede`);
    const [asks, other] = who === 'first' ? [ada, bela] : [bela, ada];
    const made = await asks.post(`${at}/rematch`);
    expect(made.status).toBe(200);
    expect(made.body.table.seats.map((seat: { keptFor?: string }) => seat.keptFor)).toEqual([
      undefined,
      undefined,
    ]);
    const asked = await other.post(`${at}/rematch`);
    if (other === bela) expect(asked).toMatchObject({ status: 403, body: { code: 'unwelcome' } });
  });

  test('goes along when a guest becomes somebody with an account, on either side, and is forgotten with a person', async () => {
    const own = scratch();
    const store = new SqliteStorage(join(own.path, 'store.sqlite'));
    for (const id of ['ada', 'bela', 'bela-2']) await store.createUser({ id, name: id, createdAt: 1 });
    const shunned = new Shunned(store);
    await shunned.block('ada', 'bela', true);
    await shunned.move('bela', 'bela-2');
    const table = { host: 'ada', seats: [] };
    expect([await shunned.isUnwelcome('bela', table), await shunned.isUnwelcome('bela-2', table)]).toEqual([
      false,
      true,
    ]);
    await shunned.move('ada', 'ada-2');
    expect(await shunned.isUnwelcome('bela-2', { host: 'ada-2', seats: [] })).toBe(true);
    await shunned.forget('bela-2');
    expect([...(await shunned.apart('ada-2'))]).toEqual([]);
    expect((await store.docsOf('blocked-by', 'bela-2')).length).toBe(0);
    await store.close();
    own.remove();
  });
});

describe('report', () => {
  test('reaches those who run the server, with what was said; there are ten in a day', async () => {
    const id = await tableOf(ada, bela);
    await bela.post(`/api/tables/${id}/chat`, { text: 'you are a shrew' });
    const { lines } = (await ada.get(`/api/tables/${id}/chat`)).body;
    const report = { line: lines[0].id, reason: 'insult', text: 'again and again' };
    expect((await ada.post(`/api/tables/${id}/report`, report)).status).toBe(200);
    const all = await done({ act: 'reports' });
    const made = all.find((one: { table: string }) => one.table === id);
    expect(made).toMatchObject({
      byName: 'Ada',
      aboutName: 'Bela',
      reason: 'insult',
      text: 'again and again',
      said: 'you are a shrew',
    });
    expect((await ada.get('/api/account/data')).body.reported).toMatchObject([
      { table: id, reason: 'insult' },
    ]);
    for (let i = 1; i < 10; i++)
      expect((await ada.post(`/api/tables/${id}/report`, { seat: 1, reason: 'other' })).status).toBe(200);
    expect(await ada.post(`/api/tables/${id}/report`, { seat: 1, reason: 'other' })).toMatchObject({
      status: 429,
      body: { code: 'too-many-reports', facts: { most: 10 } },
    });
    clock.now += DAY;
    expect((await ada.post(`/api/tables/${id}/report`, { seat: 1, reason: 'other' })).status).toBe(200);
    await done({ act: 'done', report: made.id });
    expect(await asAdmin({ act: 'done', report: made.id })).toMatchObject({ status: 404 });
    await ada.post('/api/account/delete');
    expect((await done({ act: 'reports' })).filter((one: { table: string }) => one.table === id)).toEqual([]);
  });

  test('is forgotten after half a year', async () => {
    const id = await tableOf(ada, bela);
    await ada.post(`/api/tables/${id}/report`, { seat: 1, reason: 'name' });
    const of = async () =>
      (await done({ act: 'reports' })).filter((one: { table: string }) => one.table === id);
    expect(await of()).toHaveLength(1);
    clock.now += 181 * DAY;
    expect(await of()).toEqual([]);
  });
});

describe('those who run the server', () => {
  test('are known by a token and by being on the machine; to others there is no such place', async () => {
    const client = new Client(server.address);
    const ask = (headers: Record<string, string>) => client.call('POST', '/admin', { act: 'log' }, headers);
    expect((await ask({ 'clade-admin': token })).status).toBe(200);
    for (const headers of [
      {},
      { 'clade-admin': 'wrong' },
      { 'clade-admin': token, 'x-forwarded-for': '203.0.113.9' },
    ])
      expect(await ask(headers as Record<string, string>)).toMatchObject({ status: 404 });
    // A page of another site, even in a browser on this machine.
    expect((await ask({ 'clade-admin': token, origin: 'https://evil.example' })).status).toBe(403);
    expect(await asAdmin({ act: 'nonsense' })).toMatchObject({ status: 422 });
  });

  test('ban: everything is refused but the own data and leaving, streams end, programs too; it ends in time, or is lifted', async () => {
    const person = await idOf(bela);
    const { token: program } = (await bela.post('/api/tokens', { name: 'Robo' })).body;
    const robo = { authorization: `Bearer ${program}` };
    const stream = await Listener.open(bela);
    await done({ act: 'ban', person, days: 7, why: 'insults' });
    await expect.poll(() => stream.ended).toBe(true);
    const until = clock.now + 7 * DAY;
    const refused = { status: 403, body: { code: 'banned', facts: { until } } };
    expect(await bela.get('/api/tables?scope=lobby')).toMatchObject(refused);
    expect(
      await bela.post('/api/tables', { game: 'evolution', seats: [{ kind: 'me' }, { kind: 'link' }] }),
    ).toMatchObject(refused);
    expect(await bela.post('/api/guest', { name: 'Somebody else' })).toMatchObject(refused);
    expect(await bela.get('/api/stream')).toMatchObject(refused);
    expect(await bela.call('GET', '/api/me', undefined, robo)).toMatchObject({ status: 200 });
    expect(await bela.call('GET', '/api/tables?scope=mine', undefined, robo)).toMatchObject(refused);
    for (const path of ['/api/me', '/api/account', '/api/account/data'])
      expect((await bela.get(path)).status).toBe(200);
    expect(await done({ act: 'show', person })).toMatchObject({
      name: 'Bela',
      ban: { until, why: 'insults' },
    });
    clock.now = until;
    expect((await bela.get('/api/tables?scope=lobby')).status).toBe(200);
    await done({ act: 'ban', person });
    expect((await bela.get('/api/tables?scope=lobby')).status).toBe(403);
    expect((await done({ act: 'bans' })).map(({ user }: { user: string }) => user)).toContain(person);
    await done({ act: 'unban', person });
    expect((await bela.get('/api/tables?scope=lobby')).status).toBe(200);
    expect((await bela.call('GET', '/api/tables?scope=mine', undefined, robo)).status).toBe(200);
  });

  test('rename a person everywhere, and a table', async () => {
    const id = await tableOf(bela, ada);
    await bela.post(`/api/tables/${id}/chat`, { text: 'hello' });
    await done({ act: 'rename', person: await idOf(bela), name: 'Guest' });
    const view = await ada.table(id);
    expect([view.table.seats[0]?.name, view.table.name]).toEqual(['Guest', "Guest's table"]);
    expect((await ada.get(`/api/tables/${id}/chat`)).body.lines[0].name).toBe('Guest');
    expect((await bela.get('/api/me')).body.name).toBe('Guest');
    await done({ act: 'rename', table: id, name: 'A quiet table' });
    expect((await ada.table(id)).table.name).toBe('A quiet table');
    for (const name of ['', ' ', '\u3164'])
      expect((await asAdmin({ act: 'rename', person: await idOf(bela), name })).status).toBe(422);
  });

  test('remove what was said, and a person', async () => {
    const id = await tableOf(ada, bela);
    await bela.post(`/api/tables/${id}/chat`, { text: 'a slur' });
    const { chat, seats } = await done({ act: 'show', table: id });
    expect([chat[0].text, seats[1].user]).toEqual(['a slur', await idOf(bela)]);
    await done({ act: 'remove', table: id, line: chat[0].line });
    expect((await ada.get(`/api/tables/${id}/chat`)).body.lines[0].text).toBe('…');
    expect((await asAdmin({ act: 'remove', table: id, line: 9999 })).status).toBe(404);
    const person = await idOf(bela);
    await done({ act: 'remove', person });
    expect((await bela.get('/api/me')).status).toBe(401);
    expect((await asAdmin({ act: 'show', person })).status).toBe(404);
  });

  test('export a person, and the log of a game that is over; and what they did is remembered, without names and texts', async () => {
    const { body } = await ada.post('/api/tables', {
      game: 'evolution',
      seats: [{ kind: 'me' }, { kind: 'link' }],
    });
    const at = `/api/tables/${body.table.id}`;
    await bela.post(`${at}/join`, { invite: body.table.seats[1].invite });
    await ada.post(`${at}/start`);
    const table = body.table.id;
    expect(await asAdmin({ act: 'export', table })).toMatchObject({ status: 403 });
    await bela.post(`${at}/concede`);
    expect(await done({ act: 'export', table })).toBe((await ada.get(`${at}/log`)).body);
    const person = await idOf(ada);
    expect(await done({ act: 'export', person })).toMatchObject({ person: { name: 'Ada' } });
    const log = await done({ act: 'log' });
    expect(log).toContainEqual({ at: clock.now, act: 'export', person });
    const acts = new Set(log.map(({ act }: { act: string }) => act));
    expect([...acts].sort()).toEqual(['ban', 'done', 'export', 'remove', 'rename', 'unban']);
    expect(JSON.stringify(log)).not.toMatch(/Bela|Ada|Guest|slur/);
  });
});
