import { legalMoves, playOut, Rng, seatsToAct, uniform } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { evolution } from '../../src/index.ts';
import { options, play, type Short, sp, table } from '../../src/testing/index.ts';
import { card, look, newGame } from './box.ts';

rule('EVO-3.9.1', 'a food card: as many choices as different cards in hand', () => {
  const hand = [
    card('horns', 3),
    card('horns', 3),
    card('horns', 4),
    card('ambush', 3),
    card('carnivore', 2),
  ];
  const s = table({ phase: 'food', players: [{ hand }, {}, {}] });
  expect(legalMoves(evolution, s, 0)).toHaveLength(4);
});

/** Choices of player 1 with `hand`, in a row of species. */
function choices(hand: readonly { trait: string; food: number }[], row: readonly Short[]): number {
  const s = table({ phase: 'play', players: [{ hand, species: row.map((x) => sp(...x)) }, {}, {}] });
  return options(s).length;
}

rule('EVO-3.9.2', 'a card: two sides, two growths and one trait for each species, or stop', () => {
  const hand = [card('horns', 1), card('ambush', 1), card('fertile', 2)];
  const plain: Short = [2, 2];
  expect(choices(hand, [plain])).toBe(3 * (2 + 3) + 1);
  expect(choices(hand, [plain, plain, plain])).toBe(3 * (2 + 9) + 1);
});

rule('EVO-3.9.2', 'three replacements on a full species; fewer choices at the limits', () => {
  const hand = [card('horns', 1), card('horns', 2)];
  expect(choices(hand, [[2, 2, 0, ['ambush', 'climbing', 'fertile']]])).toBe(2 * (2 + 2 + 3) + 1);
  expect(choices(hand, [[2, 2, 0, ['horns']]])).toBe(2 * (2 + 2) + 1);
  expect(choices(hand, [[6, 2]])).toBe(2 * (2 + 1 + 1) + 1);
});

rule('EVO-3.9.3', "leaf order: the owner's choice alone, and rarely asked", () => {
  const row: Short[] = [[1, 1, 0, ['fertile', 'long-neck', 'foraging']]];
  const s = table({
    phase: 'play',
    wateringHole: 1,
    players: [{ hand: 1 }, { species: row.map((x) => sp(...x)) }, {}],
  });
  play(s, 'end turn');
  expect(seatsToAct(evolution, s)).toEqual([1]);
  expect(evolution.decision(s, 1)).toMatchObject({ kind: 'leaf-order', rule: 'EVO-3.5.7', group: 0 });
});

rule('EVO-3.9.7', 'usual length of games in random play', () => {
  const usual: [players: number, from: number, to: number][] = [
    [2, 7, 10],
    [3, 7, 10],
    [4, 5, 8],
    [5, 5, 6],
    [6, 4, 5],
  ];
  const GAMES = 40;
  for (const [players, from, to] of usual) {
    let rounds = 0;
    for (let i = 0; i < GAMES; i++) {
      const s = newGame(players, {}, `length ${i}`);
      const rng = new Rng(`play ${i}`);
      playOut(evolution, s, uniform(evolution, rng), rng);
      rounds += look(s).round;
    }
    // The table rounds its means to whole rounds.
    expect(rounds / GAMES).toBeGreaterThan(from - 0.5);
    expect(rounds / GAMES).toBeLessThan(to + 0.5);
  }
});
