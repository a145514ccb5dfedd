import { type Fact, type Refusal, refusal, type Seat, type State } from '@clade/engine';
import { cardName } from './cards.ts';
import { isInHand } from './hand.ts';
import {
  BODY,
  bankIsEmpty,
  FAT,
  FOOD,
  POPULATION,
  room,
  rowEnd,
  rowStart,
  speciesAt,
  TRAIT_SET,
} from './state.ts';
import { FAT_TISSUE_BIT } from './traits.ts';

/** Reasons that several decisions share. In facts players and species are counted from 1. */

export function refuseSpecies(s: State, seat: Seat, species: number, rule: string): Refusal | undefined {
  const count = rowEnd(s, seat) - rowStart(s, seat);
  if (species < count) return undefined;
  return refusal('no-such-species', rule, { seat: seat + 1, species: species + 1, count });
}

export function refuseCard(s: State, seat: Seat, kind: number, rule: string): Refusal | undefined {
  if (isInHand(s, seat, kind)) return undefined;
  return refusal('not-in-hand', rule, {
    card: cardName(kind),
  });
}

/** A source of food that has run out (EVO-1.2.9). */
export function refuseEmptyBank(s: State, rule: string): Refusal | undefined {
  if (!bankIsEmpty(s)) return undefined;
  return refusal('bank-empty', rule, { bank: 0 });
}

/** A species that can take no food of any kind. */
export function refuseFull(s: State, seat: Seat, species: number, rule: string): Refusal | undefined {
  const at = speciesAt(rowStart(s, seat) + species);
  if (room(s, at) > 0) return undefined;
  const food = s[at + FOOD];
  const population = s[at + POPULATION];
  const facts: Record<string, Fact> = { species: species + 1, food, population };
  if ((s[at + TRAIT_SET] & FAT_TISSUE_BIT) !== 0) {
    facts.fat = s[at + FAT];
    facts.bodySize = s[at + BODY];
  }
  return refusal('no-room', rule, facts);
}
