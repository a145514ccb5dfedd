import type { Move, Seat } from '@clade/engine';

/**
 * A move is one integer below 2^30: three bits of verb, then operands. Species are counted within a row. Within one
 * decision the numbers ascend in the order the moves are listed; ending a turn comes last.
 */
export const VERB_SHIFT = 27;
export const FOOD_MOVE = 0;
export const PLAY_MOVE = 1;
export const LEAF_MOVE = 2;
export const EAT_MOVE = 3;
export const ATTACK_MOVE = 4;
export const USE_MOVE = 5;
export const PAY_MOVE = 6;
export const END_MOVE = 7;

/** The highest place in a row that an attack can name. No row gets so long: each species needs a card and food. */
export const MAX_ATTACK_PLACE = 0x7f;
/** What a card is played for (EVO-3.4.3 to EVO-3.4.6). */
export const NEW_LEFT = 0;
export const NEW_RIGHT = 1;
export const GROW_BODY = 2;
export const GROW_POPULATION = 3;
export const PUT_TRAIT = 4;

/** Ways to end: the card turn, a feeding turn, an Intelligence window. */
export const STOP: Move = END_MOVE << VERB_SHIFT;
export const PASS: Move = (END_MOVE << VERB_SHIFT) | 1;
export const DECLINE: Move = (END_MOVE << VERB_SHIFT) | 2;

export function verbOf(m: Move): number {
  return m >> VERB_SHIFT;
}

export function foodMove(kind: number): Move {
  return (FOOD_MOVE << VERB_SHIFT) | kind;
}

/** `replaced` is the number of the trait that is given up, or -1. */
export function playMove(kind: number, action: number, species: number, replaced: number): Move {
  return (PLAY_MOVE << VERB_SHIFT) | (kind << 16) | (action << 13) | (species << 5) | (replaced + 1);
}

export function leafMove(species: number, trait: number): Move {
  return (LEAF_MOVE << VERB_SHIFT) | (species << 5) | trait;
}

export function eatMove(species: number): Move {
  return (EAT_MOVE << VERB_SHIFT) | species;
}

/**
 * Frames, hashes and the noise of bots hold the number of an attack, so the bits of the first eight cards stay where they
 * are (bits 0 to 7). The ninth and the tenth have bits 15 and 26, which places of 7 bits leave free.
 */
export function attackMove(species: number, targetSeat: Seat, target: number, negated: number): Move {
  const later = ((negated & 0x100) << 7) | ((negated & 0x200) << 17);
  return (
    (ATTACK_MOVE << VERB_SHIFT) |
    (species << 19) |
    (targetSeat << 16) |
    (target << 8) |
    (negated & 0xff) |
    later
  );
}

export function useMove(species: number, kind: number): Move {
  return (USE_MOVE << VERB_SHIFT) | (species << 7) | kind;
}

export function payMove(kind: number): Move {
  return (PAY_MOVE << VERB_SHIFT) | kind;
}

/** Card of a food, payment or Intelligence move. */
export const cardOf = (m: Move): number => m & 0x7f;
export const playKind = (m: Move): number => (m >> 16) & 0x7f;
export const playAction = (m: Move): number => (m >> 13) & 7;
export const playSpecies = (m: Move): number => (m >> 5) & 0xff;
export const playReplaced = (m: Move): number => (m & 0x1f) - 1;
export const leafSpecies = (m: Move): number => (m >> 5) & 0xff;
export const leafTrait = (m: Move): number => m & 0x1f;
export const eatSpecies = (m: Move): number => m & 0xff;
export const attackSpecies = (m: Move): number => (m >> 19) & MAX_ATTACK_PLACE;
export const attackSeat = (m: Move): Seat => (m >> 16) & 7;
export const attackTarget = (m: Move): number => (m >> 8) & MAX_ATTACK_PLACE;
export const attackNegated = (m: Move): number => (m & 0xff) | ((m >> 7) & 0x100) | ((m >> 17) & 0x200);
export const useSpecies = (m: Move): number => (m >> 7) & 0xff;
