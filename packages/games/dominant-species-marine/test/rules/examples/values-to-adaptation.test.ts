import type { State } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, disk, options, play, tile } from '../../../src/testing/index.ts';
import { BOOK_SPACES } from '../../book.ts';
import { corner, four, inBag, isOver, takes, turn, value } from '../actions/stage.ts';
import { look, newGame, ofType, refused } from '../box.ts';
import { earth } from '../cards/stage.ts';

/** The spaces that the present pawn may go to. */
function spaces(s: State): string[] {
  return options(s).flatMap((words) => /^place a pawn on (.*)$/.exec(words)?.[1] ?? []);
}

rule('EX-1', 'five tiles with sponges beat a target of 4, four do not; one tile with sun beats 1', () => {
  const dominating = (d6: number): State =>
    takes('reptiles', 'domination-1', {
      specials: { sponges: { target: 4 }, sun: { target: 1 } },
      corners: {
        [corner('D4', 'W')]: 'sponges',
        [corner('D6', 'SE')]: 'sponges',
        [corner('D7', 'SW')]: 'sun',
        [corner('D4', 'E')]: 'gastropods',
      },
      cubes: {
        C3: { reptiles: 1 },
        C4: { reptiles: 1 },
        D4: { reptiles: 3 },
        D7: { reptiles: 2 },
        ...(d6 > 0 ? { D6: { reptiles: d6 } } : {}),
      },
    });
  const five = dominating(1);
  expect(animal(five, 'reptiles').elements).toEqual({ sponges: 1, sun: 2 });
  expect(animal(five, 'reptiles').values).toEqual({ sponges: 5, sun: 2 });
  expect(options(five)).toEqual(['take control of sponges', 'take control of sun', 'forgo']);
  const four4 = dominating(0);
  expect(value(four4, 'reptiles', 'sponges')).toBe(4);
  expect(options(four4)).toEqual(['take control of sun', 'forgo']);
  for (const kind of ['algae', 'worms', 'plankton', 'gastropods']) {
    expect(refused(four4, `take control of ${kind}`)).toMatchObject({
      code: 'not-dominated',
      facts: { value: 0, target: 1 },
    });
  }
});

rule('EX-2', 'two worms on three tiles are 6 against 4; without the corner disk the reef starves', () => {
  const s = takes('crustaceans', 'depletion', {
    boxes: { depletion: ['worms'] },
    specials: { worms: { target: 4 } },
    ...earth({
      corners: { [corner('D4', 'NE')]: null, [corner('D5', 'E')]: 'worms' },
      cubes: { D4: { crustaceans: 2 }, E4: { crustaceans: 1 }, D5: { crustaceans: 1 } },
    }),
  });
  expect([value(s, 'crustaceans', 'worms'), tile(s, 'D4').endangered]).toEqual([6, []]);
  play(s, `remove the disk on ${corner('D4', 'SE')}`);
  expect(['D4', 'E4', 'D5'].map((hex) => tile(s, hex).endangered)).toEqual([['crustaceans'], [], []]);
  const dominating = takes('crustaceans', 'domination-1', {
    specials: { worms: { target: 4 } },
    ...earth({
      corners: { [corner('D4', 'NE')]: null, [corner('D5', 'E')]: 'worms' },
      cubes: { D4: { crustaceans: 2 }, E4: { crustaceans: 1 }, D5: { crustaceans: 1 } },
    }),
  });
  expect(options(dominating)).toEqual(['take control of worms', 'forgo']);
});

rule('EX-3', 'at the start every animal dominates exactly its doubled kind, and all cubes thrive', () => {
  const { animals, specials, tiles } = look(newGame(4));
  expect(Object.fromEntries(animals.map((a) => [a.animal, a.values]))).toEqual({
    reptiles: { sun: 2, sponges: 1 },
    cephalopods: { gastropods: 2, sponges: 1 },
    fishes: { plankton: 2, algae: 1 },
    crustaceans: { worms: 2, algae: 1 },
  });
  expect(specials.map(({ target }) => target)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(tiles.flatMap(({ endangered }) => endangered)).toEqual([]);
  for (const [id, kind] of [
    ['reptiles', 'sun'],
    ['cephalopods', 'gastropods'],
    ['fishes', 'plankton'],
    ['crustaceans', 'worms'],
  ] as const)
    expect(options(takes(id, 'domination-1'))).toEqual([`take control of ${kind}`, 'forgo']);
});

rule('EX-4', 'behind a pawn on the second Competition space', () => {
  const s = turn('fishes', { spaces: { 'competition-2': 'fishes' } });
  expect(spaces(s)).toEqual([
    'competition-3',
    ...[1, 2, 3, 4, 5].map((n) => `evolution-${n}`),
    ...[1, 2, 3].map((n) => `domination-${n}`),
  ]);
  const codes = ['competition-1', 'competition-4', 'abundance-1', 'migration-3'].map(
    (space) => refused(s, `place a pawn on ${space}`)?.code,
  );
  expect(codes).toEqual(['not-behind', 'special-only', 'not-behind', 'not-behind']);
});

rule('EX-5', 'a special pawn goes anywhere but onto own pawns and special ones', () => {
  const s = turn('fishes', {
    specials: { sun: { controller: 'fishes' }, worms: { controller: 'reptiles' } },
    spaces: { 'migration-2': 'fishes', 'adaptation-3': 'worms', 'abundance-1': 'crustaceans' },
  });
  play(s, 'use the pawn of sun');
  const closed = ['migration-2', 'adaptation-3'];
  expect(spaces(s)).toEqual(BOOK_SPACES.filter((space) => !closed.includes(space)));
  expect(closed.map((space) => refused(s, `place a pawn on ${space}`)?.code)).toEqual([
    'own-pawn',
    'special-pawn',
  ]);
  const { available } = animal(s, 'crustaceans').pawns;
  const events = play(s, 'place a pawn on abundance-1');
  expect(ofType(events, 'pawn-taken')).toMatchObject([
    { animal: 'crustaceans', space: 'abundance-1', special: null },
  ]);
  expect(animal(s, 'crustaceans').pawns.available).toBe(available + 1);
  expect(look(s).spaces['abundance-1']).toEqual({ animal: 'fishes', special: 'sun' });
});

rule('EX-6', 'without a space a Retrieve is forced; it ends the round, and the Fishes are next', () => {
  const s = turn('crustaceans', {
    forced: 'ask',
    spaces: { 'abundance-1': 'crustaceans', 'migration-1': 'crustaceans', 'domination-3': 'crustaceans' },
    animals: four({
      reptiles: { chain: 'right' },
      cephalopods: { chain: 'right' },
      fishes: { chain: 'right' },
    }),
  });
  expect([animal(s, 'crustaceans').pawns.available, options(s)]).toEqual([1, ['retrieve']]);
  const events = play(s, 'retrieve');
  expect(ofType(events, 'pawn-taken')).toHaveLength(3);
  expect(ofType(events, 'reseed')).toHaveLength(1);
  expect(look(s)).toMatchObject({ turn: 'fishes', round: 2, spaces: {} });
  expect(animal(s, 'crustaceans').pawns.available).toBe(4);
  expect(look(s).animals.map(({ chain }) => chain)).toEqual(['left', 'left', 'left', 'left']);
});

rule(
  'EX-7',
  'algae on the lower left corner of the ocean under the reef, of two tiles now and of three later',
  () => {
    const s = turn('fishes', {
      spaces: { 'abundance-1': 'crustaceans' },
      boxes: { abundance: ['algae', 'sun'] },
      stacks: ['kelp', 'sand', 'reef'],
      corners: {},
      cubes: { D5: { fishes: 2 }, D6: { fishes: 1 } },
    });
    const where = corner('D5', 'SW');
    play(s, 'place a pawn on abundance-2', 'take algae', `put the disk on ${where}`);
    expect([disk(s, where), Object.keys(look(s).spaces)]).toEqual(['algae', ['abundance-1', 'abundance-2']]);
    const holders = look(s).animals.filter(({ elements }) => elements.algae !== undefined);
    expect(holders.map((a) => a.animal)).toEqual(['fishes', 'crustaceans']);
    expect(value(s, 'fishes', 'algae')).toBe(2);
    play(s, 'place a pawn on wanderlust-1', 'take the tile of stack 1', 'lay the tile on C5');
    play(s, 'bring 1 from D5', 'bring 0 from D6');
    expect([tile(s, 'C5').endangered, value(s, 'fishes', 'algae')]).toEqual([[], 3]);
  },
);

rule('EX-8', 'Cephalopods swap the plankton of a geyser for gastropods, or remove a sun there', () => {
  const plankton = corner('D1', 'SE');
  const sun = corner('D1', 'SW');
  const start = (): State =>
    takes('cephalopods', 'autotrophs-2', {
      boxes: { autotrophs: ['gastropods', 'sun'] },
      ...earth({ corners: { [plankton]: 'plankton', [sun]: 'sun' } }),
    });
  const swapped = start();
  play(swapped, `swap the disk on ${plankton}`, 'exchange it for gastropods');
  expect([disk(swapped, plankton), look(swapped).boxes.autotrophs]).toEqual([
    'gastropods',
    { plankton: 1, sun: 1 },
  ]);
  const removed = start();
  const bag = inBag(removed, 'sun');
  play(removed, `swap the disk on ${sun}`, 'exchange it for nothing');
  expect([disk(removed, sun), inBag(removed, 'sun')]).toEqual([undefined, bag + 1]);
  expect(look(removed).boxes.autotrophs).toEqual({ gastropods: 1, sun: 1 });
  const illegal = start();
  play(illegal, `swap the disk on ${plankton}`);
  expect(refused(illegal, 'exchange it for nothing')).toMatchObject({ code: 'not-in-box' });
});

rule('EX-9', 'without the sponges between seagrass and seamount three groups are endangered', () => {
  const sponges = corner('E3', 'E');
  const s = takes('crustaceans', 'depletion', {
    boxes: { depletion: ['sponges'] },
    ...earth({ tiles: { F3: 'seamount' } }),
    corners: { [sponges]: 'sponges' },
    cubes: { E3: { reptiles: 1, cephalopods: 2 }, F3: { cephalopods: 1 } },
  });
  expect([tile(s, 'E3').endangered, tile(s, 'F3').endangered]).toEqual([[], []]);
  play(s, `remove the disk on ${sponges}`);
  expect([tile(s, 'E3').endangered, tile(s, 'F3').endangered]).toEqual([
    ['reptiles', 'cephalopods'],
    ['cephalopods'],
  ]);
  expect(look(s).boxes.depletion).toEqual({ sponges: 1 });
});

rule('EX-10', 'three ways for a special pawn of the Fishes in Adaptation', () => {
  const start = (): State => {
    const s = turn('fishes', {
      animals: four({ fishes: { elements: ['sun'] } }),
      specials: { algae: { controller: 'fishes' } },
      spaces: { 'adaptation-1': 'fishes', 'adaptation-2': 'crustaceans' },
      boxes: { adaptation: ['worms'] },
    });
    play(s, 'use the pawn of algae');
    return s;
  };
  expect(spaces(start()).filter((space) => space.startsWith('adaptation'))).toEqual([
    'adaptation-2',
    'adaptation-3',
  ]);
  const special = start();
  play(special, 'place a pawn on adaptation-3', 'take worms');
  expect(options(special)).toEqual(['give up sun on the board', 'skip']);
  const bumping = start();
  play(bumping, 'place a pawn on adaptation-2');
  expect(animal(bumping, 'crustaceans').pawns).toMatchObject({ available: 4, display: 0 });
  play(bumping, 'take worms');
  expect([animal(bumping, 'fishes').elements, isOver(bumping, 'fishes')]).toEqual([
    { algae: 1, plankton: 2, sun: 1, worms: 1 },
    true,
  ]);
});
