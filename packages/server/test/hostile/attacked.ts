import { connect } from 'node:net';
import { afterAll, beforeAll, expect } from 'vitest';
import type { TableView } from '../../src/table/shown.ts';
import { Client, type Running, scratch, start, tableOfTwo } from '../client.ts';

/** A server that is attacked; it must be ready for the next request when everything is over. */
export class Attacked {
  readonly #folder = scratch();
  #server: Running | undefined;

  constructor() {
    beforeAll(async () => {
      this.#server = await start(this.#folder.path);
    });
    afterAll(async () => {
      expect((await new Client(this.address).get('/readyz')).body).toEqual({ ok: true });
      await this.#server?.close();
      this.#folder.remove();
    });
  }

  get server(): Running {
    return this.#server as Running;
  }

  get address(): string {
    return this.server.address;
  }

  enter(name: string): Promise<Client> {
    return new Client(this.address).enter(name);
  }

  /** A game of two that has begun. */
  tableOfTwo(): ReturnType<typeof tableOfTwo> {
    return tableOfTwo(this.server);
  }

  /** Both have chosen a food card; who is to act comes first. */
  async playing(): Promise<{ me: Client; other: Client; id: string; view: TableView }> {
    const { a, b, id } = await this.tableOfTwo();
    for (const client of [a, b]) {
      const view = await client.table(id);
      const moved = await client.move(id, view, view.legal[0]!.move);
      await client.confirm(id, moved.body);
    }
    const [me, other] = (await a.table(id)).waitingFor[0] === 0 ? [a, b] : [b, a];
    return { me, other, id, view: await me.table(id) };
  }

  async privateTable(): Promise<{ host: Client; friend: Client; id: string; invite: string }> {
    const host = await this.enter('Ada');
    const friend = await this.enter('Bela');
    const seats = [{ kind: 'me' }, { kind: 'link' }];
    const { table } = (await host.post('/api/tables', { game: 'evolution', seats })).body;
    return { host, friend, id: table.id, invite: table.seats[1].invite };
  }

  /** Sends bytes as they are and reads the answer to its end. */
  raw(text: string, hangUp = false): Promise<string> {
    const { hostname, port } = new URL(this.address);
    return new Promise((done, fail) => {
      let answer = '';
      const socket = connect(Number(port), hostname, () => {
        socket.write(text);
        if (hangUp) socket.end();
      });
      socket.setTimeout(5000, () => socket.destroy());
      socket.on('data', (part) => {
        answer += String(part);
      });
      socket.on('close', () => done(answer));
      socket.on('error', fail);
    });
  }

  /** What a stream says until it has said `enough`, as text. */
  async listen(
    client: Client,
    headers: Record<string, string>,
    enough: RegExp,
    path = '/api/stream',
  ): Promise<string> {
    const abort = new AbortController();
    const response = await fetch(this.address + path, {
      headers: { cookie: client.cookie, ...headers },
      signal: abort.signal,
    });
    expect(response.status).toBe(200);
    let text = '';
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    while (!enough.test(text)) text += (await reader.read()).value ?? '';
    abort.abort();
    await reader.read().catch(() => undefined);
    return text;
  }
}

/** An answer that refuses with a code and a sentence. */
export const refusal = (status: number, code: string) => ({
  status,
  body: { code, sentence: expect.any(String) },
});
