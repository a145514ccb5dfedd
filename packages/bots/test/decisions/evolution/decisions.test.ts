import { evolution } from '@clade/evolution';
import { feeding, play, table, turnOf } from '@clade/evolution/testing';
import { describe, expect, test } from 'vitest';
import { answer, answers } from './answer.ts';

describe('Intelligence', () => {
  const thinker = (hole: number, more = {}) =>
    feeding([[[2, 2, 0, ['intelligence']]], [[2, 3, 0]]], {
      wateringHole: hole,
      hands: [['horns', 'carnivore'], []],
      step: 'window',
      ...more,
    });

  test('saves a species that would starve at a dry watering hole', () => {
    const s = thinker(0);
    expect(evolution.decision(s, 0).kind).toBe('intelligence');
    expect(answer(s)).toMatch(/ for intelligence of species 1$/);
  });

  test('waits while there is food to eat', () => {
    expect(answer(thinker(5))).toBe('decline');
  });

  test('spends them on fat in the last round, when a hand is worth nothing', () => {
    const s = feeding([[[1, 2, 2, ['intelligence', 'fat-tissue'], 0]], [[2, 3, 3]]], {
      hands: [['horns', 'carnivore'], []],
      step: 'window',
      round: 6,
      lastRound: 6,
    });
    expect(answer(s)).toMatch(/ for intelligence of species 1$/);
  });
});

test('pays with the card it misses least', () => {
  const s = feeding([[[4, 3, 0, ['carnivore', 'intelligence']]], [[2, 2, 2, ['climbing']]]], {
    hands: [['ambush', 'carnivore', 'long-neck'], []],
  });
  play(s, 'attack player 2 species 1 with species 1 negating climbing');
  expect(evolution.decision(s, 0).kind).toBe('payment');
  expect(answer(s)).toMatch(/ambush/);
});

test('lets Fertile act before the fat that fills the new head', () => {
  const s = table({
    phase: 'feeding',
    step: 'leaf',
    leftOver: true,
    players: [
      {
        species: [
          {
            bodySize: 3,
            population: 2,
            fat: 3,
            traits: ['fertile', 'fat-tissue'],
            leaf: ['fertile', 'fat-tissue'],
          },
        ],
      },
      {},
    ],
  });
  expect(evolution.decision(s, 0).kind).toBe('leaf-order');
  expect(answer(s)).toMatch(/fertile/);
});

describe('food card', () => {
  const choice = (species: object[], hand: object[], more = {}) => {
    const s = table({
      phase: 'food',
      round: 3,
      players: [
        { species, hand },
        {
          species: [
            { bodySize: 2, population: 3 },
            { bodySize: 2, population: 3 },
          ],
          hand: 4,
        },
        {
          species: [
            { bodySize: 2, population: 3 },
            { bodySize: 2, population: 3 },
          ],
          hand: 4,
        },
      ],
      ...more,
    });
    return answer(s, 0);
  };
  const hand = [
    { trait: 'ambush', food: -3 },
    { trait: 'ambush', food: 3 },
  ];

  test('hungry plant eaters give much food', () => {
    expect(choice([{ population: 4 }, { population: 4 }], hand)).toBe('choose ambush 3 as food');
  });

  test('a row of carnivores starves the others', () => {
    const hunters = [{ bodySize: 5, population: 4, traits: ['carnivore'] }];
    expect(choice(hunters, hand)).toBe('choose ambush -3 as food');
  });
});

describe('cards', () => {
  const others = [
    {
      species: [
        { bodySize: 2, population: 2 },
        { bodySize: 2, population: 2 },
      ],
      hand: 3,
    },
    {
      species: [
        { bodySize: 2, population: 2 },
        { bodySize: 2, population: 2 },
      ],
      hand: 3,
    },
  ];
  const turn = (own: object, more = {}) =>
    table({ phase: 'play', round: 3, wateringHole: 4, players: [own, ...others], ...more });

  test('in the last round no card stays in hand that can still score', () => {
    const s = turn(
      {
        species: [{ bodySize: 4, population: 2, traits: ['climbing'] }],
        hand: ['horns', 'burrowing'],
        foodCard: 'long-neck',
      },
      { lastRound: 3 },
    );
    expect(turnOf(s)).toBe(0);
    expect(answers(s)).toHaveLength(2);
    expect(evolution.view(s, 0).players[0]?.handSize).toBe(0);
  });

  test('a carnivore is built where there is prey, from a body that can take it', () => {
    const s = turn(
      {
        species: [
          { bodySize: 4, population: 3 },
          { bodySize: 1, population: 1 },
        ],
        hand: ['carnivore'],
        foodCard: { trait: 'ambush', food: -3 },
      },
      { wateringHole: 0 },
    );
    expect(answer(s)).toMatch(/^put carnivore -?\d on species 1/);
  });

  test('a species that a visible carnivore can attack is covered', () => {
    const s = table({
      phase: 'play',
      round: 3,
      wateringHole: 9,
      first: 1,
      toAct: 0,
      players: [
        {
          species: [{ bodySize: 2, population: 4 }],
          hand: ['climbing', 'pack-hunting'],
          foodCard: 'long-neck',
        },
        { species: [{ bodySize: 4, population: 4, traits: ['carnivore'] }] },
        { species: [{ bodySize: 6, population: 1 }] },
      ],
    });
    expect(answers(s)).toContainEqual(expect.stringMatching(/^put climbing \d on species 1/));
  });

  test('a population that nothing can feed is not raised', () => {
    const s = turn(
      {
        species: [
          { bodySize: 3, population: 6 },
          { bodySize: 3, population: 5 },
        ],
        hand: ['horns', 'burrowing'],
        foodCard: { trait: 'ambush', food: -3 },
      },
      { wateringHole: 0 },
    );
    for (const words of answers(s)) expect(words).not.toMatch(/population/);
  });

  test('quick play: the own list is planned card by card and closed', () => {
    const s = table({
      phase: 'play',
      round: 2,
      wateringHole: 4,
      options: { quickPlay: true },
      players: [
        { species: [{ bodySize: 2, population: 2 }], hand: ['climbing', 'foraging'], foodCard: 'long-neck' },
        ...others,
      ],
    });
    const planned = answers(s, 0);
    expect(planned.length).toBeGreaterThan(1);
    expect(evolution.view(s, 0).plan.length + evolution.view(s, 0).players[0]!.handSize).toBe(2);
    expect(evolution.pending(s) & 1).toBe(0);
  });
});
