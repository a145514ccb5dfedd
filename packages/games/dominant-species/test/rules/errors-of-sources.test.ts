import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { bonus, dominantSpecies } from '../../src/index.ts';
import {
  animal,
  disk,
  executing,
  options,
  play,
  playing,
  question,
  SIX,
  table,
  tile,
} from '../../src/testing/index.ts';
import { at, BOOK_FOOD_CHAIN, cornerName, verticesOf } from '../book.ts';
import { declineAll, look, newGame, ofType, only, pointsIn, refused } from './box.ts';

/** Mistakes of published programs and summaries that must not be copied (section 9.1). */

rule('DS-9.1.1', 'three tiles are worth 6, and four cubes leave the gene pool', () => {
  expect(bonus(3)).toBe(6);
  expect(look(newGame(6)).animals.map((a) => a.pool)).toEqual(Array(6).fill(35 - 1 - 4));
});

rule('DS-9.1.1', 'Ecodiversity pays one animal; Evolution eliminates', () => {
  const eco = executing({ 'domination-1': 'mammals' }, { cards: { faceUp: ['ecodiversity'], deck: 3 } });
  expect(Object.keys(pointsIn(play(eco, 'score D4', 'choose ecodiversity'), 'cards'))).toEqual(['mammals']);
  const evolution = playing('evolution', 'mammals', 'D4');
  const before = animal(evolution, 'birds');
  play(evolution, 'replace birds on C4');
  expect(animal(evolution, 'birds')).toMatchObject({ pool: before.pool, eliminated: before.eliminated + 1 });
});

rule('DS-9.1.1', 'Cold Snap does not spare the other animals of the player', () => {
  const pairs = Object.fromEntries(BOOK_FOOD_CHAIN.map((id, i) => [id, { seat: i % 3 }]));
  const s = playing('cold-snap', 'mammals', 'D4', {
    animals: pairs,
    cubes: { D4: { mammals: 1 }, D3: { mammals: 1, amphibians: 1, reptiles: 1 } },
  });
  expect(tile(s, 'D3').cubes).toEqual({ mammals: 1 });
});

rule('DS-9.1.1', 'Competition and Aquatic do not look under the tundra', () => {
  const s = executing(
    { 'competition-6': 'mammals', 'domination-1': 'mammals' },
    { cubes: { D3: { mammals: 1, birds: 1 } }, animals: only('mammals', 'birds') },
  );
  expect(options(s)).toEqual(['eliminate birds on D3', 'skip']);
  play(s, 'skip');
  expect(question(s)).toBe('domination');
  expect(options(playing('aquatic', 'mammals', 'D4'))).toEqual(['choose tile D2']);
});

rule('DS-9.1.1', 'Glaciation, Wasteland, Blight, Regression, Disease and Metamorphosis fill the bag', () => {
  const gained = (kind: 'sun' | 'meat' | 'grub', s: ReturnType<typeof table>, ...words: string[]) => {
    const before = look(s).bag[kind] ?? 0;
    play(s, ...words);
    return (look(s).bag[kind] ?? 0) - before;
  };
  const two = { animals: only('mammals', 'birds', 'amphibians') };
  const between = {
    tiles: { D3: 'tundra', E3: 'tundra', E4: 'sea', E5: 'sea' },
    corners: { 'D3-E3-E4': 'sun' },
  };
  const wait = { 'domination-5': 'birds' };
  expect(
    gained('sun', executing({ 'glaciation-1': 'birds', ...wait }, { ...two, ...between }), 'glaciate E4'),
  ).toBe(1);
  expect(
    gained(
      'sun',
      executing({ wasteland: 'birds', ...wait }, { ...two, ...between, boxes: { wasteland: ['sun'] } }),
      'forgo',
    ),
  ).toBe(1);
  const blight = executing(
    { 'domination-1': 'mammals', ...wait },
    { cards: { faceUp: ['blight'], deck: 3 } },
  );
  // Of the four disks of the mountain the sun is kept: two meat and one seed go.
  expect(
    gained(
      'meat',
      blight,
      'score D4',
      'choose blight',
      'choose tile D4',
      `keep the disk on ${cornerName('0,0|0,1|1,0')}`,
    ),
  ).toBe(2);
  const birds = { ...SIX, birds: { elements: ['grub'] } };
  const regression = executing(
    { 'regression-1': 'birds', ...wait },
    { animals: birds, boxes: { regression: ['grub'] } },
  );
  expect(gained('grub', regression, 'forgo')).toBe(1);
  const disease = executing(
    { 'domination-1': 'mammals', ...wait },
    { animals: birds, cards: { faceUp: ['disease'], deck: 3 } },
  );
  expect(gained('grub', disease, 'score D4', 'choose disease', 'lose grub')).toBe(1);
  const swap = executing(
    { 'domination-1': 'birds', ...wait },
    { animals: birds, cards: { faceUp: ['metamorphosis'], deck: 3 } },
  );
  expect(gained('grub', swap, 'score C4', 'choose metamorphosis', 'lose grub', 'take sun')).toBe(1);
});

rule('DS-9.1.1', 'corners at the rim of the map are offered', () => {
  const s = executing({ 'abundance-1': 'birds' }, { tiles: { G1: 'sea' }, boxes: { abundance: ['sun'] } });
  play(s, 'take sun');
  expect(options(s)).toHaveLength(6);
  play(s, `put the disk on ${at([3, -3], 'E')}`);
  expect(disk(s, at([3, -3], 'E'))).toBe('sun');
});

rule('DS-9.1.1', 'the safety of Hibernation goes along with a Mass Exodus', () => {
  const s = executing(
    { 'domination-1': 'birds', 'domination-2': 'birds' },
    {
      animals: { ...SIX, birds: { eliminated: 3 } },
      cubes: { C4: { birds: 2 }, D4: { mammals: 2 } },
      corners: { [at([-1, 1], 'W')]: 'seed', [at([0, 1], 'SE')]: 'meat' },
      cards: { faceUp: ['hibernation', 'mass-exodus'], deck: 3 },
    },
  );
  play(
    s,
    'score C4',
    'choose hibernation',
    'choose tile E4',
    'add 3 to E4',
    'score D4',
    'choose mass-exodus',
  );
  play(s, 'choose tile E4', 'send 0 birds to D3', 'send 0 birds to D4', 'send 3 birds to E3');
  // No seed lies around E3: without safety they would have died in this Extinction.
  expect([look(s).phase, tile(s, 'E3').cubes]).toEqual(['planning', { birds: 3 }]);
});

rule('DS-9.1.2', 'the Initiative pawn goes elsewhere; any tile may be scored; no space is blocked', () => {
  const s = executing({ initiative: 'birds' });
  play(s, 'use the action');
  expect(refused(s, 'place a pawn on initiative')).toMatchObject({ code: 'same-space', rule: 'DS-5.4.1.2' });
  const empty = executing({ 'domination-1': 'birds' });
  expect(tile(empty, 'D3').cubes).toEqual({});
  expect(ofType(play(empty, 'score D3'), 'tile-scored')).toMatchObject([{ hex: 'D3', places: [] }]);
  expect(options(newGame(2)).filter((words) => /regression|wasteland|depletion/.test(words))).toHaveLength(4);
});

rule('DS-9.1.2', 'Aquatic without a vacant corner still brings cubes; Ice Sheet cannot be skipped', () => {
  const corners = Object.fromEntries(verticesOf([0, -1]).map((v) => [cornerName(v), 'water']));
  const s = playing('aquatic', 'amphibians', 'D2', { corners, cubes: { D2: { amphibians: 1 } } });
  play(s, 'choose tile D2', 'add 4 to D2');
  expect(tile(s, 'D2').cubes).toEqual({ amphibians: 5 });
  const ice = playing('ice-sheet', 'mammals', 'D4');
  expect(dominantSpecies.decision(ice, 0)).toMatchObject({ kind: 'glaciation', optional: false });
  for (const out of ['skip', 'forgo', 'stop']) expect(refused(ice, out)).toBeDefined();
});

rule('DS-9.1.2', 'the short deck is the default, and there is a variant with several animals', () => {
  expect(look(newGame(4)).cards.deck + 5).toBe(22);
  expect(look(newGame(3, { animals: 2 })).animals).toHaveLength(6);
});

rule('DS-9.1.3', 'the food chain breaks neither Survival nor dominance ties', () => {
  const s = table({
    tiles: { D3: 'tundra' },
    cubes: { D3: { mammals: 2, insects: 2 } },
    corners: { [at([0, 0], 'E')]: 'meat', [at([0, 0], 'W')]: 'grass' },
  });
  expect(look(s).survival).toBeNull();
  expect(tile(s, 'D3').dominant).toBeUndefined();
});

rule('DS-9.1.3', 'sections are executed from left to right', () => {
  const s = executing(
    { 'adaptation-1': 'birds', 'adaptation-2': 'mammals', 'adaptation-3': 'insects' },
    { boxes: { adaptation: ['sun'] } },
  );
  const taken = ofType(declineAll(s), 'pawn-taken').map((e) => e.space);
  expect(taken).toEqual(['adaptation-2', 'adaptation-3']);
});
