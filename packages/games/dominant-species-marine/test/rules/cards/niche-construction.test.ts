import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { disk, options, play, refused } from '../../../src/testing/index.ts';
import { answers, bag, earth, four, isThrough, NO_DISKS, resolving, view } from './stage.ts';

rule('DSM-6.3.22', 'one disk on Earth moves to any vacant corner, on the same tile or another', () => {
  const s = resolving('niche-construction', 'crustaceans');
  expect(answers(s, 'pick up the disk on')).toHaveLength(6);
  const before = bag(s, 'sun');
  play(s, 'pick up the disk on C3-D3-D4');
  // 52 corners touch start tiles, six have a disk.
  expect(options(s)).toHaveLength(46);
  expect(refused(s, 'put the disk on D4-E3-E4')).toMatchObject({ code: 'taken-corner', rule: 'DSM-6.3.22' });
  expect(refused(s, 'put the disk on A1-A2-B2')).toMatchObject({ code: 'not-on-earth', rule: 'DSM-6.3.22' });
  play(s, 'put the disk on D7.SE');
  expect([disk(s, 'C3-D3-D4'), disk(s, 'D7.SE'), bag(s, 'sun')]).toEqual([undefined, 'sun', before]);
  expect([isThrough(s), view(s).corners.length]).toEqual([true, 6]);
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
