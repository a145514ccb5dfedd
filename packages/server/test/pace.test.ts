import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, HOUR } from '../src/pace/window.ts';
import type { SqliteStorage } from '../src/storage/sqlite.ts';
import { Client, type Running, scratch, startApp } from './client.ts';

const folder = scratch();
let server: Running;
let now = Date.parse('2026-03-02T12:00Z');
beforeAll(async () => {
  server = await startApp(folder.path, { now: () => now });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const MINUTE = 60_000;
const live = { kind: 'live', bank: 600, increment: 10 };
const days = { kind: 'days', days: 2, vacation: 5 };

/** People at a table with a pace; the game has begun. */
async function begin(
  pace: unknown,
  names: readonly string[] = ['Ada', 'Bela'],
  more: readonly unknown[] = [],
) {
  const people = await Promise.all(names.map((name) => new Client(server.address).enter(name)));
  const [host] = people as [Client, ...Client[]];
  const seats = [{ kind: 'me' }, ...names.slice(1).map(() => ({ kind: 'open' })), ...more];
  const made = await host.post('/api/tables', { game: 'evolution', seats, visibility: 'public', pace });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const { id } = made.body.table;
  for (const other of people.slice(1)) await other.post(`/api/tables/${id}/join`);
  expect((await host.post(`/api/tables/${id}/start`)).status).toBe(200);
  return { people: people as [Client, Client, ...Client[]], id };
}

/** Chooses something legal and confirms. */
async function move(client: Client, id: string): Promise<void> {
  const view = await client.table(id);
  const made = await client.post(`/api/tables/${id}/moves`, {
    n: view.n,
    drafted: 0,
    move: view.legal.at(-1)!.move,
    key: `move-${Math.random()}`.replace('.', '-'),
    confirm: true,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
}

const clocks = async (client: Client, id: string) => (await client.table(id)).table.clocks!;

describe('a table without a pace', () => {
  test('has no clocks', async () => {
    const { people, id } = await begin(undefined);
    const { table } = await people[0].table(id);
    expect(table).not.toHaveProperty('pace');
    expect(table).not.toHaveProperty('clocks');
  });
});

describe('a live clock', () => {
  test('runs for who is to act, stops with the choice, and gives seconds back when it counts', async () => {
    const { people, id } = await begin(live);
    const [ada, bela] = people;
    expect(await clocks(ada, id)).toEqual([
      { left: 600_000, until: now + 600_000 },
      { left: 600_000, until: now + 600_000 },
    ]);
    now += MINUTE;
    await move(ada, id); // both choose at once: hers waits for his
    expect(await clocks(bela, id)).toEqual([{ left: 540_000 }, { left: 600_000, until: now + 540_000 }]);
    now += MINUTE;
    await move(bela, id);
    const after = await clocks(ada, id);
    const { toAct } = (await ada.table(id)).table;
    expect(after.map((clock, seat) => (toAct.includes(seat) ? clock.until! - now : clock.left))).toEqual([
      550_000, 490_000,
    ]);
  });

  test('cannot be wound up by choosing and withdrawing', async () => {
    const { people, id } = await begin(live);
    const [ada] = people;
    for (let i = 0; i < 3; i++) {
      now += MINUTE;
      await move(ada, id);
      now += MINUTE; // this is not hers
      const view = await ada.table(id);
      expect((await ada.undo(id, view, 0)).status).toBe(200);
    }
    const [clock] = await clocks(ada, id);
    expect(clock!.until! - now).toBe(600_000 - 3 * MINUTE);
  });

  test('stands while a bot plays for somebody', async () => {
    const { people, id } = await begin(live);
    const [ada] = people;
    now += MINUTE;
    await ada.post(`/api/tables/${id}/seats/0/stand-in`, { bot: 'random' });
    await expect.poll(async () => (await clocks(ada, id))[0], { timeout: 20_000 }).toEqual({ left: 540_000 });
  });
});

describe('days for a move', () => {
  test('count in the hours in which people play', async () => {
    const window = { from: '08:00', to: '20:00', zone: 'Europe/Budapest' };
    const { people, id } = await begin({ ...days, window });
    // It is one in the afternoon in Budapest: two days later at the same hour.
    expect((await clocks(people[0], id))[0]).toEqual({ vacation: 5 * DAY, until: now + 2 * DAY });
  });

  test('begin anew with every move', async () => {
    const { people, id } = await begin(days);
    const [ada, bela] = people;
    now += DAY;
    await move(ada, id);
    await move(bela, id);
    const { toAct, clocks: after } = (await ada.table(id)).table;
    expect(after!.map(({ until }) => until)).toEqual(
      [0, 1].map((s) => (toAct.includes(s) ? now + 2 * DAY : undefined)),
    );
  });

  test('cannot be had anew by choosing and withdrawing, or by lending the seat to a bot', async () => {
    const { people, id } = await begin(days);
    const [ada] = people;
    const started = now;
    now += DAY;
    await move(ada, id);
    expect((await clocks(ada, id))[0]).toEqual({ vacation: 5 * DAY, left: DAY });
    now += DAY / 2; // this is not hers
    expect((await ada.undo(id, await ada.table(id), 0)).status).toBe(200);
    expect((await clocks(ada, id))[0]).toEqual({ vacation: 5 * DAY, until: started + 2.5 * DAY });
    await server.hall.visit(id, async (table) => {
      const { user } = table.record.seats[0] as { user: string };
      // Both at once: no bot is as fast.
      await Promise.all([table.standIn(user, 0, 'random'), table.standIn(user, 0, undefined)]);
    });
    expect((await clocks(ada, id))[0]).toEqual({ vacation: 5 * DAY, until: started + 2.5 * DAY });
  });

  test('are refused where the hours are none', async () => {
    const ada = await new Client(server.address).enter('Ada');
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    for (const [window, status] of [
      [{ from: '08:00', to: '20:00', zone: 'Middle/Earth' }, 422],
      [{ from: '08:00', to: '08:30', zone: 'UTC' }, 422],
      [{ from: '25:00', to: '08:30', zone: 'UTC' }, 400],
    ] as const) {
      const made = await ada.post('/api/tables', { game: 'evolution', seats, pace: { ...days, window } });
      expect(made.status).toBe(status);
      if (status === 422) expect(made.body.code).toBe('bad-pace');
    }
  });

  test('stand still on a vacation, as long as the game allows it', async () => {
    const { people, id } = await begin(days);
    const [ada] = people;
    const started = now;
    now += DAY;
    const away = await ada.post('/api/vacation', { until: now + 3 * DAY });
    expect(away.body.tables).toEqual([{ id, until: now + 3 * DAY }]);
    expect((await clocks(ada, id))[0]).toMatchObject({ until: started + 5 * DAY, vacation: 2 * DAY });
    now += DAY; // back two days early: they are given back
    await ada.post('/api/vacation', { until: null });
    expect((await clocks(ada, id))[0]).toEqual({ until: started + 3 * DAY, vacation: 4 * DAY });
    const long = await ada.post('/api/vacation', { until: now + 30 * DAY });
    expect(long.body.tables).toEqual([{ id, until: now + 4 * DAY }]);
    expect((await clocks(ada, id))[0]).toMatchObject({ vacation: 0, until: started + 7 * DAY });
  });
});

describe('when the time is up', () => {
  test('the table says so in its log, once, and the drafts stay', async () => {
    const { people, id } = await begin(live);
    const [ada, bela] = people;
    await move(ada, id);
    const before = await bela.table(id);
    expect((await bela.move(id, before, before.legal[0]!.move)).status).toBe(200);
    now += 600_000 - 1;
    await server.hall.timeUp(id);
    expect((await ada.table(id)).n).toBe(before.n);
    now += 1;
    await server.hall.timeUp(id);
    await server.hall.timeUp(id);
    const after = await bela.table(id);
    expect(after.n).toBe(before.n + 1);
    expect(after.draft.moves).toHaveLength(1);
    expect(after.waitingFor).toEqual([1]);
    expect(after.table.clocks![1]!.late).toEqual({ wishes: [] });
    const { lines } = (await ada.get(`/api/tables/${id}/since/${before.n}`)).body;
    expect(lines.filter((line: { n: number }) => line.n > 0)).toEqual([
      { n: after.n, seat: -1, events: [{ type: 'time', rule: '', to: 1 }] },
    ]);
    // Whoever moves late has moved.
    expect((await bela.confirm(id, after)).status).toBe(200);
    expect((await clocks(ada, id))[1]).not.toHaveProperty('late');
  });

  test('the other may wait, and then let a bot stand in', async () => {
    const { people, id } = await begin(live);
    const [ada, bela] = people;
    await move(ada, id);
    expect((await ada.post(`/api/tables/${id}/seats/1/late`, { wish: 'bot' })).body.code).toBe('not-late');
    now += HOUR;
    await server.hall.timeUp(id);
    expect((await bela.post(`/api/tables/${id}/seats/1/late`, { wish: 'wait' })).body.code).toBe('late');
    const waits = await ada.post(`/api/tables/${id}/seats/1/late`, { wish: 'wait' });
    expect(waits.body.table.clocks[1].late).toEqual({ wishes: [{ seat: 0, wish: 'wait' }] });
    const { n } = await ada.table(id);
    const lent = await ada.post(`/api/tables/${id}/seats/1/late`, { wish: 'bot' });
    expect(lent.body.table.seats[1]).toMatchObject({ name: 'Bela', standIn: 'beginner' });
    const { lines } = (await ada.get(`/api/tables/${id}/since/${n}`)).body;
    expect(lines.find((line: { n: number }) => line.n === n + 1)).toEqual({
      n: n + 1,
      seat: -1,
      events: [{ type: 'stand-in', rule: '', to: 1 }],
    });
    await expect.poll(async () => (await ada.table(id)).waitingFor, { timeout: 20_000 }).not.toContain(1);
    expect((await bela.post(`/api/tables/${id}/seats/1/stand-in`, { bot: null })).status).toBe(200);
  });

  test('the other may end the game and has won it', async () => {
    const { people, id } = await begin(live);
    const [ada] = people;
    await move(ada, id);
    now += HOUR;
    await server.hall.timeUp(id);
    const ended = await ada.post(`/api/tables/${id}/seats/1/late`, { wish: 'end' });
    expect(ended.body.table.status).toBe('finished');
    expect(ended.body.result).toMatchObject({ reason: 'time', winners: [0] });
    expect((await ada.get(`/api/tables/${id}/verify`)).body).toMatchObject({ kept: true, replayed: true });
    expect(ended.body.table.clocks.every((clock: object) => !('until' in clock))).toBe(true);
  });

  test('of three others two must agree; who is late has no say, nor has a spectator', async () => {
    const { people, id } = await begin(live, ['Ada', 'Bela', 'Cili', 'Dora']);
    const [ada, bela, cili, dora] = people as [Client, Client, Client, Client];
    for (const person of [ada, bela, cili]) await move(person, id);
    now += HOUR;
    await server.hall.timeUp(id);
    const eve = await new Client(server.address).enter('Eve');
    expect((await eve.post(`/api/tables/${id}/seats/3/late`, { wish: 'end' })).status).toBe(403);
    expect((await dora.post(`/api/tables/${id}/seats/3/late`, { wish: 'end' })).body.code).toBe('late');
    await ada.post(`/api/tables/${id}/seats/3/late`, { wish: 'bot' });
    await ada.post(`/api/tables/${id}/seats/3/late`, { wish: 'bot' });
    await bela.post(`/api/tables/${id}/seats/3/late`, { wish: 'end' });
    expect((await ada.table(id)).table).toMatchObject({ status: 'playing' });
    expect((await ada.table(id)).table.seats[3]).not.toHaveProperty('standIn');
    const done = await cili.post(`/api/tables/${id}/seats/3/late`, { wish: 'bot' });
    expect(done.body.table.seats[3]).toMatchObject({ standIn: 'beginner', lentBy: 'others' });
  });

  test('who was late and replaced is not needed for votes any more', async () => {
    const { people, id } = await begin(live);
    const [ada] = people;
    await move(ada, id);
    now += HOUR;
    await server.hall.timeUp(id);
    await ada.post(`/api/tables/${id}/seats/1/late`, { wish: 'bot' });
    const over = await ada.post(`/api/tables/${id}/vote`, { what: 'cancel', yes: true });
    expect(over.body.table.status).toBe('cancelled');
  });

  test('who has left the seat to a bot has no say; who was sent one by the host still has', async () => {
    for (const [sender, status] of [
      ['bela', 'finished'],
      ['ada', 'playing'],
    ] as const) {
      const { people, id } = await begin(live, ['Ada', 'Bela', 'Cili']);
      const [ada, bela] = people;
      await (sender === 'ada' ? ada : bela).post(`/api/tables/${id}/seats/1/stand-in`, { bot: 'random' });
      await move(ada, id);
      now += HOUR;
      await server.hall.timeUp(id);
      const wished = await ada.post(`/api/tables/${id}/seats/2/late`, { wish: 'end' });
      expect(wished.body.table.status, sender).toBe(status);
    }
  });
});

describe('the clock of a table', () => {
  test('is work for later that is kept with the table, and moves with it', async () => {
    const { people, id } = await begin(live);
    const [ada, bela] = people;
    const next = async () => {
      const due = await (server.hall.storage as SqliteStorage).dueJobs(now + 1000 * DAY, 100, []);
      return due.filter((job) => job.kind === 'clock' && job.key === id).map((job) => job.at);
    };
    expect(await next()).toEqual([now + 600_000]);
    now += MINUTE;
    await move(ada, id);
    expect(await next()).toEqual([now + 540_000]);
    await bela.post(`/api/tables/${id}/concede`);
    expect(await next()).toEqual([]);
  });

  test('goes on to a rematch', async () => {
    const { people, id } = await begin(live);
    const [ada, bela] = people;
    await bela.post(`/api/tables/${id}/concede`);
    const again = await ada.post(`/api/tables/${id}/rematch`);
    expect(again.body.table.pace).toEqual(live);
  });
});
