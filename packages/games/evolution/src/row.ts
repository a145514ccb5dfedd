import type { Seat, State } from '@clade/engine';
import { KIND_TRAIT, KINDS } from './cards.ts';
import { discard, draw } from './deck.ts';
import type { EvoEmit } from './events.ts';
import * as state from './state.ts';
import { rowStart, speciesAt, speciesCount } from './state.ts';
import { FAT_TISSUE } from './traits.ts';

const {
  BAG,
  BAG_MEAT,
  BANK,
  BODY,
  CARDS,
  CAUSE_EXTINCTION,
  FACE_DOWN_SHIFT,
  FAT,
  FOOD,
  LEAF,
  MAX_TRAITS,
  MEAT,
  PLAYERS,
  POPULATION,
  ROWS,
  SPECIES,
  SPECIES_WORDS,
  TRAIT_SET,
  TRAITS_UP,
} = state;

/** The verbs that change rows of species; everything else goes through them. */

/** Puts a new species (body 1, population 1) at place `index` of the table. */
export function insertSpecies(s: State, seat: Seat, index: number): void {
  const at = speciesAt(index);
  s.copyWithin(at + SPECIES_WORDS, at, speciesAt(speciesCount(s)));
  s.fill(0, at, at + SPECIES_WORDS);
  s[at + BODY] = 1;
  s[at + POPULATION] = 1;
  for (let p = seat + 1; p <= s[PLAYERS]; p++) s[ROWS + p]++;
}

/** Takes a species off the table and closes the gap (EVO-7.1.2). */
function removeSpecies(s: State, seat: Seat, index: number): void {
  const at = speciesAt(index);
  const end = speciesAt(speciesCount(s));
  s.copyWithin(at, at + SPECIES_WORDS, end);
  s.fill(0, end - SPECIES_WORDS, end);
  for (let p = seat + 1; p <= s[PLAYERS]; p++) s[ROWS + p]--;
}

/** Card slot i of a species: kind + 1, 0 when empty. */
export function cardSlot(cards: number, i: number): number {
  return (cards >> (i << 3)) & 0xff;
}

export function isFaceDown(cards: number, i: number): boolean {
  return ((cards >> (FACE_DOWN_SHIFT + i)) & 1) !== 0;
}

export function cardCount(cards: number): number {
  return cards & 0xff0000 ? 3 : cards & 0xff00 ? 2 : cards & 0xff ? 1 : 0;
}

/** Lays a card on a species; the caller has checked that there is a free slot. */
export function addTrait(s: State, at: number, kind: number, faceDown: boolean): void {
  const i = cardCount(s[at + CARDS]);
  s[at + CARDS] |= ((kind + 1) << (i << 3)) | (faceDown ? 1 << (FACE_DOWN_SHIFT + i) : 0);
  s[at + TRAIT_SET] |= 1 << KIND_TRAIT[kind];
}

/** Takes the card of a trait off a species, closing the gap; returns its kind. */
function removeTrait(s: State, at: number, trait: number): number {
  const cards = s[at + CARDS];
  let kept = 0;
  let n = 0;
  let removed = -1;
  for (let i = 0; i < MAX_TRAITS; i++) {
    const slot = cardSlot(cards, i);
    if (slot === 0) break;
    if (KIND_TRAIT[slot - 1] === trait) {
      removed = slot - 1;
      continue;
    }
    kept |= (slot << (n << 3)) | (isFaceDown(cards, i) ? 1 << (FACE_DOWN_SHIFT + n) : 0);
    n++;
  }
  s[at + CARDS] = kept;
  s[at + TRAIT_SET] &= ~(1 << trait);
  return removed;
}

/** EVO-3.4.4: gives a trait card up; fat on it goes to the bag, or is lost (EVO-3.4.7). */
export function replaceTrait(
  s: State,
  seat: Seat,
  index: number,
  trait: number,
  fatToBag: boolean,
  emit: EvoEmit,
): void {
  const at = speciesAt(index);
  const kind = removeTrait(s, at, trait);
  let bagged = 0;
  if (trait === FAT_TISSUE) {
    const fat = s[at + FAT];
    const meat = meatAmong(s, at, fat);
    s[at + FAT] = 0;
    s[at + MEAT] -= meat;
    if (fatToBag) {
      s[BAG + seat] += fat;
      s[BAG_MEAT + seat] += meat;
      bagged = fat;
    } else if (s[BANK] >= 0) {
      s[BANK] += fat;
    }
  }
  discard(s, kind);
  if (emit) {
    const species = index - rowStart(s, seat);
    emit({ type: 'trait-replaced', rule: 'EVO-3.4.4', seat, species, card: KINDS[kind], fatToBag: bagged });
  }
}

/** For statistics: of `count` tokens that leave a species, plant goes first, so this many are meat. */
function meatAmong(s: State, at: number, count: number): number {
  const plant = s[at + FOOD] + s[at + FAT] - s[at + MEAT];
  return Math.max(0, count - Math.max(0, plant));
}

/** Moves food from the board of a species to its owner's bag. */
export function foodToBag(s: State, seat: Seat, at: number, count: number): void {
  const meat = meatAmong(s, at, count);
  s[at + FOOD] -= count;
  s[at + MEAT] -= meat;
  s[BAG + seat] += count;
  s[BAG_MEAT + seat] += meat;
}

/** Moves all fat of a species to its owner's bag. */
export function fatToBag(s: State, seat: Seat, at: number): void {
  const fat = s[at + FAT];
  const meat = meatAmong(s, at, fat);
  s[at + FAT] = 0;
  s[at + MEAT] -= meat;
  s[BAG + seat] += fat;
  s[BAG_MEAT + seat] += meat;
}

/**
 * A species loses one population to an attack; food above the new population goes to its owner's bag, never to Fat
 * Tissue (EVO-5.4.3, EVO-5.4.4, EVO-6.7.9). Returns true when it went extinct.
 */
export function losePopulation(s: State, seat: Seat, index: number, rule: string, emit: EvoEmit): boolean {
  const at = speciesAt(index);
  const population = --s[at + POPULATION];
  const over = population > 0 ? Math.max(0, s[at + FOOD] - population) : 0;
  if (over > 0) foodToBag(s, seat, at, over);
  if (emit) {
    const species = index - rowStart(s, seat);
    emit({ type: 'population-lost', rule, seat, species, population, toBag: over });
  }
  if (population > 0) return false;
  goExtinct(s, seat, index, emit);
  return true;
}

/** EVO-7.1: food and fat to the bag, traits to the discard pile, the gap closes, then the owner draws as many cards. */
export function goExtinct(s: State, seat: Seat, index: number, emit: EvoEmit): void {
  const at = speciesAt(index);
  const cards = s[at + CARDS];
  const count = cardCount(cards);
  const tokens = s[at + FOOD] + s[at + FAT];
  s[BAG + seat] += tokens;
  s[BAG_MEAT + seat] += s[at + MEAT];
  for (let i = 0; i < count; i++) discard(s, cardSlot(cards, i) - 1);
  if (emit) {
    const traits = Array.from({ length: count }, (_, i) => KINDS[cardSlot(cards, i) - 1]);
    emit({
      type: 'extinct',
      rule: 'EVO-7.1',
      seat,
      species: index - rowStart(s, seat),
      toBag: tokens,
      traits,
    });
  }
  removeSpecies(s, seat, index);
  if (count > 0) draw(s, seat, count, CAUSE_EXTINCTION, emit);
}

/** Turns every trait of the table face-up and arms the leaf effects (EVO-3.5.1, EVO-3.5.4). */
export function revealTraits(s: State, leafBits: number): void {
  const end = speciesAt(speciesCount(s));
  for (let at = SPECIES; at < end; at += SPECIES_WORDS) {
    s[at + CARDS] &= (1 << FACE_DOWN_SHIFT) - 1;
    s[at + LEAF] = s[at + TRAIT_SET] & leafBits;
  }
  noteTraits(s);
}

/** Traits only go while feeding lasts, so what is noted at its start covers all of it. */
export function noteTraits(s: State): void {
  const end = speciesAt(speciesCount(s));
  let traits = 0;
  for (let at = SPECIES; at < end; at += SPECIES_WORDS) traits |= s[at + TRAIT_SET];
  s[TRAITS_UP] = traits;
}
