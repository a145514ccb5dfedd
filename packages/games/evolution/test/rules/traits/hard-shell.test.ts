import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { expectChanged, fed, feeding, play, type Short } from '../../../src/testing/index.ts';
import { attack, attacks, GRAZER, hunt, targets } from '../hunt.ts';

rule('EVO-6.10', 'four larger when it is attacked', () => {
  const shells: Short[] = [
    [1, 1, 0, ['hard-shell']],
    [2, 1, 0, ['hard-shell']],
    [2, 1, 0],
  ];
  expect(targets(hunt([6, 2, 0, ['carnivore']], shells))).toEqual([0, 2]);
  expect(targets(hunt([5, 2, 0, ['carnivore']], shells))).toEqual([2]);
  const s = hunt([6, 2, 0, ['carnivore']], [[1, 2, 0, ['hard-shell']]]);
  expectChanged(s, () => play(s, attack(0)), {
    'players.0.species.0.food': [0, 1],
    'players.0.species.0.meat': [0, 1],
    'players.1.species.0.population': [2, 1],
    toAct: [0, 1],
  });
});

rule('EVO-6.10.1', 'not for meat, Symbiosis, Fat Tissue or its own attacks', () => {
  const meat = hunt([6, 6, 0, ['carnivore']], [[1, 2, 0, ['hard-shell']]]);
  play(meat, attack(0));
  expect(fed(meat, 0, 0)[1]).toBe(1);
  // The neighbour's shell does not make it the larger partner; nor does the own shell make the partner smaller.
  expect(
    targets(
      hunt(
        [6, 6, 0, ['carnivore']],
        [
          [2, 1, 0, ['symbiosis']],
          [2, 1, 0, ['hard-shell']],
        ],
      ),
    ),
  ).toEqual([0]);
  expect(
    targets(
      hunt(
        [6, 6, 0, ['carnivore', 'pack-hunting']],
        [
          [2, 1, 0, ['symbiosis', 'hard-shell']],
          [3, 1, 0],
        ],
      ),
    ),
  ).toEqual([1]);
  const fat = feeding([[[2, 1, 1, ['fat-tissue', 'foraging', 'hard-shell'], 1]], [GRAZER], [GRAZER]], {
    wateringHole: 9,
  });
  play(fat, 'feed species 1');
  expect(fed(fat, 0, 0)).toEqual([1, 1, 2]);
  const hunter = feeding(
    [
      [[2, 2, 0, ['carnivore', 'hard-shell']], GRAZER],
      [
        [2, 1, 0],
        [1, 1, 0],
      ],
      [GRAZER],
    ],
    {
      wateringHole: 9,
    },
  );
  expect(attacks(hunter)).toEqual([[0, 1, 1]]);
});
