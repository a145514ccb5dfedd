import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { type AnimalId, dominantSpecies, type TerrainId } from '../../src/index.ts';
import { animal, executing, options, play, table, tile } from '../../src/testing/index.ts';
import { BOOK_FOOD_CHAIN, BOOK_START_TILES, cornerName, hexName, verticesOf } from '../book.ts';
import { look, newGame, only, pointsIn, sum } from './box.ts';

const hexOf = (terrain: TerrainId) => {
  const found = BOOK_START_TILES.find((t) => t.terrain === terrain)?.hex ?? [0, 0];
  return { hex: found, name: hexName(found[0], found[1]) };
};

/** Disks, cubes, levels and dominance of the start tiles. */
const START: readonly [
  TerrainId,
  Record<string, number>,
  Record<string, number>,
  Record<string, number>,
  AnimalId,
][] = [
  [
    'wetland',
    { water: 2, grub: 1, grass: 1 },
    { amphibians: 2, arachnids: 1, insects: 1 },
    { amphibians: 6, arachnids: 2, insects: 2 },
    'amphibians',
  ],
  [
    'savannah',
    { grass: 2, water: 1, sun: 1 },
    { insects: 2, amphibians: 1, reptiles: 1 },
    { insects: 4, amphibians: 3, reptiles: 2 },
    'insects',
  ],
  [
    'desert',
    { sun: 2, grass: 1, meat: 1 },
    { reptiles: 2, insects: 1, mammals: 1 },
    { reptiles: 4, insects: 2, mammals: 2 },
    'reptiles',
  ],
  [
    'mountain',
    { meat: 2, sun: 1, seed: 1 },
    { mammals: 2, reptiles: 1, birds: 1 },
    { mammals: 4, reptiles: 2, birds: 2 },
    'mammals',
  ],
  [
    'forest',
    { seed: 2, meat: 1, grub: 1 },
    { birds: 2, mammals: 1, arachnids: 1 },
    { birds: 4, mammals: 2, arachnids: 2 },
    'birds',
  ],
  [
    'jungle',
    { grub: 2, water: 1, seed: 1 },
    { arachnids: 2, amphibians: 1, birds: 1 },
    { arachnids: 4, amphibians: 3, birds: 2 },
    'arachnids',
  ],
];

rule('DS-7.0.1', 'disks, cubes, levels and dominance of the start tiles', () => {
  const s = newGame(6);
  const disksOn = (hex: readonly [number, number]) => {
    const around = verticesOf(hex).map(cornerName);
    const out: Record<string, number> = {};
    for (const { corner, element } of look(s).corners) {
      if (around.includes(corner)) out[element] = (out[element] ?? 0) + 1;
    }
    return out;
  };
  for (const [terrain, disks, cubes, levels, dominant] of START) {
    const { hex, name } = hexOf(terrain);
    expect(disksOn(hex), terrain).toEqual(disks);
    expect(tile(s, name), terrain).toMatchObject({ terrain, cubes, levels, dominant, endangered: [] });
  }
  expect(disksOn([0, 0])).toEqual({ meat: 1, sun: 1, seed: 1, water: 1, grub: 1, grass: 1 });
  expect(tile(s, 'D3')).toMatchObject({ terrain: 'tundra', cubes: {}, levels: {} });
  expect(tile(s, 'D3').dominant).toBeUndefined();
});

/** All sets of two to six animals. */
const TABLES = Array.from({ length: 64 }, (_, bits) =>
  BOOK_FOOD_CHAIN.filter((_, i) => (bits & (1 << i)) !== 0),
).filter((ids) => ids.length >= 2);

rule('DS-7.0.2', 'start dominance when the home animal of a tile is absent', () => {
  expect(TABLES).toHaveLength(57);
  for (const ids of TABLES) {
    const s = table({ animals: only(...ids) });
    const has = (id: AnimalId) => ids.includes(id);
    /** The one of two that is in play; neither dominates when both are. */
    const either = (a: AnimalId, b: AnimalId) => (has(a) === has(b) ? undefined : has(a) ? a : b);
    /** The first of them that is in play. */
    const first = (...order: AnimalId[]) => order.find(has);
    const expected = {
      wetland: has('amphibians') ? 'amphibians' : either('arachnids', 'insects'),
      savannah: has('insects') ? 'insects' : first('amphibians', 'reptiles'),
      desert: has('reptiles') ? 'reptiles' : either('insects', 'mammals'),
      mountain: has('mammals') ? 'mammals' : either('reptiles', 'birds'),
      forest: has('birds') ? 'birds' : either('mammals', 'arachnids'),
      jungle: has('arachnids') ? 'arachnids' : first('amphibians', 'birds'),
    };
    for (const [terrain, dominant] of Object.entries(expected)) {
      expect(tile(s, hexOf(terrain as TerrainId).name).dominant, `${terrain} with ${ids.join()}`).toBe(
        dominant,
      );
    }
  }
});

rule('DS-7.0.3', 'counts of the start with six animals', () => {
  const s = newGame(6);
  const { bag, animals, initiative, survival } = look(s);
  expect(sum(bag)).toBe(96);
  expect(animals.map((a) => [a.pool, a.points])).toEqual(Array(6).fill([30, 0]));
  expect(initiative).toEqual(['insects', 'arachnids', 'amphibians', 'birds', 'reptiles', 'mammals']);
  expect(survival).toBeNull();
  const vacant = executing({ 'abundance-1': 'birds' }, { boxes: { abundance: ['sun'] } });
  play(vacant, 'take sun');
  expect(options(vacant)).toHaveLength(12);
  const laying = executing({ 'wanderlust-1': 'birds' });
  play(laying, 'take the tile of stack 1');
  expect(options(laying)).toHaveLength(12);
  const ice = executing({ 'glaciation-1': 'birds' });
  const outer = START.map(([terrain]) => hexOf(terrain).name);
  expect(options(ice).sort()).toEqual([...outer.map((hex) => `glaciate ${hex}`), 'forgo'].sort());
  for (const hex of outer) {
    const paid = executing({ 'glaciation-1': 'birds' });
    expect(pointsIn(play(paid, `glaciate ${hex}`), 'glaciation')).toEqual({ birds: 1 });
  }
});

rule('DS-7.0.4', 'a first Wanderlust tile pays 3 beside two start tiles and 1 beside one', () => {
  const paid = (q: number, r: number) => {
    const s = executing({ 'wanderlust-1': 'birds' });
    play(s, 'take the tile of stack 1', `lay the tile on ${hexName(q, r)}`);
    return animal(s, 'birds').points;
  };
  expect([paid(2, -1), paid(2, -2)]).toEqual([3, 1]);
  expect([paid(1, 1), paid(0, 2)]).toEqual([3, 1]);
});

rule('DS-7.0.5', 'Speciation by water: two disks, and what their tiles take', () => {
  const [i2, o1] = ['0,-1|0,0|1,-1', '-1,-1|-1,0|0,-1'].map(cornerName);
  const s = executing({ 'speciation-4': 'insects' });
  expect(options(s).sort()).toEqual([`speciate around ${i2}`, `speciate around ${o1}`, 'forgo'].sort());
  const most = (corner: string | undefined) => {
    const t = executing({ 'speciation-4': 'insects' });
    play(t, `speciate around ${corner}`);
    const limits: Record<string, number> = {};
    while (/^add \d to/.test(options(t)[0] ?? '') && look(t).cursor === 'speciation-4') {
      const [, n = '', hex = ''] = /^add (\d) to (.+)$/.exec(options(t).at(-1) ?? '') ?? [];
      limits[tile(t, hex).terrain] = Number(n);
      play(t, options(t)[0] ?? '');
    }
    return limits;
  };
  expect(most(i2)).toEqual({ tundra: 1, wetland: 4, savannah: 3 });
  expect(most(o1)).toEqual({ jungle: 3, wetland: 4 });
});

rule('DS-7.0.6', 'final scoring of the untouched start position', () => {
  const s = executing({ 'domination-5': 'birds' }, { lastRound: true });
  play(s, 'forgo');
  expect(look(s).animals.map((a) => [a.animal, a.points])).toEqual([
    ['mammals', 8],
    ['reptiles', 10],
    ['birds', 8],
    ['amphibians', 12],
    ['arachnids', 12],
    ['insects', 9],
  ]);
  expect(dominantSpecies.result(s)?.winners).toEqual([3]);
  const scored = executing({ 'domination-1': 'birds' }, { cards: { faceUp: [] } });
  expect(pointsIn(play(scored, `score ${hexOf('wetland').name}`), 'tiles')).toEqual({
    amphibians: 8,
    arachnids: 4,
    insects: 2,
  });
});
