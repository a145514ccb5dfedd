import {
  ASK,
  auto,
  C,
  D,
  FORGO,
  NEXT,
  operandA,
  packMove,
  refusal,
  SKIP,
  STOP,
  type State,
  type Step,
  top,
} from '@clade/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ADD,
  BAG,
  choose,
  FLAGS,
  FORCED_ASKED,
  HEX_CORNERS,
  howMany,
  KINDS,
  POOL,
  PUT,
  pickDisk,
  pickHex,
  placeCubes,
  putDisk,
  REMOVE,
  removeDisk,
  SCORE,
  TAKE,
  takeKind,
  terrainOf,
} from '../src/index.ts';
import {
  ALL_CORNERS,
  ALL_HEXES,
  Asked,
  anyEarth,
  at,
  cornerOf,
  diskAt,
  earthOf,
  emptyEarth,
  hexOf,
  isTileAt,
  kinds,
  putFromBag,
  upTo,
  words,
  world,
} from './world.ts';

const cornersOfHex = (hex: number): number[] => Array.from(HEX_CORNERS.subarray(hex * 6, hex * 6 + 6));
const everyHex = (verb: number): number[] => ALL_HEXES.map((hex) => packMove(verb, hex));
const everyCorner = (verb: number): number[] => ALL_CORNERS.map((corner) => packMove(verb, corner));

describe('choose', () => {
  /** Offers the kinds of the bag and takes one out. */
  function bagStep(parts: Partial<Step> = {}): Step {
    return choose({
      kind: 'kind',
      rule: 'TST-2',
      verb: TAKE,
      moves(s, _f, out) {
        for (let k = 0; k < KINDS; k++) if (at(s, BAG + k) > 0) out.add(packMove(TAKE, k));
      },
      take(s, _f, move) {
        s[BAG + operandA(move)]!--;
      },
      explain: () => undefined,
      ...parts,
    });
  }
  const bagOf = (...counts: number[]): State => {
    const s = emptyEarth();
    s.fill(0, BAG, BAG + KINDS);
    s.set(counts, BAG);
    return s;
  };
  const bag = (s: State): number[] => Array.from(s.subarray(BAG, BAG + KINDS));

  test('asks when there are two answers', () => {
    const asked = new Asked(bagOf(1, 1), [bagStep()]);
    expect(asked.legal).toEqual(['take bone', 'take leaf']);
    expect(asked.decision()).toMatchObject({ kind: 'kind', rule: 'TST-2', optional: false });
  });

  test('DS-B.1: takes a single answer without asking, unless positions are to ask everything', () => {
    expect(bag(new Asked(bagOf(0, 3), [bagStep()]).s)).toEqual([0, 2, 0, 0, 0, 0]);
    const s = bagOf(0, 3);
    s[FLAGS]! |= FORCED_ASKED;
    expect(new Asked(s, [bagStep()]).legal).toEqual(['take leaf']);
  });

  test.each([SKIP, STOP, FORGO])('DS-B.2: asks about a single answer that may be declined', (wayOut) => {
    const asked = new Asked(bagOf(0, 3), [bagStep({ wayOut })]);
    expect(asked.legal).toEqual(['take leaf', words.describe(wayOut)]);
  });

  test('without an answer it goes on, and an action that may be forgone ends', () => {
    for (const wayOut of [undefined, SKIP, STOP]) {
      const asked = new Asked(bagOf(), [bagStep({ wayOut }), bagStep({ enter: () => ASK, kind: 'behind' })]);
      expect(asked.decision().kind).toBe('behind');
    }
    const forgone = new Asked(bagOf(), [bagStep({ wayOut: FORGO }), bagStep({ enter: () => ASK })]);
    expect(forgone.over).toBe(true);
    expect(forgone.events).toEqual([]);
  });

  test('repeats, taking forced answers by itself until there is a choice or nothing', () => {
    expect(bag(new Asked(bagOf(0, 3), [bagStep({ repeat: true })]).s)).toEqual([0, 0, 0, 0, 0, 0]);
    const asked = new Asked(bagOf(1, 2), [bagStep({ repeat: true })]).make('take bone');
    expect(asked.over).toBe(true);
    expect(bag(asked.s)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('an entrance of its own decides instead', () => {
    expect(new Asked(bagOf(1), [bagStep({ enter: () => ASK })]).legal).toEqual(['take bone']);
    expect(new Asked(bagOf(1, 1), [bagStep({ enter: () => NEXT })]).over).toBe(true);
  });
});

describe('takeKind', () => {
  const step = takeKind(world, {
    kind: 'take',
    rule: 'TST-3',
    wayOut: FORGO,
    from: 'the bag',
    count: (s, _f, kind) => at(s, BAG + kind),
    take(s, f, kind) {
      s[f + C] = kind + 1;
      s[BAG + kind]!--;
    },
  });

  test('offers each kind that is there once, and refuses the others', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3), { minLength: KINDS, maxLength: KINDS }), (counts) => {
        const s = emptyEarth();
        s.set(counts, BAG);
        const asked = new Asked(s, [step]);
        const there = upTo(KINDS).filter((k) => counts[k]! > 0);
        if (there.length === 0) {
          expect(asked.over).toBe(true);
          return;
        }
        expect(asked.moves).toEqual([...there.map((k) => packMove(TAKE, k)), FORGO]);
        asked.expectHonest(upTo(KINDS).map((k) => packMove(TAKE, k)));
      }),
    );
  });

  test('says what is missing where', () => {
    const s = emptyEarth();
    s[BAG + 3] = 0;
    expect(new Asked(s, [step]).why('take nut')).toEqual({
      code: 'no-such-disk',
      rule: 'TST-3',
      facts: { element: 'nut', count: 0 },
    });
  });

  test('hands over the kind, and may speak with another verb', () => {
    const other = takeKind(world, {
      kind: 'take',
      rule: 'TST-3',
      verb: REMOVE,
      from: 'x',
      count: () => 1,
      take(s, f, kind) {
        s[f + C] = kind + 1;
      },
    });
    const asked = new Asked(emptyEarth(), [other, choose({ ...idle, enter: () => ASK })]);
    asked.make(packMove(REMOVE, 4));
    expect(at(asked.s, top(asked.s) + C)).toBe(5);
  });
});

/** Parts of a question that is never answered. */
const idle = {
  kind: 'idle',
  rule: 'TST-9',
  verb: SCORE,
  moves: () => {},
  take: () => {},
  explain: () => undefined,
};

describe('putDisk', () => {
  const put = (hex: number, ready = true): Step =>
    putDisk(world, {
      kind: 'put',
      rule: 'TST-4',
      wayOut: SKIP,
      ready: () => ready,
      hex: () => hex,
      put: (s, _f, corner) => putFromBag(s, corner, 0),
    });
  const vacant = (s: State, among: readonly number[]): number[] =>
    among.filter((c) => diskAt(s, c) < 0 && touching(s, c));
  const touching = (s: State, corner: number): boolean =>
    ALL_HEXES.some((hex) => isTileAt(s, hex) && cornersOfHex(hex).includes(corner));

  test('offers the vacant corners of Earth, and refuses all others', () => {
    fc.assert(
      fc.property(anyEarth, (s) => {
        const expected = vacant(s, ALL_CORNERS);
        const asked = new Asked(s, [put(-1)]);
        if (expected.length === 0) return;
        expect(asked.moves).toEqual([...expected.map((c) => packMove(PUT, c)), SKIP]);
        asked.expectHonest(everyCorner(PUT));
      }),
      { numRuns: 40 },
    );
  });

  test('offers the vacant corners of one tile, and refuses all others', () => {
    fc.assert(
      fc.property(anyEarth, fc.nat(100), (s, n) => {
        const tiles = ALL_HEXES.filter((hex) => isTileAt(s, hex));
        const hex = tiles[n % tiles.length]!;
        const expected = vacant(s, cornersOfHex(hex));
        const asked = new Asked(s, [put(hex), choose({ ...idle, enter: () => ASK })]);
        if (expected.length === 0) return;
        expect(asked.moves).toEqual([...expected.map((c) => packMove(PUT, c)), SKIP]);
        asked.expectHonest(everyCorner(PUT));
      }),
      { numRuns: 40 },
    );
  });

  test('is not asked before it is ready', () => {
    expect(new Asked(earthOf({ tiles: { D4: 0 } }), [put(-1, false)]).over).toBe(true);
  });

  test('says why a corner does not do', () => {
    const s = earthOf({ tiles: { D4: 0, D5: 0 }, disks: { 'C4-D4-D5': 2 } });
    const asked = new Asked(s, [put(hexOf('D4'))]);
    expect(asked.why('put the disk on A1.W')).toMatchObject({
      code: 'not-on-earth',
      rule: 'TST-20',
      facts: { corner: 'A1.W', tiles: 0 },
    });
    expect(asked.why('put the disk on C4-D4-D5')).toMatchObject({
      code: 'taken-corner',
      rule: 'TST-21',
      facts: { element: 'moss' },
    });
    expect(asked.why('put the disk on C5-D5-D6')).toMatchObject({
      code: 'other-tile',
      facts: { corner: 'C5-D5-D6', hex: 'D4' },
    });
    asked.make('put the disk on D4-D5-E4');
    expect(diskAt(s, cornerOf('D4-D5-E4'))).toBe(0);
  });
});

describe('pickDisk', () => {
  const pick = (kind: number): Step =>
    pickDisk(world, {
      kind: 'pick',
      rule: 'TST-5',
      wayOut: FORGO,
      fits: (_s, _f, _corner, element) => element === kind,
      explain: (_s, _f, _corner, element) => refusal('other', 'TST-5', { element: kinds[element]! }),
      pick: (s, _f, corner, emit) => void removeDisk(world, s, corner, 'TST-5', emit),
    });

  test('offers the disks on Earth that fit, and refuses all other corners', () => {
    fc.assert(
      fc.property(anyEarth, fc.nat(KINDS - 1), (s, kind) => {
        const expected = ALL_CORNERS.filter((c) => diskAt(s, c) === kind);
        const asked = new Asked(s, [pick(kind)]);
        expect(asked.over).toBe(expected.length === 0);
        if (asked.over) return;
        expect(asked.moves).toEqual([...expected.map((c) => packMove(REMOVE, c)), FORGO]);
        asked.expectHonest(everyCorner(REMOVE));
      }),
      { numRuns: 40 },
    );
  });

  test('says whether there is no disk or another', () => {
    const s = earthOf({ tiles: { D4: 0 }, disks: { 'C4-D4-D5': 1, 'D4-D5-E4': 2 } });
    const asked = new Asked(s, [pick(2)]);
    expect(asked.why('remove the disk on D3-D4-E3')).toMatchObject({
      code: 'no-disk',
      facts: { corner: 'D3-D4-E3' },
    });
    expect(asked.why('remove the disk on C4-D4-D5')).toMatchObject({
      code: 'other',
      facts: { element: 'leaf' },
    });
    asked.make('remove the disk on D4-D5-E4');
    expect([diskAt(s, cornerOf('D4-D5-E4')), at(s, BAG + 2)]).toEqual([-1, 20]);
  });
});

describe('pickHex', () => {
  const pick = (terrain: number, wayOut?: number): Step =>
    pickHex(world, {
      kind: 'tile',
      rule: 'TST-6',
      verb: SCORE,
      wayOut,
      fits: (s, _f, hex) => terrainOf(s, hex) === terrain,
      explain: (_s, _f, hex) => refusal('terrain', 'TST-6', { hex: world.map.hexNames[hex]! }),
      pick(s, f, hex) {
        s[f + D] = hex + 1;
      },
    });

  test('offers the tiles that fit, and refuses all other hexes', () => {
    fc.assert(
      fc.property(anyEarth, fc.nat(3), (s, terrain) => {
        const expected = ALL_HEXES.filter((hex) => isTileAt(s, hex) && terrainOf(s, hex) === terrain);
        const asked = new Asked(s, [pick(terrain, SKIP)]);
        expect(asked.over).toBe(expected.length === 0);
        if (asked.over) return;
        expect(asked.moves).toEqual([...expected.map((hex) => packMove(SCORE, hex)), SKIP]);
        asked.expectHonest(everyHex(SCORE));
      }),
      { numRuns: 40 },
    );
  });

  test('says whether there is no tile or why it does not fit', () => {
    const asked = new Asked(earthOf({ tiles: { D4: 0, D5: 1, D3: 1 } }), [pick(1)]);
    expect(asked.why('score A1')).toMatchObject({
      code: 'no-tile',
      rule: 'TST-6',
      facts: { hex: 'A1' },
    });
    expect(asked.why('score D4')).toMatchObject({ code: 'terrain', facts: { hex: 'D4' } });
    expect(asked.legal).toEqual(['score D3', 'score D5']);
  });

  test('a single tile is picked without asking', () => {
    const seen: number[] = [];
    const asked = new Asked(earthOf({ tiles: { D4: 0, D5: 1 } }), [
      pick(1),
      auto('TST-6', (s, f) => void seen.push(at(s, f + D))),
    ]);
    expect(asked.over).toBe(true);
    expect(seen).toEqual([hexOf('D5') + 1]);
  });
});

describe('howMany', () => {
  const add = (hex: number, limit: number): Step =>
    howMany(world, {
      kind: 'number',
      rule: 'TST-7',
      hex: () => hex,
      limit,
      stock: (s, animal) => at(s, POOL + animal),
      from: 'The pool',
      add: (s, _f, to, count, emit) => placeCubes(world, s, to, 2, count, 'TST-7', emit),
    });
  const everyCount = (hex: number): number[] => upTo(9).map((count) => packMove(ADD, hex, count));

  test('offers none to the limit or to the last cube', () => {
    const hex = hexOf('D4');
    for (const [limit, pool] of [
      [4, 30],
      [4, 2],
      [1, 1],
      [3, 3],
    ] as const) {
      const s = earthOf({ tiles: { D4: 0 } });
      s[POOL + 2] = pool;
      const asked = new Asked(s, [add(hex, limit)], { a: 2 });
      expect(asked.moves).toEqual(upTo(Math.min(limit, pool) + 1).map((n) => packMove(ADD, hex, n)));
      asked.expectHonest([...everyCount(hex), ...everyCount(hexOf('D5'))]);
    }
  });

  test('is not asked without a cube or without a tile', () => {
    const s = earthOf({ tiles: { D4: 0 } });
    expect(new Asked(Int32Array.from(s), [add(-1, 4)], { a: 2 }).over).toBe(true);
    s[POOL + 2] = 0;
    expect(new Asked(s, [add(hexOf('D4'), 4)], { a: 2 }).over).toBe(true);
  });

  test('adds what is said, and nothing for none', () => {
    const three = new Asked(earthOf({ tiles: { D4: 0 } }), [add(hexOf('D4'), 4)], { a: 2 }).make(
      'add 3 to D4',
    );
    expect([at(three.s, POOL + 2), three.events.length]).toEqual([27, 1]);
    const none = new Asked(earthOf({ tiles: { D4: 0 } }), [add(hexOf('D4'), 4)], { a: 2 }).make(
      'add 0 to D4',
    );
    expect([at(none.s, POOL + 2), none.events]).toEqual([30, []]);
  });

  test('says what is wrong with a number or a tile', () => {
    const s = earthOf({ tiles: { D4: 0, D5: 0 } });
    s[POOL + 2] = 2;
    const asked = new Asked(s, [add(hexOf('D4'), 4)], { a: 2 });
    expect(asked.why('add 1 to D5')).toMatchObject({
      code: 'other-tile',
      facts: { hex: 'D5', asked: 'D4' },
    });
    expect(asked.why('add 5 to D4')).toMatchObject({
      code: 'limit',
      facts: { limit: 4, count: 5 },
    });
    expect(asked.why('add 3 to D4')).toMatchObject({
      code: 'too-few',
      facts: { stock: 2, count: 3 },
    });
  });
});
