import type { Position } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { bonus, CARD_IDS, TRAIT_IDS } from '../../src/index.ts';
import {
  animal,
  asked,
  disk,
  options,
  play,
  playing,
  question,
  table,
  tile,
} from '../../src/testing/index.ts';
import {
  at,
  BOOK_BONUS,
  BOOK_CARDS,
  BOOK_FOOD_CHAIN,
  BOOK_GRID,
  BOOK_KINDS,
  BOOK_PRINTED,
  BOOK_SCORING,
  BOOK_SPECIATION,
  BOOK_START_TILES,
  BOOK_TERRAINS,
  BOOK_TILES,
  BOOK_TRAITS,
  BOOK_TURN_ORDER,
  neighboursOf,
} from '../book.ts';
import { badField, disksOf, look, newGame, ofType, pointsIn, refused, sum } from './box.ts';
import { acting, actingSpecial, endRound, evolving, four, turn } from './turn.ts';

rule('DSM-1.1.1', 'ties go down the Food Chain, turns up', () => {
  const s = evolving('fishes', 'reef', {
    cubes: { D4: { crustaceans: 2, fishes: 2, reptiles: 2, cephalopods: 2 } },
  });
  expect(ofType(play(s, 'score D4'), 'tile-scored')[0]?.places).toEqual(BOOK_FOOD_CHAIN);
  const turns = turn('crustaceans');
  const order = BOOK_TURN_ORDER.map(() => {
    const id = asked(turns);
    play(turns, 'retrieve');
    return id;
  });
  expect(order).toEqual(BOOK_TURN_ORDER);
  // Choices "in Food Chain order": who may enter a new tile.
  const enter = acting(
    'crustaceans',
    'wanderlust-1',
    { boxes: {} },
    'take the tile of stack 1',
    'lay the tile on E5',
  );
  expect(question(enter)).not.toBe('arrivals');
  const near = acting('crustaceans', 'wanderlust-1', {
    boxes: {},
    cubes: { D5: Object.fromEntries(BOOK_FOOD_CHAIN.map((id) => [id, 1])) },
  });
  play(near, 'take the tile of stack 1', 'lay the tile on E5');
  const asks = BOOK_FOOD_CHAIN.map(() => {
    const id = asked(near);
    play(near, 'bring 0 from D5');
    return id;
  });
  expect(asks).toEqual(BOOK_FOOD_CHAIN);
});

rule('DSM-1.1.2', 'the printed elements', () => {
  const { animals } = look(newGame(4));
  for (const { animal: id, printed, elements } of animals) {
    const counts: Record<string, number> = {};
    for (const kind of BOOK_PRINTED[id]) counts[kind] = (counts[kind] ?? 0) + 1;
    expect(elements).toMatchObject(counts);
    expect(printed).toMatchObject(counts);
  }
  const having = (kind: 'algae' | 'sponges') =>
    animals.filter((a) => (a.printed[kind] ?? 0) > 0).map((a) => a.animal);
  expect(having('algae')).toEqual(['fishes', 'crustaceans']);
  expect(having('sponges')).toEqual(['reptiles', 'cephalopods']);
});

const disksOn = (n: number, options: Position = {}): Position => ({
  options,
  animals: four({ fishes: { elements: Array(n).fill('sun') } }),
});

rule('DSM-1.1.3', 'six elements on a board: three disks beside the printed ones, or six disks', () => {
  expect(badField(disksOn(3))).toBeUndefined();
  expect(badField(disksOn(4))).toBe('animals.fishes.elements');
  expect(badField(disksOn(6, { boards: 'alternate' }))).toBeUndefined();
  expect(badField(disksOn(7, { boards: 'alternate' }))).toBe('animals.fishes.elements');
  const full = acting('fishes', 'adaptation-1', { ...disksOn(2), boxes: { adaptation: ['sun', 'algae'] } });
  play(full, 'take algae', 'keep it on the board');
  expect(animal(full, 'fishes').elements).toEqual({ plankton: 2, algae: 2, sun: 2 });
});

rule('DSM-1.1.4', 'one trait, and a gene pool', () => {
  const traits = (...list: string[]) => ({ animals: four({ fishes: { traits: list } }) });
  expect(badField(traits('flight'))).toBeUndefined();
  expect(badField(traits('flight', 'social'))).toBe('animals.fishes.traits');
  expect(badField(traits())).toBe('animals.fishes.traits');
  expect(animal(turn('fishes'), 'fishes').pool).toBe(31);
});

rule('DSM-1.2.1', '114 disks, 19 of each type', () => {
  const disks = disksOf(newGame(4));
  expect(sum(disks)).toBe(114);
  expect(BOOK_KINDS.map((kind) => disks[kind])).toEqual(Array(6).fill(19));
  const boxed = (n: number) => ({ animals: four(), corners: {}, boxes: { depletion: Array(n).fill('sun') } });
  expect(badField(boxed(19))).toBeUndefined();
  expect(badField(boxed(20))).toBe('boxes.depletion');
});

rule('DSM-1.2.2', 'an element is one disk, a type all of its kind', () => {
  // Two printed Sun and one disk are three elements of one type; a second disk of the type on the tile adds nothing.
  const reptiles = (elements: string[], suns: number) => {
    const corners = Object.fromEntries(['NW', 'NE'].slice(0, suns).map((c) => [at([0, 0], c), 'sun']));
    const s = table({ animals: four({ reptiles: { elements } }), corners });
    return animal(s, 'reptiles').values;
  };
  expect(reptiles([], 1)).toEqual({ sun: 2 });
  expect(reptiles(['sun'], 1)).toEqual({ sun: 3 });
  expect(reptiles(['sun', 'algae'], 2)).toEqual({ sun: 3 });
});

rule('DSM-1.2.3', 'a disk moves from one place to another and is never in two', () => {
  const s = acting('fishes', 'abundance-1', {
    boxes: { abundance: ['sun', 'worms'], adaptation: ['algae', 'sponges'] },
    spaces: {},
  });
  const before = look(s);
  play(s, 'take sun', `put the disk on ${at([0, -1], 'E')}`);
  expect(look(s).boxes.abundance).toEqual({ worms: 1 });
  expect(disk(s, at([0, -1], 'E'))).toBe('sun');
  play(s, 'place a pawn on adaptation-1', 'take sponges', 'keep it on the board');
  expect(animal(s, 'cephalopods').elements).toEqual({ gastropods: 2, sponges: 2 });
  expect(look(s).boxes.adaptation).toEqual({ algae: 1 });
  expect(look(s).bag).toEqual(before.bag);
  expect(sum(disksOf(s))).toBe(114);
});

rule('DSM-1.2.4', 'disks that leave Earth, a box or an animal go to the bag', () => {
  const earth = acting('fishes', 'depletion', { boxes: { depletion: ['sun'] } });
  const suns = look(earth).bag.sun ?? 0;
  play(earth, `remove the disk on ${at([0, 0], 'NW')}`);
  expect(look(earth).bag.sun).toBe(suns + 1);

  const own = actingSpecial('fishes', 'adaptation-3', {
    animals: four({ fishes: { elements: ['worms'] } }),
    boxes: { adaptation: ['algae'] },
  });
  const worms = look(own).bag.worms ?? 0;
  play(own, 'take algae', 'give up worms on the board');
  expect(look(own).bag.worms).toBe(worms + 1);

  const { s, events } = endRound('fishes', { boxes: { depletion: ['sun', 'sun'] }, corners: {} });
  expect(ofType(events, 'box-emptied').map((e) => e.section)).toContain('depletion');
  expect(sum(look(s).bag)).toBe(114 - 16);
});

const tiles = (terrain: string, n: number): Position => ({
  animals: four(),
  tiles: Object.fromEntries(
    [...neighboursOf('D4'), 'D4', 'D2', 'D1', 'D6', 'D7', 'E5', 'E6', 'C5', 'C6']
      .slice(0, n)
      .map((h) => [h, terrain]),
  ),
});

rule('DSM-1.3.1', '36 big tiles: eight Land, eight Open Ocean, four of each other', () => {
  for (const [terrain, n] of Object.entries(BOOK_TILES)) {
    expect(badField(tiles(terrain, n)), terrain).toBeUndefined();
    expect(badField(tiles(terrain, n + 1)), terrain).toMatch(/^tiles\./);
  }
  const { tiles: earth, stacks } = look(newGame(4));
  expect(earth.length + stacks.reduce((n, x) => n + x.left + 1, 0)).toBe(36);
});

rule('DSM-1.3.2', 'twelve vent tiles with two sides', () => {
  expect(badField(tiles('vent', 12))).toBeUndefined();
  expect(badField(tiles('vent', 13))).toMatch(/^tiles\./);
  const s = turn('fishes', { tiles: { D4: { terrain: 'vent', side: 'geyser' }, D5: 'vent', D3: 'vent' } });
  expect(['D4', 'D5', 'D3'].map((hex) => tile(s, hex).side)).toEqual(['geyser', 'smoker', 'geyser']);
  expect(look(s).ventsLeft).toBe(9);
});

rule('DSM-1.3.3', 'a covered tile is a vent for everything', () => {
  const cubes = { D7: { reptiles: 3, fishes: 2 }, D6: { fishes: 1 } };
  // Scored as a vent: 1 for the first alone. As Open Ocean D7 cannot be chosen.
  const scored = evolving('fishes', 'vent', { cubes });
  expect(options(scored)).toEqual(['score D1', 'score D7', 'forgo']);
  expect(pointsIn(play(scored, 'score D7'), 'tiles')).toEqual({ reptiles: 1 });
  const ocean = evolving('fishes', 'ocean', { cubes });
  expect(options(ocean)).not.toContain('score D7');
  // One new cube instead of four.
  const corner = at([0, 3], 'NE');
  const grown = acting('fishes', 'speciation-1', { corners: { [corner]: 'sun' }, speciation: ['sun'] });
  play(grown, `speciate around ${corner}`, 'add 0 to D6');
  expect(options(grown)).toEqual(['add 0 to D7', 'add 1 to D7']);
  // The Competition chip of its old terrain does not lead there.
  const fight = acting('fishes', 'competition-1', {
    cubes,
    chips: { competition: ['ocean', 'vent', 'sand'] },
  });
  expect(question(fight)).toBe('turn');
  // New Open Ocean beside it earns for itself and D6 alone.
  const lay = acting('fishes', 'wanderlust-1', {
    stacks: ['ocean'],
    boxes: {},
    tiles: { D6: 'ocean', D7: { terrain: 'vent', under: 'ocean' } },
  });
  expect(pointsIn(play(lay, 'take the tile of stack 1', 'lay the tile on C6'), 'wanderlust')).toEqual({
    fishes: 3,
  });
});

rule('DSM-1.3.4', '16 chips, two of each terrain', () => {
  const { chips, chipBag } = look(newGame(3));
  for (const terrain of BOOK_TERRAINS) {
    const shown = [...chips.competition, ...chips.evolution].filter((t) => t === terrain).length;
    expect(shown + (chipBag[terrain] ?? 0)).toBe(2);
  }
  const three = { competition: ['land', 'land', 'land'] };
  expect(badField({ animals: four(), chips: three })).toBe('chips.competition[2]');
});

rule('DSM-1.3.5', 'the Evolution chips lie in the scoring order', () => {
  expect(BOOK_TERRAINS).toEqual(['land', 'kelp', 'reef', 'seamount', 'seagrass', 'sand', 'ocean', 'vent']);
  for (let i = 0; i < 30; i++) {
    const { s } = endRound('fishes', { seed: `chips ${i}` });
    const places = look(s).chips.evolution.map((t) => BOOK_TERRAINS.indexOf(t));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
  const wrong = { evolution: ['land', 'reef', 'kelp', 'sand', 'vent'] };
  expect(badField({ animals: four(), chips: wrong })).toBe('chips.evolution');
});

for (const terrain of BOOK_TERRAINS) {
  rule('DSM-1.3.5', `what ${terrain} pays and how many new cubes it takes`, () => {
    const cubes = { D4: { crustaceans: 4, fishes: 3, cephalopods: 2, reptiles: 1 } };
    const s = evolving('fishes', terrain, { tiles: { D4: terrain }, cubes });
    const paid = pointsIn(play(s, 'score D4'), 'tiles');
    expect(Object.values(paid)).toEqual(BOOK_SCORING[terrain]);
    expect(Object.keys(paid)).toEqual(BOOK_TURN_ORDER.slice(0, BOOK_SCORING[terrain].length));
    const corner = at([0, 0], 'E');
    const grown = acting('fishes', 'speciation-1', {
      tiles: { D4: terrain },
      corners: { [corner]: 'sun' },
      speciation: ['sun'],
    });
    play(grown, `speciate around ${corner}`);
    const limit = BOOK_SPECIATION[terrain];
    expect(options(grown)).toEqual(Array.from({ length: limit + 1 }, (_, n) => `add ${n} to D4`));
  });
}

rule('DSM-1.4.1', 'bonus points by the table; more than six still give 21', () => {
  expect(BOOK_BONUS.map((_, n) => bonus(n))).toEqual(BOOK_BONUS);
  for (const n of [7, 8, 12]) expect(bonus(n)).toBe(21);
  // A tile between n of its kind earns for n + 1.
  for (const n of [1, 2, 3, 4, 5, 6]) {
    const around = neighboursOf('D4').map((hex, i) => [hex, i < n ? 'ocean' : 'land']);
    const s = acting('fishes', 'wanderlust-1', {
      tiles: Object.fromEntries(around),
      stacks: ['ocean'],
      boxes: {},
    });
    const events = play(s, 'take the tile of stack 1', 'lay the tile on D4');
    expect(pointsIn(events, 'wanderlust')).toEqual({ fishes: BOOK_BONUS[Math.min(n + 1, 6)] });
  }
});

rule('DSM-1.5.1', '35 cubes and eight pawns of an animal, six special pawns', () => {
  for (const players of [2, 3, 4]) {
    const { animals, tiles: earth, specials } = look(newGame(players));
    for (const { animal: id, pool, pawns } of animals) {
      const cubes = earth.reduce((n, t) => n + (t.cubes[id] ?? 0), 0);
      // One more stands in the Food Chain.
      expect([pool + cubes + 1, sum(pawns)]).toEqual([35, 8]);
    }
    expect(specials.map((x) => x.element)).toEqual(BOOK_KINDS);
  }
  const cubes = (n: number) => ({ animals: four(), cubes: { D4: { fishes: n } } });
  expect(badField(cubes(34))).toBeUndefined();
  expect(badField(cubes(35))).toBe('animals.fishes');
});

rule('DSM-1.5.2', 'one control marker and one target marker for each special pawn', () => {
  const specials = Object.fromEntries(
    BOOK_KINDS.map((kind, i) => [kind, { controller: 'fishes', target: i + 2 }]),
  );
  const s = turn('fishes', { specials });
  expect(look(s).specials).toEqual(
    BOOK_KINDS.map((element, i) => ({ element, controller: 'fishes', space: null, target: i + 2 })),
  );
  expect(options(s).filter((words) => words.startsWith('use'))).toEqual(
    BOOK_KINDS.map((kind) => `use the pawn of ${kind}`),
  );
});

rule('DSM-1.5.3', 'points and targets go past 100', () => {
  const s = evolving('fishes', 'reef', {
    animals: four({ fishes: { points: 98 } }),
    cubes: { D4: { fishes: 1 } },
  });
  play(s, 'score D4');
  expect(animal(s, 'fishes').points).toBe(104);
  const target = turn('fishes', { specials: { sun: { controller: 'fishes', target: 140 } } });
  expect(look(target).specials.find((x) => x.element === 'sun')?.target).toBe(140);
});

rule('DSM-1.5.4', '35 Evolution cards and 18 traits; Survival is none of them', () => {
  expect(CARD_IDS).toEqual(BOOK_CARDS);
  expect(TRAIT_IDS).toEqual(BOOK_TRAITS);
  expect([CARD_IDS.length, TRAIT_IDS.length]).toEqual([35, 18]);
  expect([...CARD_IDS, ...TRAIT_IDS]).not.toContain('survival');
});

rule('DSM-1.5.5', 'the content of the bags is shown, and follows from what is open', () => {
  const { s } = endRound('fishes');
  const { bag, boxes, corners, speciation, chips, chipBag } = look(s);
  for (const kind of BOOK_KINDS) {
    const seen =
      corners.filter((c) => c.element === kind).length +
      speciation.filter((k) => k === kind).length +
      Object.values(boxes).reduce((n, box) => n + (box[kind] ?? 0), 0);
    expect(bag[kind] ?? 0).toBe(19 - seen);
  }
  const shown = [...chips.competition, ...chips.evolution];
  for (const terrain of BOOK_TERRAINS)
    expect(chipBag[terrain] ?? 0).toBe(2 - shown.filter((t) => t === terrain).length);
});

rule('DSM-1.5.5', 'a type that is not in the bag cannot be chosen from it', () => {
  const s = playing('metamorphosis', 'fishes', {
    animals: four({ fishes: { elements: ['worms'] } }),
    corners: {},
    boxes: { depletion: Array(19).fill('sun') },
  });
  play(s, 'give up worms on the board');
  expect(options(s)).toEqual([
    'take algae',
    'take worms',
    'take plankton',
    'take sponges',
    'take gastropods',
  ]);
  expect(refused(s, 'take sun')).toMatchObject({ code: 'no-such-disk' });
});

rule('DSM-1.6.1', 'Earth is all tiles on the grid, vents included', () => {
  const s = playing('asteroid', 'fishes');
  expect(options(s)).toEqual(
    BOOK_GRID.filter(([label]) => label in BOOK_START_TILES).map(([label]) => `choose tile ${label}`),
  );
});

rule('DSM-1.6.2', 'tiles are adjacent at an edge, vents like the tile below', () => {
  const goals = (hex: string) => {
    const s = acting('fishes', 'migration-1', { cubes: { [hex]: { fishes: 1 } } });
    return options(s)
      .flatMap((words) => /to (.+)/.exec(words)?.[1] ?? [])
      .sort();
  };
  const onEarth = (hex: string) =>
    neighboursOf(hex)
      .filter((name) => name in BOOK_START_TILES)
      .sort();
  for (const hex of ['D1', 'D4', 'D7', 'C3']) expect(goals(hex), hex).toEqual(onEarth(hex));
});

rule('DSM-1.6.3', 'a disk is on each tile of its corner: one, two or three', () => {
  const reptiles = Object.fromEntries(['D4', 'E3', 'E4', 'D3'].map((hex) => [hex, { reptiles: 1 }]));
  for (const [corner, thriving] of [
    [at([0, 0], 'E'), ['D4', 'E3', 'E4']],
    [at([0, 0], 'NE'), ['D3', 'D4', 'E3']],
    [at([1, -1], 'NE'), ['E3']],
    [at([1, -1], 'E'), ['E3']],
    [at([0, 0], 'NW'), ['D3', 'D4']],
  ] as const) {
    const earth = { D4: 'reef', E3: 'seagrass', E4: 'sand', D3: 'land' };
    const s = table({ tiles: earth, corners: { [corner]: 'sun' }, cubes: reptiles });
    const safe = look(s).tiles.filter((t) => t.endangered.length === 0);
    expect(safe.map((t) => t.hex).sort(), corner).toEqual([...thriving].sort());
  }
});

rule('DSM-1.6.4', 'an animal occupies a tile with one cube; all others are opposing', () => {
  const s = playing('biodiversity', 'fishes', {
    cubes: {
      D4: { fishes: 1, reptiles: 1 },
      D3: { fishes: 5 },
      E3: { reptiles: 2, crustaceans: 2 },
      D5: { fishes: 3, crustaceans: 1 },
    },
  });
  expect(animal(s, 'fishes').points).toBe(2);
});

rule('DSM-1.6.5', 'new cubes come from the gene pool', () => {
  const corner = at([0, 0], 'SW');
  const s = acting('fishes', 'speciation-1', { speciation: ['plankton'] }, `speciate around ${corner}`);
  const pool = animal(s, 'fishes').pool;
  play(s, 'add 3 to C4', 'add 1 to D4', 'add 4 to D5');
  expect(animal(s, 'fishes')).toMatchObject({ pool: pool - 8, eliminated: 0 });
  const poor = acting(
    'fishes',
    'speciation-1',
    { animals: four({ fishes: { pool: 1 } }), speciation: ['plankton'] },
    `speciate around ${corner}`,
  );
  expect(options(poor)).toEqual(['add 0 to C4', 'add 1 to C4']);
});

rule('DSM-1.6.6', 'eliminated cubes go to the box, returned ones to the gene pool', () => {
  const cubes = { D4: { fishes: 1, reptiles: 2 } };
  const fight = acting('fishes', 'competition-1', {
    cubes,
    chips: { competition: ['reef', 'land', 'land'] },
  });
  const before = animal(fight, 'reptiles');
  play(fight, 'eliminate reptiles on D4');
  expect(animal(fight, 'reptiles')).toMatchObject({ pool: before.pool, eliminated: before.eliminated + 1 });

  const vent = acting(
    'fishes',
    'tectonics-1',
    { cubes: { C1: { reptiles: 3 } } },
    'open a vent on C1',
    'turn the geyser up',
  );
  expect(animal(vent, 'reptiles')).toMatchObject({ pool: 34 - 1, eliminated: 0 });
  // Extinction eliminates; an eliminated cube can come back by Tectonics.
  const back = acting(
    'fishes',
    'tectonics-1',
    { animals: four({ fishes: { eliminated: 2 } }) },
    'open a vent on C1',
    'turn the geyser up',
  );
  play(back, 'take the cube from eliminated');
  expect(animal(back, 'fishes').eliminated).toBe(1);
});

rule(
  'DSM-1.6.7',
  'one matching element is enough to thrive, printed or disk, for all cubes on the tile',
  () => {
    const s = (fields: Position, element: string) =>
      tile(
        table({
          tiles: { D4: 'reef' },
          corners: { [at([0, 0], 'W')]: element, [at([0, 0], 'E')]: 'worms' },
          cubes: { D4: { fishes: 3 } },
          animals: four({ fishes: fields }),
        }),
        'D4',
      ).endangered;
    expect(s({}, 'plankton')).toEqual([]);
    expect(s({}, 'algae')).toEqual([]);
    expect(s({}, 'sun')).toEqual(['fishes']);
    expect(s({ elements: ['sun'] }, 'sun')).toEqual([]);
  },
);

rule('DSM-1.6.8', 'endangered cubes earn no card, and still score and occupy', () => {
  const more = { corners: {}, cubes: { D4: { fishes: 2, reptiles: 1 } } };
  const s = evolving('fishes', 'reef', more);
  expect(tile(s, 'D4').endangered).toEqual(['reptiles', 'fishes']);
  expect(pointsIn(play(s, 'score D4'), 'tiles')).toEqual({ fishes: 6, reptiles: 3 });
  expect([question(s), asked(s)]).toEqual(['turn', 'cephalopods']);
  const safe = evolving('fishes', 'reef', { ...more, corners: { [at([0, 0], 'E')]: 'algae' } });
  play(safe, 'score D4');
  expect([question(safe), asked(safe)]).toEqual(['card', 'fishes']);
  // On a vent they count for Survival, and they may fight.
  const vent = turn('fishes', { ...more, cubes: { D7: { fishes: 1 } } });
  expect(look(vent).survival).toBe('fishes');
  const fight = acting('fishes', 'competition-1', {
    ...more,
    chips: { competition: ['reef', 'land', 'land'] },
  });
  expect(options(fight)).toContain('eliminate reptiles on D4');
});

rule(
  'DSM-1.6.9',
  'elements of a type times tiles with a cube and a disk of it must exceed the target',
  () => {
    const corners = { [at([0, 0], 'E')]: 'worms', [at([0, 0], 'SE')]: 'worms', [at([0, 1], 'W')]: 'worms' };
    const dominating = (target: number, cubes: Position) => {
      const s = acting('crustaceans', 'domination-1', { corners, cubes, specials: { worms: { target } } });
      return { s, offered: options(s).filter((words) => words.startsWith('take')) };
    };
    // D4, E4 and D5 touch a Worms disk; D4 touches two, which count once. Two printed Worms: 2 × 3.
    const three = {
      D4: { crustaceans: 4 },
      E4: { crustaceans: 1 },
      D5: { crustaceans: 2 },
      D3: { crustaceans: 1 },
    };
    const over = dominating(5, three);
    expect(animal(over.s, 'crustaceans').values).toEqual({ worms: 6 });
    expect(over.offered).toEqual(['take control of worms']);
    expect(refused(over.s, 'take control of algae')).toMatchObject({
      code: 'not-dominated',
      rule: 'DSM-1.6.9',
    });
    expect(dominating(6, three).offered).toEqual([]);
    // Several animals may dominate the same type at once.
    const both = table({
      animals: four({ fishes: { elements: ['worms', 'worms'] } }),
      corners,
      cubes: { D4: { crustaceans: 1, fishes: 1 } },
    });
    expect([animal(both, 'fishes').values.worms, animal(both, 'crustaceans').values.worms]).toEqual([2, 2]);
    expect(look(both).specials.every((x) => x.controller === null)).toBe(true);
  },
);

rule('DSM-1.6.10', 'an available pawn is controlled and stands on no space', () => {
  const s = turn('fishes', {
    specials: {
      sun: { controller: 'fishes' },
      worms: { controller: 'fishes' },
      algae: { controller: 'reptiles' },
    },
    spaces: { 'competition-4': 'worms' },
  });
  expect(options(s).filter((words) => words.startsWith('use'))).toEqual(['use the pawn of sun']);
  for (const kind of ['worms', 'algae', 'sponges'])
    expect(refused(s, `use the pawn of ${kind}`)).toMatchObject({ code: 'no-pawn' });
  const feeding = turn('fishes', {
    animals: four({ fishes: { traits: ['bottom-feeder'] } }),
    specials: { sun: { controller: 'fishes' } },
    spaces: { 'feeder-fishes': 'sun' },
  });
  expect(options(feeding)).not.toContain('use the pawn of sun');
});

rule('DSM-1.6.11', '"up to" includes none', () => {
  const corner = at([0, 0], 'SW');
  const grown = acting('fishes', 'speciation-1', { speciation: ['plankton'] }, `speciate around ${corner}`);
  play(grown, 'add 0 to C4', 'add 0 to D4', 'add 0 to D5');
  expect(animal(grown, 'fishes').pool).toBe(31);
  const moved = acting('fishes', 'migration-3', {});
  expect(options(moved)).toContain('stop');
  play(moved, 'stop');
  expect(tile(moved, 'D4').cubes.fishes).toBe(3);
});

rule('DSM-1.6.12', 'an animal without cubes keeps its points and its turns', () => {
  const s = turn('crustaceans', {
    animals: four({ fishes: { points: 12 } }),
    cubes: { D4: { reptiles: 1 } },
  });
  play(s, 'retrieve');
  expect([question(s), asked(s)]).toEqual(['turn', 'fishes']);
  play(s, 'place a pawn on abundance-1', 'forgo');
  expect(animal(s, 'fishes')).toMatchObject({ points: 12, pawns: { display: 1 } });
  expect(asked(s)).toBe('cephalopods');
});

rule('DSM-0.1', 'a card goes before the rules, and a variant before the normal rule', () => {
  // Rules: a special pawn is not bumped. Adaptability in the row says otherwise.
  const bump = (row: string[]) => {
    const specials = { sun: { controller: 'fishes' }, worms: { controller: 'reptiles' } };
    const s = turn('fishes', { row, specials, spaces: { 'migration-4': 'worms' } });
    play(s, 'use the pawn of sun');
    return options(s).includes('place a pawn on migration-4');
  };
  expect(bump(['adaptability', 'annelids', 'carbon-cycle', 'univalves', 'producers'])).toBe(true);
  expect(bump(['annelids', 'carbon-cycle', 'univalves', 'producers', 'endosymbionts'])).toBe(false);
  // Two players have seven pawns each, but four with two animals.
  expect(look(newGame(2)).animals.map((a) => a.pawns.available)).toEqual([7, 7]);
  expect(look(newGame(2, { animals: 2 })).animals.map((a) => a.pawns.available)).toEqual([4, 4, 4, 4]);
});

rule('DSM-0.3', 'with two animals each the animal is who acts', () => {
  const animals = Object.fromEntries(BOOK_FOOD_CHAIN.map((id, i) => [id, { seat: i % 2 }]));
  const s = table({ animals, toAct: 'crustaceans' });
  const seats = BOOK_TURN_ORDER.map((id) => {
    expect(asked(s)).toBe(id);
    const seat = animal(s, id).seat;
    play(s, 'retrieve');
    return seat;
  });
  expect(seats).toEqual([1, 0, 1, 0]);
});
