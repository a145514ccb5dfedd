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
import { dominantSpecies } from '../src/index.ts';
import { executing, table } from '../src/testing/index.ts';

/** Counts of legal sequences. The first three positions are counted by hand; the table below guards against changes
 * nobody meant. */

test('the first placements: counted by hand', () => {
  // 41 spaces are vacant and nobody may pass (DS-5.2.3): 41. Then one space less for each: 41 x 40, 41 x 40 x 39.
  expect(perft(dominantSpecies, table({}), 3)).toEqual([41, 41 * 40, 41 * 40 * 39]);
});

test('Speciation on water in the start position: counted by hand', () => {
  // DS-7.0.5: two water disks, or forgo: 3 at depth 1.
  // One disk lies on wetland, savannah and tundra (hexes D2, D3, E3 in this order): first 0 to 4 on the wetland: 5.
  // The other lies on jungle and wetland (C3, D2): first 0 to 3 on the jungle: 4.
  // After forgoing, the Insects may put one cube on any of seven tiles, or forgo: 8. Together 5 + 4 + 8 = 17.
  const s = executing({ 'speciation-4': 'amphibians' }, { forced: 'auto' });
  expect(perft(dominantSpecies, s, 2)).toEqual([3, 17]);
});

test('Competition of two animals on one tile each: counted by hand', () => {
  // Space 1 is for tundra, jungle and wetland. Mammals and insects share the tundra D3 and the wetland D2; no jungle.
  // Tundra: the one victim or skip: 2. Wetland: the one victim or skip: 2 each, so 4.
  // Then the pawn on Domination: it may score each of the seven tiles or forgo: 8 each, so 32.
  const s = executing(
    { 'competition-1': 'mammals', 'domination-1': 'mammals' },
    {
      animals: { mammals: {}, insects: {} },
      cubes: { D3: { mammals: 1, insects: 2 }, D2: { mammals: 1, insects: 2 } },
      forced: 'auto',
    },
  );
  expect(perft(dominantSpecies, s, 3)).toEqual([2, 4, 32]);
});

/** The first version of the rules: its counts stay as they are. */
const FIRST = versionOf(dominantSpecies, '1') as Game;

/** Sequences from a position that random play reaches from seed `perft`, by player count and options. */
const TABLE: readonly [
  players: number,
  options: Record<string, unknown>,
  moves: number,
  counts: readonly number[],
][] = [
  [2, {}, 30, [4, 38, 184, 906, 2964, 25382]],
  [2, {}, 47, [32, 992, 29760]],
  [2, {}, 120, [28, 110, 1759, 8022]],
  [2, {}, 333, [2, 36, 149, 5239]],
  [3, {}, 30, [4, 20, 60, 220, 940, 3240]],
  [3, {}, 47, [38, 1406, 50616]],
  [3, {}, 120, [4, 18, 102, 450, 2214, 19362]],
  [3, {}, 333, [10, 75, 1660, 52512]],
  [4, {}, 30, [3, 12, 41, 147, 511, 2116]],
  [4, {}, 47, [2, 6, 48, 660, 23134]],
  [4, {}, 120, [5, 20, 140, 420, 1468, 4824]],
  [4, {}, 333, [5, 10, 20, 80, 800, 5520]],
  [5, {}, 30, [3, 12, 41, 151, 488, 2372]],
  [5, {}, 47, [10, 84, 487, 2380, 9316, 36198]],
  [5, {}, 120, [32, 992, 29760]],
  [5, {}, 333, [40, 160, 4800, 16716]],
  [6, {}, 30, [5, 10, 40, 120, 280, 1320]],
  [6, {}, 47, [3, 9, 27, 63, 147, 1323]],
  [6, {}, 120, [24, 54, 169, 1570, 8920]],
  [6, {}, 333, [4, 21, 97, 1000, 5559, 50214]],
  [2, { animals: 3 }, 120, [24, 54, 169, 1570, 8920]],
  [2, { animals: 3 }, 333, [4, 21, 97, 1000, 5559, 50214]],
  [3, { animals: 2, deck: 'long' }, 333, [25, 600, 13800]],
  [4, { earth: 'random' }, 30, [5, 10, 35, 155, 435, 1615]],
  [4, { earth: 'random' }, 47, [5, 93, 3312]],
  [4, { earth: 'random' }, 120, [27, 702, 17550]],
  [4, { earth: 'random' }, 333, [18, 308, 2029, 41179]],
  [5, { deck: 'long', earth: 'random' }, 30, [5, 25, 100, 380, 3400, 15848]],
  [5, { deck: 'long', earth: 'random' }, 47, [2, 80, 3120]],
  [5, { deck: 'long', earth: 'random' }, 120, [3, 54, 224, 1266, 3921, 11840]],
  [5, { deck: 'long', earth: 'random' }, 333, [37, 1332, 46620]],
  [6, { assignment: 'choose' }, 30, [3, 11, 40, 110, 374, 1410]],
  [6, { assignment: 'choose' }, 47, [7, 106, 1200, 11461, 55540]],
  [6, { assignment: 'choose' }, 120, [4, 29, 337, 3423, 28758]],
  [6, { assignment: 'choose' }, 333, [11, 96, 341, 5112]],
];

test.each(TABLE)('%i players with %j after %i moves', (players, options, moves, counts) => {
  expect(perft(FIRST, reach(players, options, moves), counts.length)).toEqual(counts);
});

function reach(players: number, options: Record<string, unknown>, moves: number): State {
  const config = configure(FIRST, players, { ...unattended(FIRST), ...options });
  if (isRefusal(config)) throw new Error(plainRefusal(config));
  const s = FIRST.setup(config, 'perft');
  const choose = uniform(FIRST, new Rng('perft'));
  for (let i = 0; i < moves; i++) {
    const seat = firstSeat(FIRST.pending(s));
    FIRST.apply(s, seat, choose(s, seat));
  }
  return s;
}
