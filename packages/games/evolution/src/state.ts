import { GAME, type Seat, type State } from '@clade/engine';
import { MAX_CARDS } from './cards.ts';
import { QUICK_PLAY } from './options.ts';
import { FAT_TISSUE_BIT } from './traits.ts';

/** Words of an Evolution state behind the engine's own (EVO-1.3). A card slot holds kind + 1; 0 is an empty slot. */
export const MAX_PLAYERS = 6;

export const PLAYERS = GAME;
/** Switches of EVO-10.1 as bits (options.ts). */
export const FLAGS = GAME + 1;
/** EVO-1.2.8; -1 when there is no limit. */
export const BOARD_LIMIT = GAME + 2;
/** Tokens left in the bank (EVO-1.2.9); -1 when there is no limit. */
export const BANK = GAME + 3;
export const ROUND = GAME + 4;
/** First player of the round. */
export const FIRST = GAME + 5;
/** Number of the last round; 0 until a reshuffle sets it (EVO-3.2.4, EVO-7.1.4). */
export const LAST_ROUND = GAME + 6;
/** What set it: CAUSE_DEAL or CAUSE_EXTINCTION. */
export const LAST_CAUSE = GAME + 7;
/** Food at the watering hole. */
export const HOLE = GAME + 8;
/** 1 when food was left at the watering hole before this round's cards (EVO-3.5.2). */
export const LEFT = GAME + 9;
/** EVO-1.2.3. */
export const TRAIT_LIMIT = GAME + 10;
export const PILE_N = GAME + 11;
export const DISCARD_N = GAME + 12;
/** Cards out of the game for good (EVO-2.2.1). */
export const REMOVED_N = GAME + 13;
/** Committed quick-play actions (EVO-3.4.9). */
export const PLAN_N = GAME + 14;
/** Traits that some species had when they were turned up, as bits: what nobody has need not be looked for. */
export const TRAITS_UP = GAME + 15;
/** `ROWS + p` is the first species of player p; `ROWS + players` is the number of species. */
export const ROWS = GAME + 16;
export const BAG = ROWS + MAX_PLAYERS + 1;
/** Meat tokens among those in the bag: statistics only, outside rules and hash. */
export const BAG_MEAT = BAG + MAX_PLAYERS;
export const HAND_N = BAG_MEAT + MAX_PLAYERS;
/** Card slot of the face-down food card. */
export const FOOD_CARD = HAND_N + MAX_PLAYERS;
/** All cards in hands, player by player (hand.ts). */
export const HANDS = FOOD_CARD + MAX_PLAYERS;
/** Draw pile from the front; from the back the removed cards, then the discard pile (deck.ts). */
export const PILE = HANDS + MAX_CARDS;
/** All species, player by player, each row from left to right: neighbours in a row are neighbours here. */
export const SPECIES = PILE + MAX_CARDS;

const SPECIES_SHIFT = 3;
export const SPECIES_WORDS = 1 << SPECIES_SHIFT;
export const BODY = 0;
export const POPULATION = 1;
export const FOOD = 2;
export const FAT = 3;
/** All traits of the species as bits. Face-down ones are included: nothing asks for effects before they are turned up. */
export const TRAIT_SET = 4;
/** Three card slots of 8 bits, in the order played, and three face-down bits from FACE_DOWN_SHIFT. */
export const CARDS = 5;
/** Leaf effects that are still to act this round, as trait bits (EVO-3.5.4). */
export const LEAF = 6;
/** Meat tokens among food and fat: statistics only, outside rules and hash. */
export const MEAT = 7;

export const FACE_DOWN_SHIFT = 24;
export const MAX_TRAITS = 3;
export const MAX_SIZE = 6;

export const CAUSE_DEAL = 1;
export const CAUSE_EXTINCTION = 2;

/**
 * Species that fit into a state without a board limit. 129 cards cannot build so many: each needs a card of its own
 * and a token of food in every round.
 */
const UNLIMITED_BOARDS = 250;

/** Address of the i-th species of the table. */
export function speciesAt(i: number): number {
  return SPECIES + (i << SPECIES_SHIFT);
}

export function rowStart(s: State, seat: Seat): number {
  return s[ROWS + seat];
}

export function rowEnd(s: State, seat: Seat): number {
  return s[ROWS + seat + 1];
}

export function speciesCount(s: State): number {
  return s[ROWS + s[PLAYERS]];
}

export function ownerOf(s: State, species: number): Seat {
  let seat = 0;
  while (species >= s[ROWS + seat + 1]) seat++;
  return seat;
}

export function nextSeat(s: State, seat: Seat): Seat {
  return seat + 1 === s[PLAYERS] ? 0 : seat + 1;
}

/** EVO-1.3.4. `at` is the address of a species. */
export function room(s: State, at: number): number {
  const board = s[at + POPULATION] - s[at + FOOD];
  return (s[at + TRAIT_SET] & FAT_TISSUE_BIT) !== 0 ? board + s[at + BODY] - s[at + FAT] : board;
}

/** EVO-1.3.5. */
export function hungry(s: State, at: number): boolean {
  return s[at + FOOD] < s[at + POPULATION];
}

/** EVO-2.2.3, EVO-2.2.4. */
export function quickPlay(s: State): boolean {
  return s[PLAYERS] === MAX_PLAYERS || (s[FLAGS] & QUICK_PLAY) !== 0;
}

/** EVO-1.2.8: boards that a new species can take. */
export function freeBoards(s: State): number {
  return (s[BOARD_LIMIT] < 0 ? UNLIMITED_BOARDS : s[BOARD_LIMIT]) - speciesCount(s);
}

/** Words of a state: quick play adds room for the committed actions at the very end (plan.ts). */
export function stateLength(players: number, boardLimit: number, quick: boolean): number {
  const boards = (boardLimit < 0 ? UNLIMITED_BOARDS : boardLimit) + players;
  return SPECIES + boards * SPECIES_WORDS + (quick ? MAX_CARDS : 0);
}
