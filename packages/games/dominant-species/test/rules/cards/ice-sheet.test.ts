import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, disk, options, play, refused, tile } from '../../../src/testing/index.ts';
import { bag, belongings, byCards, cubes, earth, isThrough, taking } from './stage.ts';

rule('DS-6.15.1', 'a Glaciation at once, with its bonus for you and no pawn', () => {
  const ice = earth({
    tiles: { D2: { terrain: 'tundra', under: 'wetland' } },
    cubes: { E4: { reptiles: 3, insects: 1, mammals: 1 } },
  });
  const s = taking('ice-sheet', 'insects', 'E3', ice);
  const water = bag(s, 'water');
  expect(options(s)).toEqual(['C3', 'C4', 'D4', 'E3', 'E4'].map((hex) => `glaciate ${hex}`));
  expect(refused(s, 'glaciate D2')).toMatchObject({ code: 'tundra', rule: 'DS-5.4.7.2' });
  const pawns = animal(s, 'insects').pawns.available;
  play(s, 'glaciate E3');
  expect(tile(s, 'E3')).toMatchObject({ terrain: 'tundra', under: 'savannah' });
  // Two tundra tiles beside it; the water between the three goes; one cube of each animal stays.
  expect(byCards(s, 'insects')).toBe(3);
  expect([disk(s, 'D2-D3-E3'), bag(s, 'water')]).toEqual([undefined, water + 1]);
  expect(cubes(s, 'E3')).toEqual({ insects: 1, amphibians: 1, reptiles: 1 });
  expect(animal(s, 'insects')).toMatchObject({ pool: 31, eliminated: 0 });
  // The pawn that has come off meanwhile is the one of the second Domination.
  expect(animal(s, 'insects').pawns.available).toBe(pawns + 1);
  expect(isThrough(s)).toBe(true);
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
  const none = taking('ice-sheet', 'insects', 'E3', frozen);
  expect(isThrough(none)).toBe(true);
  expect([byCards(none, 'insects'), belongings(none).cubes]).toEqual([0, frozen.cubes]);
  // All twelve tundra tiles on the map.
  const twelve = ['C1', 'C2', 'C3', 'C4', 'C5', 'D1', 'D2', 'D3', 'D4', 'D5', 'E2', 'E3'];
  const spent = taking('ice-sheet', 'insects', 'E4', {
    tiles: { ...Object.fromEntries(twelve.map((hex) => [hex, 'tundra'])), E4: 'desert' },
    corners: { 'D3-E3-E4': 'grass' },
    cubes: { E4: { insects: 2 } },
  });
  expect(isThrough(spent)).toBe(true);
  expect([tile(spent, 'E4').terrain, byCards(spent, 'insects')]).toEqual(['desert', 0]);
});
