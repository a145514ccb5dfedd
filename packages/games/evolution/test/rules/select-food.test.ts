import { seatsToAct } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { evolution } from '../../src/index.ts';
import {
  expectChanged,
  handSize,
  options,
  play,
  playAs,
  table,
  wateringHole,
} from '../../src/testing/index.ts';
import { card, look, refused } from './box.ts';

const three = () =>
  table({
    phase: 'food',
    first: 1,
    players: [
      { hand: [card('horns', 3), card('ambush', -2)] },
      { hand: [card('climbing', 4), card('climbing', 4)] },
      { hand: [card('fertile', 7)] },
    ],
  });

rule('EVO-3.3.1', 'all choose at the same time, in any order, one card each', () => {
  const s = three();
  expect(seatsToAct(evolution, s)).toEqual([0, 1, 2]);
  expectChanged(s, () => playAs(s, 2, 'choose fertile 7 as food'), {
    'players.2.hand.0': [[card('fertile', 7)], []],
    'players.2.foodCard.trait': [undefined, 'fertile'],
    'players.2.foodCard.food': [0, 7],
    toAct: [[2], []],
  });
  playAs(s, 0, 'choose ambush -2 as food');
  expect(refused(s, 'choose horns 3 as food', 0)?.code).toBe('not-your-turn');
  expect([handSize(s, 0), look(s).phase]).toEqual([1, 'food']);
  playAs(s, 1, 'choose climbing 4 as food');
  expect([handSize(s, 1), look(s).phase]).toEqual([1, 'play']);
});

rule('EVO-3.3.1', 'only a card from the own hand', () => {
  expect(refused(three(), 'choose fertile 7 as food', 0)?.code).toBe('not-in-hand');
  expect(options(three(), 0)).toEqual(['choose ambush -2 as food', 'choose horns 3 as food']);
});

rule('EVO-3.3.1', 'nobody sees the card of another before the food is revealed', () => {
  const a = three();
  const b = three();
  playAs(a, 0, 'choose ambush -2 as food');
  playAs(b, 0, 'choose horns 3 as food');
  for (const viewer of [-1, 1, 2]) expect(look(b, viewer)).toEqual(look(a, viewer));
  expect(look(a, 1).players[0]?.foodCard).toBeNull();
  expect(wateringHole(a)).toBe(0);
});

rule('EVO-3.3.2', 'choosing is mandatory', () => {
  const s = three();
  expect(evolution.decision(s, 2).optional).toBe(false);
  expect(options(s, 2)).toEqual(['choose fertile 7 as food']);
  for (const words of ['pass', 'end turn', 'decline']) expect(refused(s, words, 0)?.code).toBe('not-now');
});

rule('EVO-3.3.2', 'an empty hand contributes nothing', () => {
  const s = table({ phase: 'food', wateringHole: 1, players: [{ hand: [card('horns', 3)] }, {}, {}] });
  expect(seatsToAct(evolution, s)).toEqual([0]);
  play(s, 'choose horns 3 as food');
  expect(look(s).phase).toBe('feeding');
  expect(wateringHole(s)).toBe(4);
});

rule('EVO-3.3.3', 'the owner knows the own card; that a card lies there is public', () => {
  const s = three();
  playAs(s, 0, 'choose ambush -2 as food');
  expect(look(s, 0).players[0]?.foodCard).toEqual(card('ambush', -2));
  for (const viewer of [-1, 0, 1, 2]) {
    expect(look(s, viewer).players.map((p) => p.foodChosen)).toEqual([true, false, false]);
  }
});
