import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../src/http/app.ts';
import { PostgresStorage } from '../../src/storage/postgres/storage.ts';
import { Client, type Running, scratch, settings } from '../client.ts';
import { played } from '../damaged-store.ts';
import { Postgres } from './database.ts';

const folder = scratch();
let postgres: Postgres;
let url: string;
let server: Running;
beforeAll(async () => {
  postgres = await Postgres.start();
  url = await postgres.database();
  const storage = await PostgresStorage.open(url);
  const app = await createApp({ config: settings(folder.path), storage });
  server = { ...app, data: folder.path, address: await app.http.listen({ host: '127.0.0.1', port: 0 }) };
});
afterAll(async () => {
  await server.close();
  await postgres.stop();
  folder.remove();
});

/** All processes of the database stand still, as on a machine that has no time for it. */
async function stopped(work: () => Promise<void>): Promise<void> {
  const rows = await postgres.query(
    url,
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database()',
  );
  const pids = rows.map(({ pid }) => Number(pid));
  const tell = (signal: NodeJS.Signals): void => {
    for (const pid of [postgres.pid, ...pids]) {
      try {
        process.kill(pid, signal);
      } catch {
        // The one that has told the others is gone.
      }
    }
  };
  tell('SIGSTOP');
  try {
    await work();
  } finally {
    tell('SIGCONT');
  }
}

test('a database that stands still is told in time, and what was asked meanwhile happens once when it goes on', async () => {
  const { a, id } = await played(server);
  const before = (await a.table(id)).n;
  const text = 'said while it stood still';
  let saying: Promise<{ status: number }> | undefined;
  await stopped(async () => {
    const began = performance.now();
    const ready = await fetch(`${server.address}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { ok: false, why: 'slow' }]);
    expect(performance.now() - began).toBeLessThan(6000);
    // The process itself answers.
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    saying = a.post(`/api/tables/${id}/chat`, { text, key: 'said-once-and-for-all' });
    await new Promise((done) => setTimeout(done, 300));
  });
  const { status } = (await saying) as { status: number };
  if (status !== 200) expect(status).toBe(503);
  expect((await a.post(`/api/tables/${id}/chat`, { text, key: 'said-once-and-for-all' })).status).toBe(200);
  const { lines } = (await a.get(`/api/tables/${id}/chat`)).body;
  expect(lines.map((line: { text: string }) => line.text)).toEqual([text]);
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  expect((await a.table(id)).n).toBe(before);
  expect((await new Client(server.address).enter('Late')).cookie).not.toBe('');
});
