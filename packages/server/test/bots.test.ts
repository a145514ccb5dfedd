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
function question(seed: string, bot = 'random'): BotQuestion {
  return { game: evolution, state, seat: seatsToAct(evolution, state)[0]!, bot, seed };
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
