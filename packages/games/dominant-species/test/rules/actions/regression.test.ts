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
  SIX,
} from '../../../src/testing/index.ts';
import { look, ofType } from '../box.ts';
import { planRound, toNextRound } from '../course.ts';

/** Regression begins; nobody has a pawn unless one is given. */
function regression(box: readonly string[], disks: Readonly<Record<string, readonly string[]>>, spaces = {}) {
  const animals = Object.fromEntries(
    Object.keys(SIX).map((id) => [id, disks[id] === undefined ? {} : { elements: disks[id] }]),
  );
  return executing(spaces, { cursor: 'regression-1', animals, boxes: { regression: box } });
}

rule('DS-5.4.3.1', 'each kind in the box costs every animal one disk of it, however many lie there', () => {
  const s = regression(['grub', 'grub', 'sun'], {
    mammals: ['grub', 'grub', 'sun'],
    insects: ['grub', 'water'],
    birds: ['water'],
  });
  expect(animal(s, 'mammals').elements).toEqual({ meat: 2, grub: 1 });
  expect(animal(s, 'insects').elements).toEqual({ grass: 2, water: 1 });
  expect(animal(s, 'birds').elements).toEqual({ seed: 2, water: 1 });
});

rule('DS-5.4.3.2', 'printed elements stay; a disk of the same kind goes', () => {
  const s = regression(['grass', 'grub'], { insects: ['grass'] });
  expect(animal(s, 'insects').elements).toEqual({ grass: 2 });
  expect(animal(s, 'arachnids').elements).toEqual({ grub: 2 });
});

rule('DS-5.4.3.3', 'a pawn protects its owner against one loss; Reptiles have one protection more', () => {
  const disks = { birds: ['sun', 'meat'], reptiles: ['meat', 'water', 'grub'] };
  const s = regression(['sun', 'meat', 'water', 'grub'], disks, {
    'regression-1': 'birds',
    'regression-2': 'reptiles',
  });
  expectChanged(s, () => play(s, 'protect sun', 'protect meat', 'protect water'), {
    'animals.birds.elements': [['meat'], []],
    'animals.reptiles.elements': [['grub'], []],
    'spaces.regression-2': ['reptiles', undefined],
    'animals.reptiles.pawns': [2, 3],
  });
});

rule('DS-5.4.3.4', 'pawns from the left, then Reptiles; all losses behind them, to the bag', () => {
  const disks = { birds: ['sun'], mammals: ['sun'], reptiles: ['sun'] };
  const s = regression(['sun'], disks, { 'regression-1': 'birds', 'regression-2': 'mammals' });
  const before = look(s).bag.sun ?? 0;
  const order = [asked(s)];
  expect(ofType(play(s, 'forgo'), 'element-lost')).toEqual([]);
  order.push(asked(s));
  expect(ofType(play(s, 'protect sun'), 'element-lost')).toEqual([]);
  order.push(asked(s));
  const lost = ofType(play(s, 'forgo'), 'element-lost').map((e) => e.animal);
  expect([order, lost]).toEqual([
    ['birds', 'mammals', 'reptiles'],
    ['reptiles', 'birds'],
  ]);
  expect(look(s).bag.sun).toBe(before + 2);
});

rule('DS-5.4.3.5', 'only kinds still at risk are offered; without one the pawn just returns', () => {
  const s = regression(
    ['sun', 'meat', 'grub'],
    { birds: ['sun', 'meat', 'water'] },
    {
      'regression-1': 'birds',
      'regression-2': 'birds',
    },
  );
  expect(options(s)).toEqual(['protect meat', 'protect sun', 'forgo']);
  play(s, 'protect sun');
  expect(options(s)).toEqual(['protect meat', 'forgo']);
  const none = regression(['sun'], { birds: ['water'] }, { 'regression-1': 'birds' });
  expect(question(none)).toBe('insects');
  expect(animal(none, 'birds').pawns).toMatchObject({ available: 3, display: 0 });
});

rule('DS-5.4.3.6', 'it runs without a pawn, and the disks of the box stay', () => {
  const s = regression(['water', 'water'], { insects: ['water'] });
  expect(animal(s, 'insects').elements).toEqual({ grass: 2 });
  expect(look(s).boxes.regression).toEqual({ water: 2 });
  // An empty box costs nothing.
  expect(animal(regression([], { insects: ['water'] }), 'insects').elements).toEqual({ water: 1, grass: 2 });
});

rule('DS-5.4.3.3', 'a protection is spent with its round', () => {
  const s = executing(
    { 'regression-1': 'birds' },
    {
      animals: { ...SIX, birds: { elements: ['sun'] } },
      boxes: { regression: ['sun'], adaptation: ['sun'] },
    },
  );
  play(s, 'protect sun');
  toNextRound(s);
  expect([animal(s, 'birds').elements, look(s).boxes.regression]).toEqual([{ seed: 2, sun: 1 }, { sun: 1 }]);
  planRound(s);
  expect(animal(s, 'birds').elements).toEqual({ seed: 2 });
});
