import { ANIMALS, EARTH_END, FLAGS, HEXES, KINDS, OWNER } from '@clade/earth';
import type { State } from '@clade/engine';
import { BOXES, SPACES } from './display.ts';
import { LARGE_TERRAINS, STACKS } from './terrain.ts';

/** The words of Dominant Species behind those that both hex games have (packages/earth). */

/** Bits of FLAGS besides FORCED_ASKED. */
export const LONG_DECK = 2;
export const RANDOM_EARTH = 4;
export const CHOOSE_ANIMALS = 8;

/** Animals per seat. */
export const EACH = EARTH_END;
/** DS-5.11.3: the last round; 0 without a cap. */
export const CAP = EACH + 1;
/** 1 from the moment Ice Age is taken (DS-5.10.1). */
export const ICE_AGE_TAKEN = CAP + 1;
/** Why the game is over, as a number of REASONS; 0 while it is not. */
export const REASON = ICE_AGE_TAKEN + 1;
export const REASONS = ['', 'ice-age', 'dead-world', 'round-cap'] as const;
export const BY_ICE_AGE = 1;
export const BY_DEAD_WORLD = 2;
export const BY_CAP = 3;
/** Animal + 1 at each place of the initiative track, from the left. */
export const TRACK = REASON + 1;
/** Pawns with their owner, and pawns out of the game. */
export const PAWNS = TRACK + ANIMALS;
export const BOXED_PAWNS = PAWNS + ANIMALS;
/** Animal + 1 of the pawn on each action space. */
export const SPACE = BOXED_PAWNS + ANIMALS;
/** Disks in the element places of the display, `BOX[box * KINDS + kind]`, in the order of BOXES. */
export const BOX = SPACE + SPACES;
export const ADAPTATION_BOX = BOX;
export const REGRESSION_BOX = BOX + KINDS;
export const ABUNDANCE_BOX = BOX + 2 * KINDS;
export const WASTELAND_BOX = BOX + 3 * KINDS;
export const DEPLETION_BOX = BOX + 4 * KINDS;
export const WANDERLUST_BOX = BOX + 5 * KINDS;
/** Kinds that an animal has protected in the present Regression, as bits. */
export const PROTECTED = BOX + BOXES.length * KINDS;
/** Animal + 1 that dominates each hex (DS-5.6.4): follows from cubes and levels. */
export const DOMINANT = PROTECTED + ANIMALS;
/** 1 for hexes that have been scored this round (DS-5.4.12.2). */
export const SCORED = DOMINANT + HEXES;
/** DS-5.7.3: safe cubes by hex; only one animal can have any, because Hibernation comes once. */
export const SAFE = SCORED + HEXES;
export const SAFE_ANIMAL = SAFE + HEXES;
/** Terrain + 1 of the face-up tile of each stack, and the face-down tiles under it. */
export const STACK_TOP = SAFE_ANIMAL + 1;
export const STACK_LEFT = STACK_TOP + STACKS;
/** Face-down tiles by terrain, in no order: which comes next is drawn when it is turned up. */
export const UNSEEN_TILES = STACK_LEFT + STACKS;
export const TUNDRA_LEFT = UNSEEN_TILES + LARGE_TERRAINS;
/** Face-down and face-up cards as bits (card number - 1), in no order: draws are made when a card is turned up. */
export const DECK = TUNDRA_LEFT + 1;
export const FACE_UP = DECK + 1;
export const STATE_WORDS = FACE_UP + 1;

export function inPlay(s: State, animal: number): boolean {
  return s[OWNER + animal] >= 0;
}

export function animalsInPlay(s: State): number {
  let count = 0;
  for (let a = 0; a < ANIMALS; a++) if (s[OWNER + a] >= 0) count++;
  return count;
}

export function isLongDeck(s: State): boolean {
  return (s[FLAGS] & LONG_DECK) !== 0;
}
