import { dominantSpecies } from '@clade/dominant-species';
import { type Config, configure } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { expect, test } from 'vitest';
import { bootstrap } from '../../src/arena/bootstrap.ts';
import { ratings } from '../../src/arena/ratings.ts';
import { arenaReport, winRate } from '../../src/arena/report.ts';
import {
  type ArenaRecord,
  type ArenaTask,
  playTask,
  schedule,
  verdict,
  wholeBlocks,
} from '../../src/index.ts';

const config = (players: number) => configure(evolution, players, {}) as Config;

/** A game in which the bots finished in the order of the list. */
function game(n: number, block: number, seats: string[], ranks: number[]): ArenaRecord {
  const none = seats.map(() => []);
  const points = ranks.map((rank) => 50 - rank);
  return {
    n,
    block,
    seats,
    ranks,
    points,
    rounds: 5,
    reason: 'end',
    counts: seats.map(() => ({})),
    times: none,
  };
}

test('a block plays one deal from every place', () => {
  const tasks = schedule({ config: config(3), bots: ['a', 'b', 'c'], games: 7, seed: 's', scale: 1 });
  expect(tasks).toHaveLength(9);
  for (let block = 0; block < 3; block++) {
    const games = tasks.filter((t) => t.block === block);
    expect(new Set(games.map(({ seed }) => seed)).size).toBe(1);
    for (let seat = 0; seat < 3; seat++) {
      expect(games.map(({ seats }) => seats[seat]).sort()).toEqual(['a', 'b', 'c']);
    }
  }
  expect(new Set(tasks.map(({ seed }) => seed)).size).toBe(3);
});

test('with more bots than places all play about equally often', () => {
  const bots = ['a', 'b', 'c', 'd', 'e'];
  const tasks = schedule({ config: config(2), bots, games: 100, seed: 's', scale: 1 });
  const counts = bots.map((bot) => tasks.filter(({ seats }) => seats.includes(bot)).length);
  for (const count of counts) expect(Math.abs(count - 40)).toBeLessThanOrEqual(2);
  for (const { seats } of tasks) expect(new Set(seats).size).toBe(2);
});

test('a shared win counts in part, and only whole blocks count', () => {
  const records = [
    game(0, 0, ['a', 'b'], [1, 1]),
    game(1, 0, ['b', 'a'], [2, 1]),
    game(2, 1, ['a', 'b'], [1, 2]),
  ];
  expect(winRate(records, 'a')).toBeCloseTo(2.5 / 3);
  expect(wholeBlocks(records).map((block) => block.length)).toEqual([2]);
  const report = arenaReport(records, []);
  expect(report.games).toBe(2);
  expect(report.entries.find(({ bot }) => bot === 'a')).toMatchObject({ winRate: 0.75, meanRank: 1 });
});

test('the interval holds the share and narrows with the number of blocks', () => {
  const blocks = (n: number) => Array.from({ length: n }, (_, i) => (i % 4 === 0 ? 1 : 0));
  const mean = (drawn: readonly number[]) => drawn.reduce((a, b) => a + b, 0) / drawn.length;
  const [lo, hi] = bootstrap(blocks(40), mean);
  expect(lo).toBeLessThan(0.25);
  expect(hi).toBeGreaterThan(0.25);
  // The normal interval of 10 in 40 is 0.25 +- 0.134.
  expect(hi - lo).toBeGreaterThan(0.2);
  expect(hi - lo).toBeLessThan(0.32);
  const narrow = bootstrap(blocks(400), mean);
  expect(narrow[1] - narrow[0]).toBeLessThan(0.12);
});

test('ratings order bots by all their ranks', () => {
  const records = Array.from({ length: 20 }, (_, i) =>
    game(i, i, ['a', 'b', 'c'], i % 4 === 0 ? [2, 1, 3] : [1, 2, 3]),
  );
  const [a, b, c] = ratings(records, ['a', 'b', 'c']) as [number, number, number];
  expect(a).toBeGreaterThan(b);
  expect(b).toBeGreaterThan(c);
  expect(a + b + c).toBeCloseTo(0);
  // 15 of 20 are odds of three to one: 191 points, a little less for the first guess and for the losses of c.
  expect(a - b).toBeGreaterThan(120);
  expect(a - b).toBeLessThan(200);
});

test('the sequential test decides when the games do', () => {
  const blocks = (share: number, n: number) =>
    Array.from({ length: n }, (_, i) => [game(i, i, ['a', 'b'], (i * share) % 1 < share ? [1, 2] : [2, 1])]);
  const test = { bot: 'a', low: 0.25, high: 0.5 };
  expect(verdict(test, blocks(0.5, 4))).toBe('open');
  expect(verdict(test, blocks(0.75, 60))).toBe('high');
  expect(verdict(test, blocks(0.1, 60))).toBe('low');
});

test('a task gives the same record again', () => {
  const [task] = schedule({
    config: config(3),
    bots: ['casual', 'beginner', 'random'],
    games: 1,
    seed: 'r',
    scale: 0.2,
  });
  const record = playTask(evolution, task!);
  expect(playTask(evolution, task!)).toEqual(record);
  expect(record.ranks).toHaveLength(3);
  expect(record.rounds).toBeGreaterThan(2);
  expect(record.counts.some((counts) => (counts['species-created'] ?? 0) > 0)).toBe(true);
});

test('what an animal does counts for its player, and a pawn by its section', () => {
  const table = configure(dominantSpecies, 2, {}) as Config;
  const [task] = schedule({ config: table, bots: ['beginner', 'random'], games: 2, seed: 's', scale: 1 });
  const { counts } = playTask(dominantSpecies, task as ArenaTask);
  for (const own of counts) {
    const sections = Object.entries(own).filter(([name]) => name.startsWith('pawn-placed:'));
    expect(sections.length).toBeGreaterThan(3);
    expect(sections.reduce((sum, [, n]) => sum + n, 0)).toBe(own['pawn-placed']);
  }
});
