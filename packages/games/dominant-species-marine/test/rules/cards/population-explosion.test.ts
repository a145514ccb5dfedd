import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, options, play, refused } from '../../../src/testing/index.ts';
import { byTraits, cubes, earth, expectResolved, four, isThrough, resolving } from './stage.ts';

rule('DSM-6.3.24', 'as many new cubes as lie on a tile you occupy, of all animals', () => {
  const spread = earth({ cubes: { D5: { crustaceans: 1 }, C3: { fishes: 1 } } });
  const s = resolving('population-explosion', 'crustaceans', spread);
  expect(options(s)).toEqual(['choose tile D4', 'choose tile D5']);
  expect(refused(s, 'choose tile C3')).toMatchObject({ code: 'absent', rule: 'DSM-6.3.24' });
  const twelve = { 'cubes.D4.crustaceans': [3, 15], 'animals.crustaceans.pool': [30, 18] } as const;
  const grown = expectResolved('population-explosion', 'crustaceans', ['choose tile D4'], twelve, spread);
  expect(isThrough(grown)).toBe(true);
});

rule('DSM-6.3.24', 'with a short pool all you have, with an empty one none', () => {
  const short = resolving('population-explosion', 'crustaceans', {
    animals: four({ crustaceans: { pool: 5 } }),
  });
  play(short, 'choose tile D4');
  expect([cubes(short, 'D4').crustaceans, animal(short, 'crustaceans').pool]).toEqual([8, 0]);
  const empty = resolving('population-explosion', 'crustaceans', {
    animals: four({ crustaceans: { pool: 0 } }),
  });
  play(empty, 'choose tile D4');
  expect([isThrough(empty), cubes(empty, 'D4').crustaceans]).toEqual([true, 3]);
});

rule('DSM-6.3.24 DSM-6.4.13', 'many cubes on one tile are one VP for Prey Switching', () => {
  const s = resolving('population-explosion', 'crustaceans', {
    animals: four({ fishes: { traits: ['prey-switching'] } }),
  });
  play(s, 'choose tile D4');
  expect(byTraits(s, 'fishes')).toBe(1);
});
