import type { State } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { bonus } from '../../src/index.ts';
import {
  animal,
  executing,
  options,
  play,
  playing,
  question,
  SIX,
  START_CORNER_FIELDS,
  START_TILE_FIELDS,
  table,
} from '../../src/testing/index.ts';
import {
  at,
  BOOK_BONUS,
  BOOK_CARDS,
  BOOK_FOOD_CHAIN,
  BOOK_KINDS,
  BOOK_PER_COUNT,
  BOOK_PRINTED,
  BOOK_SCORING,
  BOOK_SPECIATION,
  BOOK_TILES,
} from '../book.ts';
import {
  badField,
  cardsOf,
  disksOf,
  layAllTiles,
  look,
  newGame,
  ofType,
  playRandomly,
  pointsIn,
  sum,
} from './box.ts';

rule('DS-1.1.1', 'six animals; 26 dominance cards, and Survival is none of them', () => {
  const s = newGame(6, { deck: 'long' });
  expect(look(s).animals).toHaveLength(6);
  expect(cardsOf(s)).toEqual(BOOK_CARDS);
  expect(cardsOf(s)).not.toContain('survival');
});

/** Large tiles by terrain, on the map (what lies under tundra included) and face up. */
function largeTiles(s: State): Record<string, number> {
  const out: Record<string, number> = {};
  const { tiles, stacks } = look(s);
  for (const terrain of [...tiles.map((t) => t.under ?? t.terrain), ...stacks.map((x) => x.top)])
    if (terrain !== null) out[terrain] = (out[terrain] ?? 0) + 1;
  return out;
}

rule('DS-1.1.2', '31 large tiles and 12 tundra tiles', () => {
  const { tiles, stacks, tundraLeft } = look(newGame(4));
  const face = stacks.filter((x) => x.top !== null).length;
  const faceDown = stacks.reduce((n, x) => n + x.left, 0);
  expect(tiles.length + face + faceDown).toBe(31);
  expect(tiles.filter((t) => t.terrain === 'tundra').length + tundraLeft).toBe(12);
});

rule('DS-1.1.3', '55 cubes and 10 pawns of each animal', () => {
  // Only two animals need all of their cubes; one of them marks the points.
  for (const { pool, eliminated, animal: id } of look(newGame(2)).animals) {
    const earth = look(newGame(2)).tiles.reduce((n, t) => n + (t.cubes[id] ?? 0), 0);
    expect(pool + eliminated + earth + 1).toBe(55);
  }
  for (const players of [2, 3, 4, 5, 6]) {
    for (const { pawns } of look(newGame(players)).animals) expect(sum(pawns)).toBe(10);
  }
});

rule('DS-1.1.4', '120 disks, 20 of each kind', () => {
  const disks = disksOf(newGame(5));
  expect(sum(disks)).toBe(120);
  expect(BOOK_KINDS.map((kind) => disks[kind])).toEqual(Array(6).fill(20));
});

rule('DS-1.1.5', 'scores go past 100', () => {
  const s = executing(
    { 'domination-1': 'mammals' },
    { animals: { ...SIX, mammals: { points: 98 } }, cards: { faceUp: [] } },
  );
  play(s, 'score D4');
  expect(animal(s, 'mammals').points).toBe(101);
});

/** Eleven tiles in a strip, a meat disk and a mammal on each. */
const ELEVEN = {
  tiles: Object.fromEntries(
    ['D1', 'D2', 'D3', 'D4', 'D5', 'E1', 'E2', 'E3', 'E4', 'E5', 'E6'].map((hex, i) => [
      hex,
      ['sea', 'wetland', 'savannah'][i % 3] ?? '',
    ]),
  ),
  corners: Object.fromEntries(
    [-2, -1, 0, 1, 2]
      .flatMap((r) => [at([0, r], 'W'), at([1, r], 'E')])
      .concat(at([1, -3], 'E'))
      .map((corner) => [corner, 'meat']),
  ),
  cubes: Object.fromEntries(
    ['D1', 'D2', 'D3', 'D4', 'D5', 'E1', 'E2', 'E3', 'E4', 'E5', 'E6'].map((hex) => [hex, { mammals: 1 }]),
  ),
};

rule('DS-1.1.6', 'an animal dominates more than ten tiles', () => {
  const s = table(ELEVEN);
  expect(look(s).tiles.filter((t) => t.dominant === 'mammals')).toHaveLength(11);
});

rule('DS-1.1.7', 'no more cubes, pawns, disks or tiles than there are', () => {
  const tiles = (terrain: string, n: number) =>
    Object.fromEntries(
      [1, 2, 3, 4, 5, 6]
        .flatMap((row) => [`C${row}`, `E${row}`, `D${Math.min(row, 5)}`])
        .map((h) => [h, terrain])
        .slice(0, n),
    );
  expect(badField({ animals: SIX, tiles: tiles('sea', 7) })).toBeUndefined();
  expect(badField({ animals: SIX, tiles: tiles('sea', 8) })).toMatch(/^tiles\./);
  expect(badField({ animals: SIX, tiles: tiles('jungle', 4) })).toBeUndefined();
  expect(badField({ animals: SIX, tiles: tiles('jungle', 5) })).toMatch(/^tiles\./);
  expect(badField({ animals: SIX, tiles: tiles('tundra', 12) })).toBeUndefined();
  expect(badField({ animals: SIX, tiles: tiles('tundra', 13) })).toMatch(/^tiles\./);
  const boxed = (n: number) => ({ animals: SIX, corners: {}, boxes: { wasteland: Array(n).fill('sun') } });
  expect(badField(boxed(20))).toBeUndefined();
  expect(badField(boxed(21))).toBe('boxes.wasteland');
  const cubes = (n: number) => ({ animals: SIX, cubes: { D3: { mammals: n } } });
  expect(badField(cubes(34))).toBeUndefined();
  expect(badField(cubes(35))).toBe('animals.mammals');
  const pawns = (n: number) => ({ animals: { ...SIX, mammals: { pawns: n } } });
  expect(badField(pawns(10))).toBeUndefined();
  expect(badField(pawns(11))).toBe('animals.mammals.pawns');
});

rule('DS-1.2', 'the six animals: rank, printed elements, initiative', () => {
  const { animals, initiative } = look(newGame(6));
  expect(animals.map((a) => a.animal)).toEqual(BOOK_FOOD_CHAIN);
  expect(initiative).toEqual(BOOK_FOOD_CHAIN.toReversed());
  for (const { animal: id, printed } of animals) {
    const [kind = 'meat'] = BOOK_PRINTED[id];
    expect(printed).toEqual({ [kind]: BOOK_PRINTED[id].length });
  }
});

rule('DS-1.2.1', 'ties go by the food chain, whatever the seats and the initiative', () => {
  const seats = Object.fromEntries(BOOK_FOOD_CHAIN.map((id, i) => [id, { seat: 5 - i }]));
  for (const initiative of [BOOK_FOOD_CHAIN, BOOK_FOOD_CHAIN.toReversed()]) {
    const s = executing(
      { 'domination-1': 'insects' },
      {
        animals: seats,
        initiative,
        cards: { faceUp: [] },
        cubes: { D2: { insects: 2, birds: 2, mammals: 2, arachnids: 2 } },
      },
    );
    const [scored] = ofType(play(s, 'score D2'), 'tile-scored');
    expect(scored?.places).toEqual(['mammals', 'birds', 'arachnids', 'insects']);
  }
});

rule('DS-1.2.2', 'each animal starts with its printed elements alone', () => {
  for (const { animal: id, elements } of look(newGame(6)).animals) {
    const [kind = 'meat'] = BOOK_PRINTED[id];
    expect(elements).toEqual({ [kind]: BOOK_PRINTED[id].length });
  }
});

rule('DS-1.3.1', 'six kinds of elements', () => {
  expect(Object.keys(look(newGame(2)).bag).sort()).toEqual([...BOOK_KINDS].sort());
});

rule('DS-1.3.2', 'a disk moves from one place to another and is never in two', () => {
  const s = executing(
    { 'adaptation-1': 'birds', 'abundance-1': 'birds' },
    { boxes: { adaptation: ['grub', 'sun'], abundance: ['sun', 'water'] } },
  );
  const before = look(s);
  play(s, 'take grub', 'take sun', `put the disk on ${at([1, -1], 'E')}`);
  const after = look(s);
  expect(after.boxes.adaptation).toEqual({ sun: 1 });
  expect(animal(s, 'birds').elements).toEqual({ seed: 2, grub: 1 });
  expect(after.boxes.abundance).toEqual({ water: 1 });
  expect(after.corners).toHaveLength(before.corners.length + 1);
  expect(after.bag).toEqual(before.bag);
  expect(sum(disksOf(s))).toBe(120);
});

rule('DS-1.3.3', 'disks that leave Earth, a display or a box go to the bag', () => {
  const s = executing({ depletion: 'birds' }, { boxes: { depletion: ['meat'] }, cursor: 'depletion' });
  const bag = look(s).bag.meat ?? 0;
  play(s, `remove the disk on ${at([0, 0], 'SW')}`);
  expect(look(s).bag.meat).toBe(bag + 1);

  const box = executing({ wasteland: 'birds' }, { boxes: { wasteland: ['sun', 'sun'] }, corners: {} });
  const suns = look(box).bag.sun ?? 0;
  play(box, 'discard sun');
  expect([look(box).boxes.wasteland.sun, look(box).bag.sun]).toEqual([1, suns + 1]);

  const lost = executing(
    { 'regression-1': 'birds', 'regression-2': 'mammals' },
    { boxes: { regression: ['grub'] }, animals: { ...SIX, birds: { elements: ['grub'] } } },
  );
  const grubs = look(lost).bag.grub ?? 0;
  play(lost, 'forgo');
  expect(animal(lost, 'birds').elements).toEqual({ seed: 2 });
  expect(look(lost).bag.grub).toBe(grubs + 1);
});

rule('DS-1.3.4', 'six elements, printed ones included: four free slots, three of the Amphibians', () => {
  const disks = (id: string, n: number) => ({
    animals: { ...SIX, [id]: { elements: Array(n).fill('sun') } },
  });
  for (const id of BOOK_FOOD_CHAIN) {
    const free = id === 'amphibians' ? 3 : 4;
    expect(badField(disks(id, free))).toBeUndefined();
    expect(badField(disks(id, free + 1))).toBe(`animals.${id}.elements`);
  }
  const s = executing(
    { 'adaptation-1': 'amphibians', 'adaptation-2': 'amphibians' },
    {
      boxes: { adaptation: ['sun', 'sun', 'meat'] },
      animals: { ...SIX, amphibians: { elements: ['sun', 'sun'] } },
    },
  );
  play(s, 'take sun');
  expect(animal(s, 'amphibians').elements).toEqual({ water: 3, sun: 3 });
  // The second pawn comes off without a question.
  expect(question(s)).not.toBe('adaptation');
  expect(look(s).spaces).toEqual({});
  expect(look(s).boxes.adaptation).toEqual({ sun: 1, meat: 1 });
});

rule(
  'DS-1.4',
  'tiles of each terrain: seven sea tiles, four of each other, one of each on the start Earth',
  () => {
    const s = newGame(2);
    const start = look(s).tiles.map((t) => t.under ?? t.terrain);
    expect(start.sort()).toEqual(Object.keys(BOOK_TILES).sort());
    layAllTiles(s);
    expect(largeTiles(s)).toEqual(BOOK_TILES);
  },
);

rule('DS-1.4.1', 'what each terrain pays', () => {
  for (const [terrain, values] of Object.entries(BOOK_SCORING)) {
    const s = executing(
      { 'domination-1': 'insects' },
      {
        tiles: { D3: terrain },
        cubes: { D3: { mammals: 5, reptiles: 4, birds: 3, amphibians: 2, arachnids: 1 } },
        cards: { faceUp: [] },
      },
    );
    const paid = pointsIn(play(s, 'score D3'), 'tiles');
    expect(Object.values(paid), terrain).toEqual(values);
    expect(Object.keys(paid)).toEqual(BOOK_FOOD_CHAIN.slice(0, values.length));
  }
});

rule('DS-1.4.1', 'how many new cubes each terrain takes', () => {
  for (const [terrain, limit] of Object.entries(BOOK_SPECIATION)) {
    const corner = at([0, 0], 'E');
    const s = executing(
      { 'speciation-1': 'birds' },
      { tiles: { D3: terrain }, corners: { [corner]: 'meat' } },
    );
    play(s, `speciate around ${corner}`);
    expect(options(s), terrain).toEqual(Array.from({ length: limit + 1 }, (_, n) => `add ${n} to D3`));
  }
});

rule('DS-1.4.2', 'a covered tile is tundra for scoring, Speciation, Competition and Aquatic', () => {
  const cubes = { D3: { mammals: 3, birds: 1 } };
  const scored = executing({ 'domination-1': 'mammals' }, { cubes, cards: { faceUp: [] } });
  expect(pointsIn(play(scored, 'score D3'), 'tiles')).toEqual({ mammals: 1 });

  const corner = at([0, 0], 'E');
  const grown = executing({ 'speciation-6': 'mammals' }, { cubes });
  play(grown, `speciate around ${corner}`);
  expect(options(grown)).toContain('add 1 to D3');
  expect(options(grown)).not.toContain('add 2 to D3');

  // Space 7 is for tundra, sea and jungle: the sea under the tundra is asked for once, as tundra.
  const fought = executing({ 'competition-7': 'mammals', 'domination-1': 'mammals' }, { cubes });
  expect(options(fought)).toEqual(['eliminate birds on D3', 'skip']);
  play(fought, 'skip');
  expect(question(fought)).toBe('domination');

  const aquatic = playing('aquatic', 'insects', 'E3');
  expect(options(aquatic)).toEqual(['choose tile D2']);
});

rule('DS-1.5', 'the table of bonus points', () => {
  expect(BOOK_BONUS.map((_, n) => bonus(n))).toEqual(BOOK_BONUS);
});

rule('DS-1.5.1', 'n(n+1)/2, and never more than 45', () => {
  for (let n = 0; n <= 31; n++) expect(bonus(n)).toBe(Math.min(45, (n * (n + 1)) / 2));
  const s = executing({ 'domination-1': 'mammals' }, { ...ELEVEN, cards: { faceUp: ['ice-age'], deck: 0 } });
  expect(pointsIn(play(s, 'score D1', 'choose ice-age'), 'cards')).toEqual({ mammals: 45 });
});

rule('DS-1.5.2', 'Glaciation, Wanderlust, Survival and Ice Age pay by the table', () => {
  const ice = { tiles: { ...START_TILE_FIELDS, D2: 'tundra' }, corners: START_CORNER_FIELDS };
  const glaciation = executing({ 'glaciation-1': 'birds' }, ice);
  expect(pointsIn(play(glaciation, 'glaciate E3'), 'glaciation')).toEqual({ birds: 3 });
  // E2 lies beside the start tiles D2 and E3, and here beside D1 too.
  const lay = executing({ 'wanderlust-1': 'birds' }, { tiles: { ...START_TILE_FIELDS, D1: 'forest' } });
  expect(pointsIn(play(lay, 'take the tile of stack 1', 'lay the tile on E2'), 'wanderlust')).toEqual({
    birds: 6,
  });
  const three = { D2: 'tundra', D3: 'tundra', D4: 'tundra' };
  const survival = executing(
    { 'domination-5': 'birds' },
    {
      tiles: three,
      corners: { [at([0, -1], 'W')]: 'seed', [at([0, 0], 'W')]: 'seed', [at([0, 1], 'W')]: 'seed' },
      cubes: { D2: { birds: 1 }, D3: { birds: 1 }, D4: { birds: 1 } },
    },
  );
  expect(pointsIn(play(survival, 'forgo'), 'survival')).toEqual({ birds: 6 });
  const iceAge = executing({ 'domination-1': 'mammals' }, { cards: { faceUp: ['ice-age'], deck: 0 } });
  expect(pointsIn(play(iceAge, 'score D4', 'choose ice-age'), 'cards')).toEqual({
    mammals: 1,
    reptiles: 1,
    birds: 1,
    amphibians: 1,
    arachnids: 1,
    insects: 1,
  });
});

rule('DS-1.5.2', 'other cards pay plain points', () => {
  const paid = (card: string, ...more: string[]) => {
    const s = executing({ 'domination-1': 'mammals' }, { cards: { faceUp: [card], deck: 3 } });
    return pointsIn(play(s, 'score D4', `choose ${card}`, ...more), 'cards');
  };
  // Mammals share the mountain, the desert and the forest; four cubes stand on the mountain; two meat disks on Earth.
  expect(paid('biodiversity')).toEqual({ mammals: 3 });
  expect(paid('fertile', 'choose tile D4')).toEqual({ mammals: 4 });
  expect(paid('ecodiversity')).toEqual({ mammals: 2 });
});

rule('DS-1.6', 'pawns, cubes and gene pools by the number of animals', () => {
  for (const { animals, pawns, reserve, pool } of BOOK_PER_COUNT) {
    for (const a of look(newGame(animals)).animals) {
      expect(a.pawns).toEqual({ available: pawns, display: 0, box: reserve });
      expect(a.pool).toBe(pool);
    }
  }
});

rule('DS-1.6.1', 'one cube marks the points and four start on Earth', () => {
  for (const { animals, cubes } of BOOK_PER_COUNT) {
    const { tiles, animals: all } = look(newGame(animals));
    for (const { animal: id, pool, eliminated } of all) {
      const earth = tiles.reduce((n, t) => n + (t.cubes[id] ?? 0), 0);
      expect([earth, eliminated, pool + earth + 1]).toEqual([4, 0, cubes]);
    }
  }
});

rule('DS-1.6.2', 'the marker does not join the gene pool past 100 points', () => {
  const s = executing(
    { 'domination-1': 'mammals', 'domination-2': 'mammals' },
    { animals: { ...SIX, mammals: { points: 99 } }, cards: { faceUp: [] } },
  );
  const before = animal(s, 'mammals').pool;
  play(s, 'score D4');
  expect([animal(s, 'mammals').points, animal(s, 'mammals').pool]).toEqual([102, before]);
});

rule('DS-1.6.3', 'in a short game the number of pawns never changes', () => {
  const s = newGame(3, { roundCap: 40 });
  const box = () => look(s).animals.map((a) => a.pawns.box);
  playRandomly(s, 'short deck', () => expect(box()).toEqual([4, 4, 4]));
});

rule('DS-1.6.3', 'four cards of the long deck change it', () => {
  const boxed = (card: string, ...more: string[]) => {
    const s = playing(card, 'insects', 'E3', { options: { deck: 'long' } });
    play(s, ...more);
    return BOOK_FOOD_CHAIN.map((id) => animal(s, id).pawns.box);
  };
  expect(boxed('omnivore')).toEqual([7, 7, 7, 7, 7, 6]);
  expect(boxed('intelligence')).toEqual([6, 6, 6, 6, 6, 6]);
  expect(boxed('parasitism')).toEqual([7, 7, 7, 7, 7, 6]);
  const loss = Array(6).fill('give up pawn');
  expect(boxed('immigrants', ...loss)).toEqual([8, 8, 8, 8, 8, 8]);
});

rule('DS-1.6.4', 'a random Earth takes its start cubes out of the gene pool', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { animals, tiles } = look(newGame(4, { earth: 'random' }, seed));
    for (const { animal: id, pool } of animals) {
      const earth = tiles.reduce((n, t) => n + (t.cubes[id] ?? 0), 0);
      expect(pool).toBe(45 - 1 - earth);
    }
  }
});
