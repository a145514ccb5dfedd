import type { GameEvent, Position, State } from '@clade/engine';
import { type Changes, DRAWN } from '@clade/engine/testing';
import { expect } from 'vitest';
import {
  ANIMAL_IDS,
  type AnimalId,
  CARD_IDS,
  type CardId,
  dominantSpeciesMarine,
  type ElementId,
  type MarineView,
  type TraitId,
} from '../../../src/index.ts';
import {
  animal,
  expectChanged,
  options,
  play,
  question,
  START_CORNER_FIELDS,
  START_TILE_FIELDS,
  table,
  tile,
} from '../../../src/testing/index.ts';

/** Tables on which a card is resolved, and short questions about them. */

/** DSM-4.1.10: three cubes of every animal on the reef. */
const START_CUBES = { D4: { reptiles: 3, cephalopods: 3, fishes: 3, crustaceans: 3 } } as const;

/** Start Earth with other tiles, disks and cubes on top of it; null takes them away. */
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
    tiles: present({ ...START_TILE_FIELDS, ...more.tiles }),
    corners: present({ ...START_CORNER_FIELDS, ...more.corners }),
    cubes: present({ ...START_CUBES, ...more.cubes }),
  };
}

/** Earth without a disk. */
export const NO_DISKS: Readonly<Record<string, null>> = Object.fromEntries(
  Object.keys(START_CORNER_FIELDS).map((corner) => [corner, null]),
);

/** Traits that change nothing unless a test is about them. */
const IDLE: readonly TraitId[] = ['pack-hunters', 'flight', 'resilience', 'hadopelagic', 'seasonal-migrants'];

type Own = { readonly traits?: readonly TraitId[] } & Position;

/** All four animals, each with a trait: the given one or one that does nothing here. */
export function four(own: Partial<Record<AnimalId, Own>> = {}): Position {
  const taken = new Set(Object.values(own).flatMap(({ traits = [] }) => traits));
  const idle = IDLE.filter((trait) => !taken.has(trait));
  return Object.fromEntries(
    ANIMAL_IDS.map((id) => [id, { traits: own[id]?.traits ?? idle.splice(0, 1), ...own[id] }]),
  );
}

/** Cards without a lower part or icons. */
const PLAIN: readonly CardId[] = [
  'annelids',
  'biodiversity',
  'carbon-cycle',
  'ecodiversity',
  'endosymbionts',
  'producers',
  'semi-aquatic',
  'univalves',
];

/** A row with the card in a slot, plain cards below it, and Asteroid: behind it the deck may be empty. */
export function rowWith(card: CardId, slot = 1): CardId[] {
  const plain = PLAIN.filter((other) => other !== card);
  if (card === 'asteroid') return [...plain.slice(0, slot - 1), card];
  return slot === 5
    ? ['asteroid', ...plain.slice(0, 3), card]
    : [...plain.slice(0, slot - 1), card, 'asteroid'];
}

/** The fifth Evolution space is for the reef. */
export const CHIPS = {
  competition: ['sand', 'sand', 'vent'],
  evolution: ['land', 'land', 'kelp', 'kelp', 'reef'],
} as const;

export interface Resolving extends Position {
  /** Slot of the card. */
  readonly slot?: number;
}

/** The animal scores the reef by an Evolution action and resolves the card; nothing is left in the deck. */
export function resolving(card: CardId, by: AnimalId, { slot = 1, ...more }: Resolving = {}): State {
  const s = evolving(by, { row: rowWith(card, slot), ...more });
  play(s, `choose ${card}`);
  return s;
}

/**
 * The animal scores the reef and resolves the card by these answers. Does the table change as `changes` says and in
 * nothing else, but that the card is discarded and the turn passes up the Food Chain?
 */
export function expectResolved(
  card: CardId,
  by: AnimalId,
  answers: readonly string[],
  changes: Changes,
  { slot = 1, ...more }: Resolving = {},
): State {
  const s = evolving(by, { row: rowWith(card, slot), ...more });
  expectChanged(s, () => play(s, `choose ${card}`, ...answers), {
    ...discarded(s, card, slot),
    toAct: [by, ANIMAL_IDS.at(ANIMAL_IDS.indexOf(by) - 1)],
    ...changes,
  });
  return s;
}

/** What it changes that the card goes from its slot to the discard pile, and nothing comes for it. */
export function discarded(s: State, card: CardId, slot = 1): Changes {
  return {
    [`row.${slot - 1}`]: [[expect.objectContaining({ card })], []],
    [`discard.${view(s).discard.length}`]: [[], [{ card, slot }]],
  };
}

/** What it changes that the last trait is settled: five cards are turned up, and the first turn begins. */
export const BEGUN: Changes = {
  phase: ['set-up', 'turns'],
  'row.0': [[], Array.from({ length: 5 }, () => expect.anything())],
  deck: [0, 20],
  lastRound: [undefined, false],
  random: DRAWN,
};

/** It is the turn of an animal; nothing is left in the deck unless the test says so. */
export function atTurn(by: AnimalId, more: Position = {}): State {
  const cards = 'row' in more ? {} : { row: rowWith('annelids') };
  return table({ animals: four(), toAct: by, deck: 0, chips: CHIPS, ...earth(), ...cards, ...more });
}

/** The animal has scored the reef and is asked for a card. */
export function evolving(by: AnimalId, more: Position): State {
  const s = atTurn(by, more);
  play(s, 'place a pawn on evolution-5', 'score D4');
  return s;
}

/** All cards have been seen but `last`, which is the only one in the deck; the row begins with `first`. */
export function lastInDeck(last: CardId, ...first: readonly CardId[]): Position {
  const plain = PLAIN.filter((card) => card !== last && !first.includes(card));
  const inRow: CardId[] = [...first, ...plain.slice(0, 4 - first.length), 'asteroid'];
  const discard = CARD_IDS.filter((card) => card !== last && !inRow.includes(card));
  return { options: { length: 'epic' }, row: inRow, discard, deck: 1 };
}

/** Is the card through? Then it is the next animal's turn. */
export function isThrough(s: State): boolean {
  return question(s) === 'turn';
}

/** Points by cards alone: the Evolution action pays for its tile too. */
export function byCards(s: State, id: AnimalId): number {
  return animal(s, id).parts.cards ?? 0;
}

export function byTraits(s: State, id: AnimalId): number {
  return animal(s, id).parts.traits ?? 0;
}

export function byTiles(s: State, id: AnimalId): number {
  return animal(s, id).parts.tiles ?? 0;
}

export function bag(s: State, kind: ElementId): number {
  return view(s).bag[kind] ?? 0;
}

export function cubes(s: State, hex: string): Partial<Record<AnimalId, number>> {
  return tile(s, hex).cubes;
}

export function view(s: State, viewer = 0): MarineView {
  return dominantSpeciesMarine.view(s, viewer);
}

/** Types of the events, less those that tell of points. */
export function told(events: readonly GameEvent[], ...types: readonly string[]): string[] {
  return events.filter(({ type }) => types.includes(type)).map(({ type }) => type);
}

export const row = (s: State): string[] => view(s).row.map(({ card }) => card);

/** The answers that begin with a word. */
export function answers(s: State, word: string): string[] {
  return options(s)
    .filter((words) => words.startsWith(`${word} `))
    .map((words) => words.slice(word.length + 1));
}

/**
 * Does a card that counts tiles with disks of one kind pay so much and change nothing else? `by`, fed by `food` on the
 * reef, is on the reef, D5, D6, C1 and E6; `kind` lies twice between D5 and D6, once at C1, and once at E3, where only
 * others are.
 */
export function expectTilesWith(
  card: CardId,
  by: AnimalId,
  food: ElementId,
  kind: ElementId | null,
  points: number,
): void {
  const there = ['D5-D6-E5', 'C5-D5-D6', 'C1-D1-D2', 'D3-E2-E3'];
  const disks = kind === null ? {} : Object.fromEntries(there.map((corner) => [corner, kind]));
  const other = by === 'cephalopods' ? 'reptiles' : 'cephalopods';
  const paid: Changes = points === 0 ? {} : { [`animals.${by}.points.cards`]: [0, points] };
  const s = expectResolved(
    card,
    by,
    [],
    paid,
    earth({
      corners: { ...NO_DISKS, 'D4-E3-E4': food, ...disks },
      cubes: { D5: { [by]: 2 }, D6: { [by]: 1 }, C1: { [by]: 1 }, E6: { [by]: 4 }, E3: { [other]: 2 } },
    }),
  );
  expect(isThrough(s)).toBe(true);
}

/** Who controls the special pawns. */
export function control(of: Partial<Record<ElementId, AnimalId>>): Position {
  return {
    specials: Object.fromEntries(Object.entries(of).map(([kind, controller]) => [kind, { controller }])),
  };
}

/** The special pawns of these kinds belong to an animal. */
export function controlled(by: AnimalId, ...kinds: readonly ElementId[]): Position {
  return control(Object.fromEntries(kinds.map((kind) => [kind, by])));
}
