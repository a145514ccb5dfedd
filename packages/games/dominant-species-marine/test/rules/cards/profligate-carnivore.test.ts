import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { options, play, refused } from '../../../src/testing/index.ts';
import { answers, byTraits, cubes, earth, expectResolved, four, isThrough, resolving } from './stage.ts';

const SPREAD = earth({ cubes: { D4: { reptiles: 1, crustaceans: 1 }, E6: { fishes: 2 } } });

rule('DSM-6.3.27', 'X opposing cubes anywhere are eliminated and yours take their places', () => {
  const s = resolving('profligate-carnivore', 'crustaceans', { ...SPREAD, slot: 2 });
  // No cube of yours is on E6.
  expect(answers(s, 'eliminate')).toEqual(['reptiles on D4', 'fishes on E6']);
  expect(refused(s, 'eliminate crustaceans on D4')).toMatchObject({ code: 'own-cube', rule: 'DSM-6.3.27' });
  expect(refused(s, 'stop')).toMatchObject({ code: 'no-way-out' });
  play(s, 'eliminate reptiles on D4', 'eliminate fishes on E6');
  expect(options(s)).toEqual(['add 1 to D4']);
  const replaced = expectResolved(
    'profligate-carnivore',
    'crustaceans',
    ['eliminate reptiles on D4', 'eliminate fishes on E6', 'add 1 to D4', 'add 1 to E6'],
    {
      'cubes.D4.reptiles': [1, 0],
      'cubes.D4.crustaceans': [1, 2],
      'cubes.E6.fishes': [2, 1],
      'cubes.E6.crustaceans': [0, 1],
      'animals.reptiles.eliminated': [0, 1],
      'animals.fishes.eliminated': [0, 1],
      'animals.crustaceans.pool': [33, 31],
    },
    { ...SPREAD, slot: 2 },
  );
  expect(isThrough(replaced)).toBe(true);
});

rule('DSM-6.3.27', 'with fewer than X opposing cubes all go', () => {
  const s = resolving('profligate-carnivore', 'crustaceans', { ...SPREAD, slot: 4 });
  play(s, 'eliminate reptiles on D4', 'eliminate fishes on E6', 'eliminate fishes on E6');
  play(s, 'add 1 to D4', 'add 2 to E6');
  expect([isThrough(s), cubes(s, 'E6')]).toEqual([true, { crustaceans: 2 }]);
  const alone = resolving('profligate-carnivore', 'crustaceans', {
    ...earth({ cubes: { D4: { crustaceans: 1 } } }),
    slot: 4,
  });
  expect(isThrough(alone)).toBe(true);
});

rule('DSM-6.3.27', 'a short pool is used up, on tiles of your choice', () => {
  const pool = { ...SPREAD, animals: four({ crustaceans: { pool: 1 } }), slot: 3 };
  const s = resolving('profligate-carnivore', 'crustaceans', pool);
  play(s, 'eliminate reptiles on D4', 'eliminate fishes on E6', 'eliminate fishes on E6');
  expect(options(s)).toEqual(['add 0 to D4', 'add 1 to D4']);
  play(s, 'add 0 to D4');
  expect(refused(s, 'add 0 to E6')).toMatchObject({
    code: 'limit',
    rule: 'DSM-6.3.27',
    facts: { fewest: 1 },
  });
  play(s, 'add 1 to E6');
  expect([isThrough(s), cubes(s, 'D4'), cubes(s, 'E6')]).toEqual([
    true,
    { crustaceans: 1 },
    { crustaceans: 1 },
  ]);
  const empty = resolving('profligate-carnivore', 'crustaceans', {
    ...pool,
    animals: four({ crustaceans: { pool: 0 } }),
    slot: 1,
  });
  play(empty, 'eliminate reptiles on D4', 'add 0 to D4');
  expect([isThrough(empty), cubes(empty, 'D4')]).toEqual([true, { crustaceans: 1 }]);
});

rule('DSM-9.4.1', 'all eliminations come first, and Prey Switching is judged behind them', () => {
  const s = resolving('profligate-carnivore', 'crustaceans', {
    slot: 3,
    animals: four({ fishes: { traits: ['prey-switching'] } }),
    ...earth({
      cubes: { D4: { fishes: 1, crustaceans: 1 }, D5: { fishes: 1, reptiles: 2 }, E6: { fishes: 3 } },
    }),
  });
  // The only Fish on the reef goes, one of the Reptiles beside a Fish, one of three Fishes.
  play(s, 'eliminate fishes on D4', 'eliminate reptiles on D5', 'eliminate fishes on E6');
  expect([cubes(s, 'D4').crustaceans, byTraits(s, 'fishes')]).toEqual([1, 0]);
  play(s, 'add 1 to D4', 'add 1 to D5', 'add 1 to E6');
  expect(byTraits(s, 'fishes')).toBe(2);
});
