import { expect, test } from 'vitest';
import { type Changes, changesOf, drive, expectChanged } from '../src/testing/index.ts';
import { toy, toyTable } from '../src/testing/pebbles.ts';

test('the difference of two positions is named by path', () => {
  const cubes = { D4: { mammals: 3, birds: 1 }, E3: { insects: 2 } };
  expect(changesOf({ round: 1, cubes }, { round: 1, cubes: { D4: { mammals: 4, birds: 1 } } })).toEqual({
    'cubes.D4.mammals': [3, 4],
    'cubes.E3.insects': [2, 0],
  });
  expect(changesOf({ round: 1, cubes }, { round: 1, cubes })).toEqual({});
});

test('a number that is not written is 0; another thing that is not there is undefined', () => {
  const ice = { terrain: 'tundra', under: 'sea' };
  expect(changesOf({ tiles: { D4: 'sea' } }, { points: 2, end: 'ice-age', tiles: { D4: ice } })).toEqual({
    points: [0, 2],
    end: [undefined, 'ice-age'],
    'tiles.D4': ['sea', ice],
  });
  expect(changesOf({ points: 2, end: 'ice-age' }, {})).toEqual({
    points: [2, 0],
    end: ['ice-age', undefined],
  });
});

test('a list is told by what has changed in it, and where', () => {
  const horns = { trait: 'horns', food: 3 };
  const ambush = { trait: 'ambush', food: 1 };
  expect(changesOf({ track: ['a', 'b', 'c'] }, { track: ['b', 'a', 'c'] })).toEqual({
    'track.0': ['a', 'b'],
    'track.1': ['b', 'a'],
  });
  expect(changesOf({ box: ['sun', 'sun'] }, { box: ['meat', 'sun', 'sun'] })).toEqual({
    box: [[], ['meat']],
  });
  expect(changesOf({ scored: ['D4'] }, {})).toEqual({ scored: [['D4'], []] });
  expect(changesOf({ hand: [horns, ambush, horns] }, { hand: [horns, horns] })).toEqual({
    'hand.1': [[ambush], []],
  });
  expect(changesOf({ hand: [horns] }, { hand: [{ ...horns, food: 4 }] })).toEqual({ 'hand.0.food': [3, 4] });
});

test('what the table is asked does not count, whose turn it is does', () => {
  expect(changesOf({ toAct: 0, step: 'feed', action: { step: 1 } }, { toAct: 1, cursor: 'insects' })).toEqual(
    { toAct: [0, 1] },
  );
});

test('the whole change of the table is told; a part of it, or more than it, fails', () => {
  const { play } = drive(toy);
  const expectTold = (changes: Changes, words = 'take 2'): void => {
    const s = toy.setup(toyTable(), 'told');
    play(s, 'bid 2', 'bid 1');
    expectChanged(toy, s, () => play(s, words), changes);
  };
  const whole: Changes = { heap: [5, 3], 'players.0.taken': [0, 2], turn: [0, 1], done: [0, 1] };
  expectTold(whole);
  const { heap: _, ...rest } = whole;
  expect(() => expectTold(rest)).toThrow();
  expect(() => expectTold({ ...whole, 'players.1.taken': [0, 1] })).toThrow();
  expect(() => expectTold({ ...whole, heap: [5, 4] })).toThrow();
  expect(() => expectTold({}, 'show')).toThrow();
});
