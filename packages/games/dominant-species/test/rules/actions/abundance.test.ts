import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import {
  asked,
  executing,
  expectChanged,
  options,
  play,
  question,
  refused,
  START_CORNER_FIELDS,
} from '../../../src/testing/index.ts';
import { corner, hex, I1, START_EARTH } from '../axial.ts';
import { look } from '../box.ts';

/** A vacant corner of the savannah alone. */
const ONE_TILE = corner([1, -1], [1, -2], [2, -2]);

rule('DS-5.4.4.1', 'each pawn from the left puts one disk of the slots on a vacant corner', () => {
  const s = executing(
    { 'abundance-1': 'birds', 'abundance-2': 'mammals' },
    { boxes: { abundance: ['sun', 'water'] } },
  );
  expect(asked(s)).toBe('birds');
  expectChanged(s, () => play(s, 'take water', `put the disk on ${ONE_TILE}`), {
    [`corners.${ONE_TILE}`]: [undefined, 'water'],
    'boxes.abundance': [['water'], []],
    'spaces.abundance-2': ['mammals', undefined],
    'animals.mammals.pawns': [2, 3],
  });
  expect([asked(s), options(s)]).toEqual(['mammals', ['take sun', 'forgo']]);
});

rule('DS-5.4.4.1 DS-2.3.4 DS-2.3.5', 'not on a disk, and not beside Earth', () => {
  const s = executing({ 'abundance-1': 'birds' }, { boxes: { abundance: ['sun'] } });
  play(s, 'take sun');
  expect(refused(s, `put the disk on ${I1}`)).toMatchObject({
    code: 'taken-corner',
    rule: 'DS-2.3.5',
    facts: { corner: I1, element: 'grub' },
  });
  const far = corner([3, -3], [3, -2], [2, -2]);
  expect(refused(s, `put the disk on ${far}`)).toMatchObject({
    code: 'not-on-earth',
    rule: 'DS-2.3.4',
    facts: { corner: far, tiles: 0 },
  });
});

rule('DS-5.4.4.2', 'corners of one, two or three tiles are equally open, at the rim of the map too', () => {
  const rim = corner([3, -3], [3, -4], [4, -4]);
  const s = executing(
    { 'abundance-1': 'birds' },
    {
      tiles: { ...START_EARTH, [hex(2, -2)]: 'sea', [hex(2, -1)]: 'sea', [hex(3, -3)]: 'sea' },
      boxes: { abundance: ['sun'] },
    },
  );
  play(s, 'take sun');
  const three = corner([1, -1], [2, -2], [2, -1]);
  const two = corner([1, -1], [1, -2], [2, -2]);
  const one = corner([0, -1], [0, -2], [1, -2]);
  for (const place of [rim, three, two, one]) expect(options(s)).toContain(`put the disk on ${place}`);
});

rule('DS-5.4.4.3', 'a kind or nothing, then a corner', () => {
  const s = executing({ 'abundance-1': 'birds' }, { boxes: { abundance: ['grub', 'sun', 'grub'] } });
  expect(options(s)).toEqual(['take sun', 'take grub', 'forgo']);
  play(s, 'take grub');
  // DS-2.5.2: 12 of the 24 corners of the start Earth are vacant.
  expect(question(s)).toBe('abundance-corner');
  expect(options(s)).toHaveLength(12);
  expect(refused(s, 'forgo')).toMatchObject({ code: 'no-way-out' });
  const declined = executing({ 'abundance-1': 'birds' }, { boxes: { abundance: ['sun'] } });
  expectChanged(declined, () => play(declined, 'forgo'), {});
});

rule('DS-5.4.4.3', 'without a disk or a vacant corner it is skipped', () => {
  const empty = executing({ 'abundance-1': 'birds' });
  expect(question(empty)).toBe('insects');
  const corners: Record<string, string> = { ...START_CORNER_FIELDS };
  const around = ['sun', 'meat', 'seed', 'water', 'grub', 'grass'];
  const vacant = executing({ 'abundance-1': 'birds' }, { boxes: { abundance: ['sun'] } });
  play(vacant, 'take sun');
  for (const [i, words] of options(vacant).entries()) {
    corners[words.replace('put the disk on ', '')] = around[i % 6] ?? 'sun';
  }
  const full = executing({ 'abundance-1': 'birds' }, { corners, boxes: { abundance: ['sun'] } });
  expect(look(full).corners).toHaveLength(24);
  expect([question(full), look(full).boxes.abundance]).toEqual(['insects', { sun: 1 }]);
});
