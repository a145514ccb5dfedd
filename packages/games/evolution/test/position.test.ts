import {
  applyChecked,
  configure,
  firstSeat,
  isRefusal,
  legalMoves,
  type Position,
  plainRefusal,
  playOut,
  Rng,
  seatsToAct,
  uniform,
} from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { evolution } from '../src/index.ts';
import { options, play, table } from '../src/testing/index.ts';

const look = (s: ReturnType<typeof table>, viewer = 0) => evolution.view(s, viewer);
const written = (s: ReturnType<typeof table>) => evolution.writePosition(s) as Record<string, unknown>;
const HORNS = { trait: 'horns', food: 1 };
const AMBUSH = { trait: 'ambush', food: -3 };

describe('what is left out', () => {
  test('a list of players is enough: a game about to be dealt', () => {
    const s = table({ players: [{}, {}, {}] });
    expect(look(s)).toMatchObject({
      round: 1,
      lastRound: null,
      phase: 'food',
      first: 0,
      wateringHole: 0,
      bank: null,
      drawPile: 129 - 12,
      removed: 0,
      discard: [],
    });
    for (const p of look(s).players) {
      expect(p).toMatchObject({ bag: 0, bagMeat: 0, handSize: 4, foodChosen: false });
      expect(p.species).toEqual([{ bodySize: 1, population: 1, food: 0, fat: 0, traits: [] }]);
    }
  });

  test('the options are the defaults of the game', () => {
    const defaults = Object.fromEntries(evolution.options.map((o) => [o.name, o.default]));
    expect(evolution.config(table({ players: [{}, {}] }))).toEqual({
      rules: evolution.rules,
      players: 2,
      options: defaults,
    });
    const some = table({ options: { quickPlay: true }, players: [{}, {}] });
    expect(evolution.config(some).options).toEqual({ ...defaults, quickPlay: true });
  });

  test('the name of the game', () => {
    expect(isRefusal(evolution.readPosition({ players: [{}, {}] }))).toBe(false);
  });

  test('fields of a species', () => {
    const s = table({
      phase: 'feeding',
      wateringHole: 1,
      players: [{ species: [{ population: 4 }, {}] }, {}],
    });
    expect(look(s).players[0]?.species).toEqual([
      { bodySize: 1, population: 4, food: 0, fat: 0, traits: [] },
      { bodySize: 1, population: 1, food: 0, fat: 0, traits: [] },
    ]);
  });

  test('hands are empty, an empty row is no row', () => {
    const s = table({ phase: 'feeding', wateringHole: 1, players: [{}, { species: [] }] });
    expect(look(s).players.map((p) => [p.handSize, p.species.length])).toEqual([
      [0, 1],
      [0, 0],
    ]);
  });

  test('the first player acts, in the card phase and in feeding', () => {
    expect(
      seatsToAct(evolution, table({ phase: 'play', first: 1, players: [{ hand: 1 }, { hand: 1 }] })),
    ).toEqual([1]);
    expect(
      seatsToAct(evolution, table({ phase: 'feeding', first: 1, wateringHole: 3, players: [{}, {}] })),
    ).toEqual([1]);
  });

  test('food numbers of cards: any card of the trait that is free', () => {
    const s = table({
      phase: 'play',
      players: [{ hand: ['horns', { trait: 'horns' }, HORNS], species: [{ traits: ['horns'] }] }, {}, {}],
    });
    const hand = look(s).players[0]?.hand ?? [];
    expect(hand.map((c) => c.trait)).toEqual(['horns', 'horns', 'horns']);
    expect(hand).toContainEqual(HORNS);
    expect(look(s).players[0]?.species[0]?.traits[0]).toMatchObject({
      id: 'horns',
      food: expect.any(Number),
    });
  });

  test('the piles: everything else lies in the draw pile', () => {
    const s = table({ phase: 'play', players: [{ hand: 5 }, {}, {}] });
    expect([look(s).drawPile, look(s).discard.length, look(s).removed]).toEqual([124, 0, 0]);
  });

  test('with the size of the draw pile the rest is discarded', () => {
    const s = table({ phase: 'play', drawPile: 20, players: [{ hand: 5 }, {}, {}] });
    expect([look(s).drawPile, look(s).discard.length, look(s).removed]).toEqual([20, 104, 0]);
  });

  test('with both piles given the rest is out of the game', () => {
    const s = table({ phase: 'play', drawPile: 20, discard: [AMBUSH], players: [{ hand: 5 }, {}, {}] });
    expect([look(s).drawPile, look(s).discard, look(s).removed]).toEqual([20, [AMBUSH], 103]);
  });

  test('two players have 40 cards removed', () => {
    const s = table({ phase: 'play', players: [{ hand: 5 }, {}] });
    expect([look(s).drawPile, look(s).removed]).toEqual([84, 40]);
    expect(look(table({ phase: 'play', removed: 3, players: [{ hand: 5 }, {}] })).removed).toBe(3);
  });

  test('chance: the same position draws the same, another seed draws other cards', () => {
    const deal = (seed?: string) =>
      JSON.stringify(look(table({ ...(seed ? { seed } : {}), players: [{}, {}, {}] })));
    expect(deal()).toBe(deal());
    expect(deal('x')).toBe(deal('x'));
    expect(deal('x')).not.toBe(deal());
  });

  test('food left over: none', () => {
    const leaf = (more: Position) =>
      table({
        phase: 'feeding',
        step: 'leaf',
        wateringHole: 3,
        players: [{ species: [{ traits: ['fertile'], leaf: ['fertile'] }] }, {}],
        ...more,
      });
    expect(written(leaf({})).leftOver).toBeUndefined();
    expect(written(leaf({ leftOver: true })).leftOver).toBe(true);
  });

  test('leaf effects at the step "leaf": all of them, Fertile only with food left over', () => {
    const row = { species: [{ traits: ['fertile', 'long-neck', 'foraging'] }] };
    const position = { phase: 'feeding', step: 'leaf', wateringHole: 4, players: [row, {}, {}] };
    expect(options(table({ ...position, leftOver: true }))).toEqual([
      'resolve fertile of species 1',
      'resolve long-neck of species 1',
    ]);
    // Without left-over food the order makes no difference: Long Neck acts by itself and fills the species.
    const s = table(position);
    expect(look(s).players[0]!.species[0]).toMatchObject({ population: 1, food: 1 });
    expect(look(s).step).toBe('feed');
  });

  test('what made the round the last: the deal', () => {
    const over = (more: Position) =>
      evolution.result(table({ phase: 'over', players: [{}, {}], lastRound: 1, ...more }));
    expect(over({})?.reason).toBe('deck-out-in-deal');
    expect(over({ lastRoundCause: 'feeding' })?.reason).toBe('deck-out-in-feeding');
  });

  test('a hand-written position asks where there is only one answer; "auto" does not', () => {
    const lone = {
      phase: 'feeding',
      wateringHole: 4,
      players: [{ species: [{ population: 2 }] }, { species: [{ food: 1 }] }],
    };
    expect(options(table(lone))).toEqual(['feed species 1']);
    const auto = table({ ...lone, forced: 'auto' });
    expect(look(auto)).toMatchObject({ round: 2, wateringHole: 2 });
  });

  test('a feeding position begins with the Intelligence window; "feed" is behind it', () => {
    const thinker = {
      phase: 'feeding',
      wateringHole: 3,
      players: [{ hand: 1, species: [{ population: 3, traits: ['intelligence'] }] }, {}],
    };
    expect(look(table(thinker)).step).toBe('window');
    expect(look(table({ ...thinker, step: 'feed' })).step).toBe('feed');
  });

  test('a window is that of the seat to act, and nobody has used it', () => {
    const s = table({
      phase: 'feeding',
      step: 'window',
      toAct: 1,
      wateringHole: 3,
      players: [{}, { hand: 1, species: [{ population: 3, traits: ['intelligence'] }] }],
    });
    expect(written(s).window).toEqual({ active: 1, used: false });
  });

  test('a payment is due in full', () => {
    const s = table({
      phase: 'feeding',
      step: 'pay',
      attack: { move: ['attack', 0, 1, 0, ['burrowing', 'climbing']] },
      players: [
        { hand: 3, species: [{ bodySize: 3, traits: ['carnivore', 'intelligence'] }] },
        { species: [{ food: 1, traits: ['burrowing', 'climbing'] }] },
      ],
    });
    expect(look(s).attack).toEqual({ move: ['attack', 0, 1, 0, ['burrowing', 'climbing']], due: 2 });
  });
});

describe('written and read again', () => {
  test('the same state at every decision of random games, with every player count', () => {
    for (const players of [2, 3, 4, 5, 6]) {
      const config = evolution.config(table({ players: Array(players).fill({}) }));
      const s = evolution.setup(config, `round trip ${players}`);
      const rng = new Rng(`round trip ${players}`);
      const choose = uniform(evolution, rng);
      playOut(evolution, s, choose, rng, (after) => {
        const again = evolution.readPosition(JSON.parse(JSON.stringify(evolution.writePosition(after))));
        if (isRefusal(again)) throw new Error(plainRefusal(again));
        expect(evolution.hash(again)).toBe(evolution.hash(after));
        for (const seat of seatsToAct(evolution, after)) {
          expect(legalMoves(evolution, again, seat)).toEqual(legalMoves(evolution, after, seat));
        }
      });
    }
  });

  const middles: [what: string, position: Position][] = [
    [
      'a hidden food card',
      { phase: 'food', players: [{ hand: 3, foodCard: HORNS }, { hand: 2 }, { hand: 1 }] },
    ],
    [
      'face-down traits',
      {
        phase: 'play',
        toAct: 1,
        players: [{ species: [{ traits: [{ id: 'horns', faceDown: true }, 'ambush'] }] }, { hand: 2 }],
      },
    ],
    [
      'plans',
      {
        phase: 'play',
        options: { quickPlay: true },
        players: [{ hand: [HORNS], plan: [['species', 'horns', 1, 'left']], planClosed: true }, { hand: 2 }],
      },
    ],
    [
      'leaf effects to come',
      {
        phase: 'feeding',
        step: 'leaf',
        leftOver: true,
        players: [
          { species: [{ traits: ['fertile', 'long-neck', 'foraging'], leaf: ['fertile', 'long-neck'] }] },
          {},
          {},
        ],
      },
    ],
    [
      'players out and idle',
      {
        phase: 'feeding',
        options: { passIsPermanent: true },
        wateringHole: 4,
        toAct: 1,
        idle: 1,
        out: [0],
        players: [{}, {}, {}],
      },
    ],
    [
      'a window that was used',
      {
        phase: 'feeding',
        step: 'window',
        toAct: 1,
        window: { active: 0, used: true },
        wateringHole: 4,
        players: [{}, { hand: 2, species: [{ population: 3, traits: ['intelligence'] }] }],
      },
    ],
    [
      'a payment half done',
      {
        phase: 'feeding',
        step: 'pay',
        attack: { move: ['attack', 0, 1, 0, ['burrowing', 'climbing']], due: 1, last: AMBUSH },
        players: [
          { hand: [HORNS], species: [{ bodySize: 3, traits: ['carnivore', 'intelligence'] }] },
          { species: [{ food: 1, traits: ['burrowing', 'climbing'] }] },
        ],
      },
    ],
    ['the end', { phase: 'over', round: 9, lastRound: 9, players: [{ bag: 20 }, { bag: 3, bagMeat: 2 }] }],
    [
      'meat and fat',
      {
        phase: 'feeding',
        wateringHole: 2,
        players: [
          { species: [{ bodySize: 3, population: 2, food: 1, fat: 2, meat: 2, traits: ['fat-tissue'] }] },
          {},
        ],
      },
    ],
    ['a limited bank', { options: { foodBankLimit: 180 }, wateringHole: 7, players: [{ bag: 30 }, {}] }],
    ['forced choices played', { forced: 'auto', players: [{}, {}] }],
  ];
  for (const [what, position] of middles) {
    test(what, () => {
      const s = table(position);
      const again = table(JSON.parse(JSON.stringify(evolution.writePosition(s))));
      expect(evolution.writePosition(again)).toEqual(evolution.writePosition(s));
      expect(evolution.hash(again)).toBe(evolution.hash(s));
      expect(again).toEqual(s);
    });
  }

  test('the generator goes with it: both copies draw the same cards', () => {
    const s = table({
      phase: 'feeding',
      wateringHole: 1,
      seed: 'x',
      players: [{}, { species: [{ food: 1 }] }],
    });
    const again = table(JSON.parse(JSON.stringify(evolution.writePosition(s))));
    for (const t of [s, again]) play(t, 'feed species 1');
    expect(look(again)).toEqual(look(s));
  });
});

describe('examples', () => {
  test('the fields of the product page', () => {
    const position = {
      game: 'evolution',
      options: {},
      round: 3,
      phase: 'feeding',
      first: 1,
      toAct: 0,
      wateringHole: 5,
      drawPile: 40,
      discard: [AMBUSH],
      lastRound: null,
      players: [
        {
          hand: [HORNS],
          bag: 12,
          species: [
            { bodySize: 4, population: 3, food: 1, fat: 0, traits: ['carnivore', { id: 'climbing' }] },
            { bodySize: 1, population: 2, food: 0, fat: 0, traits: [] },
          ],
        },
        {
          bag: 9,
          species: [{ bodySize: 2, population: 2, food: 2, traits: ['burrowing'] }, { population: 1 }],
        },
        {},
      ],
    };
    const s = table(position);
    expect(options(s)).toEqual([
      'feed species 2',
      'attack player 1 species 2 with species 1',
      'attack player 2 species 2 with species 1',
      'attack player 3 species 1 with species 1',
    ]);
    const burrowed = evolution.parse(s, 'attack player 2 species 1 with species 1');
    if (isRefusal(burrowed)) throw new Error(plainRefusal(burrowed));
    const before = evolution.hash(s);
    expect(applyChecked(evolution, s, 0, burrowed)).toMatchObject({ rule: 'EVO-4.2.3' });
    expect(evolution.hash(s)).toBe(before);
    play(s, 'attack player 2 species 2 with species 1');
    expect(look(s).players.map((p) => p.species.length)).toEqual([2, 1, 1]);
    expect(look(s).players[0]?.species[0]?.food).toBe(2);
  });

  test('piles written as cards keep their order', () => {
    const drawPile = [HORNS, { trait: 'climbing', food: 2 }, { trait: 'fertile', food: 7 }];
    const s = table({ phase: 'play', drawPile, discard: [AMBUSH], players: [{ hand: 1 }, {}] });
    expect(written(s)).toMatchObject({ drawPile, discard: [AMBUSH] });
  });
});

test('a position printed right after a move, before what follows by itself, goes on in the same way', () => {
  const seen = new Set<string>();
  for (const [players, seed] of [
    [2, 'halves a'],
    [4, 'halves b'],
    [6, 'halves c'],
  ] as const) {
    const config = configure(evolution, players);
    if (isRefusal(config)) throw new Error(plainRefusal(config));
    const rng = new Rng(seed);
    const choose = uniform(evolution, rng);
    const s = evolution.setup(config, seed);
    while (evolution.pending(s) !== 0) {
      const seat = firstSeat(evolution.pending(s));
      const move = choose(s, seat);
      seen.add(evolution.decision(s, seat).kind);
      evolution.take(s, seat, move);
      const between = evolution.readPosition(JSON.parse(JSON.stringify(evolution.writePosition(s))));
      evolution.proceed(s);
      if (isRefusal(between)) throw new Error(plainRefusal(between));
      expect(evolution.hash(between)).toBe(evolution.hash(s));
    }
  }
  expect([...seen].sort()).toEqual(['feed', 'food-card', 'intelligence', 'plan-card', 'play-card']);
});
