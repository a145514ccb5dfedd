import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, asked, options, play, question, refused, turnOf } from '../../../src/testing/index.ts';
import { expectResolved, four, isThrough, resolving } from './stage.ts';

/** Crustaceans and Cephalopods have 3 elements, Fishes 4, Reptiles 5. */
const SICK = {
  animals: four({ reptiles: { elements: ['algae', 'worms'] }, fishes: { elements: ['sun'] } }),
};

rule(
  'DSM-6.3.9',
  'animals with more elements than yours lose a disk of their choice, down the Food Chain',
  () => {
    const s = resolving('disease', 'crustaceans', SICK);
    expect([question(s), asked(s), turnOf(s)]).toEqual(['disease', 'reptiles', 0]);
    expect(options(s)).toEqual(['give up algae on the board', 'give up worms on the board']);
    play(s, 'give up worms on the board');
    expect([asked(s), turnOf(s)]).toEqual(['fishes', 2]);
    play(s, 'give up sun on the board');
    expect(isThrough(s)).toBe(true);
    expectResolved(
      'disease',
      'crustaceans',
      ['give up worms on the board', 'give up sun on the board'],
      { 'animals.reptiles.elements': [['worms'], []], 'animals.fishes.elements': [['sun'], []] },
      SICK,
    );
  },
);

rule('DSM-6.3.9', 'printed elements are counted and are safe', () => {
  const s = resolving('disease', 'crustaceans', SICK);
  expect(refused(s, 'give up sun on the board')).toMatchObject({ code: 'no-such-disk', rule: 'DSM-6.3.9' });
  // Ram Feeder makes four printed elements of three: more, but no disk to lose.
  const ram = resolving('disease', 'crustaceans', {
    animals: four({ reptiles: { traits: ['ram-feeder'] } }),
  });
  expect(isThrough(ram)).toBe(true);
  expect(animal(ram, 'reptiles').elements).toEqual({ sponges: 1, sun: 2, plankton: 1 });
});

rule('DSM-6.3.9', 'nobody with more elements: nothing happens', () => {
  const s = resolving('disease', 'reptiles', SICK);
  expect(isThrough(s)).toBe(true);
  expect(animal(s, 'fishes').elements).toEqual({ algae: 1, plankton: 2, sun: 1 });
});

rule('DSM-6.3.9 DSM-6.4.12', 'disks on Phenotypic Plasticity count and may be the one that goes', () => {
  const s = resolving('disease', 'crustaceans', {
    animals: four({
      fishes: { traits: ['phenotypic-plasticity'], elements: ['sun'], onTrait: ['sun'] },
    }),
  });
  expect(options(s)).toEqual(['give up sun on the board', 'give up sun on the card']);
  play(s, 'give up sun on the card');
  expect(animal(s, 'fishes')).toMatchObject({ elements: { algae: 1, plankton: 2, sun: 1 }, onTrait: {} });
});
