import { beforeEach, expect, test, vi } from 'vitest';
import {
  type CollectedGame,
  collect,
  collection,
  isKept,
  keepPlate,
  platesOf,
  readCollected,
} from '../../src/games/evolution/collected.ts';
import { branchesOf } from '../../src/games/evolution/family-tree.ts';
import type { Life } from '../../src/games/evolution/lives.ts';
import { wrapped } from '../../src/games/evolution/plate-picture.ts';

const life = (figure: number, more: Partial<Life> = {}): Life => ({
  ...{ figure, seat: 0, born: 1, traits: [], body: 1, herd: 1, food: 0, hunts: 0, kills: 0 },
  ...more,
});
const game = (id: string, more: Partial<CollectedGame> = {}): CollectedGame => ({
  ...{ id, name: 'Table', at: 5, seed: 'abc', rounds: 4, players: ['Mara'], winners: [0], lives: [life(1)] },
  ...more,
});

beforeEach(() => collection.set({ games: [], plates: [] }));

test('the last games are remembered, the oldest makes room, and one seen again keeps its place and day', () => {
  for (let i = 0; i < 20; i++) collect(game(`g${i}`, { at: i }));
  expect(collection.get().games.map(({ id }) => id)).toEqual(
    Array.from({ length: 12 }, (_, i) => `g${19 - i}`),
  );
  collect(game('g15', { at: 99, name: 'Renamed' }));
  expect(collection.get().games[4]).toMatchObject({ id: 'g15', at: 15, name: 'Renamed' });
});

test('a plate that is kept outlives its game', () => {
  collect(game('old'));
  const [plate] = platesOf(game('old'));
  if (plate === undefined) throw new Error('no plate');
  keepPlate(plate, true);
  keepPlate(plate, true);
  for (let i = 0; i < 20; i++) collect(game(`g${i}`));
  expect(isKept(collection.get(), plate)).toBe(true);
  expect(collection.get().plates).toEqual([plate]);
  keepPlate(plate, false);
  expect(collection.get().plates).toEqual([]);
});

test('what does not fit is left out when it is read', () => {
  const whole = { games: [game('a')], plates: platesOf(game('a')) };
  expect(readCollected(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  for (const nothing of [undefined, null, 3, [], { games: 'x', plates: [null, {}, { game: game('a') }] }])
    expect(readCollected(nothing)).toEqual({ games: [], plates: [] });
  const odd = [
    { ...game('b'), lives: [{ ...life(1), traits: ['wings'] }] },
    { ...game('c'), rounds: 'many' },
  ];
  expect(readCollected({ games: odd }).games).toEqual([]);
});

test('in the family tree a species stands in the first row of its owner that is free', () => {
  const lives = [life(1, { died: 2 }), life(2, { seat: 1 }), life(3, { born: 2 }), life(4, { born: 3 })];
  const rows = branchesOf(lives, 4).map(({ seat, rows }) => [
    seat,
    rows.map((row) => row.map(({ figure }) => figure)),
  ]);
  expect(rows).toEqual([
    [0, [[1, 4], [3]]],
    [1, [[2]]],
  ]);
});

test('lines of a plate break at blanks', () => {
  const line = Array.from({ length: 30 }, () => 'abcd').join(' ');
  const rows = wrapped(line);
  expect(rows.join(' ')).toBe(line);
  expect(Math.max(...rows.map(({ length }) => length))).toBeLessThanOrEqual(84);
  expect(rows).toHaveLength(2);
});

test('a page that is opened finds the games of the last visit', async () => {
  const games = [game('before')];
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ games, plates: [] }), setItem: () => {} });
  vi.resetModules();
  const later = await import('../../src/games/evolution/collected.ts');
  expect(later.collection.get()).toEqual({ games, plates: [] });
  vi.unstubAllGlobals();
});
