import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import {
  animal,
  asked,
  executing,
  expectChanged,
  options,
  play,
  question,
  refused,
} from '../../../src/testing/index.ts';
import { look } from '../box.ts';
import { planRound, toNextRound } from '../course.ts';

const START = ['insects', 'arachnids', 'amphibians', 'birds', 'reptiles', 'mammals'];

rule('DS-5.4.1.1', 'the marker passes the one to its left, and the same pawn goes to another space', () => {
  const s = executing({ initiative: 'reptiles' });
  expectChanged(s, () => play(s, 'use the action', 'place a pawn on domination-2'), {
    'initiative.3': ['birds', 'reptiles'],
    'initiative.4': ['reptiles', 'birds'],
    'spaces.domination-2': [undefined, 'reptiles'],
    'animals.reptiles.pawns': [3, 2],
  });
});

rule('DS-5.4.1.1', 'the leftmost marker stays; its pawn still goes to another space', () => {
  const s = executing({ initiative: 'insects' });
  play(s, 'use the action', 'place a pawn on migration-6');
  expect(look(s)).toMatchObject({ initiative: START, spaces: { 'migration-6': 'insects' } });
});

rule('DS-5.4.1.1', 'a section without a pawn does nothing, and only vacant spaces are open', () => {
  const none = executing(
    { 'adaptation-1': 'birds' },
    { cursor: 'initiative', boxes: { adaptation: ['sun'] } },
  );
  expect([question(none), look(none).initiative]).toEqual(['adaptation', START]);
  const s = executing({ initiative: 'birds', 'migration-1': 'mammals' });
  play(s, 'use the action');
  expect(refused(s, 'place a pawn on migration-1')).toMatchObject({
    code: 'taken-space',
    rule: 'DS-5.4.1.1',
    facts: { space: 'migration-1', animal: 'mammals' },
  });
});

rule('DS-5.4.1.2', 'the pawn does not go back to Initiative', () => {
  const s = executing({ initiative: 'birds' });
  play(s, 'use the action');
  expect(refused(s, 'place a pawn on initiative')).toMatchObject({ code: 'same-space', rule: 'DS-5.4.1.2' });
  // DS-3.1.2: 41 spaces, all vacant now.
  expect(options(s)).toHaveLength(40);
});

rule('DS-5.4.1.3', 'the whole action may be forgone: no swap, no placement', () => {
  const s = executing({ initiative: 'reptiles' });
  expect(options(s)).toEqual(['use the action', 'forgo']);
  expectChanged(s, () => play(s, 'forgo'), {});
  expect(animal(s, 'reptiles').pawns.available).toBe(3);
});

rule('DS-5.4.1.3', 'once used, a space must be chosen', () => {
  const s = executing({ initiative: 'reptiles' });
  play(s, 'use the action');
  expect(refused(s, 'forgo')).toMatchObject({ code: 'no-way-out' });
});

rule('DS-5.4.1.4', 'the pawn acts later in the same round; in the queue of Glaciation it waits', () => {
  const acts = executing({ initiative: 'reptiles' }, { boxes: { abundance: ['sun'] } });
  play(acts, 'use the action', 'place a pawn on abundance-1');
  expect([question(acts), asked(acts), look(acts).cursor]).toEqual(['abundance', 'reptiles', 'abundance-1']);
  const waits = executing({ initiative: 'reptiles' });
  play(waits, 'use the action', 'place a pawn on glaciation-2');
  expect([question(waits), look(waits).spaces]).toEqual(['insects', { 'glaciation-2': 'reptiles' }]);
});

rule('DS-5.4.1.4', 'the new order counts from the next Planning on', () => {
  const s = executing({ initiative: 'arachnids' });
  play(s, 'use the action', 'place a pawn on regression-1');
  toNextRound(s);
  expect(asked(s)).toBe('arachnids');
  play(s, 'place a pawn on migration-1');
  expect(asked(s)).toBe('insects');
  planRound(s);
});
