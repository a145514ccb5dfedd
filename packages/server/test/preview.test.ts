import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, key, type Running, scratch, start, tableOfTwo } from './client.ts';

const folder = scratch();
let server: Running;
beforeAll(async () => {
  server = await start(folder.path);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

describe('what a move would do', () => {
  test('is told to who asks, and nothing has happened', async () => {
    const { a, b, id } = await tableOfTwo(server);
    const before = await a.table(id);
    const { move } = before.legal[0]!;
    const seen = await a.post(`/api/tables/${id}/preview`, { move });
    expect(seen.status).toBe(200);
    expect(seen.body).toMatchObject({ again: false, events: [{ type: 'food-chosen', secret: { seat: 0 } }] });
    expect(await a.table(id)).toEqual(before);
    expect((await b.table(id)).waitingFor).toEqual([0, 1]);
    // Made as a draft it does what was said.
    await a.post(`/api/tables/${id}/moves`, { n: 0, drafted: 0, move, key: key() });
    const { draft, view } = await a.table(id);
    expect(draft.events).toEqual([seen.body.events]);
    expect(view).toEqual(seen.body.view);
  });

  test('is refused with the rule where the move is, and to strangers', async () => {
    const { a, id } = await tableOfTwo(server);
    const refused = await a.post(`/api/tables/${id}/preview`, { move: ['eat', 0] });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ code: 'not-now', rule: 'EVO-3.3.1' });
    const other = await new Client(server.address).enter('Eva');
    expect((await other.post(`/api/tables/${id}/preview`, { move: ['eat', 0] })).status).toBe(403);
  });

  test('a list says whose turn it is: not of those who have confirmed', async () => {
    const { a, b, id } = await tableOfTwo(server);
    const turn = async (client: Client): Promise<boolean> => {
      const { tables } = (await client.get('/api/tables?scope=mine')).body;
      return tables.find((table: { id: string }) => table.id === id).yourTurn;
    };
    const { legal } = await a.table(id);
    await a.post(`/api/tables/${id}/moves`, {
      n: 0,
      drafted: 0,
      move: legal[0]!.move,
      key: key(),
      confirm: true,
    });
    expect([await turn(a), await turn(b)]).toEqual([false, true]);
    await a.post(`/api/tables/${id}/undo`, { n: 0, to: 0, key: key() });
    expect([await turn(a), await turn(b)]).toEqual([true, true]);
  });
});
