import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import {
  executing,
  expectChanged,
  options,
  play,
  question,
  refused,
  tile,
} from '../../../src/testing/index.ts';
import { I2, I3, O1, O2, SAVANNAH } from '../axial.ts';
import { look } from '../box.ts';

rule('DS-5.4.6.1', 'one disk of a kind in the box leaves Earth, wherever it lies', () => {
  const s = executing({ depletion: 'birds' }, { boxes: { depletion: ['water', 'grass'] } });
  expect(options(s).sort()).toEqual(
    [...[I2, I3, O1, O2].map((c) => `remove the disk on ${c}`), 'forgo'].sort(),
  );
  expectChanged(s, () => play(s, `remove the disk on ${O1}`), { [`corners.${O1}`]: ['water', undefined] });
  // One disk is all.
  expect(question(s)).toBe('insects');
});

rule('DS-5.4.6.1', 'a disk of another kind stays; levels follow the one that goes', () => {
  const s = executing({ depletion: 'amphibians' }, { boxes: { depletion: ['grass'] } });
  expect(refused(s, `remove the disk on ${I2}`)).toMatchObject({
    code: 'not-in-box',
    facts: { corner: I2, element: 'water', box: ['grass'] },
  });
  expect(tile(s, SAVANNAH).dominant).toBe('insects');
  play(s, `remove the disk on ${O2}`);
  expect(tile(s, SAVANNAH)).toMatchObject({ levels: { insects: 2, amphibians: 3 }, dominant: 'amphibians' });
});

rule('DS-5.4.6.1', 'it may be forgone', () => {
  const s = executing({ depletion: 'birds' }, { boxes: { depletion: ['water'] } });
  expectChanged(s, () => play(s, 'forgo'), {});
});

rule('DS-5.4.6.2', 'skipped with an empty box or without such a disk; the box stays as it is', () => {
  expect(question(executing({ depletion: 'birds' }))).toBe('insects');
  const none = executing(
    { depletion: 'birds' },
    { corners: { [I2]: 'water' }, boxes: { depletion: ['sun', 'meat'] } },
  );
  expect([question(none), look(none).spaces]).toEqual(['insects', {}]);
  const s = executing({ depletion: 'birds' }, { boxes: { depletion: ['water', 'water'] } });
  play(s, `remove the disk on ${I2}`);
  expect(look(s).boxes.depletion).toEqual({ water: 2 });
});

rule('DS-5.4.6.3', 'without a pawn nothing happens', () => {
  const s = executing({}, { cursor: 'depletion', boxes: { depletion: ['water', 'sun'] } });
  expect([question(s), look(s).corners.length]).toEqual(['insects', 12]);
});
