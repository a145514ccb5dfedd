import { describe, expect, test } from 'vitest';
import { type Game, isRefusal, plainRefusal, type Wire } from '../game.ts';
import type { State } from '../state.ts';

export interface MoveWords {
  /** Moves as data and in words, at least one of each verb. */
  readonly moves: readonly (readonly [wire: Wire, words: string])[];
  /** Data that is no move, with the reason. */
  readonly malformed: readonly (readonly [wire: unknown, reason: string])[];
  /** Words that are no move. */
  readonly notWords: readonly string[];
}

/** Moves as data and in words, of a game whose moves are a table of verbs (verbs.ts). */
export function testMoveWords(game: Game, s: State, { moves, malformed, notWords }: MoveWords): void {
  describe('moves as data and in words', () => {
    test.each(moves)('%j is "%s"', (wire, words) => {
      const move = game.fromWire(wire);
      if (isRefusal(move)) throw new Error(plainRefusal(move));
      expect(game.describe(s, move)).toBe(words);
      expect(game.toWire(move)).toEqual(wire);
      expect(game.parse(s, words)).toBe(move);
      expect(game.parse(s, `  ${words.toUpperCase().replaceAll(' ', '   ')} `)).toBe(move);
    });

    test('no two are the same number', () => {
      expect(new Set(moves.map(([wire]) => game.fromWire(wire))).size).toBe(moves.length);
    });
  });

  describe('what is not a move says why', () => {
    test.each(malformed)('%j', (wire, reason) => {
      const refused = game.fromWire(wire);
      expect(isRefusal(refused) && refused.facts.reason).toBe(reason);
    });

    test.each(notWords)('"%s" is not a move in words', (words) => {
      const refused = game.parse(s, words);
      expect(isRefusal(refused) && refused.code).toBe('malformed');
    });
  });
}
