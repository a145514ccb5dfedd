import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { byTraits, CHIPS, cubes, earth, expectResolved, four, isThrough, resolving } from './stage.ts';

const SPREAD = earth({
  cubes: {
    D5: { crustaceans: 1, fishes: 3 },
    D6: { fishes: 2 },
    E4: { reptiles: 2, crustaceans: 2 },
    D7: { fishes: 2 },
  },
});
const chips = (...competition: string[]) => ({ chips: { ...CHIPS, competition } });

rule(
  'DSM-6.3.17',
  'every animal loses a cube on each of its tiles of a Competition terrain, yours too',
  () => {
    // Ocean is shown twice and counts once; D7 is a vent.
    const s = expectResolved(
      'invasive-species',
      'crustaceans',
      [],
      {
        'cubes.D5.fishes': [3, 2],
        'cubes.D5.crustaceans': [1, 0],
        'cubes.D6.fishes': [2, 1],
        'cubes.E4.reptiles': [2, 1],
        'cubes.E4.crustaceans': [2, 1],
        'animals.reptiles.eliminated': [0, 1],
        'animals.fishes.eliminated': [0, 2],
        'animals.crustaceans.eliminated': [0, 2],
      },
      { ...SPREAD, ...chips('ocean', 'sand', 'ocean') },
    );
    expect(isThrough(s)).toBe(true);
  },
);

rule('DSM-6.3.17', 'chips of terrains where nobody is take nothing', () => {
  const s = resolving('invasive-species', 'crustaceans', {
    ...SPREAD,
    ...chips('seagrass', 'seamount', 'seagrass'),
  });
  expect([isThrough(s), cubes(s, 'D5'), cubes(s, 'E4')]).toEqual([
    true,
    { crustaceans: 1, fishes: 3 },
    { reptiles: 2, crustaceans: 2 },
  ]);
});

rule('DSM-6.3.17 DSM-6.4.5', 'the cubes are eliminated: a Cannibal earns for each', () => {
  const s = resolving('invasive-species', 'crustaceans', {
    ...SPREAD,
    ...chips('ocean', 'sand', 'ocean'),
    animals: four({ fishes: { traits: ['cannibal'] } }),
  });
  expect(byTraits(s, 'fishes')).toBe(2);
});
