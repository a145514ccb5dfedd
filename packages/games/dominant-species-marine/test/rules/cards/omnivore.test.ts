import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { options, play, refused } from '../../../src/testing/index.ts';
import { answers, cubes, earth, expectResolved, isThrough, resolving } from './stage.ts';

const SPREAD = earth({
  cubes: { C3: { fishes: 1 }, E4: { crustaceans: 1, fishes: 1 }, E6: { crustaceans: 2 } },
});

rule('DSM-6.3.23', 'one disk and one cube leave a tile you occupy; you may take your own', () => {
  const s = resolving('omnivore', 'crustaceans', SPREAD);
  expect(options(s)).toEqual(['choose tile D4', 'choose tile E4', 'choose tile E6']);
  expect(refused(s, 'choose tile C3')).toMatchObject({ code: 'absent', rule: 'DSM-6.3.23' });
  play(s, 'choose tile E4');
  expect(answers(s, 'remove the disk on')).toEqual(['D4-E3-E4', 'D4-D5-E4']);
  expect(refused(s, 'remove the disk on C3-C4-D4')).toMatchObject({ code: 'other-tile', rule: 'DSM-6.3.23' });
  expect(refused(s, 'skip')).toMatchObject({ code: 'no-way-out' });
  play(s, 'remove the disk on D4-D5-E4');
  expect(options(s)).toEqual(['eliminate fishes on E4', 'eliminate crustaceans on E4']);
  const eaten = expectResolved(
    'omnivore',
    'crustaceans',
    ['choose tile E4', 'remove the disk on D4-D5-E4', 'eliminate crustaceans on E4'],
    {
      'corners.D4-D5-E4': ['worms', undefined],
      'cubes.E4.crustaceans': [1, 0],
      'animals.crustaceans.eliminated': [0, 1],
    },
    SPREAD,
  );
  expect(isThrough(eaten)).toBe(true);
});

rule('DSM-6.3.23', 'a tile without disks loses the cube alone, your own if only you are there', () => {
  const s = resolving('omnivore', 'crustaceans', SPREAD);
  play(s, 'choose tile E6');
  expect(options(s)).toEqual(['eliminate crustaceans on E6']);
  play(s, 'eliminate crustaceans on E6');
  expect([isThrough(s), cubes(s, 'E6')]).toEqual([true, { crustaceans: 1 }]);
});
