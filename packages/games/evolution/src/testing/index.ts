import {
  applyChecked,
  EngineBug,
  type GameEvent,
  isRefusal,
  legalMoves,
  type Position,
  plainRefusal,
  type Refusal,
  readMove,
  type Seat,
  type State,
  seatsToAct,
} from '@clade/engine';
import { type Changes, expectChanged as expectChangedAt } from '@clade/engine/testing';
import { evolution } from '../index.ts';
import { rowStart, speciesAt } from '../state.ts';
import type { Species } from '../table.ts';

/** Small positions driven by moves in words, for tests. */

/**
 * A species in the notation of the rule book's section 8: `[body, population, food, [traits], fat]`. Traits are ids;
 * everything behind `population` may be left out.
 */
export type Short = readonly [
  body: number,
  population: number,
  food?: number,
  traits?: readonly (string | { id: string; food?: number; faceDown?: boolean })[],
  fat?: number,
];

export function sp(...[bodySize, population, food = 0, traits = [], fat = 0]: Short): Position {
  return { bodySize, population, food, fat, traits };
}

/** Loads a hand-written position; a refusal is a mistake of the test. */
export function table(position: Position): State {
  const s = evolution.readPosition({ game: 'evolution', ...position });
  if (isRefusal(s)) throw new EngineBug(`bad test position: ${plainRefusal(s)}`);
  evolution.check(s);
  return s;
}

/** A feeding position from rows in short notation; seat 0 acts. */
export function feeding(rows: readonly (readonly Short[])[], more: Position = {}): State {
  const { hands, ...rest } = more as { hands?: readonly unknown[] };
  return table({
    phase: 'feeding',
    players: rows.map((row, i) => ({ species: row.map((x) => sp(...x)), hand: hands?.[i] ?? [] })),
    ...rest,
  });
}

/** Whose turn it is, when it is one seat's. */
export function turnOf(s: State): Seat {
  const seats = seatsToAct(evolution, s);
  if (seats.length === 0) throw new EngineBug('nobody is to act');
  return seats[0];
}

/** The legal moves of a seat in words. */
export function options(s: State, seat: Seat = turnOf(s)): string[] {
  return legalMoves(evolution, s, seat).map((move) => evolution.describe(s, move));
}

/** Plays moves given in words (or as wire JSON) for the seat to act; returns what happened. Invariants are checked. */
export function play(s: State, ...words: readonly string[]): GameEvent[] {
  const events: GameEvent[] = [];
  for (const text of words) playAs(s, turnOf(s), text, events);
  return events;
}

export function playAs(s: State, seat: Seat, text: string, events: GameEvent[] = []): GameEvent[] {
  const move = readMove(evolution, s, text);
  if (isRefusal(move)) throw new EngineBug(`not a move: ${plainRefusal(move)}`);
  const refused = applyChecked(evolution, s, seat, move, (e) => events.push(e));
  if (refused) throw new EngineBug(`"${text}" was refused: ${plainRefusal(refused)}`);
  evolution.check(s);
  return events;
}

/** Why a move in words is refused; undefined when it is legal. The position stays as it is. */
export function refused(s: State, text: string, seat: Seat = turnOf(s)): Refusal | undefined {
  const move = readMove(evolution, s, text);
  return isRefusal(move) ? move : evolution.explain(s, seat, move);
}

/** Does the whole table change as `changes` says, and in nothing else? */
export function expectChanged(s: State, act: () => unknown, changes: Changes): void {
  expectChangedAt(evolution, s, act, changes);
}

/** One species as everybody may see it once traits are face-up. */
export function species(s: State, seat: Seat, place: number): Species {
  const found = evolution.view(s, seat).players[seat].species[place];
  if (found === undefined) throw new EngineBug(`player ${seat} has no species ${place}`);
  return found;
}

/** Food, fat and population in short: `[population, food, fat]`. */
export function fed(s: State, seat: Seat, place: number): [population: number, food: number, fat: number] {
  const x = species(s, seat, place);
  return [x.population, x.food, x.fat];
}

export const bag = (s: State, seat: Seat): number => evolution.view(s, seat).players[seat].bag;
export const handSize = (s: State, seat: Seat): number => evolution.view(s, seat).players[seat].handSize;
export const rowLength = (s: State, seat: Seat): number =>
  evolution.view(s, seat).players[seat].species.length;
export const wateringHole = (s: State): number => evolution.view(s, 0).wateringHole;

/** Address of a species in the state, for tests of the inner parts. */
export function addressOf(s: State, seat: Seat, place: number): number {
  return speciesAt(rowStart(s, seat) + place);
}
