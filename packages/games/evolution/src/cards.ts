import { TRAITS, type TraitId, traitFacts } from './traits.ts';

/**
 * EVO-1.3.6: a card is the pair (trait, food number), and equal pairs are interchangeable. A *kind* is such a pair,
 * numbered by trait, then food; the state stores kinds, never single cards.
 */
export interface Card {
  readonly trait: TraitId;
  readonly food: number;
}

const kinds: Card[] = [];
for (const trait of TRAITS) {
  const { food: second, de110 } = traitFacts(trait);
  const foods = new Set([...second, ...de110]);
  for (const food of [...foods].sort((a, b) => a - b)) kinds.push({ trait, food });
}

/** Every kind that occurs in a deck. */
export const KINDS: readonly Card[] = kinds;
/** Trait number of each kind. */
export const KIND_TRAIT: readonly number[] = kinds.map((k) => TRAITS.indexOf(k.trait));
export const KIND_FOOD: readonly number[] = kinds.map((k) => k.food);

/** Copies of each kind in the deck of EVO-1.4, and in that of EVO-1.4.21. */
export const COPIES_SECOND: readonly number[] = copies((trait) => traitFacts(trait).food);
export const COPIES_DE110: readonly number[] = copies((trait) => traitFacts(trait).de110);

function copies(numbers: (trait: TraitId) => readonly number[]): number[] {
  return kinds.map((k) => numbers(k.trait).filter((food) => food === k.food).length);
}

/** Size of the larger deck. */
export const MAX_CARDS = Math.max(...[COPIES_SECOND, COPIES_DE110].map((n) => n.reduce((a, b) => a + b, 0)));

/** Kind of a card, -1 when no deck has it. */
export function kindOf(trait: string, food: number): number {
  return kinds.findIndex((k) => k.trait === trait && k.food === food);
}

/** `horns 3`: how a card is named in words. */
export function cardName(kind: number): string {
  return `${kinds[kind].trait} ${kinds[kind].food}`;
}
