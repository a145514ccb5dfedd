import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, asked, options, play, question, refused, SIX, turnOf } from '../../../src/testing/index.ts';
import { bag, cubes, earth, expectTaken, isThrough, LONG, TWO_PLAYERS, taking } from './stage.ts';

const CHAIN = ['mammals', 'reptiles', 'birds', 'amphibians', 'arachnids', 'insects'];
const START = { ...LONG, ...earth({ cubes: { D3: { mammals: 4 } } }) };

rule(
  'DS-6.16.1',
  'every animal, yours too, gives up a disk, a pawn or its crowds, down the food chain',
  () => {
    const s = taking('immigrants', 'insects', 'E3', {
      ...START,
      animals: { ...SIX, reptiles: { elements: ['meat'] } },
    });
    const order: (string | null)[] = [];
    for (const words of ['crowds', 'meat', 'pawn', 'pawn', 'pawn', 'crowds']) {
      order.push(asked(s));
      expect(question(s)).toBe('immigrants');
      expect(refused(s, 'skip'), 'mandatory').toBeDefined();
      play(s, `give up ${words}`);
    }
    expect([order, isThrough(s)]).toEqual([CHAIN, true]);
  },
);

rule('DS-6.16.1', 'each gives up that, and nothing else changes', () => {
  const answers = ['crowds', 'meat', 'pawn', 'pawn', 'pawn', 'crowds'].map((words) => `give up ${words}`);
  const changes = {
    // (a) and (b).
    'animals.reptiles.elements': [['meat'], []],
    'animals.birds.pawns': [3, 2],
    'animals.birds.boxedPawns': [7, 8],
    'animals.amphibians.pawns': [3, 2],
    'animals.amphibians.boxedPawns': [7, 8],
    'animals.arachnids.pawns': [3, 2],
    'animals.arachnids.boxedPawns': [7, 8],
    // (c) all but one cube on every tile with more than one.
    'cubes.D3.mammals': [4, 1],
    'cubes.D4.mammals': [2, 1],
    'animals.mammals.eliminated': [0, 4],
    'cubes.E3.insects': [2, 1],
    'animals.insects.eliminated': [0, 1],
  } as const;
  const animals = { ...SIX, reptiles: { elements: ['meat'] } };
  expectTaken('immigrants', 'insects', 'E3', answers, changes, { ...START, animals });
});

rule('DS-6.16.2', 'a disk only where there is one; which is the own choice', () => {
  const s = taking('immigrants', 'insects', 'E3', {
    ...START,
    animals: { ...SIX, mammals: { elements: ['sun', 'grub', 'sun'] } },
  });
  expect(options(s)).toEqual(['give up sun', 'give up grub', 'give up pawn', 'give up crowds']);
  expect(refused(s, 'give up meat')).toMatchObject({ code: 'no-such-disk', rule: 'DS-6.16.2' });
  const sun = bag(s, 'sun');
  play(s, 'give up sun');
  expect(animal(s, 'mammals').elements).toEqual({ meat: 2, sun: 1, grub: 1 });
  expect(bag(s, 'sun')).toBe(sun + 1);
  // The Reptiles have printed elements only.
  expect(options(s)).toEqual(['give up pawn', 'give up crowds']);
});

rule('DS-6.16.3', 'only an available pawn can be lost', () => {
  const s = taking('immigrants', 'insects', 'E3', {
    ...START,
    spaces: {
      'domination-1': 'insects',
      'domination-2': 'insects',
      'domination-3': 'mammals',
      'domination-4': 'mammals',
      'domination-5': 'mammals',
    },
  });
  expect(animal(s, 'mammals').pawns).toEqual({ available: 0, display: 3, box: 7 });
  expect(options(s)).toEqual(['give up crowds']);
  expect(refused(s, 'give up pawn')).toMatchObject({ code: 'no-pawn', rule: 'DS-6.16.3' });
  play(s, 'give up crowds', 'give up pawn', 'give up pawn', 'give up pawn', 'give up pawn', 'give up pawn');
  // Three of the Insects: one was available, one had come off; the one on domination-2 comes off now.
  expect(animal(s, 'insects').pawns).toEqual({ available: 2, display: 0, box: 8 });
  expect(animal(s, 'reptiles').pawns).toEqual({ available: 2, display: 0, box: 8 });
});

rule('DS-6.16.4', 'crowds may be given up where there are none', () => {
  const single = earth({ cubes: { D4: { mammals: 1, reptiles: 1, birds: 1 } } });
  const s = taking('immigrants', 'insects', 'E3', { ...LONG, ...single });
  expect(options(s)).toContain('give up crowds');
  play(s, 'give up crowds');
  expect(animal(s, 'mammals').eliminated).toBe(0);
  expect(asked(s)).toBe('reptiles');
});

rule('DS-6.16.5', 'one decision per animal by its player; without another option it is not asked', () => {
  const s = taking('immigrants', 'insects', 'E3', { ...START, animals: TWO_PLAYERS });
  const seats: number[] = [];
  while (!isThrough(s)) {
    seats.push(turnOf(s));
    play(s, 'give up crowds');
  }
  expect(seats).toEqual([0, 0, 0, 1, 1, 1]);
  const quick = taking('immigrants', 'insects', 'E3', {
    ...START,
    forced: 'auto',
    animals: { ...SIX, mammals: { pawns: 0 }, reptiles: { pawns: 0 } },
  });
  // Mammals and Reptiles have neither disk nor pawn: their crowds are gone already.
  expect(asked(quick)).toBe('birds');
  expect([cubes(quick, 'D3').mammals, cubes(quick, 'E4').reptiles]).toEqual([1, 1]);
});
