import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import {
  expectChanged,
  fed,
  feeding,
  options,
  play,
  refused,
  type Short,
  turnOf,
} from '../../../src/testing/index.ts';
import { attack, hunt, targets } from '../hunt.ts';

rule('EVO-6.14', 'attacks with body size plus population', () => {
  const prey: Short[] = [
    [3, 1, 0],
    [4, 1, 0],
    [5, 1, 0],
  ];
  expect(targets(hunt([2, 3, 0, ['carnivore', 'pack-hunting']], prey))).toEqual([0, 1]);
  expect(targets(hunt([2, 3, 0, ['carnivore']], prey))).toEqual([]);
  const s = hunt([2, 3, 0, ['carnivore', 'pack-hunting']], [[4, 2, 0]]);
  expectChanged(s, () => play(s, attack(0)), {
    'players.0.species.0.food': [0, 3],
    'players.0.species.0.meat': [0, 3],
    'players.1.species.0.population': [2, 1],
    toAct: [0, 1],
  });
  expect(refused(hunt([2, 3, 0, ['carnivore', 'pack-hunting']], prey), attack(2))?.facts).toMatchObject({
    attackSize: 5,
    bodySize: 5,
  });
});

rule('EVO-6.14.1', 'with the population of the moment', () => {
  const prey: Short[] = [
    [1, 3, 0, ['horns']],
    [5, 1, 1],
  ];
  const s = hunt([2, 4, 0, ['carnivore', 'pack-hunting']], prey);
  expect(targets(s)).toEqual([0, 1]);
  play(s, attack(0), 'feed species 1', 'feed species 1');
  // The Horns cost one: 2 + 3 is no longer larger than 5.
  expect(fed(s, 0, 0)).toEqual([3, 1, 0]);
  expect(targets(s)).toEqual([0]);
  expect(refused(s, attack(1))?.facts).toMatchObject({ attackSize: 5, bodySize: 5 });
});

rule('EVO-6.14.2', 'not for its own defence, its meat or Symbiosis', () => {
  const pack: Short = [2, 4, 0, ['pack-hunting']];
  const s = hunt([3, 6, 0, ['carnivore']], [pack]);
  expect(targets(s)).toEqual([0]);
  play(s, attack(0));
  expect(fed(s, 0, 0)[1]).toBe(2);
  expect(targets(hunt([3, 6, 0, ['carnivore']], [[2, 1, 0, ['symbiosis']], pack]))).toEqual([0, 1]);
  // Without Carnivore it does not hunt.
  const idle = feeding([[pack], [[1, 1, 0]]], { wateringHole: 9 });
  expect([turnOf(idle), options(idle)]).toEqual([0, ['feed species 1']]);
});
