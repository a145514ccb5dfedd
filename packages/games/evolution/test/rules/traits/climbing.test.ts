import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { expectChanged, play, type Short } from '../../../src/testing/index.ts';
import { attack, hunt, targets } from '../hunt.ts';

const TREE: Short[] = [
  [1, 1, 0, ['climbing']],
  [1, 1, 0],
];

rule('EVO-6.4', 'only a carnivore with Climbing attacks it', () => {
  expect(targets(hunt([5, 3, 0, ['carnivore']], TREE))).toEqual([1]);
  expect(targets(hunt([5, 3, 0, ['carnivore', 'ambush', 'pack-hunting']], TREE))).toEqual([1]);
  expect(targets(hunt([5, 3, 0, ['carnivore', 'climbing']], TREE))).toEqual([0, 1]);
});

rule('EVO-6.4.1', 'on a carnivore it gives access to climbers and protects the carnivore', () => {
  const s = hunt(
    [5, 3, 0, ['carnivore', 'climbing']],
    [
      [2, 2, 0, ['carnivore', 'climbing']],
      [1, 1, 0],
    ],
  );
  expectChanged(s, () => play(s, attack(0)), {
    'players.0.species.0.food': [0, 2],
    'players.0.species.0.meat': [0, 2],
    'players.1.species.0.population': [2, 1],
    toAct: [0, 1],
  });
  expect(targets(hunt([5, 3, 0, ['carnivore']], [[2, 1, 0, ['carnivore', 'climbing']]]))).toEqual([]);
  // Access to climbers is not access to burrows.
  expect(targets(hunt([5, 3, 0, ['carnivore', 'climbing']], [[1, 1, 1, ['burrowing', 'climbing']]]))).toEqual(
    [],
  );
});
