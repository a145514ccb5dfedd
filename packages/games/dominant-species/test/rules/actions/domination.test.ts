import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import {
  animal,
  asked,
  executing,
  expectChanged,
  options,
  play,
  question,
  refused,
  SIX,
  tile,
  turnOf,
} from '../../../src/testing/index.ts';
import { DESERT, FOREST, hex, I2, JUNGLE, O1, O2, SAVANNAH, START_EARTH, TUNDRA, WETLAND } from '../axial.ts';
import { look, ofType } from '../box.ts';
import { declineUntil } from '../course.ts';

const NONE = { faceUp: [], deck: 0 };

function points(s: Parameters<typeof look>[0]): Record<string, number> {
  return Object.fromEntries(
    look(s)
      .animals.filter((a) => a.points > 0)
      .map((a) => [a.animal, a.points]),
  );
}

rule('DS-5.4.12.1', 'any tile of Earth that was not scored this round, present or not', () => {
  const s = executing(
    { 'domination-1': 'birds', 'domination-3': 'mammals' },
    { cards: NONE, cubes: { [WETLAND]: { insects: 1 } } },
  );
  expect(options(s).sort()).toEqual(
    [...Object.keys(START_EARTH).map((name) => `score ${name}`), 'forgo'].sort(),
  );
  expect(refused(s, `score ${hex(2, 0)}`)).toMatchObject({ code: 'no-tile' });
  expectChanged(s, () => play(s, `score ${WETLAND}`), {
    'animals.insects.points.tiles': [0, 8],
    scored: [[], [WETLAND]],
    'spaces.domination-3': ['mammals', undefined],
    'animals.mammals.pawns': [2, 3],
  });
  expect(asked(s)).toBe('mammals');
  expect(options(s)).not.toContain(`score ${WETLAND}`);
  expect(refused(s, `score ${WETLAND}`)).toMatchObject({ code: 'already-scored', facts: { hex: WETLAND } });
  // An empty tile pays nobody.
  play(s, `score ${TUNDRA}`);
  expect(points(s)).toEqual({ insects: 8 });
});

rule('DS-5.4.12.1', 'it may be forgone', () => {
  const s = executing({ 'domination-1': 'birds', 'domination-2': 'mammals' });
  expectChanged(s, () => play(s, 'forgo'), {
    'spaces.domination-2': ['mammals', undefined],
    'animals.mammals.pawns': [2, 3],
  });
});

rule('DS-5.4.12.2', 'remembered by hex, over a Glaciation, and cleared with the round', () => {
  const s = executing(
    { 'domination-1': 'amphibians', 'domination-2': 'amphibians' },
    { cards: { faceUp: ['ice-sheet'], deck: 3 } },
  );
  play(s, `score ${WETLAND}`, 'choose ice-sheet', `glaciate ${WETLAND}`);
  expect(tile(s, WETLAND)).toMatchObject({ terrain: 'tundra', scored: true });
  expect(refused(s, `score ${WETLAND}`)).toMatchObject({ code: 'already-scored' });
  declineUntil(s, (t) => look(t).phase === 'planning');
  expect(look(s).tiles.some((t) => t.scored)).toBe(false);
});

rule('DS-5.4.12.3', 'by cubes, ties by the food chain, as long as the terrain has values', () => {
  const sea = hex(2, -1);
  const scored = (where: string, cubes: object): Record<string, number> => {
    const tiles = { ...START_EARTH, [sea]: 'sea' };
    const s = executing({ 'domination-1': 'birds' }, { tiles, cubes: { [where]: cubes }, cards: NONE });
    play(s, `score ${where}`);
    return points(s);
  };
  const all = { mammals: 1, reptiles: 2, birds: 3, amphibians: 3, arachnids: 4, insects: 1 };
  expect(scored(sea, all)).toEqual({ arachnids: 9, birds: 5, amphibians: 3, reptiles: 2 });
  expect(scored(WETLAND, all)).toEqual({ arachnids: 8, birds: 4, amphibians: 2, reptiles: 1 });
  expect(scored(SAVANNAH, all)).toEqual({ arachnids: 7, birds: 4, amphibians: 2 });
  expect(scored(JUNGLE, all)).toEqual({ arachnids: 6, birds: 3, amphibians: 2 });
  expect(scored(FOREST, all)).toEqual({ arachnids: 5, birds: 3, amphibians: 2 });
  expect(scored(DESERT, { insects: 2, mammals: 1, reptiles: 1 })).toEqual({ insects: 4, mammals: 2 });
  expect(scored(hex(0, 1), { insects: 1, mammals: 1 })).toEqual({ mammals: 3, insects: 2 });
  expect(scored(TUNDRA, { insects: 1, mammals: 1 })).toEqual({ mammals: 1 });
  expect(scored(WETLAND, { insects: 1 })).toEqual({ insects: 8 });
});

rule('DS-5.4.12.4', 'levels play no part: endangered cubes count', () => {
  const s = executing(
    { 'domination-1': 'birds' },
    { corners: { [I2]: 'water' }, cubes: { [SAVANNAH]: { mammals: 2, amphibians: 1 } }, cards: NONE },
  );
  expect(tile(s, SAVANNAH)).toMatchObject({ endangered: ['mammals'], dominant: 'amphibians' });
  play(s, `score ${SAVANNAH}`);
  expect(points(s)).toEqual({ mammals: 7, amphibians: 4 });
});

rule('DS-5.4.12.5', 'the animal that dominates must choose a face-up card and carry it out', () => {
  const s = executing(
    { 'domination-1': 'amphibians' },
    { cards: { faceUp: ['nocturnal', 'fertile'], deck: 3 } },
  );
  play(s, `score ${WETLAND}`);
  expect([question(s), options(s)]).toEqual(['card', ['choose fertile', 'choose nocturnal']]);
  expect(refused(s, 'forgo')).toMatchObject({ code: 'no-way-out' });
  expect(refused(s, 'choose habitat')).toMatchObject({ code: 'not-face-up', facts: { card: 'habitat' } });
  play(s, 'choose nocturnal');
  expect(look(s).initiative.slice(0, 3)).toEqual(['insects', 'amphibians', 'arachnids']);
});

rule('DS-5.4.12.6', 'it need not own the pawn, nor have the most cubes', () => {
  const s = executing(
    { 'domination-1': 'birds' },
    {
      corners: { [O1]: 'water' },
      cubes: { [WETLAND]: { mammals: 3, amphibians: 1 } },
      cards: { faceUp: ['omnivore'], deck: 3 },
      options: { deck: 'long' },
    },
  );
  play(s, `score ${WETLAND}`);
  expect([asked(s), turnOf(s), points(s)]).toEqual(['amphibians', 3, { mammals: 8, amphibians: 4 }]);
  play(s, 'choose omnivore');
  expect(animal(s, 'amphibians').pawns.available).toBe(4);
});

rule('DS-5.4.12.7', 'the tile is scored before the card is chosen', () => {
  const s = executing(
    { 'domination-1': 'amphibians' },
    {
      animals: { ...SIX, amphibians: { points: 5 }, birds: { points: 10 }, insects: { points: 20 } },
      corners: { [O1]: 'water' },
      cubes: { [WETLAND]: { amphibians: 2, birds: 1 } },
      cards: { faceUp: ['niche-biomes'], deck: 3 },
    },
  );
  const events = play(s, `score ${WETLAND}`);
  expect([question(s), animal(s, 'amphibians').points, animal(s, 'birds').points]).toEqual(['card', 13, 14]);
  expect(ofType(events, 'card-taken')).toEqual([]);
  // 13 points against 14 and 20: both pay the 8 of a wetland.
  play(s, 'choose niche-biomes');
  expect(points(s)).toEqual({ amphibians: 13, birds: 6, insects: 12 });
});

rule('DS-5.4.12.8', 'cards are not refilled before Reseed; with none face up there is no card', () => {
  const s = executing(
    { 'domination-1': 'amphibians', 'domination-2': 'amphibians', 'domination-3': 'birds' },
    { cards: { faceUp: ['nocturnal'], deck: 6 } },
  );
  play(s, `score ${WETLAND}`, 'choose nocturnal');
  expect(look(s).cards).toMatchObject({ faceUp: [], deck: 6 });
  play(s, `score ${FOREST}`);
  expect([question(s), asked(s)]).toEqual(['domination', 'birds']);
  declineUntil(s, (t) => look(t).phase === 'planning');
  expect(look(s).cards).toMatchObject({ deck: 1 });
  expect(look(s).cards.faceUp).toHaveLength(5);
});

rule('DS-5.4.12.9', 'the chosen card leaves the game', () => {
  const s = executing(
    { 'domination-1': 'amphibians' },
    { cards: { faceUp: ['nocturnal', 'fertile'], deck: 0 } },
  );
  const taken = look(s).cards.taken;
  play(s, `score ${WETLAND}`, 'choose nocturnal');
  expect(look(s).cards).toEqual({ faceUp: ['fertile'], deck: 0, taken: taken + 1 });
});

rule('DS-5.4.12.10', 'where nobody dominates there is no card', () => {
  const s = executing(
    { 'domination-1': 'birds', 'domination-2': 'mammals' },
    {
      corners: { [O2]: 'grass' },
      cubes: { [WETLAND]: { birds: 1 } },
      cards: { faceUp: ['nocturnal'], deck: 3 },
    },
  );
  play(s, `score ${WETLAND}`);
  expect([question(s), asked(s), look(s).cards.faceUp]).toEqual(['domination', 'mammals', ['nocturnal']]);
});
