import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { ANIMAL_IDS, type AnimalId } from '../../../src/index.ts';
import { byCards, earth, expectTaken, isThrough, TWO_PLAYERS, taking } from './stage.ts';

const insects = (...elements: string[]) => ({
  animals: { mammals: {}, reptiles: {}, birds: {}, amphibians: {}, arachnids: {}, insects: { elements } },
});

rule('DS-6.8.1', 'a point for each disk on Earth of a kind that you have', () => {
  // Two disks of each kind lie on start Earth; the animal's own disks and those of the boxes do not count.
  expectTaken('ecodiversity', 'insects', 'E3', [], { 'animals.insects.points.cards': [0, 2] });
  expect(byCards(taking('ecodiversity', 'insects', 'E3', insects('sun', 'water')), 'insects')).toBe(6);
  const boxes = { boxes: { adaptation: ['grass', 'grass'], abundance: ['sun'] } };
  expect(byCards(taking('ecodiversity', 'insects', 'E3', { ...insects('sun'), ...boxes }), 'insects')).toBe(
    4,
  );
  // Anywhere on Earth: also around tiles where you are not.
  const far = earth({ corners: { 'B4-C4-C5': 'grass' } });
  expect(byCards(taking('ecodiversity', 'insects', 'E3', { ...insects(), ...far }), 'insects')).toBe(3);
});

rule('DS-6.8.2', 'a disk counts once, however many of its kind you have', () => {
  expect(
    byCards(taking('ecodiversity', 'insects', 'E3', insects('grass', 'grass', 'grass')), 'insects'),
  ).toBe(2);
  expect(byCards(taking('ecodiversity', 'amphibians', 'D2'), 'amphibians')).toBe(2);
});

rule('DS-6.8.3', 'only you gain', () => {
  const s = taking('ecodiversity', 'insects', 'E3', { animals: TWO_PLAYERS });
  const gained = ANIMAL_IDS.filter((id: AnimalId) => byCards(s, id) > 0);
  expect(gained).toEqual(['insects']);
});

rule('DS-6.8.4', 'plain points, and nobody is asked', () => {
  const all = taking('ecodiversity', 'insects', 'E3', insects('sun', 'water', 'meat', 'seed'));
  expect([byCards(all, 'insects'), isThrough(all)]).toEqual([10, true]);
});
