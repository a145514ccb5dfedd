import {
  applyChecked,
  EngineBug,
  type GameEvent,
  isRefusal,
  legalMoves,
  type Position,
  type Refusal,
  readMove,
  type Seat,
  type State,
  seatsToAct,
} from '@clade/engine';
import type { AnimalId, ElementId } from '../animals.ts';
import { ELEMENTS } from '../animals.ts';
import { dominantSpecies } from '../index.ts';
import { MAP, START_DISKS, START_TILES } from '../map.ts';
import { TERRAINS } from '../terrain.ts';
import type { AnimalView, TileView } from '../view.ts';

/** Small positions driven by moves in words, for tests. */

/** All six animals, one seat each in food-chain order. */
export const SIX: Position = {
  mammals: {},
  reptiles: {},
  birds: {},
  amphibians: {},
  arachnids: {},
  insects: {},
};

/** The start tiles and disks as fields, to add to. */
export const START_TILE_FIELDS: Readonly<Record<string, string>> = Object.fromEntries(
  START_TILES.map(({ hex, terrain }, i) => [MAP.hexNames[hex], i === 0 ? 'tundra' : TERRAINS[terrain]]),
);
export const START_CORNER_FIELDS: Readonly<Record<string, ElementId>> = Object.fromEntries(
  START_DISKS.map(({ corner, kind }) => [MAP.cornerNames[corner], ELEMENTS[kind]]),
);

/** Loads a hand-written position; a refusal is a mistake of the test. Without animals all six play. */
export function table(position: Position): State {
  const s = dominantSpecies.readPosition({ game: 'dominant-species', animals: SIX, ...position });
  if (isRefusal(s)) throw new EngineBug(`bad test position: ${s.sentence}`);
  dominantSpecies.check(s);
  return s;
}

/**
 * Execution of the pawns in `spaces`, beginning at `cursor` (by default the first of them); nothing lies in the element
 * places but what is given.
 */
export function executing(spaces: Readonly<Record<string, string>>, more: Position = {}): State {
  return table({ phase: 'execution', spaces, cursor: Object.keys(spaces)[0], boxes: {}, ...more });
}

/** A Domination by which `animal` takes the card: the pawn is theirs, and the tile is one that they dominate. */
export function playing(card: string, animal: AnimalId, hex: string, more: Position = {}): State {
  const s = executing({ 'domination-1': animal }, { cards: { faceUp: [card], deck: 3 }, ...more });
  play(s, `score ${hex}`, `choose ${card}`);
  return s;
}

/** Whose turn it is. */
export function turnOf(s: State): Seat {
  const seats = seatsToAct(dominantSpecies, s);
  if (seats.length === 0) throw new EngineBug('nobody is to act');
  return seats[0];
}

/** The animal that is asked. */
export function asked(s: State): AnimalId | null {
  return dominantSpecies.view(s, 0).asked?.animal ?? null;
}

/** The kind of the present question. */
export function question(s: State): string {
  return dominantSpecies.decision(s, turnOf(s)).kind;
}

/** The legal moves in words. */
export function options(s: State, seat: Seat = turnOf(s)): string[] {
  return legalMoves(dominantSpecies, s, seat).map((move) => dominantSpecies.describe(s, move));
}

/** Plays moves given in words (or as wire JSON) for the seat to act; returns what happened. Invariants are checked. */
export function play(s: State, ...words: readonly string[]): GameEvent[] {
  const events: GameEvent[] = [];
  for (const text of words) {
    const move = readMove(dominantSpecies, s, text);
    if (isRefusal(move)) throw new EngineBug(`not a move: ${move.sentence}`);
    const refused = applyChecked(dominantSpecies, s, turnOf(s), move, (e) => events.push(e));
    if (refused) throw new EngineBug(`"${text}" was refused: ${refused.sentence}`);
    dominantSpecies.check(s);
  }
  return events;
}

/** Why a move in words is refused; undefined when it is legal. The position stays as it is. */
export function refused(s: State, text: string, seat: Seat = turnOf(s)): Refusal | undefined {
  const move = readMove(dominantSpecies, s, text);
  return isRefusal(move) ? move : dominantSpecies.explain(s, seat, move);
}

/** An animal as everybody sees it. */
export function animal(s: State, id: AnimalId): AnimalView {
  const found = dominantSpecies.view(s, 0).animals.find((a) => a.animal === id);
  if (found === undefined) throw new EngineBug(`the ${id} are not in play`);
  return found;
}

/** A tile as everybody sees it. */
export function tile(s: State, hex: string): TileView {
  const found = dominantSpecies.view(s, 0).tiles.find((t) => t.hex === hex);
  if (found === undefined) throw new EngineBug(`there is no tile on ${hex}`);
  return found;
}

/** The disk on a corner. */
export function disk(s: State, corner: string): ElementId | undefined {
  return dominantSpecies.view(s, 0).corners.find((c) => c.corner === corner)?.element;
}
