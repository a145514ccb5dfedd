import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal } from '../../../src/testing/index.ts';
import { belongings, cubes, earth, isThrough, TWO_PLAYERS, taking } from './stage.ts';

const ICE = earth({
  tiles: { D2: { terrain: 'tundra', under: 'wetland' } },
  cubes: {
    D2: { mammals: 1, amphibians: 2, insects: 1 },
    D3: { mammals: 3, reptiles: 1, insects: 2 },
  },
});

rule('DS-6.6.1', 'every other animal loses one cube on each tundra tile', () => {
  const s = taking('cold-snap', 'insects', 'E3', ICE);
  expect(cubes(s, 'D2')).toEqual({ amphibians: 1, insects: 1 });
  expect(cubes(s, 'D3')).toEqual({ mammals: 2, insects: 2 });
  expect(cubes(s, 'E3')).toEqual({ insects: 2, amphibians: 1, reptiles: 1 });
  expect(animal(s, 'mammals')).toMatchObject({ eliminated: 2 });
  expect(animal(s, 'reptiles')).toMatchObject({ eliminated: 1 });
  // Nobody on the tundra: nothing happens.
  const empty = taking('cold-snap', 'insects', 'E3', earth());
  expect(belongings(empty).cubes).toEqual(earth().cubes);
});

rule('DS-6.6.2', "only your animal is spared, not the player's others", () => {
  const s = taking('cold-snap', 'insects', 'E3', { ...ICE, animals: TWO_PLAYERS });
  expect(cubes(s, 'D2')).toEqual({ amphibians: 1, insects: 1 });
  expect([animal(s, 'amphibians').eliminated, animal(s, 'insects').eliminated]).toEqual([1, 0]);
});

rule('DS-6.6.3', 'nobody is asked', () => {
  expect(isThrough(taking('cold-snap', 'insects', 'E3', ICE))).toBe(true);
});
