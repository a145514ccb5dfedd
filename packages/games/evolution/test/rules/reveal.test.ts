import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { expectChanged, play, sp, table, wateringHole } from '../../src/testing/index.ts';
import { card, look, ofType, whole } from './box.ts';

const down = (id: string) => ({ id, faceDown: true });

/** Just before the reveal; player 1 has one card and ends the phase. */
const before = (wateringHole: number, food: readonly ({ trait: string; food: number } | null)[], more = {}) =>
  table({
    phase: 'play',
    wateringHole,
    discard: [],
    players: food.map((foodCard, i) => ({
      foodCard,
      hand: i === 0 ? 1 : 0,
      species: [sp(1, 2, 0, i < 2 ? [down(i === 0 ? 'horns' : 'climbing')] : [])],
    })),
    ...more,
  });

const AMBUSH = (n: number) => card('ambush', n);

rule('EVO-3.5.1', 'all face-down traits are turned up together, before the food cards', () => {
  const s = before(0, [AMBUSH(3), AMBUSH(2), null]);
  expect(look(s, 2).players[0]?.species[0]?.traits).toEqual([{ faceDown: true }]);
  const events = play(s, 'end turn').map((e) => [e.type, e.seat]);
  expect(events.slice(-3)).toEqual([
    ['traits-revealed', 0],
    ['traits-revealed', 1],
    ['food-revealed', undefined],
  ]);
  for (const viewer of [-1, 0, 1, 2]) {
    const ids = look(s, viewer).players.map((p) => p.species[0]?.traits.map((t) => [t.id, t.faceDown]));
    expect(ids).toEqual([[['horns', undefined]], [['climbing', undefined]], []]);
  }
});

const holeAfter = (hole: number, ...numbers: { trait: string; food: number }[]) => {
  const s = before(hole, [numbers[0] ?? null, numbers[1] ?? null, numbers[2] ?? null]);
  play(s, 'end turn');
  return wateringHole(s);
};

rule('EVO-3.5.2', 'the sum of all numbers is added', () => {
  expect(holeAfter(2, AMBUSH(3), card('long-neck', 9), AMBUSH(-1))).toBe(13);
  expect(holeAfter(5, AMBUSH(-3), AMBUSH(-1), AMBUSH(0))).toBe(1);
});

rule('EVO-3.5.2', 'the floor is 0, and it applies to the total, not card by card', () => {
  expect(holeAfter(2, AMBUSH(-3), AMBUSH(3))).toBe(2);
  expect(holeAfter(0, AMBUSH(-3), AMBUSH(-2), AMBUSH(3))).toBe(0);
  expect(holeAfter(1, AMBUSH(-3), card('pack-hunting', -3), AMBUSH(3))).toBe(0);
});

rule('EVO-3.5.2', 'whether food was left is recorded before the cards count', () => {
  const left = (hole: number, ...numbers: number[]) => {
    const s = table({
      phase: 'play',
      wateringHole: hole,
      players: numbers.map((n, i) => ({
        foodCard: AMBUSH(n),
        hand: i === 0 ? 1 : 0,
        // The carnivore has somebody to eat, so that the phase waits even without plant food.
        species: i === 0 ? [sp(2, 2, 0, ['carnivore'])] : [sp(1, 2, 0, ['fertile'])],
      })),
    });
    play(s, 'end turn');
    expect(look(s).phase).toBe('feeding');
    return [whole(s).leftOver ?? false, look(s).players[1]?.species[0]?.population];
  };
  expect(left(0, 3, 2)).toEqual([false, 2]);
  expect(left(1, -3, -2)).toEqual([true, 3]);
  expect(left(2, 3, 2)).toEqual([true, 3]);
});

rule('EVO-3.5.3', 'traits and food cards are turned up, the food comes, and nothing else changes', () => {
  const s = before(0, [AMBUSH(3), card('fertile', 7), null]);
  expectChanged(s, () => play(s, 'end turn'), {
    'players.0.species.0.traits.0.faceDown': [true, undefined],
    'players.1.species.0.traits.0.faceDown': [true, undefined],
    'players.0.foodCard.trait': ['ambush', undefined],
    'players.0.foodCard.food': [3, 0],
    'players.1.foodCard.trait': ['fertile', undefined],
    'players.1.foodCard.food': [7, 0],
    'discard.0': [[], [AMBUSH(3), card('fertile', 7)]],
    wateringHole: [0, 10],
    phase: ['play', 'feeding'],
  });
});

rule('EVO-3.5.3', 'the food cards go face-up to the discard pile', () => {
  const s = before(0, [AMBUSH(3), card('fertile', 7), card('horns', 5)]);
  const [event] = ofType(play(s, 'end turn'), 'food-revealed');
  expect(event?.cards).toEqual([
    { seat: 0, card: AMBUSH(3) },
    { seat: 1, card: card('fertile', 7) },
    { seat: 2, card: card('horns', 5) },
  ]);
  for (const viewer of [-1, 0, 2]) {
    expect(look(s, viewer).discard).toEqual([AMBUSH(3), card('fertile', 7), card('horns', 5)]);
    expect(look(s, viewer).players.map((p) => p.foodChosen)).toEqual([false, false, false]);
  }
});
