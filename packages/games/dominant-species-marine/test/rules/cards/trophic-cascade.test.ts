import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { options, play, refused } from '../../../src/testing/index.ts';
import { answers, expectResolved, isThrough, resolving, view } from './stage.ts';

rule('DSM-6.3.33', 'X disks of a tile go to the bag, as you choose', () => {
  const s = resolving('trophic-cascade', 'crustaceans', { slot: 2 });
  expect(options(s)).toHaveLength(15);
  play(s, 'choose tile D4');
  expect(refused(s, 'stop')).toMatchObject({ code: 'no-way-out' });
  const removed = expectResolved(
    'trophic-cascade',
    'crustaceans',
    ['choose tile D4', 'remove the disk on C3-C4-D4', 'remove the disk on D4-D5-E4'],
    { 'corners.C3-C4-D4': ['sponges', undefined], 'corners.D4-D5-E4': ['worms', undefined] },
    { slot: 2 },
  );
  expect(isThrough(removed)).toBe(true);
});

rule('DSM-6.3.33', 'all if X is at least their number; a tile without disks may be chosen', () => {
  const s = resolving('trophic-cascade', 'crustaceans', { slot: 3 });
  play(s, 'choose tile C3');
  expect(answers(s, 'remove the disk on')).toEqual(['C3-D3-D4', 'C3-C4-D4']);
  expect(refused(s, 'remove the disk on D4-E3-E4')).toMatchObject({ code: 'other-tile', rule: 'DSM-6.3.33' });
  play(s, 'remove the disk on C3-D3-D4', 'remove the disk on C3-C4-D4');
  expect([isThrough(s), view(s).corners.length]).toEqual([true, 4]);
  const none = resolving('trophic-cascade', 'crustaceans', { slot: 3 });
  play(none, 'choose tile C1');
  expect([isThrough(none), view(none).corners.length]).toEqual([true, 6]);
});
