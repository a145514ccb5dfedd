import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, options, play, question, refused, SIX, tile } from '../../../src/testing/index.ts';
import { away, bag, expectTaken, isThrough, TWO_PLAYERS, taking } from './stage.ts';

const insects = (...elements: string[]) => ({ animals: { ...SIX, insects: { elements } } });

rule('DS-6.20.1', 'a disk of yours is exchanged for one of any kind in the bag', () => {
  const s = taking('metamorphosis', 'insects', 'E3', insects('meat', 'seed', 'seed'));
  expect(options(s)).toEqual(['lose meat', 'lose seed']);
  play(s, 'lose seed');
  expect(question(s)).toBe('metamorphosis-in');
  expect(options(s)).toEqual(['take meat', 'take sun', 'take seed', 'take water', 'take grub', 'take grass']);
  // Sun 2 around the savannah? One: a sun lies between savannah and desert.
  expect(tile(s, 'E3').levels.insects).toBe(4);
  const change = { 'animals.insects.elements.1': ['seed', 'sun'] } as const;
  const answers = ['lose seed', 'take sun'];
  const more = insects('meat', 'seed', 'seed');
  const done = expectTaken('metamorphosis', 'insects', 'E3', answers, change, more);
  expect([tile(done, 'E3').levels.insects, isThrough(done)]).toEqual([5, true]);
});

rule('DS-6.20.2', 'printed elements stay; without a disk there is no effect', () => {
  const s = taking('metamorphosis', 'insects', 'E3', insects('meat'));
  expect(refused(s, 'lose grass')).toMatchObject({ code: 'no-such-disk', rule: 'DS-6.20.2' });
  const more = taking('metamorphosis', 'insects', 'E3', insects('grass'));
  play(more, 'lose grass', 'take sun');
  expect(animal(more, 'insects').elements).toEqual({ grass: 2, sun: 1 });
  expect(isThrough(taking('metamorphosis', 'insects', 'E3'))).toBe(true);
  // DS-4.7.3: the disks of the player's other animals are not yours.
  const two = taking('metamorphosis', 'insects', 'E3', {
    animals: { ...TWO_PLAYERS, amphibians: { seat: 1, elements: ['meat'] } },
  });
  expect(isThrough(two)).toBe(true);
});

rule(
  'DS-6.20.3',
  'chosen from the bag before the old disk returns; the same kind is legal; mandatory',
  () => {
    const same = taking('metamorphosis', 'insects', 'E3', insects('meat'));
    const meat = bag(same, 'meat');
    expect(refused(same, 'stop')).toMatchObject({ code: 'no-way-out' });
    play(same, 'lose meat');
    expect(refused(same, 'skip')).toMatchObject({ code: 'no-way-out' });
    play(same, 'take meat');
    expect(animal(same, 'insects').elements).toEqual({ grass: 2, meat: 1 });
    expect(bag(same, 'meat')).toBe(meat);
    // The last meat outside of the bag is the Insects' own: it cannot be taken back.
    const last = taking('metamorphosis', 'insects', 'E3', { ...insects('meat'), ...away({ meat: 17 }) });
    play(last, 'lose meat');
    expect(options(last)).toEqual(['take sun', 'take seed', 'take water', 'take grub', 'take grass']);
    expect(refused(last, 'take meat')).toMatchObject({ code: 'no-such-disk', rule: 'DS-6.20.3' });
    const empty = away({ meat: 17, sun: 18, seed: 18, water: 18, grub: 18, grass: 18 });
    expect(isThrough(taking('metamorphosis', 'insects', 'E3', { ...insects('meat'), ...empty }))).toBe(true);
  },
);
