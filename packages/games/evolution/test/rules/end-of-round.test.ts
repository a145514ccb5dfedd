import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import {
  bag,
  expectChanged,
  fed,
  feeding,
  handSize,
  play,
  rowLength,
  type Short,
  species,
  wateringHole,
} from '../../src/testing/index.ts';
import { card, look, ofType, seatsIn } from './box.ts';

// EVO-3.7.1 to EVO-3.7.6 are other names of EVO-7.2.1 to EVO-7.2.6; each name has an example of its own.

/** Nobody can eat any more, except that player 1 feeds one species to set the end in motion. */
const ending = (rows: readonly (readonly Short[])[], more = {}) => {
  const [first = [], ...others] = rows;
  return feeding([[...first, [6, 1]], ...others], { wateringHole: 1, ...more });
};
const feedLast = (s: ReturnType<typeof ending>) => play(s, `feed species ${rowLength(s, 0)}`);

rule('EVO-7.2.1', 'population falls to the food on the board', () => {
  const s = feeding([
    [
      [2, 4, 2],
      [1, 1, 1],
    ],
    [[1, 6, 1]],
  ]);
  expect(look(s).round).toBe(2);
  expect([fed(s, 0, 0), fed(s, 0, 1), fed(s, 1, 0)]).toEqual([
    [2, 0, 0],
    [1, 0, 0],
    [1, 0, 0],
  ]);
});

rule(
  'EVO-7.2.1 EVO-7.2.3',
  'the underfed shrink, the food goes to the bags, and nothing else changes',
  () => {
    const s = ending([[[2, 4, 2]], [[1, 6, 1]]], { lastRound: 1 });
    expectChanged(s, () => feedLast(s), {
      wateringHole: [1, 0],
      'players.0.species.0.population': [4, 2],
      'players.0.species.0.food': [2, 0],
      'players.0.bag': [0, 3],
      'players.1.species.0.population': [6, 1],
      'players.1.species.0.food': [1, 0],
      'players.1.bag': [0, 1],
      phase: ['feeding', 'over'],
      toAct: [0, []],
    });
  },
);

rule('EVO-7.2.1', 'fat does not feed anybody', () => {
  const s = feeding([[[3, 3, 1, ['fat-tissue'], 2]], [[1, 1, 1]]]);
  expect(fed(s, 0, 0)).toEqual([1, 0, 2]);
});

rule('EVO-7.2.1', 'from the first player clockwise, each row from left to right', () => {
  const rows: Short[][] = [
    [],
    [
      [1, 3, 1],
      [1, 2, 1],
    ],
    [[1, 2, 1]],
  ];
  const s = feeding(
    [
      [
        [1, 2, 1],
        [6, 1],
      ],
      ...rows.slice(1),
    ],
    { wateringHole: 1, first: 2, toAct: 0 },
  );
  const events = play(s, 'feed species 2');
  expect(ofType(events, 'starved').map((e) => [e.seat, e.species, e.from, e.to])).toEqual([
    [2, 0, 2, 1],
    [0, 0, 2, 1],
    [1, 0, 3, 1],
    [1, 1, 2, 1],
  ]);
});

rule('EVO-3.7.1', 'a species without enough food shrinks, a fed one does not', () => {
  const s = ending([[[1, 5, 3]], [[1, 2, 2]]]);
  feedLast(s);
  expect([species(s, 0, 0).population, species(s, 1, 0).population]).toEqual([3, 2]);
});

rule('EVO-7.2.2', 'a species without any food dies and its owner draws for its traits', () => {
  const s = ending([[[2, 3, 0, ['horns', 'climbing']]], [[1, 1, 1]]], { lastRound: 1 });
  const events = feedLast(s);
  expect(ofType(events, 'extinct')).toMatchObject([{ seat: 0, species: 0 }]);
  expect([rowLength(s, 0), handSize(s, 0)]).toEqual([1, 2]);
});

rule('EVO-3.7.2', 'starving to 0 is an extinction: fat to the bag, traits to the discard pile', () => {
  const s = ending([[[2, 2, 0, [{ id: 'fat-tissue', food: 3 }], 2]], [[1, 1, 1]]], {
    lastRound: 1,
    discard: [],
    drawPile: 5,
  });
  feedLast(s);
  expect([bag(s, 0), look(s).discard, handSize(s, 0)]).toEqual([2 + 1, [card('fat-tissue', 3)], 1]);
});

rule('EVO-7.2.3', 'food on boards goes to the bags, fat stays', () => {
  const s = feeding([
    [
      [3, 2, 2, ['fat-tissue'], 3],
      [1, 4, 3],
    ],
    [[1, 1, 1]],
  ]);
  expect([bag(s, 0), bag(s, 1)]).toEqual([5, 1]);
  expect([fed(s, 0, 0), fed(s, 0, 1)]).toEqual([
    [2, 0, 3],
    [3, 0, 0],
  ]);
});

rule('EVO-3.7.3', 'every token of every board counts for its owner', () => {
  const s = ending(
    [
      [[1, 2, 2]],
      [
        [1, 3, 3],
        [1, 6, 4],
      ],
      [[1, 1]],
    ],
    { wateringHole: 2, toAct: 2 },
  );
  play(s, 'feed species 1');
  feedLast(s);
  expect([bag(s, 0), bag(s, 1), bag(s, 2)]).toEqual([3, 7, 1]);
});

rule('EVO-7.2.4', 'food at the watering hole stays for the next round', () => {
  const s = feeding([[[1, 2, 2]], [[1, 1, 1]]], { wateringHole: 7 });
  expect([look(s).round, wateringHole(s)]).toEqual([2, 7]);
});

rule('EVO-3.7.4', 'what nobody could eat is still there in the next round', () => {
  const s = ending([[[1, 1, 1]], [[3, 2, 0, ['carnivore', 'horns']]]], { wateringHole: 4 });
  play(s, 'feed species 2', 'attack player 1 species 1 with species 1');
  expect([look(s).round, wateringHole(s)]).toEqual([2, 3]);
});

rule('EVO-7.2.5', 'a player without species gets a new one (1, 1)', () => {
  const s = feeding([[[4, 4, 0, ['horns']]], [[1, 1, 1]], []]);
  expect(look(s).round).toBe(2);
  for (const seat of [0, 2]) {
    expect(look(s).players[seat]?.species).toEqual([
      { bodySize: 1, population: 1, food: 0, fat: 0, traits: [] },
    ]);
  }
  expect(rowLength(s, 1)).toBe(1);
});

rule('EVO-7.2.5', 'after the last round too, unless replacementAfterLastRound is off', () => {
  const rows = (options: Record<string, unknown>) => {
    const s = feeding([[[4, 4, 0, ['horns']]], [[1, 1, 1]], []], { lastRound: 1, options });
    expect(look(s).phase).toBe('over');
    return [0, 1, 2].map((seat) => rowLength(s, seat));
  };
  expect(rows({})).toEqual([1, 1, 1]);
  expect(rows({ replacementAfterLastRound: false })).toEqual([0, 1, 0]);
});

rule('EVO-3.7.5', 'the new species is dealt for', () => {
  const s = feeding([[], [[1, 1, 1]]]);
  expect([rowLength(s, 0), handSize(s, 0)]).toEqual([1, 4]);
});

rule('EVO-7.2.6', 'the first-player marker moves one seat to the left', () => {
  const next = (first: number) => look(feeding([[[1, 1, 1]], [[1, 1, 1]], [[1, 1, 1]]], { first })).first;
  expect([0, 1, 2].map(next)).toEqual([1, 2, 0]);
});

rule('EVO-3.7.6', 'the next player opens the next round', () => {
  const s = ending([[], [[1, 1, 1]], [[1, 1, 1]]], { first: 1, toAct: 0 });
  const events = feedLast(s);
  expect(ofType(events, 'round-started')).toMatchObject([{ round: 2, first: 2 }]);
  expect(seatsIn(events, 'dealt')).toEqual([2, 0, 1]);
});

rule('EVO-7.2.5', 'everybody is told of the new species', () => {
  const s = feeding([[[1, 1]], [[1, 2]], [[1, 2]]], { wateringHole: 1, first: 1, toAct: 1 });
  const events = play(s, 'feed species 1');
  expect(rowLength(s, 0)).toBe(1);
  const told = events.filter((e) => e.type === 'species-replaced');
  expect(told.map((e) => [e.seat, e.rule])).toEqual([
    [0, 'EVO-7.2.5'],
    [2, 'EVO-7.2.5'],
  ]);
});
