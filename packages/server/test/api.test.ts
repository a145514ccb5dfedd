import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { misfit, type OpenApi, routesOf } from './api-document.ts';
import { Client, key, type Running, scratch, start, tableOfTwo } from './client.ts';

const folder = scratch();
let server: Running;
let document: OpenApi;
beforeAll(async () => {
  server = await start(folder.path);
  document = (await new Client(server.address).get('/api/openapi.json')).body;
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1', async () => {
    expect(document.openapi).toBe('3.1.0');
    const { valid, errors } = await new Validator().validate(structuredClone(document) as never);
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  test('covers every route under /api that is no part of the document itself', () => {
    const listed = new Set(routesOf(document).map(({ method, path }) => `${method} ${path}`));
    const registered = readdirSync(new URL('../src/http/', import.meta.url)).flatMap((file) => {
      const source = readFileSync(new URL(`../src/http/${file}`, import.meta.url), 'utf8');
      return [...source.matchAll(/http\.(get|post|put|delete|patch|route)\(\s*'(\/api\/[^']+)'/g)]
        .map(([, method, path]) => `${method?.toUpperCase()} ${path?.replace(/:(\w+)/g, '{$1}')}`)
        .filter((route) => !route.endsWith('/api/openapi.json'));
    });
    expect(registered.length).toBeGreaterThan(20);
    expect(registered.sort()).toEqual([...listed].sort());
  });

  test('gives every route a tag, a summary, and schemas for what goes in and out', () => {
    for (const { method, path, operation } of routesOf(document)) {
      const name = `${method} ${path}`;
      expect(operation.tags, name).toHaveLength(1);
      expect(operation.summary, name).toMatch(/^[A-Z]/);
      expect(Object.keys(operation.responses), name).toEqual(['200', '4XX', '5XX']);
      for (const answer of Object.values(operation.responses)) {
        expect(Object.values(answer.content ?? {})[0]?.schema, name).toHaveProperty('type');
      }
      const inPath = (operation.parameters ?? []).filter((p) => p.in === 'path').map((p) => `{${p.name}}`);
      expect(inPath, name).toEqual(path.match(/\{\w+\}/g) ?? []);
      if (method !== 'GET') expect(Object.keys(operation.requestBody?.content ?? {}), name).toHaveLength(1);
    }
  });

  test('describes the answers of a running server', async () => {
    const routes = routesOf(document);
    const find = (path: string, method = 'GET') =>
      routes.find((r) => r.path === path && r.method === method)!.operation;
    const ada = await new Client(server.address).enter('Ada');
    expect(misfit(find('/api/games'), 200, (await ada.get('/api/games')).body)).toBeUndefined();
    expect(misfit(find('/api/me'), 200, (await ada.get('/api/me')).body)).toBeUndefined();
    const made = await ada.post('/api/tables', {
      game: 'evolution',
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    });
    expect(misfit(find('/api/tables', 'POST'), 200, made.body)).toBeUndefined();
    expect(misfit(find('/api/tables', 'POST'), 200, { ...made.body, seed: 'x' })).toMatch(/seed/);
    const lists = await ada.get('/api/tables?scope=mine&limit=1');
    expect(misfit(find('/api/tables'), 200, lists.body)).toBeUndefined();
  });

  test('is a page that works with the security headers: nothing inline, nothing from elsewhere', async () => {
    const page = await fetch(`${server.address}/api/docs/`);
    const html = await page.text();
    const csp = page.headers.get('content-security-policy') ?? '';
    expect(csp).toContain("script-src 'self';style-src 'self'");
    expect(csp).not.toMatch(/unsafe|https?:|\*/);
    expect(html).not.toMatch(/<style|style=|\son\w+=|javascript:/i);
    expect([...html.matchAll(/<script([^>]*)>([^<]*)/g)].every(([, , text]) => text?.trim() === '')).toBe(
      true,
    );
    const parts = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path as string);
    expect(parts.length).toBeGreaterThan(4);
    for (const part of parts) {
      const answer = await fetch(new URL(part, page.url));
      expect(answer.status, part).toBe(200);
      await answer.arrayBuffer();
    }
  });
});

describe('pages of a list', () => {
  test('lead from one to the next until there is no more', async () => {
    const ada = await new Client(server.address).enter('Ada');
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) {
      const made = await ada.post('/api/tables', {
        game: 'evolution',
        seats: [{ kind: 'me' }, { kind: 'link' }],
      });
      ids.unshift(made.body.table.id);
      await new Promise((done) => setTimeout(done, 3));
    }
    const seen: string[] = [];
    let next: number | undefined;
    do {
      const before = next === undefined ? '' : `&before=${next}`;
      const { body } = await ada.get(`/api/tables?scope=mine&limit=2${before}`);
      seen.push(...body.tables.map((t: { id: string }) => t.id));
      next = body.next;
    } while (next !== undefined);
    expect(seen).toEqual(ids);
  });
});

describe('a move with its confirmation in one request', () => {
  test('counts at once, once, and is nothing when it is refused', async () => {
    const { a, b, id } = await tableOfTwo(server);
    const sure = async (client: Client, move: unknown, with_ = key()) => {
      const { n, draft } = await client.table(id);
      return client.post(`/api/tables/${id}/moves`, {
        n,
        drafted: draft.moves.length,
        move,
        key: with_,
        confirm: true,
      });
    };
    const { legal } = await a.table(id);
    const chosen = await sure(a, legal[0]!.move);
    expect(chosen.body).toMatchObject({ n: 0, waitingFor: [1], draft: { confirmed: true } });
    expect((await sure(b, ['eat', 0])).status).toBe(422);
    expect((await b.table(id)).draft.moves).toEqual([]);
    const last = await sure(b, (await b.table(id)).legal[0]!.move, 'the-last-choice');
    expect(last.body).toMatchObject({ n: 2, draft: { moves: [], confirmed: false } });
    const again = { n: 0, drafted: 0, move: ['stop'], key: 'the-last-choice', confirm: true };
    expect((await b.post(`/api/tables/${id}/moves`, again)).body.n).toBe(2);
  });
});

describe('docs/protocol.md', () => {
  const text = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

  test('has an example that does what the page says', async () => {
    const [, source] = /```js example\n(.*?)```/s.exec(text)!;
    const [, output] = /```text output\n(.*?)```/s.exec(text)!;
    const file = join(folder.path, 'example.mjs');
    writeFileSync(file, source as string);
    // A server of its own: the numbers of the events begin at one.
    const own = scratch();
    const fresh = await start(own.path);
    try {
      const { stdout } = await promisify(execFile)(process.execPath, [file, fresh.address], {
        timeout: 20_000,
      });
      expect(stdout).toBe(output);
    } finally {
      await fresh.close();
      own.remove();
    }
  });

  test('lists every error code that the server can answer with, and no other', () => {
    const table = text.split('## Errors')[1]?.split('\n## ')[0] ?? '';
    const listed = [...table.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, code]) => code as string);
    expect(listed.length).toBeGreaterThan(20);
    expect([...listed].sort()).toEqual([...codesInSources()].sort());
  });

  test('lists every variable of the configuration', () => {
    const config = readFileSync(new URL('../src/config.ts', import.meta.url), 'utf8');
    const names = new Set(
      [...config.matchAll(/env\.([A-Z_]+)|'(CLADE_[A-Z_]+|PORT)'/g)].map(([, a, b]) => (a ?? b) as string),
    );
    expect(names.size).toBeGreaterThan(5);
    for (const name of names) expect(text, name).toContain(`| \`${name}\` |`);
  });

  test('names every route', () => {
    for (const { method, path } of routesOf(document)) {
      expect(text).toContain(`\`${method} ${path.replace(/\{(\w+)\}/g, ':$1')}\``);
    }
  });
});

/** Codes that stand in the sources of the server; those of the rules of a game are the games' own. */
function codesInSources(): Set<string> {
  const sources = new URL('../src/', import.meta.url);
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.ts'));
  const codes = new Set<string>();
  for (const file of files) {
    const source = readFileSync(new URL(file, sources), 'utf8');
    for (const pattern of [
      /(?:new Problem|super)\(\s*\d+,\s*'([a-z-]+)'/g,
      /conflict\(\s*'([a-z-]+)'/g,
      /HTTP|', '([a-z-]+)', 'The (?:headers|request)/g,
    ]) {
      for (const [, code] of source.matchAll(pattern)) if (code) codes.add(code);
    }
  }
  return codes;
}
