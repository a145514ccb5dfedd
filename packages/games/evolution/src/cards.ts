import { TRAITS, type TraitId } from './traits.ts';

/**
 * EVO-1.3.6: a card is the pair (trait, food number), and equal pairs are interchangeable. A *kind* is such a pair,
 * numbered by trait, then food; the state stores kinds, never single cards.
 */
export interface Card {
  readonly trait: TraitId;
  readonly food: number;
}

/** EVO-1.4.1 to EVO-1.4.17: the food numbers printed on the copies of each trait, second edition. */
const SECOND_EDITION: Readonly<Record<TraitId, readonly number[]>> = {
  ambush: [-3, -2, -1, 0, 1, 2, 3],
  burrowing: [1, 2, 3, 3, 4, 4, 5],
  carnivore: [0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6],
  climbing: [1, 2, 3, 3, 4, 4, 5],
  cooperation: [0, 3, 3, 4, 4, 5, 5],
  'defensive-herding': [2, 3, 4, 5, 6, 7, 8],
  'fat-tissue': [-1, 0, 3, 4, 4, 5, 5],
  fertile: [2, 3, 4, 5, 6, 6, 7],
  foraging: [2, 3, 4, 5, 6, 6, 7],
  'hard-shell': [1, 2, 3, 3, 4, 4, 5],
  horns: [1, 2, 3, 3, 4, 4, 5],
  intelligence: [-2, -1, 0, 4, 5, 6, 7],
  'long-neck': [3, 4, 5, 6, 7, 8, 9],
  'pack-hunting': [-3, -2, -1, 0, 1, 2, 3],
  scavenger: [2, 3, 4, 5, 6, 6, 7],
  symbiosis: [1, 2, 3, 3, 4, 4, 5],
  'warning-call': [1, 2, 3, 3, 4, 4, 5],
};

/** EVO-1.4.21: the German 110-card deck is the second edition less these cards; Long Neck has numbers of its own. */
const DE110_WITHOUT: Readonly<Partial<Record<TraitId, readonly number[]>>> = {
  ambush: [0],
  burrowing: [3],
  carnivore: [2, 3, 4],
  climbing: [4],
  cooperation: [5],
  'defensive-herding': [2],
  'fat-tissue': [5],
  fertile: [6],
  foraging: [6],
  'hard-shell': [3],
  horns: [4],
  intelligence: [0],
  'pack-hunting': [0],
  scavenger: [6],
  symbiosis: [4],
  'warning-call': [3],
};
const DE110_LONG_NECK = [2, 3, 4, 7, 8, 9];

function de110Numbers(trait: TraitId): number[] {
  if (trait === 'long-neck') return [...DE110_LONG_NECK];
  const numbers = [...SECOND_EDITION[trait]];
  for (const food of DE110_WITHOUT[trait] ?? []) numbers.splice(numbers.indexOf(food), 1);
  return numbers;
}

const kinds: Card[] = [];
for (const trait of TRAITS) {
  const foods = new Set([...SECOND_EDITION[trait], ...de110Numbers(trait)]);
  for (const food of [...foods].sort((a, b) => a - b)) kinds.push({ trait, food });
}

/** Every kind that occurs in a deck. */
export const KINDS: readonly Card[] = kinds;
/** Trait number of each kind. */
export const KIND_TRAIT: readonly number[] = kinds.map((k) => TRAITS.indexOf(k.trait));
export const KIND_FOOD: readonly number[] = kinds.map((k) => k.food);

/** Copies of each kind in the deck of EVO-1.4, and in that of EVO-1.4.21. */
export const COPIES_SECOND: readonly number[] = copies((trait) => SECOND_EDITION[trait]);
export const COPIES_DE110: readonly number[] = copies(de110Numbers);

function copies(numbers: (trait: TraitId) => readonly number[]): number[] {
  return kinds.map((k) => numbers(k.trait).filter((food) => food === k.food).length);
}

/** Size of the larger deck. */
export const MAX_CARDS = 129;

/** Kind of a card, -1 when no deck has it. */
export function kindOf(trait: string, food: number): number {
  return kinds.findIndex((k) => k.trait === trait && k.food === food);
}

/** `horns 3`: how a card is named in words. */
export function cardName(kind: number): string {
  return `${kinds[kind].trait} ${kinds[kind].food}`;
}
