import { DRAWN, rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { dominantSpecies } from '../../../src/index.ts';
import { executing, play, SIX } from '../../../src/testing/index.ts';
import { away, expectTaken, isThrough, TWO_PLAYERS, taking } from './stage.ts';

/** Numbers of elements by animal, printed ones included. */
function counts(s: ReturnType<typeof taking>): Record<string, number> {
  return Object.fromEntries(
    dominantSpecies
      .view(s, 0)
      .animals.map((a) => [a.animal, Object.values(a.elements).reduce((sum, n) => sum + n, 0)]),
  );
}

/** Insects 4, Mammals 2, Reptiles 4, Birds 5, Amphibians 3, Arachnids 2. */
const ANIMALS = {
  mammals: {},
  reptiles: { elements: ['meat', 'meat'] },
  birds: { elements: ['meat', 'meat', 'meat'] },
  amphibians: {},
  arachnids: {},
  insects: { elements: ['meat', 'meat'] },
};

rule('DS-6.26.1', 'a random disk for you and for every animal with fewer elements', () => {
  const disk = [[], [expect.any(String)]] as const;
  const disks = {
    'animals.insects.elements': disk,
    'animals.mammals.elements': disk,
    'animals.amphibians.elements': disk,
    'animals.arachnids.elements': disk,
    random: DRAWN,
  };
  expect(isThrough(expectTaken('symbiotic', 'insects', 'E3', [], disks, { animals: ANIMALS }))).toBe(true);
  // Blind: with another seed other disks come.
  const drawn = (seed: string) => {
    const t = taking('symbiotic', 'insects', 'E3', { animals: ANIMALS, seed });
    return JSON.stringify(dominantSpecies.view(t, 0).animals.map((a) => a.elements));
  };
  expect(new Set(['a', 'b', 'c', 'd', 'e'].map(drawn)).size).toBeGreaterThan(1);
  // Only what is in the bag: with nothing but two suns left a sun comes.
  const suns = away({ meat: 11, sun: 16, seed: 18, water: 18, grub: 18, grass: 18 });
  const two = taking('symbiotic', 'arachnids', 'C3', {
    animals: ANIMALS,
    ...suns,
  });
  expect(dominantSpecies.view(two, 0).bag).toEqual({ sun: 1 });
  expect(dominantSpecies.view(two, 0).animals[4]?.elements).toEqual({ grub: 2, sun: 1 });
});

rule('DS-6.26.2', 'elements are counted with printed ones, before any draw', () => {
  // Amphibians 3 printed against Insects 2 + 1: not fewer, although the Insects have more after their draw.
  const s = taking('symbiotic', 'insects', 'E3', {
    animals: { ...SIX, insects: { elements: ['meat'] } },
  });
  expect(counts(s)).toEqual({ mammals: 3, reptiles: 3, birds: 3, amphibians: 3, arachnids: 3, insects: 4 });
  // DS-4.7.3: the player's other animals receive by the same count.
  const animals = TWO_PLAYERS;
  expect(counts(taking('symbiotic', 'amphibians', 'D2', { animals }))).toEqual({
    mammals: 3,
    reptiles: 3,
    birds: 3,
    amphibians: 4,
    arachnids: 3,
    insects: 3,
  });
});

rule('DS-6.26.3', 'six elements take no more; you first, then the food chain, until the bag is empty', () => {
  const full = { elements: ['meat', 'meat', 'sun', 'sun'] };
  const six = taking('symbiotic', 'insects', 'E3', { animals: { ...SIX, insects: full } });
  expect(counts(six)).toEqual({ mammals: 3, reptiles: 3, birds: 3, amphibians: 4, arachnids: 3, insects: 6 });
  const order = executing(
    { 'domination-1': 'insects' },
    { animals: { ...SIX, insects: { elements: ['meat'] } }, cards: { faceUp: ['symbiotic'], deck: 3 } },
  );
  play(order, 'score E3');
  const events = play(order, 'choose symbiotic').filter((e) => e.type === 'element-gained');
  expect(events.map((e) => e.animal)).toEqual(['insects', 'mammals', 'reptiles', 'birds', 'arachnids']);
  // Three disks in the bag: the Insects, Mammals and Reptiles get them.
  const three = away({ meat: 17, sun: 15, seed: 18, water: 18, grub: 18, grass: 18 });
  const few = taking('symbiotic', 'insects', 'E3', {
    animals: { ...SIX, insects: { elements: ['meat'] } },
    ...three,
  });
  expect(counts(few)).toEqual({ mammals: 3, reptiles: 3, birds: 2, amphibians: 3, arachnids: 2, insects: 4 });
  expect(dominantSpecies.view(few, 0).bag).toEqual({});
  const none = taking(
    'symbiotic',
    'insects',
    'E3',
    away({ meat: 18, sun: 18, seed: 18, water: 18, grub: 18, grass: 18 }),
  );
  expect(counts(none)).toEqual({
    mammals: 2,
    reptiles: 2,
    birds: 2,
    amphibians: 3,
    arachnids: 2,
    insects: 2,
  });
});
