import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { feeding, handSize, play, sp, table } from '../../src/testing/index.ts';
import { card, look, ofType, seatsIn, whole } from './box.ts';

const hands = (s: ReturnType<typeof table>) => look(s).players.map((p) => p.handSize);

rule('EVO-3.2.1', 'three cards and one for each own species, on top of the cards kept', () => {
  const row = (n: number) => Array.from({ length: n }, () => sp(1, 1));
  const s = table({ players: [{ species: row(1), hand: 2 }, { species: row(3) }, { species: row(6) }] });
  expect(hands(s)).toEqual([2 + 4, 6, 9]);
});

rule('EVO-3.2.2', 'the first player draws all cards first, then clockwise', () => {
  const s = table({ first: 1, drawPile: 5, discard: [], players: [{}, {}, {}] });
  expect(hands(s)).toEqual([0, 4, 1]);
});

rule('EVO-3.2.2', 'the order of the deal follows the first player of the new round', () => {
  const s = feeding([[[1, 1]], [[1, 1, 1]], [[1, 1, 1]]], { wateringHole: 1, first: 1, toAct: 0 });
  expect(seatsIn(play(s, 'feed species 1'), 'dealt')).toEqual([2, 0, 1]);
});

rule('EVO-3.2.3', 'an empty pile is made of the discard pile, and drawing goes on', () => {
  const s = table({
    drawPile: [card('horns', 1), card('horns', 2)],
    discard: [
      card('ambush', 0),
      card('ambush', 1),
      card('ambush', 2),
      card('fertile', 2),
      card('fertile', 3),
    ],
    players: [{}, { species: [] }],
  });
  expect(hands(s)).toEqual([4, 3]);
  expect(look(s).discard).toEqual([]);
  expect(look(s).drawPile).toBe(0);
  const first = whole(s).players[0]?.hand.map((c) => c.trait) ?? [];
  expect(first.filter((trait) => trait === 'horns')).toHaveLength(2);
});

rule('EVO-3.2.3', 'nothing is reshuffled while the pile has a card', () => {
  const s = table({ drawPile: 9, discard: [card('ambush', 0)], players: [{}, {}] });
  expect(look(s).discard).toEqual([card('ambush', 0)]);
  expect(look(s).drawPile).toBe(1);
});

rule('EVO-3.2.3', 'the reshuffled cards come in random order', () => {
  const discard = [1, 2, 3, 3, 4, 4, 5].map((n) => card('horns', n));
  const firstHand = (seed: string) =>
    JSON.stringify(
      whole(table({ seed, drawPile: 0, discard, players: [{}, { species: [] }] })).players[0]?.hand,
    );
  expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(firstHand)).size).toBeGreaterThan(1);
});

rule('EVO-3.2.4', 'a reshuffle in the deal makes this round the last', () => {
  const four = [{}, {}, {}, {}];
  expect(look(table({ round: 3, drawPile: 5, discard: 30, players: four })).lastRound).toBe(3);
});

rule('EVO-3.2.4', 'emptying the pile exactly triggers nothing; the next draw does', () => {
  const four = [{}, {}, {}, {}];
  const exact = table({ round: 3, drawPile: 16, discard: 30, players: four });
  expect(look(exact)).toMatchObject({ drawPile: 0, lastRound: null });
  expect(look(exact).discard).toHaveLength(30);
  const oneMore = table({ round: 3, drawPile: 15, discard: 30, players: four });
  expect(look(oneMore).lastRound).toBe(3);
});

rule('EVO-3.2.4', 'the game ends with that round', () => {
  const s = table({
    round: 3,
    drawPile: 3,
    discard: 12,
    players: [{ species: [] }, { species: [] }],
    first: 0,
  });
  expect(look(s).lastRound).toBe(3);
  const over = feeding([[[1, 1]], [[1, 1, 1]]], { wateringHole: 1, round: 3, lastRound: 3 });
  play(over, 'feed species 1');
  expect(look(over).phase).toBe('over');
});

rule('EVO-3.2.5', 'with both piles empty the remaining draws are lost', () => {
  const s = table({ drawPile: 3, discard: 2, players: [{}, {}, {}] });
  expect(hands(s)).toEqual([4, 1, 0]);
  expect(look(s)).toMatchObject({ drawPile: 0, discard: [], lastRound: 1 });
});

rule('EVO-3.2.5', 'without a card to reshuffle there is no last round either', () => {
  const s = table({ drawPile: 0, discard: [], players: [{ hand: 1 }, {}] });
  expect(hands(s)).toEqual([1, 0]);
  expect(look(s).lastRound).toBeNull();
});

rule('EVO-3.2.5', 'later players lose the cards that earlier ones took', () => {
  const events = play(
    feeding([[[1, 1]], [[1, 1, 1]]], { wateringHole: 1, drawPile: 6, discard: [] }),
    'feed species 1',
  );
  expect(ofType(events, 'dealt').map((e) => [e.seat, e.count])).toEqual([
    [1, 4],
    [0, 2],
  ]);
});

rule('EVO-3.2.1', 'species created in one round are dealt for in the next', () => {
  const s = table({
    phase: 'play',
    wateringHole: 6,
    players: [{ hand: ['horns'] }, {}],
  });
  play(s, 'discard horns 1 for a new species on the left');
  play(s, 'feed species 1', 'feed species 1', 'feed species 2');
  expect(look(s).round).toBe(2);
  expect(handSize(s, 0)).toBe(5);
  expect(handSize(s, 1)).toBe(4);
});
