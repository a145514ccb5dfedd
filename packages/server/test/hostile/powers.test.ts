import { describe, expect, test } from 'vitest';
import { type Client, type Reply, tableOfTwo } from '../client.ts';
import { choose, ok } from '../powers/scene.ts';
import { Attacked, refusal } from './attacked.ts';

const attacked = new Attacked();
const vote = (client: Client, id: string, body: object): Promise<Reply> =>
  client.post(`/api/tables/${id}/vote`, { yes: true, ...body });
const cancel = { what: 'cancel' };
const takeback = { what: 'takeback', to: 0 };

/** A game of two with both food cards chosen, and a bot in the place of the guest. */
async function replaced(by: 'host' | 'guest'): Promise<{ host: Client; guest: Client; id: string }> {
  const { a: host, b: guest, id } = await tableOfTwo(attacked.server);
  for (const player of [host, guest]) await choose(player, id);
  await ok((by === 'host' ? host : guest).post(`/api/tables/${id}/seats/1/stand-in`, { bot: 'random' }));
  // A move of the bot would end the question.
  await expect.poll(async () => (await host.table(id)).waitingFor, { timeout: 20_000 }).toEqual([0]);
  return { host, guest, id };
}

describe('a host whose opponent is away', () => {
  test.each(['host', 'guest'] as const)(
    'does not rewrite or end the game alone behind a bot sent by the %s',
    async (by) => {
      const { host, guest, id } = await replaced(by);
      const asked = await vote(host, id, takeback);
      expect(asked.body.table).toMatchObject({ status: 'playing', vote: { what: 'takeback', yes: [0] } });
      await ok(host.post(`/api/tables/${id}/vote`, { what: 'takeback', yes: false }));
      expect((await vote(host, id, cancel)).body.table).toMatchObject({
        status: 'playing',
        vote: { yes: [0] },
      });
      for (const path of ['log', 'verify'])
        expect(await host.get(`/api/tables/${id}/${path}`)).toMatchObject(refusal(403, 'forbidden'));
      // Who comes back, or only looks in, decides with the host; another bot does not change that.
      await ok(host.post(`/api/tables/${id}/seats/1/stand-in`, { bot: 'beginner' }));
      expect((await vote(guest, id, cancel)).body.table.status).toBe('cancelled');
    },
  );

  test('says whose bot it is', async () => {
    const { guest, id } = await replaced('host');
    expect((await guest.table(id)).table.seats[1]).toMatchObject({ standIn: 'random', lentBy: 'host' });
  });

  test('may end it when the opponent has given up', async () => {
    const host = await attacked.enter('Ada');
    const guest = await attacked.enter('Bela');
    const seats = [{ kind: 'me' }, { kind: 'link' }, { kind: 'bot', bot: 'random' }];
    const { table } = await ok(host.post('/api/tables', { game: 'evolution', seats }));
    await ok(guest.post(`/api/tables/${table.id}/join`, { invite: table.seats[1].invite }));
    await ok(host.post(`/api/tables/${table.id}/start`));
    await ok(guest.post(`/api/tables/${table.id}/concede`));
    expect((await vote(host, table.id, cancel)).body.table.status).toBe('cancelled');
  });
});

test('who takes a seat over has not agreed to what was asked before', async () => {
  const { a: host, b: guest, id } = await tableOfTwo(attacked.server);
  for (const player of [host, guest]) await choose(player, id);
  await vote(guest, id, takeback);
  const { invite } = await ok(guest.post(`/api/tables/${id}/hand-over`));
  const dora = await attacked.enter('Dora');
  expect((await ok(dora.post(`/api/tables/${id}/join`, { invite }))).table).not.toHaveProperty('vote');
  expect((await vote(host, id, takeback)).body.table.vote).toMatchObject({ yes: [0] });
});
