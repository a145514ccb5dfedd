import { addTitle } from '@clade/titles';
import { pebbles } from '@clade/titles/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client, Running } from './client.ts';

// A game is one manifest: added to the registry before the server is loaded, it is played like any other.
addTitle(pebbles);
const { Client: Guest, key, scratch, start } = await import('./client.ts');

const folder = scratch();
let server: Running;
beforeAll(async () => {
  server = await start(folder.path);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

test('a toy game that only has a manifest is offered, has orders and is played to its end', async () => {
  const ada = await new Guest(server.address).enter('Ada');
  const bela = await new Guest(server.address).enter('Bela');
  const { body: offered } = await ada.get('/api/games');
  expect(offered.games.map(({ id }: { id: string }) => id)).toContain('pebbles');

  const made = await ada.post('/api/tables', {
    game: 'pebbles',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'public',
  });
  const { id } = made.body.table;
  await bela.post(`/api/tables/${id}/join`);
  expect((await ada.post(`/api/tables/${id}/start`)).body.table.status).toBe('playing');
  const orders = await ada.get(`/api/tables/${id}/orders`);
  expect(orders.body.templates).toMatchObject([{ id: 'bid-high', decisions: ['bid'] }]);

  const step = async (client: Client): Promise<void> => {
    const view = await client.table(id);
    if (view.table.status !== 'playing' || view.legal.length === 0) return;
    await client.move(id, view, view.legal[0]?.move ?? [], key());
    await client.confirm(id, await client.table(id));
  };
  for (let turn = 0; turn < 60; turn++) {
    await step(ada);
    await step(bela);
  }
  const last = await ada.table(id);
  expect(last.table.status).toBe('finished');
  expect(last.result?.reason).toBe('heap-empty');
});
