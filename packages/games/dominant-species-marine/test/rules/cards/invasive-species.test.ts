import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal } from '../../../src/testing/index.ts';
import { byTraits, CHIPS, cubes, earth, four, isThrough, resolving } from './stage.ts';

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
    const s = resolving('invasive-species', 'crustaceans', { ...SPREAD, ...chips('ocean', 'sand', 'ocean') });
    expect(isThrough(s)).toBe(true);
    expect([cubes(s, 'D5'), cubes(s, 'D6')]).toEqual([{ fishes: 2 }, { fishes: 1 }]);
    expect(cubes(s, 'E4')).toEqual({ reptiles: 1, crustaceans: 1 });
    expect(cubes(s, 'D7')).toEqual({ fishes: 2 });
    expect(cubes(s, 'D4')).toEqual({ reptiles: 3, cephalopods: 3, fishes: 3, crustaceans: 3 });
    expect([animal(s, 'fishes').eliminated, animal(s, 'crustaceans').eliminated]).toEqual([2, 2]);
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
