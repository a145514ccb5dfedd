import { configure, isRefusal } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { evolution } from '../../src/index.ts';
import { hungry, room } from '../../src/state.ts';
import {
  addressOf,
  bag,
  fed,
  feeding,
  handSize,
  options,
  play,
  rowLength,
  type Short,
  sp,
  species,
  table,
  wateringHole,
} from '../../src/testing/index.ts';
import { BOOK_TRAITS } from '../book.ts';
import { allCards, badField, card, look, newGame, refused, whole } from './box.ts';

const OTHERS = BOOK_TRAITS.filter((trait) => trait !== 'carnivore');

/** Rows of plain species, so many for each player. */
const rows = (...counts: number[]) => counts.map((n) => Array.from({ length: n }, (): Short => [1, 1]));
const rowsOf = (...counts: number[]) =>
  rows(...counts).map((row) => ({ species: row.map((x) => sp(...x)), hand: ['horns', 'ambush'] }));

rule('EVO-1.1.1', '129 trait cards: 17 Carnivore and 7 of each of 16 others', () => {
  const cards = allCards(newGame(4));
  expect(cards).toHaveLength(129);
  const count = (trait: string) => cards.filter((c) => c.trait === trait).length;
  expect(count('carnivore')).toBe(17);
  expect(OTHERS.map(count)).toEqual(Array(16).fill(7));
});

rule('EVO-1.1.2', '24 boards, each with two tracks from 1 to 6', () => {
  expect(look(newGame(3)).freeBoards).toBe(21);
  expect(look(newGame(6)).freeBoards).toBe(18);
  const on = (x: Short) => badField({ players: [{ species: [sp(...x)] }, {}] });
  expect([on([6, 1]), on([1, 6])]).toEqual([undefined, undefined]);
  expect([on([7, 1]), on([0, 1])]).toEqual(Array(2).fill('players[0].species[0].bodySize'));
  expect([on([1, 7]), on([1, 0])]).toEqual(Array(2).fill('players[0].species[0].population'));
});

rule('EVO-1.1.4', '180 tokens; plant or meat makes no difference once a token is on a board', () => {
  expect(look(newGame(3, { foodBankLimit: 180 })).bank).toBe(180);
  const eaten = (meat: number) =>
    table({
      phase: 'feeding',
      wateringHole: 3,
      players: [{ species: [{ population: 3, food: 2, meat }] }, { species: [{ population: 2 }] }],
    });
  const plant = eaten(0);
  const meat = eaten(2);
  expect(evolution.hash(meat)).toBe(evolution.hash(plant));
  expect(options(meat)).toEqual(options(plant));
  for (const s of [plant, meat]) play(s, 'feed species 1');
  expect(fed(meat, 0, 0)).toEqual(fed(plant, 0, 0));
});

rule('EVO-1.1.6', 'one watering hole for all, one first player', () => {
  const s = feeding([[[1, 2]], [[1, 2]], [[1, 2]]], { wateringHole: 4, first: 2, toAct: 2 });
  play(s, 'feed species 1', 'feed species 1', 'feed species 1');
  expect(wateringHole(s)).toBe(1);
  expect([0, 1, 2].map((viewer) => look(s, viewer).first)).toEqual([2, 2, 2]);
});

rule('EVO-1.2.1', '2 to 6 players', () => {
  for (const players of [0, 1, 7, 2.5]) expect(isRefusal(configure(evolution, players))).toBe(true);
  for (const players of [2, 3, 4, 5, 6]) expect(look(newGame(players)).players).toHaveLength(players);
});

rule('EVO-1.2.2', 'body size and population end at 6 and a living species has at least 1', () => {
  const s = table({
    phase: 'play',
    players: [{ hand: ['horns', 'ambush', 'climbing'], species: [sp(5, 5)] }, {}],
  });
  play(
    s,
    'discard horns 1 to grow body size of species 1',
    'discard ambush -3 to grow population of species 1',
  );
  expect(species(s, 0, 0)).toMatchObject({ bodySize: 6, population: 6 });
  expect(refused(s, 'discard climbing 1 to grow body size of species 1')?.code).toBe('at-maximum');
  expect(refused(s, 'discard climbing 1 to grow population of species 1')?.code).toBe('at-maximum');

  const starving = feeding(
    [
      [
        [1, 1],
        [1, 2, 1],
      ],
      [[1, 1, 1]],
    ],
    { lastRound: 1 },
  );
  expect(look(starving).players[0]?.species.map((x) => x.population)).toEqual([1]);
});

rule('EVO-1.2.3', 'three traits on a species, two in a two-player game', () => {
  const limit = (players: number, traits: string[]) => {
    const s = table({
      phase: 'play',
      players: Array.from({ length: players }, () => ({
        hand: ['horns'],
        species: [sp(1, 1, 0, traits)],
      })).map((p, i) => (i === 0 ? p : {})),
    });
    return refused(s, 'put horns 1 on species 1')?.code;
  };
  for (const players of [3, 4, 5, 6]) {
    expect(limit(players, ['ambush', 'climbing'])).toBeUndefined();
    expect(limit(players, ['ambush', 'climbing', 'fertile'])).toBe('trait-limit');
  }
  expect(limit(2, ['ambush'])).toBeUndefined();
  expect(limit(2, ['ambush', 'climbing'])).toBe('trait-limit');
});

rule('EVO-1.2.4', 'three cards and one for each species', () => {
  const s = table({
    players: [{ species: [] }, { species: [sp(1, 1)] }, { species: rows(5)[0]?.map((x) => sp(...x)) }],
  });
  expect([0, 1, 2].map((seat) => handSize(s, seat))).toEqual([3, 4, 8]);
});

rule('EVO-1.2.5', '40 cards leave a two-player game, 89 stay', () => {
  const s = newGame(2);
  expect(whole(s).removed).toHaveLength(40);
  expect(look(s).drawPile + handSize(s, 0) + handSize(s, 1)).toBe(89);
  for (const players of [3, 4, 5, 6]) expect(look(newGame(players)).removed).toBe(0);
});

rule('EVO-1.2.6', 'Hard Shell adds 4', () => {
  const legal = (body: number) =>
    refused(
      feeding(
        [
          [
            [6, 2, 0, ['carnivore']],
            [1, 1],
          ],
          [[body, 1, 0, ['hard-shell']]],
        ],
        { wateringHole: 1 },
      ),
      'attack player 2 species 1 with species 1',
    );
  expect(legal(1)).toBeUndefined();
  expect(legal(2)?.rule).toBe('EVO-4.2.2');
});

rule('EVO-1.2.7', 'no hand limit', () => {
  const s = table({ players: [{ hand: 40 }, { hand: 20 }, {}] });
  expect([0, 1, 2].map((seat) => handSize(s, seat))).toEqual([44, 24, 4]);
});

rule('EVO-1.2.8', '24 boards for all together and no limit for one player', () => {
  const left = table({ phase: 'play', players: rowsOf(21, 1, 1) });
  play(left, 'discard horns 1 for a new species on the left');
  expect(rowLength(left, 0)).toBe(22);
  expect(refused(left, 'discard ambush -3 for a new species on the right')).toMatchObject({
    code: 'no-free-board',
    rule: 'EVO-1.2.8',
  });
  expect(options(left).some((words) => words.includes('new species'))).toBe(false);
});

rule('EVO-1.2.8', 'a replacement species comes even beyond the limit', () => {
  const full = (n: number): Short[] => Array.from({ length: n }, () => [1, 1, 1]);
  const s = feeding([full(12), full(12), []]);
  expect(look(s).round).toBe(2);
  expect([0, 1, 2].map((seat) => rowLength(s, seat))).toEqual([12, 12, 1]);
});

rule('EVO-1.2.9', 'the bank never runs dry', () => {
  const s = table({
    phase: 'play',
    wateringHole: 500,
    players: [{ hand: ['horns'], foodCard: card('long-neck', 9) }, {}, {}],
  });
  play(s, 'end turn');
  expect(wateringHole(s)).toBe(509);
  expect(look(s).bank).toBeNull();
});

rule(
  'EVO-1.3.1',
  'a species: two tracks, food up to the population, fat up to the body on Fat Tissue only',
  () => {
    const s = feeding(
      [
        [
          [
            3,
            4,
            2,
            [
              { id: 'fat-tissue', food: 4 },
              { id: 'horns', food: 2 },
            ],
            1,
          ],
        ],
        [[1, 1]],
      ],
      {
        wateringHole: 1,
      },
    );
    expect(species(s, 0, 0)).toEqual({
      bodySize: 3,
      population: 4,
      food: 2,
      fat: 1,
      traits: [
        { id: 'fat-tissue', food: 4 },
        { id: 'horns', food: 2 },
      ],
    });
    const of = (x: Short) => badField({ phase: 'feeding', players: [{ species: [sp(...x)] }, {}] });
    expect(of([3, 2, 3])).toBe('players[0].species[0].food');
    expect(of([3, 2, 2, ['fat-tissue'], 4])).toBe('players[0].species[0].fat');
    expect(of([3, 2, 2, ['horns'], 1])).toBe('players[0].species[0].fat');
    expect(of([3, 2, 2, ['fat-tissue'], 3])).toBeUndefined();
  },
);

rule('EVO-1.3.1', 'every trait card is face-up or face-down', () => {
  const s = table({
    phase: 'play',
    players: [{ hand: 1, species: [sp(1, 1, 0, [{ id: 'horns', faceDown: true }, 'climbing'])] }, {}],
  });
  expect(species(s, 0, 0).traits.map((t) => t.faceDown ?? false)).toEqual([true, false]);
});

rule('EVO-1.3.2', 'a player: hand, row from left to right, bag', () => {
  const s = table({
    phase: 'play',
    players: [
      { hand: [card('horns', 1), card('ambush', -3)], bag: 7, species: [sp(2, 1), sp(3, 1)] },
      { bag: 4 },
    ],
  });
  expect(look(s).players[0]?.hand).toEqual([card('ambush', -3), card('horns', 1)]);
  expect([bag(s, 0), bag(s, 1)]).toEqual([7, 4]);
  play(s, 'discard horns 1 for a new species on the left');
  expect(look(s).players[0]?.species.map((x) => x.bodySize)).toEqual([1, 2, 3]);
});

rule(
  'EVO-1.3.3',
  'the table: piles, watering hole, food cards with their owners, first player, round, last round',
  () => {
    const position = {
      round: 4,
      phase: 'food',
      first: 1,
      wateringHole: 3,
      lastRound: 5,
      drawPile: [card('horns', 1), card('climbing', 2)],
      discard: [card('fertile', 7)],
      players: [{ hand: ['horns'] }, { hand: ['horns'], foodCard: card('ambush', 0) }, { hand: ['horns'] }],
    };
    const s = table(position);
    expect(evolution.writePosition(s)).toMatchObject({
      round: 4,
      first: 1,
      wateringHole: 3,
      lastRound: 5,
      drawPile: position.drawPile,
      discard: position.discard,
    });
    expect(whole(s).players.map((p) => p.foodCard)).toEqual([undefined, card('ambush', 0), undefined]);
    expect(evolution.writePosition(newGame(3))).toMatchObject({ round: 1, lastRound: null });
  },
);

const AT_TABLE: Short[] = [
  [5, 4, 1, ['fat-tissue'], 2],
  [5, 4, 1],
  [5, 4, 4],
  [2, 4, 4, ['fat-tissue'], 2],
  [3, 2, 1, ['fat-tissue'], 3],
];
const mixed = () => feeding([AT_TABLE, [[1, 1]]], { wateringHole: 1 });

rule('EVO-1.3.4', 'room: free places on the board and, with Fat Tissue, on the card', () => {
  const s = mixed();
  expect(AT_TABLE.map((_, i) => room(s, addressOf(s, 0, i)))).toEqual([6, 3, 0, 0, 1]);
});

rule('EVO-1.3.5', 'hungry: less food than population, whatever fat is stored', () => {
  const s = mixed();
  expect(AT_TABLE.map((_, i) => hungry(s, addressOf(s, 0, i)))).toEqual([true, true, false, false, true]);
});

rule('EVO-1.3.6', 'cards with the same trait and number are interchangeable', () => {
  const hand = [
    card('horns', 3),
    card('carnivore', 2),
    card('horns', 3),
    card('carnivore', 2),
    card('horns', 2),
  ];
  const held = (cards: typeof hand) =>
    table({ phase: 'food', players: [{ hand: cards }, {}, {}], drawPile: 0 });
  expect(options(held(hand))).toEqual([
    'choose carnivore 2 as food',
    'choose horns 2 as food',
    'choose horns 3 as food',
  ]);
  expect(evolution.hash(held(hand.toReversed()))).toBe(evolution.hash(held(hand)));
});
