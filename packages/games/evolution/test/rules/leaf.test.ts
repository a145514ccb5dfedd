import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { evolution } from '../../src/index.ts';
import { expectChanged, fed, options, play, type Short, sp, table, turnOf } from '../../src/testing/index.ts';
import { look, refused, seatsIn } from './box.ts';

/** Rows before the reveal with food left over; player 1 has one card and ends the phase. */
const rows = (...given: readonly (readonly Short[])[]) => leftOver(1, given);
const leftOver = (hole: number, given: readonly (readonly Short[])[], more = {}) =>
  table({
    phase: 'play',
    wateringHole: hole,
    players: given.map((row, i) => ({ hand: i === 0 ? ['horns'] : [], species: row.map((x) => sp(...x)) })),
    ...more,
  });

const PLAIN: Short[] = [[1, 2]];

rule('EVO-3.5.4', 'each Fertile, Long Neck and Fat Tissue card acts exactly once', () => {
  const s = rows(
    [
      [1, 1, 0, ['fertile']],
      [1, 3, 0, ['long-neck']],
      [3, 3, 0, ['fat-tissue'], 2],
    ],
    PLAIN,
    PLAIN,
  );
  expectChanged(s, () => play(s, 'end turn'), {
    'players.0.species.0.population': [1, 2],
    'players.0.species.1.food': [0, 1],
    'players.0.species.2.food': [0, 2],
    'players.0.species.2.fat': [2, 0],
    phase: ['play', 'feeding'],
    leftOver: [undefined, true],
  });
});

rule(
  'EVO-3.5.4',
  'the owner decides the order of the own effects, and each is gone when it has acted',
  () => {
    const both = () => rows([[1, 1, 0, ['fertile', 'long-neck', 'foraging']]], PLAIN, PLAIN);
    const fertileFirst = both();
    play(fertileFirst, 'end turn', 'resolve fertile of species 1');
    expect(fed(fertileFirst, 0, 0)).toEqual([2, 2, 0]);
    const neckFirst = both();
    play(neckFirst, 'end turn', 'resolve long-neck of species 1');
    expect(fed(neckFirst, 0, 0)).toEqual([2, 1, 0]);
    expect(look(neckFirst).step).toBe('feed');
  },
);

rule('EVO-3.5.4', 'players are processed in turn order', () => {
  const neck: Short[] = [[1, 2, 0, ['long-neck']]];
  const s = leftOver(1, [neck, neck, neck], { first: 1, toAct: 0 });
  expect(seatsIn(play(s, 'end turn'), 'took')).toEqual([1, 2, 0]);
});

rule('EVO-3.5.5', 'unasked: all Fertile, then all Fat Tissue, then all Long Neck, each left to right', () => {
  const row: Short[] = [
    [1, 1, 0, ['long-neck']],
    [1, 1, 0, ['fat-tissue'], 1],
    [1, 1, 0, ['fertile']],
    [1, 1, 0, ['long-neck']],
    [2, 2, 0, ['fat-tissue'], 1],
    [1, 1, 0, ['fertile']],
  ];
  const s = rows(row, PLAIN, PLAIN);
  const order = play(s, 'end turn')
    .filter((e) => ['fertile', 'fat-used', 'took'].includes(e.type))
    .map((e) => [e.type, e.species]);
  expect(order).toEqual([
    ['fertile', 2],
    ['fertile', 5],
    ['fat-used', 1],
    ['fat-used', 4],
    ['took', 0],
    ['took', 3],
  ]);
});

rule('EVO-3.5.5', 'Long Neck and Fat Tissue commute', () => {
  // One effect is left, the other has acted already: both halves of each order.
  const after = (leaf: string[], food: number, fat: number) => {
    const s = table({
      phase: 'feeding',
      step: 'leaf',
      wateringHole: 1,
      players: [
        { species: [{ bodySize: 2, population: 2, food, fat, traits: ['fat-tissue', 'long-neck'], leaf }] },
        {},
        {},
      ],
    });
    return fed(s, 0, 0);
  };
  expect(after(['fat-tissue', 'long-neck'], 0, 2)).toEqual([2, 2, 1]);
  expect(after(['long-neck'], 2, 0)).toEqual([2, 2, 1]);
  expect(after(['fat-tissue'], 1, 2)).toEqual([2, 2, 1]);
});

rule('EVO-3.5.6', 'leaf effects are compulsory', () => {
  const s = rows([[1, 1, 0, ['fertile', 'long-neck', 'foraging']]], PLAIN, PLAIN);
  play(s, 'end turn');
  expect(evolution.decision(s, 0)).toMatchObject({ kind: 'leaf-order', optional: false });
  expect(options(s)).toEqual(['resolve fertile of species 1', 'resolve long-neck of species 1']);
  for (const words of ['pass', 'decline', 'end turn']) expect(refused(s, words)?.code).toBe('not-now');
  // Growth that nobody asked for happens all the same.
  const grown = rows([[1, 1, 0, ['fertile']]], PLAIN, PLAIN);
  play(grown, 'end turn');
  expect(fed(grown, 0, 0)).toEqual([2, 0, 0]);
});

/** Is player 1 asked for an order? */
const asked = (hole: number, ...row: Short[]) => {
  const s = leftOver(hole, [row, PLAIN, PLAIN]);
  play(s, 'end turn');
  return look(s).step === 'leaf';
};

rule('EVO-3.5.7', 'asked when two orders end differently', () => {
  expect(asked(1, [1, 1, 0, ['fertile', 'long-neck', 'foraging']])).toBe(true);
  // Fat 2 of body 2: growing first makes room on the board for both.
  expect(asked(1, [2, 1, 0, ['fertile', 'fat-tissue'], 2])).toBe(true);
  // The neck's Cooperation reaches the fertile neighbour.
  expect(asked(1, [1, 2, 0, ['long-neck', 'cooperation']], [1, 1, 0, ['fertile', 'foraging']])).toBe(true);
});

rule('EVO-3.5.7', 'not asked when Fertile will not act or the result is the same', () => {
  const pair: Short = [1, 1, 0, ['fertile', 'long-neck', 'foraging']];
  expect(asked(0, pair, [1, 2])).toBe(false);
  expect(asked(1, [1, 6, 0, ['fertile', 'long-neck', 'foraging']])).toBe(false);
  expect(asked(1, [1, 1, 0, ['fertile', 'foraging']])).toBe(false);
  expect(asked(1, [1, 1, 0, ['fertile', 'long-neck']])).toBe(false);
  expect(asked(1, [1, 1, 0, ['fertile']], [1, 1, 0, ['long-neck', 'foraging']])).toBe(false);
  expect(asked(1, [2, 1, 0, ['fat-tissue', 'long-neck'], 2])).toBe(false);
});

rule('EVO-3.5.7', 'the players who choose do so in turn order', () => {
  const row: Short[] = [[1, 1, 0, ['fertile', 'long-neck', 'foraging']]];
  const s = leftOver(1, [row, PLAIN, row, row], { first: 2, toAct: 0 });
  play(s, 'end turn');
  const turns = [];
  while (look(s).step === 'leaf') {
    turns.push(turnOf(s));
    play(s, 'resolve fertile of species 1');
  }
  expect(turns).toEqual([2, 3, 0]);
});
