import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, options, play, refused } from '../../../src/testing/index.ts';
import { byCards, earth, expectTaken, isThrough, taking } from './stage.ts';

rule('DS-6.15.1', 'a Glaciation at once, with its bonus for you and no pawn', () => {
  const ice = earth({
    tiles: { D2: { terrain: 'tundra', under: 'wetland' } },
    cubes: { E4: { reptiles: 3, insects: 1, mammals: 1 } },
  });
  const s = taking('ice-sheet', 'insects', 'E3', ice);
  expect(options(s)).toEqual(['C3', 'C4', 'D4', 'E3', 'E4'].map((hex) => `glaciate ${hex}`));
  expect(refused(s, 'glaciate D2')).toMatchObject({ code: 'tundra', rule: 'DS-5.4.7.2' });
  // Two tundra tiles beside it; the water between the three goes; one cube of each animal stays.
  const changes = {
    'tiles.E3': ['savannah', { terrain: 'tundra', under: 'savannah' }],
    'animals.insects.points.cards': [0, 3],
    'corners.D2-D3-E3': ['water', undefined],
    'cubes.E3.insects': [2, 1],
    'animals.insects.pool': [30, 31],
  } as const;
  expect(isThrough(expectTaken('ice-sheet', 'insects', 'E3', ['glaciate E3'], changes, ice))).toBe(true);
  const other = taking('ice-sheet', 'insects', 'E3', ice);
  play(other, 'glaciate E4');
  expect([byCards(other, 'insects'), byCards(other, 'reptiles')]).toEqual([1, 0]);
  expect(animal(other, 'reptiles')).toMatchObject({ pool: 34 - 1 - 1 - 1, eliminated: 0 });
});

rule('DS-6.15.2', 'mandatory; without a tundra tile or a tile for it there is no effect', () => {
  const s = taking('ice-sheet', 'insects', 'E3');
  for (const words of ['skip', 'stop', 'forgo'])
    expect(refused(s, words), words).toMatchObject({ code: 'no-way-out' });
  // Nothing but tundra on Earth.
  const frozen = {
    tiles: { D3: 'tundra', E3: 'tundra' },
    corners: { 'D3-E3-E4': 'grass' },
    cubes: { E3: { insects: 2 }, D3: { insects: 1 } },
  };
  expectTaken('ice-sheet', 'insects', 'E3', [], {}, frozen);
  // All twelve tundra tiles on the map.
  const twelve = ['C1', 'C2', 'C3', 'C4', 'C5', 'D1', 'D2', 'D3', 'D4', 'D5', 'E2', 'E3'];
  const spent = {
    tiles: { ...Object.fromEntries(twelve.map((hex) => [hex, 'tundra'])), E4: 'desert' },
    corners: { 'D3-E3-E4': 'grass' },
    cubes: { E4: { insects: 2 } },
  };
  expectTaken('ice-sheet', 'insects', 'E4', [], {}, spent);
});
