import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type Running, scratch, start } from './client.ts';

const folder = scratch();
let server: Running;
let owner: Client;
beforeAll(async () => {
  server = await start(folder.path);
  owner = await new Client(server.address).enter('Ada');
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

/** A program with its token. */
class ProgramClient extends Client {
  readonly #token: string;

  constructor(address: string, token: string) {
    super(address);
    this.#token = token;
  }

  override call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    return super.call(method, path, body, { authorization: `Bearer ${this.#token}`, ...headers });
  }
}

async function program(name: string): Promise<{ id: string; token: string; client: ProgramClient }> {
  const { body } = await owner.post('/api/tokens', { name });
  return { ...body, client: new ProgramClient(server.address, body.token) };
}

describe('a token', () => {
  test('is shown once, and its text is nowhere in the store', async () => {
    const { id, token } = await program('Robo');
    expect(token).toMatch(/^clade_[A-Za-z0-9_-]{43}$/);
    const { body } = await owner.get('/api/tokens');
    expect(body.tokens).toContainEqual({ id, name: 'Robo', createdAt: expect.any(Number) });
    expect(JSON.stringify(body)).not.toContain(token);
    const stored = ['clade.sqlite', 'clade.sqlite-wal'].map((file) => readFileSync(join(server.data, file)));
    expect(stored.some((bytes) => bytes.includes(id))).toBe(true);
    expect(stored.some((bytes) => bytes.includes(token.slice('clade_'.length)))).toBe(false);
  });

  test('lets a program take a seat under its own name, and everybody sees that it is one', async () => {
    const { id, client } = await program('Robo');
    expect((await client.get('/api/me')).body).toEqual({ id, name: 'Robo' });
    const made = await owner.post('/api/tables', {
      game: 'evolution',
      seats: [{ kind: 'me' }, { kind: 'link' }],
    });
    const { invite } = made.body.table.seats[1];
    const joined = await client.post(`/api/tables/${made.body.table.id}/join`, { invite });
    expect(joined.body.seat).toBe(1);
    const seen = await owner.table(made.body.table.id);
    expect(seen.table.seats[1]).toMatchObject({ kind: 'person', name: 'Robo', program: true });
    expect(seen.table.seats[0]).not.toHaveProperty('program');
  });

  test('that is none is refused, not taken for a stranger', async () => {
    for (const header of ['Bearer clade_nothing', 'Bearer', 'Basic YTpi', 'clade_x']) {
      const answer = await new Client(server.address).call('GET', '/api/games', undefined, {
        authorization: header,
      });
      expect(answer.status, header).toBe(401);
      expect(answer.body.code, header).toBe('bad-token');
    }
  });

  test('that is revoked opens nothing any more, and ends the stream that it has opened', async () => {
    const { id, token, client } = await program('Robo');
    const stream = await fetch(`${server.address}/api/stream`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(20_000),
    });
    const read = stream.body!.getReader();
    expect(new TextDecoder().decode((await read.read()).value)).toContain('event: hello');
    expect((await owner.post(`/api/tokens/${id}/revoke`)).status).toBe(200);
    expect((await read.read()).done).toBe(true);
    expect((await client.get('/api/me')).status).toBe(401);
    expect((await owner.get('/api/tokens')).body.tokens.map((t: { id: string }) => t.id)).not.toContain(id);
    expect((await owner.post(`/api/tokens/${id}/revoke`)).status).toBe(404);
  });

  test("is its owner's: nobody else can see or revoke it", async () => {
    const { id, client } = await program('Robo');
    const other = await new Client(server.address).enter('Béla');
    expect((await other.get('/api/tokens')).body.tokens).toEqual([]);
    expect((await other.post(`/api/tokens/${id}/revoke`)).status).toBe(404);
    expect((await client.get('/api/me')).status).toBe(200);
  });

  test('does not do what is for people: further tokens, another name, notices', async () => {
    const { client } = await program('Robo');
    expect((await client.post('/api/tokens', { name: 'More' })).body.code).toBe('forbidden');
    expect((await client.get('/api/tokens')).body.code).toBe('forbidden');
    expect((await client.post('/api/guest', { name: 'Ada' })).body.code).toBe('forbidden');
    const endpoint = 'https://push.example.com/x';
    expect((await client.post('/api/push/unsubscribe', { endpoint })).body.code).toBe('forbidden');
  });

  test('is one of twenty at most', async () => {
    const many = await new Client(server.address).enter('Cili');
    for (let i = 0; i < 20; i++) expect((await many.post('/api/tokens', { name: `P${i}` })).status).toBe(200);
    expect((await many.post('/api/tokens', { name: 'P20' })).body.code).toBe('too-many-tokens');
    const { tokens } = (await many.get('/api/tokens')).body;
    await many.post(`/api/tokens/${tokens[0].id}/revoke`);
    expect((await many.post('/api/tokens', { name: 'P20' })).status).toBe(200);
  });
});

describe('the example bot', () => {
  const file = fileURLToPath(new URL('../../../examples/bot/bot.ts', import.meta.url));

  const play = async (game: string, more: readonly string[] = []) => {
    const { token, id } = await program('Example');
    const made = await owner.post('/api/tables', {
      game,
      seats: [{ kind: 'link' }, { kind: 'bot', bot: 'random' }],
    });
    const { table } = made.body;
    const link = `${server.address}/join/${table.id}?invite=${table.seats[0].invite}`;
    const playing = promisify(execFile)(process.execPath, [file, ...more, link], {
      env: { ...process.env, CLADE_TOKEN: token },
      timeout: 110_000,
    });
    await expect
      .poll(async () => (await owner.table(table.id)).table.seats[0]?.kind, { timeout: 20_000 })
      .toBe('person');
    expect((await owner.post(`/api/tables/${table.id}/start`)).status).toBe(200);
    const { stdout } = await playing;
    return { said: JSON.parse(stdout), table: await owner.table(table.id), id };
  };

  test.each(['evolution', 'dominant-species', 'dominant-species-marine'])(
    'plays a whole game of %s over the interface',
    async (game) => {
      const { said, table } = await play(game);
      expect(table.table.status).toBe('finished');
      expect(said).toEqual({ status: 'finished', seat: 0, ...table.result });
      const proof = (await owner.get(`/api/tables/${table.table.id}/verify`)).body;
      expect(proof).toMatchObject({ kept: true, replayed: true });
    },
  );

  test('plays by asking as well, without the stream', async () => {
    const { said } = await play('evolution', ['--poll', '50']);
    expect(said.status).toBe('finished');
  });

  test('says how it is used', async () => {
    const run = promisify(execFile)(process.execPath, [file], { timeout: 20_000 });
    await expect(run).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('usage:') });
  });
});
