import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, options, play, question, refused } from '../../../src/testing/index.ts';
import { cubes, earth, expectTaken, isThrough, TWO_PLAYERS, taking } from './stage.ts';

const FEW = earth({
  cubes: { D2: null, D4: null, C4: { mammals: 1 }, C3: { birds: 2 }, E4: { mammals: 1 }, E3: { insects: 1 } },
});
const pool = (n: number) => ({
  animals: { mammals: {}, reptiles: {}, birds: {}, amphibians: {}, arachnids: {}, insects: { pool: n } },
});

rule('DS-6.9.1', 'one cube each of up to two other animals is replaced by yours', () => {
  const s = taking('evolution', 'insects', 'E3', FEW);
  expect(options(s)).toEqual([
    'replace mammals on C4',
    'replace mammals on E4',
    'replace birds on C3',
    'stop',
  ]);
  expect(refused(s, 'replace insects on E3')).toMatchObject({ code: 'own-cube' });
  expect(refused(s, 'replace birds on C4')).toMatchObject({ code: 'no-cubes' });
  play(s, 'replace mammals on C4');
  expect(cubes(s, 'C4')).toEqual({ insects: 1 });
  play(s, 'replace birds on C3');
  expect(cubes(s, 'C3')).toEqual({ birds: 1, insects: 1 });
  expect(animal(s, 'insects').pool).toBe(34 - 1 - 2);
  // A third is not offered.
  expect(isThrough(s)).toBe(true);
  const third = taking('evolution', 'insects', 'E3');
  play(third, 'replace mammals on E4', 'replace reptiles on E4');
  expect(isThrough(third)).toBe(true);
});

rule('DS-6.9.1', 'the cubes change places, and nothing else changes', () => {
  const changes = {
    'cubes.C4.mammals': [1, 0],
    'cubes.C4.insects': [0, 1],
    'cubes.C3.birds': [2, 1],
    'cubes.C3.insects': [0, 1],
    'animals.mammals.eliminated': [0, 1],
    'animals.birds.eliminated': [0, 1],
    'animals.insects.pool': [33, 31],
  } as const;
  expectTaken('evolution', 'insects', 'E3', ['replace mammals on C4', 'replace birds on C3'], changes, FEW);
});

rule('DS-6.9.2', 'you need not be there, and both may be on the same tile', () => {
  const s = taking('evolution', 'insects', 'E3', earth({ cubes: { C4: { birds: 2, mammals: 1 } } }));
  play(s, 'replace mammals on C4', 'replace birds on C4');
  expect(cubes(s, 'C4')).toEqual({ birds: 1, insects: 2 });
});

rule('DS-6.9.3', 'one cube in the pool makes one replacement, none makes none', () => {
  const one = taking('evolution', 'insects', 'E3', pool(1));
  play(one, 'replace birds on C4');
  expect([isThrough(one), animal(one, 'insects').pool]).toEqual([true, 0]);
  expectTaken('evolution', 'insects', 'E3', [], {}, pool(0));
});

rule('DS-6.9.4', 'the replaced cube is eliminated', () => {
  const s = taking('evolution', 'insects', 'E3');
  play(s, 'replace reptiles on E4', 'stop');
  expect(animal(s, 'reptiles')).toMatchObject({ pool: 30, eliminated: 1 });
});

rule('DS-6.9.5', 'none, one or two, of different animals', () => {
  const none = taking('evolution', 'insects', 'E3');
  play(none, 'stop');
  expect([isThrough(none), animal(none, 'insects').pool]).toEqual([true, 30]);
  const one = taking('evolution', 'insects', 'E3', FEW);
  play(one, 'replace mammals on E4');
  expect([question(one), options(one)]).toEqual(['evolution', ['replace birds on C3', 'stop']]);
  expect(refused(one, 'replace mammals on C4')).toMatchObject({ code: 'named', rule: 'DS-6.9.5' });
  play(one, 'stop');
  expect([isThrough(one), animal(one, 'insects').pool]).toEqual([true, 34 - 1 - 1]);
  // DS-4.7.3: the player's other animals may be named.
  const own = taking('evolution', 'insects', 'E3', { animals: TWO_PLAYERS });
  play(own, 'replace amphibians on D2', 'replace arachnids on D2');
  expect(cubes(own, 'D2')).toEqual({ amphibians: 1, insects: 3 });
});
