import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { dominantSpecies } from '../../../src/index.ts';
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
import {
  corner,
  DESERT,
  hex,
  I1,
  I2,
  I3,
  I4,
  I6,
  O2,
  O3,
  SAVANNAH,
  START_EARTH,
  TUNDRA,
  WETLAND,
} from '../axial.ts';
import { look } from '../box.ts';

/** Worked examples 7.6 to 7.10 of the rule book, with its numbers. */

rule(
  'DS-7.6.1',
  'Arachnids save the grub of the tundra; water goes, and with it the Amphibians’ desert',
  () => {
    const s = executing(
      { wasteland: 'arachnids' },
      {
        tiles: START_EARTH,
        corners: { [I1]: 'grub', [I6]: 'grub', [I3]: 'water' },
        cubes: { [DESERT]: { amphibians: 2 } },
        boxes: { wasteland: ['grub', 'water'] },
      },
    );
    expect(tile(s, DESERT)).toMatchObject({ levels: { amphibians: 3 }, dominant: 'amphibians' });
    play(s, 'discard grub');
    expect([disk(s, I1), disk(s, I6), disk(s, I3)]).toEqual(['grub', 'grub', undefined]);
    expect(tile(s, DESERT)).toMatchObject({ levels: { amphibians: 0 }, endangered: ['amphibians'] });
    expect(tile(s, DESERT).dominant).toBeUndefined();
    // One water of the twenty still lies in the box.
    expect(look(s).bag.water).toBe(19);
  },
);

const SHARED_SEED = corner([1, -1], [1, 0], [2, -1]);

function depletion() {
  return executing(
    { depletion: 'mammals' },
    {
      tiles: START_EARTH,
      corners: {
        [SHARED_SEED]: 'seed',
        [corner([1, -1], [1, -2], [2, -2])]: 'seed',
        [corner([1, 0], [1, 1], [2, 0])]: 'seed',
        [I4]: 'sun',
        [O2]: 'meat',
        [corner([1, -1], [2, -2], [2, -1])]: 'meat',
      },
      cubes: { [DESERT]: { birds: 1, reptiles: 1 }, [SAVANNAH]: { birds: 1, mammals: 1 } },
      boxes: { depletion: ['seed'] },
    },
  );
}

rule('DS-7.7.1', 'before: Birds dominate the desert 4 to 2, the savannah is a tie of 4', () => {
  const s = depletion();
  expect(tile(s, DESERT)).toMatchObject({ levels: { birds: 4, reptiles: 2 }, dominant: 'birds' });
  expect(tile(s, SAVANNAH)).toMatchObject({ levels: { birds: 4, mammals: 4 } });
  expect(tile(s, SAVANNAH).dominant).toBeUndefined();
});

rule('DS-7.7.2', 'the shared seed gone, the desert is a tie and the savannah belongs to the Mammals', () => {
  const s = depletion();
  play(s, `remove the disk on ${SHARED_SEED}`);
  expect(tile(s, DESERT)).toMatchObject({ levels: { birds: 2, reptiles: 2 } });
  expect(tile(s, DESERT).dominant).toBeUndefined();
  expect(tile(s, SAVANNAH)).toMatchObject({ levels: { birds: 2, mammals: 4 }, dominant: 'mammals' });
});

function glaciation() {
  return executing(
    { 'glaciation-1': 'reptiles' },
    {
      tiles: { ...START_EARTH, [WETLAND]: 'tundra' },
      corners: { [I2]: 'sun' },
      cubes: {
        [TUNDRA]: { reptiles: 2, arachnids: 2, insects: 1 },
        [SAVANNAH]: { reptiles: 2 },
        [DESERT]: { insects: 1, birds: 2, amphibians: 4 },
      },
    },
  );
}

rule('DS-7.8.1', 'the savannah touches both tundra tiles, the desert one; nobody holds Survival', () => {
  const s = glaciation();
  expect([asked(s), options(s)]).toEqual([
    'reptiles',
    expect.arrayContaining([`glaciate ${SAVANNAH}`, `glaciate ${DESERT}`]),
  ]);
  expect(look(s).survival).toBeNull();
});

rule('DS-7.8.2', 'the savannah: 3 points, the sun goes, and Reptiles hold Survival with 3 cubes', () => {
  const s = glaciation();
  const bag = look(s).bag.sun ?? 0;
  play(s, `glaciate ${SAVANNAH}`);
  expect([animal(s, 'reptiles').points, disk(s, I2), look(s).bag.sun]).toEqual([3, undefined, bag + 1]);
  expect([tile(s, SAVANNAH).cubes, look(s).survival]).toEqual([{ reptiles: 1 }, 'reptiles']);
});

rule('DS-7.8.3', 'the desert: 1 point, no disk goes, one cube of each stays, the others return', () => {
  const s = glaciation();
  play(s, `glaciate ${DESERT}`);
  expect([animal(s, 'reptiles').points, disk(s, I2)]).toEqual([1, 'sun']);
  expect(tile(s, DESERT).cubes).toEqual({ birds: 1, amphibians: 1, insects: 1 });
  // 34 cubes each: 32 and 30 were in the pools of Birds and Amphibians.
  expect([animal(s, 'birds').pool, animal(s, 'amphibians').pool]).toEqual([33, 33]);
  expect(look(s).animals.map((a) => a.eliminated)).toEqual([0, 0, 0, 0, 0, 0]);
});

/** DS-7.9.1. */
function speciation() {
  return executing(
    { 'speciation-6': 'arachnids' },
    {
      animals: { ...SIX, arachnids: { elements: ['grass'] } },
      tiles: START_EARTH,
      corners: { [I3]: 'grass', [I4]: 'grub', [corner([1, 0], [1, 1], [2, 0])]: 'water' },
      cubes: { [DESERT]: { amphibians: 1 } },
    },
  );
}

function speciated() {
  const s = speciation();
  play(s, `speciate around ${I3}`);
  while (question(s) === 'speciation-cubes') play(s, options(s).at(-1) ?? '');
  return s;
}

rule('DS-7.9.1', 'up to 3 on the savannah, 2 on the desert, 1 on the tundra', () => {
  expect(tile(speciation(), DESERT)).toMatchObject({ levels: { amphibians: 3 }, dominant: 'amphibians' });
  const s = speciated();
  expect([SAVANNAH, DESERT, TUNDRA].map((name) => tile(s, name).cubes.arachnids)).toEqual([3, 2, 1]);
});

rule('DS-7.9.2', 'Arachnids tie with the Amphibians on the desert at 3', () => {
  const s = speciated();
  expect(tile(s, DESERT).levels).toEqual({ arachnids: 3, amphibians: 3 });
  expect(tile(s, DESERT).dominant).toBeUndefined();
});

rule('DS-7.9.3', 'then the Insects put their free cube on the savannah', () => {
  const s = speciated();
  expect([question(s), asked(s)]).toEqual(['insects', 'insects']);
  play(s, `add 1 to ${SAVANNAH}`);
  expect(tile(s, SAVANNAH).cubes).toEqual({ arachnids: 3, insects: 1 });
});

const NEW = hex(2, -1);
const SEED = corner([2, -1], [3, -2], [3, -1]);

function wanderlust() {
  const s = executing(
    { 'wanderlust-1': 'birds', 'domination-1': 'birds' },
    {
      animals: { ...SIX, insects: { elements: ['sun'] } },
      stacks: ['savannah'],
      cubes: { [DESERT]: { birds: 1, arachnids: 1, insects: 2 } },
      boxes: { wanderlust: ['seed'] },
    },
  );
  play(s, 'take the tile of stack 1', `lay the tile on ${NEW}`, 'take seed', `put the disk on ${SEED}`);
  return s;
}

rule('DS-7.10.1', 'Birds lay a savannah beside two tiles and gain 3 points', () => {
  const s = wanderlust();
  expect(tile(s, NEW).terrain).toBe('savannah');
  expect([animal(s, 'birds').points, disk(s, SEED), disk(s, O3)]).toEqual([3, 'seed', 'sun']);
});

rule('DS-7.10.2', 'Birds move in and dominate with 2, Arachnids would have 0, Insects come with 1', () => {
  const s = wanderlust();
  expect(asked(s)).toBe('birds');
  play(s, `bring 1 from ${DESERT}`);
  expect(tile(s, NEW)).toMatchObject({ levels: { birds: 2 }, dominant: 'birds' });
  expect(asked(s)).toBe('arachnids');
  const moved = dominantSpecies.clone(s);
  play(moved, `bring 1 from ${DESERT}`);
  expect(tile(moved, NEW)).toMatchObject({ levels: { arachnids: 0 }, endangered: ['arachnids'] });
  play(s, `bring 0 from ${DESERT}`);
  expect(asked(s)).toBe('insects');
  play(s, `bring 2 from ${DESERT}`);
  expect(tile(s, NEW)).toMatchObject({
    cubes: { birds: 1, insects: 2 },
    levels: { insects: 1 },
    endangered: [],
  });
  expect(tile(s, DESERT).cubes).toEqual({ arachnids: 1 });
});
