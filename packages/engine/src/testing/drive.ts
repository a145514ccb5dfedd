import { EngineBug } from '../bug.ts';
import {
  type Game,
  type GameEvent,
  isRefusal,
  type Position,
  plainRefusal,
  type Refusal,
  type Seat,
} from '../game.ts';
import { applyChecked, legalMoves, readMove, seatsToAct } from '../moves.ts';
import type { State } from '../state.ts';

/** Small positions of a game driven by moves in words, for its tests. */
export interface Driver {
  /** Loads a hand-written position; a refusal is a mistake of the test. */
  load(position: Position): State;
  /** Whose turn it is. */
  turnOf(s: State): Seat;
  /** The kind of the present question. */
  question(s: State): string;
  /** The legal moves in words. */
  options(s: State, seat?: Seat): string[];
  /** Plays moves given in words (or as wire JSON) for the seat to act; returns what happened. Invariants are checked. */
  play(s: State, ...words: readonly string[]): GameEvent[];
  /** Why a move in words is refused; undefined when it is legal. The position stays as it is. */
  refused(s: State, text: string, seat?: Seat): Refusal | undefined;
}

export function drive(game: Game): Driver {
  const turnOf = (s: State): Seat => {
    const seats = seatsToAct(game, s);
    if (seats.length === 0) throw new EngineBug('nobody is to act');
    return seats[0];
  };
  return {
    load(position) {
      const s = game.readPosition({ game: game.id, ...position });
      if (isRefusal(s)) throw new EngineBug(`bad test position: ${plainRefusal(s)}`);
      game.check(s);
      return s;
    },
    turnOf,
    question: (s) => game.decision(s, turnOf(s)).kind,
    options: (s, seat = turnOf(s)) => legalMoves(game, s, seat).map((move) => game.describe(s, move)),
    play(s, ...words) {
      const events: GameEvent[] = [];
      for (const text of words) {
        const move = readMove(game, s, text);
        if (isRefusal(move)) throw new EngineBug(`not a move: ${plainRefusal(move)}`);
        const refused = applyChecked(game, s, turnOf(s), move, (e) => events.push(e));
        if (refused) throw new EngineBug(`"${text}" was refused: ${plainRefusal(refused)}`);
        game.check(s);
      }
      return events;
    },
    refused(s, text, seat = turnOf(s)) {
      const move = readMove(game, s, text);
      return isRefusal(move) ? move : game.explain(s, seat, move);
    },
  };
}
