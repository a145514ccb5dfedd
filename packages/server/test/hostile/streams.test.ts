import { describe, expect, test } from 'vitest';
import { Client } from '../client.ts';
import { Attacked, refusal } from './attacked.ts';

const attacked = new Attacked();

describe('streams', () => {
  test('with numbers that are none begin anew, and go on', async () => {
    const { a, b, id } = await attacked.tableOfTwo();
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
      expect(await attacked.listen(a, { 'last-event-id': last }, /\n\n/), last).toMatch(
        /^id: \d+\nevent: hello\n/,
      );
    }
    // A number that this server has never given: the client starts over, and is not left deaf.
    const talk = (async () => {
      await new Promise((done) => setTimeout(done, 300));
      await b.post(`/api/tables/${id}/chat`, { text: 'still here?' });
    })();
    const heard = await attacked.listen(a, { 'last-event-id': '999999999999999' }, /still here\?/);
    expect(heard).toMatch(/event: reload\n/);
    await talk;
  });

  test('are for people, over tables that they may watch', async () => {
    const { id } = await attacked.privateTable();
    expect(await new Client(attacked.address).get('/api/stream')).toMatchObject(refusal(401, 'stranger'));
    const cili = await attacked.enter('Cili');
    expect(await cili.get(`/api/stream?tables=${id}`)).toMatchObject(refusal(404, 'not-found'));
    for (const tables of ['x', `${id},`, `${id}%00`, Array(60).fill(id).join(','), '../..']) {
      expect(await cili.get(`/api/stream?tables=${tables}`)).toMatchObject(refusal(400, 'malformed'));
    }
    expect((await cili.call('HEAD', '/api/stream')).status).toBe(404);
    expect(attacked.server.streams.present('nobody')).toBe(false);
  });

  test('stop telling who may not watch any more', async () => {
    const { host, friend, id, invite } = await attacked.privateTable();
    await friend.post(`/api/tables/${id}/join`, { invite });
    await host.post(`/api/tables/${id}/start`);
    const over = (async () => {
      await new Promise((done) => setTimeout(done, 300));
      const { body } = await friend.post(`/api/tables/${id}/hand-over`);
      const cili = await attacked.enter('Cili');
      await cili.post(`/api/tables/${id}/join`, { invite: body.invite });
      await host.post(`/api/tables/${id}/chat`, { text: 'about Bela' });
      await friend.post('/api/tables', {
        game: 'evolution',
        seats: [{ kind: 'me' }, { kind: 'link' }],
        name: 'Mine',
      });
    })();
    const heard = await attacked.listen(friend, {}, /"name":"Mine"/);
    expect(heard).toContain('event: gone');
    expect(heard).not.toContain('about Bela');
    await over;
  });
});
