import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LogReader } from '../src/logs/reader.ts';
import { Client, type Running, scratch, start } from './client.ts';

const fixtures = new URL('../../games/evolution/fixtures/', import.meta.url);
const whole = readFileSync(new URL('2/as-version-1.jsonl', fixtures), 'utf8');

describe('a log', () => {
  test('is read beside everything else: the server goes on with its requests meanwhile', async () => {
    const reading = new LogReader().read(whole);
    let read = false;
    void reading.then(() => (read = true));
    let turns = 0;
    for (; !read && turns < 100; turns++) await setImmediate();
    expect(turns).toBe(100);
    const { game, moves, result } = await reading;
    expect(game).toBe('evolution');
    expect(moves.map(({ n }) => n)).toEqual(moves.map((_, i) => i + 1));
    expect(result.winners.length).toBeGreaterThan(0);
  });

  test('that takes too long is given up, and the next one is read', async () => {
    const hasty = new LogReader(0);
    await expect(hasty.read(whole)).rejects.toMatchObject({ status: 422, code: 'bad-log' });
    await expect(new LogReader().read(whole)).resolves.toMatchObject({ game: 'evolution' });
  });

  test.each([
    ['with more lines than any game', `${whole}${'{}\n'.repeat(20_000)}`, /20000 lines/],
    ['with a name that nobody sees', renamed(whole, '\u3164'), /cannot be seen/],
    ['with a long name', renamed(whole, 'x'.repeat(41)), /longer than 40/],
  ])('%s is refused with the reason', async (_, text, sentence) => {
    await expect(new LogReader().read(text)).rejects.toMatchObject({ status: 422, message: sentence });
  });
});

/** The log with another name on its first seat, and without its seal. */
function renamed(text: string, name: string): string {
  const [first = '', ...lines] = text.trimEnd().split('\n').slice(0, -1);
  const header = JSON.parse(first);
  return [JSON.stringify({ ...header, seats: [name, ...header.seats.slice(1)] }), ...lines].join('\n');
}

describe('games that somebody brings in', () => {
  const folder = scratch();
  let server: Running;
  beforeAll(async () => {
    server = await start(folder.path);
  });
  afterAll(async () => {
    await server.close();
    folder.remove();
  });

  test('are thirty in a day; another person has as many', async () => {
    const send = (client: Client, text: string) =>
      client.call('POST', '/api/logs', text, { 'content-type': 'application/x-ndjson' });
    const ada = await new Client(server.address).enter('Ada');
    // What is refused counts as well: reading it took as long. Many at once are counted one by one.
    const statuses = await Promise.all(Array.from({ length: 31 }, () => send(ada, 'x')));
    expect(statuses.map(({ status }) => status).sort()).toEqual([...Array(30).fill(422), 429]);
    expect(await send(ada, whole)).toMatchObject({
      status: 429,
      body: { code: 'too-many-logs', facts: { most: 30 } },
    });
    const bela = await new Client(server.address).enter('Bela');
    expect((await send(bela, whole)).status).toBe(200);
  });
});
