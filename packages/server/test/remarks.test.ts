import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ToldLine } from '../src/table/history.ts';
import { Client, key, type Running, scratch, start } from './client.ts';

const folder = scratch();
let server: Running;
beforeAll(async () => {
  server = await start(folder.path);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

async function linesOf(client: Client, id: string): Promise<readonly ToldLine[]> {
  const { body } = await client.get(`/api/tables/${id}/since/0`);
  return body.lines;
}

/** The person plays what is legal first, until so many lines stand in the log. */
async function play(client: Client, id: string, most: number): Promise<void> {
  for (let n = 0; n < most; ) {
    const { draft, legal, ...table } = await client.table(id);
    n = table.n;
    const [first] = legal;
    if (first === undefined) await server.hall.playBots(id);
    else
      await client.post(`/api/tables/${id}/moves`, {
        n,
        drafted: draft.moves.length,
        move: first.move,
        key: key(),
        confirm: true,
      });
  }
}

test('lines have what characters remark on, for everybody the same, and so after the server has started anew', async () => {
  const ada = await new Client(server.address).enter('Ada');
  const made = await ada.post('/api/tables', {
    game: 'evolution',
    visibility: 'public',
    options: {},
    seats: [
      { kind: 'me' },
      { kind: 'bot', bot: 'miss-cricet' },
      { kind: 'bot', bot: 'miss-cricet' },
      { kind: 'bot', bot: 'beginner' },
    ],
  });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const { id } = made.body.table;
  await ada.post(`/api/tables/${id}/start`, {});
  await play(ada, id, 60);
  const remarks = (await linesOf(ada, id)).slice(0, 60).map(({ remark }) => remark);
  const said = remarks.filter((remark) => remark !== undefined);
  expect(said.length).toBeGreaterThan(0);
  for (const { seat } of said) expect([1, 2]).toContain(seat);
  const eva = await new Client(server.address).enter('Eva');
  expect((await linesOf(eva, id)).slice(0, 60).map(({ remark }) => remark)).toEqual(remarks);

  await server.close();
  server = await start(folder.path);
  const again = await new Client(server.address).enter('Flora');
  expect((await linesOf(again, id)).slice(0, 60).map(({ remark }) => remark)).toEqual(remarks);
});
