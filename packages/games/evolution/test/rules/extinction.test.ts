import { DRAWN, rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import {
  bag,
  expectChanged,
  fed,
  feeding,
  handSize,
  options,
  play,
  rowLength,
  type Short,
  turnOf,
} from '../../src/testing/index.ts';
import { card, look, ofType, refused, whole } from './box.ts';

const HUNTER: Short = [5, 4, 0, ['carnivore']];
/** Keeps the phase open: hungry, with food at the watering hole, and too large to be hunted. */
const GRAZER: Short = [6, 6, 0];
const ATTACK = 'attack player 2 species 1 with species 1';

const hunt = (prey: readonly Short[], more = {}) =>
  feeding([[HUNTER], prey, [GRAZER]], { wateringHole: 9, ...more });

rule('EVO-7.1.1', 'food and fat of a species that dies go to the bag of its owner', () => {
  const s = hunt([[3, 1, 1, ['fat-tissue'], 2]]);
  play(s, ATTACK);
  expect([bag(s, 0), bag(s, 1)]).toEqual([0, 3]);
});

rule('EVO-7.1.1', 'also those of a carnivore killed by Horns', () => {
  const s = feeding([[[4, 1, 1, ['carnivore', 'fat-tissue'], 2]], [[2, 2, 0, ['horns']]], [GRAZER]], {
    wateringHole: 9,
  });
  play(s, ATTACK);
  expect([bag(s, 0), rowLength(s, 0)]).toEqual([3, 0]);
});

rule('EVO-7.1', 'traits, tokens and a card for each trait, and nothing else changes', () => {
  const traits = [
    { id: 'ambush', food: 2 },
    { id: 'fat-tissue', food: 3 },
  ];
  const pile = [card('horns', 3), card('horns', 3)];
  const s = hunt([[1, 1, 1, traits, 1], GRAZER], { drawPile: pile, discard: [] });
  expectChanged(s, () => play(s, ATTACK), {
    'players.0.species.0.food': [0, 1],
    'players.0.species.0.meat': [0, 1],
    'players.1.species.0': [[{ bodySize: 1, population: 1, food: 1, fat: 1, traits }], []],
    'players.1.bag': [0, 2],
    'discard.0': [[], [card('ambush', 2), card('fat-tissue', 3)]],
    'players.1.hand.0': [[], pile],
    'drawPile.0': [pile, []],
    random: DRAWN,
    toAct: [0, 1],
  });
});

rule('EVO-7.1.2', 'its traits are discarded face-up, its board is free again', () => {
  const s = hunt(
    [
      [
        1,
        1,
        0,
        [
          { id: 'ambush', food: 2 },
          { id: 'fertile', food: 3 },
        ],
      ],
      GRAZER,
    ],
    { discard: [] },
  );
  const free = look(s).freeBoards;
  play(s, ATTACK);
  for (const viewer of [-1, 0, 1]) {
    expect(look(s, viewer).discard).toEqual([card('ambush', 2), card('fertile', 3)]);
  }
  expect([rowLength(s, 1), look(s).freeBoards]).toEqual([1, free + 1]);
});

rule('EVO-7.1.2', 'the gap closes: the neighbours are adjacent at once', () => {
  const row: Short[] = [
    [1, 2, 0, ['cooperation']],
    [2, 1],
    [1, 2],
  ];
  const s = feeding([[HUNTER], row, [GRAZER]], { wateringHole: 9 });
  play(s, 'attack player 2 species 2 with species 1');
  expect(turnOf(s)).toBe(1);
  play(s, 'feed species 1');
  expect([fed(s, 1, 0), fed(s, 1, 1)]).toEqual([
    [2, 1, 0],
    [2, 1, 0],
  ]);
});

rule('EVO-7.1.3', 'then the owner draws as many cards as traits were discarded, usable at once', () => {
  const s = hunt(
    [
      [1, 1, 0, ['ambush', 'fertile']],
      [6, 3, 0, ['intelligence']],
    ],
    {
      drawPile: [card('foraging', 2), card('foraging', 3), card('foraging', 4)],
      discard: [],
    },
  );
  const events = play(s, ATTACK);
  expect(events.map((e) => e.type).filter((t) => t === 'extinct' || t === 'drawn')).toEqual([
    'extinct',
    'drawn',
  ]);
  expect(handSize(s, 1)).toBe(2);
  expect(turnOf(s)).toBe(1);
  expect(options(s).filter((words) => words.includes('intelligence of species 1'))).toHaveLength(2);
});

rule('EVO-7.1.3', 'nothing is drawn for a species without traits', () => {
  const s = hunt([[1, 1]]);
  expect(ofType(play(s, ATTACK), 'drawn')).toEqual([]);
  expect(handSize(s, 1)).toBe(0);
});

const short = (more = {}) =>
  hunt([[1, 1, 0, ['ambush', 'fertile', 'foraging']]], {
    round: 4,
    drawPile: [card('horns', 1)],
    discard: [card('horns', 2)],
    ...more,
  });

rule('EVO-7.1.4', 'a reshuffle for this draw makes the next round the last', () => {
  const s = short();
  const [event] = ofType(play(s, ATTACK), 'reshuffled');
  expect(event).toMatchObject({ lastRound: 5 });
  expect([handSize(s, 1), look(s).lastRound]).toEqual([3, 5]);
});

rule('EVO-7.1.4', 'not when the last round is already set', () => {
  const s = short({ lastRound: 4 });
  play(s, ATTACK);
  expect(look(s).lastRound).toBe(4);
});

rule('EVO-7.1.4', 'not when the pile has just enough cards', () => {
  const s = short({ drawPile: 3 });
  expect(ofType(play(s, ATTACK), 'reshuffled')).toEqual([]);
  expect([look(s).lastRound, look(s).drawPile]).toEqual([null, 0]);
});

rule('EVO-7.1.5', 'the discarded traits take part in the reshuffle of their own draw', () => {
  const s = short({ drawPile: [], discard: [] });
  play(s, ATTACK);
  const hand = whole(s).players[1]?.hand.map((c) => c.trait) ?? [];
  expect(hand.toSorted()).toEqual(['ambush', 'fertile', 'foraging']);
  expect(look(s)).toMatchObject({ drawPile: 0, discard: [], lastRound: 5 });
});

rule('EVO-7.1.6', 'a player without species has no options and is no target', () => {
  const s = feeding([[HUNTER, [1, 3]], [], [GRAZER]], {
    wateringHole: 9,
    hands: [[], ['horns', 'ambush'], []],
  });
  expect(refused(s, ATTACK)?.code).toBe('no-such-species');
  play(s, 'feed species 2');
  expect(turnOf(s)).toBe(2);
});
