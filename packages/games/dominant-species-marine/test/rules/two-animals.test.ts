import { configure, isRefusal, type Position, type State } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { dominantSpeciesMarine } from '../../src/index.ts';
import { animal, asked, options, play, playing, refused, table, turnOf } from '../../src/testing/index.ts';
import { BOOK_FOOD_CHAIN, BOOK_TURN_ORDER } from '../book.ts';
import { look, newGame, started } from './box.ts';
import { acting, four, turn } from './turn.ts';

const seatsOf = (s: State) => look(s).animals.map((a) => a.seat);
/** The four animals with seats down the Food Chain, and more fields. */
const seated = (seats: readonly number[], more: Readonly<Record<string, Position>> = {}): Position =>
  four(Object.fromEntries(BOOK_FOOD_CHAIN.map((id, i) => [id, { seat: seats[i] ?? 0, ...more[id] }])));
/** Reptiles and Fishes of one player, Cephalopods and Crustaceans of the other. */
const PAIRS = seated([0, 1, 0, 1]);

rule('DSM-4.5.1', 'two players with two animals each: all four play, with everything of their own', () => {
  const s = started(2, { animals: 2 });
  expect([...seatsOf(s)].sort()).toEqual([0, 0, 1, 1]);
  for (const a of look(s).animals) {
    expect([a.pawns.available, a.pawns.box, a.pool, a.points, a.traits.length]).toEqual([4, 4, 31, 0, 1]);
  }
  expect(new Set(look(s).animals.flatMap((a) => a.traits)).size).toBe(4);
  for (const players of [3, 4]) {
    const wrong = configure(dominantSpeciesMarine, players, { animals: 2 });
    expect(isRefusal(wrong) && wrong.rule).toBe('DSM-4.5.1');
  }
});

rule('DSM-4.5.1', 'shared out in every way, or chosen in turn', () => {
  const dealt = new Set(
    Array.from({ length: 40 }, (_, i) => seatsOf(newGame(2, { animals: 2 }, `pairs ${i}`)).join()),
  );
  expect(dealt.size).toBe(6);
  const s = newGame(2, { animals: 2, assignment: 'choose' });
  const order = ['fishes', 'reptiles', 'cephalopods'].map((id) => {
    const seat = turnOf(s);
    play(s, `play ${id}`);
    return seat;
  });
  expect(order).toEqual([0, 1, 0]);
  expect(seatsOf(s)).toEqual([1, 0, 0, 1]);
});

rule(
  'DSM-4.5.2',
  'Domination has the space of two players, or by dominationSpaces those of four animals',
  () => {
    const s = turn('crustaceans', { animals: PAIRS });
    expect(options(s)).toContain('place a pawn on domination-1');
    for (const space of ['domination-2', 'domination-3']) {
      expect(refused(s, `place a pawn on ${space}`)).toMatchObject({
        code: 'closed-to-players',
        rule: 'DSM-4.5.2',
        facts: { players: 2 },
      });
      const open = turn('crustaceans', {
        animals: PAIRS,
        options: { animals: 2, dominationSpaces: 'animals' },
      });
      expect(options(open)).toContain(`place a pawn on ${space}`);
    }
  },
);

rule('DSM-4.5.2', 'the turn order of four animals', () => {
  const s = turn('crustaceans', { animals: PAIRS });
  const turns = BOOK_TURN_ORDER.map(() => {
    const id = asked(s);
    play(s, 'retrieve');
    return [id, animal(s, id ?? 'fishes').seat];
  });
  expect(turns).toEqual([
    ['crustaceans', 1],
    ['fishes', 0],
    ['cephalopods', 1],
    ['reptiles', 0],
  ]);
});

rule('DSM-4.5.3', "a player's other animal is opposing in every respect", () => {
  // Reptiles and Fishes belong to one player.
  const fight = acting('fishes', 'competition-1', {
    animals: PAIRS,
    chips: { competition: ['reef', 'land', 'land'] },
    cubes: { D4: { fishes: 1, reptiles: 1 } },
  });
  expect(options(fight)).toEqual(['eliminate reptiles on D4', 'forgo']);

  const shared = playing('biodiversity', 'fishes', {
    animals: PAIRS,
    cubes: { D4: { fishes: 1, reptiles: 1 }, D3: { fishes: 2 }, D5: { reptiles: 2 } },
  });
  expect(look(shared).animals.map((a) => a.points)).toEqual([0, 0, 1, 0]);

  const bump = turn('fishes', {
    animals: PAIRS,
    specials: { sun: { controller: 'fishes' } },
    spaces: { 'abundance-1': 'reptiles' },
  });
  play(bump, 'use the pawn of sun');
  expect(options(bump)).toContain('place a pawn on abundance-1');
});

rule('DSM-4.5.3', 'the animal controls a special pawn, not its player', () => {
  const s = turn('fishes', { animals: PAIRS, specials: { sun: { controller: 'reptiles' } } });
  expect(options(s)).not.toContain('use the pawn of sun');
});

const result = (seats: readonly number[], points: readonly number[], more: Position = {}) => {
  const all = Object.fromEntries(BOOK_FOOD_CHAIN.map((id, i) => [id, { points: points[i] ?? 0 }]));
  return dominantSpeciesMarine.result(table({ phase: 'over', animals: seated(seats, all), ...more }));
};

rule('DSM-4.5.4', "a player's lower animal counts, and the higher of these wins", () => {
  const r = result([0, 0, 1, 1], [70, 145, 75, 85]);
  expect(r?.standings.map((x) => [x.seat, x.score])).toEqual([
    [1, 75],
    [0, 70],
  ]);
  expect(r?.winners).toEqual([1]);
});

rule('DSM-4.5.4', 'a tie goes to the counting animal that is higher in the Food Chain', () => {
  // Counting: Fishes 20 of player 1, Cephalopods 20 of player 2.
  expect(result([0, 1, 0, 1], [30, 20, 20, 40])?.winners).toEqual([1]);
  // Counting: Reptiles 20 of player 1, Crustaceans 20 of player 2.
  expect(result([0, 1, 0, 1], [20, 30, 30, 20])?.winners).toEqual([0]);
});
