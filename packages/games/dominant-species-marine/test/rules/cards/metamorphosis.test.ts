import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, options, play, refused } from '../../../src/testing/index.ts';
import { expectResolved, four, isThrough, resolving } from './stage.ts';

const crustaceans = (...elements: string[]) => ({ animals: four({ crustaceans: { elements } }) });

rule('DSM-6.3.20', 'one of your disks is replaced by one of your choice from the bag', () => {
  const s = resolving('metamorphosis', 'crustaceans', crustaceans('sun', 'plankton'));
  expect(options(s)).toEqual(['give up plankton on the board', 'give up sun on the board']);
  expect(refused(s, 'give up worms on the board')).toMatchObject({
    code: 'no-such-disk',
    rule: 'DSM-6.3.20',
  });
  play(s, 'give up sun on the board');
  expect(options(s)).toHaveLength(6);
  const replaced = expectResolved(
    'metamorphosis',
    'crustaceans',
    ['give up sun on the board', 'take sponges'],
    { 'animals.crustaceans.elements.1': ['sun', 'sponges'] },
    crustaceans('sun', 'plankton'),
  );
  expect(isThrough(replaced)).toBe(true);
});

rule('DSM-6.3.20', 'no disk, no effect', () => {
  const s = resolving('metamorphosis', 'crustaceans');
  expect([isThrough(s), animal(s, 'crustaceans').elements]).toEqual([true, { algae: 1, worms: 2 }]);
});

rule('DSM-6.3.20', 'the old disk is not taken back unless another of its type is in the bag', () => {
  const same = resolving('metamorphosis', 'crustaceans', crustaceans('sun'));
  play(same, 'give up sun on the board', 'take sun');
  expect(animal(same, 'crustaceans').elements).toEqual({ algae: 1, worms: 2, sun: 1 });
  // 19 Suns: one on Earth, one on the board, 17 in a box.
  const last = resolving('metamorphosis', 'crustaceans', {
    ...crustaceans('sun'),
    boxes: { depletion: new Array<string>(17).fill('sun') },
  });
  play(last, 'give up sun on the board');
  expect(refused(last, 'take sun')).toMatchObject({ code: 'no-such-disk', rule: 'DSM-6.3.20' });
  expect(options(last)).toHaveLength(5);
});

rule('DSM-6.3.20 DSM-6.4.12', 'a disk on Phenotypic Plasticity is replaced on its card', () => {
  const s = resolving('metamorphosis', 'crustaceans', {
    animals: four({ crustaceans: { traits: ['phenotypic-plasticity'], onTrait: ['sun'] } }),
  });
  play(s, 'give up sun on the card', 'take sponges');
  expect(animal(s, 'crustaceans').onTrait).toEqual({ sponges: 1 });
});
