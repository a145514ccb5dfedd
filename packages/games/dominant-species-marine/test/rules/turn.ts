import type { GameEvent, Position, State } from '@clade/engine';
import type { AnimalId, CardId, ElementId, TerrainId } from '../../src/index.ts';
import { play, table } from '../../src/testing/index.ts';
import { BOOK_CARDS, BOOK_TERRAINS } from '../book.ts';

/** Positions at the beginning of a turn. */

/** Traits that do nothing by themselves in what these tests do. */
const QUIET: Readonly<Record<AnimalId, string>> = {
  reptiles: 'pack-hunters',
  cephalopods: 'budding-intelligence',
  fishes: 'ecological-niche',
  crustaceans: 'seasonal-migrants',
};

/** All four animals, one seat each down the Food Chain, with more fields of some of them. */
export function four(more: Readonly<Partial<Record<AnimalId, Position>>> = {}): Position {
  return only(['reptiles', 'cephalopods', 'fishes', 'crustaceans'], more);
}

/** Some of the animals. */
export function only(
  ids: readonly AnimalId[],
  more: Readonly<Partial<Record<AnimalId, Position>>> = {},
): Position {
  return Object.fromEntries(ids.map((id) => [id, { traits: [QUIET[id]], ...more[id] }]));
}

/** Cards without a lower part. */
export const PLAIN_ROW = ['annelids', 'biodiversity', 'carbon-cycle', 'ecodiversity', 'endosymbionts'];

/** The turn of an animal. */
export function turn(id: AnimalId, more: Position = {}): State {
  return table({ animals: four(), toAct: id, row: PLAIN_ROW, ...more });
}

/** An animal has placed a basic pawn on a space, and answered what follows. */
export function acting(id: AnimalId, space: string, more: Position = {}, ...words: string[]): State {
  const s = turn(id, more);
  play(s, `place a pawn on ${space}`, ...words);
  return s;
}

/** An animal stands on the Evolution space of a terrain. */
export function evolving(id: AnimalId, terrain: TerrainId, more: Position = {}): State {
  const others = BOOK_TERRAINS.filter((other) => other !== terrain).slice(0, 4);
  const evolution = BOOK_TERRAINS.filter((other) => other === terrain || others.includes(other));
  return acting(id, `evolution-${evolution.indexOf(terrain) + 1}`, { chips: { evolution }, ...more });
}

/** An animal has placed the special pawn of Sun, or another one. */
export function actingSpecial(
  id: AnimalId,
  space: string,
  more: Position = {},
  kind: ElementId = 'sun',
): State {
  const specials = { [kind]: { controller: id }, ...(more.specials as object) };
  const s = turn(id, { ...more, specials });
  play(s, `use the pawn of ${kind}`, `place a pawn on ${space}`);
  return s;
}

/** All cubes but that of the animal are on the right: its Retrieve ends the round. What the Retrieve does. */
export function endRound(id: AnimalId, more: Position = {}): { s: State; events: GameEvent[] } {
  const animals = more.animals as Record<string, object> | undefined;
  const all = Object.entries(animals ?? four()).map(([name, fields]) => [
    name,
    { chain: name === id ? 'left' : 'right', ...(fields as object) },
  ]);
  const s = turn(id, { ...more, animals: Object.fromEntries(all) });
  return { s, events: play(s, 'retrieve') };
}

/**
 * The Fishes score D4 and resolve Annelids; then `next` takes its place in the row, because all other cards lie
 * elsewhere. Asteroid is in the row unless it is the next card.
 */
export function turningUp(next: CardId, more: Position = {}): { s: State; events: GameEvent[] } {
  const row = [...PLAIN_ROW.slice(0, 4), next === 'asteroid' ? 'endosymbionts' : 'asteroid'];
  const discard = BOOK_CARDS.filter((card) => card !== next && !row.includes(card));
  const cards = { options: { length: 'epic' }, row, discard, deck: 1 };
  const s = evolving('fishes', 'land', { ...cards, tiles: { D4: 'land' }, ...more });
  return { s, events: play(s, 'score D4', 'choose annelids') };
}
