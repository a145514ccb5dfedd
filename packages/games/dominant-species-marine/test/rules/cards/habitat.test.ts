import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { options, play, question, refused } from '../../../src/testing/index.ts';
import { answers, controlled, expectResolved, isThrough, resolving, view } from './stage.ts';

rule('DSM-6.3.16', 'a disk you do not control leaves, one you control comes from the bag by choice', () => {
  const s = resolving('habitat', 'crustaceans', controlled('crustaceans', 'worms', 'sun'));
  expect(answers(s, 'remove the disk on')).toEqual(['C3-C4-D4', 'C4-D4-D5', 'D3-D4-E3', 'D4-E3-E4']);
  expect(refused(s, 'remove the disk on D4-D5-E4')).toMatchObject({ code: 'controlled', rule: 'DSM-6.3.16' });
  expect(refused(s, 'skip')).toMatchObject({ code: 'no-way-out' });
  play(s, 'remove the disk on C3-C4-D4');
  expect(options(s)).toEqual(['take worms', 'take sun']);
  play(s, 'take sun');
  expect(refused(s, 'put the disk on D4-E3-E4')).toMatchObject({ code: 'taken-corner' });
  const changed = expectResolved(
    'habitat',
    'crustaceans',
    ['remove the disk on C3-C4-D4', 'take sun', 'put the disk on D7.SE'],
    { 'corners.C3-C4-D4': ['sponges', undefined], 'corners.D7.SE': [undefined, 'sun'] },
    controlled('crustaceans', 'worms', 'sun'),
  );
  expect(isThrough(changed)).toBe(true);
});

rule('DSM-6.3.16', 'without a pawn the second part is skipped, with all six the first', () => {
  // The Reptiles control the pawns that count here for nobody else.
  const none = resolving('habitat', 'crustaceans', controlled('reptiles', 'worms', 'sun'));
  expect(options(none)).toHaveLength(6);
  play(none, 'remove the disk on D4-D5-E4');
  expect([isThrough(none), view(none).corners.length]).toEqual([true, 5]);
  const all = resolving(
    'habitat',
    'crustaceans',
    controlled('crustaceans', 'algae', 'worms', 'plankton', 'sponges', 'gastropods', 'sun'),
  );
  expect([question(all), options(all).length]).toEqual(['habitat-disk', 6]);
  play(all, 'take algae', 'put the disk on D7.SE');
  expect([isThrough(all), view(all).corners.length]).toEqual([true, 7]);
});

rule('DSM-6.3.16 DSM-1.5.5', 'a type that is not in the bag cannot be chosen', () => {
  const depletion = new Array<string>(18).fill('worms');
  const s = resolving('habitat', 'crustaceans', {
    ...controlled('crustaceans', 'worms', 'sun'),
    boxes: { depletion },
  });
  play(s, 'remove the disk on C3-C4-D4');
  expect(options(s)).toEqual(['take sun']);
});
