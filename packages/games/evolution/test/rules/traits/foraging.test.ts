import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import {
  expectChanged,
  fed,
  feeding,
  options,
  play,
  type Short,
  wateringHole,
} from '../../../src/testing/index.ts';
import { attack, GRAZER, hunt, revealing } from '../hunt.ts';

const eating = (row: readonly Short[], more = {}) =>
  feeding([row, [GRAZER], [GRAZER]], { wateringHole: 9, ...more });

rule('EVO-6.8', 'every plant take is one larger, if room and source allow', () => {
  const s = eating([[1, 3, 0, ['foraging']]]);
  expectChanged(s, () => play(s, 'feed species 1'), {
    wateringHole: [9, 7],
    'players.0.species.0.food': [0, 2],
    toAct: [0, 1],
  });
  const tight = eating([[1, 1, 0, ['foraging']]]);
  play(tight, 'feed species 1');
  expect([fed(tight, 0, 0)[1], wateringHole(tight)]).toEqual([1, 8]);
  const scarce = feeding(
    [
      [
        [1, 3, 0, ['foraging']],
        [3, 1, 0, ['carnivore']],
      ],
      [[1, 1, 1]],
    ],
    { wateringHole: 1 },
  );
  play(scarce, 'feed species 1');
  expect(fed(scarce, 0, 0)[1]).toBe(1);
});

rule('EVO-6.8.1', 'at the watering hole, with Long Neck, Intelligence and Cooperation', () => {
  const hole = eating([[1, 4, 0, ['foraging']]]);
  play(hole, 'feed species 1');
  expect(fed(hole, 0, 0)[1]).toBe(2);
  const neck = revealing([[[1, 4, 0, ['foraging', 'long-neck']]], [GRAZER]], [{ trait: 'horns', food: 3 }]);
  expect(fed(neck, 0, 0)[1]).toBe(2);
  const thinker = eating([[1, 4, 0, ['foraging', 'intelligence']]], { hands: [1] });
  play(thinker, options(thinker)[0]!);
  expect(fed(thinker, 0, 0)[1]).toBe(3);
  const helped = eating([
    [1, 4, 0, ['cooperation']],
    [1, 4, 0, ['foraging']],
  ]);
  play(helped, 'feed species 1');
  expect(fed(helped, 0, 1)[1]).toBe(2);
});

rule('EVO-6.8.2', 'never for meat', () => {
  const s = hunt(
    [5, 6, 0, ['carnivore', 'foraging']],
    [
      [2, 2, 0],
      [6, 3, 0, ['scavenger', 'foraging']],
    ],
  );
  play(s, attack(0));
  expect([fed(s, 0, 0)[1], fed(s, 1, 1)[1]]).toEqual([2, 1]);
  const passed = feeding(
    [
      [
        [5, 2, 0, ['carnivore', 'cooperation']],
        [1, 3, 0, ['foraging']],
      ],
      [[2, 2, 0]],
      [GRAZER],
    ],
    {
      wateringHole: 9,
    },
  );
  play(passed, attack(0));
  expect(fed(passed, 0, 1)[1]).toBe(1);
});

rule('EVO-6.8.3', 'the extra token may go to Fat Tissue', () => {
  const s = eating([[3, 2, 1, ['foraging', 'fat-tissue']]]);
  play(s, 'feed species 1');
  expect(fed(s, 0, 0)).toEqual([2, 2, 1]);
  const full = eating([[3, 2, 2, ['foraging', 'fat-tissue']]]);
  play(full, 'feed species 1');
  expect(fed(full, 0, 0)).toEqual([2, 2, 2]);
});
