import { GAME } from '@clade/engine';
import { MAX_CARDS } from './cards.ts';

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

export const SPECIES_SHIFT = 3;
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
