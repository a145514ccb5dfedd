import { describe, expect, test } from 'vitest';
import { Client, key, type Reply } from '../client.ts';
import { Attacked, refusal } from './attacked.ts';

const attacked = new Attacked();

describe('acting for another seat', () => {
  test('is refused to the other player, the host, spectators and strangers', async () => {
    const { me, other, id, view } = await attacked.playing();
    const before = await me.table(id);
    const move = view.legal[0]!.move;
    expect(await other.move(id, view, move)).toMatchObject(refusal(422, 'not-your-turn'));
    expect(await (await attacked.enter('Cili')).move(id, view, move)).toMatchObject(
      refusal(403, 'forbidden'),
    );
    expect(await new Client(attacked.address).move(id, view, move)).toMatchObject(refusal(401, 'stranger'));
    const body = { n: view.n, drafted: 0, move, key: key() };
    for (const more of [{ seat: view.seat }, { user: 'Ada' }, { as: 0 }]) {
      const answer = await other.post(`/api/tables/${id}/moves`, { ...body, ...more });
      expect(answer).toMatchObject(refusal(400, 'malformed'));
    }
    expect(await me.table(id)).toEqual(before);
  });

  test('confirming or undoing the draft of another seat finds nothing', async () => {
    const { me, other, id, view } = await attacked.playing();
    const moved = await me.move(id, view, view.legal[0]!.move);
    expect(await other.confirm(id, view)).toMatchObject(refusal(409, 'nothing'));
    expect(await other.undo(id, view, 0)).toMatchObject(refusal(409, 'nothing'));
    expect((await me.table(id)).draft).toEqual(moved.body.draft);
  });

  test('a bot stands in for another only by the host, and only while the person is away', async () => {
    const { a: host, b: guest, id } = await attacked.tableOfTwo();
    const seat = `/api/tables/${id}/seats/1/stand-in`;
    const outsider = await attacked.enter('Cili');
    expect(await outsider.post(seat, { bot: 'random' })).toMatchObject(refusal(403, 'forbidden'));
    expect(await guest.post(`/api/tables/${id}/seats/0/stand-in`, { bot: 'random' })).toMatchObject(
      refusal(403, 'forbidden'),
    );
    const abort = new AbortController();
    await fetch(`${attacked.address}/api/stream`, {
      headers: { cookie: guest.cookie },
      signal: abort.signal,
    });
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
    const { a: host, b, id } = await attacked.tableOfTwo();
    const { invite } = (await b.post(`/api/tables/${id}/hand-over`)).body;
    for (const client of [host, await attacked.enter('Cili')]) {
      expect(JSON.stringify(await client.table(id))).not.toContain(invite);
    }
    expect((await b.table(id)).table.seats[1]).toHaveProperty('invite', invite);
    const dora = await attacked.enter('Dora');
    const joined = await dora.post(`/api/tables/${id}/join`, { invite });
    expect(joined.body.seat).toBe(1);
    expect(await (await attacked.enter('Eva')).post(`/api/tables/${id}/join`, { invite })).toMatchObject(
      refusal(403, 'forbidden'),
    );
    expect((await b.table(id)).legal).toEqual([]);
    expect(await b.post(`/api/tables/${id}/concede`)).toMatchObject(refusal(403, 'forbidden'));
  });

  test('who has given up cannot come back through a link, vote, or give up again', async () => {
    const ada = await attacked.enter('Ada');
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

  test('a table that has not begun is closed by its host alone', async () => {
    const { host, friend, id, invite } = await attacked.privateTable();
    await friend.post(`/api/tables/${id}/join`, { invite });
    const close = (client: Client): Promise<Reply> =>
      client.post(`/api/tables/${id}/vote`, { what: 'cancel', yes: true });
    expect(await close(friend)).toMatchObject(refusal(409, 'not-playing'));
    expect(await host.post(`/api/tables/${id}/vote`, { what: 'takeback', yes: true, to: 0 })).toMatchObject(
      refusal(409, 'not-playing'),
    );
    expect((await close(host)).body.table).toMatchObject({ status: 'cancelled' });
    expect(await close(host)).toMatchObject(refusal(409, 'not-playing'));
    expect(await host.post(`/api/tables/${id}/start`)).toMatchObject(refusal(409, 'started'));
    const listed = (await host.get('/api/tables?scope=mine')).body.tables;
    expect(listed.map((t: { id: string }) => t.id)).not.toContain(id);
  });

  test('starting, voting, talking and rematches are for those at the table', async () => {
    const { id } = await attacked.playing();
    const outsider = await attacked.enter('Cili');
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
