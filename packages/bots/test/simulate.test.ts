import { type Config, configure, isRefusal, plainRefusal } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { expect, test } from 'vitest';
import { type Bot, makeBot, type SimGame, type SimReport, simulate } from '../src/index.ts';
import { wilson } from '../src/wilson.ts';
import { counting, sayer } from './counting-game.ts';

const three: Config = { rules: '1', players: 3, options: { colour: 'red' } };

function report(...args: Parameters<typeof simulate>): SimReport {
  const found = simulate(...args);
  if (isRefusal(found)) throw new Error(plainRefusal(found));
  return found;
}

test('seats rotate, shared wins count in part, scores and rounds are means', () => {
  // The numbers are 2, 1 and 2 in every game: the first and the third bot share each of the four wins. In games 0 to 3
  // the first bot sits at seats 0, 1, 2, 0 and scores 20 + seat, mean 20.75; the second at 1, 2, 0, 1, mean 11; the
  // third at 2, 0, 1, 2, mean 21.25.
  const bots = [sayer('a', 2), sayer('b', 1), sayer('c', 2)];
  const found = report(counting, three, bots, { games: 4, seed: 's' });
  expect(found).toEqual({
    game: 'counting',
    players: 3,
    options: { colour: 'red' },
    seed: 's',
    games: 4,
    entries: [
      { bot: 'a', wins: 2, winRate: 0.5, interval: wilson(2, 4), meanScore: 20.75 },
      { bot: 'b', wins: 0, winRate: 0, interval: wilson(0, 4), meanScore: 11 },
      { bot: 'c', wins: 2, winRate: 0.5, interval: wilson(2, 4), meanScore: 21.25 },
    ],
    rounds: { mean: 3, min: 3, max: 3 },
    ends: { loud: 4 },
    moves: 12,
  });
});

test('three winners get a third each, and the thirds add up', () => {
  const bots = [sayer('a', 1), sayer('b', 1), sayer('c', 1)];
  const { entries, ends } = report(counting, three, bots, { games: 9, seed: 's' });
  expect(entries.map((e) => e.wins)).toEqual([3, 3, 3]);
  expect(ends).toEqual({ quiet: 9 });
});

test('bot i sits at seat (i + g) mod N in game g', () => {
  const games: SimGame[] = [];
  const bots = [sayer('a', 0), sayer('b', 1), sayer('c', 2)];
  report(counting, three, bots, { games: 4, seed: 's', onGame: (played) => games.push(played) });
  expect(games.map((g) => g.game)).toEqual([0, 1, 2, 3]);
  expect(games.map((g) => g.seating)).toEqual([
    [0, 1, 2],
    [2, 0, 1],
    [1, 2, 0],
    [0, 1, 2],
  ]);
  // The third bot, who says 2, wins from its seat: 2, then 0, 1, 2.
  expect(games.map((g) => g.result.winners)).toEqual([[2], [0], [1], [2]]);
});

test('wrong numbers of bots and games are refused', () => {
  const bots = [sayer('a', 0), sayer('b', 1)];
  expect(simulate(counting, three, bots, { games: 1, seed: 's' })).toMatchObject({
    code: 'bots',
    facts: { players: 3, bots: 2 },
  });
  for (const games of [0, -1, 1.5, Number.NaN]) {
    const refused = simulate(counting, { ...three, players: 2 }, bots, { games, seed: 's' });
    expect(refused).toMatchObject({ code: 'games' });
  }
});

const beginner = makeBot('beginner') as Bot;
const random = makeBot('random') as Bot;

test('the same arguments give the same report, byte for byte, and another seed another', () => {
  const config = configure(evolution, 3) as Config;
  const bots = [beginner, random, random];
  const run = (seed: string): string => JSON.stringify(report(evolution, config, bots, { games: 4, seed }));
  const first = run('7');
  expect(run('7')).toBe(first);
  expect(run('8')).not.toBe(first);
});

test('the games of a simulation differ from each other, and game g does not depend on how many follow', () => {
  const config = configure(evolution, 2) as Config;
  const play = (games: number): string[] => {
    const played: string[] = [];
    const onGame = (g: SimGame): void => void played.push(JSON.stringify(g));
    report(evolution, config, [random, random], { games, seed: '1', onGame });
    return played;
  };
  const four = play(4);
  expect(play(2)).toEqual(four.slice(0, 2));
  expect(new Set(four.map((g) => JSON.stringify(JSON.parse(g).result.standings))).size).toBe(4);
});

test('rounds and ends of Evolution are those of the games', () => {
  const config = configure(evolution, 4) as Config;
  const games: SimGame[] = [];
  const onGame = (g: SimGame): void => void games.push(g);
  const found = report(evolution, config, [random, random, random, random], { games: 5, seed: '3', onGame });
  const rounds = games.map((g) => g.rounds);
  expect(found.rounds.min).toBe(Math.min(...rounds));
  expect(found.rounds.max).toBe(Math.max(...rounds));
  // Each of four players draws at least four cards a round: 129 cards last for eight deals, and the ninth is the last.
  expect(found.rounds.max).toBeLessThanOrEqual(9);
  expect(found.rounds.min).toBeGreaterThan(1);
  expect(Object.values(found.ends).reduce((a, b) => a + b)).toBe(5);
  expect(found.moves).toBe(games.reduce((sum, g) => sum + g.moves, 0));
});
