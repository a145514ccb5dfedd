import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { dominantSpecies } from '../../../src/index.ts';
import { animal, disk, options, play, question, refused, tile } from '../../../src/testing/index.ts';
import { away, bag, cubes, EMPTY_BAG, earth, expectTaken, isThrough, TWO_PLAYERS, taking } from './stage.ts';

/** The amphibians dominate the wetland D2; beside it lies a sea tile on C2, with one disk on their common corner. */
const SEA = earth({ tiles: { C2: 'sea' } });
const CORNERS_OF_C2 = ['B1-C1-C2', 'B1-B2-C2', 'B2-C2-C3', 'C1-C2-D1', 'C2-D1-D2'];

rule('DS-6.1.1', 'a disk to a corner of a sea or wetland tile, then cubes on that same tile', () => {
  const s = taking('aquatic', 'amphibians', 'D2', SEA);
  expect(options(s)).toEqual(['choose tile C2', 'choose tile D2']);
  expect(refused(s, 'choose tile E3')).toMatchObject({ code: 'not-water', rule: 'DS-6.1.1' });
  const meat = bag(s, 'meat');
  play(s, 'choose tile C2', 'take meat');
  expect(options(s).sort()).toEqual(CORNERS_OF_C2.map((corner) => `put the disk on ${corner}`).sort());
  expect(refused(s, 'put the disk on D1-D2-E2')).toMatchObject({ code: 'other-tile' });
  expect(refused(s, 'put the disk on C2-C3-D2')).toMatchObject({ code: 'taken-corner' });
  play(s, 'put the disk on C2-D1-D2');
  expect(disk(s, 'C2-D1-D2')).toBe('meat');
  expect(bag(s, 'meat')).toBe(meat - 1);
  expect(refused(s, 'add 1 to D2')).toMatchObject({ code: 'other-tile' });
  play(s, 'add 4 to C2');
  expect(cubes(s, 'C2')).toEqual({ amphibians: 4 });
  expect(cubes(s, 'D2').amphibians).toBe(2);
  expect(animal(s, 'amphibians').pool).toBe(26);
  expect(isThrough(s)).toBe(true);
});

rule('DS-6.1.1', 'one disk and the cubes, and nothing else', () => {
  const answers = ['choose tile C2', 'take meat', 'put the disk on C2-D1-D2', 'add 4 to C2'];
  const changes = {
    'corners.C2-D1-D2': [undefined, 'meat'],
    'cubes.C2.amphibians': [0, 4],
    'animals.amphibians.pool': [30, 26],
  } as const;
  expectTaken('aquatic', 'amphibians', 'D2', answers, changes, SEA);
});

rule('DS-6.1.2', 'the disk is chosen from what the bag holds', () => {
  const s = taking('aquatic', 'amphibians', 'D2');
  play(s, 'choose tile D2');
  expect(options(s)).toEqual(['take meat', 'take sun', 'take seed', 'take water', 'take grub', 'take grass']);
  const chance = dominantSpecies.writePosition(s).random;
  play(s, 'take grub', 'put the disk on D1-D2-E2', 'add 0 to D2');
  expect(disk(s, 'D1-D2-E2')).toBe('grub');
  expect(dominantSpecies.writePosition(s).random).toEqual(chance);
  const sunless = taking('aquatic', 'amphibians', 'D2', away({ sun: 18, meat: 17 }));
  play(sunless, 'choose tile D2');
  expect(options(sunless)).not.toContain('take sun');
  expect(options(sunless)).toContain('take meat');
  expect(refused(sunless, 'take sun')).toMatchObject({ code: 'no-such-disk', rule: 'DS-6.1.2' });
});

rule(
  'DS-6.1.3',
  'without a vacant corner or without a disk only the cubes come, on any sea or wetland',
  () => {
    const filled = earth({
      tiles: { C2: 'sea' },
      corners: {
        'C2-D1-D2': 'sun',
        'D1-D2-E2': 'sun',
        'B1-C1-C2': 'sun',
        'B1-B2-C2': 'sun',
        'B2-C2-C3': 'sun',
        'C1-C2-D1': 'sun',
      },
    });
    const full = taking('aquatic', 'amphibians', 'D2', filled);
    expect(options(full)).toEqual(['choose tile C2', 'choose tile D2']);
    play(full, 'choose tile C2');
    expect(question(full)).toBe('aquatic-cubes');
    play(full, 'add 2 to C2');
    expect(cubes(full, 'C2')).toEqual({ amphibians: 2 });
    const empty = taking('aquatic', 'amphibians', 'D2', { ...SEA, ...EMPTY_BAG });
    play(empty, 'choose tile D2');
    expect(question(empty)).toBe('aquatic-cubes');
    play(empty, 'add 1 to D2');
    expect(cubes(empty, 'D2').amphibians).toBe(3);
    expect(disk(empty, 'C2-D1-D2')).toBeUndefined();
  },
);

rule('DS-6.1.4', 'where a disk can be placed, a full tile may not be chosen', () => {
  const corners = { 'C2-D1-D2': 'sun', 'D1-D2-E2': 'sun' } as const;
  const s = taking('aquatic', 'amphibians', 'D2', earth({ tiles: { C2: 'sea' }, corners }));
  expect(options(s)).toEqual(['choose tile C2']);
  expect(refused(s, 'choose tile D2')).toMatchObject({
    code: 'no-vacant-corner',
    rule: 'DS-6.1.4',
    facts: { hex: 'D2', vacant: 0 },
  });
});

rule('DS-6.1.5', 'none to four cubes, as far as the gene pool goes', () => {
  const s = taking('aquatic', 'amphibians', 'D2');
  play(s, 'choose tile D2', 'take sun', 'put the disk on D1-D2-E2');
  expect(options(s)).toEqual(['add 0 to D2', 'add 1 to D2', 'add 2 to D2', 'add 3 to D2', 'add 4 to D2']);
  expect(refused(s, 'add 5 to D2')).toMatchObject({ code: 'limit', rule: 'DS-6.1.5', facts: { limit: 4 } });
  const animals = (pool: number) => ({ mammals: {}, amphibians: { pool } });
  const few = taking('aquatic', 'amphibians', 'D2', { animals: animals(1) });
  play(few, 'choose tile D2', 'take sun', 'put the disk on D1-D2-E2');
  expect(options(few)).toEqual(['add 0 to D2', 'add 1 to D2']);
  expect(refused(few, 'add 2 to D2')).toMatchObject({ code: 'too-few', facts: { stock: 1 } });
  const none = taking('aquatic', 'amphibians', 'D2', { animals: animals(0) });
  play(none, 'choose tile D2', 'take sun', 'put the disk on D1-D2-E2');
  expect(isThrough(none)).toBe(true);
  expect(disk(none, 'D1-D2-E2')).toBe('sun');
});

rule(
  'DS-6.1.3 DS-6.1.5',
  'with an empty bag and an empty pool nothing is asked; version 1 asked for a tile',
  () => {
    const nothing = { ...EMPTY_BAG, animals: { mammals: {}, amphibians: { pool: 0 } } };
    expect(isThrough(taking('aquatic', 'amphibians', 'D2', nothing))).toBe(true);
    const before = taking('aquatic', 'amphibians', 'D2', { ...nothing, rules: '1' });
    expect(question(before)).toBe('aquatic-tile');
  },
);

rule('DS-6.1.6', 'sea under tundra is tundra; without sea and wetland there is no effect', () => {
  const s = taking('aquatic', 'amphibians', 'D2');
  expect(tile(s, 'D3')).toMatchObject({ terrain: 'tundra', under: 'sea' });
  expect(options(s)).toEqual(['choose tile D2']);
  expect(refused(s, 'choose tile D3')).toMatchObject({ code: 'not-water', facts: { terrain: 'tundra' } });
  const frozen = earth({ tiles: { D2: { terrain: 'tundra', under: 'wetland' } } });
  expectTaken('aquatic', 'insects', 'E3', [], {}, frozen);
});

rule('DS-6.1.7', 'tile, kind, corner, number', () => {
  const s = taking('aquatic', 'amphibians', 'D2', { animals: TWO_PLAYERS });
  const kinds: string[] = [];
  for (const words of ['choose tile D2', 'take water', 'put the disk on D1-D2-E2', 'add 4 to D2']) {
    kinds.push(question(s));
    play(s, words);
  }
  expect(kinds).toEqual(['aquatic-tile', 'aquatic-disk', 'aquatic-corner', 'aquatic-cubes']);
  // Three waters printed, three on the tile.
  expect(tile(s, 'D2')).toMatchObject({ cubes: { amphibians: 6 }, levels: { amphibians: 9 } });
  // DS-4.7.3: the cubes come from the pool of the acting animal, not of the player's others.
  expect([animal(s, 'amphibians').pool, animal(s, 'insects').pool]).toEqual([26, 30]);
});
