import {
  configure,
  firstSeat,
  type Game,
  isRefusal,
  perft,
  plainRefusal,
  Rng,
  type State,
  unattended,
  uniform,
  versionOf,
} from '@clade/engine';
import { expect, test } from 'vitest';
import { dominantSpeciesMarine } from '../src/index.ts';
import { table } from '../src/testing/index.ts';

/** Counts of legal sequences. The first positions are counted by hand; the table below guards against changes nobody
 * meant. */

test('the first placements where no action can do anything but Regression: counted by hand', () => {
  // Two animals use 29 of the 31 spaces for basic pawns: one Domination space instead of three (DSM-3.2). Or they
  // retrieve: 30.
  // Then 27 of the spaces end the turn at once, and the other animal has one space less, or retrieves: 27 x 29. The two
  // Regression spaces ask whether the action is used: 2 x 2. After a Retrieve the other animal has all: 30.
  const s = table({
    animals: { fishes: {}, reptiles: {} },
    tiles: { D4: 'reef' },
    stacks: [null, null, null],
    boxes: {},
    chips: { competition: ['land', 'land', 'kelp'], evolution: ['kelp', 'sand', 'sand', 'ocean', 'ocean'] },
    forced: 'auto',
  });
  expect(perft(dominantSpeciesMarine, s, 2)).toEqual([30, 27 * 29 + 2 * 2 + 30]);
});

test('Speciation around the start Worms: counted by hand', () => {
  // One Worms disk lies on Earth, between the reef D4, the ocean D5 and the sand E4; or forgo: 2.
  // Around it first 0 to 2 cubes go to the reef (DSM-1.3): 3. After forgoing the Cephalopods have 31 spaces, or retrieve:
  // 32. Together 35.
  const s = table({
    toAct: 'fishes',
    doing: [{ id: 'speciation', space: 'speciation-2' }],
    speciation: ['sun', 'worms'],
    forced: 'auto',
  });
  expect(perft(dominantSpeciesMarine, s, 2)).toEqual([2, 35]);
});

test('Competition for three cubes, which are named in any order: counted by hand', () => {
  // On the reef D4 are 2 Reptiles and 1 Crustacean beside the Fishes: one of either goes, or forgo: 3.
  // After a Reptile the other Reptile may go, or the Crustacean, or stop: 3. After the Crustacean a Reptile may go, or
  // stop: 2. After forgoing the Reptiles place: with three animals 30 spaces (two for Domination), or retrieve: 31.
  // Together 3 + 2 + 31 = 36. By version 1 cubes are named in order: behind the Crustacean, which comes last, nothing is
  // left, and the Reptiles place: 3 + 31 + 31 = 65.
  const position = {
    animals: { fishes: {}, reptiles: {}, crustaceans: {} },
    toAct: 'fishes',
    cubes: { D4: { fishes: 1, reptiles: 2, crustaceans: 1 } },
    chips: { competition: ['land', 'kelp', 'reef'] },
    doing: [{ id: 'competition', space: 'competition-3' }],
    forced: 'auto',
  };
  expect(perft(dominantSpeciesMarine, table(position), 2)).toEqual([3, 36]);
  expect(perft(dominantSpeciesMarine, table({ ...position, rules: '1' }), 2)).toEqual([3, 65]);
});

test('two of three traits each: counted by hand', () => {
  // DSM-4.8.1: three pairs for each of the four animals, whoever decides first.
  const s = table({ phase: 'traits', options: { superheroes: true } });
  expect(perft(dominantSpeciesMarine, s, 3)).toEqual([3, 9, 27]);
});

/** The first version of the rules: its counts stay as they are. */
const FIRST = versionOf(dominantSpeciesMarine, '1') as Game;

/** Sequences from a position that random play reaches from seed `perft`, by player count and options. */
const TABLE: readonly [
  players: number,
  options: Record<string, unknown>,
  moves: number,
  counts: readonly number[],
][] = [
  [2, {}, 30, [8, 76, 963, 7599]],
  [2, {}, 47, [14, 56, 296, 1423, 13716]],
  [2, {}, 120, [2, 12, 84, 656, 6972]],
  [2, {}, 333, [28, 233, 2180, 19095]],
  [3, {}, 30, [30, 305, 4338, 53338]],
  [3, {}, 47, [2, 5, 69, 763, 9652]],
  [3, {}, 120, [30, 304, 3628, 31130]],
  [3, {}, 333, [29, 231, 2250, 17102]],
  [4, {}, 30, [4, 122, 1215, 18436]],
  [4, {}, 47, [4, 12, 24, 756, 5112]],
  [4, {}, 120, [2, 54, 360, 2540, 17058]],
  [4, {}, 333, [16, 138, 980, 9284]],
  [2, { animals: 2 }, 30, [7, 31, 200, 852, 6700, 59462]],
  [2, { animals: 2 }, 47, [6, 36, 477, 4475, 37244]],
  [2, { animals: 2 }, 120, [4, 104, 908, 7852, 58044]],
  [2, { animals: 2 }, 333, [2, 36, 396, 4512, 50182]],
  [4, { earth: 'random' }, 30, [6, 72, 889, 6608, 46630]],
  [4, { earth: 'random' }, 47, [4, 12, 36, 1152, 4788, 45468]],
  [4, { earth: 'random' }, 120, [6, 192, 2651, 26787]],
  [4, { earth: 'random' }, 333, [13, 126, 987, 7880]],
  [3, { boards: 'alternate' }, 30, [3, 7, 44, 622, 5694]],
  [3, { boards: 'alternate' }, 47, [2, 16, 210, 2354, 23070]],
  [3, { boards: 'alternate' }, 120, [6, 180, 1110, 11196]],
  [3, { boards: 'alternate' }, 333, [2, 58, 550, 7492]],
  [4, { superheroes: true }, 30, [7, 31, 200, 855, 6730, 59636]],
  [4, { superheroes: true }, 47, [6, 44, 713, 6895]],
  [4, { superheroes: true }, 120, [6, 79, 927, 7078, 57547]],
  [4, { superheroes: true }, 333, [24, 280, 3734, 47439]],
  [3, { length: 'epic', assignment: 'choose' }, 30, [2, 6, 20, 76, 294, 3736]],
  [3, { length: 'epic', assignment: 'choose' }, 47, [10, 66, 377, 2849, 24582]],
  [3, { length: 'epic', assignment: 'choose' }, 120, [34, 180, 1875, 12593, 55046]],
  [3, { length: 'epic', assignment: 'choose' }, 333, [3, 18, 183, 1161, 9708]],
  [
    4,
    { opt1: 'b', opt4: 'a', opt5: 'a', opt11: 'b', opt17: 'a', opt22: 'a', opt23: 'a', opt24: 'a' },
    30,
    [4, 122, 1215, 18295],
  ],
  [
    4,
    { opt1: 'b', opt4: 'a', opt5: 'a', opt11: 'b', opt17: 'a', opt22: 'a', opt23: 'a', opt24: 'a' },
    47,
    [4, 12, 24, 756, 5145],
  ],
  [
    4,
    { opt1: 'b', opt4: 'a', opt5: 'a', opt11: 'b', opt17: 'a', opt22: 'a', opt23: 'a', opt24: 'a' },
    120,
    [2, 29, 234, 1624, 11117],
  ],
  [
    4,
    { opt1: 'b', opt4: 'a', opt5: 'a', opt11: 'b', opt17: 'a', opt22: 'a', opt23: 'a', opt24: 'a' },
    333,
    [4, 44, 251, 1486, 9928],
  ],
];

test.each(TABLE)('%i players with %j after %i moves', (players, options, moves, counts) => {
  expect(perft(FIRST, reach(players, options, moves), counts.length)).toEqual(counts);
});

function reach(players: number, options: Record<string, unknown>, moves: number): State {
  const config = configure(FIRST, players, {
    ...unattended(FIRST),
    ...options,
  });
  if (isRefusal(config)) throw new Error(plainRefusal(config));
  const s = FIRST.setup(config, 'perft');
  const choose = uniform(FIRST, new Rng('perft'));
  for (let i = 0; i < moves; i++) {
    const seat = firstSeat(FIRST.pending(s));
    FIRST.apply(s, seat, choose(s, seat));
  }
  return s;
}
