import type { State } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { type AnimalId, dominantSpecies } from '../../src/index.ts';
import { options, play, question } from '../../src/testing/index.ts';
import {
  BOOK_FOOD_CHAIN,
  BOOK_PRINTED,
  BOOK_START_ELEMENTS,
  BOOK_START_TILES,
  BOOK_TILES,
  cornerName,
  hexName,
  verticesOf,
} from '../book.ts';
import { disksOf, layAllTiles, look, newGame, planAll, sum } from './box.ts';

const random = (players: number, seed: string, more = {}) =>
  newGame(players, { earth: 'random', ...more }, seed);
const SEEDS = Array.from({ length: 25 }, (_, i) => `earth ${i}`);
const home = (id: AnimalId) => BOOK_PRINTED[id][0];
const START_NAMES = BOOK_START_TILES.map(({ hex }) => hexName(hex[0], hex[1]));

/** Disks of an animal's home element among the start elements. */
const homeDisks = (s: State, id: AnimalId) => look(s).corners.filter((c) => c.element === home(id)).length;
const cubesOf = (s: State, id: AnimalId) => look(s).tiles.reduce((n, t) => n + (t.cubes[id] ?? 0), 0);

rule('DS-4.6.1', 'with one animal per player or with several', () => {
  for (const [players, animals] of [
    [2, 1],
    [5, 1],
    [3, 2],
    [2, 3],
  ] as const) {
    const s = random(players, 'combined', { animals });
    expect(look(s).tiles).toHaveLength(7);
    expect(look(s).animals).toHaveLength(players * animals);
    expect(dominantSpecies.config(s).options).toMatchObject({ earth: 'random', animals });
  }
});

rule('DS-4.6.2', 'seven of all 31 tiles on the start hexes, tundra on whatever lies in the centre', () => {
  const seen: Record<string, number> = {};
  const GAMES = 620;
  for (let i = 0; i < GAMES; i++) {
    const { tiles, stacks, tundraLeft } = look(random(2, `centre ${i}`));
    expect(tiles.map((t) => t.hex).sort()).toEqual([...START_NAMES].sort());
    const tundra = tiles.filter((t) => t.terrain === 'tundra');
    expect(tundra.map((t) => t.hex)).toEqual(['D3']);
    expect([tundraLeft, ...stacks.map((x) => x.left)]).toEqual([11, 7, 7, 7]);
    const under = tundra[0]?.under ?? '';
    seen[under] = (seen[under] ?? 0) + 1;
  }
  const chiSquare = Object.entries(BOOK_TILES).reduce((x, [terrain, n]) => {
    const fair = (GAMES * n) / 31;
    return x + ((seen[terrain] ?? 0) - fair) ** 2 / fair;
  }, 0);
  // Six degrees of freedom, once in 10,000 times.
  expect(chiSquare).toBeLessThan(27.86);
});

rule('DS-4.6.2', 'the stacks are made from the other 24', () => {
  const s = random(2, 'stacks');
  layAllTiles(s);
  const counts: Record<string, number> = {};
  for (const t of look(s).tiles) counts[t.under ?? t.terrain] = (counts[t.under ?? t.terrain] ?? 0) + 1;
  expect(counts).toEqual(BOOK_TILES);
});

rule('DS-4.6.3', 'twelve disks drawn from all 120 on the twelve start corners', () => {
  const places = BOOK_START_ELEMENTS.map((d) => cornerName(d.vertex)).sort();
  const drawn = new Set<string>();
  for (const seed of SEEDS) {
    const s = random(4, seed);
    expect(
      look(s)
        .corners.map((c) => c.corner)
        .sort(),
    ).toEqual(places);
    expect(Object.values(disksOf(s))).toEqual(Array(6).fill(20));
    drawn.add(
      look(s)
        .corners.map((c) => c.element)
        .join(),
    );
  }
  expect(drawn.size).toBe(SEEDS.length);
});

rule('DS-4.6.4', 'the three sections are filled from the bag as usual', () => {
  for (const seed of SEEDS) {
    const { boxes, bag } = look(random(3, seed));
    expect([sum(boxes.adaptation), sum(boxes.abundance), sum(boxes.wanderlust)]).toEqual([4, 4, 4]);
    expect([sum(boxes.regression), sum(boxes.wasteland), sum(boxes.depletion)]).toEqual([0, 0, 0]);
    expect(sum(bag)).toBe(96);
  }
});

rule('DS-4.6.5', 'as many cubes on each tile but the tundra as there are home disks on its corners', () => {
  for (const seed of SEEDS) {
    const { tiles, corners, animals } = look(random(4, seed));
    for (const [i, { hex }] of BOOK_START_TILES.entries()) {
      const around = verticesOf(hex).map(cornerName);
      const t = tiles.find((x) => x.hex === hexName(hex[0], hex[1]));
      for (const { animal: id } of animals) {
        const disks = corners.filter((c) => around.includes(c.corner) && c.element === home(id)).length;
        expect(t?.cubes[id] ?? 0).toBe(i === 0 ? 0 : disks);
      }
    }
  }
});

rule('DS-4.6.6', 'two cubes for each home disk, 24 for all six animals', () => {
  for (const seed of SEEDS) {
    const s = random(6, seed);
    const cubes = BOOK_FOOD_CHAIN.map((id) => cubesOf(s, id));
    expect(cubes).toEqual(BOOK_FOOD_CHAIN.map((id) => 2 * homeDisks(s, id)));
    expect(cubes.reduce((a, b) => a + b)).toBe(24);
  }
});

rule('DS-4.6.7', 'start points for those with fewer cubes than the most numerous in play', () => {
  for (const seed of SEEDS) {
    const s = random(3, seed);
    const ids = look(s).animals.map((a) => a.animal);
    const most = Math.max(...ids.map((id) => cubesOf(s, id)));
    expect(look(s).animals.map((a) => a.points)).toEqual(ids.map((id) => most - cubesOf(s, id)));
  }
});

rule('DS-4.6.8', 'an animal may start without a cube', () => {
  const s = SEEDS.map((seed) => random(6, seed)).find((t) =>
    BOOK_FOOD_CHAIN.some((id) => cubesOf(t, id) === 0),
  );
  if (s === undefined) throw new Error('no start of the series leaves an animal without a cube');
  const absent = BOOK_FOOD_CHAIN.find((id) => cubesOf(s, id) === 0);
  const placed = planAll(s).filter((e) => e.type === 'pawn-placed' && e.animal === absent);
  expect(placed).toHaveLength(3);
  while (look(s).phase !== 'planning') play(s, options(s).at(-1) ?? '');
  expect([look(s).round, question(s)]).toEqual([2, 'placement']);
});

/** The counts of the example: 4 grass, 3 sun, 2 meat, 2 water, 1 grub, 0 seed. */
const EXAMPLE = { grass: 4, sun: 3, meat: 2, water: 2, grub: 1, seed: 0 };

rule('DS-7.0.7', 'start cubes and points for 4 grass, 3 sun, 2 meat, 2 water, 1 grub, no seed', () => {
  let s: State | undefined;
  for (let i = 0; s === undefined && i < 20_000; i++) {
    const tried = random(6, `example ${i}`);
    const kinds = look(tried).corners.map((c) => c.element);
    const fits = Object.entries(EXAMPLE).every(([kind, n]) => kinds.filter((k) => k === kind).length === n);
    if (fits) s = tried;
  }
  if (s === undefined) throw new Error('no start of the series has these elements');
  const found = s;
  const order = ['insects', 'reptiles', 'mammals', 'amphibians', 'arachnids', 'birds'] as const;
  expect(order.map((id) => cubesOf(found, id))).toEqual([8, 6, 4, 4, 2, 0]);
  const points = Object.fromEntries(look(found).animals.map((a) => [a.animal, a.points]));
  expect(order.map((id) => points[id])).toEqual([0, 2, 4, 4, 6, 8]);
});
