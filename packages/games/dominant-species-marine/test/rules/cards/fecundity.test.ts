import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, options, play, refused } from '../../../src/testing/index.ts';
import { byTraits, cubes, earth, expectResolved, four, isThrough, resolving } from './stage.ts';

const SPREAD = earth({ cubes: { D5: { crustaceans: 2 }, E6: { crustaceans: 1 }, C3: { fishes: 1 } } });

rule('DSM-6.3.13', 'up to one cube on every tile you occupy, however many are there', () => {
  const s = resolving('fecundity', 'crustaceans', SPREAD);
  expect(options(s)).toEqual(['add 1 to D4', 'add 1 to D5', 'add 1 to E6', 'stop']);
  expect(refused(s, 'add 1 to C3')).toMatchObject({ code: 'absent', rule: 'DSM-6.3.13' });
  expect(refused(s, 'add 2 to D4')).toMatchObject({ code: 'one-cube', rule: 'DSM-6.3.13' });
  const grown = expectResolved(
    'fecundity',
    'crustaceans',
    ['add 1 to D4', 'add 1 to D5', 'add 1 to E6'],
    {
      'cubes.D4.crustaceans': [3, 4],
      'cubes.D5.crustaceans': [2, 3],
      'cubes.E6.crustaceans': [1, 2],
      'animals.crustaceans.pool': [28, 25],
    },
    SPREAD,
  );
  expect(isThrough(grown)).toBe(true);
});

rule('DSM-6.3.13', 'tiles may be left out; a short pool goes where you like; an empty one nowhere', () => {
  const declined = resolving('fecundity', 'crustaceans', SPREAD);
  play(declined, 'stop');
  expect([isThrough(declined), animal(declined, 'crustaceans').pool]).toEqual([true, 28]);
  const short = resolving('fecundity', 'crustaceans', {
    ...SPREAD,
    animals: four({ crustaceans: { pool: 1 } }),
  });
  play(short, 'add 1 to D5');
  expect([isThrough(short), cubes(short, 'D5').crustaceans]).toEqual([true, 3]);
  const empty = resolving('fecundity', 'crustaceans', {
    ...SPREAD,
    animals: four({ crustaceans: { pool: 0 } }),
  });
  expect(isThrough(empty)).toBe(true);
});

rule('DSM-6.3.13 DSM-6.4.13', 'Prey Switching earns for each tile where the cubes come to it', () => {
  const s = resolving('fecundity', 'crustaceans', {
    ...SPREAD,
    animals: four({ fishes: { traits: ['prey-switching'] } }),
  });
  play(s, 'add 1 to D4', 'add 1 to D5', 'add 1 to E6');
  expect(byTraits(s, 'fishes')).toBe(1);
});
