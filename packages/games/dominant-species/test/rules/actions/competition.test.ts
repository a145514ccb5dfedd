import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import {
  animal,
  asked,
  executing,
  expectChanged,
  options,
  play,
  question,
  refused,
  tile,
} from '../../../src/testing/index.ts';
import { DESERT, FOREST, hex, JUNGLE, MOUNTAIN, SAVANNAH, START_EARTH, TUNDRA, WETLAND } from '../axial.ts';
import { look } from '../box.ts';

const SEA = hex(2, -1);
const OTHER_JUNGLE = hex(-2, 1);

function eliminate(who: string, where: string): string {
  return `eliminate ${who} on ${where}`;
}

/** Mammals and Birds on every tile, and the Arachnids nowhere. */
function everywhere(space: string) {
  const tiles = { ...START_EARTH, [SEA]: 'sea' };
  const cubes = Object.fromEntries(Object.keys(tiles).map((name) => [name, { mammals: 1, birds: 1 }]));
  return executing({ [space]: 'mammals' }, { tiles, cubes });
}

rule('DS-5.4.11.1', 'before the pawns the Arachnids may eliminate one cube on any terrain they share', () => {
  const s = executing(
    { 'competition-1': 'mammals' },
    {
      cursor: 'arachnids',
      tiles: { ...START_EARTH, [SEA]: 'sea' },
      cubes: {
        [SEA]: { arachnids: 1, birds: 2 },
        [TUNDRA]: { arachnids: 2, insects: 1, mammals: 1 },
        [FOREST]: { arachnids: 3 },
        [DESERT]: { mammals: 1, birds: 1 },
      },
    },
  );
  expect([question(s), asked(s)]).toEqual(['arachnids', 'arachnids']);
  expect(options(s).sort()).toEqual(
    [eliminate('mammals', TUNDRA), eliminate('insects', TUNDRA), eliminate('birds', SEA), 'forgo'].sort(),
  );
  expect(refused(s, eliminate('birds', FOREST))).toMatchObject({
    code: 'alone',
    facts: { own: 3, opposing: 0 },
  });
  expect(refused(s, eliminate('birds', DESERT))).toMatchObject({
    code: 'absent',
    facts: { own: 0, opposing: 2 },
  });
  expect(refused(s, eliminate('arachnids', TUNDRA))).toMatchObject({ code: 'own-cube' });
  expect(refused(s, eliminate('birds', TUNDRA))).toMatchObject({ code: 'no-cubes', facts: { cubes: 0 } });
  expectChanged(s, () => play(s, eliminate('birds', SEA)), {
    [`cubes.${SEA}.birds`]: [2, 1],
    'animals.birds.eliminated': [0, 1],
    'spaces.competition-1': ['mammals', undefined],
    'animals.mammals.pawns': [2, 3],
  });
  // One cube is all; then comes the pawn of the mammals.
  expect([question(s), asked(s)]).toEqual(['competition', 'mammals']);
});

rule('DS-5.4.11.1', 'it may be declined, and alone they are not asked', () => {
  const s = executing(
    { 'domination-1': 'birds' },
    { cursor: 'arachnids', cubes: { [JUNGLE]: { arachnids: 2, birds: 1 } } },
  );
  expectChanged(s, () => play(s, 'forgo'), {
    'spaces.domination-1': ['birds', undefined],
    'animals.birds.pawns': [2, 3],
  });
  const alone = executing(
    { 'competition-1': 'birds' },
    { cursor: 'arachnids', cubes: { [JUNGLE]: { arachnids: 2 }, [WETLAND]: { birds: 1, insects: 1 } } },
  );
  expect(question(alone)).toBe('competition');
});

rule('DS-5.4.11.2', 'at most one tile of each of the three terrains, one opposing cube on each', () => {
  const s = executing(
    { 'competition-1': 'mammals', 'competition-4': 'mammals' },
    {
      tiles: { ...START_EARTH, [OTHER_JUNGLE]: 'jungle' },
      cubes: {
        [TUNDRA]: { mammals: 1, birds: 2, insects: 1 },
        [JUNGLE]: { mammals: 1, birds: 1 },
        [OTHER_JUNGLE]: { mammals: 1, insects: 2 },
        [WETLAND]: { mammals: 1, reptiles: 1 },
      },
    },
  );
  expect(options(s)).toEqual([eliminate('birds', TUNDRA), eliminate('insects', TUNDRA), 'skip']);
  play(s, eliminate('birds', TUNDRA));
  // The two jungles are one choice.
  expect(options(s)).toEqual([eliminate('insects', OTHER_JUNGLE), eliminate('birds', JUNGLE), 'skip']);
  play(s, eliminate('insects', OTHER_JUNGLE));
  expect(options(s)).toEqual([eliminate('reptiles', WETLAND), 'skip']);
  play(s, eliminate('reptiles', WETLAND));
  expect(look(s).cursor).toBe('competition-4');
  expect([TUNDRA, JUNGLE, OTHER_JUNGLE, WETLAND].map((name) => tile(s, name).cubes)).toEqual([
    { mammals: 1, birds: 1, insects: 1 },
    { mammals: 1, birds: 1 },
    { mammals: 1, insects: 1 },
    { mammals: 1 },
  ]);
});

rule('DS-5.4.11.2', 'the victims go, and nothing else changes', () => {
  const cubes = {
    [TUNDRA]: { mammals: 1, birds: 2 },
    [JUNGLE]: { mammals: 1, insects: 2 },
    [WETLAND]: { mammals: 1, reptiles: 1 },
  };
  const s = executing({ 'competition-1': 'mammals', 'domination-1': 'birds' }, { cubes });
  const victims = [eliminate('birds', TUNDRA), eliminate('insects', JUNGLE), eliminate('reptiles', WETLAND)];
  expectChanged(s, () => play(s, ...victims), {
    [`cubes.${TUNDRA}.birds`]: [2, 1],
    [`cubes.${JUNGLE}.insects`]: [2, 1],
    [`cubes.${WETLAND}.reptiles`]: [1, 0],
    'animals.birds.eliminated': [0, 1],
    'animals.insects.eliminated': [0, 1],
    'animals.reptiles.eliminated': [0, 1],
    'spaces.domination-1': ['birds', undefined],
    'animals.birds.pawns': [2, 3],
  });
});

rule('DS-5.4.11.2', 'own and opposing cubes must share the tile', () => {
  const s = executing(
    { 'competition-1': 'mammals' },
    {
      tiles: { ...START_EARTH, [OTHER_JUNGLE]: 'jungle', [hex(-2, 0)]: 'jungle' },
      cubes: {
        [JUNGLE]: { mammals: 2 },
        [OTHER_JUNGLE]: { birds: 2 },
        [hex(-2, 0)]: { mammals: 1, insects: 1 },
      },
    },
  );
  // No tundra tile is shared, so the question is about jungle at once.
  expect(options(s)).toEqual([eliminate('insects', hex(-2, 0)), 'skip']);
  expect(refused(s, eliminate('birds', JUNGLE))).toMatchObject({
    code: 'alone',
    facts: { own: 2, opposing: 0 },
  });
  expect(refused(s, eliminate('birds', OTHER_JUNGLE))).toMatchObject({
    code: 'absent',
    facts: { own: 0, opposing: 2 },
  });
  const nobody = executing({ 'competition-1': 'birds' }, { cubes: { [JUNGLE]: { mammals: 1, insects: 1 } } });
  expect(look(nobody).cursor).not.toBe('competition-1');
});

rule('DS-5.4.11.3', 'the present terrain counts: a covered tile is tundra only', () => {
  const s = executing(
    { 'competition-1': 'mammals' },
    {
      tiles: { ...START_EARTH, [JUNGLE]: { terrain: 'tundra', under: 'jungle' } },
      cubes: { [JUNGLE]: { mammals: 1, birds: 1 }, [TUNDRA]: { mammals: 1, insects: 1 } },
    },
  );
  expect(options(s)).toEqual([eliminate('birds', JUNGLE), eliminate('insects', TUNDRA), 'skip']);
  // One tundra tile was used, and what lies under the other is no jungle.
  play(s, eliminate('insects', TUNDRA));
  expect(look(s).cursor).not.toBe('competition-1');
  expect(tile(s, JUNGLE).cubes).toEqual({ mammals: 1, birds: 1 });
});

rule('DS-5.4.11.3', 'the terrains of the seven spaces', () => {
  const spaces = [
    [TUNDRA, JUNGLE, WETLAND],
    [TUNDRA, WETLAND, DESERT],
    [TUNDRA, DESERT, FOREST],
    [TUNDRA, FOREST, SAVANNAH],
    [TUNDRA, SAVANNAH, MOUNTAIN],
    [TUNDRA, MOUNTAIN, SEA],
    [TUNDRA, SEA, JUNGLE],
  ];
  for (const [i, where] of spaces.entries()) {
    const s = everywhere(`competition-${i + 1}`);
    for (const name of where) {
      expect(options(s)).toEqual([eliminate('birds', name), 'skip']);
      play(s, eliminate('birds', name));
    }
    expect(look(s).cursor).not.toBe(`competition-${i + 1}`);
  }
});

rule('DS-5.4.11.4', 'victims are eliminated, not returned', () => {
  const s = everywhere('competition-1');
  const pool = animal(s, 'birds').pool;
  play(s, eliminate('birds', TUNDRA));
  expect(animal(s, 'birds')).toMatchObject({ pool, eliminated: 1 });
});

rule('DS-5.4.11.5', 'each terrain may be declined by itself', () => {
  const s = everywhere('competition-1');
  play(s, 'skip', eliminate('birds', JUNGLE), 'skip');
  expect(animal(s, 'birds').eliminated).toBe(1);
  expect([TUNDRA, JUNGLE, WETLAND].map((name) => tile(s, name).cubes.birds)).toEqual([1, undefined, 1]);
  expect(look(s).cursor).not.toBe('competition-1');
});

rule('DS-5.4.11.2', 'the loss of its last cube takes dominance with it', () => {
  const s = executing(
    { 'competition-5': 'amphibians' },
    { cubes: { [SAVANNAH]: { insects: 1, amphibians: 1 } } },
  );
  expect(tile(s, SAVANNAH).dominant).toBe('insects');
  play(s, eliminate('insects', SAVANNAH));
  expect(tile(s, SAVANNAH).dominant).toBe('amphibians');
});
