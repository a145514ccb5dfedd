import {
  configure,
  firstSeat,
  type Game,
  isRefusal,
  perft,
  plainRefusal,
  Rng,
  uniform,
  versionOf,
} from '@clade/engine';
import { expect, test } from 'vitest';
import { evolution } from '../src/index.ts';
import { feeding, sp, table } from '../src/testing/index.ts';

/** Counts of legal sequences. The first three positions are counted by hand; the table below guards against changes
 * nobody meant. */

test('feeding two plant eaters: counted by hand', () => {
  // Player 1 has two species of population 2, player 2 has one; three food at the watering hole.
  // Depth 1: player 1 must feed one of two hungry species (EVO-3.6.5: no pass): 2.
  // Depth 2: player 2 has one hungry species and food is left, so one answer each time: 2 x 1 = 2.
  // Depth 3: both of player 1's species are still hungry (2 of 2 is not reached by one token), one food is left: 2 x 2 = 4.
  const s = feeding(
    [
      [
        [1, 2],
        [1, 2],
      ],
      [[1, 2]],
    ],
    { wateringHole: 3 },
  );
  expect(perft(evolution, s, 3)).toEqual([2, 2, 4]);
});

test('one card each to play: counted by hand', () => {
  // A card with one bare species can be: a new species left or right (2), body or population (2), a trait (1); or stop.
  // Depth 1: 5 + 1 = 6.
  // Depth 2: after each of the 5 plays player 1's hand is empty and the turn passes; after stop as well. Player 2 has the
  // same six ways: 6 x 6 = 36.
  const s = table({
    phase: 'play',
    players: [
      { hand: [{ trait: 'horns', food: 3 }], species: [sp(1, 1)] },
      { hand: [{ trait: 'climbing', food: 2 }], species: [sp(1, 1)] },
    ],
  });
  expect(perft(evolution, s, 2)).toEqual([6, 36]);
});

test('an intelligent carnivore with two cards: counted by hand', () => {
  // Target 1 has Horns, which do not block: attack free, or negate Horns (2 ways). Target 2 has Climbing, which blocks:
  // only with Climbing negated (1 way). A free attack exists, so no pass (EVO-3.6.5). Depth 1: 3.
  // Depth 2: after the free attack target 1 is dead and player 2 feeds its other species from the watering hole: 1.
  // After each of the two others one of two different cards pays: 2 + 2. Together 5.
  const s = feeding(
    [
      [[4, 3, 0, ['carnivore', 'intelligence']]],
      [
        [1, 1, 0, ['horns']],
        [1, 1, 0, ['climbing']],
      ],
    ],
    {
      wateringHole: 2,
      hands: [
        [
          { trait: 'fertile', food: 2 },
          { trait: 'foraging', food: 3 },
        ],
      ],
    },
  );
  expect(perft(evolution, s, 2)).toEqual([3, 5]);
});

/** The first version of the rules: its counts stay as they are. */
const FIRST = versionOf(evolution, '1') as Game;

/** Sequences from a position that random play reaches from seed `perft`, by player count and options. */
const TABLE: readonly [
  players: number,
  options: Record<string, unknown>,
  moves: number,
  counts: readonly number[],
][] = [
  [2, {}, 30, [25, 476, 5891]],
  [2, {}, 65, [2, 9, 70, 4774]],
  [3, {}, 65, [3, 19, 147, 735, 29615]],
  [3, {}, 100, [41, 1498, 47265]],
  [4, {}, 30, [23, 313, 10123]],
  [4, {}, 65, [49, 2189]],
  [5, {}, 65, [39, 1241, 29950]],
  [5, {}, 100, [4, 8, 28, 224, 1536, 12288]],
  [6, {}, 30, [6, 30, 180, 1260, 5040, 25200]],
  [6, {}, 65, [3, 6, 18, 54, 486, 972]],
  [3, { quickPlay: true }, 65, [2, 4, 24, 144, 720, 34920]],
  [3, { quickPlay: true }, 100, [23, 305, 9869]],
  [2, { deck: 'DE110' }, 30, [3, 7, 26, 192, 9198]],
  [2, { deck: 'DE110' }, 65, [34, 810, 10560, 31692]],
  [3, { replaceOnlyWhenFull: false }, 65, [27, 441, 26489]],
  [3, { replaceOnlyWhenFull: false }, 100, [2, 8, 66, 378, 11610]],
  [4, { fatEligible: false, intelligenceTiming: 'ownTurn' }, 30, [23, 313, 10123]],
  [4, { fatEligible: false, intelligenceTiming: 'ownTurn' }, 65, [49, 2189]],
  [4, { callersProtected: true, preyLossFirst: false }, 30, [23, 313, 10123]],
  [4, { callersProtected: true, preyLossFirst: false }, 65, [49, 2189]],
];

test.each(TABLE)('%i players with %j after %i moves', (players, options, moves, counts) => {
  const config = configure(FIRST, players, options);
  if (isRefusal(config)) throw new Error(plainRefusal(config));
  const s = FIRST.setup(config, 'perft');
  const rng = new Rng('perft');
  const choose = uniform(FIRST, rng);
  for (let i = 0; i < moves; i++) {
    const seat = firstSeat(FIRST.pending(s));
    FIRST.apply(s, seat, choose(s, seat));
  }
  expect(perft(FIRST, s, counts.length)).toEqual(counts);
});
