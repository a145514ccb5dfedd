import { expect } from 'vitest';
import { HOUR } from '../../src/pace/window.ts';
import { Client, type Running } from '../client.ts';

/**
 * Whom a request may come from: the host, who plays too; another one who plays; somebody who plays at another table
 * only; somebody who has played here and given the seat away; somebody who looks on; nobody known; and a program of the
 * one who plays.
 */
export const KINDS = ['host', 'seated', 'elsewhere', 'former', 'spectator', 'stranger', 'token'] as const;
export type Kind = (typeof KINDS)[number];
/** How far the table is: one seat still open, about to begin, being played, one player late, over, asked for once more. */
export type Stage = 'gathering' | 'full' | 'playing' | 'late' | 'over' | 'rematch';
export type Visibility = 'public' | 'link';

/** A program, known by its token. */
class Program extends Client {
  readonly #token: string;

  constructor(address: string, token: string) {
    super(address);
    this.#token = token;
  }

  override call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    return super.call(method, path, body, { ...headers, ...this.proof });
  }

  get proof(): Record<string, string> {
    return { authorization: `Bearer ${this.#token}` };
  }
}

/** What opening a stream is answered; an open one is not read. */
export async function openStream(client: Client): Promise<{ status: number; body: { code?: string } }> {
  const headers = client instanceof Program ? client.proof : { cookie: client.cookie };
  const abort = new AbortController();
  const answer = await fetch(`${client.address}/api/stream`, { headers, signal: abort.signal });
  const body = answer.ok ? {} : ((await answer.json()) as { code?: string });
  abort.abort();
  return { status: answer.status, body };
}

/** People of every kind; `heir` has the seat that the former player gave away. */
export type Cast = Readonly<Record<Kind | 'heir', Client>>;

export async function castOf(server: Running): Promise<Cast> {
  const { address } = server;
  const enter = (name: string): Promise<Client> => new Client(address).enter(name);
  const seated = await enter('Bela');
  const elsewhere = await enter('Eva');
  const seats = [{ kind: 'me' }, { kind: 'link' }];
  await ok(elsewhere.post('/api/tables', { game: 'evolution', seats }));
  const { token } = await ok(seated.post('/api/tokens', { name: 'Robo' }));
  return {
    host: await enter('Ada'),
    seated,
    elsewhere,
    former: await enter('Cili'),
    heir: await enter('Dora'),
    spectator: await enter('Flora'),
    stranger: new Client(address),
    token: new Program(address, token),
  };
}

/** A table of three as far as a stage; the seats are the host's, the seated player's, and the one that was given away. */
export async function tableAt(
  server: Running,
  { host, seated, former, heir }: Cast,
  stage: Stage,
  visibility: Visibility,
  clock: { now: number },
): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'link' }, { kind: 'link' }];
  const pace = stage === 'late' ? { pace: { kind: 'live', bank: 600, increment: 0 } } : {};
  const { table } = await ok(host.post('/api/tables', { game: 'evolution', seats, visibility, ...pace }));
  const at = `/api/tables/${table.id}`;
  await ok(seated.post(`${at}/join`, { invite: table.seats[1].invite }));
  await ok(former.post(`${at}/join`, { invite: table.seats[2].invite }));
  if (stage === 'gathering') {
    await ok(former.post(`${at}/leave`));
    return table.id;
  }
  const { invite } = await ok(former.post(`${at}/hand-over`));
  await ok(heir.post(`${at}/join`, { invite }));
  if (stage === 'full') return table.id;
  await ok(host.post(`${at}/start`));
  if (stage === 'late') {
    for (const player of [host, seated]) await choose(player, table.id);
    clock.now += HOUR;
    await server.hall.timeUp(table.id);
  }
  if (stage === 'over' || stage === 'rematch')
    for (const player of [host, seated, heir])
      await ok(player.post(`${at}/vote`, { what: 'cancel', yes: true }));
  if (stage !== 'rematch') return table.id;
  return (await ok(host.post(`${at}/rematch`))).table.id;
}

/** Answers what the game asks, for good. */
export async function choose(player: Client, id: string): Promise<void> {
  const view = await player.table(id);
  const moved = await player.move(id, view, view.legal[0]!.move);
  await ok(player.confirm(id, moved.body));
}

// biome-ignore lint/suspicious/noExplicitAny: answers of many shapes.
export async function ok(asked: ReturnType<Client['call']>): Promise<any> {
  const { status, body } = await asked;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
