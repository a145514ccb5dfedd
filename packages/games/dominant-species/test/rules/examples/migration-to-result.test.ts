import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { dominantSpecies } from '../../../src/index.ts';
import {
  animal,
  asked,
  executing,
  options,
  play,
  question,
  refused,
  table,
  tile,
} from '../../../src/testing/index.ts';
import { DESERT, FOREST, hex, MOUNTAIN, O1, SAVANNAH, START_EARTH, TUNDRA, WETLAND } from '../axial.ts';

/** Worked examples 7.11 to 7.14 of the rule book, with its numbers. */

const SEA = hex(2, -2);
const FAR_SEA = hex(2, 0);

function move(from: string, to: string): string {
  return `move a cube from ${from} to ${to}`;
}

/** Insects on the space for 7, then Birds and Mammals; two sea tiles with an empty hex between them. */
function migration() {
  const s = executing(
    { 'migration-1': 'insects', 'migration-3': 'birds', 'migration-4': 'mammals' },
    {
      tiles: { ...START_EARTH, [SEA]: 'sea', [FAR_SEA]: 'sea' },
      cubes: { [DESERT]: { insects: 1 }, [TUNDRA]: { insects: 7 }, [SEA]: { birds: 2, mammals: 1 } },
    },
  );
  for (let i = 0; i < 2; i++) play(s, move(TUNDRA, MOUNTAIN));
  for (let i = 0; i < 4; i++) play(s, move(TUNDRA, DESERT));
  expect([question(s), asked(s)]).toEqual(['migration', 'insects']);
  play(s, move(DESERT, SAVANNAH));
  return s;
}

rule('DS-7.11.1', 'Insects move 1, 4 and 2 cubes: seven in all, and no eighth', () => {
  const s = migration();
  expect([SAVANNAH, DESERT, MOUNTAIN, TUNDRA].map((name) => tile(s, name).cubes.insects)).toEqual([
    1, 4, 2, 1,
  ]);
  // A cube is left on the tundra, but the action is over.
  expect(asked(s)).toBe('birds');
  expect(refused(s, move(TUNDRA, WETLAND))).toMatchObject({ code: 'no-cubes', facts: { animal: 'birds' } });
  expect(refused(s, move(TUNDRA, WETLAND), 5)).toMatchObject({ code: 'not-your-turn' });
});

rule('DS-7.11.2', 'Birds move two tiles over a tile, not over an empty hex; nobody else so far', () => {
  const s = migration();
  expect(refused(s, move(SEA, FAR_SEA))).toMatchObject({ code: 'no-way' });
  play(s, move(SEA, TUNDRA), 'stop');
  expect(tile(s, TUNDRA).cubes.birds).toBe(1);
  expect([asked(s), options(s)]).toEqual(['mammals', [move(SEA, SAVANNAH), 'stop']]);
  expect(refused(s, move(SEA, TUNDRA))).toMatchObject({ code: 'too-far', facts: { distance: 2, reach: 1 } });
});

rule(
  'DS-7.12.1',
  'Reptiles on tundra, desert and forest: one forest, no desert without a cube, no sea',
  () => {
    const otherForest = hex(-1, 2);
    const s = executing(
      { 'competition-3': 'reptiles', 'domination-1': 'birds' },
      {
        tiles: { ...START_EARTH, [otherForest]: 'forest', [SEA]: 'sea' },
        cubes: {
          [FOREST]: { reptiles: 1, mammals: 1 },
          [otherForest]: { reptiles: 1, birds: 1 },
          [SEA]: { reptiles: 1, amphibians: 2 },
          [TUNDRA]: { reptiles: 1, insects: 1 },
          [DESERT]: { mammals: 1, insects: 1 },
        },
      },
    );
    const terrain = (where: string) => ({ code: 'other-terrain', facts: { hex: where } });
    expect(refused(s, `eliminate amphibians on ${SEA}`)).toMatchObject(terrain(SEA));
    expect(refused(s, `eliminate mammals on ${DESERT}`)).toMatchObject(terrain(DESERT));
    play(s, `eliminate insects on ${TUNDRA}`);
    // No desert is shared, so the next question is about forest.
    expect(options(s)).toEqual([
      `eliminate mammals on ${FOREST}`,
      `eliminate birds on ${otherForest}`,
      'skip',
    ]);
    expect(refused(s, `eliminate insects on ${DESERT}`)).toMatchObject(terrain(DESERT));
    expect(refused(s, `eliminate amphibians on ${SEA}`)).toMatchObject(terrain(SEA));
    play(s, `eliminate mammals on ${FOREST}`);
    expect(question(s)).toBe('domination');
    expect(refused(s, `eliminate birds on ${otherForest}`)).toMatchObject({ code: 'not-now' });
    expect([FOREST, otherForest, TUNDRA].map((name) => tile(s, name).cubes)).toEqual([
      { reptiles: 1 },
      { reptiles: 1, birds: 1 },
      { reptiles: 1 },
    ]);
  },
);

rule('DS-7.13.1', 'a wetland pays 8, 4 and 2; Reptiles dominate it and must take a card', () => {
  const s = executing(
    { 'domination-1': 'reptiles' },
    {
      corners: { [O1]: 'sun' },
      cubes: { [WETLAND]: { amphibians: 4, reptiles: 2, birds: 2 } },
      cards: { faceUp: ['nocturnal', 'fertile'], deck: 3 },
    },
  );
  play(s, `score ${WETLAND}`);
  const points = dominantSpecies.view(s, 0).animals.map((a) => [a.animal, a.points]);
  expect(Object.fromEntries(points)).toEqual({
    mammals: 0,
    reptiles: 4,
    birds: 2,
    amphibians: 8,
    arachnids: 0,
    insects: 0,
  });
  expect([question(s), asked(s), options(s)]).toEqual([
    'card',
    'reptiles',
    ['choose fertile', 'choose nocturnal'],
  ]);
  expect(refused(s, 'forgo')).toMatchObject({ code: 'no-way-out' });
  play(s, 'choose fertile', `choose tile ${WETLAND}`);
  expect(animal(s, 'reptiles').points).toBe(4 + 8);
});

rule('DS-7.14.1', 'of 70, 145, 160 and 75, 85, 90 the second player wins with 75', () => {
  const s = table({
    phase: 'over',
    end: 'ice-age',
    animals: {
      mammals: { seat: 0, points: 145 },
      reptiles: { seat: 1, points: 85 },
      birds: { seat: 0, points: 70 },
      amphibians: { seat: 1, points: 75 },
      arachnids: { seat: 0, points: 160 },
      insects: { seat: 1, points: 90 },
    },
  });
  expect(dominantSpecies.result(s)).toMatchObject({
    winners: [1],
    standings: [
      { seat: 1, score: 75, rank: 1 },
      { seat: 0, score: 70, rank: 2 },
    ],
  });
});
