import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import {
  animal,
  asked,
  disk,
  executing,
  options,
  play,
  question,
  SIX,
  tile,
} from '../../../src/testing/index.ts';
import { corner, DESERT, hex, SAVANNAH, START_EARTH } from '../axial.ts';
import { look } from '../box.ts';
import { planRound, toNextRound } from '../course.ts';

/** Worked examples 7.1 to 7.5 of the rule book, with its numbers. */

const SAVANNAH_SUN = corner([1, 0], [1, -1], [2, -1]);

/** DS-7.1.1; `spaces` lets somebody act on it. */
function levels(spaces: Readonly<Record<string, string>>, boxes: object = {}) {
  return executing(spaces, {
    animals: {
      ...SIX,
      insects: { elements: ['grub', 'water'] },
      amphibians: { elements: ['grub', 'grub', 'meat'] },
    },
    tiles: START_EARTH,
    corners: {
      [SAVANNAH_SUN]: 'sun',
      [corner([1, 0], [2, -1], [2, 0])]: 'sun',
      [corner([1, 0], [2, 0], [1, 1])]: 'sun',
      [corner([0, 0], [1, -1], [1, 0])]: 'grass',
      [corner([0, 0], [1, 0], [0, 1])]: 'grub',
      [corner([0, 0], [0, -1], [1, -1])]: 'water',
    },
    cubes: { [DESERT]: { insects: 1, amphibians: 2 }, [SAVANNAH]: { reptiles: 1 } },
    boxes,
  });
}

rule('DS-7.1.1 DS-7.1.2', 'Insects dominate the desert 3 to 2 although Amphibians have more cubes', () => {
  const s = levels({ 'migration-1': 'reptiles' });
  expect([animal(s, 'insects').elements, animal(s, 'amphibians').elements]).toEqual([
    { grass: 2, grub: 1, water: 1 },
    { water: 3, grub: 2, meat: 1 },
  ]);
  expect(tile(s, DESERT)).toMatchObject({
    cubes: { insects: 1, amphibians: 2 },
    levels: { insects: 3, amphibians: 2 },
    dominant: 'insects',
  });
  expect(tile(s, SAVANNAH)).toMatchObject({ levels: { reptiles: 2 }, dominant: 'reptiles' });
});

rule('DS-7.1.3', 'a Reptile cube on the desert has level 6 and dominates', () => {
  const s = levels({ 'migration-1': 'reptiles', 'domination-1': 'birds' });
  play(s, `move a cube from ${SAVANNAH} to ${DESERT}`);
  expect(tile(s, DESERT)).toMatchObject({ levels: { reptiles: 6 }, dominant: 'reptiles' });
});

rule('DS-7.1.4', 'an Amphibian cube on the savannah has level 3 against 2', () => {
  const s = levels({ 'migration-1': 'amphibians', 'domination-1': 'birds' });
  play(s, `move a cube from ${DESERT} to ${SAVANNAH}`);
  expect(tile(s, SAVANNAH)).toMatchObject({ levels: { amphibians: 3, reptiles: 2 }, dominant: 'amphibians' });
});

rule('DS-7.1.5', 'without its sun the Reptiles on the savannah are endangered at once', () => {
  const s = levels({ depletion: 'birds' }, { depletion: ['sun'] });
  play(s, `remove the disk on ${SAVANNAH_SUN}`);
  expect(tile(s, SAVANNAH)).toMatchObject({ levels: { reptiles: 0 }, endangered: ['reptiles'] });
});

rule('DS-7.2.1', 'Reptiles pass Birds, and the pawn acts in Abundance in the same round', () => {
  const s = executing({ initiative: 'reptiles' }, { boxes: { abundance: ['sun'] } });
  expect(look(s).initiative).toEqual(['insects', 'arachnids', 'amphibians', 'birds', 'reptiles', 'mammals']);
  play(s, 'use the action', 'place a pawn on abundance-2');
  expect(look(s).initiative).toEqual(['insects', 'arachnids', 'amphibians', 'reptiles', 'birds', 'mammals']);
  expect([question(s), asked(s), look(s).cursor]).toEqual(['abundance', 'reptiles', 'abundance-2']);
});

rule('DS-7.2.2', 'Insects are leftmost: no swap, but the pawn is placed anew', () => {
  const s = executing({ initiative: 'insects' });
  play(s, 'use the action', 'place a pawn on wanderlust-1');
  expect(look(s).initiative).toEqual(['insects', 'arachnids', 'amphibians', 'birds', 'reptiles', 'mammals']);
  expect(look(s).spaces).toEqual({ 'wanderlust-1': 'insects' });
});

function adaptation() {
  return executing(
    { 'adaptation-1': 'insects', 'adaptation-2': 'mammals', 'adaptation-3': 'arachnids' },
    { boxes: { adaptation: ['meat', 'grass', 'grub', 'grub'] } },
  );
}

rule('DS-7.3.1', 'Insects take meat; the others choose among grass and grub', () => {
  const s = adaptation();
  play(s, 'take meat');
  expect(animal(s, 'insects').elements).toEqual({ grass: 2, meat: 1 });
  expect([asked(s), options(s)]).toEqual(['mammals', ['take grub', 'take grass', 'forgo']]);
  expect(look(s).boxes.adaptation).toEqual({ grub: 2, grass: 1 });
});

rule('DS-7.3.2', 'three grass are legal', () => {
  const s = adaptation();
  play(s, 'take grass');
  expect(animal(s, 'insects').elements).toEqual({ grass: 3 });
});

rule(
  'DS-7.3.3',
  'the grub that nobody takes costs the Insects theirs in the next round, unless they protect it',
  () => {
    const run = (wishes: Record<string, string>) => {
      const s = adaptation();
      play(s, 'take grub', 'take meat', 'take grass');
      toNextRound(s);
      expect(look(s).boxes.regression).toEqual({ grub: 1 });
      planRound(s, wishes);
      return s;
    };
    expect(animal(run({}), 'insects').elements).toEqual({ grass: 2 });
    const s = run({ insects: 'regression-1' });
    expect([asked(s), options(s)]).toEqual(['insects', ['protect grub', 'forgo']]);
    play(s, 'protect grub');
    expect(animal(s, 'insects').elements).toEqual({ grass: 2, grub: 1 });
  },
);

/** DS-7.4.1. */
function regression(spaces: Readonly<Record<string, string>>, boxes: object = {}) {
  return executing(spaces, {
    cursor: 'regression-1',
    animals: { ...SIX, insects: { elements: ['grub', 'sun'] }, reptiles: { elements: ['grub'] } },
    boxes: { regression: ['grub', 'grub'], ...boxes },
  });
}

rule('DS-7.4.1', 'one protection each is enough although two grub lie in the box', () => {
  const s = regression({ 'regression-1': 'insects' });
  play(s, 'protect grub');
  expect(asked(s)).toBe('reptiles');
  play(s, 'protect grub');
  expect(animal(s, 'insects').elements).toEqual({ grass: 2, grub: 1, sun: 1 });
  expect(animal(s, 'reptiles').elements).toEqual({ sun: 2, grub: 1 });
});

rule('DS-7.4.2', 'without the pawn the Insects lose exactly one grub, to the bag', () => {
  const s = regression({});
  const before = look(s).bag.grub ?? 0;
  play(s, 'protect grub');
  expect(animal(s, 'insects').elements).toEqual({ grass: 2, sun: 1 });
  expect(look(s).bag.grub).toBe(before + 1);
});

rule('DS-7.4.3', 'a sun left in Adaptation threatens the disk of the Insects, not the printed suns', () => {
  const s = regression({ 'regression-1': 'insects' }, { adaptation: ['sun'] });
  play(s, 'protect grub', 'protect grub');
  toNextRound(s);
  expect(look(s).boxes.regression).toEqual({ sun: 1 });
  planRound(s, { insects: 'regression-1' });
  expect([asked(s), options(s)]).toEqual(['insects', ['protect sun', 'forgo']]);
  // Reptiles are not asked: they have no disk of it.
  play(s, 'forgo');
  expect(animal(s, 'insects').elements).toEqual({ grass: 2, grub: 1 });
  expect(animal(s, 'reptiles').elements).toEqual({ sun: 2, grub: 1 });
  expect(question(s)).not.toBe('protection');
});

rule('DS-7.5.1', 'a water disk on the savannah gives it to the Amphibians, 6 to 4', () => {
  const s = executing({ 'abundance-1': 'amphibians' }, { boxes: { abundance: ['water'] } });
  expect(tile(s, SAVANNAH)).toMatchObject({ levels: { insects: 4, amphibians: 3 }, dominant: 'insects' });
  play(s, 'take water', `put the disk on ${corner([1, -1], [1, -2], [2, -2])}`);
  expect(tile(s, SAVANNAH)).toMatchObject({ levels: { insects: 4, amphibians: 6 }, dominant: 'amphibians' });
});

rule('DS-7.5.2', 'a sun disk makes a far mountain livable for Reptiles', () => {
  const mountain = hex(2, 0);
  const sun = corner([1, 0], [2, 0], [2, -1]);
  const s = executing(
    { 'abundance-1': 'reptiles', 'migration-1': 'reptiles', 'domination-1': 'birds' },
    {
      tiles: { ...START_EARTH, [mountain]: 'mountain' },
      cubes: { [DESERT]: { reptiles: 1 } },
      boxes: { abundance: ['sun'] },
    },
  );
  play(s, 'take sun', `put the disk on ${sun}`, 'forgo');
  expect(disk(s, sun)).toBe('sun');
  play(s, `move a cube from ${DESERT} to ${mountain}`);
  expect(tile(s, mountain)).toMatchObject({ levels: { reptiles: 2 }, endangered: [], dominant: 'reptiles' });
});
