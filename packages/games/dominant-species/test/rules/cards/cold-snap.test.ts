import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal } from '../../../src/testing/index.ts';
import { cubes, earth, expectTaken, isThrough, TWO_PLAYERS, taking } from './stage.ts';

const ICE = earth({
  tiles: { D2: { terrain: 'tundra', under: 'wetland' } },
  cubes: {
    D2: { mammals: 1, amphibians: 2, insects: 1 },
    D3: { mammals: 3, reptiles: 1, insects: 2 },
  },
});

rule('DS-6.6.1', 'every other animal loses one cube on each tundra tile', () => {
  const losses = {
    'cubes.D2.mammals': [1, 0],
    'cubes.D2.amphibians': [2, 1],
    'cubes.D3.mammals': [3, 2],
    'cubes.D3.reptiles': [1, 0],
    'animals.mammals.eliminated': [0, 2],
    'animals.reptiles.eliminated': [0, 1],
    'animals.amphibians.eliminated': [0, 1],
  } as const;
  expectTaken('cold-snap', 'insects', 'E3', [], losses, ICE);
  // Nobody on the tundra: nothing happens.
  expectTaken('cold-snap', 'insects', 'E3', [], {});
});

rule('DS-6.6.2', "only your animal is spared, not the player's others", () => {
  const s = taking('cold-snap', 'insects', 'E3', { ...ICE, animals: TWO_PLAYERS });
  expect(cubes(s, 'D2')).toEqual({ amphibians: 1, insects: 1 });
  expect([animal(s, 'amphibians').eliminated, animal(s, 'insects').eliminated]).toEqual([1, 0]);
});

rule('DS-6.6.3', 'nobody is asked', () => {
  expect(isThrough(taking('cold-snap', 'insects', 'E3', ICE))).toBe(true);
});
