import { perft } from '@clade/engine';
import { expect, test } from 'vitest';
import { toy, toyMove, toyTable } from '../src/testing/pebbles.ts';

test('counts the sequences of Pebbles as they are counted by hand', () => {
  // Two players, five pebbles. Depth 1: seat 0 bids 1 or 2. Depth 2: for each, seat 1 bids 1 or 2: 4.
  // Depth 3: the first seat takes 1, 2 or 3, swaps or shows: 4 * 5 = 20.
  // Depth 4: after take 1 (heap 4) 3 takes, swap, show = 5; after take 2 (heap 3) 5; after take 3 (heap 2) 2 takes,
  // swap, show = 4; after swap the same seat again 5; after show only its 3 takes: 4 * (5 + 5 + 4 + 5 + 3) = 88.
  const s = toy.setup(toyTable(2, 5), 'perft');
  const before = Array.from(s);
  expect(perft(toy, s, 4)).toEqual([2, 4, 20, 88]);
  expect(Array.from(s)).toEqual(before);
});

test('stops counting where the game ends', () => {
  // One pebble left, cards shown: take 1 ends the game.
  const s = toy.setup(toyTable(2, 5), 'end');
  for (const [seat, words] of [
    [0, 'bid 2'],
    [1, 'bid 1'],
    [0, 'show'],
    [0, 'take 2'],
    [1, 'show'],
    [1, 'take 2'],
  ] as const) {
    toy.apply(s, seat, toyMove(s, words));
  }
  // A new round: two bids, then one take by whoever is first.
  expect(perft(toy, s, 5)).toEqual([2, 4, 4, 0, 0]);
});

test('of depth 0 counts nothing', () => {
  expect(perft(toy, toy.setup(toyTable(), 'none'), 0)).toEqual([]);
});
