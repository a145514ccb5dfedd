import { redact } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { evolution } from '../../src/index.ts';
import { bag, feeding, play, playAs, sp, table } from '../../src/testing/index.ts';
import { card, look, ofType, whole } from './box.ts';

const EVERYBODY = [-1, 0, 1, 2];
const HORNS = card('horns', 1);
const AMBUSH = card('ambush', -3);

/** Two tables that differ only in something hidden look the same to the given viewers, and to no other. */
function sameFor(viewers: readonly number[], a: object, b: object): void {
  const [s, t] = [table({ phase: 'play', ...a }), table({ phase: 'play', ...b })];
  const same = EVERYBODY.filter(
    (viewer) => JSON.stringify(look(s, viewer)) === JSON.stringify(look(t, viewer)),
  );
  expect(same).toEqual(viewers);
}

const players = (hand: readonly object[], more = {}) => [{ hand, ...more }, { hand: 1 }, {}];

rule('EVO-3.8.1', 'hand cards are known to the owner, hand sizes to all', () => {
  const piles = (other: object) => ({ drawPile: [other], discard: [] });
  sameFor(
    [-1, 1, 2],
    { players: [{ hand: [HORNS] }, { hand: [card('fertile', 2)] }, {}], ...piles(AMBUSH) },
    { players: [{ hand: [AMBUSH] }, { hand: [card('fertile', 2)] }, {}], ...piles(HORNS) },
  );
  const s = table({ phase: 'play', players: players([HORNS, AMBUSH]) });
  for (const viewer of EVERYBODY) {
    expect(look(s, viewer).players.map((p) => p.handSize)).toEqual([2, 1, 0]);
    expect(look(s, viewer).players.map((p) => p.hand !== null)).toEqual([0, 1, 2].map((p) => p === viewer));
  }
});

rule('EVO-3.8.2', 'nobody knows the draw pile or the removed cards', () => {
  const hands = { players: [{ hand: [card('fertile', 2)] }, { hand: [card('fertile', 3)] }, {}] };
  const pile = [HORNS, AMBUSH, card('climbing', 2)];
  sameFor(
    EVERYBODY,
    { ...hands, drawPile: pile, discard: [], removed: [card('foraging', 2)] },
    { ...hands, drawPile: pile.toReversed(), discard: [], removed: [card('foraging', 2)] },
  );
  sameFor(
    EVERYBODY,
    { ...hands, drawPile: [HORNS], discard: [], removed: [AMBUSH] },
    { ...hands, drawPile: [AMBUSH], discard: [], removed: [HORNS] },
  );
});

rule('EVO-3.8.2', 'their numbers are public', () => {
  const s = table({ phase: 'play', drawPile: 7, discard: [], removed: 3, players: players([HORNS]) });
  for (const viewer of EVERYBODY) expect(look(s, viewer).drawPile).toBe(7);
});

rule('EVO-3.8.3', 'the own food card is known to its owner until it is revealed', () => {
  const hands = (foodCard: object, other: object) => ({
    players: [{ foodCard, hand: [card('fertile', 2)] }, { hand: [card('fertile', 3)] }, {}],
    drawPile: [other],
    discard: [],
  });
  sameFor([-1, 1, 2], hands(HORNS, AMBUSH), hands(AMBUSH, HORNS));
  const s = table({ phase: 'play', wateringHole: 5, ...hands(HORNS, AMBUSH) });
  play(s, 'end turn', 'end turn');
  for (const viewer of EVERYBODY) expect(look(s, viewer).discard).toEqual([HORNS]);
});

rule('EVO-3.8.4', 'face-down traits are known to the owner until they are turned up', () => {
  const down = (id: string, food: number) => ({ id, food, faceDown: true });
  const rows = (trait: object, other: object) => ({
    players: [
      { species: [sp(1, 1, 0, [trait as { id: string }])], hand: [card('fertile', 2)] },
      { hand: [card('fertile', 3)] },
      {},
    ],
    drawPile: [other],
    discard: [],
  });
  const horns = rows(down('horns', 1), AMBUSH);
  sameFor([-1, 1, 2], horns, rows(down('ambush', -3), HORNS));
  const s = table({ phase: 'play', wateringHole: 5, ...horns });
  play(s, 'end turn', 'end turn');
  for (const viewer of EVERYBODY) {
    expect(look(s, viewer).players[0]?.species[0]?.traits).toEqual([{ id: 'horns', food: 1 }]);
  }
});

rule('EVO-3.8.5', 'the discard pile is public', () => {
  const discard = [HORNS, AMBUSH, card('long-neck', 9)];
  const s = table({ phase: 'play', discard, players: players([card('fertile', 2)]) });
  play(s, 'discard fertile 2 to grow body size of species 1');
  for (const viewer of EVERYBODY) expect(look(s, viewer).discard).toEqual([...discard, card('fertile', 2)]);
});

rule('EVO-3.8.6', 'what is in the bags is public', () => {
  const s = feeding([[[1, 2, 1]], [[1, 2, 2]], [[1, 1, 1]]], { wateringHole: 2 });
  play(s, 'feed species 1');
  expect([bag(s, 0), bag(s, 1), bag(s, 2)]).toEqual([2, 2, 1]);
  for (const viewer of EVERYBODY) expect(look(s, viewer).players.map((p) => p.bag)).toEqual([2, 2, 1]);
});

rule('EVO-3.8.7', 'cards drawn for an extinction are known to the owner only', () => {
  const s = feeding(
    [
      [
        [4, 2, 0, ['carnivore']],
        [1, 2],
      ],
      [[1, 1, 0, ['ambush', 'fertile']]],
      [[1, 1]],
    ],
    {
      wateringHole: 9,
      drawPile: [card('foraging', 2), card('foraging', 3)],
      discard: [],
    },
  );
  const events = playAs(s, 0, 'attack player 2 species 1 with species 1');
  const [drawn] = ofType(events, 'drawn');
  expect(drawn).toMatchObject({ seat: 1, count: 2 });
  expect(whole(s).players[1]?.hand).toEqual([card('foraging', 2), card('foraging', 3)]);
  for (const viewer of [-1, 0, 2]) {
    expect(JSON.stringify(drawn && redact(drawn, viewer))).not.toContain('foraging');
    expect(look(s, viewer).players[1]).toMatchObject({ hand: null, handSize: 2 });
  }
  expect(look(s, 1).players[1]?.hand).toHaveLength(2);
  expect(JSON.stringify(drawn && redact(drawn, 1))).toContain('foraging');
});

rule(
  'EVO-3.6.7 EVO-5.6.3',
  "what is open in feeding is in everybody's view: who is out, whose turn a window precedes, left-over food",
  () => {
    const rows = [[[1, 2, 1, ['fat-tissue']]], [[1, 2, 1]], [[2, 2, 0, ['intelligence']]]] as const;
    const more = {
      options: { passIsPermanent: true },
      wateringHole: 4,
      leftOver: true,
      hands: [[], [], ['horns']],
    };
    const s = feeding(rows, { ...more, out: [1], toAct: 0 });
    for (const viewer of [-1, 0, 1, 2]) {
      const view = evolution.view(s, viewer);
      expect(view.out).toEqual([1]);
      expect(view.window).toEqual({ active: 0, used: false });
      expect(view.leftOver).toBe(true);
      expect(view.toAct).toEqual([2]);
    }
    expect(evolution.view(feeding(rows, { ...more, toAct: 1 }), 0).window).toEqual({
      active: 1,
      used: false,
    });
  },
);
