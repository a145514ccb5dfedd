import { describe, expect, test } from 'vitest';
import { Client, key } from '../client.ts';
import { Attacked, refusal } from './attacked.ts';

const attacked = new Attacked();

describe('reading what another seat knows', () => {
  test('a view is that of the cookie, whatever the address asks for', async () => {
    const { me, other, id } = await attacked.playing();
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
    const { me, other, id, view } = await attacked.playing();
    const second = await other.post('/api/tables', {
      game: 'evolution',
      seats: [{ kind: 'me' }, { kind: 'link' }],
    });
    expect(second.status).toBe(200);
    const paths = [
      `/api/tables/${id}`,
      `/api/tables/${id}/since/0`,
      `/api/tables/${id}/at/${view.n}`,
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
    const { me, other, id } = await attacked.playing();
    const { secret } = (await attacked.server.hall.storage.load(id))!;
    for (const client of [me, other, await attacked.enter('Cili'), new Client(attacked.address)]) {
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
    const { host, friend, id, invite } = await attacked.privateTable();
    await friend.post(`/api/tables/${id}/join`, { invite });
    await host.post(`/api/tables/${id}/start`);
    const nowhere = 'AAAAAAAAAAAAAAAAAAAAAA';
    const n = { n: 0, key: key() };
    const requests: [string, string, unknown?][] = [
      ['GET', ''],
      ['GET', `?invite=${nowhere}`],
      ['GET', `?invite=${invite}`], // it has been used
      ['GET', '/since/0'],
      ['GET', '/at/0'],
      ['POST', '/mute', { line: 1, muted: true }],
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
    for (const client of [await attacked.enter('Cili'), new Client(attacked.address)]) {
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
    const cili = await attacked.enter('Cili');
    expect((await cili.get(`/api/stream?tables=${id}`)).body).toMatchObject({ code: 'not-found' });
  });

  test('an open seat of it has a link too, and a left one gets a new link', async () => {
    const ada = await attacked.enter('Ada');
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { table } = (await ada.post('/api/tables', { game: 'evolution', seats })).body;
    const { invite } = table.seats[1];
    const bela = await attacked.enter('Bela');
    expect((await bela.post(`/api/tables/${table.id}/join`, { invite })).status).toBe(200);
    await bela.post(`/api/tables/${table.id}/leave`);
    expect((await bela.get(`/api/tables/${table.id}?invite=${invite}`)).status).toBe(404);
    expect((await ada.table(table.id)).table.seats[1]!.invite).not.toBe(invite);
  });
});
