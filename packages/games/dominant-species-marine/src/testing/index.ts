import { EngineBug, type Position, type State } from '@clade/engine';
import { type Changes, drive, expectChanged as expectChangedAt } from '@clade/engine/testing';
import { ANIMAL_IDS, type AnimalId, ELEMENTS, type ElementId } from '../animals.ts';
import { dominantSpeciesMarine } from '../index.ts';
import { MAP, START_DISKS, START_TILES, START_VENTS } from '../map.ts';
import { TERRAINS } from '../terrain.ts';
import type { AnimalView, MarineView, TileView } from '../view.ts';

/** Small positions driven by moves in words, for tests. */

type Written = Readonly<Record<string, unknown>>;

/** All four animals, one seat each in food-chain order. */
export const FOUR: Readonly<Record<AnimalId, Written>> = {
  reptiles: {},
  cephalopods: {},
  fishes: {},
  crustaceans: {},
};

/** Traits that change nothing unless a test is about them: at the start only, from 20 VP on, at a Reseed, at a Retrieve. */
export const QUIET_TRAITS: Readonly<Record<AnimalId, string>> = {
  reptiles: 'pack-hunters',
  cephalopods: 'budding-intelligence',
  fishes: 'resilience',
  crustaceans: 'hadopelagic',
};

/** Cards that change nothing while they lie in the row. */
export const QUIET_ROW = ['annelids', 'carbon-cycle', 'producers', 'univalves', 'endosymbionts'] as const;

/** The start tiles as fields, to add to. */
export const START_TILE_FIELDS: Readonly<Record<string, string>> = Object.fromEntries(
  START_TILES.map(({ hex, terrain }) => [
    MAP.hexNames[hex],
    START_VENTS.some((vent) => vent.hex === hex) ? 'vent' : TERRAINS[terrain],
  ]),
);

const driver = drive(dominantSpeciesMarine);
export const { turnOf, question, options, play, refused } = driver;

/** Likewise the disks. */
export const START_CORNER_FIELDS: Readonly<Record<string, ElementId>> = Object.fromEntries(
  START_DISKS.map(({ corner, kind }) => [MAP.cornerNames[corner], ELEMENTS[kind]]),
);

/** Phases in which the Evolution cards lie on the table. */
const WITH_CARDS = ['turns', 'reseed', 'over'];

/** Loads a hand-written position. What a test does not name is quiet: traits, the row; without animals all four play. */
export function table(position: Position): State {
  const animals = (position.animals ?? FOUR) as Readonly<Record<string, Written>>;
  const phase = (position.phase ?? 'turns') as string;
  const heroes = ((position.options as Written | undefined)?.superheroes ?? false) !== false;
  const cards = WITH_CARDS.includes(phase) && position.row === undefined && position.discard === undefined;
  return driver.load({
    ...(cards ? { row: QUIET_ROW } : {}),
    ...position,
    animals: phase === 'choosing' || phase === 'traits' || heroes ? animals : withTraits(animals),
  });
}

/** A quiet trait for each animal that has none; not one that another animal was given. */
function withTraits(animals: Readonly<Record<string, Written>>): Written {
  const taken = Object.values(animals).flatMap((fields) => (fields.traits ?? []) as string[]);
  return Object.fromEntries(
    Object.entries(animals).map(([id, fields]) => {
      const quiet = QUIET_TRAITS[id as AnimalId];
      if (fields.traits !== undefined || quiet === undefined) return [id, fields];
      if (!taken.includes(quiet)) return [id, { ...fields, traits: [quiet] }];
      const spare = Object.values(QUIET_TRAITS).find(
        (trait) => !taken.includes(trait) && isSpare(trait, animals),
      );
      return [id, { ...fields, traits: [spare ?? 'seasonal-migrants'] }];
    }),
  );
}

/** A quiet trait whose own animal does not play, or has another one. */
function isSpare(trait: string, animals: Readonly<Record<string, Written>>): boolean {
  const owner = ANIMAL_IDS.find((id) => QUIET_TRAITS[id] === trait) as AnimalId;
  return animals[owner] === undefined || animals[owner].traits !== undefined;
}

/** The turn of an animal, which then places a basic pawn on a space: its action has begun. Nothing lies in the element places but what is given. */
export function acting(space: string, animal: AnimalId, more: Position = {}): State {
  const s = table({ toAct: animal, boxes: {}, ...more });
  play(s, `place a pawn on ${space}`);
  return s;
}

/** The same with the special pawn of an element, which the animal controls. */
export function actingSpecially(
  space: string,
  animal: AnimalId,
  element: ElementId,
  more: Position = {},
): State {
  const specials = {
    ...(more.specials as Written | undefined),
    [element]: { controller: animal, target: 2 },
  };
  const s = table({ toAct: animal, boxes: {}, ...more, specials });
  play(s, `use the pawn of ${element}`, `place a pawn on ${space}`);
  return s;
}

/** A card that an animal resolves out of a slot of the row, the first unless it is said; it leaves the row behind it. */
export function playing(card: string, animal: AnimalId, more: Position = {}, slot = 1): State {
  const row: string[] = QUIET_ROW.filter((quiet) => quiet !== card).slice(0, 4);
  row.splice(slot - 1, 0, card);
  const doing = [{ id: 'resolve', card, animal }];
  return table({ toAct: animal, boxes: {}, row, doing, ...more });
}

/** What everybody sees. */
export function look(s: State): MarineView {
  return dominantSpeciesMarine.view(s, -1);
}

/** Does the whole table change as `changes` says, and in nothing else? */
export function expectChanged(s: State, act: () => unknown, changes: Changes): void {
  expectChangedAt(dominantSpeciesMarine, s, act, changes);
}

/** The animal that is asked. */
export function asked(s: State): AnimalId | null {
  return dominantSpeciesMarine.view(s, turnOf(s)).asked?.animal ?? null;
}

function there<T>(thing: T | undefined, problem: string): T {
  if (thing === undefined) throw new EngineBug(problem);
  return thing;
}

/** An animal as everybody sees it. */
export function animal(s: State, id: AnimalId): AnimalView {
  return there(
    look(s).animals.find((a) => a.animal === id),
    `the ${id} are not in play`,
  );
}

/** A tile as everybody sees it. */
export function tile(s: State, hex: string): TileView {
  return there(
    look(s).tiles.find((t) => t.hex === hex),
    `there is no tile on ${hex}`,
  );
}

/** The disk on a corner. */
export function disk(s: State, corner: string): ElementId | undefined {
  return look(s).corners.find((c) => c.corner === corner)?.element;
}
