import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type Running, scratch, start } from './client.ts';

const folder = scratch();
let server: Running;
beforeAll(async () => {
  server = await start(folder.path);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const enter = (name: string): Promise<Client> => new Client(server.address).enter(name);

async function table(host: Client, visibility: 'public' | 'link') {
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'link' }];
  const { body } = await host.post('/api/tables', { game: 'evolution', seats, visibility });
  const { id } = body.table;
  const arrange = (client: Client, seat: number, to: object) =>
    client.post(`/api/tables/${id}/seats`, { seat, ...to });
  return { id, arrange };
}

describe('before the start the host', () => {
  test('puts bots on free seats, takes them off again, and begins', async () => {
    const ada = await enter('Ada');
    const { id, arrange } = await table(ada, 'public');
    expect((await arrange(ada, 1, { kind: 'bot', bot: 'random' })).body.table.seats[1]).toMatchObject({
      kind: 'bot',
      bot: 'random',
    });
    expect((await arrange(ada, 2, { kind: 'bot', bot: 'greedy' })).status).toBe(200);
    const freed = await arrange(ada, 2, { kind: 'link' });
    expect(freed.body.table.seats[2]).toMatchObject({ kind: 'link', invite: expect.any(String) });
    expect((await arrange(ada, 1, { kind: 'open' })).body.table.seats[1]).toMatchObject({ kind: 'open' });
    for (const seat of [1, 2]) await arrange(ada, seat, { kind: 'bot', bot: 'random' });
    expect((await ada.post(`/api/tables/${id}/start`)).body.table.status).toBe('playing');
    expect((await arrange(ada, 1, { kind: 'open' })).body.code).toBe('started');
  });

  test('gives a seat of a table of friends a link, never opens it to everybody', async () => {
    const ada = await enter('Ada');
    const { arrange } = await table(ada, 'link');
    await arrange(ada, 1, { kind: 'bot', bot: 'random' });
    expect((await arrange(ada, 1, { kind: 'open' })).body.table.seats[1].kind).toBe('link');
  });

  test('does not send anybody away, and nobody else arranges anything', async () => {
    const [ada, bela] = [await enter('Ada'), await enter('Bela')];
    const { id, arrange } = await table(ada, 'public');
    await bela.post(`/api/tables/${id}/join`);
    expect((await arrange(ada, 1, { kind: 'bot', bot: 'random' })).body.code).toBe('seated');
    expect((await arrange(bela, 2, { kind: 'bot', bot: 'random' })).status).toBe(403);
    expect((await arrange(ada, 5, { kind: 'open' })).status).toBe(404);
    expect((await arrange(ada, 2, { kind: 'bot', bot: 'grandmaster' })).body.code).toBe('unknown-bot');
    expect((await arrange(ada, 2, { kind: 'bot' })).body.code).toBe('unknown-bot');
  });
});
