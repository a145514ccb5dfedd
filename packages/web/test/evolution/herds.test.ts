import type { Wire } from '@clade/engine';
import { expect, test } from 'vitest';
import { herdScene, rowOf } from '../../src/games/evolution/scene/herds.ts';
import { playerScene } from '../../src/games/evolution/scene/player.ts';
import { type Stage, stageOf } from '../../src/games/evolution/scene/stage.ts';
import type { Line } from '../../src/table/table.ts';
import { fakeTurn } from './fake-turn.ts';
import { namesFor, say } from './say.ts';
import { type Course, from, sp } from './tables.ts';

const WIDE = 1200;
const NARROW = 420;
/** Room for boards of 95 pixels: side by side, but without the whole names of traits. */
const snug = (species: number): number => 18 + 16 * (species - 1) + 95 * species;

interface Doing {
  readonly held?: Wire;
  readonly waiting?: Wire;
  readonly opened?: string;
  readonly line?: Line;
}

function look(course: Course, { opened, line, ...doing }: Doing = {}): Stage {
  const snapshot = course.snapshot(0);
  const turn = line ? undefined : fakeTurn(snapshot, doing);
  return stageOf({ snapshot, turn, names: namesFor(0), say, opened, line });
}

/** Herds of a row: "1-3" are the places one to three. */
const herds = (stage: Stage, seat: number, width: number): string[] =>
  rowOf(stage, seat, width).herds.map(
    ({ from, count, open }) => `${from}-${from + count - 1}${open ? ' open' : ''}`,
  );

const clone = (food = 0, traits: string[] = []) => sp(1, 1, food, traits);
const hand = [
  { trait: 'ambush', food: 1 },
  { trait: 'horns', food: 3 },
];

function feeding(rival: ReturnType<typeof sp>[], mine = [sp(2, 1, 0)]): Course {
  return from({
    phase: 'feeding',
    wateringHole: 9,
    players: [{ hand, species: mine }, { species: rival }, {}],
  });
}

test('alike neighbours are a herd from three on, whatever they have eaten', () => {
  const stage = look(feeding([sp(2, 1), clone(), clone(1), clone(), sp(1, 2), clone(), clone()]));
  expect(herds(stage, 1, snug(7))).toEqual(['1-3']);
  const { herds: drawn = [] } = playerScene(stage, 1, 'M', rowOf(stage, 1, snug(7)));
  expect(drawn).toMatchObject([
    { name: 'Onychopus, Lacertiscus, Otidia', times: '×3', fed: '1 of 3 fed', across: 3 },
  ]);
});

test('where every species has room for a board with names there are no herds', () => {
  const row = [clone(), clone(), clone(), clone(), clone()];
  expect(herds(look(feeding(row)), 1, WIDE)).toEqual([]);
  expect(herds(look(feeding(row)), 1, snug(5))).toEqual(['0-4']);
});

test('where boards would be too narrow two are enough', () => {
  const row = [sp(2, 1), clone(), clone(), sp(1, 2), sp(1, 3), sp(1, 4)];
  expect(herds(look(feeding(row)), 1, WIDE)).toEqual([]);
  expect(herds(look(feeding(row)), 1, NARROW)).toEqual(['1-2']);
});

test('traits, what is stored, what is face-down and a pill between them keep species apart', () => {
  const apart = (row: Parameters<typeof feeding>[0]) => herds(look(feeding(row)), 1, snug(3));
  expect(apart([clone(0, ['horns']), clone(0, ['horns']), clone(0, ['horns'])])).toEqual(['0-2']);
  expect(apart([clone(0, ['horns']), clone(0, ['climbing']), clone(0, ['horns'])])).toEqual([]);
  expect(apart([sp(1, 1, 1, ['fat-tissue'], 1), clone(1, ['fat-tissue']), clone(1, ['fat-tissue'])])).toEqual(
    [],
  );
  expect(apart([clone(0, ['cooperation']), clone(0, ['cooperation']), clone(0, ['cooperation'])])).toEqual(
    [],
  );
  const hidden = { id: 'horns', faceDown: true };
  const unknown = from({
    phase: 'play',
    toAct: 0,
    players: [{ hand }, { species: [1, 2, 3].map(() => sp(1, 1, 0, [hidden])) }, {}],
  });
  expect(herds(look(unknown), 1, snug(3))).toEqual([]);
});

test('a herd of mine opens when one of it may be chosen, and where there is no room its cells are the choice', () => {
  const course = feeding([clone()], [clone(), clone(1), clone(), clone(), clone(), clone(), clone()]);
  expect(herds(look(course), 0, snug(7))).toEqual([]);
  const stage = look(course);
  expect(herds(stage, 0, NARROW)).toEqual(['0-6 open']);
  const { species } = playerScene(stage, 0, 'M', rowOf(stage, 0, NARROW));
  expect(species.map(({ target }) => `${target?.id}${target?.refused ? ' no' : ''}`)).toEqual([
    'species:0:0',
    'species:0:1 no',
    ...[2, 3, 4, 5, 6].map((place) => `species:0:${place}`),
  ]);
});

test('the one that is chosen stands by itself, the others stay together', () => {
  const course = feeding([clone()], [clone(), clone(), clone(), clone(), clone(), clone(), clone()]);
  const stage = look(course, { waiting: ['eat', 2] });
  expect(herds(stage, 0, NARROW)).toEqual(['0-1 open', '3-6 open']);
});

test('the one that is hit stands by itself', () => {
  const course = feeding([clone(1), clone(1), clone(1), clone(1), clone(1)]);
  expect(herds(look(course), 1, snug(5))).toEqual(['0-4']);
  const lost = { type: 'population-lost', rule: 'EVO-3.6.5', seat: 1, species: 1 };
  expect(herds(look(course, { line: { n: 1, seat: 0, events: [lost] } }), 1, snug(5))).toEqual(['2-4']);
});

test('while a card is held a cell opens its species, and takes the card when it is dropped there', () => {
  const mine = Array.from({ length: 7 }, () => clone());
  const course = from({ phase: 'play', toAct: 0, players: [{ hand, species: mine }, {}, {}] });
  expect(herds(look(course), 0, NARROW)).toEqual(['0-6']);
  const held = ['card:horns:3'];
  const stage = look(course, { held });
  expect(herds(stage, 0, WIDE)).toEqual([]);
  const row = rowOf(stage, 0, NARROW);
  expect(row.herds).toEqual([{ from: 0, count: 7, open: true }]);
  const [first] = playerScene(stage, 0, 'M', row).species;
  expect(first).toMatchObject({ target: { id: 'open:0' }, drop: 'place:0' });
  expect(first?.growth).toBeUndefined();
  expect(first?.places.some(({ target }) => target)).toBe(false);

  const opened = look(course, { held, opened: 'fig-1' });
  const parted = rowOf(opened, 0, NARROW);
  expect(parted.herds).toEqual([{ from: 1, count: 6, open: true }]);
  const [board] = playerScene(opened, 0, 'M', parted).species;
  expect(board?.growth?.body).toMatchObject({ id: 'grow:body:0' });
});

test('a herd is called by all its members, from left to right', () => {
  const stage = look(feeding([sp(2, 1), clone(), clone(), clone()]));
  const { species } = playerScene(stage, 1, 'M');
  const herd = { from: 1, count: 3, open: false };
  expect(herdScene(stage, species, herd, 3).name).toBe('Onychopus, Lacertiscus, Otidia');
  expect(herdScene(stage, species.toReversed(), herd, 3).name).toBe('Lacertiscus, Onychopus, Molia');
});
