import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, asked, options, play, question, refused, tile, turnOf } from '../../../src/testing/index.ts';
import { bag, expectTaken, isThrough, TWO_PLAYERS, taking } from './stage.ts';

/** Insects have 2 elements, Mammals 4, Reptiles 3, Birds 2, Amphibians 3 (all printed), Arachnids 5. */
const ANIMALS = {
  mammals: { elements: ['sun', 'seed'] },
  reptiles: { elements: ['grub'] },
  birds: {},
  amphibians: {},
  arachnids: { elements: ['water', 'water', 'sun'] },
  insects: {},
} as const;

rule('DS-6.7.1', 'animals with more elements lose one disk of their own choice', () => {
  const s = taking('disease', 'insects', 'E3', { animals: ANIMALS });
  expect([question(s), asked(s), turnOf(s)]).toEqual(['disease', 'mammals', 0]);
  expect(options(s)).toEqual(['lose sun', 'lose seed']);
  // The Birds have as many elements as the Insects: untouched, and so are the Insects.
  const losses = {
    'animals.mammals.elements': [['seed'], []],
    'animals.reptiles.elements': [['grub'], []],
    'animals.arachnids.elements': [['water'], []],
  } as const;
  const answers = ['lose seed', 'lose grub', 'lose water'];
  const over = expectTaken('disease', 'insects', 'E3', answers, losses, { animals: ANIMALS });
  expect(isThrough(over)).toBe(true);
  // Nobody has more than the Arachnids with five.
  expect(isThrough(taking('disease', 'arachnids', 'C3', { animals: ANIMALS }))).toBe(true);
});

rule('DS-6.7.2', 'printed elements count, but are never lost', () => {
  const s = taking('disease', 'insects', 'E3', { animals: ANIMALS });
  expect(refused(s, 'lose meat')).toMatchObject({
    code: 'no-such-disk',
    rule: 'DS-6.7.2',
    facts: { disks: 0 },
  });
  play(s, 'lose sun', 'lose grub', 'lose sun');
  // Three printed elements are more than two, and yet no disk.
  expect(animal(s, 'amphibians').elements).toEqual({ water: 3 });
  // Amphibians 3 + 1, Insects 2 + 1: affected; Reptiles 2 + 1 against 3: not.
  const counted = taking('disease', 'insects', 'E3', {
    animals: {
      reptiles: { elements: ['meat'] },
      amphibians: { elements: ['meat'] },
      insects: { elements: ['meat'] },
    },
  });
  expect(asked(counted)).toBe('amphibians');
  play(counted, 'lose meat');
  expect(isThrough(counted)).toBe(true);
});

rule(
  'DS-6.7.3',
  'the affected animals choose down the food chain; who is affected is fixed at the start',
  () => {
    const s = taking('disease', 'insects', 'E3', { animals: ANIMALS });
    const order: (string | null)[] = [];
    while (!isThrough(s)) {
      order.push(asked(s));
      play(s, options(s)[0] ?? '');
    }
    expect(order).toEqual(['mammals', 'reptiles', 'arachnids']);
    // Each loses one disk only, however many more they have.
    expect(animal(s, 'arachnids').elements).toEqual({ grub: 2, water: 2 });
  },
);

rule('DS-6.7.4', 'with one kind of disk there is no question; the disk goes to the bag', () => {
  const animals = { ...ANIMALS, arachnids: { elements: ['water', 'water'] } };
  const s = taking('disease', 'insects', 'E3', { animals, forced: 'auto' });
  expect(asked(s)).toBe('mammals');
  const sun = bag(s, 'sun');
  play(s, 'lose sun');
  expect(isThrough(s)).toBe(true);
  expect(bag(s, 'sun')).toBe(sun + 1);
  expect(animal(s, 'reptiles').elements).toEqual({ sun: 2 });
  expect(animal(s, 'arachnids').elements).toEqual({ grub: 2, water: 1 });
});

rule('DS-6.7.1 DS-4.7.3', "the player's own other animal loses too, and dominance follows", () => {
  const two = { ...TWO_PLAYERS, amphibians: { seat: 1, elements: ['grass', 'meat'] } };
  const s = taking('disease', 'insects', 'E4', {
    animals: two,
    corners: { 'D3-E3-E4': 'grass', 'E3-E4-F3': 'grass', 'D2-D3-E3': 'water', 'D2-E2-E3': 'water' },
  });
  expect([asked(s), turnOf(s)]).toEqual(['amphibians', 1]);
  // 2 grass, 2 water around the savannah: 3 x 2 + 2 against 2 x 2.
  expect(tile(s, 'E3').levels.amphibians).toBe(8);
  play(s, 'lose grass');
  expect(tile(s, 'E3').levels.amphibians).toBe(6);
});
