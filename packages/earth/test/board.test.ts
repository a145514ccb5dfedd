import { type GameEvent, Rng, type State } from '@clade/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ANIMALS,
  AROUND,
  anyVacantCorner,
  anyVacantCornerOf,
  BAG,
  bagCount,
  CORNER_HEXES,
  CUBES,
  coverTile,
  crowdOn,
  cubesOn,
  cubesOnEarth,
  disksAround,
  drawDisk,
  ELIMINATED,
  elementsOf,
  eliminateCubes,
  gainElement,
  HAS,
  HEX_CORNERS,
  HEXES,
  isConnected,
  isEndangered,
  isTile,
  isVacant,
  KINDS,
  kindAt,
  LEVEL,
  layTile,
  loseElement,
  moveCubes,
  othersOn,
  POOL,
  placeCubes,
  placeDisk,
  removeDisk,
  returnCubes,
  reviveCubes,
  TOUCH,
  terrainBeside,
  terrainOf,
  tilesBeside,
  UNDER,
} from '../src/index.ts';
import {
  ALL_CORNERS,
  ALL_HEXES,
  anyEarth,
  at,
  beside,
  cubes,
  digest,
  diskAt,
  earthOf,
  emptyEarth,
  hexOf,
  isTileAt,
  kept,
  upTo,
  world,
} from './world.ts';

const hexesAt = (corner: number): number[] =>
  Array.from(CORNER_HEXES.subarray(corner * 3, corner * 3 + 3)).filter((hex) => hex >= 0);
const cornersOf = (hex: number): number[] => ALL_CORNERS.filter((corner) => hexesAt(corner).includes(hex));

/** Everything that follows from tiles, disks, elements and cubes, computed anew. */
function expectDerived(s: State): void {
  for (const corner of ALL_CORNERS) {
    expect(at(s, TOUCH + corner)).toBe(hexesAt(corner).filter((hex) => isTileAt(s, hex)).length);
  }
  for (const hex of ALL_HEXES) {
    const around = upTo(KINDS).map((k) => cornersOf(hex).filter((c) => diskAt(s, c) === k).length);
    expect(Array.from(s.subarray(AROUND + hex * KINDS, AROUND + hex * KINDS + KINDS))).toEqual(around);
    const levels = upTo(ANIMALS).map((a) =>
      around.reduce((sum, disks, k) => sum + disks * at(s, HAS + a * KINDS + k), 0),
    );
    expect(Array.from(s.subarray(LEVEL + hex * ANIMALS, LEVEL + hex * ANIMALS + ANIMALS))).toEqual(levels);
    // Whatever a game derives from cubes and levels is kept up to date by `refresh`.
    if (isTileAt(s, hex)) expect(kept(s, hex)).toBe(digest(s, hex));
  }
}

const disksOfAKind = (s: State, kind: number): number =>
  at(s, BAG + kind) +
  ALL_CORNERS.filter((c) => diskAt(s, c) === kind).length +
  upTo(ANIMALS).reduce((sum, a) => sum + at(s, HAS + a * KINDS + kind), 0);
const cubesOfAnAnimal = (s: State, animal: number): number =>
  at(s, POOL + animal) +
  at(s, ELIMINATED + animal) +
  ALL_HEXES.reduce((sum, hex) => sum + cubes(s, hex, animal), 0);

/** One of the verbs with random operands, where it is allowed. */
function happen(s: State, verb: number, x: number, y: number): void {
  const tiles = ALL_HEXES.filter((hex) => isTileAt(s, hex));
  const hex = tiles[x % tiles.length]!;
  const animal = y % ANIMALS;
  const kind = y % KINDS;
  const count = 1 + (x % 3);
  const corner = HEX_CORNERS[hex * 6 + (y % 6)]!;
  switch (verb) {
    case 0: {
      const free = ALL_HEXES.filter((h) => !isTileAt(s, h) && tiles.some((t) => beside(t, h)));
      if (free.length > 0) layTile(world, s, free[x % free.length]!, y % 4, 'TST-1', undefined);
      return;
    }
    case 1:
      if (diskAt(s, corner) >= 0 || at(s, BAG + kind) === 0) return;
      s[BAG + kind]!--;
      placeDisk(world, s, corner, kind, 'TST-1', undefined);
      return;
    case 2:
      if (diskAt(s, corner) >= 0) removeDisk(world, s, corner, 'TST-1', undefined);
      return;
    case 3:
      if (at(s, BAG + kind) === 0) return;
      s[BAG + kind]!--;
      gainElement(world, s, x % ANIMALS, kind, 'TST-1', undefined);
      return;
    case 4:
      if (at(s, HAS + (x % ANIMALS) * KINDS + kind) > 0)
        loseElement(world, s, x % ANIMALS, kind, 'TST-1', undefined);
      return;
    case 5:
      if (at(s, POOL + animal) >= count) placeCubes(world, s, hex, animal, count, 'TST-1', undefined);
      return;
    case 6:
      if (cubes(s, hex, animal) >= count) eliminateCubes(world, s, hex, animal, count, 'TST-1', undefined);
      return;
    case 7:
      if (cubes(s, hex, animal) >= count) returnCubes(world, s, hex, animal, count, 'TST-1', undefined);
      return;
    case 8:
      if (at(s, ELIMINATED + animal) >= count) reviveCubes(world, s, hex, animal, count, 'TST-1', undefined);
      return;
    case 9:
      if (cubes(s, hex, animal) >= count)
        moveCubes(world, s, hex, tiles[y % tiles.length]!, animal, count, 'TST-1', undefined);
      return;
    default:
      if (at(s, UNDER + hex) === 0) coverTile(world, s, hex, 3, 'TST-1', undefined);
  }
}

describe('whatever happens on Earth', () => {
  const happenings = fc.array(fc.tuple(fc.nat(10), fc.nat(1000), fc.nat(1000)), { maxLength: 60 });

  test('counts around, levels and what a game derives from them follow', () => {
    fc.assert(
      fc.property(anyEarth, happenings, (s, all) => {
        expectDerived(s);
        for (const [verb, x, y] of all) happen(s, verb, x, y);
        expectDerived(s);
      }),
      { numRuns: 60 },
    );
  });

  test('no disk and no cube is won or lost, and none is owed', () => {
    fc.assert(
      fc.property(anyEarth, happenings, (s, all) => {
        const disks = upTo(KINDS).map((k) => disksOfAKind(s, k));
        const animals = upTo(ANIMALS).map((a) => cubesOfAnAnimal(s, a));
        for (const [verb, x, y] of all) {
          happen(s, verb, x, y);
          expect(upTo(KINDS).map((k) => disksOfAKind(s, k))).toEqual(disks);
          expect(upTo(ANIMALS).map((a) => cubesOfAnAnimal(s, a))).toEqual(animals);
        }
        expect(s.subarray(POOL, POOL + ANIMALS).every((n) => n >= 0)).toBe(true);
        expect(s.subarray(CUBES, CUBES + HEXES * ANIMALS).every((n) => n >= 0)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('questions about Earth', () => {
  test('are answered as a count from scratch answers them', () => {
    fc.assert(
      fc.property(anyEarth, (s) => {
        const tiles = ALL_HEXES.filter((hex) => isTileAt(s, hex));
        const vacant = ALL_CORNERS.filter(
          (c) => diskAt(s, c) < 0 && hexesAt(c).some((hex) => isTileAt(s, hex)),
        );
        expect(ALL_CORNERS.filter((c) => isVacant(s, c))).toEqual(vacant);
        expect(anyVacantCorner(s)).toBe(vacant.length > 0);
        for (const corner of ALL_CORNERS) expect(kindAt(s, corner)).toBe(diskAt(s, corner));
        for (const hex of ALL_HEXES) {
          expect(isTile(s, hex)).toBe(tiles.includes(hex));
          expect(tilesBeside(s, hex)).toBe(tiles.filter((t) => beside(t, hex)).length);
          for (const terrain of upTo(4)) {
            const alike = tiles.filter((t) => beside(t, hex) && terrainOf(s, t) === terrain);
            expect(terrainBeside(s, hex, terrain)).toBe(alike.length);
          }
          const disks = cornersOf(hex).filter((c) => diskAt(s, c) >= 0).length;
          expect(disksAround(s, hex)).toBe(disks);
          if (tiles.includes(hex)) expect(anyVacantCornerOf(s, hex)).toBe(disks < 6);
          const counts = upTo(ANIMALS).map((a) => cubes(s, hex, a));
          const all = counts.reduce((x, y) => x + y, 0);
          expect(crowdOn(s, hex)).toBe(all);
          for (const a of upTo(ANIMALS)) {
            expect([cubesOn(s, hex, a), othersOn(s, hex, a)]).toEqual([counts[a], all - counts[a]!]);
            expect(isEndangered(s, hex, a)).toBe(counts[a]! > 0 && at(s, LEVEL + hex * ANIMALS + a) === 0);
          }
        }
        for (const a of upTo(ANIMALS)) {
          expect(cubesOnEarth(s, a)).toBe(ALL_HEXES.reduce((sum, hex) => sum + cubes(s, hex, a), 0));
          expect(elementsOf(s, a)).toBe(upTo(KINDS).reduce((sum, k) => sum + at(s, HAS + a * KINDS + k), 0));
        }
      }),
      { numRuns: 40 },
    );
  });

  test('an Earth of one piece is connected, one of two pieces is not', () => {
    fc.assert(
      fc.property(anyEarth, (s) => {
        expect(isConnected(s)).toBe(true);
      }),
      { numRuns: 30 },
    );
    expect(isConnected(earthOf({ tiles: { A1: 0, A2: 0, C3: 0 } }))).toBe(false);
    expect(isConnected(earthOf({ tiles: { A1: 0, A2: 0, G3: 0, G4: 0 } }))).toBe(false);
    expect(isConnected(emptyEarth())).toBe(true);
  });

  test('a covered tile is of the new terrain and remembers the old one', () => {
    const s = earthOf({ tiles: { D4: 1, D5: 2 } });
    coverTile(world, s, hexOf('D4'), 3, 'TST-1', undefined);
    expect(terrainOf(s, hexOf('D4'))).toBe(3);
    expect(at(s, UNDER + hexOf('D4'))).toBe(1 + 1);
    expect(terrainBeside(s, hexOf('D5'), 3)).toBe(1);
    expect(terrainBeside(s, hexOf('D5'), 1)).toBe(0);
    expect(terrainOf(s, hexOf('A1'))).toBe(-1);
  });
});

describe('the bag', () => {
  test('gives every disk once, each kind as often as it is there, then nothing', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.array(fc.nat(5), { minLength: KINDS, maxLength: KINDS }),
        (seed, counts) => {
          const s = emptyEarth();
          s.set(counts, BAG);
          s.set(new Rng(seed).words, 0);
          const all = counts.reduce((x, y) => x + y, 0);
          expect(bagCount(s)).toBe(all);
          const drawn = Array.from({ length: all }, () => drawDisk(s));
          for (const k of upTo(KINDS)) expect(drawn.filter((x) => x === k)).toHaveLength(counts[k]!);
          expect([bagCount(s), drawDisk(s)]).toEqual([0, -1]);
        },
      ),
    );
  });

  test('gives kinds in proportion', () => {
    const s = emptyEarth();
    s.set([1, 2, 0, 3, 0, 4], BAG);
    s.set(new Rng('proportion').words, 0);
    const seen = upTo(KINDS).map(() => 0);
    for (let i = 0; i < 10_000; i++) {
      const kind = drawDisk(s);
      seen[kind]!++;
      s[BAG + kind]!++;
    }
    // Five standard deviations of a share of 1 to 4 tenths in 10,000 draws are at most 0.025.
    for (const [k, share] of [0.1, 0.2, 0, 0.3, 0, 0.4].entries()) {
      expect(Math.abs(seen[k]! / 10_000 - share)).toBeLessThan(0.025);
    }
    expect([seen[2], seen[4]]).toEqual([0, 0]);
  });
});

describe('what is told', () => {
  const sketch = { tiles: { D4: 1, D5: 2 }, cubes: { D4: { 1: 3 } } };
  const heard = (act: (s: State, emit: (event: GameEvent) => void) => void): GameEvent[] => {
    const events: GameEvent[] = [];
    act(earthOf(sketch), (e) => events.push(e));
    return events;
  };
  const [D4, D5] = [hexOf('D4'), hexOf('D5')];
  const corner = HEX_CORNERS[D4 * 6]!;
  const cornerName = world.map.cornerNames[corner];

  test.each<[string, (s: State, emit: (event: GameEvent) => void) => void, object]>([
    [
      'layTile',
      (s, e) => layTile(world, s, hexOf('D6'), 0, 'R', e),
      { type: 'tile-laid', hex: 'D6', terrain: 'lake' },
    ],
    [
      'coverTile',
      (s, e) => coverTile(world, s, D4, 3, 'R', e),
      { type: 'tile-covered', hex: 'D4', terrain: 'ice', under: 'hill' },
    ],
    [
      'placeDisk',
      (s, e) => placeDisk(world, s, corner, 2, 'R', e),
      { type: 'disk-placed', corner: cornerName, element: 'moss' },
    ],
    [
      'removeDisk',
      (s, e) => {
        placeDisk(world, s, corner, 2, 'R', undefined);
        expect(removeDisk(world, s, corner, 'R', e)).toBe(2);
      },
      { type: 'disk-removed', corner: cornerName, element: 'moss' },
    ],
    [
      'gainElement',
      (s, e) => gainElement(world, s, 4, 5, 'R', e),
      { type: 'element-gained', animal: 'bees', element: 'salt' },
    ],
    [
      'loseElement',
      (s, e) => loseElement(world, s, 4, 5, 'R', e),
      { type: 'element-lost', animal: 'bees', element: 'salt' },
    ],
    [
      'placeCubes',
      (s, e) => placeCubes(world, s, D5, 0, 4, 'R', e),
      { type: 'cubes-placed', animal: 'cats', hex: 'D5', count: 4 },
    ],
    [
      'eliminateCubes',
      (s, e) => eliminateCubes(world, s, D4, 1, 2, 'R', e),
      { type: 'cubes-eliminated', animal: 'dogs', hex: 'D4', count: 2 },
    ],
    [
      'returnCubes',
      (s, e) => returnCubes(world, s, D4, 1, 1, 'R', e),
      { type: 'cubes-returned', animal: 'dogs', hex: 'D4', count: 1 },
    ],
    [
      'reviveCubes',
      (s, e) => reviveCubes(world, s, D4, 1, 1, 'R', e),
      { type: 'cubes-revived', animal: 'dogs', hex: 'D4', count: 1 },
    ],
    [
      'moveCubes',
      (s, e) => moveCubes(world, s, D4, D5, 1, 3, 'R', e),
      { type: 'cubes-moved', animal: 'dogs', from: 'D4', to: 'D5', count: 3 },
    ],
  ])('%s', (_verb, act, event) => {
    expect(heard(act)).toEqual([{ rule: 'R', ...event }]);
  });
});
