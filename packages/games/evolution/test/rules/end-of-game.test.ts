import type { State } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { evolution } from '../../src/index.ts';
import { bag, feeding, play, type Short, sp, table } from '../../src/testing/index.ts';
import { look } from './box.ts';

rule('EVO-7.3.1', 'the game ends after the end of feeding of the last round', () => {
  const end = (round: number, lastRound: number | null) =>
    feeding([[[1, 2, 1]], [[1, 1, 1]]], { wateringHole: 1, round, lastRound });
  const last = end(6, 6);
  expect(evolution.result(last)).toBeUndefined();
  play(last, 'feed species 1');
  expect([look(last).phase, evolution.pending(last)]).toEqual(['over', 0]);
  expect(evolution.result(last)).toBeDefined();
  // The end of feeding has been carried out.
  expect([bag(last, 0), bag(last, 1), look(last).players[0]?.species[0]?.food]).toEqual([2, 1, 0]);

  for (const goesOn of [end(6, 7), end(6, null)]) {
    play(goesOn, 'feed species 1');
    expect([look(goesOn).round, look(goesOn).phase]).toEqual([7, 'food']);
  }
});

rule('EVO-7.3.2', 'remaining fat goes to the bags', () => {
  const s = feeding(
    [
      [
        [4, 1, 1, ['fat-tissue'], 3],
        [2, 1, 1, ['fat-tissue'], 2],
      ],
      [[1, 1, 1]],
    ],
    { lastRound: 1 },
  );
  expect(bag(s, 0)).toBe(2 + 3 + 2);
  expect(look(s).players[0]?.species.map((x) => x.fat)).toEqual([0, 0]);
});

const over = (
  ...players: { bag?: number; bagMeat?: number; species?: readonly Short[]; hand?: number }[]
): State =>
  table({
    phase: 'over',
    players: players.map(({ species = [], ...p }) => ({ ...p, species: species.map((x) => sp(...x)) })),
  });

rule(
  'EVO-7.3.3',
  'score: bag, populations and trait cards of living species; hand cards count nothing',
  () => {
    const s = over(
      {
        bag: 10,
        species: [
          [6, 3, 0, ['horns', 'ambush', 'climbing']],
          [2, 4],
        ],
        hand: 9,
      },
      { bag: 12, bagMeat: 5 },
      { species: [[1, 1]], hand: 3 },
    );
    expect(evolution.scores(s)).toEqual([10 + 7 + 3, 12, 1]);
    expect(evolution.result(s)?.standings).toEqual([
      { seat: 0, score: 20, rank: 1, parts: { plants: 10, meat: 0, population: 7, traits: 3 } },
      { seat: 1, score: 12, rank: 2, parts: { plants: 7, meat: 5, population: 0, traits: 0 } },
      { seat: 2, score: 1, rank: 3, parts: { plants: 0, meat: 0, population: 1, traits: 0 } },
    ]);
  },
);

const winners = (s: State) => evolution.result(s)?.winners;
const ranks = (s: State) =>
  [0, 1, 2].map((p) => evolution.result(s)?.standings.find((x) => x.seat === p)?.rank);

rule('EVO-7.3.4', 'a tie goes to the most trait cards, whatever is in hand', () => {
  const s = over(
    { bag: 5, species: [[1, 4, 0, ['horns']]], hand: 9 },
    { bag: 5, species: [[1, 2, 0, ['horns', 'ambush', 'climbing']]] },
    { bag: 8, species: [[1, 2]] },
  );
  expect(evolution.scores(s)).toEqual([10, 10, 10]);
  expect(winners(s)).toEqual([1]);
  expect(ranks(s)).toEqual([2, 1, 3]);
});

rule('EVO-7.3.4', 'then to the largest total population', () => {
  const s = over(
    { bag: 6, species: [[1, 3, 0, ['horns']]] },
    {
      bag: 4,
      species: [
        [1, 3, 0, ['horns']],
        [1, 2],
      ],
    },
    { bag: 3, species: [[6, 6]] },
  );
  expect(evolution.scores(s)).toEqual([10, 10, 9]);
  expect(ranks(s)).toEqual([2, 1, 3]);
});

rule('EVO-7.3.4', 'then it is a shared win', () => {
  const s = over(
    { bag: 6, species: [[1, 3, 0, ['horns']]] },
    { bag: 1, species: [[1, 1]] },
    {
      bag: 6,
      species: [
        [1, 1],
        [2, 2, 0, ['ambush']],
      ],
    },
  );
  expect(winners(s)).toEqual([0, 2]);
  expect(ranks(s)).toEqual([1, 3, 1]);
});

rule('EVO-7.3.4', 'the tie-break does not beat points', () => {
  const s = over({ bag: 11 }, { bag: 1, species: [[1, 6, 0, ['horns', 'ambush', 'climbing']]] }, {});
  expect(winners(s)).toEqual([0]);
});
