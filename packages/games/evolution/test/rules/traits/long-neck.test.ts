import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { expectChanged, fed, play, type Short, wateringHole } from '../../../src/testing/index.ts';
import { beforeReveal, GRAZER, REVEALED, revealing } from '../hunt.ts';

const FOOD = [{ trait: 'horns', food: 3 }];
const WATCHER: Short[] = [
  [4, 1, 0, ['carnivore']],
  [1, 1, 0],
];

rule('EVO-6.13', 'takes one plant from the bank when food is revealed', () => {
  const s = beforeReveal([
    [1, 2, 0, ['long-neck']],
    [1, 2, 0],
  ]);
  expectChanged(s, () => play(s, 'end turn'), { 'players.0.species.0.food': [0, 1], ...REVEALED });
});

rule('EVO-6.13.1', 'also when the watering hole is empty', () => {
  const s = revealing([[[1, 2, 0, ['long-neck']]], WATCHER], [{ trait: 'ambush', food: -1 }]);
  expect([fed(s, 0, 0)[1], wateringHole(s)]).toEqual([1, 0]);
});

rule('EVO-6.13.2', 'Foraging and Cooperation go with it', () => {
  const s = revealing(
    [
      [
        [1, 3, 0, ['long-neck', 'foraging', 'cooperation']],
        [1, 3, 0],
      ],
      [GRAZER],
      [GRAZER],
    ],
    FOOD,
  );
  expect([fed(s, 0, 0)[1], fed(s, 0, 1)[1], wateringHole(s)]).toEqual([2, 1, 3]);
});

rule('EVO-6.13.3', 'nothing for a carnivore, or without room', () => {
  const hunter = revealing(
    [
      [
        [4, 2, 0, ['long-neck', 'carnivore']],
        [1, 1, 0],
      ],
      [GRAZER],
    ],
    FOOD,
  );
  expect(fed(hunter, 0, 0)).toEqual([2, 0, 0]);
  // Both necks feed the second species; its own finds the board full.
  const full = revealing(
    [
      [
        [1, 3, 0, ['long-neck', 'cooperation']],
        [1, 1, 0, ['long-neck']],
      ],
      [GRAZER],
    ],
    FOOD,
  );
  expect([fed(full, 0, 0)[1], fed(full, 0, 1)[1]]).toEqual([1, 1]);
});
