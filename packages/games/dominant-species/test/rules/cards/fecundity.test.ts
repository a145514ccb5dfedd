import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, options, play, refused, SIX, tile } from '../../../src/testing/index.ts';
import { cubes, earth, expectTaken, isThrough, TWO_PLAYERS, taking } from './stage.ts';

rule('DS-6.10.1', 'one more cube on each tile that you are on', () => {
  const s = taking('fecundity', 'insects', 'E3');
  expect(options(s)).toEqual(['add 1 to D2', 'add 1 to E3', 'add 1 to E4', 'stop']);
  expect(refused(s, 'add 1 to D4')).toMatchObject({ code: 'absent', rule: 'DS-6.10.1' });
  play(s, 'add 1 to D2', 'add 1 to E3', 'add 1 to E4');
  expect(isThrough(s)).toBe(true);
  expect(['D2', 'E3', 'E4'].map((hex) => cubes(s, hex).insects)).toEqual([2, 3, 2]);
  expect(animal(s, 'insects').pool).toBe(27);
});

rule('DS-6.10.1', 'these cubes come, and nothing else changes', () => {
  expectTaken('fecundity', 'insects', 'E3', ['add 1 to D2', 'add 1 to E3', 'add 1 to E4'], {
    'cubes.D2.insects': [1, 2],
    'cubes.E3.insects': [2, 3],
    'cubes.E4.insects': [1, 2],
    'animals.insects.pool': [30, 27],
  });
});

rule('DS-6.10.2', 'one a tile whatever the number there, and no tile twice', () => {
  const s = taking('fecundity', 'insects', 'E3', earth({ cubes: { E3: { insects: 9 } } }));
  expect(refused(s, 'add 2 to E3')).toMatchObject({
    code: 'one-cube',
    rule: 'DS-6.10.2',
    facts: { limit: 1 },
  });
  play(s, 'add 1 to E3');
  expect(options(s)).toEqual(['add 1 to D2', 'add 1 to E4', 'stop']);
  expect(refused(s, 'add 1 to E3')).toMatchObject({ code: 'received', rule: 'DS-6.10.2' });
  // Speciation limits are not asked: a single cube goes to tundra all the same.
  const ice = taking('fecundity', 'insects', 'E3', earth({ cubes: { D3: { insects: 5 } } }));
  play(ice, 'add 1 to D3');
  expect(tile(ice, 'D3')).toMatchObject({ terrain: 'tundra', cubes: { insects: 6 } });
});

rule('DS-6.10.3', 'with too few cubes you choose the tiles, and each tile is optional', () => {
  const two = taking('fecundity', 'insects', 'E3', { animals: { ...SIX, insects: { pool: 2 } } });
  play(two, 'add 1 to D2', 'add 1 to E4');
  expect([isThrough(two), animal(two, 'insects').pool]).toEqual([true, 0]);
  expect(['D2', 'E3', 'E4'].map((hex) => cubes(two, hex).insects)).toEqual([2, 2, 2]);
  const declined = taking('fecundity', 'insects', 'E3', { animals: TWO_PLAYERS });
  play(declined, 'stop');
  expect([isThrough(declined), animal(declined, 'insects').pool]).toEqual([true, 30]);
  const none = taking('fecundity', 'insects', 'E3', { animals: { ...SIX, insects: { pool: 0 } } });
  expect(isThrough(none)).toBe(true);
});
