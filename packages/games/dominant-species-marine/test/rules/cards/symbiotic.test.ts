import type { State } from '@clade/engine';
import { DRAWN, rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, asked, options, play, question, turnOf } from '../../../src/testing/index.ts';
import { expectResolved, four, isThrough, resolving } from './stage.ts';

const ALL = ['reptiles', 'cephalopods', 'fishes', 'crustaceans'] as const;
const count = (s: State, id: (typeof ALL)[number]): number =>
  Object.values(animal(s, id).elements).reduce((a, b) => a + b, 0);

rule('DSM-6.3.30', 'you and every animal with fewer elements draw a disk', () => {
  // Crustaceans 4, Reptiles 3, Cephalopods 4 (as many as you), Fishes 5.
  const position = {
    animals: four({
      cephalopods: { elements: ['sun'] },
      fishes: { elements: ['sun', 'sun'] },
      crustaceans: { elements: ['sun'] },
    }),
    boxes: {},
  };
  const aDisk = [[], [expect.any(String)]] as const;
  const s = expectResolved(
    'symbiotic',
    'crustaceans',
    [],
    {
      'animals.reptiles.elements': aDisk,
      'animals.crustaceans.elements': aDisk,
      random: DRAWN,
    },
    position,
  );
  expect([isThrough(s), ALL.map((id) => count(s, id))]).toEqual([true, [4, 4, 5, 5]]);
  // Which disk is chance.
  const drawn = new Set<string>();
  for (let seed = 0; seed < 25; seed++) {
    const t = resolving('symbiotic', 'crustaceans', { ...position, seed: String(seed) });
    drawn.add(JSON.stringify(animal(t, 'reptiles').elements));
  }
  expect(drawn.size).toBeGreaterThan(3);
});

rule('DSM-6.3.30', 'no empty space, no disk', () => {
  const s = resolving('symbiotic', 'crustaceans', {
    animals: four({ crustaceans: { elements: ['sun', 'sun', 'sun'] }, fishes: { elements: ['sun', 'sun'] } }),
  });
  expect(ALL.map((id) => count(s, id))).toEqual([4, 4, 6, 6]);
});

rule('DSM-6.3.30', 'all elements count: Ram Feeder makes one more', () => {
  const s = resolving('symbiotic', 'crustaceans', {
    animals: four({ crustaceans: { traits: ['ram-feeder'] }, fishes: { elements: ['sun'] } }),
  });
  // Four against three, three and four.
  expect(ALL.map((id) => count(s, id))).toEqual([4, 4, 4, 5]);
});

rule('DSM-9.4.3', 'with free spaces on board and card the owner says where the disk goes', () => {
  const s = resolving('symbiotic', 'crustaceans', {
    animals: four({
      fishes: { traits: ['phenotypic-plasticity'] },
      crustaceans: { elements: ['sun'] },
    }),
  });
  expect([question(s), asked(s), turnOf(s)]).toEqual(['symbiotic', 'fishes', 2]);
  // The Reptiles and Cephalopods have drawn, the Crustaceans not yet: down the Food Chain.
  expect(ALL.map((id) => count(s, id))).toEqual([4, 4, 4, 4]);
  expect(options(s)).toEqual(['keep it on the board', 'keep it on the card']);
  const board = resolving('symbiotic', 'crustaceans', {
    animals: four({ fishes: { traits: ['phenotypic-plasticity'] }, crustaceans: { elements: ['sun'] } }),
  });
  play(board, 'keep it on the board');
  expect([isThrough(board), animal(board, 'fishes').onTrait]).toEqual([true, {}]);
  play(s, 'keep it on the card');
  expect(isThrough(s)).toBe(true);
  expect(Object.values(animal(s, 'fishes').onTrait)).toEqual([1]);
  expect(ALL.map((id) => count(s, id))).toEqual([4, 4, 4, 5]);
  // A full board leaves the card alone.
  const full = resolving('symbiotic', 'fishes', {
    animals: four({ fishes: { traits: ['phenotypic-plasticity'], elements: ['sun', 'sun', 'sun'] } }),
  });
  expect([isThrough(full), Object.values(animal(full, 'fishes').onTrait)]).toEqual([true, [1]]);
});
