import { type Config, configure, legalMoves, seatsToAct } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { afterEach, expect, test } from 'vitest';
import { BotPool, type PoolOptions } from '../src/bots/pool.ts';
import type { BotQuestion } from '../src/table/thinkers.ts';

const alarms: string[] = [];
let pool: BotPool | undefined;
afterEach(async () => {
  await pool?.close();
  alarms.length = 0;
});

function make(options: Partial<PoolOptions>): BotPool {
  pool = new BotPool({ threads: 1, limit: 100, alarm: (error) => alarms.push(String(error)), ...options });
  return pool;
}

const state = evolution.setup(configure(evolution, 2, {}) as Config, 'bots');
function question(seed: string, bot = 'random', more: Partial<BotQuestion> = {}): BotQuestion {
  const from = { host: 'ada', table: 'table', people: true };
  const seat = seatsToAct(evolution, state)[0]!;
  return { from, game: evolution, state, seat, bot, seed, wanted: () => true, ...more };
}
const legal = legalMoves(evolution, state, seatsToAct(evolution, state)[0]!);

test('bots answer with a legal move, each question for itself, and the same seed with the same move', async () => {
  const bots = make({ limit: 30_000 });
  const seeds = Array.from({ length: 20 }, (_, i) => `seed ${i}`);
  const moves = await Promise.all(seeds.map((seed) => bots.think(question(seed))));
  for (const move of moves) expect(legal).toContain(move);
  expect(new Set(moves).size).toBeGreaterThan(1);
  expect(await Promise.all(seeds.map((seed) => bots.think(question(seed))))).toEqual(moves);
  expect(alarms).toEqual([]);
});

test.each([
  [
    'that never answers is stopped',
    new URL('./bots/stuck.ts', import.meta.url),
    100,
    'bot random took too long',
  ],
  ['that dies is replaced', new URL('./bots/dying.ts', import.meta.url), 60_000, 'too hard'],
])('a thread %s, and every question is answered with something legal', async (_, module, limit, alarm) => {
  const bots = make({ module, limit });
  const moves = await Promise.all(['a', 'b', 'c'].map((seed) => bots.think(question(seed))));
  for (const move of moves) expect(legal).toContain(move);
  expect(alarms).toEqual([1, 2, 3].map(() => `Error: ${alarm}`));
});

test('the time that a thread takes to load is not the time of its bot', async () => {
  const bots = make({ module: new URL('./bots/late.ts', import.meta.url), limit: 1000 });
  expect(await bots.think(question('a'))).toBe(7);
  expect(alarms).toEqual([]);
});

test('a table that was stored with a bot of old goes on with the one that plays for it now', async () => {
  const bots = make({ limit: 30_000 });
  const [old, now] = ['greedy', 'beginner'].map((bot) => bots.think(question('a', bot)));
  expect(await old).toBe(await now);
  expect(alarms).toEqual([]);
});

test('a bot that does not exist is an alarm, not the end of the game', async () => {
  const bots = make({ limit: 30_000 });
  expect(legal).toContain(await bots.think(question('a', 'nobody')));
  expect(alarms).toHaveLength(1);
});

/** Names in the order in which their answers came. */
async function order(asked: Readonly<Record<string, Promise<unknown>>>): Promise<string[]> {
  const came: string[] = [];
  await Promise.all(Object.entries(asked).map(([name, answer]) => answer.then(() => came.push(name))));
  return came;
}

const FIVE = [1, 2, 3, 4, 5];

test('who answers at once does not wait behind those who search', async () => {
  const bots = make({ limit: 30_000 });
  await Promise.all([bots.think(question('a')), bots.think(question('a', 'skilled'))]); // both kinds of threads have loaded
  const asked = Object.fromEntries(FIVE.map((i) => [`expert ${i}`, bots.think(question('a', 'expert'))]));
  const came = await order({ ...asked, beginner: bots.think(question('a', 'beginner')) });
  expect(came.indexOf('beginner')).toBeLessThanOrEqual(1);
  expect(bots.waiting).toBe(0);
});

test('a host with many questions waits for themselves, not the others for them', async () => {
  const bots = make({ limit: 30_000 });
  const of = (host: string, table: string): BotQuestion =>
    question('a', 'skilled', { from: { host, table, people: true } });
  const asked = Object.fromEntries(FIVE.map((i) => [`ada ${i}`, bots.think(of('ada', `${i}`))]));
  const came = await order({ ...asked, bela: bots.think(of('bela', 'b')) });
  expect(came.indexOf('bela')).toBeLessThanOrEqual(2);
});

test('games of bots alone have what those with people leave', async () => {
  const bots = make({ limit: 30_000 });
  const of = (host: string, people: boolean): BotQuestion =>
    question('a', 'skilled', { from: { host, table: host, people } });
  const came = await order({
    first: bots.think(of('first', true)),
    alone: bots.think(of('alone', false)),
    ...Object.fromEntries(FIVE.map((i) => [`${i}`, bots.think(of('people', true))])),
  });
  expect(came.at(-1)).toBe('alone');
});

test('what nobody wants any more is not thought about, and what is thought about ends', async () => {
  const bots = make({ module: new URL('./bots/until-given-up.ts', import.meta.url), limit: 60_000 });
  let wanted = true;
  const given = { wanted: () => wanted };
  const asked = [1, 2, 3].map(() => bots.think(question('a', 'expert', given)));
  expect(bots.waiting).toBe(2);
  wanted = false;
  // The first one was being thought about, and its thread is free for others now.
  expect(await Promise.all(asked)).toEqual([7, undefined, undefined]);
  expect(alarms).toEqual([]);
});

test('a search that is given up says what it has found so far', async () => {
  const bots = make({ limit: 60_000 });
  let asked = 0;
  expect(legal).toContain(await bots.think(question('a', 'expert', { wanted: () => asked++ === 0 })));
});
