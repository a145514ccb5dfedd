import { configure, isRefusal, type Position, type State } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { type AnimalId, dominantSpecies } from '../../src/index.ts';
import { animal, executing, options, play, playing, question, table, tile } from '../../src/testing/index.ts';
import { BOOK_FOOD_CHAIN } from '../book.ts';
import { look, newGame, pointsIn, refused } from './box.ts';

/** Seats of the six animals down the food chain. */
const seated = (...seats: number[]): Position =>
  Object.fromEntries(BOOK_FOOD_CHAIN.map((id, i) => [id, { seat: seats[i] }]));
/** Three players: mammals and birds, reptiles and amphibians, arachnids and insects. */
const PAIRS = seated(0, 1, 0, 1, 2, 2);

const seatsOf = (s: State) => look(s).animals.map((a) => a.seat);

rule('DS-4.7.1', 'three players have two animals each, two players three; all six play', () => {
  expect([...seatsOf(newGame(3, { animals: 2 }))].sort()).toEqual([0, 0, 1, 1, 2, 2]);
  expect([...seatsOf(newGame(2, { animals: 3 }))].sort()).toEqual([0, 0, 0, 1, 1, 1]);
  for (const [players, animals] of [
    [2, 2],
    [3, 3],
    [4, 2],
    [6, 2],
    [5, 3],
  ] as const) {
    const wrong = configure(dominantSpecies, players, { animals });
    expect(isRefusal(wrong) && wrong.rule).toBe('DS-4.7.1');
  }
});

rule('DS-4.7.1', 'at random: a seat gets other animals with other seeds', () => {
  const dealt = new Set(
    Array.from({ length: 30 }, (_, i) => seatsOf(newGame(3, { animals: 2 }, `pairs ${i}`)).join()),
  );
  expect(dealt.size).toBeGreaterThan(15);
});

rule('DS-4.7.1', 'by choice: in turn, and the last animal goes to the last seat without asking', () => {
  const s = newGame(3, { animals: 2, assignment: 'choose' });
  const order: number[] = [];
  for (const id of ['insects', 'mammals', 'birds', 'reptiles', 'arachnids']) {
    order.push(...[0, 1, 2].filter((seat) => (dominantSpecies.pending(s) & (1 << seat)) !== 0));
    play(s, `play ${id}`);
  }
  expect(order).toEqual([0, 1, 2, 0, 1]);
  expect(look(s).phase).toBe('planning');
  expect(seatsOf(s)).toEqual([1, 0, 2, 2, 1, 0]);
});

rule('DS-4.7.2', 'three pawns and 35 cubes for each animal, and everything of its own', () => {
  for (const [players, animals] of [
    [3, 2],
    [2, 3],
  ] as const) {
    const { animals: all, initiative } = look(newGame(players, { animals }));
    expect(initiative).toEqual(BOOK_FOOD_CHAIN.toReversed());
    for (const a of all) {
      expect([a.pawns.available, a.pawns.box, a.pool, a.points]).toEqual([3, 7, 30, 0]);
      expect(Object.keys(a.elements)).toHaveLength(1);
    }
  }
});

rule('DS-4.7.3', 'animals of one player are opponents of each other', () => {
  const fight = executing(
    { 'competition-3': 'mammals' },
    { animals: PAIRS, cubes: { C4: { mammals: 1, birds: 1 } } },
  );
  // Space 3 is for tundra, desert and forest; the birds belong to the same player.
  expect(options(fight)).toEqual(['eliminate birds on C4', 'skip']);

  const shared = playing('biodiversity', 'mammals', 'D4', {
    animals: PAIRS,
    cubes: { D4: { mammals: 2, birds: 1 }, E4: { mammals: 1 } },
  });
  // One tile is shared with an animal of the same player, which counts: D4 paid 3, the card 1.
  expect(animal(shared, 'mammals').points).toBe(3 + 1);

  const cold = playing('cold-snap', 'mammals', 'D4', {
    animals: PAIRS,
    cubes: { D4: { mammals: 1 }, D3: { mammals: 1, birds: 2, reptiles: 1 } },
  });
  expect(tile(cold, 'D3').cubes).toEqual({ mammals: 1, birds: 1 });
});

rule('DS-4.7.3', '"your" means the animal that dominated the tile', () => {
  const s = executing(
    { 'domination-1': 'mammals' },
    { animals: PAIRS, cards: { faceUp: ['nocturnal'], deck: 3 }, cubes: { C4: { birds: 2 } } },
  );
  play(s, 'score C4', 'choose nocturnal');
  // The birds dominate; only their marker moves, not that of the mammals.
  expect(look(s).initiative).toEqual(['insects', 'arachnids', 'birds', 'amphibians', 'reptiles', 'mammals']);
  const fertile = playing('fertile', 'birds', 'C4', {
    animals: PAIRS,
    cubes: { C4: { birds: 2 }, D4: { mammals: 1 } },
  });
  expect(options(fertile)).toEqual(['choose tile C4']);
});

const over = (animals: Position) => table({ phase: 'over', animals });
const withPoints = (seats: readonly number[], points: readonly number[]): Position =>
  Object.fromEntries(BOOK_FOOD_CHAIN.map((id, i) => [id, { seat: seats[i], points: points[i] }]));

rule('DS-4.7.4', "each animal scores by itself; a player's weakest animal counts", () => {
  const s = over(withPoints([0, 1, 0, 1, 2, 2], [50, 30, 10, 28, 60, 27]));
  expect(dominantSpecies.scores(s)).toEqual([10, 28, 27]);
  expect(dominantSpecies.result(s)?.winners).toEqual([1]);
  const scored = executing(
    { 'domination-1': 'mammals' },
    { animals: PAIRS, cards: { faceUp: [] }, cubes: { D4: { mammals: 2, birds: 1 } } },
  );
  expect(pointsIn(play(scored, 'score D4'), 'tiles')).toEqual({ mammals: 3, birds: 2 });
});

rule('DS-4.7.5', 'the variant goes before the table of players: three pawns, not seven', () => {
  const { animals } = look(newGame(2, { animals: 3 }));
  expect(animals.map((a) => a.pawns.available)).toEqual(Array(6).fill(3));
  // And before "most points win": the richest animal does not help its player.
  const s = over(withPoints([0, 0, 0, 1, 1, 1], [99, 98, 1, 2, 2, 2]));
  expect(dominantSpecies.result(s)?.winners).toEqual([1]);
});

rule('DS-4.7.6', 'two and three players may also play one animal each', () => {
  for (const [players, pawns] of [
    [2, 7],
    [3, 6],
  ] as const) {
    const s = newGame(players);
    expect(look(s).animals.map((a) => a.pawns.available)).toEqual(Array(players).fill(pawns));
    expect(dominantSpecies.config(s).options.animals).toBe(1);
  }
});

/** Result of a three-player table with pairs. */
const pairs = (points: readonly number[]) =>
  dominantSpecies.result(over(withPoints([0, 1, 0, 1, 2, 2], points)));
const ranked = (points: readonly number[]) => pairs(points)?.standings.map((x) => [x.seat, x.score]);

rule('DS-5.10.6', 'the lowest animals are compared; a tie goes to the one higher in the food chain', () => {
  // Counting: birds 20 of player 1, amphibians 20 of player 2, insects 20 of player 3.
  expect(ranked([30, 30, 20, 20, 30, 20])).toEqual([
    [0, 20],
    [1, 20],
    [2, 20],
  ]);
  // Counting: birds of player 1, reptiles of player 2.
  expect(ranked([30, 20, 20, 30, 30, 30])).toEqual([
    [2, 30],
    [1, 20],
    [0, 20],
  ]);
});

rule('DS-5.10.6', 'a player whose two lowest animals tie counts the higher of them', () => {
  // Player 1 has 20 with mammals and birds: the mammals count, ahead of the reptiles of player 2.
  expect(ranked([20, 20, 20, 30, 5, 5])?.map(([seat]) => seat)).toEqual([0, 1, 2]);
  // With the birds alone player 2 would be ahead.
  expect(ranked([21, 20, 20, 30, 5, 5])?.map(([seat]) => seat)).toEqual([1, 0, 2]);
  expect(pairs([20, 20, 20, 30, 5, 5])?.winners).toEqual([0]);
});

rule('DS-4.7.3', 'a seat answers for each of its animals in turn', () => {
  const s = table({ animals: PAIRS });
  const seats = (['insects', 'arachnids', 'amphibians', 'birds', 'reptiles', 'mammals'] as AnimalId[]).map(
    (id) => {
      expect(look(s).asked?.animal).toBe(id);
      const seat = [0, 1, 2].find((x) => (dominantSpecies.pending(s) & (1 << x)) !== 0);
      play(s, options(s)[0] ?? '');
      return seat;
    },
  );
  expect(seats).toEqual([2, 2, 1, 0, 1, 0]);
  expect([question(s), refused(s, 'forgo')?.code]).toEqual(['placement', 'not-now']);
});
