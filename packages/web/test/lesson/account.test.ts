import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAlike, learningOf, learntFrom } from '../../src/lesson/account.ts';
import { lessons, markDone, progressOf } from '../../src/lesson/progress.ts';
import { Lost } from '../../src/remote/api.ts';
import type { Me } from '../../src/remote/myself.ts';
import { coachIsOn, coaching, setCoach } from '../../src/shell/coach.ts';

const ADA: Me = { known: 'yes', id: 'ada', name: 'Ada', account: true };
const GUEST: Me = { ...ADA, account: false };

/** Somebody who can sign in and out, and a server that answers with what it is given and what it knows. */
function service(me: Me) {
  let present = me;
  let changed = (): void => undefined;
  const sent: unknown[] = [];
  const titles: Record<string, object> = {};
  const server = { gone: false, titles };
  return {
    sent,
    server,
    person: {
      get: () => present,
      subscribe: (told: () => void) => {
        changed = told;
        return () => undefined;
      },
    },
    become(next: Me) {
      present = next;
      changed();
    },
    api: {
      put: async <T>(_: string, body: unknown): Promise<T> => {
        if (server.gone) throw new Lost();
        sent.push(body);
        Object.assign(titles, { ...(body as { titles: object }).titles, ...titles });
        return { titles } as T;
      },
    },
  };
}

let stop = (): void => undefined;
beforeEach(() => {
  vi.useFakeTimers();
  lessons.set({});
  coaching.set({});
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('what the device knows goes to the account and back without a loss', () => {
  const progress = {
    evolution: { done: { food: 3 }, skipped: ['end'], here: { chapter: 'end', step: 1 }, at: 5 },
  };
  const coach = {
    evolution: { played: ['t'], said: { on: false, at: 4 } },
    'dominant-species': { played: ['u'] },
  };
  const sent = learningOf(progress, coach);
  expect(sent.titles['dominant-species']).toEqual({ done: {}, skipped: [], played: ['u'] });
  expect(learntFrom(sent)).toEqual({
    progress: { ...progress, 'dominant-species': { done: {}, skipped: [] } },
    coach,
  });
});

test('who signs in has on this device what the account knows, and the account what this device knows', async () => {
  const { api, person, server, become, sent } = service(GUEST);
  markDone('evolution', 'food', 2);
  Object.assign(server.titles, {
    'dominant-species': { done: { crown: 3 }, skipped: [], played: [], coach: { on: false, at: 9 } },
  });
  stop = keepAlike(api, person);
  await vi.runAllTimersAsync();
  expect(sent).toEqual([]);
  become(ADA);
  await vi.runAllTimersAsync();
  expect(sent).toHaveLength(1);
  expect(server.titles).toHaveProperty('evolution.done', { food: 2 });
  expect(progressOf('dominant-species').done).toEqual({ crown: 3 });
  expect(coachIsOn('dominant-species')).toBe(false);
  expect(progressOf('evolution').done).toEqual({ food: 2 });
});

test('changes are sent after a pause, several in one', async () => {
  const { api, person, sent } = service(ADA);
  stop = keepAlike(api, person);
  await vi.runAllTimersAsync();
  const before = sent.length;
  markDone('evolution', 'food', 2);
  setCoach('evolution', false);
  expect(sent).toHaveLength(before);
  await vi.runAllTimersAsync();
  expect(sent).toHaveLength(before + 1);
});

test('without a server the device keeps everything, and tells it with the next change', async () => {
  const { api, person, server, sent } = service(ADA);
  server.gone = true;
  stop = keepAlike(api, person);
  markDone('evolution', 'food', 2);
  await vi.runAllTimersAsync();
  expect(progressOf('evolution').done).toEqual({ food: 2 });
  expect(sent).toEqual([]);
  server.gone = false;
  setCoach('evolution', true);
  await vi.runAllTimersAsync();
  expect(sent).toEqual([learningOf(lessons.get(), coaching.get())]);
});
