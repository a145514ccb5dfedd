import { type GameEvent, Rng, type State } from '@clade/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ANIMALS,
  BAG,
  BOX,
  CORNER_HEXES,
  countTiles,
  coverTile,
  cubesOnSmall,
  drawInto,
  drawTile,
  ELIMINATED,
  emptyIntoBag,
  HAS,
  isBeside,
  isEmptyBox,
  isOvercrowded,
  KINDS,
  kindsIn,
  LARGE_TERRAINS,
  matchingDisks,
  OWNER,
  PARTS,
  PLAYERS,
  POOL,
  removeEnclosedDisks,
  resultOf,
  SMALL,
  SOURCES,
  STACK_LEFT,
  STACK_TOP,
  STACKS,
  seatPoints,
  slide,
  smallTilesOf,
  survivor,
  terrainOf,
  thinOut,
  turnUpTiles,
  UNSEEN_TILES,
} from '../src/index.ts';
import {
  ALL_CORNERS,
  ALL_HEXES,
  anyEarth,
  at,
  beside,
  cubes,
  diskAt,
  earthOf,
  emptyEarth,
  hexOf,
  isTileAt,
  upTo,
  world,
} from './world.ts';

const counts = (s: State, from: number): number[] => Array.from(s.subarray(from, from + KINDS));
const seeded = (seed: string): State => {
  const s = emptyEarth();
  s.set(new Rng(seed).words, 0);
  return s;
};

describe('boxes of the display', () => {
  const [SHELF, CRATE] = [BOX, BOX + KINDS];

  test('four disks are drawn from the bag, or as many as there are, and told', () => {
    for (const [bag, drawn] of [
      [20, 4],
      [1, 4],
      [0, 0],
    ] as const) {
      const s = seeded(`bag ${bag}`);
      s.fill(bag, BAG, BAG + KINDS);
      const events: GameEvent[] = [];
      drawInto(world, s, SHELF, 'R', (event) => events.push(event));
      const lying = counts(s, SHELF);
      expect(lying.reduce((x, y) => x + y, 0)).toBe(drawn);
      expect(counts(s, BAG)).toEqual(lying.map((n) => bag - n));
      const elements = (events[0] as unknown as { elements: string[] }).elements;
      expect(upTo(KINDS).map((k) => elements.filter((e) => e === world.kinds[k]).length)).toEqual(lying);
      expect(events).toMatchObject([{ type: 'disks-drawn', rule: 'R', section: 'shelf' }]);
    }
    const three = seeded('three');
    three.fill(0, BAG, BAG + KINDS);
    three[BAG + 2] = 3;
    drawInto(world, three, SHELF, 'R', undefined);
    expect([counts(three, SHELF), counts(three, BAG)]).toEqual([
      [0, 0, 3, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ]);
  });

  test('a box slides into an empty one, and is emptied into the bag', () => {
    const s = emptyEarth();
    s.set([1, 0, 2, 0, 0, 1], SHELF);
    expect([isEmptyBox(s, SHELF), isEmptyBox(s, CRATE)]).toEqual([false, true]);
    expect(kindsIn(s, SHELF)).toBe(0b100101);
    const events: GameEvent[] = [];
    slide(world, s, SHELF, CRATE, 'R', (event) => events.push(event));
    expect([counts(s, SHELF), counts(s, CRATE)]).toEqual([
      [0, 0, 0, 0, 0, 0],
      [1, 0, 2, 0, 0, 1],
    ]);
    emptyIntoBag(world, s, CRATE, 'R', (event) => events.push(event));
    expect([counts(s, CRATE), counts(s, BAG)]).toEqual([
      [0, 0, 0, 0, 0, 0],
      [21, 20, 22, 20, 20, 21],
    ]);
    slide(world, s, SHELF, CRATE, 'R', (event) => events.push(event));
    emptyIntoBag(world, s, CRATE, 'R', (event) => events.push(event));
    expect(events).toEqual([
      { type: 'box-moved', rule: 'R', from: 'shelf', to: 'crate' },
      { type: 'box-emptied', rule: 'R', section: 'crate' },
    ]);
  });
});

describe('stacks of tiles', () => {
  test('every unseen tile is drawn once', () => {
    const s = seeded('tiles');
    const tiles = [3, 0, 2, 1, 0, 4, 2];
    s.set(tiles, UNSEEN_TILES);
    const drawn = Array.from({ length: 12 }, () => drawTile(s));
    expect(upTo(LARGE_TERRAINS).map((t) => drawn.filter((x) => x === t).length)).toEqual(tiles);
    expect(s.subarray(UNSEEN_TILES, UNSEEN_TILES + LARGE_TERRAINS).every((n) => n === 0)).toBe(true);
  });

  test('a tile is turned up where none lies face up and one is left', () => {
    const s = seeded('stacks');
    s.set([0, 0, 0, 0, 0, 2, 0], UNSEEN_TILES);
    s.set([0, 3 + 1, 0], STACK_TOP);
    s.set([2, 5, 0], STACK_LEFT);
    const events: GameEvent[] = [];
    turnUpTiles(world, s, 'R', (event) => events.push(event));
    expect(Array.from(s.subarray(STACK_TOP, STACK_TOP + STACKS))).toEqual([5 + 1, 3 + 1, 0]);
    expect(Array.from(s.subarray(STACK_LEFT, STACK_LEFT + STACKS))).toEqual([1, 5, 0]);
    expect(events).toEqual([{ type: 'tile-revealed', rule: 'R', stack: 1, terrain: 'bog' }]);
  });
});

describe('small tiles', () => {
  const anyCovered = fc.tuple(anyEarth, fc.array(fc.nat(99), { maxLength: 9 })).map(([s, covered]) => {
    const tiles = ALL_HEXES.filter((hex) => isTileAt(s, hex));
    for (const n of covered) {
      const hex = tiles[n % tiles.length]!;
      if (terrainOf(s, hex) !== SMALL) coverTile(world, s, hex, SMALL, 'R', undefined);
    }
    return s;
  });

  test('cubes and tiles are counted there, and the one with the most cubes survives; a tie nobody', () => {
    fc.assert(
      fc.property(anyCovered, (s) => {
        const small = ALL_HEXES.filter((hex) => terrainOf(s, hex) === SMALL);
        const sums = upTo(ANIMALS).map((a) => small.reduce((sum, hex) => sum + cubes(s, hex, a), 0));
        expect(upTo(ANIMALS).map((a) => cubesOnSmall(s, a))).toEqual(sums);
        const tiles = upTo(ANIMALS).map((a) => small.filter((hex) => cubes(s, hex, a) > 0).length);
        expect(upTo(ANIMALS).map((a) => smallTilesOf(s, a))).toEqual(tiles);
        const best = Math.max(...sums);
        const holders = upTo(ANIMALS).filter((a) => sums[a] === best);
        expect(survivor(s)).toBe(best > 0 && holders.length === 1 ? holders[0] : -1);
      }),
    );
  });

  test('disks between three of them leave Earth, and no others', () => {
    fc.assert(
      fc.property(anyCovered, (s) => {
        const enclosed = (corner: number): boolean =>
          Array.from(CORNER_HEXES.subarray(corner * 3, corner * 3 + 3)).every(
            (hex) => hex >= 0 && terrainOf(s, hex) === SMALL,
          );
        const before = ALL_CORNERS.map((corner) => diskAt(s, corner));
        const inBag = counts(s, BAG);
        removeEnclosedDisks(world, s, 'R', undefined);
        for (const corner of ALL_CORNERS) {
          expect(diskAt(s, corner)).toBe(enclosed(corner) ? -1 : before[corner]);
        }
        const gone = upTo(KINDS).map((k) => ALL_CORNERS.filter((c) => enclosed(c) && before[c] === k).length);
        expect(counts(s, BAG)).toEqual(inBag.map((n, k) => n + gone[k]!));
      }),
    );
  });

  test('where one is laid, one cube of each animal stays and the others return to the pools', () => {
    const s = earthOf({ tiles: { D4: 1 }, cubes: { D4: { 0: 4, 2: 1, 5: 2 } } });
    thinOut(world, s, hexOf('D4'), 'R', undefined);
    expect(upTo(ANIMALS).map((a) => cubes(s, hexOf('D4'), a))).toEqual([1, 0, 1, 0, 0, 1]);
    expect(upTo(ANIMALS).map((a) => at(s, POOL + a))).toEqual([29, 30, 29, 30, 30, 29]);
    expect(s.subarray(ELIMINATED, ELIMINATED + ANIMALS).every((n) => n === 0)).toBe(true);
  });
});

test('what cards count is a count from scratch', () => {
  fc.assert(
    fc.property(anyEarth, fc.nat(ANIMALS - 1), (s, animal) => {
      const tiles = ALL_HEXES.filter((hex) => isTileAt(s, hex));
      expect(countTiles(s, (hex) => terrainOf(s, hex) === 1)).toBe(
        tiles.filter((hex) => terrainOf(s, hex) === 1).length,
      );
      expect(countTiles(s, () => true)).toBe(tiles.length);
      for (const hex of tiles) {
        const crowd = upTo(ANIMALS).reduce((sum, a) => sum + cubes(s, hex, a), 0);
        const disks = ALL_CORNERS.filter(
          (c) => diskAt(s, c) >= 0 && CORNER_HEXES.subarray(c * 3, c * 3 + 3).includes(hex),
        ).length;
        expect(isOvercrowded(s, hex)).toBe(crowd > disks);
        for (const other of ALL_HEXES) expect(isBeside(hex, other)).toBe(beside(hex, other));
      }
      const has = (kind: number): boolean =>
        upTo(KINDS).includes(kind) && at(s, HAS + animal * KINDS + kind) > 0;
      expect(matchingDisks(s, animal)).toBe(ALL_CORNERS.filter((c) => has(diskAt(s, c))).length);
    }),
    { numRuns: 30 },
  );
});

describe('standings', () => {
  /** Two players with three animals each, or six with one. */
  function table(owners: readonly number[]): State {
    const s = emptyEarth();
    s.set(owners, OWNER);
    s[PLAYERS] = Math.max(...owners) + 1;
    return s;
  }

  test("DS-4.7.4: a player's weakest animal counts", () => {
    const s = table([0, 1, 0, 1, 0, 1]);
    const points = [70, 75, 145, 85, 160, 90];
    expect(seatPoints(s, points)).toEqual([70, 75]);
    expect(resultOf(world, s, points, false, 'end')).toMatchObject({ reason: 'end', winners: [1] });
  });

  test('a tie goes to the animal higher in the food chain, or lower on request', () => {
    const s = table([2, 1, 0, -1, -1, -1]);
    const points = [9, 9, 4, 0, 0, 0];
    expect(resultOf(world, s, points, false, 'end').standings.map((x) => [x.seat, x.rank])).toEqual([
      [2, 1],
      [1, 2],
      [0, 3],
    ]);
    expect(resultOf(world, s, points, true, 'end').winners).toEqual([1]);
  });

  test('the parts are those of the animal that counts', () => {
    const s = table([0, 1, 0, 1, 0, 1]);
    s[PARTS + 2 * SOURCES] = 3;
    s[PARTS + 2 * SOURCES + 1] = 4;
    const { standings } = resultOf(world, s, [8, 0, 7, 9, 9, 9], false, 'end');
    expect(standings[0]).toEqual({ seat: 0, score: 7, rank: 1, parts: { start: 3, other: 4 } });
  });
});
