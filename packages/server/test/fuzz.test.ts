import { Writable } from 'node:stream';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { misfit, type OpenApi, type Route, routesOf } from './api-document.ts';
import { Client, key, type Running, scratch, start } from './client.ts';
import { HOSTILE, type JsonSchema, spoiled, type Vocabulary, valuesOf } from './fuzz-schemas.ts';

/**
 * Requests made of the OpenAPI document, whole and spoiled, by people of every kind: none may crash the server, learn
 * a secret, or get an answer that the document does not describe.
 */
const folder = scratch();
const logged: string[] = [];
let server: Running;
let routes: Route[];
let tables: string[];
let invites: string[];
let people: Record<string, Client>;

beforeAll(async () => {
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk));
      done();
    },
  });
  server = await start(folder.path, { logLevel: 'trace', maxTables: 100_000 }, undefined, logTo);
  const enter = (name: string): Promise<Client> => new Client(server.address).enter(name);
  const [ada, bela, cili] = await Promise.all(['Ada', 'Béla', 'Cili'].map(enter));
  const forged = new Client(server.address);
  forged.cookie = `${ada!.cookie.split('.')[0]}.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`;
  people = { ada: ada!, bela: bela!, cili: cili!, stranger: new Client(server.address), forged };
  const document: OpenApi = (await ada!.get('/api/openapi.json')).body;
  routes = routesOf(document).filter(({ path }) => path !== '/api/stream');
  tables = [];
  invites = [];
  for (const game of ['evolution', 'dominant-species']) {
    for (const visibility of ['public', 'link']) {
      const seats = [{ kind: 'me' }, { kind: 'link' }];
      const made = await ada!.post('/api/tables', { game, seats, visibility });
      const { id } = made.body.table;
      tables.push(id);
      invites.push(made.body.table.seats[1].invite);
      if (visibility === 'link') continue;
      await bela!.post(`/api/tables/${id}/join`, { invite: invites.at(-1) });
      await ada!.post(`/api/tables/${id}/start`);
    }
  }
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

/** Words of real tables, so that requests reach what lies behind the first checks. */
const words: Vocabulary = (schema, name) => {
  switch (name) {
    case 'id':
      return fc.constantFrom(...tables);
    case 'invite':
      return fc.constantFrom(...invites, 'AAAAAAAAAAAAAAAAAAAAAA');
    case 'key':
      return fc.nat().map((i) => `${key()}-${i}`);
    case 'n':
    case 'drafted':
      return fc.nat(3);
    case 'to':
      return schema.type === 'string' ? fc.constantFrom('08:00', '23:30') : fc.nat(3);
    case 'from':
    case 'at':
      return fc.constantFrom('08:00', '18:00');
    case 'template':
      return fc.constantFrom('food-least', 'answer', 'protect');
    case 'decision':
      return fc.constantFrom('food-card', 'feed');
    case 'of':
      return fc.constantFrom('seed', 'sun');
    case 'zone':
      return fc.constantFrom('UTC', 'Europe/Prague', 'Middle/Earth');
    case 'language':
      return fc.constantFrom('en', 'hu', 'xx');
    case 'mail':
      return schema.type === 'string' ? fc.constantFrom('ada@mail.test', 'b@c.test') : undefined;
    case 'webhook':
      return fc.constantFrom('https://discord.com/api/webhooks/1/x', 'https://10.0.0.1/x');
    case 'game':
      return fc.constantFrom('evolution', 'dominant-species', 'chess');
    case 'name':
      return fc.constantFrom('Ada', 'Žofie', 'Иван', '王', 'x'.repeat(40));
    case 'bot':
      return schema.type === 'string' ? fc.constantFrom('random', 'beginner', 'grandmaster') : undefined;
    case 'endpoint':
      return fc.constantFrom(
        'https://push.example/send/1',
        'https://push.example/send/2',
        'https://10.0.0.1/x',
      );
    case 'p256dh':
      return fc.constantFrom('B'.repeat(87), `${'C'.repeat(87)}=`);
    case 'auth':
      return fc.constantFrom('D'.repeat(22), `${'E'.repeat(22)}==`);
    case 'line':
      return fc.integer({ min: 1, max: 4 });
    case 'move':
      return schema.type === 'array'
        ? fc.constantFrom(['stop'], ['eat', 0], ['food', 'horns', 2], ['pass'])
        : undefined;
    default:
      return undefined;
  }
};

interface Request {
  readonly path: string;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
}

function requestsOf({ path, operation }: Route): fc.Arbitrary<Request> {
  const fields = (where: string): fc.Arbitrary<Record<string, unknown>> => {
    const found = (operation.parameters ?? []).filter((p) => p.in === where);
    return fc.record(Object.fromEntries(found.map((p) => [p.name, valuesOf(p.schema, words, p.name)])), {
      requiredKeys: found.filter((p) => p.required).map((p) => p.name),
    });
  };
  const [content] = Object.values(operation.requestBody?.content ?? {});
  const bodies =
    content === undefined ? fc.constant(undefined) : valuesOf(content.schema as JsonSchema, words);
  return fc
    .record({ path: fields('path'), query: fields('query'), body: bodies })
    .chain((whole) =>
      fc.oneof(
        { weight: 3, arbitrary: fc.constant(whole) },
        { weight: 2, arbitrary: spoiled(whole.body).map((body) => ({ ...whole, body })) },
        {
          weight: 1,
          arbitrary: spoiled(whole.path).map((p) => ({ ...whole, path: asRecord(p, whole.path) })),
        },
        { weight: 1, arbitrary: spoiled(whole.query).map((q) => ({ ...whole, query: asRecord(q, {}) })) },
      ),
    )
    .map(({ path: params, query, body }) => ({
      path: path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(asText(params[name]))),
      query,
      body: content === undefined ? undefined : body,
    }));
}

function asRecord(value: unknown, otherwise: Record<string, unknown>): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : otherwise;
}

/** Half a character cannot be written into an address. */
function asText(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined')).toWellFormed();
}

/** Answers by route: the requests get past the first check, or they test nothing. */
const reached = new Map<string, Set<number>>();

async function send(route: Route, who: Client, { path, query, body }: Request): Promise<void> {
  const search = new URLSearchParams(
    Object.fromEntries(Object.entries(query).map(([k, v]) => [k, asText(v)])),
  ).toString();
  const lines = route.path === '/api/logs';
  const {
    status,
    body: answer,
    headers,
  } = await who.call(
    route.method,
    search === '' ? path : `${path}?${search}`,
    body === undefined ? undefined : lines ? asText(body) : JSON.stringify(body),
    lines && body !== undefined ? { 'content-type': 'application/x-ndjson' } : {},
  );
  const told = `${route.method} ${path}?${search} ${JSON.stringify(body)?.slice(0, 300)} -> ${status}`;
  const name = `${route.method} ${route.path}`;
  reached.set(name, (reached.get(name) ?? new Set()).add(status));
  expect(status, told).toBeLessThan(500);
  // An empty path parameter leads to another route, or to none.
  if (status !== 404) expect(misfit(route.operation, status, answer), told).toBeUndefined();
  else expect(Object.keys(answer), told).toEqual(expect.arrayContaining(['code', 'sentence']));
  const text = JSON.stringify(answer);
  expect(text, told).not.toMatch(/node_modules|\.ts:\d|\bat \w+ \(|SQLITE|Error:/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
}

/** Requests after which who has made them is not known any more. */
const ENDING = new Set(['/api/account/leave', '/api/account/delete']);

/** Somebody to make a request: for one that ends a person, a person for this once. */
async function asking({ path }: Route, client: Client): Promise<Client> {
  return ENDING.has(path) && client.cookie !== '' ? new Client(client.address).enter('Eve') : client;
}

const RUNS = 120;

describe('requests made of the OpenAPI document', () => {
  test('by anybody, whole or spoiled, are answered by the document, and nothing breaks', async () => {
    for (const route of routes) {
      await fc.assert(
        fc.asyncProperty(requestsOf(route), fc.constantFrom(...Object.keys(people)), async (request, who) => {
          const client = await asking(route, people[who]!);
          const { cookie } = client;
          await send(route, client, request);
          // Strangers stay strangers.
          client.cookie = cookie;
        }),
        { numRuns: RUNS },
      );
    }
    const shallow = [...reached].filter(([, statuses]) => ![...statuses].some((s) => s !== 400 && s !== 401));
    expect(shallow).toEqual([]);
    expect([...reached.values()].filter((statuses) => statuses.has(200)).length).toBeGreaterThan(15);
  });

  test('with every hostile value in the place of every part', async () => {
    const ada = people.ada!;
    for (const route of routes) {
      const [whole] = fc.sample(requestsOf(route), { numRuns: 1, seed: 5 });
      for (const bad of HOSTILE)
        await send(route, await asking(route, ada), {
          ...whole!,
          body: whole!.body === undefined ? undefined : bad,
        });
    }
  });

  test('left no trace of an error in the log of the server, and no secret at any level', async () => {
    const lines = logged.map((line) => JSON.parse(line) as { level: number; msg: string });
    expect(lines.length).toBeGreaterThan(1000);
    expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
    const secrets = [...invites];
    for (const client of Object.values(people)) if (client.cookie) secrets.push(client.cookie.split('=')[1]!);
    for (const id of tables) {
      const { secret } = (await server.hall.storage.load(id))!;
      secrets.push(secret.seed, secret.salt);
    }
    const all = logged.join('');
    for (const secret of secrets) expect(all.includes(secret), 'a secret in the log').toBe(false);
    expect(all).not.toMatch(/Žofie|grandmaster|"move"/);
  });

  test('leave tables that open anew from the store, to the same hash', async () => {
    const all: (string | undefined)[] = [];
    for (const id of tables) all.push((await server.hall.open(id)).hash);
    await server.close();
    server = await start(folder.path);
    const again: (string | undefined)[] = [];
    for (const id of tables) again.push((await server.hall.open(id)).hash);
    expect(again).toEqual(all);
    expect((await people.ada!.call('GET', '/readyz').catch(() => ({ status: 0 }))).status).toBe(0);
    expect((await new Client(server.address).get('/readyz')).status).toBe(200);
  });
});
