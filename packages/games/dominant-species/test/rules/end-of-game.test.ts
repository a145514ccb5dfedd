import { configure, type GameEvent, isRefusal, type Position, type State, unattended } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { dominantSpecies } from '../../src/index.ts';
import { animal, executing, play, question, SIX, table } from '../../src/testing/index.ts';
import { at, BOOK_FOOD_CHAIN } from '../book.ts';
import { declineAll, look, ofType, only, pointsIn } from './box.ts';

/** Ice Age lies face up, and two pawns stand in Domination. */
function iceAge(more: Position = {}): State {
  return executing(
    { 'domination-1': 'mammals', 'domination-2': 'mammals' },
    { cards: { faceUp: ['ice-age', 'fertile'], deck: 0 }, ...more },
  );
}

rule('DS-5.10.1', 'taking Ice Age makes this the last round; its bonus is paid at once', () => {
  const s = iceAge();
  expect(look(s).lastRound).toBe(false);
  const events = play(s, 'score D4', 'choose ice-age');
  expect(look(s)).toMatchObject({ lastRound: true, phase: 'execution' });
  // Each animal dominates one tile of the start Earth.
  expect(pointsIn(events, 'cards')).toEqual(Object.fromEntries(BOOK_FOOD_CHAIN.map((id) => [id, 1])));
  declineAll(s);
  expect(look(s)).toMatchObject({ phase: 'over', round: 1 });
});

rule('DS-5.10.1', 'Ice Age that nobody takes ends nothing', () => {
  const s = iceAge();
  play(s, 'score D4', 'choose fertile', 'choose tile D4', 'forgo');
  expect(look(s)).toMatchObject({ phase: 'planning', round: 2, lastRound: false });
});

rule('DS-5.10.2', 'the remaining Domination pawns still act, cards included', () => {
  const s = iceAge();
  play(s, 'score D4', 'choose ice-age');
  expect(question(s)).toBe('domination');
  const events = play(s, 'score E3', 'choose fertile', 'choose tile E3');
  // Four cubes stand on the savannah.
  expect(pointsIn(events, 'cards')).toEqual({ insects: 4 });
  expect(look(s).phase).toBe('over');
});

/** The last round at its last pawn, which is declined, and nothing is saved. */
function last(more: Position): { s: State; events: GameEvent[] } {
  const s = executing({ 'domination-5': 'birds' }, { lastRound: true, ...more });
  return { s, events: declineAll(s) };
}

rule('DS-5.10.3', 'Extinction and Survival as usual, no Reseed', () => {
  const { s, events } = last({
    tiles: { D3: 'tundra', D4: 'desert' },
    corners: { [at([0, 0], 'NE')]: 'seed', [at([0, 0], 'NW')]: 'seed' },
    cubes: { D3: { birds: 1 }, D4: { insects: 3 } },
    boxes: { adaptation: ['sun'] },
    cards: { faceUp: [], deck: 4 },
  });
  expect(animal(s, 'insects')).toMatchObject({ eliminated: 3, points: 0 });
  expect(pointsIn(events, 'survival')).toEqual({ birds: 1 });
  expect(look(s).boxes).toMatchObject({ adaptation: { sun: 1 }, abundance: {} });
  expect(look(s).cards).toMatchObject({ faceUp: [], deck: 4 });
  const order = events
    .map((e) => e.type)
    .filter((type) => /eliminated|survival|tile-scored|ended/.test(type));
  expect(order).toEqual(['cubes-eliminated', 'survival', 'tile-scored', 'tile-scored', 'game-ended']);
});

rule('DS-5.10.4', 'every tile is scored once more, scored ones too, and without cards', () => {
  const { s, events } = last({ scored: ['D2', 'D4'], cards: { faceUp: ['fertile', 'habitat'], deck: 3 } });
  const scored = ofType(events, 'tile-scored').map((e) => e.hex);
  expect([...scored].sort()).toEqual(['C3', 'C4', 'D2', 'D3', 'D4', 'E3', 'E4']);
  expect(ofType(events, 'card-taken')).toEqual([]);
  expect([look(s).phase, look(s).cards.faceUp]).toEqual(['over', ['fertile', 'habitat']]);
  expect(animal(s, 'mammals').parts).toEqual({ final: 8 });
});

rule('DS-5.10.4', 'by cubes, whatever the levels and whoever dominates', () => {
  const { events } = last({
    tiles: { D3: 'wetland' },
    corners: { [at([0, 0], 'E')]: 'seed', [at([0, 0], 'W')]: 'sun', [at([0, 0], 'NW')]: 'sun' },
    cubes: { D3: { birds: 3, reptiles: 2 } },
  });
  expect(pointsIn(events, 'final')).toEqual({ birds: 8, reptiles: 4 });
});

const over = (points: Readonly<Record<string, number>>, seats: readonly number[] = [0, 1, 2, 3, 4, 5]) =>
  dominantSpecies.result(
    table({
      phase: 'over',
      animals: Object.fromEntries(
        BOOK_FOOD_CHAIN.map((id, i) => [id, { points: points[id] ?? 0, seat: seats[i] }]),
      ),
    }),
  );

rule('DS-5.10.5', 'most points win; ties go to the animal higher in the food chain', () => {
  const result = over({ mammals: 3, reptiles: 40, birds: 41, amphibians: 7, arachnids: 41, insects: 7 });
  expect(result?.winners).toEqual([2]);
  expect(result?.standings.map((x) => [x.seat, x.score, x.rank])).toEqual([
    [2, 41, 1],
    [4, 41, 2],
    [1, 40, 3],
    [3, 7, 4],
    [5, 7, 5],
    [0, 3, 6],
  ]);
  // The seats do not matter: the same animals in the reverse order of seats.
  const turned = over({ birds: 41, arachnids: 41 }, [5, 4, 3, 2, 1, 0]);
  expect(turned?.winners).toEqual([3]);
  expect(turned?.standings.map((x) => x.seat).slice(0, 2)).toEqual([3, 1]);
});

rule('DS-5.10.7', 'points do not fall below 0, and there is no upper limit', () => {
  const s = executing(
    { 'domination-1': 'insects' },
    {
      animals: { ...SIX, birds: { points: 11 }, mammals: { points: 1000 } },
      cards: { faceUp: ['niche-biomes'], deck: 3 },
      cubes: { D2: { insects: 1 }, E3: { insects: 1 } },
    },
  );
  // Insects get 8 for the wetland; birds have 11 and lose 8, mammals 8.
  play(s, 'score D2', 'choose niche-biomes');
  expect([animal(s, 'birds').points, animal(s, 'mammals').points]).toEqual([3, 992]);
  const low = executing(
    { 'domination-1': 'insects' },
    {
      animals: { ...SIX, birds: { points: 2 } },
      cards: { faceUp: ['niche-biomes'], deck: 3 },
      tiles: { D3: 'tundra', D2: 'sea' },
      corners: { [at([0, -1], 'NE')]: 'grass', [at([0, -1], 'NW')]: 'grass' },
      cubes: { D2: { insects: 1, mammals: 2, reptiles: 2, amphibians: 2, arachnids: 2 } },
    },
  );
  // Fifth on the sea tile: no points; birds have 2 and lose no more than that, reptiles 5 of 9.
  play(low, 'score D2', 'choose niche-biomes');
  expect([
    animal(low, 'birds').points,
    animal(low, 'reptiles').points,
    animal(low, 'mammals').points,
  ]).toEqual([0, 0, 0]);
});

rule('DS-5.11.1', 'without Ice Age a game goes on, however late', () => {
  const s = executing({ 'domination-5': 'birds' }, { round: 99, boxes: {} });
  play(s, 'forgo');
  expect(look(s)).toMatchObject({ round: 100, phase: 'planning' });
  expect(dominantSpecies.result(s)).toBeUndefined();
});

const dead = { mammals: { pool: 0, points: 5 }, birds: { pool: 0, points: 9 } };
const world = (animals: Position, more: Position = {}) =>
  executing({ 'domination-5': 'birds' }, { animals, cubes: {}, ...more });

rule('DS-5.11.2', 'no cube on Earth and none in a pool: the game is over', () => {
  const s = world(dead, { boxes: { adaptation: ['sun'] } });
  const events = play(s, 'forgo');
  expect(ofType(events, 'game-ended')).toMatchObject([{ reason: 'dead-world' }]);
  expect(dominantSpecies.result(s)).toMatchObject({ reason: 'dead-world', winners: [1] });
  expect(look(s).animals.map((a) => a.points)).toEqual([5, 9]);
  expect(look(s).boxes).toMatchObject({ adaptation: { sun: 1 }, regression: {} });
});

rule('DS-5.11.2', 'one cube in a pool or on Earth is enough to go on', () => {
  const pool = world({ ...dead, mammals: { pool: 1 } });
  play(pool, 'forgo');
  expect(look(pool)).toMatchObject({ round: 2, phase: 'planning' });
  const earth = world({ mammals: { pool: 0 }, birds: { pool: 0 } }, { cubes: { D4: { mammals: 1 } } });
  play(earth, 'forgo');
  expect(look(earth)).toMatchObject({ round: 2, phase: 'planning' });
  // The last cube dies in this very Extinction.
  const lastOne = world(
    { mammals: { pool: 0 }, birds: { pool: 0 } },
    { cubes: { D4: { birds: 1 } }, corners: {} },
  );
  play(lastOne, 'forgo');
  expect(dominantSpecies.result(lastOne)?.reason).toBe('dead-world');
});

const cap = (round: number, roundCap: number | null) => {
  const s = executing(
    { 'domination-5': 'birds' },
    { round, options: { roundCap }, cards: { faceUp: ['ice-age'], deck: 0 } },
  );
  return { s, events: play(s, 'forgo') };
};

rule('DS-5.11.3', 'a round cap: none by default, 40 for tables without people', () => {
  const config = configure(dominantSpecies, 4);
  expect(isRefusal(config) ? undefined : config.options.roundCap).toBeNull();
  expect(unattended(dominantSpecies)).toEqual({ roundCap: 40 });
  expect(isRefusal(configure(dominantSpecies, 4, { roundCap: 40 }))).toBe(false);
  expect(look(cap(40, null).s)).toMatchObject({ round: 41, phase: 'planning' });
  expect(look(cap(39, 40).s)).toMatchObject({ round: 40, phase: 'planning' });
});

rule('DS-5.11.3', 'the last round ends with final scoring, without the bonus of Ice Age', () => {
  const { s, events } = cap(40, 40);
  expect(dominantSpecies.result(s)?.reason).toBe('round-cap');
  expect(pointsIn(events, 'cards')).toEqual({});
  expect(pointsIn(events, 'final')).toMatchObject({ mammals: 8, reptiles: 10 });
  expect(ofType(events, 'disks-drawn')).toEqual([]);
});

rule('DS-5.10.5', 'points as they would count if the game ended now', () => {
  const ended = executing(
    { 'domination-5': 'birds' },
    { lastRound: true, animals: only('mammals', 'birds') },
  );
  const before = dominantSpecies.scores(ended);
  play(ended, 'forgo');
  expect(dominantSpecies.scores(ended)).toEqual(before);
});
