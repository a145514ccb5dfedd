import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenApi, routesOf } from './api-document.ts';
import { Client, type Running, scratch, settings, startApp } from './client.ts';
import { REQUESTS, type Request } from './powers/requests.ts';
import { type Cast, castOf, KINDS, type Kind, openStream, tableAt, type Visibility } from './powers/scene.ts';

const folder = scratch();
const clock = { now: Date.parse('2026-03-02T12:00Z') };
let server: Running;
let people: Cast;
beforeAll(async () => {
  const config = { ...settings(folder.path), maxTables: 100_000 };
  server = await startApp(folder.path, { config, now: () => clock.now });
  people = await castOf(server);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

/** A row of the tables: a request, and what it is answered for each kind of person. */
interface Row {
  readonly name: string;
  readonly route: string;
  readonly cells: Readonly<Record<Kind, string>>;
}

/** The tables under "Who may do what"; a column of persons stands for all of them. */
function rowsOf(text: string): Row[] {
  const section = text.split('## Who may do what')[1]?.split('\n## ')[0] ?? '';
  return section.split(/\n\n/).flatMap((block) => {
    const [head = '', , ...rows] = block.split('\n').filter((line) => line.startsWith('|'));
    const columns = cellsOf(head).slice(1);
    return rows.map((line) => {
      const [what = '', ...cells] = cellsOf(line);
      const name = what.replaceAll('`', '');
      const of = (kind: Kind): string => {
        const column = columns.indexOf(kind);
        return cells[column < 0 ? columns.indexOf('person') : column] ?? '';
      };
      return {
        name,
        route: /`([^`]*)`/.exec(what)?.[1] ?? '',
        cells: Object.fromEntries(KINDS.map((kind) => [kind, of(kind)])) as Row['cells'],
      };
    });
  });
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

const rows = rowsOf(readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8'));
const ofTables = rows.filter(({ name }) => REQUESTS[name]?.stage !== undefined);

/** Looking changes nothing: all may look at the same table. */
const looked = new Map<string, Promise<string>>();
const shared: typeof tableAt = (...of) => {
  const name = `${of[2]} ${of[3]}`;
  const table = looked.get(name) ?? tableAt(...of);
  looked.set(name, table);
  return table;
};

/** What a kind of person is answered: `yes`, or the code of the refusal. */
async function answered(name: string, kind: Kind, visibility: Visibility): Promise<string> {
  const [method = '', path = ''] = name.split(' ');
  const request = REQUESTS[name] as Request;
  const cast = request.spends ? await castOf(server) : people;
  const { stage, params = {}, query = '', body, headers } = request;
  const looks = method === 'GET' && request.before === undefined;
  const id =
    stage === undefined ? '' : await (looks ? shared : tableAt)(server, cast, stage, visibility, clock);
  const asking = { cast, kind, id };
  await request.before?.(asking);
  const values: Record<string, string> = { id, ...params };
  const address = path.replace(/:(\w+)/g, (_, param: string) => values[param] ?? '');
  const sent = typeof body === 'function' ? await body(asking) : body;
  const { status, body: answer } =
    path === '/api/stream'
      ? await openStream(cast[kind])
      : await cast[kind].call(method, address + query, sent, headers);
  return status < 400 || (request.tried !== undefined && answer.code === request.tried) ? 'yes' : answer.code;
}

describe('who may do what', () => {
  test('is said for every route of the server, and tried for all that is said', async () => {
    const document = (await new Client(server.address).get('/api/openapi.json')).body as OpenApi;
    const routes = routesOf(document).map(
      ({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    );
    expect([...new Set(rows.map(({ route }) => route))].sort()).toEqual(routes.sort());
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(REQUESTS).sort());
  });

  test.each(rows)('$name', async ({ name, cells }) => {
    const seen: Partial<Record<Kind, string>> = {};
    for (const kind of KINDS) seen[kind] = await answered(name, kind, 'public');
    expect(seen).toEqual(cells);
  });
});

describe('at a table of friends', () => {
  test.each(ofTables)(
    '$name is for those at it; for others there is no such table',
    async ({ name, cells }) => {
      const seen: Partial<Record<Kind, string>> = {};
      for (const kind of KINDS) seen[kind] = await answered(name, kind, 'link');
      const nobody = name.startsWith('GET') && !/note|orders/.test(name) ? 'not-found' : 'stranger';
      expect(seen).toEqual({
        host: cells.host,
        seated: cells.seated,
        elsewhere: 'not-found',
        former: 'not-found',
        spectator: 'not-found',
        stranger: nobody,
        token: 'not-found',
      });
    },
  );
});
