import { isRefusal, plainRefusal, type Wire } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { expect, test } from 'vitest';
import { sayRefusal } from '../../src/games/evolution/worded.ts';
import { wordsOf } from '../../src/text/phrase.tsx';
import { namesFor, say } from './say.ts';
import { type Course, from, sp } from './tables.ts';

/** Reasons that need a table of their own, each in full. Figures count row by row, the first species of all first. */

function why(course: Course, wire: Wire, seat = 0): string {
  const move = evolution.fromWire(wire);
  if (isRefusal(move)) throw new Error(plainRefusal(move));
  const refused = evolution.explain(course.state, seat, move);
  if (refused === undefined) throw new Error(`${JSON.stringify(wire)} is legal`);
  return wordsOf(sayRefusal(refused, course.snapshot(seat), namesFor(seat), say)).replaceAll('\u2009', ' ');
}

const zoo = (wateringHole: number, options = {}, hand = 2): Course =>
  from({
    phase: 'feeding',
    wateringHole,
    options,
    players: [
      {
        hand,
        species: [sp(5, 3, 0, ['carnivore', 'intelligence']), sp(1, 2, 0), sp(6, 1, 1, ['fat-tissue'])],
      },
      { species: [sp(1, 1, 0, ['warning-call']), sp(1, 1, 0), sp(2, 1, 0, ['climbing', 'horns'])] },
      { species: [sp(1, 1, 1, ['burrowing', 'climbing', 'hard-shell'])] },
    ],
  });

test('protections name both species', () => {
  const plain = (trait: string, wire: Wire) =>
    why(
      from({
        phase: 'feeding',
        players: [
          { species: [sp(3, 2, 0, ['carnivore'])] },
          { species: [sp(1, 2, 0, [trait]), sp(2, 1, 0, ['warning-call']), sp(2, 2, 0)] },
          {},
        ],
      }),
      wire,
    );
  expect(plain('climbing', ['attack', 0, 1, 0])).toBe(
    'Climbing: only a climber reaches Tomek’s Molia, and your Oryga cannot climb.',
  );
  expect(plain('horns', ['attack', 0, 1, 2])).toBe(
    'Warning Call: the left neighbour of Tomek’s Lacertiscus warns it, and your Oryga has no Ambush.',
  );
  expect(plain('symbiosis', ['attack', 0, 1, 0])).toBe(
    'Symbiosis: to the right of Tomek’s Molia stands a larger species, body 2 against 1.',
  );
  expect(plain('defensive-herding', ['attack', 0, 1, 0])).toBe(
    'Defensive Herding: population 2 of your Oryga is not larger than 2 of Tomek’s Molia.',
  );
});

test('Intelligence has its limits', () => {
  const barred = zoo(2, { negateHorns: false, negateNeighbourCall: false });
  expect(why(barred, ['attack', 0, 1, 1, ['warning-call-left']])).toBe(
    'At this table the Warning Call on its left cannot be ignored.',
  );
  expect(why(zoo(2, {}, 1), ['attack', 0, 2, 0, ['burrowing', 'climbing', 'hard-shell', 'symbiosis']])).toBe(
    'Symbiosis does not protect Ilona’s Pithecopsis from this attack.',
  );
  expect(why(zoo(2, {}, 1), ['attack', 0, 2, 0, ['burrowing', 'climbing', 'hard-shell']])).toBe(
    'That costs 3 cards, and you have 1.',
  );
});

test('feeding has its order', () => {
  expect(why(zoo(0), ['eat', 1])).toBe('The watering hole is empty.');
  expect(why(zoo(2, { fatEligible: false }), ['eat', 2])).toBe(
    'Lacertiscus is not hungry, 1 food for population 1, and you must feed a hungry species first.',
  );
  expect(why(zoo(2), ['attack', 0, 5, 0])).toBe('There is no such player at this table.');
  expect(why(zoo(2), ['eat', 1], 1)).toBe('It is not your turn: waiting for Mara.');
  expect(why(from({ phase: 'over', players: [{}, {}] }), ['pass'])).toBe('The game is over.');
});

test('cards are paid in order, boards are counted, effects act once', () => {
  const hand = [
    { trait: 'ambush', food: 1 },
    { trait: 'foraging', food: 3 },
    { trait: 'horns', food: 2 },
  ];
  const paying = (due: number, last?: object): Course =>
    from({
      phase: 'feeding',
      step: 'pay',
      attack: { move: ['attack', 0, 1, 0, ['burrowing', 'climbing']], due, ...(last ? { last } : {}) },
      players: [
        { hand, species: [sp(5, 3, 0, ['carnivore', 'intelligence'])] },
        { species: [sp(2, 2, 2, ['burrowing', 'climbing'])] },
        {},
      ],
    });
  expect(why(paying(1, hand[1]), ['pay', 'ambush', 1])).toBe(
    'Cards are paid from left to right: Ambush +1 comes before Foraging +3.',
  );
  expect(why(paying(2), ['pay', 'horns', 2])).toBe(
    'Cards are paid from left to right: from Horns +2 on you have 1, and 2 are due.',
  );
  const full = from({
    phase: 'play',
    players: Array.from({ length: 4 }, () => ({
      hand,
      species: Array.from({ length: 6 }, () => sp(6, 6)),
    })).map((player, i) => (i === 0 ? player : { ...player, hand: 2 })),
  });
  expect(why(full, ['species', 'ambush', 1, 'left'])).toBe('All species boards are in use: 24 of 24.');
  const leaf = from({
    phase: 'feeding',
    step: 'leaf',
    leftOver: true,
    players: [
      { species: [{ ...sp(1, 1, 0, ['fertile', 'long-neck', 'foraging']), leaf: ['fertile', 'long-neck'] }] },
      {},
      {},
    ],
  });
  expect(why(leaf, ['leaf', 0, 'fat-tissue'])).toBe('Fat Tissue of Oryga has nothing more to do this round.');
});

test('what is no reason of the rules stays as it was sent', () => {
  const lost = { code: 'unreachable', sentence: 'The connection is lost.' };
  const course = from({ phase: 'over', players: [{}, {}] });
  expect(sayRefusal(lost, course.snapshot(0), namesFor(0), say)).toBe('The connection is lost.');
});
