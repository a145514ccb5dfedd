import {
  applyChecked,
  configure,
  firstSeat,
  isRefusal,
  legalMoves,
  type Position,
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
    expect(evolution.config(table({ players: [{}, {}] }))).toEqual({ players: 2, options: defaults });
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

describe('what is contradictory names its field', () => {
  const two: Position[] = [{}, {}];
  const species = (x: Position, more: Position = {}) => ({ players: [{ species: [x] }, {}], ...more });
  const fed = (x: Position, more: Position = {}) => species(x, { phase: 'feeding', ...more });
  const first = (p: Position, more: Position = {}) => ({ players: [p, {}], ...more });
  const quick = (p: Position) => first(p, { phase: 'play', options: { quickPlay: true } });
  const hunt = (attack: unknown, hand: unknown = 3) => ({
    phase: 'feeding',
    step: 'pay',
    attack,
    players: [
      { hand, species: [{ bodySize: 3, traits: ['carnivore', 'intelligence'] }] },
      { species: [{ food: 1, traits: ['burrowing'] }] },
    ],
  });

  const wrong: [what: string, position: unknown, field: string][] = [
    ['no object', [], ''],
    ['nothing', null, ''],
    ['an unknown field', { players: two, hole: 3 }, 'hole'],
    ['another game', { game: 'chess', players: two }, 'game'],
    ['no players', {}, 'players'],
    ['players that are no list', { players: 2 }, 'players'],
    ['one player', { players: [{}] }, 'players'],
    ['seven players', { players: Array(7).fill({}) }, 'players'],
    ['six players with the 110 cards', { players: Array(6).fill({}), options: { deck: 'DE110' } }, 'players'],
    ['a player that is no object', { players: [{}, 5] }, 'players[1]'],
    ['an unknown option', { players: two, options: { speed: 1 } }, 'options.speed'],
    [
      'an impossible value of an option',
      { players: two, options: { quickPlay: 'yes' } },
      'options.quickPlay',
    ],
    ['a phase that does not exist', { players: two, phase: 'night' }, 'phase'],
    ['round 0', { players: two, round: 0 }, 'round'],
    ['half a round', { players: two, round: 1.5 }, 'round'],
    ['a first player who is not there', { players: two, first: 2 }, 'first'],
    ['a negative watering hole', { players: two, wateringHole: -1 }, 'wateringHole'],
    ['a last round that is over', { players: two, round: 4, lastRound: 3 }, 'lastRound'],
    ['a last round too far away', { players: two, round: 4, lastRound: 6 }, 'lastRound'],
    ['an unknown cause', { players: two, lastRound: 1, lastRoundCause: 'comet' }, 'lastRoundCause'],
    ['a seed that is no text', { players: two, seed: 5 }, 'seed'],
    ['a broken generator', { players: two, random: 'xyz' }, 'random'],
    ['a dead generator', { players: two, random: '0'.repeat(32) }, 'random'],
    ['an unknown way to force', { players: two, forced: 'maybe' }, 'forced'],

    ['an unknown field of a player', first({ cards: 3 }), 'players[0].cards'],
    ['a negative bag', first({ bag: -1 }), 'players[0].bag'],
    ['more meat than tokens in a bag', first({ bag: 2, bagMeat: 3 }), 'players[0].bagMeat'],
    ['a hand that is no list', first({ hand: 'horns' }), 'players[0].hand'],
    ['a trait that does not exist', first({ hand: ['tusks'] }), 'players[0].hand[0]'],
    ['a card without a trait', first({ hand: [{ food: 3 }] }), 'players[0].hand[0]'],
    ['an unknown field of a card', first({ hand: [{ trait: 'horns', id: 1 }] }), 'players[0].hand[0].id'],
    [
      'a card that does not exist',
      first({ hand: [HORNS, { trait: 'horns', food: 9 }] }),
      'players[0].hand[1]',
    ],
    [
      'a food number that is none',
      first({ hand: [{ trait: 'horns', food: '3' }] }),
      'players[0].hand[0].food',
    ],
    ['the same card too often', { players: [{ hand: [HORNS] }, { hand: [HORNS] }] }, 'players[1].hand[0]'],
    ['too many cards of a trait', first({ hand: Array(8).fill('horns') }), 'players[0].hand[7]'],
    ['a hand larger than the deck', first({ hand: 130 }), 'players[0].hand'],
    ['hands larger than the deck together', { players: [{ hand: 100 }, { hand: 30 }] }, 'players[1].hand'],
    ['a food card before the food phase', first({ foodCard: HORNS }), 'players[0].foodCard'],
    [
      'a food card twice',
      first({ hand: [HORNS], foodCard: HORNS }, { phase: 'food' }),
      'players[0].foodCard',
    ],

    ['a row that is no list', first({ species: 2 }), 'players[0].species'],
    ['a species that is no object', first({ species: [{}, 'x'] }), 'players[0].species[1]'],
    ['an unknown field of a species', species({ size: 3 }), 'players[0].species[0].size'],
    ['body size 0', species({ bodySize: 0 }), 'players[0].species[0].bodySize'],
    ['body size 7', species({ bodySize: 7 }), 'players[0].species[0].bodySize'],
    ['population 0', species({ population: 0 }), 'players[0].species[0].population'],
    ['population 7', species({ population: 7 }), 'players[0].species[0].population'],
    ['more food than population', fed({ population: 2, food: 3 }), 'players[0].species[0].food'],
    ['food outside feeding', species({ food: 1 }, { phase: 'play' }), 'players[0].species[0].food'],
    ['food before the reveal', fed({ food: 1 }, { step: 'reveal' }), 'players[0].species[0].food'],
    ['fat without Fat Tissue', species({ fat: 1 }), 'players[0].species[0].fat'],
    ['more fat than body', species({ fat: 2, traits: ['fat-tissue'] }), 'players[0].species[0].fat'],
    [
      'fat on a face-down card',
      species({ fat: 1, traits: [{ id: 'fat-tissue', faceDown: true }] }, { phase: 'play' }),
      'players[0].species[0].fat',
    ],
    ['more meat than tokens', fed({ food: 1, meat: 2 }), 'players[0].species[0].meat'],
    [
      'a trait that does not exist on a species',
      species({ traits: ['tusks'] }),
      'players[0].species[0].traits[0]',
    ],
    ['a trait twice', species({ traits: ['horns', 'horns'] }), 'players[0].species[0].traits[1]'],
    [
      'three traits with two players',
      species({ traits: ['horns', 'ambush', 'climbing'] }),
      'players[0].species[0].traits',
    ],
    [
      'a face-down trait in feeding',
      fed({ traits: [{ id: 'horns', faceDown: true }] }),
      'players[0].species[0].traits[0]',
    ],
    [
      'a trait card that does not exist',
      species({ traits: [{ id: 'horns', food: 9 }] }),
      'players[0].species[0].traits[0]',
    ],
    [
      'an unknown field of a trait',
      species({ traits: [{ id: 'horns', up: true }] }),
      'players[0].species[0].traits[0].up',
    ],
    [
      'face-down that is neither true nor false',
      species({ traits: [{ id: 'horns', faceDown: 1 }] }, { phase: 'play' }),
      'players[0].species[0].traits[0].faceDown',
    ],
    [
      'a leaf effect without its trait',
      fed({ leaf: ['fertile'] }, { step: 'leaf' }),
      'players[0].species[0].leaf[0]',
    ],
    [
      'a leaf effect of a trait without a leaf',
      fed({ leaf: ['horns'], traits: ['horns'] }, { step: 'leaf' }),
      'players[0].species[0].leaf[0]',
    ],
    ['more species than boards', first({ species: Array(27).fill({}) }), 'players[0].species[26]'],

    ['somebody to act in the deal', { players: two, toAct: 0 }, 'toAct'],
    ['a seat to act that is not there', { players: [{ hand: 1 }, {}], phase: 'play', toAct: 2 }, 'toAct'],
    [
      'two seats to act one after the other',
      { players: [{ hand: 1 }, {}], phase: 'play', toAct: [0, 1] },
      'toAct',
    ],
    ['a step that does not exist', { players: two, phase: 'feeding', step: 'dream' }, 'step'],
    [
      'a step of feeding in another phase',
      { players: [{ hand: 1 }, {}], phase: 'play', step: 'feed' },
      'step',
    ],
    [
      'food left over in another phase',
      { players: [{ hand: 1 }, {}], phase: 'play', leftOver: true },
      'leftOver',
    ],
    ['more idle players than players', { players: two, phase: 'feeding', idle: 3 }, 'idle'],
    [
      'a player out who is not there',
      { players: two, phase: 'feeding', out: [2], options: { passIsPermanent: true } },
      'out[0]',
    ],
    [
      'an unknown field of a window',
      { players: two, phase: 'feeding', step: 'window', window: { x: 1 } },
      'window.x',
    ],
    [
      'a window of nobody',
      { players: two, phase: 'feeding', step: 'window', window: { active: 5 } },
      'window.active',
    ],

    ['a payment without its attack', hunt({}), 'attack.move'],
    ['a payment for something else', hunt({ move: ['eat', 0] }), 'attack.move'],
    ['a payment for an attack that costs nothing', hunt({ move: ['attack', 0, 1, 0] }), 'attack.move'],
    ['a payment for an illegal attack', hunt({ move: ['attack', 0, 1, 0, ['climbing']] }), 'attack.move'],
    [
      'more due than the attack costs',
      hunt({ move: ['attack', 0, 1, 0, ['burrowing']], due: 2 }),
      'attack.due',
    ],
    ['more due than the hand holds', hunt({ move: ['attack', 0, 1, 0, ['burrowing']] }, 0), 'attack.due'],
    [
      'a last payment that does not exist',
      hunt({ move: ['attack', 0, 1, 0, ['burrowing']], last: { trait: 'horns', food: 9 } }),
      'attack.last',
    ],

    ['a plan without quick play', first({ hand: [HORNS], plan: [] }, { phase: 'play' }), 'players[0].plan'],
    [
      'a closed plan without quick play',
      first({ hand: 1, planClosed: true }, { phase: 'play' }),
      'players[0].planClosed',
    ],
    ['a plan of no moves', quick({ hand: [HORNS], plan: ['x'] }), 'players[0].plan[0]'],
    ['a plan of moves that play no card', quick({ hand: [HORNS], plan: [['pass']] }), 'players[0].plan[0]'],
    [
      'a plan with a card not in hand',
      quick({ hand: [HORNS], plan: [['species', 'ambush', -3, 'left']] }),
      'players[0].plan[0]',
    ],
    [
      'a plan that uses a card twice',
      quick({
        hand: [HORNS, AMBUSH],
        plan: [
          ['species', 'horns', 1, 'left'],
          ['body', 'horns', 1, 0],
        ],
      }),
      'players[0].plan[1]',
    ],

    ['a draw pile larger than the deck', { players: two, drawPile: 130 }, 'drawPile'],
    ['a draw pile larger than the rest', { players: [{ hand: 50 }, {}], drawPile: 60 }, 'drawPile'],
    ['a draw pile that is neither', { players: two, drawPile: 'all' }, 'drawPile'],
    ['a card that is in two piles', { players: two, drawPile: [HORNS], discard: [HORNS] }, 'discard[0]'],
    ['a discard pile larger than the rest', { players: two, removed: 100, discard: 30 }, 'discard'],
    ['more removed than the deck holds', { players: two, removed: 130 }, 'removed'],
    [
      'a card that does not exist in a pile',
      { players: two, drawPile: [HORNS, { trait: 'horns', food: 7 }] },
      'drawPile[1]',
    ],
    [
      'more tokens than a limited bank has',
      { players: [{ bag: 100 }, { bag: 80 }], wateringHole: 1, options: { foodBankLimit: 180 } },
      'wateringHole',
    ],

    [
      'a food card after the reveal',
      first({ foodCard: HORNS }, { phase: 'feeding', wateringHole: 3 }),
      'players[0].foodCard',
    ],
    [
      'a food card when the game is over',
      first({ foodCard: HORNS }, { phase: 'over' }),
      'players[0].foodCard',
    ],
    ['a step when the game is over', { players: two, phase: 'over', step: 'leaf' }, 'step'],
    ['somebody to act when the game is over', { players: two, phase: 'over', toAct: 1 }, 'toAct'],
    ['a draw pile of nothing', { players: two, drawPile: null }, 'drawPile'],
    [
      'somebody who has chosen a food card',
      { players: [{ hand: 2 }, { hand: 1, foodCard: HORNS }], phase: 'food', toAct: 1 },
      'toAct',
    ],
    [
      'somebody without a card to choose food',
      { players: [{ hand: 1 }, { hand: 0 }], phase: 'food', toAct: [1] },
      'toAct',
    ],
    [
      'somebody without a card to plan',
      { players: [{ hand: 1 }, { hand: 0 }], phase: 'play', options: { quickPlay: true }, toAct: [0, 1] },
      'toAct',
    ],
    [
      'a leaf effect to act in the feeding turns',
      fed({ traits: ['long-neck'], leaf: ['long-neck'] }, { wateringHole: 3 }),
      'players[0].species[0].leaf',
    ],
    [
      'a window outside its step',
      { players: two, phase: 'feeding', step: 'feed', window: {}, wateringHole: 3 },
      'window',
    ],
    [
      'an attack outside its step',
      { ...hunt({ move: ['attack', 0, 1, 0, ['burrowing']] }), step: 'turn', wateringHole: 3 },
      'attack',
    ],
    [
      'idle players before the feeding turns',
      { players: two, phase: 'feeding', step: 'leaf', idle: 1, wateringHole: 3 },
      'idle',
    ],
    [
      'players out where passing is not permanent',
      { players: two, phase: 'feeding', out: [1], wateringHole: 3 },
      'out',
    ],
    ['a cause without a last round', { players: two, lastRoundCause: 'feeding' }, 'lastRoundCause'],
    [
      'a last payment behind all cards in hand',
      hunt({ move: ['attack', 0, 1, 0, ['burrowing']], last: { trait: 'warning-call', food: 5 } }, [AMBUSH]),
      'attack.last',
    ],
    ['a seat beyond the table', { players: [{ hand: 1 }, { hand: 1 }], phase: 'food', toAct: [33] }, 'toAct'],
    [
      'a last payment without a number',
      hunt({ move: ['attack', 0, 1, 0, ['burrowing']], last: { trait: 'ambush', food: null } }, [AMBUSH]),
      'attack.last.food',
    ],
    [
      'idle players while an attack is paid for',
      { ...hunt({ move: ['attack', 0, 1, 0, ['burrowing']] }, [AMBUSH]), idle: 1 },
      'idle',
    ],
    [
      'a window for another than the player about to feed, who alone is asked',
      {
        players: [{}, { hand: 1, species: [{ traits: ['intelligence'] }] }],
        phase: 'feeding',
        options: { intelligenceTiming: 'ownTurn' },
        step: 'window',
        toAct: 1,
        window: { active: 0 },
      },
      'window.active',
    ],
    [
      'a game without cards, which could never end',
      { players: [{ species: [] }, { species: [] }], phase: 'feeding', drawPile: 0, discard: [] },
      'drawPile',
    ],
  ];
  for (const [what, position, field] of wrong) {
    test(`${what} (${field})`, () => {
      const s = evolution.readPosition(position);
      if (!isRefusal(s)) throw new Error('the position was accepted');
      expect(s.facts.field).toBe(field);
      expect(s.code).toBe('bad-position');
      if (field !== '') expect(s.sentence.startsWith(`Field "${field}": `)).toBe(true);
      expect(s.sentence).toMatch(/[^.]\.$/);
    });
  }
});

describe('written and read again', () => {
  test('the same state at every decision of random games, with every player count', () => {
    for (const players of [2, 3, 4, 5, 6]) {
      const config = {
        players,
        options: { ...evolution.config(table({ players: Array(players).fill({}) })).options },
      };
      const s = evolution.setup(config, `round trip ${players}`);
      const rng = new Rng(`round trip ${players}`);
      const choose = uniform(evolution, rng);
      playOut(evolution, s, choose, rng, (after) => {
        const again = evolution.readPosition(JSON.parse(JSON.stringify(evolution.writePosition(after))));
        if (isRefusal(again)) throw new Error(again.sentence);
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
    if (isRefusal(burrowed)) throw new Error(burrowed.sentence);
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
    if (isRefusal(config)) throw new Error(config.sentence);
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
      if (isRefusal(between)) throw new Error(between.sentence);
      expect(evolution.hash(between)).toBe(evolution.hash(s));
    }
  }
  expect([...seen].sort()).toEqual(['feed', 'food-card', 'intelligence', 'plan-card', 'play-card']);
});
