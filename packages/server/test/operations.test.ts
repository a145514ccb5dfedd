import { readFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type Running, scratch, settings, startApp, tableOfTwo } from './client.ts';

const TOKEN = 'a token that nobody guesses';
const folder = scratch();
const logged: string[] = [];
let server: Running;

beforeAll(async () => {
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk));
      done();
    },
  });
  const config = { ...settings(folder.path), logLevel: 'debug' };
  server = await startApp(folder.path, { config, logTo });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

async function figures(headers: Record<string, string> = {}): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${server.address}/metrics`, { headers });
  return { status: answer.status, text: await answer.text() };
}

describe('metrics', () => {
  test('count what happens, by the pattern of the route, and name nobody', async () => {
    const { a, id } = await tableOfTwo(server);
    const view = await a.table(id);
    await a.move(id, view, view.legal[0]!.move);
    const { status, text } = await figures();
    expect(status).toBe(200);
    expect(text).toMatch(
      /clade_request_seconds_count\{method="POST",route="\/api\/tables\/:id\/moves",status="200"\} 1/,
    );
    expect(text).toMatch(/clade_write_seconds_count\{outcome="written"\} [1-9]/);
    expect(text).toMatch(/clade_tables_in_memory [1-9]/);
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).not.toContain(id);
    expect(text).not.toContain('Ada');
  });

  test('count lines that came into a log', async () => {
    const lines = async (): Promise<number> =>
      Number(/clade_lines_total (\d+)/.exec((await figures()).text)?.[1]);
    const before = await lines();
    const { a, b, id } = await tableOfTwo(server);
    for (const client of [a, b]) {
      const view = await client.table(id);
      await client.confirm(id, (await client.move(id, view, view.legal[0]!.move)).body);
    }
    expect((await a.table(id)).n).toBe(2);
    expect(await lines()).toBe(before + 2);
  });

  test('are for this machine, not for who comes through a proxy, or for who has the token', async () => {
    expect((await figures({ 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
    const own = scratch();
    const config = { ...settings(own.path), metricsToken: TOKEN };
    const guarded = await startApp(own.path, { config });
    const ask = async (authorization?: string): Promise<number> =>
      (await fetch(`${guarded.address}/metrics`, { headers: authorization ? { authorization } : {} })).status;
    expect([await ask(), await ask('Bearer wrong'), await ask(`Bearer ${TOKEN}`)]).toEqual([404, 404, 200]);
    await guarded.close();
    own.remove();
  });

  test('are those that the dashboard and docs/operations.md speak of', async () => {
    const { text } = await figures();
    const there = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name as string));
    for (const file of ['operations.md', 'operations/grafana.json']) {
      const source = readFileSync(new URL(`../../../docs/${file}`, import.meta.url), 'utf8');
      const named = [...source.matchAll(/\b((?:clade|nodejs|process)_[a-z\d_]+)/g)].map(([, name]) =>
        (name as string).replace(/_(?:bucket|count)$/, ''),
      );
      expect(named.length).toBeGreaterThan(5);
      for (const name of named) expect([...there], `${name} in ${file}`).toContain(name);
    }
  });
});

test('a request has one id, in the answer and in the log; an odd one is not taken over', async () => {
  const ask = async (id?: string): Promise<string> =>
    (await fetch(`${server.address}/api/games`, { headers: id ? { 'x-request-id': id } : {} })).headers.get(
      'x-request-id',
    ) as string;
  expect(await ask('from-the-proxy_1')).toBe('from-the-proxy_1');
  const made = [await ask(), await ask(), await ask('no spaces here'), await ask('x'.repeat(65))];
  for (const id of made) expect(id).toMatch(/^[\w-]{11}-[\da-z]+$/);
  expect(new Set(made).size).toBe(4);
  for (const id of ['from-the-proxy_1', ...made]) expect(logged.join('')).toContain(`"reqId":"${id}"`);
});

test('a server that is told to stop says so before it refuses', async () => {
  const own = scratch();
  const draining = await startApp(own.path);
  const ready = async (): Promise<number> => (await fetch(`${draining.address}/readyz`)).status;
  expect(await ready()).toBe(200);
  draining.drain();
  expect(await ready()).toBe(503);
  expect((await new Client(draining.address).enter('Late')).cookie).not.toBe('');
  await draining.close();
  own.remove();
});
