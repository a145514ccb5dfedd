import { configure, isRefusal, plainRefusal } from '@clade/engine';
import { DRAWN, rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { dominantSpecies } from '../../src/index.ts';
import {
  animal,
  asked,
  executing,
  expectChanged,
  options,
  play,
  question,
  SIX,
  table,
  tile,
} from '../../src/testing/index.ts';
import {
  DESERT,
  FOREST,
  hex,
  I1,
  JUNGLE,
  MOUNTAIN,
  SAVANNAH,
  START_EARTH,
  TUNDRA,
  WETLAND,
} from './axial.ts';
import { look } from './box.ts';

/** DS-5.8: one row of the table each. */

rule('DS-5.8', 'Mammals keep one endangered cube, not one tile, at every Extinction', () => {
  const extinction = () =>
    table({
      phase: 'extinction',
      boxes: {},
      corners: { [I1]: 'meat' },
      cubes: { [DESERT]: { mammals: 3, birds: 2 }, [SAVANNAH]: { mammals: 1 }, [WETLAND]: { mammals: 2 } },
    });
  const s = extinction();
  expect([question(s), asked(s), options(s)]).toEqual([
    'save',
    'mammals',
    [`save a cube on ${SAVANNAH}`, `save a cube on ${DESERT}`, 'skip'],
  ]);
  const four = [[], new Array(4).fill(expect.any(String))] as const;
  expectChanged(s, () => play(s, `save a cube on ${DESERT}`), {
    [`cubes.${DESERT}.mammals`]: [3, 1],
    [`cubes.${DESERT}.birds`]: [2, 0],
    [`cubes.${SAVANNAH}.mammals`]: [1, 0],
    'animals.mammals.eliminated': [0, 3],
    'animals.birds.eliminated': [0, 2],
    // The end of the round: disks are drawn for the next.
    'boxes.adaptation': four,
    'boxes.abundance': four,
    'boxes.wanderlust': four,
    random: DRAWN,
    round: [1, 2],
    phase: ['extinction', 'planning'],
    toAct: [undefined, 'insects'],
  });
  const declined = extinction();
  play(declined, 'skip');
  expect(animal(declined, 'mammals').eliminated).toBe(4);
});

rule('DS-5.8', 'Reptiles have one protection without a pawn in every Regression', () => {
  const regression = () =>
    executing(
      {},
      {
        cursor: 'regression-1',
        animals: { ...SIX, reptiles: { elements: ['grub', 'meat'] }, birds: { elements: ['grub'] } },
        boxes: { regression: ['grub', 'meat'] },
      },
    );
  const s = regression();
  expect([asked(s), options(s)]).toEqual(['reptiles', ['protect meat', 'protect grub', 'forgo']]);
  expectChanged(s, () => play(s, 'protect grub'), {
    'animals.reptiles.elements': [['meat'], []],
    'animals.birds.elements': [['grub'], []],
  });
  const declined = regression();
  play(declined, 'forgo');
  expect(animal(declined, 'reptiles').elements).toEqual({ sun: 2 });
});

rule('DS-5.8', 'Birds reach two tiles over tiles with each of their Migration pawns, and may go one', () => {
  const s = executing(
    { 'migration-1': 'birds', 'migration-6': 'birds', 'domination-1': 'birds' },
    { cubes: { [WETLAND]: { birds: 2 } } },
  );
  const moves = [JUNGLE, MOUNTAIN].map((to) => `move a cube from ${WETLAND} to ${to}`);
  expectChanged(s, () => play(s, ...moves), {
    [`cubes.${WETLAND}.birds`]: [2, 0],
    [`cubes.${JUNGLE}.birds`]: [0, 1],
    [`cubes.${MOUNTAIN}.birds`]: [0, 1],
    'spaces.migration-6': ['birds', undefined],
    'animals.birds.pawns': [1, 2],
  });
  expect(look(s).cursor).toBe('migration-6');
  play(s, `move a cube from ${MOUNTAIN} to ${WETLAND}`);
  expect([tile(s, JUNGLE).cubes.birds, tile(s, WETLAND).cubes.birds]).toEqual([1, 1]);
  for (const id of Object.keys(SIX).filter((name) => name !== 'birds')) {
    const walker = executing({ 'migration-1': id }, { cubes: { [WETLAND]: { [id]: 1 } } });
    const goals = [TUNDRA, JUNGLE, SAVANNAH].map((to) => `move a cube from ${WETLAND} to ${to}`);
    expect(options(walker).sort()).toEqual([...goals, 'stop'].sort());
  }
});

rule('DS-5.8', 'Amphibians have three printed elements, the others two', () => {
  const config = configure(dominantSpecies, 6);
  if (isRefusal(config)) throw new Error(plainRefusal(config));
  const s = dominantSpecies.setup(config, 'printed');
  expect(Object.fromEntries(look(s).animals.map((a) => [a.animal, a.elements]))).toEqual({
    mammals: { meat: 2 },
    reptiles: { sun: 2 },
    birds: { seed: 2 },
    amphibians: { water: 3 },
    arachnids: { grub: 2 },
    insects: { grass: 2 },
  });
});

rule('DS-5.8', 'Arachnids eliminate one cube on any terrain, before all pawns, every Competition', () => {
  const sea = hex(2, -1);
  const s = executing(
    { 'competition-1': 'arachnids', 'domination-1': 'birds' },
    {
      cursor: 'arachnids',
      tiles: { ...START_EARTH, [sea]: 'sea' },
      cubes: { [sea]: { arachnids: 1, birds: 2 }, [JUNGLE]: { arachnids: 1, insects: 1 } },
    },
  );
  expectChanged(s, () => play(s, `eliminate birds on ${sea}`), {
    [`cubes.${sea}.birds`]: [2, 1],
    'animals.birds.eliminated': [0, 1],
    'spaces.competition-1': ['arachnids', undefined],
    'animals.arachnids.pawns': [2, 3],
  });
  expect([question(s), options(s)]).toEqual(['competition', [`eliminate insects on ${JUNGLE}`, 'skip']]);
  play(s, 'skip');
  expect([question(s), animal(s, 'birds').eliminated]).toEqual(['domination', 1]);
});

rule('DS-5.8', 'Insects put one cube on any tile after all pawns, every Speciation', () => {
  const s = executing({ 'speciation-6': 'birds' });
  play(s, 'forgo');
  expect(question(s)).toBe('insects');
  expectChanged(s, () => play(s, `add 1 to ${FOREST}`), {
    [`cubes.${FOREST}.insects`]: [0, 1],
    'animals.insects.pool': [30, 29],
  });
});

rule('DS-5.8.1', 'abilities of animals out of play do nothing', () => {
  const pair = (first: string, second: string) => ({ [first]: {}, [second]: {} });
  // Without Reptiles nobody is asked in Regression, without Insects in Speciation, without Arachnids in Competition.
  const animals = { birds: { elements: ['grub'] }, amphibians: {} };
  const s = executing(
    { 'domination-1': 'birds' },
    { cursor: 'regression-1', animals, boxes: { regression: ['grub'] } },
  );
  expect([question(s), animal(s, 'birds').elements]).toEqual(['domination', { seed: 2 }]);
  // Without Mammals nobody is saved.
  const extinct = table({
    phase: 'extinction',
    animals: pair('birds', 'insects'),
    corners: {},
    cubes: { [DESERT]: { birds: 2 }, [SAVANNAH]: { insects: 1 } },
  });
  expect(look(extinct).phase).toBe('planning');
  expect(look(extinct).animals.map((a) => a.eliminated)).toEqual([2, 1]);
  // Each of them alone is asked.
  const insects = executing({}, { cursor: 'speciation-1', animals: pair('birds', 'insects') });
  expect(asked(insects)).toBe('insects');
  const arachnids = executing({}, { cursor: 'arachnids', animals: pair('birds', 'arachnids') });
  expect(asked(arachnids)).toBe('arachnids');
});
