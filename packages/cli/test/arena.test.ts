import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clade, scratch } from './harness.ts';

const QUICK = ['arena', 'evolution', '--bots', 'beginner,random', '--games', '6', '--seed', 'a'];

test('an arena plays every deal from each place and reports shares, ratings and intervals', async () => {
  const { code, out } = await clade([...QUICK, '--json', '--events', 'attacked']);
  expect(code).toBe(0);
  const report = JSON.parse(out);
  expect(report).toMatchObject({ game: 'evolution', players: 2, games: 6, blocks: 3 });
  const [beginner, random] = report.entries;
  expect(beginner.winRate + random.winRate).toBeCloseTo(1);
  expect(beginner.rating).toBeGreaterThan(random.rating);
  expect(beginner.interval[0]).toBeLessThanOrEqual(beginner.winRate);
  expect(beginner.events.attacked.mean).toBeGreaterThanOrEqual(0);
});

test('an arena that was broken off goes on where it stopped, and another one is not mixed in', async () => {
  const file = join(scratch(), 'games.jsonl');
  const keep = [...QUICK, '--keep', file, '--json'];
  const whole = JSON.parse((await clade(keep)).out);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(lines).toHaveLength(7);

  // As if the last game had been cut off in the middle of its line.
  const file2 = join(scratch(), 'games.jsonl');
  appendFileSync(file2, `${lines.slice(0, 4).join('\n')}\n${lines[4]?.slice(0, 30)}`);
  const again = JSON.parse((await clade([...QUICK, '--keep', file2, '--json'])).out);
  const untimed = (report: { entries: { thinking: unknown }[] }) =>
    report.entries.map((entry) => ({ ...entry, thinking: null }));
  expect(untimed(again)).toEqual(untimed(whole));
  expect(readFileSync(file2, 'utf8').trimEnd().split('\n')).toHaveLength(7);

  const other = await clade(['arena', 'evolution', '--bots', 'random,random', '--keep', file]);
  expect(other).toMatchObject({ code: 2 });
  expect(other.err).toContain('holds another arena');
});

test('a sequential test stops when it is clear', async () => {
  const { out } = await clade([
    ...['arena', 'evolution', '--bots', 'beginner,random', '--games', '400', '--seed', 't'],
    ...['--test', '50,80', '--json'],
  ]);
  const report = JSON.parse(out);
  expect(report.test.verdict).toBe('high');
  expect(report.games).toBeLessThan(100);
});

test('bad arenas are refused in one sentence', async () => {
  const cases: [string[], string][] = [
    [['arena', 'evolution'], 'needs --bots'],
    [['arena', 'evolution', '--bots', 'beginner', '--players', '3'], 'needs at least 3 bots'],
    [['arena', 'evolution', '--bots', 'beginner,random', '--scale', '0'], '--scale needs a number'],
    [['arena', 'evolution', '--bots', 'beginner,random', '--test', '50,20'], '--test needs two shares'],
    [['arena', 'evolution', '--bots', 'casual:sleeper,random'], 'no style "sleeper"'],
  ];
  for (const [argv, sentence] of cases) {
    const { code, err } = await clade(argv);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  }
});
