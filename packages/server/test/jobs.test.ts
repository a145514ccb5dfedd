import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Job } from '../src/jobs/jobs.ts';
import { LocalJobs } from '../src/jobs/local.ts';
import { SqliteStorage } from '../src/storage/sqlite.ts';
import { scratch } from './client.ts';
import { record } from './storage-suite.ts';

let folder: ReturnType<typeof scratch>;
let store: SqliteStorage;
let clock = 0;
let failed: string[] = [];
let done: string[] = [];

beforeEach(() => {
  folder = scratch();
  store = new SqliteStorage(join(folder.path, 'store.sqlite'));
  clock = 1000;
  failed = [];
  done = [];
});
afterEach(async () => {
  await store.close();
  folder.remove();
});

function jobs(now = () => clock): LocalJobs {
  const made = new LocalJobs({ store, now, alarm: (error) => failed.push(String(error)) });
  made.handle('ring', async ({ key, data }) => {
    done.push(`${key} ${JSON.stringify(data)}`);
  });
  return made;
}

const ring = (key: string, at: number, data: unknown = 1): Job => ({ kind: 'ring', key, at, data });

test('jobs are done when their time has come, one for each key, the last one put', async () => {
  const all = jobs();
  await all.start();
  await all.put(ring('b', 3000));
  await all.put(ring('a', 2000, { old: true }));
  await all.put(ring('a', 2500, { new: true }));
  await all.put(ring('gone', 2000));
  await all.drop({ kind: 'ring', key: 'gone' });
  await all.settle();
  expect(done).toEqual([]);
  clock = 2499;
  await all.settle();
  expect(done).toEqual([]);
  clock = 9000;
  await all.settle();
  await all.settle();
  expect(done).toEqual(['a {"new":true}', 'b 1']);
  expect(await store.nextJob([])).toBeUndefined();
  await all.close();
});

test('jobs come with the change of a table, or not at all', async () => {
  await store.createTable(record('t'), { seed: 's', salt: 't' });
  const all = jobs();
  await all.start();
  await all.put(ring('old', 500_000));
  const late = { table: record('t'), basedOn: 7, jobs: [ring('never', 0)] };
  await expect(store.write(late)).rejects.toThrow();
  await store.write({ table: record('t'), basedOn: 1, jobs: [ring('t', 0), { kind: 'ring', key: 'old' }] });
  await all.settle();
  clock = 600_000;
  await all.settle();
  expect(done).toEqual(['t 1']);
  await all.close();
});

test('jobs survive a restart, and what was under way is done again', async () => {
  const first = new LocalJobs({ store, now: () => clock, alarm: (error) => failed.push(String(error)) });
  let begun: () => void = () => undefined;
  const running = new Promise<void>((ready) => {
    begun = ready;
  });
  first.handle('ring', () => {
    begun();
    return new Promise(() => undefined); // the process dies in the middle
  });
  await first.start();
  await first.put(ring('a', 0));
  await running;
  await store.close();
  store = new SqliteStorage(join(folder.path, 'store.sqlite'));
  const second = jobs();
  await second.start();
  await second.settle();
  expect(done).toEqual(['a 1']);
  await second.close();
});

test('a job that fails is tried again later, and one that puts itself again is kept', async () => {
  const all = jobs();
  let attempts = 0;
  all.handle('frail', async () => {
    if (++attempts < 3) throw new Error('not yet');
  });
  all.handle('daily', async (job) => {
    done.push(`day ${clock}`);
    await all.put({ ...job, at: job.at + 86_400_000 });
  });
  await all.start();
  await all.put({ kind: 'frail', key: 'f', at: 0 });
  await all.put({ kind: 'daily', key: 'd', at: 1000 });
  await all.settle();
  expect([attempts, failed.length]).toEqual([1, 1]);
  for (clock = 2000; attempts < 3 && clock < 100_000; clock += 1000) await all.settle();
  expect([attempts, failed.length]).toEqual([3, 2]);
  expect(await store.dueJobs(clock, 9, [])).toEqual([]);
  expect(await store.nextJob([])).toBe(86_401_000);
  clock = 86_401_000;
  await all.settle();
  expect(done).toEqual(['day 1000', 'day 86401000']);
  await all.close();
});

test('by the clock of the machine, without anybody asking', async () => {
  const all = jobs(Date.now);
  await all.start();
  await all.put(ring('soon', Date.now() + 30));
  await expect.poll(() => done).toEqual(['soon 1']);
  await all.close();
});
