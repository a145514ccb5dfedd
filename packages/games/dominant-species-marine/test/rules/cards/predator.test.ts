import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { options, play, refused } from '../../../src/testing/index.ts';
import { cubes, earth, expectResolved, isThrough, resolving } from './stage.ts';

rule('DSM-6.3.25', 'one opposing cube on every tile you share; the owner may differ', () => {
  const spread = earth({
    cubes: { C3: { crustaceans: 2 }, D5: { crustaceans: 1, fishes: 2 }, E4: { reptiles: 1, fishes: 1 } },
  });
  const s = resolving('predator', 'crustaceans', spread);
  expect(options(s)).toEqual(['reptiles', 'cephalopods', 'fishes'].map((id) => `eliminate ${id} on D4`));
  expect(refused(s, 'eliminate crustaceans on D4')).toMatchObject({ code: 'own-cube', rule: 'DSM-6.3.25' });
  expect(refused(s, 'stop')).toMatchObject({ code: 'no-way-out' });
  play(s, 'eliminate cephalopods on D4');
  expect(options(s)).toEqual(['eliminate fishes on D5']);
  play(s, 'eliminate fishes on D5');
  expect(isThrough(s)).toBe(true);
  expectResolved(
    'predator',
    'crustaceans',
    ['eliminate cephalopods on D4', 'eliminate fishes on D5'],
    {
      'cubes.D4.cephalopods': [3, 2],
      'cubes.D5.fishes': [2, 1],
      'animals.cephalopods.eliminated': [0, 1],
      'animals.fishes.eliminated': [0, 1],
    },
    spread,
  );
});

rule('DSM-6.3.25', 'alone everywhere, nothing happens', () => {
  const s = resolving(
    'predator',
    'crustaceans',
    earth({ cubes: { D4: { crustaceans: 3 }, E4: { fishes: 1 } } }),
  );
  expect([isThrough(s), cubes(s, 'E4')]).toEqual([true, { fishes: 1 }]);
});
