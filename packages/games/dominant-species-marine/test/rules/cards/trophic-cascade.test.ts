import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { disk, options, play, refused } from '../../../src/testing/index.ts';
import { answers, bag, isThrough, resolving, view } from './stage.ts';

rule('DSM-6.3.33', 'X disks of a tile go to the bag, as you choose', () => {
  const s = resolving('trophic-cascade', 'crustaceans', { slot: 2 });
  expect(options(s)).toHaveLength(15);
  play(s, 'choose tile D4');
  expect(refused(s, 'stop')).toMatchObject({ code: 'no-way-out' });
  const before = [bag(s, 'sponges'), bag(s, 'worms')] as const;
  play(s, 'remove the disk on C3-C4-D4', 'remove the disk on D4-D5-E4');
  expect([isThrough(s), view(s).corners.length]).toEqual([true, 4]);
  expect([disk(s, 'C3-C4-D4'), disk(s, 'D4-D5-E4')]).toEqual([undefined, undefined]);
  expect([bag(s, 'sponges'), bag(s, 'worms')]).toEqual([before[0] + 1, before[1] + 1]);
});

rule('DSM-6.3.33', 'all if X is at least their number; a tile without disks may be chosen', () => {
  const s = resolving('trophic-cascade', 'crustaceans', { slot: 3 });
  play(s, 'choose tile C3');
  expect(answers(s, 'remove the disk on')).toEqual(['C3-D3-D4']);
  expect(refused(s, 'remove the disk on D4-E3-E4')).toMatchObject({ code: 'other-tile', rule: 'DSM-6.3.33' });
  play(s, 'remove the disk on C3-D3-D4', 'remove the disk on C3-C4-D4');
  expect([isThrough(s), view(s).corners.length]).toEqual([true, 4]);
  const none = resolving('trophic-cascade', 'crustaceans', { slot: 3 });
  play(none, 'choose tile C1');
  expect([isThrough(none), view(none).corners.length]).toEqual([true, 6]);
});
