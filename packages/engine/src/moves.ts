import {
  type Emit,
  type Game,
  type Move,
  MoveList,
  type Refusal,
  refusal,
  type Seat,
  seatsOf,
} from './game.ts';
import type { State } from './state.ts';

/** The seats to act, ascending; none when the game is over. */
export function seatsToAct(game: Game, s: State): Seat[] {
  return seatsOf(game.pending(s));
}

/** The legal moves of a seat as a plain array, for code where speed does not matter. */
export function legalMoves(game: Game, s: State, seat: Seat): Move[] {
  const list = new MoveList();
  game.legalMoves(s, seat, list);
  return list.toArray();
}

/** Is this, whatever number it is, a seat of the mask? */
export function isPending(pending: number, seat: Seat): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < 31 && (pending & (1 << seat)) !== 0;
}

/** Why a seat may not act at all; shared by all games' `explain`. `rule` says whose turn it is, or that it is over. */
export function refuseSeat(pending: number, seat: Seat, rule: string): Refusal | undefined {
  if (pending === 0) return refusal('game-over', rule);
  if (isPending(pending, seat)) return undefined;
  const waiting = seatsOf(pending).map((p) => p + 1);
  return refusal('not-your-turn', rule, {
    seat: seat + 1,
    waitingFor: waiting,
  });
}

/**
 * Looks the move up in the legal list first; on a refusal the state is untouched. The one entrance for servers,
 * replays and command lines.
 */
export function applyChecked(game: Game, s: State, seat: Seat, move: Move, emit?: Emit): Refusal | undefined {
  const list = new MoveList();
  if (isPending(game.pending(s), seat)) game.legalMoves(s, seat, list);
  if (!list.includes(move)) {
    return game.explain(s, seat, move) ?? refusal('not-legal', '');
  }
  game.apply(s, seat, move, emit);
  return undefined;
}

/** Reads a move given as words or as a wire array in JSON. */
export function readMove(game: Game, s: State, text: string): Move | Refusal {
  const trimmed = text.trim();
  if (!trimmed.startsWith('[')) return game.parse(s, trimmed);
  let wire: unknown;
  try {
    wire = JSON.parse(trimmed);
  } catch {
    return refusal('not-json', '', { reason: `"${trimmed}" is not a JSON array` });
  }
  return game.fromWire(wire);
}
