import { C, operandA, packMove, refusal, SKIP, type State } from '@clade/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ANIMALS,
  BAG,
  BOX,
  boxToEarth,
  colonise,
  deplete,
  ELIMINATED,
  exchange,
  exodus,
  explore,
  fromBag,
  gainElement,
  HAS,
  impact,
  isConnected,
  isVacant,
  KINDS,
  LAY,
  layTile,
  loseElement,
  OWNER,
  type OwnDisks,
  POOL,
  PUT,
  REMOVE,
  richLose,
  STACK_TOP,
  TAKE,
  terrainOf,
} from '../src/index.ts';
import {
  ALL_CORNERS,
  ALL_HEXES,
  Asked,
  anyEarth,
  at,
  beside,
  cubes,
  diskAt,
  earthOf,
  isTileAt,
  LOSE,
  SEND,
  SPARE,
  TILE_CHOICE,
  upTo,
  world,
} from './world.ts';

const tilesOf = (s: State): number[] => ALL_HEXES.filter((hex) => isTileAt(s, hex));
const picks = fc.infiniteStream(fc.nat(9999));
const one = <T>(from: readonly T[], stream: fc.Stream<number>): T =>
  from[stream.next().value! % from.length]!;

describe('exodus', () => {
  const step = exodus(world, { kind: 'exodus', rule: 'TST-1', orderRule: 'TST-2', verb: SEND });

  test('all cubes leave for tiles beside, and every number between none and the rest is open until the last', () => {
    fc.assert(
      fc.property(anyEarth, fc.nat(99), picks, (s, n, stream) => {
        const tile = tilesOf(s)[n % tilesOf(s).length]!;
        const before = Int32Array.from(s);
        const goals = tilesOf(s).filter((hex) => beside(hex, tile));
        const asked = new Asked(s, [step], { c: tile });
        while (!asked.over) {
          const { moves } = asked;
          const animal = operandA(moves[0]!);
          const there = cubes(s, tile, animal);
          expect(moves).toHaveLength(there + 1);
          asked.expectHonest(
            goals.flatMap((hex) =>
              upTo(ANIMALS).flatMap((a) => upTo(7).map((c) => packMove(SEND, a, hex, c))),
            ),
          );
          asked.make(one(moves, stream));
        }
        for (const a of upTo(ANIMALS)) {
          expect(cubes(s, tile, a)).toBe(0);
          const gained = goals.reduce((sum, hex) => sum + cubes(s, hex, a) - cubes(before, hex, a), 0);
          expect(gained).toBe(cubes(before, tile, a));
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('impact', () => {
  const steps = impact(world, {
    name: 'impact',
    rule: 'TST-1',
    anyRule: 'TST-2',
    besideRule: 'TST-3',
    tileVerb: TILE_CHOICE,
    spareVerb: SPARE,
  });

  test('one cube stays on the tile, one leaves each tile beside it, the rest of Earth is untouched', () => {
    fc.assert(
      fc.property(anyEarth, picks, (s, stream) => {
        const before = Int32Array.from(s);
        const sum = (t: State, hex: number): number =>
          upTo(ANIMALS).reduce((n, a) => n + cubes(t, hex, a), 0);
        const asked = new Asked(s, steps);
        const tile = one(tilesOf(s), stream);
        asked.make(packMove(TILE_CHOICE, tile));
        while (!asked.over) {
          expect(asked.moves.length).toBeGreaterThan(1);
          asked.make(one(asked.moves, stream));
        }
        expect(sum(s, tile)).toBe(Math.min(1, sum(before, tile)));
        for (const hex of ALL_HEXES) {
          if (hex === tile) continue;
          const lost = beside(hex, tile) && sum(before, hex) > 0 ? 1 : 0;
          expect(sum(s, hex)).toBe(sum(before, hex) - lost);
        }
        const eliminated = upTo(ANIMALS).reduce((n, a) => n + at(s, ELIMINATED + a), 0);
        const all = (t: State): number => ALL_HEXES.reduce((n, hex) => n + sum(t, hex), 0);
        expect(eliminated).toBe(all(before) - all(s));
      }),
      { numRuns: 40 },
    );
  });
});

describe('disks from the bag', () => {
  const steps = fromBag(world, {
    diskKind: 'disk',
    cornerKind: 'corner',
    rule: 'TST-1',
    chosenRule: 'TST-2',
    register: C,
    from: 'the bag',
    allows: (_s, _f, kind) => kind !== 4,
  });

  test('an allowed kind of the bag, then a vacant corner', () => {
    const s = earthOf({ tiles: { D4: 0, D5: 0 }, disks: { 'C4-D4-D5': 1 } });
    s[BAG + 2] = 0;
    const asked = new Asked(s, steps);
    expect(asked.legal).toEqual(['take bone', 'take leaf', 'take nut', 'take salt']);
    asked.expectHonest(upTo(KINDS).map((k) => packMove(TAKE, k)));
    asked.make('take nut');
    expect(asked.moves).toEqual(ALL_CORNERS.filter((c) => isVacant(s, c)).map((c) => packMove(PUT, c)));
    asked.make('put the disk on D4-D5-E4');
    expect(at(s, BAG + 3)).toBe(19);
    expect(asked.over).toBe(true);
  });

  test('nothing happens without a vacant corner', () => {
    const disks = Object.fromEntries(
      ALL_CORNERS.map((c) => world.map.cornerNames[c]!)
        .filter((name) => /(^|-)D4(-|$)/.test(name))
        .map((name) => [name, 0]),
    );
    expect(new Asked(earthOf({ tiles: { D4: 0 }, disks }), steps).over).toBe(true);
  });
});

describe('colonise', () => {
  const steps = colonise(world, {
    name: 'colony',
    rule: 'TST-1',
    chosenRule: 'TST-2',
    vacantRule: 'TST-3',
    cubesRule: 'TST-4',
    verb: TILE_CHOICE,
    most: 4,
    fits: (s, hex) => terrainOf(s, hex) === 0,
    explain: () => refusal('terrain', 'TST-1'),
  });
  const ring = (name: string): Record<string, number> =>
    Object.fromEntries(
      ALL_CORNERS.map((c) => world.map.cornerNames[c]!)
        .filter((corner) => corner.split('-').includes(name))
        .map((corner) => [corner, 0]),
    );

  test('a tile, a kind of the bag, a corner of that tile, then cubes on it', () => {
    const asked = new Asked(earthOf({ tiles: { D4: 0, D5: 1, D6: 0 } }), steps, { a: 2 });
    expect(asked.legal).toEqual(['choose tile D4', 'choose tile D6']);
    expect(asked.why('choose tile D5')?.code).toBe('terrain');
    asked.make('choose tile D6', 'take rain');
    expect(asked.moves).toHaveLength(6);
    asked.make(asked.moves[0]!, 'add 4 to D6');
    expect([at(asked.s, BAG + 4), at(asked.s, POOL + 2), asked.over]).toEqual([19, 26, true]);
  });

  test('a tile without a vacant corner is refused while another has one, and allowed when none has', () => {
    const full = { tiles: { D4: 0, D6: 0, D5: 1 }, disks: ring('D4') };
    // D6 alone has one, so it is picked without asking.
    expect(new Asked(earthOf(full), steps).decision().kind).toBe('colony-disk');
    const s = earthOf({ ...full, tiles: { ...full.tiles, C5: 0 } });
    expect(new Asked(s, steps).why('choose tile D4')).toMatchObject({
      code: 'no-vacant-corner',
      rule: 'TST-3',
    });
    const none = new Asked(earthOf({ tiles: { D4: 0, D5: 1 }, disks: ring('D4') }), steps, { a: 1 });
    expect(none.decision().kind).toBe('colony-cubes');
  });
});

describe('actions of the display', () => {
  const shelf = { kind: 'shelf', rule: 'TST-1', box: BOX, from: 'the shelf' };

  test('a disk of the box goes to a vacant corner of Earth', () => {
    const s = earthOf({ tiles: { D4: 0 } });
    s[BOX + 5] = 1;
    const asked = new Asked(s, boxToEarth(world, shelf)).make('take salt');
    expect(asked.decision().kind).toBe('shelf-corner');
    asked.make(asked.moves[2]!);
    expect([at(s, BOX + 5), ALL_CORNERS.filter((c) => diskAt(s, c) === 5).length, at(s, BAG + 5)]).toEqual([
      0, 1, 20,
    ]);
    expect(new Asked(earthOf({ tiles: { D4: 0 } }), boxToEarth(world, shelf)).over).toBe(true);
  });

  test('a disk of a kind in the box leaves Earth, and the box stays as it is', () => {
    fc.assert(
      fc.property(anyEarth, fc.nat(63), picks, (s, mask, stream) => {
        for (const k of upTo(KINDS)) s[BOX + k] = (mask >> k) & 1;
        const fitting = ALL_CORNERS.filter((c) => diskAt(s, c) >= 0 && (mask >> diskAt(s, c)) & 1);
        const asked = new Asked(s, [deplete(world, shelf)]);
        expect(asked.over).toBe(fitting.length === 0);
        if (asked.over) return;
        asked.expectHonest(ALL_CORNERS.map((c) => packMove(REMOVE, c)));
        const corner = one(fitting, stream);
        const kind = diskAt(s, corner);
        const inBag = at(s, BAG + kind);
        asked.make(packMove(REMOVE, corner));
        expect([diskAt(s, corner), at(s, BAG + kind), at(s, BOX + kind)]).toEqual([-1, inBag + 1, 1]);
      }),
      { numRuns: 30 },
    );
  });

  const wanderlust = explore(world, {
    stackRule: 'TST-1',
    emptyRule: 'TST-2',
    hexRule: 'TST-3',
    diskRule: 'TST-4',
    box: BOX,
    empty: ' now',
    taken(s, f, stack) {
      s[f + C] = stack;
    },
    lay(s, f, hex, emit) {
      layTile(world, s, hex, at(s, STACK_TOP + at(s, f + C)) - 1, 'TST-3', emit);
      s[STACK_TOP + at(s, f + C)] = 0;
    },
  });

  test('a face-up tile goes beside Earth, with a disk on a corner of its own or without', () => {
    fc.assert(
      fc.property(anyEarth, picks, (s, stream) => {
        s.set([2 + 1, 0, 5 + 1], STACK_TOP);
        s[BOX + 1] = 1;
        const free = ALL_HEXES.filter((hex) => !isTileAt(s, hex) && tilesOf(s).some((t) => beside(t, hex)));
        const asked = new Asked(s, wanderlust);
        expect(asked.legal).toEqual(['take the tile of stack 1', 'take the tile of stack 3', 'forgo']);
        expect(asked.why('take the tile of stack 2')).toMatchObject({
          code: 'no-face-up-tile',
          facts: { stack: 2 },
        });
        asked.make('take the tile of stack 3');
        expect(asked.moves).toEqual(free.map((hex) => packMove(LAY, hex)));
        asked.expectHonest(ALL_HEXES.map((hex) => packMove(LAY, hex)));
        const hex = one(free, stream);
        asked.make(packMove(LAY, hex));
        expect([terrainOf(s, hex), isConnected(s)]).toEqual([5, true]);
        if (asked.over) return;
        expect(asked.legal).toEqual(['take leaf', 'skip']);
        if (stream.next().value! % 3 === 0) {
          expect(asked.make(SKIP).over).toBe(true);
          return;
        }
        const own = ALL_CORNERS.filter((c) => diskAt(s, c) < 0);
        asked.make('take leaf');
        while (!asked.over) asked.make(one(asked.moves, stream));
        const placed = own.filter((c) => diskAt(s, c) === 1);
        expect(placed).toHaveLength(1);
        expect(at(s, BOX + 1)).toBe(0);
      }),
      { numRuns: 30 },
    );
  });
});

describe('own disks', () => {
  /** Every element of an animal beyond its first of its own kind lies in the nest. */
  const disks: OwnDisks = {
    verb: LOSE,
    places: [' in the nest'],
    count: (s, animal, kind) => Math.max(0, at(s, HAS + animal * KINDS + kind) - (kind === animal ? 1 : 0)),
    lose: (s, animal, kind, _place, rule, emit) => loseElement(world, s, animal, kind, rule, emit),
    gain: (s, animal, kind, _place, rule, emit) => gainElement(world, s, animal, kind, rule, emit),
  };
  const steps = richLose(world, disks, {
    kind: 'disease',
    rule: 'TST-1',
    printedRule: 'TST-2',
    fixedRule: 'TST-3',
  });
  const elements = (s: State, animal: number): number =>
    upTo(KINDS).reduce((n, k) => n + at(s, HAS + animal * KINDS + k), 0);

  test('every animal with more elements than you loses one of its disks, and its player says which', () => {
    fc.assert(
      fc.property(anyEarth, fc.nat(ANIMALS - 1), picks, (s, you, stream) => {
        const before = Int32Array.from(s);
        const asked = new Asked(s, steps, { a: you });
        const seats: number[] = [];
        while (!asked.over) {
          seats.push(asked.seat);
          asked.expectHonest(upTo(KINDS).map((k) => packMove(LOSE, k, 0)));
          asked.make(one(asked.moves, stream));
        }
        expect(seats).toEqual([...seats].sort((x, y) => x - y));
        for (const a of upTo(ANIMALS)) {
          const disksOf = upTo(KINDS).filter((k) => disks.count(before, a, k, 0) > 0);
          const loses = elements(before, a) > elements(before, you) && disksOf.length > 0;
          expect(elements(s, a)).toBe(elements(before, a) - (loses ? 1 : 0));
          expect(seats.includes(at(s, OWNER + a))).toBe(loses && disksOf.length > 1);
        }
      }),
    );
  });

  test('a disk of yours is exchanged for one of the bag', () => {
    const swap = exchange(world, disks, {
      name: 'swap',
      rule: 'TST-1',
      printedRule: 'TST-2',
      chosenRule: 'TST-3',
    });
    const s = earthOf({});
    s.set([1, 2, 0, 0, 1, 0], HAS);
    s.fill(0, BAG, BAG + KINDS);
    s.set([0, 0, 3, 0, 0, 1], BAG);
    const asked = new Asked(s, swap);
    expect(asked.legal).toEqual(['lose leaf of the nest', 'lose rain of the nest']);
    expect(asked.why('lose bone of the nest')).toMatchObject({
      code: 'no-such-disk',
      rule: 'TST-2',
      facts: { animal: 'cats', element: 'bone', disks: 0 },
    });
    asked.make('lose rain of the nest');
    // The disk that goes is not in the bag yet.
    expect(asked.legal).toEqual(['take moss', 'take salt']);
    asked.make('take salt');
    expect(Array.from(s.subarray(HAS, HAS + KINDS))).toEqual([1, 2, 0, 0, 0, 1]);
    expect(Array.from(s.subarray(BAG, BAG + KINDS))).toEqual([0, 0, 3, 0, 1, 0]);
    s.fill(0, BAG, BAG + KINDS);
    expect(new Asked(s, swap).over).toBe(true);
  });
});
