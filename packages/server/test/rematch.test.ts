import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type Running, scratch, start } from './client.ts';
import { ok } from './powers/scene.ts';
import { Listener } from './stream-client.ts';

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
// biome-ignore lint/suspicious/noExplicitAny: tables as the server tells them.
type Shown = any;

/** Ada, Bela and a bot at a table that is over. */
async function played(visibility: 'public' | 'link'): Promise<{ ada: Client; bela: Client; id: string }> {
  const [ada, bela] = [await enter('Ada'), await enter('Bela')];
  const seats = [{ kind: 'me' }, { kind: 'link' }, { kind: 'bot', bot: 'random' }];
  const { table } = await ok(ada.post('/api/tables', { game: 'evolution', seats, visibility }));
  await ok(bela.post(`/api/tables/${table.id}/join`, { invite: table.seats[1].invite }));
  await ok(ada.post(`/api/tables/${table.id}/start`));
  for (const player of [ada, bela])
    await ok(player.post(`/api/tables/${table.id}/vote`, { what: 'cancel', yes: true }));
  return { ada, bela, id: table.id };
}
const again = async (client: Client, id: string): Promise<Shown> =>
  (await ok(client.post(`/api/tables/${id}/rematch`))).table;
const mine = async (client: Client): Promise<string[]> =>
  (await ok(client.get('/api/tables?scope=mine'))).tables.map(({ id }: Shown) => id);
const kinds = ({ seats }: Shown): unknown => seats.map(({ kind, name }: Shown) => [kind, name]);

describe.each(['public', 'link'] as const)('a rematch at a %s table', (visibility) => {
  test('keeps a seat, the next one, for everybody who played; they are told, find it and sit down', async () => {
    const { ada, bela, id } = await played(visibility);
    const stream = await Listener.open(bela);
    const table = await again(ada, id);
    expect(kinds(table)).toEqual([
      ['bot', 'random'],
      ['person', 'Ada'],
      ['link', 'Bela'],
    ]);
    expect(table.seats[2]).toMatchObject({ keptFor: 'other' });
    await stream.until((s) => s.of('table').some(({ data }) => data.table === table.id));
    stream.close();
    expect(await mine(bela)).toEqual([table.id]);
    expect((await bela.table(id)).table.rematch).toBe(table.id);
    expect((await bela.table(table.id)).table.seats[2]).toMatchObject({ keptFor: 'you', name: 'Bela' });
    const sat = await ok(bela.post(`/api/tables/${table.id}/join`));
    expect(sat.seat).toBe(2);
    expect(sat.table.seats[2]).not.toHaveProperty('keptFor');
    await ok(ada.post(`/api/tables/${table.id}/start`));
  });

  test('is one table for all who ask, and who asks sits at it', async () => {
    const { ada, bela, id } = await played(visibility);
    const [first, second] = await Promise.all([again(ada, id), again(bela, id)]);
    expect(second.id).toBe(first.id);
    const { table } = await ada.table(first.id);
    expect(kinds(table)).toEqual([
      ['bot', 'random'],
      ['person', 'Ada'],
      ['person', 'Bela'],
    ]);
    expect((await again(ada, id)).id).toBe(first.id);
  });

  test('is not for others: not to ask for, nor to sit at without the link', async () => {
    const { ada, id } = await played(visibility);
    const eve = await enter('Eve');
    const refused = visibility === 'public' ? { status: 403 } : { status: 404 };
    expect(await eve.post(`/api/tables/${id}/rematch`)).toMatchObject(refused);
    const table = await again(ada, id);
    expect(table.mine).toBe(true);
    expect(await eve.post(`/api/tables/${id}/rematch`)).toMatchObject(refused);
    expect((await eve.post(`/api/tables/${table.id}/join`)).status).toBeGreaterThan(400);
    const { invite } = table.seats[2];
    expect((await ok(eve.post(`/api/tables/${table.id}/join`, { invite }))).seat).toBe(2);
    // The seat went with the link.
    expect(await mine(eve)).toContain(table.id);
  });

  test('that was declined can be asked for again, by both', async () => {
    const { ada, bela, id } = await played(visibility);
    const table = await again(ada, id);
    await ok(bela.post(`/api/tables/${table.id}/leave`));
    expect(await mine(bela)).toEqual([]);
    expect((await ada.table(table.id)).table.seats[2]).toMatchObject({ name: 'Bela', declined: true });
    expect((await again(ada, id)).seats[2]).not.toHaveProperty('declined');
    expect(await mine(bela)).toEqual([table.id]);
    await ok(bela.post(`/api/tables/${table.id}/leave`));
    expect((await again(bela, id)).seats[2]).toMatchObject({ kind: 'person', you: true });
  });

  test('that was called off can be asked for again; then it is another table', async () => {
    const { ada, bela, id } = await played(visibility);
    const first = await again(ada, id);
    await ok(ada.post(`/api/tables/${first.id}/vote`, { what: 'cancel', yes: true }));
    const second = await again(bela, id);
    expect(second).toMatchObject({ status: 'open', mine: true });
    expect(kinds(second)).toEqual([
      ['bot', 'random'],
      ['link', 'Ada'],
      ['person', 'Bela'],
    ]);
    expect((await ada.table(id)).table.rematch).toBe(second.id);
    // Who asked for it and leaves calls it off, too.
    await ok(bela.post(`/api/tables/${second.id}/leave`));
    expect((await again(ada, id)).id).not.toBe(second.id);
  });
});

describe('a kept seat', () => {
  test('can be given to a bot by the host; who comes late finds another free one, or none', async () => {
    const { ada, bela, id } = await played('link');
    const table = await again(ada, id);
    const arrange = (body: object) => ok(ada.post(`/api/tables/${table.id}/seats`, { seat: 2, ...body }));
    await arrange({ kind: 'bot', bot: 'random' });
    expect(await bela.post(`/api/tables/${id}/rematch`)).toMatchObject({
      status: 409,
      body: { code: 'full' },
    });
    expect((await bela.get(`/api/tables/${table.id}`)).status).toBe(404);
    await arrange({ kind: 'open' });
    expect((await again(bela, id)).seats[2]).toMatchObject({ you: true });
  });

  test('is gone with its person', async () => {
    const { ada, bela, id } = await played('link');
    const table = await again(ada, id);
    await ok(bela.post('/api/account/delete'));
    const { seats } = (await ada.table(table.id)).table;
    expect(seats[2]).toMatchObject({ kind: 'link', name: '' });
    expect(seats[2]).not.toHaveProperty('keptFor');
  });
});

test('where bots played alone the host asks', async () => {
  const ada = await enter('Ada');
  const seats = [
    { kind: 'bot', bot: 'random' },
    { kind: 'bot', bot: 'beginner' },
  ];
  const { table } = await ok(ada.post('/api/tables', { game: 'evolution', seats, visibility: 'public' }));
  await ok(ada.post(`/api/tables/${table.id}/vote`, { what: 'cancel', yes: true }));
  expect((await (await enter('Eve')).post(`/api/tables/${table.id}/rematch`)).status).toBe(403);
  expect(kinds(await again(ada, table.id))).toEqual([
    ['bot', 'beginner'],
    ['bot', 'random'],
  ]);
});
