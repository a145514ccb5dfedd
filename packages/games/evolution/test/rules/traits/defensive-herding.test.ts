import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { expectChanged, fed, play, type Short } from '../../../src/testing/index.ts';
import { attack, hunt, targets } from '../hunt.ts';

const herd = (population: number, ...traits: string[]): Short => [
  1,
  population,
  0,
  ['defensive-herding', ...traits],
];

rule('EVO-6.6', 'only a carnivore with the larger population attacks it', () => {
  const s = hunt([5, 3, 0, ['carnivore']], [herd(2), herd(3), herd(4), [1, 6, 0]]);
  expect(targets(s)).toEqual([0, 3]);
  expectChanged(s, () => play(s, attack(0)), {
    'players.0.species.0.food': [0, 1],
    'players.0.species.0.meat': [0, 1],
    'players.1.species.0.population': [2, 1],
    toAct: [0, 1],
  });
});

rule('EVO-6.6.1', 'Pack Hunting does not count as population', () => {
  expect(targets(hunt([5, 3, 0, ['carnivore', 'pack-hunting']], [herd(2), herd(3), herd(4)]))).toEqual([0]);
});

rule('EVO-6.6.2', 'the loss to Horns comes after the test', () => {
  const s = hunt([5, 3, 0, ['carnivore']], [herd(2, 'horns')]);
  expect(targets(s)).toEqual([0]);
  play(s, attack(0));
  expect([fed(s, 0, 0)[0], fed(s, 1, 0)[0]]).toEqual([2, 1]);
});

rule('EVO-6.6.3', 'the size rule applies besides', () => {
  expect(targets(hunt([2, 6, 0, ['carnivore']], [[2, 1, 0, ['defensive-herding']], herd(1)]))).toEqual([1]);
});
