import { expect, test } from 'vitest';
import { DAY, HOUR } from '../src/pace/window.ts';
import { Client, key, type Running, scratch, startApp } from './client.ts';
import { MovedClock } from './clock.ts';
import { Webhooks } from './webhooks.ts';

/**
 * A game over thirty days with a clock that is moved by hand, across the change to summer time: three people with habits
 * of their own, a vacation, two who do not come back in time, and a server that is started anew twice. When what has to
 * happen is worked out here a second time, minute by minute, from nothing but the calendar.
 */

const ZONE = 'Europe/Prague';
const MINUTE = 60_000;
const START = '2026-03-10T09:00+01:00';
const OPEN = { from: 8, to: 22 };
const MOVE = 2 * (OPEN.to - OPEN.from) * 60; // minutes of two days
const SOON = 5000;

const hours = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: 'numeric', hourCycle: 'h23' });
const hourOf = (at: number): number => Number(hours.format(at));
const isOpen = (at: number): boolean => hourOf(at) >= OPEN.from && hourOf(at) < OPEN.to;

interface Turn {
  readonly seat: number;
  readonly from: number;
  to?: number;
}

interface Habit {
  readonly name: string;
  readonly settings: object;
  /** Hours from the beginning of a turn to the move; the hand is that of a waking person. */
  readonly delay: number;
  /** Days in which nothing is done, from and to. */
  readonly gone: readonly (readonly [number, number])[];
  /** When a notice of a turn is due. */
  due(from: number): number;
}

/** The first moment from `at` on, in steps of a minute, at which the clock on the wall shows an hour. */
function nextHour(at: number, hour: number): number {
  let t = Math.ceil(at / MINUTE) * MINUTE;
  while (hourOf(t) !== hour || t % HOUR !== 0) t += MINUTE;
  return t;
}

const habits: readonly Habit[] = [
  { name: 'ada', settings: {}, delay: 5, gone: [], due: (from) => from + SOON },
  {
    name: 'bela',
    settings: { quiet: { from: '21:00', to: '09:00', zone: ZONE } },
    delay: 20,
    gone: [
      [8, 13],
      [24, 28],
    ],
    due: (from) => {
      const at = from + SOON;
      return hourOf(at) >= 21 || hourOf(at) < 9 ? nextHour(at, 9) : at;
    },
  },
  {
    name: 'cili',
    settings: { digest: { at: '18:00', zone: ZONE } },
    delay: 30,
    gone: [[17, 99]],
    due: (from) => nextHour(from + SOON + 1, 18),
  },
];

/** When the time of a turn is up: so many open minutes later, without those of a vacation. */
function runsOut(from: number, vacation?: readonly [number, number]): number {
  let left = MOVE;
  for (let t = from; ; t += MINUTE) {
    if (left === 0) return t;
    if (isOpen(t) && !(vacation && t >= vacation[0] && t < vacation[1])) left--;
  }
}

test('a slow game over thirty days: clocks, vacation and notices, each at its moment and once', async () => {
  const folder = scratch();
  const clock = new MovedClock(START);
  const began = clock.now;
  const hooks = new Webhooks(() => clock.now);
  await hooks.listen();
  const open = async (): Promise<Running> => {
    const app = await startApp(folder.path, {
      now: () => clock.now,
      push: { anywhere: true, delay: SOON },
    });
    await app.start();
    return app;
  };
  let server = await open();
  let people = await Promise.all(habits.map(({ name }) => new Client(server.address).enter(name)));
  const [ada] = people as [Client, Client, Client];
  for (const [i, { name, settings }] of habits.entries())
    await people[i]!.call('PUT', '/api/notices', { webhook: `${hooks.address}/${name}`, ...settings });
  const made = await ada.post('/api/tables', {
    game: 'dominant-species',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    visibility: 'public',
    pace: { kind: 'days', days: 2, vacation: 10, window: { from: '08:00', to: '22:00', zone: ZONE } },
  });
  const { id } = made.body.table;
  for (const other of people.slice(1)) await other.post(`/api/tables/${id}/join`);
  await ada.post(`/api/tables/${id}/start`);

  const turns: Turn[] = [];
  const note = async (): Promise<void> => {
    const [seat] = (await people[0]!.table(id)).waitingFor;
    if (seat === undefined) return;
    const last = turns.at(-1);
    if (last) last.to = clock.now;
    turns.push({ seat, from: clock.now });
  };
  const move = async (seat: number): Promise<void> => {
    const me = people[seat]!;
    let view = await me.table(id);
    while (view.waitingFor.includes(seat)) {
      const body = { n: view.n, drafted: 0, move: view.legal[0]!.move, key: key(), confirm: true };
      const answer = await me.post(`/api/tables/${id}/moves`, body);
      expect(answer.status).toBe(200);
      view = answer.body;
    }
    // A bot that stands in answers by itself.
    await expect
      .poll(async () => botPlays(await people[0]!.table(id)), { timeout: 20_000, interval: 5 })
      .toBe(false);
    await note();
  };
  const restart = async (): Promise<void> => {
    const cookies = people.map(({ cookie }) => cookie);
    await server.close();
    server = await open();
    people = cookies.map((cookie) => Object.assign(new Client(server.address), { cookie }));
  };
  await note();

  let vacation: readonly [number, number] | undefined;
  const wishes: number[] = [];
  for (let hour = 1; hour <= 30 * 24; hour++) {
    await clock.to(server, began + hour * HOUR);
    const day = hour / 24;
    if (hour === 8 * 24) {
      vacation = [clock.now, clock.now + 5 * DAY];
      expect((await people[1]!.post('/api/vacation', { until: vacation[1] })).body.tables).toEqual([
        { id, until: vacation[1] },
      ]);
    }
    if (hour === 10 * 24 + 3 || hour === 21 * 24 + 7) await restart();
    const view = await people[0]!.table(id);
    const late = view.table.clocks!.findIndex((c) => c.late);
    if (late === 2 && isOpen(clock.now)) {
      // They wait for a day, then a bot plays for her.
      wishes.push(clock.now);
      const wish = clock.now - wishes[0]! < DAY ? 'wait' : 'bot';
      for (const other of [people[0]!, people[1]!])
        expect(await other.post(`/api/tables/${id}/seats/2/late`, { wish })).toMatchObject({ status: 200 });
      await expect
        .poll(async () => botPlays(await people[0]!.table(id)), { timeout: 20_000, interval: 5 })
        .toBe(false);
      if (wish === 'bot') await note();
    }
    const turn = turns.at(-1)!;
    const { delay, gone } = habits[turn.seat]!;
    const away = gone.some(([from, to]) => day >= from && day < to);
    if (!away && clock.now >= turn.from + delay * HOUR && isOpen(clock.now)) await move(turn.seat);
  }

  const loaded = (await server.hall.storage.load(id))!;
  const timeOuts = loaded.entries.filter(({ seat, move: [verb] }) => seat === -1 && verb === 'time');
  const expectedTimeOuts = turns.flatMap(({ seat, from, to = clock.now }) => {
    const out = runsOut(from, seat === 1 ? vacation : undefined);
    return out < to || (out === to && to === clock.now) ? [{ seat, at: out }] : [];
  });
  expect(timeOuts.map(({ move: [, seat], at }) => ({ seat, at }))).toEqual(expectedTimeOuts);
  // Her who never came back, him who came back late; nobody's in the night, nobody's on vacation.
  expect(expectedTimeOuts.map(({ seat }) => seat).sort()).toEqual([1, 2]);
  expect(timeOuts.every(({ at }) => isOpen(at) || isOpen(at - 1))).toBe(true);
  expect(vacation && turns.some((t) => t.seat === 1 && t.from < vacation![1] && t.to! >= vacation![1])).toBe(
    true,
  );

  const expectedNotices = turns
    .flatMap(({ seat, from, to = clock.now }) => {
      const { name, due } = habits[seat]!;
      return due(from) <= to ? [{ path: `/${name}`, at: due(from) }] : [];
    })
    .sort((a, b) => a.at - b.at);
  expect(hooks.messages.map(({ path, at }) => ({ path, at }))).toEqual(expectedNotices);
  for (const name of ['ada', 'bela', 'cili'])
    expect(expectedNotices.filter(({ path }) => path === `/${name}`).length, name).toBeGreaterThan(2);
  expect(turns.length).toBeGreaterThan(25);
  expect(loaded.entries.filter(({ move: [verb] }) => verb === 'stand-in')).toHaveLength(1);
  const { clocks } = (await people[0]!.table(id)).table;
  expect(clocks![1]!.vacation).toBe(5 * DAY);

  await server.close();
  hooks.close();
  folder.remove();
});

/** Is a bot to act that has not answered yet? */
function botPlays({ waitingFor, table }: Awaited<ReturnType<Client['table']>>): boolean {
  return waitingFor.some((seat) => table.seats[seat]?.standIn !== undefined);
}
