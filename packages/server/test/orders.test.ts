import { type Config, configure, legalMoves, seatsOf, type Wire } from '@clade/engine';
import type { Order } from '@clade/protocol';
import { titleOf } from '@clade/titles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Games } from '../src/games.ts';
import { asked, ordered, stillMeant } from '../src/orders/orders.ts';
import { fitting } from '../src/orders/pattern.ts';
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

const leave = async (client: Client, id: string, orders: readonly object[]) => {
  const { status, body } = await client.call('PUT', `/api/tables/${id}/orders`, { orders });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.orders as Order[];
};
const ordersOf = async (client: Client, id: string): Promise<Order[]> =>
  (await client.get(`/api/tables/${id}/orders`)).body.orders;

/** Makes a move and confirms it. */
async function move(client: Client, id: string, wanted?: Wire): Promise<void> {
  const view = await client.table(id);
  const body = { n: view.n, drafted: 0, move: wanted ?? view.legal[0]!.move, key: key(), confirm: true };
  expect(await client.post(`/api/tables/${id}/moves`, body)).toMatchObject({ status: 200 });
}

describe('a pattern', () => {
  const legal: Wire[] = [
    ['food', 'horns', 3],
    ['food', 'fertile', -1],
    ['food', 'ambush', 5],
    ['lose', 'sun', 'board'],
    ['pass'],
  ];
  test.each([
    [['pass'], ['pass']],
    [
      ['food', 'horns', 3],
      ['food', 'horns', 3],
    ],
    [['food', 'horns', 4], undefined],
    [
      ['food', '*', '<'],
      ['food', 'fertile', -1],
    ],
    [
      ['food', '*', '>'],
      ['food', 'ambush', 5],
    ],
    [
      ['food', '!horns'],
      ['food', 'fertile', -1],
    ],
    [['lose', '!sun'], undefined],
    [
      ['lose', '!seed'],
      ['lose', 'sun', 'board'],
    ],
    [['pass', '*'], undefined],
  ] as const)('%j finds %j', (pattern, found) => {
    expect(fitting(pattern, legal)).toEqual(found);
  });
});

describe('orders of every game', () => {
  const games = new Games().current();
  test.each(games.map((game) => [game.id, game] as const))('%s: each answers real questions', (id, game) => {
    const templates = titleOf(id)?.orders ?? [];
    expect(templates.length).toBeGreaterThan(2);
    const open = new Set(templates.map((template) => template.id));
    for (let seed = 0; open.size > 0 && seed < 60; seed++) {
      const config = configure(game, Math.min(4, game.seats.max), {}) as Config;
      const state = game.setup(config, `orders ${seed}`);
      for (let i = 0; ; i++) {
        const [seat] = seatsOf(game.pending(state));
        if (seat === undefined) break;
        const decision = game.decision(state, seat);
        const moves = legalMoves(game, state, seat);
        const legal = moves.map((legalMove) => game.toWire(legalMove));
        for (const template of templates) {
          if (!open.has(template.id) || !template.decisions.includes(decision.kind)) continue;
          for (const of of template.of ?? [undefined]) {
            const wanted = { template: template.id, on: true, ...(of ? { of } : {}) };
            const { answer } = asked(id, ordered(id, [wanted], []), decision, legal);
            if (answer === undefined) continue;
            expect(legal).toContainEqual(answer.move);
            if (of && answer.move[0] === 'lose') expect(answer.move[1]).not.toBe(of);
            if (of && answer.move[0] === 'protect') expect(answer.move[1]).toBe(of);
            open.delete(template.id);
          }
        }
        game.apply(state, seat, moves[(i * 7919 + seed) % moves.length]!);
      }
    }
    expect([...open]).toEqual([]);
  });

  test('that are about an element end when the last disk of it is gone', () => {
    const protect = ordered('dominant-species', [{ template: 'protect', of: 'seed', on: true }], []);
    const view = (seed: number) => ({
      animals: [
        { seat: 0, elements: { seed: 1 + seed }, printed: { seed: 1 } },
        { seat: 1, elements: { seed: 5 }, printed: {} },
      ],
    });
    expect(stillMeant('dominant-species', protect, view(1), 0)).toBe(protect);
    expect(stillMeant('dominant-species', protect, view(0), 0)).toMatchObject([{ on: false, off: 'gone' }]);
  });
});

describe('a standing order', () => {
  test('answers when its question comes, shows in the log, and stays secret otherwise', async () => {
    const { a: ada, b: bela, id } = await tableOfTwo(server);
    const { legal } = await ada.table(id);
    const least = Math.min(...legal.map(({ move: wire }) => Number(wire[2])));
    const [order] = await leave(ada, id, [{ template: 'food-least', on: true }]);
    expect(order).toMatchObject({ template: 'food-least', on: true, used: 0 });
    await expect.poll(async () => (await bela.table(id)).waitingFor, { timeout: 20_000 }).toEqual([1]);
    const seen = await ada.table(id);
    expect(seen.draft).toMatchObject({ confirmed: true });
    expect(seen.draft.moves[0]![2]).toBe(least);
    expect(JSON.stringify((await bela.get(`/api/tables/${id}`)).body)).not.toMatch(/order|obey|food-least/);
    expect((await bela.get(`/api/tables/${id}/orders`)).body.orders).toEqual([]);
    await move(bela, id);
    const { lines } = (await bela.get(`/api/tables/${id}/since/0`)).body;
    expect(lines.map((line: { n: number; seat: number }) => [line.n, line.seat])).toEqual([
      [0, -1],
      [1, -1],
      [2, 0],
      [3, 1],
    ]);
    expect(lines[1].events).toEqual([{ type: 'order', rule: '', to: 0 }]);
    expect(await ordersOf(ada, id)).toMatchObject([{ used: 1, on: true }]);
    // The log of the game has the moves only, and is whole.
    await ada.post(`/api/tables/${id}/concede`);
    expect((await bela.get(`/api/tables/${id}/verify`)).body).toMatchObject({ replayed: true, kept: true });
  });

  test('can be taken back, and is then switched off with that reason', async () => {
    const { a: ada, b: bela, id } = await tableOfTwo(server);
    await leave(ada, id, [{ template: 'food-most', on: true }]);
    await expect.poll(async () => (await ada.table(id)).draft.confirmed, { timeout: 20_000 }).toBe(true);
    const view = await ada.table(id);
    expect((await ada.undo(id, view, 0)).status).toBe(200);
    expect(await ordersOf(ada, id)).toMatchObject([{ on: false, off: 'withdrawn' }]);
    await move(bela, id);
    expect((await ada.table(id)).waitingFor).toEqual([0]);
    await move(ada, id);
    const { lines } = (await bela.get(`/api/tables/${id}/since/0`)).body;
    expect(lines.filter((line: { seat: number; n: number }) => line.seat < 0 && line.n > 0)).toEqual([]);
    // Switched on again it has no reason to be off.
    const [order] = await ordersOf(ada, id);
    expect(await leave(ada, id, [{ ...withoutState(order!), on: true }])).toMatchObject([
      { id: order!.id, on: true },
    ]);
    expect((await ordersOf(ada, id))[0]).not.toHaveProperty('off');
  });

  test('of a certain move is for that move: when it is not possible, it says so and asks the person', async () => {
    const { a: ada, id } = await tableOfTwo(server);
    const move_ = ['food', 'no-such-card', 3];
    await leave(ada, id, [{ template: 'answer', decision: 'food-card', move: move_, on: true }]);
    await expect
      .poll(async () => ordersOf(ada, id), { timeout: 20_000 })
      .toMatchObject([{ on: false, off: 'impossible', used: 0 }]);
    const view = await ada.table(id);
    expect(view.waitingFor).toEqual([0, 1]);
    expect(view.draft.moves).toEqual([]);
  });

  test('for once is over when it was used', async () => {
    const { a: ada, b: bela, id } = await tableOfTwo(server);
    const { legal } = await ada.table(id);
    await leave(ada, id, [
      { template: 'answer', decision: 'food-card', move: legal[1]!.move, once: true, on: true },
    ]);
    await expect.poll(async () => (await bela.table(id)).waitingFor, { timeout: 20_000 }).toEqual([1]);
    expect(await ordersOf(ada, id)).toMatchObject([{ on: false, off: 'used', used: 1 }]);
    expect((await ada.table(id)).draft.moves).toEqual([legal[1]!.move]);
  });

  test('answers where one acts after the other, too, also after the server was started anew', async () => {
    const own = scratch();
    let running = await start(own.path);
    const { a, b, id } = await tableOfTwo(running, 'dominant-species');
    const first = (await a.table(id)).waitingFor[0]!;
    const [me, other] = first === 0 ? [a, b] : [b, a];
    const { legal } = await other.table(id);
    expect(legal).toEqual([]);
    const order = {
      template: 'answer',
      decision: 'placement',
      move: ['place', 'initiative'],
      on: true,
      once: true,
    };
    await leave(other, id, [order]);
    await running.close();
    running = await start(own.path);
    const again = (client: Client): Client =>
      Object.assign(new Client(running.address), { cookie: client.cookie });
    await move(again(me), id, ['place', 'adaptation-1']);
    await expect
      .poll(async () => (await ordersOf(again(other), id))[0], { timeout: 20_000 })
      .toMatchObject({ off: 'used' });
    const { lines } = (await again(me).get(`/api/tables/${id}/since/0`)).body;
    expect(lines.slice(-2)).toMatchObject([
      { seat: -1, events: [{ type: 'order', to: 1 - first }] },
      { seat: 1 - first },
    ]);
    await running.close();
    own.remove();
  });

  test("is its person's: not who takes the seat over, nor who has none, can see or use it", async () => {
    const { a: ada, b: bela, id } = await tableOfTwo(server);
    await leave(ada, id, [{ template: 'food-least', on: false }]);
    const { invite } = (await ada.post(`/api/tables/${id}/hand-over`)).body;
    const cili = await new Client(server.address).enter('Cili');
    expect((await cili.call('PUT', `/api/tables/${id}/orders`, { orders: [] })).status).toBe(403);
    expect((await cili.get(`/api/tables/${id}/orders`)).status).toBe(403);
    await cili.post(`/api/tables/${id}/join`, { invite });
    expect(await ordersOf(cili, id)).toEqual([]);
    expect((await server.hall.storage.record(id))?.orders).toBeUndefined();
    expect((await cili.table(id)).waitingFor).toEqual([0, 1]);
    await move(bela, id);
    expect((await cili.table(id)).waitingFor).toEqual([0]);
  });

  test('is not named for what a bot answers in its place', async () => {
    const people = await Promise.all(['Ada', 'Bela', 'Cili'].map((n) => new Client(server.address).enter(n)));
    const [ada, bela, cili] = people as [Client, Client, Client];
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const made = await ada.post('/api/tables', { game: 'evolution', seats, visibility: 'public' });
    const { id } = made.body.table;
    for (const other of [bela, cili]) await other.post(`/api/tables/${id}/join`);
    await ada.post(`/api/tables/${id}/start`);
    await leave(ada, id, [{ template: 'food-least', on: true }]);
    await expect.poll(async () => (await ada.table(id)).draft.confirmed, { timeout: 20_000 }).toBe(true);
    expect((await ada.post(`/api/tables/${id}/concede`)).status).toBe(200);
    await expect.poll(async () => (await bela.table(id)).waitingFor, { timeout: 20_000 }).toEqual([1, 2]);
    for (const other of [bela, cili]) await move(other, id);
    const { lines } = (await bela.get(`/api/tables/${id}/since/0`)).body;
    const told = lines.flatMap(({ events }: { events: { type: string }[] }) =>
      events.map(({ type }) => type),
    );
    expect(told).toContain('concede');
    expect(told).not.toContain('order');
  });

  test('that the game does not have is refused', async () => {
    const { a: ada, id } = await tableOfTwo(server);
    for (const order of [
      { template: 'protect', of: 'seed', on: true },
      { template: 'answer', decision: 'food-card', on: true },
      { template: 'answer', move: ['pass'], on: true },
    ])
      expect((await ada.call('PUT', `/api/tables/${id}/orders`, { orders: [order] })).body.code).toBe(
        'bad-order',
      );
    const hex = await tableOfTwo(server, 'dominant-species');
    const wrong = { orders: [{ template: 'protect', of: 'gold', on: true }] };
    expect((await hex.a.call('PUT', `/api/tables/${hex.id}/orders`, wrong)).body.code).toBe('bad-order');
  });

  test('does not answer again by itself what was taken back by all', async () => {
    const { a: ada, b: bela, id } = await tableOfTwo(server);
    await leave(ada, id, [{ template: 'food-least', on: true }]);
    await expect.poll(async () => (await bela.table(id)).waitingFor, { timeout: 20_000 }).toEqual([1]);
    await move(bela, id);
    await ada.post(`/api/tables/${id}/vote`, { what: 'takeback', yes: true, to: 0 });
    await bela.post(`/api/tables/${id}/vote`, { what: 'takeback', yes: true });
    expect((await ada.table(id)).waitingFor).toEqual([0, 1]);
    expect(await ordersOf(ada, id)).toMatchObject([{ on: false, off: 'withdrawn' }]);
  });
});

function withoutState({ used: _used, off: _off, ...order }: Order): object {
  return order;
}
