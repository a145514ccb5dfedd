import { afterAll, beforeAll, expect, test } from 'vitest';
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

/** Ada alone with bots. */
async function tableOfBots(): Promise<{ ada: Client; id: string }> {
  const ada = await new Client(server.address).enter('Ada');
  const bot = { kind: 'bot', bot: 'random' };
  const made = await ada.post('/api/tables', { game: 'evolution', seats: [{ kind: 'me' }, bot, bot] });
  const { id } = made.body.table;
  await ada.post(`/api/tables/${id}/start`);
  return { ada, id };
}

test('a bot says what it would do, best first and with reasons, and nothing has happened', async () => {
  const { ada, id } = await tableOfBots();
  const { legal, seat } = await ada.table(id);
  const { status, body } = await ada.post(`/api/tables/${id}/hint`);
  expect(status).toBe(200);
  expect(body.seat).toBe(seat);
  expect(body.moves.length).toBeGreaterThan(1);
  const moves = legal.map(({ move }: { move: unknown }) => JSON.stringify(move));
  for (const { move } of body.moves) expect(moves).toContain(JSON.stringify(move));
  const chances = body.moves.map(({ chance }: { chance: number }) => Math.round(100 * chance));
  expect(chances).toEqual([...chances].sort((a, b) => b - a));
  for (const { feature, points } of body.reasons)
    expect([typeof feature, typeof points]).toEqual(['string', 'number']);
  expect((await ada.table(id)).draft.moves).toEqual([]);
  // In the same position the same is said, without thinking again.
  expect((await ada.post(`/api/tables/${id}/hint`)).body).toEqual(body);
});

test('a seat is thought for about one position at a time', async () => {
  const { ada, id } = await tableOfBots();
  const { legal } = await ada.table(id);
  const first = ada.post(`/api/tables/${id}/hint`);
  await ada.post(`/api/tables/${id}/moves`, { n: 0, drafted: 0, move: legal[0]!.move, key: key() });
  // The draft has ended what is asked; taken back, the first position is asked about again.
  await ada.post(`/api/tables/${id}/undo`, { n: 0, to: 0, key: key() });
  const again = ada.post(`/api/tables/${id}/hint`);
  expect((await again).body).toEqual((await first).body);
});

test('nobody asks a bot behind the backs of other people, nor when nothing is asked', async () => {
  const { a, id } = await tableOfTwo(server);
  expect((await a.post(`/api/tables/${id}/hint`)).body).toMatchObject({ code: 'company' });
  const { ada, id: alone } = await tableOfBots();
  const { legal } = await ada.table(alone);
  await ada.post(`/api/tables/${alone}/moves`, { n: 0, drafted: 0, move: legal[0]!.move, key: key() });
  expect((await ada.post(`/api/tables/${alone}/hint`)).body).toMatchObject({ code: 'not-playing' });
  const other = await new Client(server.address).enter('Eva');
  expect((await other.post(`/api/tables/${alone}/hint`)).status).toBe(404);
});
