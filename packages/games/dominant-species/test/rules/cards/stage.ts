import type { GameEvent, Position, State } from '@clade/engine';
import type { Changes } from '@clade/engine/testing';
import { type AnimalId, type DsView, dominantSpecies, ELEMENTS, type ElementId } from '../../../src/index.ts';
import {
  animal,
  executing,
  expectChanged,
  options,
  play,
  playing,
  question,
  START_CORNER_FIELDS,
  START_TILE_FIELDS,
  tile,
} from '../../../src/testing/index.ts';

/** Tables on which a card is taken, and short questions about them. */

/** DS-4.1.10: the start cubes by tile (wetland, savannah, desert, mountain, forest, jungle). */
export const START_CUBES = {
  D2: { amphibians: 2, arachnids: 1, insects: 1 },
  E3: { insects: 2, amphibians: 1, reptiles: 1 },
  E4: { reptiles: 2, insects: 1, mammals: 1 },
  D4: { mammals: 2, reptiles: 1, birds: 1 },
  C4: { birds: 2, mammals: 1, arachnids: 1 },
  C3: { arachnids: 2, amphibians: 1, birds: 1 },
} as const;

/** DS-4.7: two players with three animals each. */
export const TWO_PLAYERS = {
  mammals: { seat: 0 },
  reptiles: { seat: 0 },
  birds: { seat: 0 },
  amphibians: { seat: 1 },
  arachnids: { seat: 1 },
  insects: { seat: 1 },
} as const;

/** Start Earth with other tiles, disks and cubes on top of it; null takes a disk or the cubes of a tile away. */
export function earth(
  more: {
    readonly tiles?: Readonly<Record<string, unknown>>;
    readonly corners?: Readonly<Record<string, ElementId | null>>;
    readonly cubes?: Readonly<Record<string, Partial<Record<AnimalId, number>> | null>>;
  } = {},
): Position {
  const present = (fields: object) =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
  return {
    tiles: { ...START_TILE_FIELDS, ...more.tiles },
    corners: present({ ...START_CORNER_FIELDS, ...more.corners }),
    cubes: present({ ...START_CUBES, ...more.cubes }),
  };
}

/** The vacant corners of start Earth (DS-2.5.2). */
export const VACANT = [
  'C2-D1-D2',
  'D1-D2-E2',
  'E2-E3-F2',
  'E3-F2-F3',
  'E4-F3-F4',
  'E4-E5-F4',
  'D4-D5-E5',
  'C5-D4-D5',
  'B4-C4-C5',
  'B3-B4-C4',
  'B2-B3-C3',
  'B2-C2-C3',
] as const;

/** Disks of one kind on each of these corners. */
export function on(corners: readonly string[], kind: ElementId): Record<string, ElementId> {
  return Object.fromEntries(corners.map((corner) => [corner, kind]));
}

/** Disks out of the bag, into a place where no card looks for them. */
export function away(counts: Partial<Record<ElementId, number>>): Position {
  const depletion = ELEMENTS.flatMap((kind) => new Array<ElementId>(counts[kind] ?? 0).fill(kind));
  return { boxes: { depletion } };
}

/** An empty bag: the twelve start disks lie on Earth, nothing but printed elements on the displays. */
export const EMPTY_BAG = away({ meat: 18, sun: 18, seed: 18, water: 18, grub: 18, grass: 18 });

export const LONG = { options: { deck: 'long' } } as const;

/**
 * `taker` takes the card by scoring a tile that it dominates. A second pawn waits on the next Domination space, so that
 * the round stops when the card is through.
 */
export function taking(card: string, taker: AnimalId, hex: string, more: Position = {}): State {
  const spaces = { 'domination-1': taker, 'domination-2': taker };
  // A single card would be taken without asking.
  const two = more.forced === 'auto' ? { cards: { faceUp: [card, 'ice-age'], deck: 0 } } : {};
  return playing(card, taker, hex, { spaces, ...two, ...more });
}

/**
 * `taker` takes the card by scoring a tile that it dominates, and the answers follow. Does the table change as
 * `changes` says and in nothing else, but that the card is gone and the waiting pawn of the Mammals is taken up?
 */
export function expectTaken(
  card: string,
  taker: AnimalId,
  hex: string,
  answers: readonly string[],
  changes: Changes,
  more: Position = {},
): State {
  const spaces = { 'domination-1': taker, 'domination-2': 'mammals' };
  const s = executing(spaces, { cards: { faceUp: [card], deck: 3 }, ...more });
  play(s, `score ${hex}`);
  expectChanged(s, () => play(s, `choose ${card}`, ...answers), {
    'cards.faceUp': [[card], []],
    'spaces.domination-2': ['mammals', undefined],
    'animals.mammals.pawns': [2, 3],
    ...changes,
  });
  return s;
}

/** Is the card through? Then the second pawn is asked. */
export function isThrough(s: State): boolean {
  return question(s) === 'domination' && view(s).cursor === 'domination-2';
}

/** Points by cards alone: tiles pay too when they are scored. */
export function byCards(s: State, id: AnimalId): number {
  return animal(s, id).parts.cards ?? 0;
}

export function bag(s: State, kind: ElementId): number {
  return view(s).bag[kind] ?? 0;
}

export function cubes(s: State, hex: string): Partial<Record<AnimalId, number>> {
  return tile(s, hex).cubes;
}

const WAYS_OUT = ['skip', 'stop', 'forgo'];

/** Declines one question after another, until the condition holds. */
export function declineUntil(s: State, done: (s: State) => boolean): GameEvent[] {
  const events: GameEvent[] = [];
  while (!done(s)) {
    const wayOut = options(s).find((words) => WAYS_OUT.includes(words));
    if (wayOut === undefined) throw new Error(`"${question(s)}" cannot be declined`);
    events.push(...play(s, wayOut));
  }
  return events;
}

export function view(s: State): DsView {
  return dominantSpecies.view(s, 0);
}

export function phase(s: State): string {
  return view(s).phase;
}

/** Pawns that have come out of the box, by animal; `start` of each were in play before. */
export function pawnsGained(s: State, start = 3): Record<string, number> {
  const gained = view(s).animals.map(({ animal: id, pawns }) => [
    id,
    pawns.available + pawns.display - start,
  ]);
  return Object.fromEntries(gained);
}
