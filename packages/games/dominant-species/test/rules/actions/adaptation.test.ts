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
  tile,
} from '../../../src/testing/index.ts';
import { SAVANNAH, WETLAND } from '../axial.ts';
import { look } from '../box.ts';

rule('DS-5.4.2.1', 'each pawn from the left takes one disk to the display', () => {
  const s = executing(
    { 'adaptation-1': 'insects', 'adaptation-2': 'mammals', 'adaptation-3': 'insects' },
    { boxes: { adaptation: ['meat', 'sun', 'sun', 'water'] } },
  );
  const order: (string | null)[] = [];
  const take = (words: string): void => {
    order.push(asked(s));
    play(s, words);
  };
  expectChanged(s, () => ['take sun', 'take meat', 'take sun'].forEach(take), {
    'animals.insects.elements': [[], ['sun', 'sun']],
    'animals.mammals.elements': [[], ['meat']],
    'boxes.adaptation': [['meat', 'sun', 'sun'], []],
    'spaces.adaptation-2': ['mammals', undefined],
    'spaces.adaptation-3': ['insects', undefined],
    'animals.insects.pawns': [2, 3],
    'animals.mammals.pawns': [2, 3],
  });
  expect(order).toEqual(['insects', 'mammals', 'insects']);
});

rule('DS-5.4.2.1', 'a new element changes dominance at once', () => {
  // DS-7.0.1: on the wetland Arachnids and Insects have 2, Amphibians 6; on the savannah Insects 4.
  const s = executing({ 'adaptation-1': 'amphibians' }, { boxes: { adaptation: ['grass'] } });
  play(s, 'take grass');
  expect(tile(s, WETLAND).levels.amphibians).toBe(7);
  expect(tile(s, SAVANNAH)).toMatchObject({ levels: { amphibians: 5, insects: 4 }, dominant: 'amphibians' });
});

rule('DS-5.4.2.1', 'without a disk in the slots nobody is asked', () => {
  const s = executing({ 'adaptation-1': 'birds', 'abundance-1': 'birds' }, { boxes: { abundance: ['sun'] } });
  expect([question(s), look(s).spaces]).toEqual(['abundance', {}]);
});

rule('DS-5.4.2.2', 'with six elements, printed ones included, the action is skipped', () => {
  const full = {
    ...SIX,
    amphibians: { elements: ['sun', 'sun', 'meat'] },
    birds: { elements: ['sun', 'sun', 'meat'] },
  };
  const s = executing(
    { 'adaptation-1': 'amphibians', 'adaptation-2': 'birds' },
    { animals: full, boxes: { adaptation: ['grub', 'grub'] } },
  );
  // Amphibians have three printed elements, Birds two: one slot is left to them.
  expect([question(s), asked(s)]).toEqual(['adaptation', 'birds']);
  expect(animal(s, 'amphibians').pawns.display).toBe(0);
  play(s, 'take grub');
  expect(look(s).boxes.adaptation).toEqual({ grub: 1 });
});

rule('DS-5.4.2.3', 'a kind that the animal has already may be taken', () => {
  const s = executing({ 'adaptation-1': 'birds' }, { boxes: { adaptation: ['seed'] } });
  play(s, 'take seed');
  expect(animal(s, 'birds').elements).toEqual({ seed: 3 });
});

rule('DS-5.4.2.4', 'one of the distinct kinds, or nothing', () => {
  const s = executing(
    { 'adaptation-1': 'birds' },
    { boxes: { adaptation: ['meat', 'grass', 'grub', 'grub'] } },
  );
  expect(options(s)).toEqual(['take meat', 'take grub', 'take grass', 'forgo']);
  expectChanged(s, () => play(s, 'forgo'), {});
});
