import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { options, play, refused } from '../../../src/testing/index.ts';
import { answers, earth, expectResolved, four, isThrough, NO_DISKS, resolving } from './stage.ts';

rule('DSM-6.3.22', 'one disk on Earth moves to any vacant corner, on the same tile or another', () => {
  const s = resolving('niche-construction', 'crustaceans');
  expect(answers(s, 'pick up the disk on')).toHaveLength(6);
  play(s, 'pick up the disk on C3-D3-D4');
  // 52 corners touch start tiles, six have a disk.
  expect(options(s)).toHaveLength(46);
  expect(refused(s, 'put the disk on D4-E3-E4')).toMatchObject({ code: 'taken-corner', rule: 'DSM-2.9' });
  expect(refused(s, 'put the disk on A1-A2-B2')).toMatchObject({ code: 'not-on-earth', rule: 'DSM-2.9' });
  const moved = expectResolved(
    'niche-construction',
    'crustaceans',
    ['pick up the disk on C3-D3-D4', 'put the disk on D7.SE'],
    { 'corners.C3-D3-D4': ['sun', undefined], 'corners.D7.SE': [undefined, 'sun'] },
  );
  expect(isThrough(moved)).toBe(true);
});

rule('DSM-6.3.22', 'compulsory where there is a disk, nothing where there is none', () => {
  expect(refused(resolving('niche-construction', 'crustaceans'), 'skip')).toMatchObject({
    code: 'no-way-out',
  });
  const s = resolving('niche-construction', 'crustaceans', {
    animals: four({ crustaceans: { traits: ['carnivore'] } }),
    ...earth({ corners: NO_DISKS }),
  });
  expect(isThrough(s)).toBe(true);
});
