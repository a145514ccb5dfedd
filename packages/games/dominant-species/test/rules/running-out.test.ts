import type { Position } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import {
  animal,
  asked,
  executing,
  options,
  play,
  playing,
  question,
  SIX,
  tile,
} from '../../src/testing/index.ts';
import { at, BOOK_KINDS, cornerName, hexName, verticesOf } from '../book.ts';
import { look, ofType, refused } from './box.ts';

const I2 = cornerName('0,-1|0,0|1,-1');

rule('DS-5.12', 'gene pool: fewer cubes or none, where the owner likes', () => {
  const two = executing({ 'speciation-4': 'birds' }, { animals: { ...SIX, birds: { pool: 2 } } });
  play(two, `speciate around ${I2}`);
  const asks = [];
  while (question(two) === 'speciation-cubes') {
    asks.push(options(two).at(-1));
    play(two, (options(two).includes('add 1 to D2') ? 'add 1 to D2' : options(two).at(-1)) ?? '');
  }
  // The wetland would take four and the savannah three; one cube goes to the wetland, the last one to the tundra.
  expect(asks).toEqual(['add 2 to D2', 'add 1 to D3', 'add 0 to E3']);
  expect([tile(two, 'D2').cubes.birds, tile(two, 'D3').cubes.birds, animal(two, 'birds').pool]).toEqual([
    1, 1, 0,
  ]);
  const none = executing(
    { 'speciation-4': 'birds', 'domination-1': 'birds' },
    { animals: { ...SIX, birds: { pool: 0 } } },
  );
  expect(question(none)).not.toBe('speciation');
});

/** Twelve tundra tiles and one forest beside them. */
const ICE = Object.fromEntries([
  ...[-2, -1, 0, 1, 2].map((r) => [hexName(0, r), 'tundra']),
  ...[-3, -2, -1, 0, 1, 2].map((r) => [hexName(1, r), 'tundra']),
  [hexName(-1, 0), 'tundra'],
  [hexName(-1, 1), 'forest'],
]);
const FROZEN: Position = {
  tiles: ICE,
  corners: { [at([-1, 1], 'W')]: 'seed' },
  cubes: { [hexName(-1, 1)]: { birds: 2 } },
};

rule('DS-5.12', 'tundra tiles: Glaciation and Ice Sheet do nothing', () => {
  const s = executing({ 'glaciation-1': 'birds', 'domination-1': 'birds' }, FROZEN);
  expect(look(s)).toMatchObject({ tundraLeft: 0, spaces: { 'domination-1': 'birds' } });
  expect(asked(s)).toBe('insects');
  const sheet = playing('ice-sheet', 'birds', hexName(-1, 1), FROZEN);
  expect(look(sheet).phase).toBe('planning');
  expect(tile(sheet, hexName(-1, 1)).terrain).toBe('forest');
});

rule('DS-5.12', 'a stack: one tile less to choose from', () => {
  const s = executing(
    { 'wanderlust-1': 'birds' },
    { stacks: ['sea', { top: null, left: 0 }, 'forest'], tiles: ICE },
  );
  expect(options(s)).toEqual(['take the tile of stack 1', 'take the tile of stack 3', 'forgo']);
  expect(refused(s, 'take the tile of stack 2')).toMatchObject({ code: 'no-face-up-tile' });
});

rule('DS-5.12', 'cards: no refill, and without a face-up card none is taken', () => {
  const s = executing(
    { 'domination-1': 'mammals', 'domination-2': 'mammals' },
    { cards: { faceUp: ['fertile'], deck: 0 } },
  );
  play(s, 'score D4', 'choose fertile', 'choose tile D4');
  expect(question(s)).toBe('domination');
  const events = play(s, 'score E3');
  expect(ofType(events, 'card-taken')).toEqual([]);
  expect(look(s)).toMatchObject({ phase: 'planning', cards: { faceUp: [], deck: 0 } });
});

/** All disks but those on Earth lie in boxes; `left` of them are in the bag. */
function bagOf(left: readonly string[], corners: Record<string, string>): Position {
  const boxed = BOOK_KINDS.flatMap((kind) => {
    const used = [...left, ...Object.values(corners)].filter((k) => k === kind).length;
    return Array<string>(20 - used).fill(kind);
  });
  return { corners, boxes: { wanderlust: boxed } };
}
const SEED_ON_FOREST = { [at([-1, 1], 'W')]: 'seed' };

rule('DS-5.12', 'bag: effects that take a disk from it are skipped', () => {
  const s = playing('habitat', 'birds', 'C4', { ...bagOf([], SEED_ON_FOREST), cubes: { C4: { birds: 1 } } });
  expect(look(s).phase).toBe('planning');
  expect(look(s).corners).toHaveLength(1);
  const symbiotic = executing(
    { 'domination-1': 'birds', 'domination-2': 'birds' },
    { ...bagOf([], SEED_ON_FOREST), cubes: { C4: { birds: 1 } }, cards: { faceUp: ['symbiotic'], deck: 3 } },
  );
  play(symbiotic, 'score C4', 'choose symbiotic');
  expect(question(symbiotic)).toBe('domination');
  expect(animal(symbiotic, 'birds').elements).toEqual({ seed: 2 });
});

rule('DS-5.12', 'a kind that is not in the bag cannot be chosen', () => {
  const left = bagOf(['sun', 'grub', 'grub'], SEED_ON_FOREST);
  const cubes = { C4: { birds: 1 } };
  const habitat = playing('habitat', 'birds', 'C4', { ...left, cubes });
  expect(options(habitat)).toEqual(['take sun', 'take grub']);
  const aquatic = playing('aquatic', 'birds', 'C4', { ...left, cubes });
  play(aquatic, 'choose tile D2');
  expect(options(aquatic)).toEqual(['take sun', 'take grub']);
  const boxes = { wanderlust: (left.boxes as { wanderlust: string[] }).wanderlust.slice(1) };
  const metamorphosis = playing('metamorphosis', 'birds', 'C4', {
    ...left,
    boxes,
    cubes,
    animals: { ...SIX, birds: { elements: ['meat'] } },
  });
  play(metamorphosis, options(metamorphosis)[0] ?? '');
  expect(options(metamorphosis)).toEqual(['take sun', 'take grub']);
});

rule('DS-5.12', 'points: no limit', () => {
  const s = executing(
    { 'domination-1': 'mammals' },
    { animals: { ...SIX, mammals: { points: 5000 } }, cards: { faceUp: [] } },
  );
  play(s, 'score D4');
  expect(animal(s, 'mammals').points).toBe(5003);
});

rule('DS-5.12', 'slots: a full display gets nothing by Adaptation or Symbiotic', () => {
  const full = { ...SIX, birds: { elements: ['sun', 'sun', 'sun', 'sun'] } };
  const s = executing(
    { 'adaptation-1': 'birds', 'adaptation-2': 'mammals' },
    { animals: full, boxes: { adaptation: ['meat'] } },
  );
  expect(asked(s)).toBe('mammals');
  const symbiotic = executing(
    { 'domination-1': 'birds', 'domination-2': 'birds' },
    { animals: full, cards: { faceUp: ['symbiotic'], deck: 3 } },
  );
  const gained = ofType(play(symbiotic, 'score C4', 'choose symbiotic'), 'element-gained').map(
    (e) => e.animal,
  );
  expect(gained).toEqual(['mammals', 'reptiles', 'amphibians', 'arachnids', 'insects']);
});

rule('DS-5.12', 'vacant corners: placing is skipped', () => {
  const corners = Object.fromEntries(verticesOf([0, 0]).map((v) => [cornerName(v), 'seed']));
  const full = { tiles: { D3: 'sea' }, corners, cubes: { D3: { birds: 1 } } };
  const abundance = executing(
    { 'abundance-1': 'birds', wasteland: 'mammals' },
    { ...full, boxes: { abundance: ['sun'], wasteland: ['sun'] } },
  );
  expect(question(abundance)).toBe('wasteland');
  const habitat = playing('habitat', 'birds', 'D3', full);
  expect([look(habitat).phase, look(habitat).corners.length]).toEqual(['planning', 6]);
  // A new tile whose six corners are taken: no question about a disk.
  const tiles = { D2: 'sea', E3: 'sea', C3: 'sea', C4: 'sea', D4: 'sea', E4: 'sea' };
  const laid = executing({ 'wanderlust-1': 'birds' }, { tiles, corners, boxes: { wanderlust: ['sun'] } });
  play(laid, 'take the tile of stack 1', 'lay the tile on D3');
  expect(tile(laid, 'D3').terrain).toBeDefined();
  expect([animal(laid, 'birds').points, asked(laid)]).toEqual([21, 'insects']);
});
