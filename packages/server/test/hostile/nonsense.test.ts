import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type OpenApi, routesOf } from '../api-document.ts';
import { Client, type Running, scratch, start } from '../client.ts';
import { addressOf, nonsense, send } from './nonsense.ts';

const folder = scratch();
let server: Running;
beforeAll(async () => {
  server = await start(folder.path);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

/** Bytes of the store on disk. */
function stored(): number {
  const files = readdirSync(folder.path).filter((name) => name.startsWith('clade.sqlite'));
  return files.reduce((sum, name) => sum + statSync(join(folder.path, name)).size, 0);
}

/** Logs that each have a thread for themselves. */
const THREAD = new Set(['empty objects', 'options of a log']);

/** The longest text that a request may let this thread read: a body that is no log. */
const LONGEST = 64 * 1024;

test('4 MB of nonsense to every route is refused, read by no more than a thread aside, and not kept', async () => {
  const ada = await new Client(server.address).enter('Ada');
  const made = await ada.post('/api/tables', {
    game: 'evolution',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'public',
  });
  const { id } = made.body.table;
  const document = (await ada.get('/api/openapi.json')).body as OpenApi;
  const kinds = nonsense();
  const before = stored();
  let longest = 0;
  const { parse } = JSON;
  const spy = vi.spyOn(JSON, 'parse').mockImplementation((text, reviver) => {
    longest = Math.max(longest, String(text).length);
    return parse(text, reviver);
  });
  try {
    const routes = routesOf(document);
    expect(routes.length).toBeGreaterThan(60);
    for (const [i, route] of routes.entries()) {
      const path = addressOf(route.path, id);
      // Each route one of them, and the one that takes large bodies all but some that a thread reads (bench/nonsense.ts).
      const some = kinds.filter(({ type, name }) => type === 'application/json' || THREAD.has(name));
      const tried = path === '/api/logs' ? some : [kinds[i % kinds.length]!];
      for (const one of tried) {
        const status = await send(server.address, { method: route.method, path }, one, {
          cookie: ada.cookie,
        });
        const name = `${route.method} ${path}, ${one.name}: ${status}`;
        // What only looks does not look at the body.
        const fine = route.method === 'GET' ? status < 500 : status === 0 || (status >= 400 && status < 500);
        expect(fine, name).toBe(true);
      }
    }
  } finally {
    spy.mockRestore();
  }
  expect(longest).toBeLessThanOrEqual(LONGEST);
  expect(stored() - before).toBeLessThan(1024 * 1024);
  expect((await ada.table(id)).table.status).toBe('open');
});
