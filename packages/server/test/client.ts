import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import type { Wire } from '@clade/engine';
import { readConfig, type ServerConfig } from '../src/config.ts';
import type { Games } from '../src/games.ts';
import { type App, type AppOptions, createApp } from '../src/http/app.ts';
import { SqliteStorage } from '../src/storage/sqlite.ts';
import type { TableView } from '../src/table/shown.ts';

/** A real server on a port of its own, with a real store in a folder of its own. */
export interface Running extends App {
  readonly address: string;
  readonly data: string;
}

export function scratch(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'clade-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Settings of a server in tests: no limits that they would meet, and no pages that happen to be built. */
export function settings(data: string): ServerConfig {
  return readConfig({
    PORT: '0',
    CLADE_DATA: data,
    CLADE_WEB: join(data, 'no-web-client'),
    LOG_LEVEL: 'silent',
    CLADE_RATE: '1000000',
  });
}

export async function start(
  data: string,
  more: Partial<ServerConfig> = {},
  games?: Games,
  logTo?: Writable,
): Promise<Running> {
  return startApp(data, {
    config: { ...settings(data), ...more },
    ...(games ? { games } : {}),
    ...(logTo ? { logTo } : {}),
  });
}

export async function startApp(data: string, options: Partial<AppOptions> = {}): Promise<Running> {
  const storage = new SqliteStorage(join(data, 'clade.sqlite'));
  const app = await createApp({ config: settings(data), storage, ...options });
  return { ...app, data, address: await app.http.listen({ host: '127.0.0.1', port: 0 }) };
}

export interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of many shapes.
  readonly body: any;
  readonly headers: Headers;
}

let keys = 0;
export function key(): string {
  return `key-${process.pid}-${++keys}`;
}

/** A browser without a page: keeps its cookie. */
export class Client {
  readonly address: string;
  cookie = '';

  constructor(address: string) {
    this.address = address;
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const response = await fetch(this.address + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const cookie = response.headers.get('set-cookie');
    if (cookie) this.cookie = cookie.split(';')[0] ?? '';
    const text = await response.text();
    let parsed: unknown = text;
    try {
      parsed = JSON.parse(text);
    } catch {
      // Not everything is JSON: logs are lines.
    }
    return { status: response.status, body: parsed, headers: response.headers };
  }

  get(path: string): Promise<Reply> {
    return this.call('GET', path);
  }

  post(path: string, body: unknown = {}): Promise<Reply> {
    return this.call('POST', path, body);
  }

  async enter(name: string): Promise<this> {
    const { status } = await this.post('/api/guest', { name });
    if (status !== 200) throw new Error(`could not enter: ${status}`);
    return this;
  }

  async table(id: string): Promise<TableView> {
    const { status, body } = await this.get(`/api/tables/${id}`);
    if (status !== 200) throw new Error(`table: ${status} ${JSON.stringify(body)}`);
    // Who is there at the moment is said by nothing else.
    const { presence: _, ...view } = body;
    return view as TableView;
  }

  move(id: string, view: Pick<TableView, 'n' | 'draft'>, move: Wire | string, with_ = key()): Promise<Reply> {
    return this.post(`/api/tables/${id}/moves`, {
      n: view.n,
      drafted: view.draft.moves.length,
      move,
      key: with_,
    });
  }

  confirm(id: string, view: Pick<TableView, 'n'>, with_ = key()): Promise<Reply> {
    return this.post(`/api/tables/${id}/confirm`, { n: view.n, key: with_ });
  }

  undo(id: string, view: Pick<TableView, 'n'>, to: number, with_ = key()): Promise<Reply> {
    return this.post(`/api/tables/${id}/undo`, { n: view.n, to, key: with_ });
  }
}

/** Two guests at a table of two that has begun. */
export async function tableOfTwo(
  running: Running,
  game = 'evolution',
  options: Record<string, unknown> = {},
): Promise<{ a: Client; b: Client; id: string }> {
  const a = await new Client(running.address).enter('Ada');
  const b = await new Client(running.address).enter('Bela');
  const created = await a.post('/api/tables', {
    game,
    options,
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'public',
  });
  if (created.status !== 200) throw new Error(JSON.stringify(created.body));
  const { id } = created.body.table;
  await b.post(`/api/tables/${id}/join`);
  const started = await a.post(`/api/tables/${id}/start`);
  if (started.status !== 200) throw new Error(JSON.stringify(started.body));
  return { a, b, id };
}
