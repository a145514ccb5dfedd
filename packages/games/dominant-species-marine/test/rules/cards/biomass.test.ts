import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { options, play, refused } from '../../../src/testing/index.ts';
import { byTraits, cubes, earth, expectResolved, four, isThrough, resolving } from './stage.ts';

/** Reef 12 cubes and 6 disks, C3 2 and 2, D5 3 and 2, D6 1 and 0. */
const CROWD = earth({
  cubes: { C3: { crustaceans: 2 }, D5: { crustaceans: 2, reptiles: 1 }, D6: { crustaceans: 1 } },
});

rule('DSM-6.3.5', 'one cube leaves each tile with more cubes than disks; you say whose', () => {
  const s = resolving('biomass', 'crustaceans', CROWD);
  expect(options(s)).toEqual([
    'eliminate reptiles on D4',
    'eliminate cephalopods on D4',
    'eliminate fishes on D4',
    'eliminate crustaceans on D4',
  ]);
  expect(refused(s, 'stop')).toMatchObject({ code: 'no-way-out' });
  play(s, 'eliminate fishes on D4');
  expect(options(s)).toEqual(['eliminate reptiles on D5', 'eliminate crustaceans on D5']);
  play(s, 'eliminate reptiles on D5');
  // As many cubes as disks are not too many: C3 is not asked for. On D6 only your own can go.
  expect(options(s)).toEqual(['eliminate crustaceans on D6']);
  play(s, 'eliminate crustaceans on D6');
  expect(isThrough(s)).toBe(true);
  expectResolved(
    'biomass',
    'crustaceans',
    ['eliminate fishes on D4', 'eliminate reptiles on D5', 'eliminate crustaceans on D6'],
    {
      'cubes.D4.fishes': [3, 2],
      'cubes.D5.reptiles': [1, 0],
      'cubes.D6.crustaceans': [1, 0],
      'animals.reptiles.eliminated': [0, 1],
      'animals.fishes.eliminated': [0, 1],
      'animals.crustaceans.eliminated': [0, 1],
    },
    CROWD,
  );
});

rule('DSM-6.3.5', 'nothing happens where no tile is overcrowded', () => {
  const s = resolving('biomass', 'crustaceans', earth({ cubes: { D4: { crustaceans: 3, fishes: 3 } } }));
  expect(isThrough(s)).toBe(true);
  expect(cubes(s, 'D4')).toEqual({ crustaceans: 3, fishes: 3 });
});

rule('DSM-6.3.5 DSM-6.4.5', 'a Cannibal earns by it, also from its own choice', () => {
  const s = resolving('biomass', 'crustaceans', {
    animals: four({ crustaceans: { traits: ['cannibal'] } }),
    ...earth(),
  });
  play(s, 'eliminate crustaceans on D4');
  expect(byTraits(s, 'crustaceans')).toBe(1);
});
