import { isAtLeast, type Seat, type State } from '@clade/engine';
import { MAX_CARDS } from './cards.ts';
import * as columns from './columns.ts';
import { QUICK_PLAY } from './options.ts';
import { FAT_TISSUE_BIT } from './traits.ts';

export * from './columns.ts';

const {
  BANK,
  BOARD_LIMIT,
  BODY,
  FAT,
  FLAGS,
  FOOD,
  MAX_PLAYERS,
  PLAYERS,
  POPULATION,
  ROWS,
  SPECIES,
  SPECIES_SHIFT,
  SPECIES_WORDS,
  TRAIT_SET,
} = columns;

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

/** EVO-3.6.3, EVO-5.6.1: nobody can get food from a bank that has run out. Version 1 did not look. */
export function bankIsEmpty(s: State): boolean {
  return s[BANK] === 0 && isAtLeast(s, 2);
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
