import { isRefusal, readMove, SPECTATOR } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { dominantSpecies } from '../../src/index.ts';
import {
  animal,
  asked,
  executing,
  options,
  play,
  question,
  SIX,
  table,
  tile,
} from '../../src/testing/index.ts';
import {
  BOOK_COMPETITION,
  BOOK_FOOD_CHAIN,
  BOOK_KINDS,
  BOOK_MIGRATION,
  BOOK_SECTIONS,
  BOOK_SPACES,
  BOOK_START_ELEMENTS,
  cornerName,
} from '../book.ts';
import { look, newGame, ofType, only, planAll, sum } from './box.ts';

const spacesOffered = (words: readonly string[]) => words.map((w) => w.replace('place a pawn on ', ''));

rule('DS-3.1', 'twelve sections from top to bottom; four disks in each of three of them', () => {
  const s = newGame(6);
  expect(spacesOffered(options(s))).toEqual(BOOK_SPACES);
  const { boxes } = look(s);
  expect(Object.entries(boxes).map(([name, disks]) => [name, sum(disks)])).toEqual([
    ['adaptation', 4],
    ['regression', 0],
    ['abundance', 4],
    ['wasteland', 0],
    ['depletion', 0],
    ['wanderlust', 4],
  ]);
});

rule('DS-3.1.1', 'how many spaces each section has', () => {
  const offered = spacesOffered(options(newGame(3)));
  const counted = BOOK_SECTIONS.map(([id]) => [
    id,
    offered.filter((name) => name.split('-')[0] === id).length,
  ]);
  expect(counted).toEqual(BOOK_SECTIONS);
});

rule('DS-3.1.2', '41 spaces, and 31 pawns at most: a vacant space always exists', () => {
  expect(options(newGame(2))).toHaveLength(41);
  // Six animals with 18 pawns, and 13 more by Intelligence, Parasitism and Omnivore.
  const pawns = { pawns: 5 };
  const s = table({
    options: { deck: 'long' },
    animals: { ...Object.fromEntries(Object.keys(SIX).map((id) => [id, pawns])), mammals: { pawns: 6 } },
  });
  let least = 41;
  const placed = ofType(
    planAll(s, (vacant) => {
      least = Math.min(least, vacant.length);
      return vacant.at(-1) ?? '';
    }),
    'pawn-placed',
  );
  expect([placed.length, least]).toEqual([31, 11]);
});

rule('DS-3.1.3', 'the symbols of Reptiles, Insects and Arachnids are no spaces', () => {
  const s = newGame(6);
  for (const space of ['regression-3', 'speciation-7', 'competition-8', 'competition-0']) {
    expect(isRefusal(readMove(dominantSpecies, s, `place a pawn on ${space}`))).toBe(true);
  }
});

rule('DS-3.1.3', 'those animals also use ordinary spaces there', () => {
  const s = executing(
    { 'regression-1': 'reptiles' },
    {
      boxes: { regression: ['grub', 'meat'] },
      animals: { ...SIX, reptiles: { elements: ['grub', 'meat'] } },
    },
  );
  play(s, 'protect grub', 'protect meat');
  expect(animal(s, 'reptiles').elements).toEqual({ sun: 2, grub: 1, meat: 1 });
  const two = executing({ 'speciation-6': 'insects' });
  play(two, 'forgo');
  expect([question(two), asked(two)]).toEqual(['insects', 'insects']);
  const three = executing({ 'competition-1': 'arachnids' }, { cursor: 'arachnids' });
  expect(question(three)).toBe('arachnids');
  play(three, 'forgo');
  expect([question(three), asked(three)]).toEqual(['competition', 'arachnids']);
});

rule('DS-3.1.4', 'the symbol of an animal out of play does nothing', () => {
  const questions = (ids: Parameters<typeof only>) => {
    const s = table({ phase: 'execution', animals: only(...ids), boxes: { regression: ['meat'] } });
    const asks: string[] = [];
    while (look(s).phase === 'execution') {
      asks.push(question(s));
      play(s, 'forgo');
    }
    return asks;
  };
  expect(questions(['mammals', 'birds', 'amphibians'])).toEqual([]);
  expect(questions(['mammals', 'insects'])).toEqual(['insects']);
  expect(questions(['mammals', 'birds', 'arachnids'])).toEqual(['arachnids']);
});

rule('DS-3.2', 'the kinds of the Speciation spaces', () => {
  for (const [i, kind] of BOOK_KINDS.entries()) {
    const s = executing({ [`speciation-${i + 1}`]: 'birds' });
    const disks = BOOK_START_ELEMENTS.filter((d) => d.element === kind).map((d) => cornerName(d.vertex));
    expect(options(s).sort()).toEqual([...disks.map((c) => `speciate around ${c}`), 'forgo'].sort());
  }
});

/** One tile of each terrain, mammals and birds on all of them. */
const ALL_TERRAINS = {
  tiles: {
    D1: 'tundra',
    D2: 'wetland',
    D3: 'savannah',
    D4: 'desert',
    D5: 'mountain',
    E2: 'forest',
    E3: 'jungle',
    E4: 'sea',
  },
  cubes: Object.fromEntries(
    ['D1', 'D2', 'D3', 'D4', 'D5', 'E2', 'E3', 'E4'].map((hex) => [
      hex,
      { mammals: 1, birds: 1, arachnids: 1 },
    ]),
  ),
};

rule('DS-3.3', 'the terrains of the Competition spaces, tundra in each', () => {
  for (const [i, terrains] of BOOK_COMPETITION.entries()) {
    const s = executing(
      { [`competition-${i + 1}`]: 'mammals' },
      { ...ALL_TERRAINS, animals: only('mammals', 'birds', 'arachnids') },
    );
    const offered = terrains.map(() => {
      const hexes = options(s).flatMap((words) => /eliminate birds on (.+)/.exec(words)?.[1] ?? []);
      play(s, 'skip');
      return hexes.map((hex) => tile(s, hex).terrain);
    });
    expect(offered).toEqual(terrains.map((terrain) => [terrain]));
  }
});

rule('DS-3.3', 'the Arachnids choose any terrain, before all pawns', () => {
  const s = executing({ 'competition-1': 'mammals' }, { ...ALL_TERRAINS, cursor: 'arachnids' });
  expect(asked(s)).toBe('arachnids');
  const hexes = options(s).flatMap((words) => /eliminate birds on (.+)/.exec(words)?.[1] ?? []);
  expect(hexes.map((hex) => tile(s, hex).terrain).sort()).toEqual(Object.values(ALL_TERRAINS.tiles).sort());
});

rule('DS-3.4', 'cubes of the Migration spaces', () => {
  for (const [i, cubes] of BOOK_MIGRATION.entries()) {
    const s = executing(
      { [`migration-${i + 1}`]: 'mammals' },
      { cubes: { D3: { mammals: 9 } }, animals: only('mammals', 'birds') },
    );
    let moved = 0;
    while (look(s).phase === 'execution' && question(s) === 'migration') {
      play(s, 'move a cube from D3 to D4');
      moved++;
    }
    expect(moved).toBe(cubes);
  }
});

rule('DS-3.5.1', 'the leftmost marker acts first', () => {
  const initiative = ['birds', 'insects', 'mammals', 'arachnids', 'reptiles', 'amphibians'];
  const s = table({ initiative });
  const order = initiative.map(() => {
    const id = asked(s);
    play(s, options(s)[0] ?? '');
    return id;
  });
  expect(order).toEqual(initiative);
});

rule('DS-3.5.2', 'three stacks with their top tiles face up', () => {
  const { stacks } = look(newGame(5));
  expect(stacks).toHaveLength(3);
  for (const { top, left } of stacks) {
    expect(top).not.toBeNull();
    expect(left).toBe(7);
  }
});

rule('DS-3.5.3', 'one stack of tundra tiles, all alike: a count', () => {
  const s = executing({ 'glaciation-1': 'birds' });
  expect(look(s).tundraLeft).toBe(11);
  play(s, 'glaciate E3');
  expect(look(s).tundraLeft).toBe(10);
});

rule('DS-3.5.4', 'five cards face up, the rest face down', () => {
  const { cards } = look(newGame(4));
  expect(cards).toMatchObject({ deck: 17, taken: 0 });
  expect(cards.faceUp).toHaveLength(5);
});

rule('DS-3.5.5', 'everybody sees all points', () => {
  const points = Object.fromEntries(BOOK_FOOD_CHAIN.map((id, i) => [id, { points: 10 * i }]));
  const s = table({ animals: points });
  for (const viewer of [0, 1, 2, 3, 4, 5, SPECTATOR]) {
    expect(dominantSpecies.view(s, viewer).animals.map((a) => a.points)).toEqual([0, 10, 20, 30, 40, 50]);
  }
});
