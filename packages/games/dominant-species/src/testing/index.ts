import { EngineBug, type Position, type State } from '@clade/engine';
import { type Changes, drive, expectChanged as expectChangedAt } from '@clade/engine/testing';
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

const driver = drive(dominantSpecies);
export const { turnOf, question, options, play, refused } = driver;

/** Loads a hand-written position. Without animals all six play. */
export function table(position: Position): State {
  return driver.load({ animals: SIX, ...position });
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

/** Does the whole table change as `changes` says, and in nothing else? */
export function expectChanged(s: State, act: () => unknown, changes: Changes): void {
  expectChangedAt(dominantSpecies, s, act, changes);
}

/** The animal that is asked. */
export function asked(s: State): AnimalId | null {
  return dominantSpecies.view(s, 0).asked?.animal ?? null;
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
