import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { play, rowLength, type Short } from '../../../src/testing/index.ts';
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
      [2, 1, 0, ['carnivore', 'climbing']],
      [1, 1, 0],
    ],
  );
  play(s, attack(0));
  expect(rowLength(s, 1)).toBe(1);
  expect(targets(hunt([5, 3, 0, ['carnivore']], [[2, 1, 0, ['carnivore', 'climbing']]]))).toEqual([]);
  // Access to climbers is not access to burrows.
  expect(targets(hunt([5, 3, 0, ['carnivore', 'climbing']], [[1, 1, 1, ['burrowing', 'climbing']]]))).toEqual(
    [],
  );
});
