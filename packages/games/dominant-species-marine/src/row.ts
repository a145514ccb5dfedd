import { addEach, CARD } from '@clade/earth';
import { below, type MoveList, RNG, type State } from '@clade/engine';
import { ASTEROID, BOTTOM_CARDS, CARDS_IN_BOX } from './card-ids.ts';
import { SLOTS } from './display.ts';
import { DECK_LEFT, DISCARD, DISCARD_N, ROW, ROW_ICONS } from './state.ts';

/** The Evolution cards: the row with its slots, the discard pile, and the deck, which lies in no order. */

/** Does the card lie in the Evolution row? */
export function inRow(s: State, card: number): boolean {
  for (let i = ROW; i < ROW + SLOTS; i++) if (s[i] === card + 1) return true;
  return false;
}

/** Slot of a card in the Evolution row, 1 to 5; 0 when it does not lie there. */
export function slotOf(s: State, card: number): number {
  for (let i = 0; i < SLOTS; i++) if (s[ROW + i] === card + 1) return i + 1;
  return 0;
}

/** A word of DISCARD is the card + 1, and above these bits the slot it was resolved in (OPT-6). */
const CARD_BITS = 6;

/** Number of the i-th card of the discard pile from the bottom. */
export function discarded(s: State, i: number): number {
  return (s[DISCARD + i] & ((1 << CARD_BITS) - 1)) - 1;
}

/** The slot it was resolved in. */
export function discardedSlot(s: State, i: number): number {
  return s[DISCARD + i] >> CARD_BITS;
}

/** Place of a card in the discard pile, or -1. */
export function placeInPile(s: State, card: number): number {
  for (let i = 0; i < s[DISCARD_N]; i++) if (discarded(s, i) === card) return i;
  return -1;
}

export function inPile(s: State, card: number): boolean {
  return placeInPile(s, card) >= 0;
}

/** The top card of the discard pile, or -1. */
export function topDiscard(s: State): number {
  return s[DISCARD_N] === 0 ? -1 : discarded(s, s[DISCARD_N] - 1);
}

/** Puts a card that lies nowhere on top of the discard pile. */
export function addToPile(s: State, card: number, slot: number): void {
  s[DISCARD + s[DISCARD_N]++] = (slot << CARD_BITS) | (card + 1);
}

/** DSM-5.15.8: takes a card out of the row; those above slide down. */
export function takeFromRow(s: State, card: number): void {
  for (let i = slotOf(s, card) - 1; i < SLOTS; i++) {
    s[ROW + i] = i + 1 < SLOTS ? s[ROW + i + 1] : 0;
    s[ROW_ICONS + i] = i + 1 < SLOTS ? s[ROW_ICONS + i + 1] : 0;
  }
}

/** Cards that nobody has seen: those of the deck and those in the box (DSM-4.2.1). */
export function unseenCards(s: State): number[] {
  const seen = new Uint8Array(CARDS_IN_BOX);
  for (let i = 0; i < SLOTS; i++) if (s[ROW + i] !== 0) seen[s[ROW + i] - 1] = 1;
  for (let i = 0; i < s[DISCARD_N]; i++) seen[discarded(s, i)] = 1;
  const cards: number[] = [];
  for (let card = 0; card < CARDS_IN_BOX; card++) if (seen[card] === 0) cards.push(card);
  return cards;
}

/**
 * DSM-4.2.1: the next card of the deck, which is not empty, out of those that nobody has seen. Asteroid is each of the
 * last five with the same chance; what stays in the box is never known.
 */
export function drawCard(s: State, unseen: readonly number[]): number {
  const left = s[DECK_LEFT]--;
  const asteroid = unseen.indexOf(ASTEROID);
  if (asteroid < 0) return unseen[below(s, RNG, unseen.length)];
  if (left <= BOTTOM_CARDS && below(s, RNG, left) === 0) return ASTEROID;
  const i = below(s, RNG, unseen.length - 1);
  return unseen[i < asteroid ? i : i + 1];
}

/** A move for every card of the first slots of the row. */
export function listRow(s: State, slots: number, out: MoveList): void {
  let low = 0;
  let high = 0;
  for (let i = 0; i < slots; i++) {
    const card = s[ROW + i] - 1;
    if (card >= 32) high |= 1 << (card - 32);
    else if (card >= 0) low |= 1 << card;
  }
  addEach(out, CARD, 0, low);
  addEach(out, CARD, 1, high);
}
