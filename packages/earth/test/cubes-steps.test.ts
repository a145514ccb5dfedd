import {
  A,
  auto,
  D,
  FORGO,
  operandA,
  packMove,
  SEAT,
  STOP,
  type State,
  type Step,
  top,
  VERSION,
} from '@clade/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ADD,
  ANIMALS,
  ARRIVED,
  arrive,
  BRING,
  contestedTiles,
  ELIMINATE,
  ELIMINATED,
  eachTile,
  endMigration,
  FLAGS,
  FORCED_ASKED,
  HEXES,
  MOVE,
  migrate,
  OWNER,
  oneEach,
  POOL,
  pickVictim,
  refuseUncontested,
  spread,
  terrainOf,
} from '../src/index.ts';
import {
  ALL_HEXES,
  Asked,
  anyEarth,
  at,
  beside,
  cornerOf,
  cubes,
  earthOf,
  hexOf,
  isTileAt,
  upTo,
  world,
} from './world.ts';

const tilesOf = (s: State): number[] => ALL_HEXES.filter((hex) => isTileAt(s, hex));
const everyVictim = ALL_HEXES.flatMap((hex) => upTo(ANIMALS).map((a) => packMove(ELIMINATE, hex, a)));
const anAnimal = fc.nat(ANIMALS - 1);
/** By version 2 of the rules. */
const anyOrder = anyEarth.map((s) => {
  s[VERSION] = 2;
  return s;
});

describe('pickVictim', () => {
  const compete = pickVictim(world, {
    kind: 'victim',
    rule: 'TST-1',
    wayOut: FORGO,
    among: (s, f, w) => contestedTiles(s, at(s, f + A), w),
    explain: (s, f, hex) => refuseUncontested(world, s, hex, at(s, f + A), 'TST-1'),
  });

  test('offers every other animal on tiles that are shared, and refuses all else', () => {
    fc.assert(
      fc.property(anyEarth, anAnimal, (s, own) => {
        const expected = tilesOf(s)
          .filter((hex) => cubes(s, hex, own) > 0)
          .flatMap((hex) =>
            upTo(ANIMALS)
              .filter((a) => a !== own && cubes(s, hex, a) > 0)
              .map((a) => packMove(ELIMINATE, hex, a)),
          );
        const asked = new Asked(s, [compete], { a: own });
        expect(asked.over).toBe(expected.length === 0);
        if (asked.over) return;
        expect(asked.moves).toEqual([...expected, FORGO]);
        asked.expectHonest(everyVictim);
      }),
      { numRuns: 40 },
    );
  });

  test('eliminates one cube for good', () => {
    const s = earthOf({ tiles: { D4: 0 }, cubes: { D4: { 0: 2, 1: 3 } } });
    new Asked(s, [compete]).make('eliminate dogs on D4');
    expect([cubes(s, hexOf('D4'), 1), at(s, ELIMINATED + 1), at(s, POOL + 1)]).toEqual([2, 1, 27]);
  });

  test('says what is wrong', () => {
    const s = earthOf({
      tiles: { D3: 0, D4: 0, D5: 0 },
      cubes: { D3: { 1: 1 }, D4: { 0: 2, 1: 3 }, D5: { 0: 1 } },
    });
    const asked = new Asked(s, [compete]);
    const code = (text: string): string | undefined => asked.why(text)?.code;
    expect([code('eliminate dogs on A1'), code('eliminate dogs on D3')]).toEqual(['no-tile', 'absent']);
    expect([code('eliminate dogs on D5'), code('eliminate fish on D4')]).toEqual(['alone', 'no-cubes']);
    expect(asked.why('eliminate cats on D4')).toMatchObject({
      code: 'own-cube',
      facts: { animal: 'cats' },
    });
  });

  test('by version 1 the same eliminations are entered in one way only', () => {
    const ordered = pickVictim(world, {
      kind: 'victim',
      rule: 'TST-1',
      wayOut: STOP,
      repeat: true,
      among: (s, f, w) => contestedTiles(s, at(s, f + A), w),
      explain: (s, f, hex) => refuseUncontested(world, s, hex, at(s, f + A), 'TST-1'),
      last: (s, f) => at(s, f + D),
      done(s, f, move) {
        s[f + D] = move;
      },
    });
    const s = earthOf({ tiles: { D3: 0, D4: 0 }, cubes: { D3: { 0: 1, 1: 2, 3: 1 }, D4: { 0: 1, 2: 1 } } });
    const asked = new Asked(s, [ordered]).make('eliminate frogs on D3');
    expect(asked.legal).toEqual(['eliminate fish on D4', 'stop']);
    expect(asked.why('eliminate dogs on D3')).toMatchObject({
      code: 'order',
      facts: { last: 'eliminate frogs on D3' },
    });
    asked.expectHonest(everyVictim);
    const any = earthOf({ tiles: { D3: 0, D4: 0 }, cubes: { D3: { 0: 1, 1: 2, 3: 1 }, D4: { 0: 1, 2: 1 } } });
    any[VERSION] = 2;
    const free = new Asked(any, [ordered]).make('eliminate frogs on D3');
    expect(free.legal).toEqual(['eliminate dogs on D3', 'eliminate fish on D4', 'stop']);
    free.expectHonest(everyVictim);
  });
});

describe('eachTile', () => {
  const each = (sparesOwn: boolean): Step =>
    eachTile(world, {
      kind: 'each',
      rule: 'TST-2',
      cursor: D,
      sparesOwn,
      where: (s, _f, hex) => terrainOf(s, hex) === 1,
    });

  test('one cube leaves each tile where it is so: asked where several could, by itself where one must', () => {
    fc.assert(
      fc.property(anyEarth, anAnimal, fc.boolean(), (s, own, spares) => {
        const before = Int32Array.from(s);
        const victims = (hex: number): number[] =>
          upTo(ANIMALS).filter((a) => cubes(before, hex, a) > 0 && !(spares && a === own));
        const affected = tilesOf(s).filter((hex) => terrainOf(s, hex) === 1 && victims(hex).length > 0);
        const asked = new Asked(s, [each(spares)], { a: own });
        const seen: number[] = [];
        while (!asked.over) {
          const hex = at(asked.s, top(asked.s) + D);
          seen.push(hex);
          expect(asked.moves).toEqual(victims(hex).map((a) => packMove(ELIMINATE, hex, a)));
          asked.expectHonest(everyVictim);
          asked.make(asked.moves.at(-1)!);
        }
        expect(seen).toEqual(affected.filter((hex) => victims(hex).length > 1));
        for (const hex of ALL_HEXES) {
          const lost = affected.includes(hex) ? victims(hex).at(-1) : undefined;
          for (const a of upTo(ANIMALS)) {
            expect(cubes(s, hex, a)).toBe(cubes(before, hex, a) - (a === lost ? 1 : 0));
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  test('a position that asks forced choices asks here too, and the next tile comes next', () => {
    const s = earthOf({ tiles: { D3: 1, D4: 1 }, cubes: { D3: { 2: 1 }, D4: { 3: 2 } } });
    s[FLAGS]! |= FORCED_ASKED;
    const asked = new Asked(s, [each(false)]);
    expect(asked.legal).toEqual(['eliminate fish on D3']);
    expect(asked.why('eliminate frogs on D4')).toMatchObject({
      code: 'other-tile',
      facts: { hex: 'D4', asked: 'D3' },
    });
    expect(asked.make('eliminate fish on D3').legal).toEqual(['eliminate frogs on D4']);
  });
});

describe('spread', () => {
  /** Two cubes on a tile of terrain 0, three elsewhere. */
  const limitOn = (s: State, hex: number): number => (terrainOf(s, hex) === 0 ? 2 : 3);
  const step = spread(world, { kind: 'cubes', rule: 'TST-3', limit: limitOn });
  const sketch = { tiles: { C4: 0, D4: 1, D5: 2 }, disks: { 'C4-D4-D5': 0 } };
  const corner = cornerOf('C4-D4-D5');

  test('asks for each tile at the disk in order, up to its limit', () => {
    const asked = new Asked(earthOf(sketch), [step], { a: 4, c: corner });
    expect(asked.legal).toEqual(['add 0 to C4', 'add 1 to C4', 'add 2 to C4']);
    asked.expectHonest(upTo(6).flatMap((n) => tilesOf(asked.s).map((hex) => packMove(ADD, hex, n))));
    asked.make('add 2 to C4', 'add 0 to D4');
    expect(asked.legal.at(-1)).toBe('add 3 to D5');
    asked.make('add 3 to D5');
    expect(asked.over).toBe(true);
    expect(['C4', 'D4', 'D5'].map((name) => cubes(asked.s, hexOf(name), 4))).toEqual([2, 0, 3]);
    expect(at(asked.s, POOL + 4)).toBe(25);
    expect(asked.events.map((e) => e.type)).toEqual(['cubes-placed', 'cubes-placed']);
  });

  test('the gene pool limits what is left for the later tiles', () => {
    const s = earthOf(sketch);
    s[POOL + 4] = 3;
    const asked = new Asked(s, [step], { a: 4, c: corner }).make('add 2 to C4');
    expect(asked.legal).toEqual(['add 0 to D4', 'add 1 to D4']);
    expect(asked.why('add 2 to D4')).toMatchObject({
      code: 'pool',
      facts: { pool: 1, count: 2 },
    });
    asked.make('add 1 to D4');
    expect(asked.over).toBe(true);
  });

  test('says what is wrong with a tile or a number', () => {
    const asked = new Asked(earthOf(sketch), [step], { a: 4, c: corner });
    expect(asked.why('add 1 to D5')?.code).toBe('other-tile');
    expect(asked.why('add 3 to C4')).toMatchObject({
      code: 'limit',
      facts: { hex: 'C4', terrain: 'lake', limit: 2, count: 3 },
    });
  });

  test('hexes without a tile are not asked for', () => {
    const s = earthOf({ tiles: { D4: 1 }, disks: { 'C4-D4-D5': 0 } });
    const asked = new Asked(s, [step], { a: 4, c: corner });
    expect(asked.legal[0]).toBe('add 0 to D4');
    expect(asked.make('add 1 to D4').over).toBe(true);
  });
});

describe('migrate', () => {
  const step = (reach: number): Step[] => [
    migrate(world, {
      kind: 'move',
      rule: 'TST-4',
      onceRule: 'TST-5',
      farRule: 'TST-6',
      orderRule: 'TST-7',
      reach: () => reach,
    }),
    auto('TST-5', endMigration),
  ];
  const everyMove = ALL_HEXES.flatMap((from) => ALL_HEXES.map((to) => packMove(MOVE, from, to)));
  /** Goals of a cube, found by walking over tiles. */
  function goals(s: State, from: number, reach: number): number[] {
    let here = [from];
    const seen = new Set<number>();
    for (let i = 0; i < reach; i++) {
      here = tilesOf(s).filter((hex) => here.some((h) => beside(h, hex)));
      for (const hex of here) if (hex !== from) seen.add(hex);
    }
    return [...seen].sort((a, b) => a - b);
  }

  test.each([1, 2])('at the start every cube may go %d tiles over tiles; all else is refused', (reach) => {
    fc.assert(
      fc.property(anyEarth, anAnimal, (s, animal) => {
        const expected = tilesOf(s)
          .filter((hex) => cubes(s, hex, animal) > 0)
          .flatMap((from) => goals(s, from, reach).map((to) => packMove(MOVE, from, to)));
        const asked = new Asked(s, step(reach), { a: animal, d: 3 });
        expect(asked.over).toBe(expected.length === 0);
        if (asked.over) return;
        expect(asked.moves).toEqual([...expected, STOP]);
        asked.expectHonest(everyMove);
      }),
      { numRuns: 30 },
    );
  });

  test('cubes move one by one in any order, none twice, as many as allowed', () => {
    fc.assert(
      fc.property(
        anyOrder,
        anAnimal,
        fc.integer({ min: 1, max: 4 }),
        fc.infiniteStream(fc.nat(999)),
        (s, animal, most, picks) => {
          const left = ALL_HEXES.map((hex) => cubes(s, hex, animal));
          const asked = new Asked(s, step(1), { a: animal, d: most });
          let made = 0;
          while (!asked.over) {
            const expected = tilesOf(s)
              .filter((hex) => left[hex]! > 0)
              .flatMap((from) => goals(s, from, 1).map((to) => packMove(MOVE, from, to)));
            expect(asked.moves).toEqual([...expected, STOP]);
            asked.expectHonest(everyMove);
            const move = expected[picks.next().value! % expected.length]!;
            asked.make(move);
            left[operandA(move)]!--;
            made++;
          }
          expect(made).toBe(Math.min(most, made + left.reduce((a, b) => a + b, 0)));
          expect(s.subarray(ARRIVED, ARRIVED + HEXES).every((n) => n === 0)).toBe(true);
        },
      ),
      { numRuns: 20 },
    );
  });

  test('by version 1 cubes move one by one in ascending order, none twice, as many as allowed', () => {
    fc.assert(
      fc.property(
        anyEarth,
        anAnimal,
        fc.integer({ min: 1, max: 4 }),
        fc.infiniteStream(fc.nat(999)),
        (s, animal, most, picks) => {
          const before = Int32Array.from(s);
          const left = ALL_HEXES.map((hex) => cubes(s, hex, animal));
          const asked = new Asked(s, step(1), { a: animal, d: most });
          const made: number[] = [];
          while (!asked.over) {
            asked.expectHonest(everyMove);
            const moves = asked.moves.slice(0, -1);
            const move = moves[picks.next().value! % moves.length]!;
            asked.make(move);
            made.push(move);
            left[operandA(move)]!--;
          }
          expect(made.length).toBeLessThanOrEqual(most);
          expect(made).toEqual([...made].sort((x, y) => x - y));
          // Only cubes that stood there at the start have moved on.
          expect(left.every((n) => n >= 0)).toBe(true);
          const sum = (t: State): number => ALL_HEXES.reduce((n, hex) => n + cubes(t, hex, animal), 0);
          expect(sum(s)).toBe(sum(before));
          expect(s.subarray(ARRIVED, ARRIVED + HEXES).every((n) => n === 0)).toBe(true);
        },
      ),
      { numRuns: 30 },
    );
  });

  test('says what is wrong', () => {
    const s = earthOf({
      tiles: { C4: 0, D4: 0, D5: 0, D6: 0, E6: 0 },
      cubes: { D5: { 0: 1 }, D6: { 0: 2 } },
    });
    const asked = new Asked(s, step(1), { d: 4 });
    const code = (text: string): string | undefined => asked.why(text)?.code;
    expect(code('move a cube from D4 to D5')).toBe('no-cubes');
    expect(code('move a cube from D5 to E5')).toBe('no-tile');
    expect(asked.why('move a cube from D6 to D4')).toMatchObject({
      code: 'too-far',
      facts: { distance: 2, reach: 1 },
    });
    expect(code('move a cube from D5 to D5')).toBe('same-tile');
    asked.make('move a cube from D5 to D4');
    expect(asked.why('move a cube from D4 to C4')).toMatchObject({ code: 'arrived', rule: 'TST-5' });
    asked.make('move a cube from D6 to E6');
    expect(asked.why('move a cube from D6 to D5')).toMatchObject({
      code: 'order',
      rule: 'TST-7',
      facts: { last: 'move a cube from D6 to E6' },
    });
    expect(asked.make('stop').over).toBe(true);
  });

  test('two tiles far there must be a tile to move over', () => {
    // D4 and D6 are two apart; D5, C5 and E5 lie between or around them.
    const gap = { D4: 0, C3: 0, B3: 0, B4: 0, B5: 0, C6: 0, D6: 0 };
    const asked = new Asked(earthOf({ tiles: gap, cubes: { D4: { 0: 1 } } }), step(2), { d: 1 });
    expect(asked.why('move a cube from D4 to D6')).toMatchObject({
      code: 'no-way',
      rule: 'TST-6',
      facts: { from: 'D4', to: 'D6' },
    });
    const bridged = new Asked(earthOf({ tiles: { ...gap, D5: 0 }, cubes: { D4: { 0: 1 } } }), step(2), {
      d: 1,
    });
    expect(bridged.legal).toContain('move a cube from D4 to D6');
  });
});

describe('arrive', () => {
  const step = arrive(world, { kind: 'arrivals', rule: 'TST-8' });
  const everyNumber = ALL_HEXES.flatMap((hex) => upTo(6).map((n) => packMove(BRING, hex, n)));

  test('down the food chain, tile by tile, everybody beside the new tile is asked how many come', () => {
    fc.assert(
      fc.property(anyEarth, fc.nat(99), anAnimal, fc.infiniteStream(fc.nat(99)), (s, n, actor, picks) => {
        const tiles = tilesOf(s);
        const goal = tiles[n % tiles.length]!;
        const before = Int32Array.from(s);
        const expected = upTo(ANIMALS).flatMap((a) =>
          tiles.filter((t) => beside(t, goal) && cubes(s, t, a) > 0).map((t) => [a, t]),
        );
        const asked = new Asked(s, [step], { a: actor, c: goal });
        for (const [animal, from] of expected as [number, number][]) {
          expect(asked.seat).toBe(at(s, OWNER + animal));
          const there = cubes(before, from, animal);
          expect(asked.moves).toEqual(upTo(there + 1).map((count) => packMove(BRING, from, count)));
          asked.expectHonest(everyNumber);
          const count = picks.next().value! % (there + 1);
          const here = cubes(s, goal, animal);
          asked.make(packMove(BRING, from, count));
          expect([cubes(s, from, animal), cubes(s, goal, animal)]).toEqual([there - count, here + count]);
        }
        expect(asked.over).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  test('says what is wrong, and gives the seat back to the acting animal', () => {
    const s = earthOf({ tiles: { D4: 0, D5: 0, D6: 0 }, cubes: { D4: { 1: 2 }, D6: { 1: 1 } } });
    const seats: number[] = [];
    const after = auto('TST-8', (t, f) => void seats.push(at(t, f + SEAT)));
    const asked = new Asked(s, [step, after], { a: 3, c: hexOf('D5') });
    expect(asked.why('bring 1 from D6')).toMatchObject({
      code: 'other-tile',
      facts: { hex: 'D6', asked: 'D4' },
    });
    expect(asked.why('bring 3 from D4')).toMatchObject({
      code: 'too-few',
      facts: { cubes: 2, count: 3 },
    });
    asked.make('bring 0 from D4', 'bring 1 from D6');
    expect(seats).toEqual([3]);
    expect(asked.events.map((e) => e.type)).toEqual(['cubes-moved']);
  });
});

describe('oneEach', () => {
  const step = oneEach(world, { kind: 'one', rule: 'TST-9', oneRule: 'TST-10' });

  test('a cube to any of the own tiles in any order, none twice, while there are cubes', () => {
    fc.assert(
      fc.property(anyOrder, anAnimal, fc.infiniteStream(fc.nat(99)), (s, animal, picks) => {
        const left = new Set(tilesOf(s).filter((hex) => cubes(s, hex, animal) > 0));
        const asked = new Asked(s, step, { a: animal, c: 0 });
        while (!asked.over) {
          const expected = [...left].map((hex) => packMove(ADD, hex, 1));
          expect(asked.moves).toEqual([...expected, STOP]);
          asked.expectHonest(ALL_HEXES.flatMap((hex) => upTo(3).map((n) => packMove(ADD, hex, n))));
          const move = expected[picks.next().value! % expected.length]!;
          asked.make(move);
          left.delete(operandA(move));
        }
        expect(at(s, POOL + animal) === 0 || left.size === 0).toBe(true);
        expect(s.subarray(ARRIVED, ARRIVED + HEXES).every((n) => n === 0)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  test('by version 1 a cube to any of the own tiles, in the order of the map, while there are cubes', () => {
    fc.assert(
      fc.property(anyEarth, anAnimal, fc.infiniteStream(fc.nat(99)), (s, animal, picks) => {
        const own = tilesOf(s).filter((hex) => cubes(s, hex, animal) > 0);
        const pool = at(s, POOL + animal);
        const asked = new Asked(s, step, { a: animal, c: 0 });
        let from = 0;
        let made = 0;
        while (!asked.over) {
          const expected = own.filter((hex) => hex >= from).map((hex) => packMove(ADD, hex, 1));
          expect(asked.moves).toEqual([...expected, STOP]);
          asked.expectHonest(ALL_HEXES.flatMap((hex) => upTo(3).map((n) => packMove(ADD, hex, n))));
          const move = expected[picks.next().value! % expected.length]!;
          asked.make(move);
          from = operandA(move) + 1;
          made++;
        }
        expect(made).toBeLessThanOrEqual(Math.min(pool, own.length));
        expect(made === pool || own.every((hex) => hex < from)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});
