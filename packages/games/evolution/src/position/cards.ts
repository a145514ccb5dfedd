import { Fields, integerField, type Rng, wrongField } from '@clade/engine';
import { cardName, KIND_TRAIT, kindOf } from '../cards.ts';
import { TRAITS, traitNumber } from '../traits.ts';

/** A place that needs any card, or any card of one trait, once the named cards have been taken. */
interface Wish {
  readonly trait: number;
  readonly path: string;
  readonly put: (kind: number) => void;
}

/**
 * Hands out the cards of one deck to a hand-written position. Cards that are named exactly go first; then traits
 * without a food number; what is left over fills the piles.
 */
export class CardBox {
  readonly #left: number[];
  readonly #wishes: Wish[] = [];

  constructor(copies: readonly number[]) {
    this.#left = [...copies];
  }

  /**
   * Reads `{trait, food}`, `{trait}` or `"trait"`; `put` is called now, or by `settle` when the food number is left
   * open.
   */
  card(value: unknown, path: string, put: (kind: number) => void): void {
    const fields = typeof value === 'string' ? undefined : new Fields(value, path, ['trait', 'food']);
    this.named(fields ? fields.raw('trait') : value, fields?.raw('food'), path, put);
  }

  named(id: unknown, food: unknown, path: string, put: (kind: number) => void): void {
    const trait = typeof id === 'string' ? traitNumber(id) : -1;
    if (trait < 0)
      wrongField(path, `there is no trait ${JSON.stringify(id ?? null)} (traits: ${TRAITS.join(', ')})`);
    if (food === undefined) {
      this.#wishes.push({ trait, path, put });
      return;
    }
    const number = integerField(food, `${path}.food`, -9, 9);
    const kind = kindOf(TRAITS[trait], number);
    if (kind < 0) wrongField(path, `there is no card ${TRAITS[trait]} ${number}`);
    this.#take(kind, path);
    put(kind);
  }

  /** Gives every trait without a food number a card that is still free. */
  settle(): void {
    for (const wish of this.#wishes) {
      const kind = this.#left.findIndex((n, k) => n > 0 && KIND_TRAIT[k] === wish.trait);
      if (kind < 0) wrongField(wish.path, `the deck has no further card ${TRAITS[wish.trait]}`);
      this.#take(kind, wish.path);
      wish.put(kind);
    }
  }

  /** All cards that nobody has asked for, in random order. */
  rest(rng: Rng): number[] {
    const cards = this.#left.flatMap((n, kind) => new Array<number>(n).fill(kind));
    rng.shuffle(cards, cards.length);
    return cards;
  }

  #take(kind: number, path: string): void {
    if (this.#left[kind] === 0) {
      wrongField(path, `the deck has no further card ${cardName(kind)}`);
    }
    this.#left[kind]--;
  }
}
