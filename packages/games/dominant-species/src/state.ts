import { ANIMALS, BOX, EARTH_END, FLAGS, HEX_SET, HEXES, KINDS, SMALL_LEFT } from '@clade/earth';
import type { State } from '@clade/engine';
import { SPACES } from './display.ts';

/** The words of Dominant Species behind those that both hex games have (packages/earth). */

/** Bits of FLAGS besides those of both games. */
export const LONG_DECK = 2;

/** 1 from the moment Ice Age is taken (DS-5.10.1). */
export const ICE_AGE_TAKEN = EARTH_END;
/** What REASON says. */
export const REASONS = ['', 'ice-age', 'dead-world', 'round-cap'] as const;
export const BY_ICE_AGE = 1;
export const BY_DEAD_WORLD = 2;
export const BY_CAP = 3;
/** Animal + 1 at each place of the initiative track, from the left. */
export const TRACK = ICE_AGE_TAKEN + 1;
/** Animal + 1 of the pawn on each action space. */
export const SPACE = TRACK + ANIMALS;
/** The element places of the display, in the order of BOXES. */
export const ADAPTATION_BOX = BOX;
export const REGRESSION_BOX = BOX + KINDS;
export const ABUNDANCE_BOX = BOX + 2 * KINDS;
export const WASTELAND_BOX = BOX + 3 * KINDS;
export const DEPLETION_BOX = BOX + 4 * KINDS;
export const WANDERLUST_BOX = BOX + 5 * KINDS;
/** Kinds that an animal has protected in the present Regression, as bits. */
export const PROTECTED = SPACE + SPACES;
/** Animal + 1 that dominates each hex (DS-5.6.4): follows from cubes and levels. */
export const DOMINANT = PROTECTED + ANIMALS;
/** The set of hexes that have been scored this round (DS-5.4.12.2). */
export const SCORED = DOMINANT + HEXES;
/** DS-5.7.3: safe cubes by hex; only one animal can have any, because Hibernation comes once. */
export const SAFE = SCORED + HEX_SET;
export const SAFE_ANIMAL = SAFE + HEXES;
/** Tundra tiles that are not on the map yet. */
export const TUNDRA_LEFT = SMALL_LEFT;
/** Face-down and face-up cards as bits (card number - 1), in no order: draws are made when a card is turned up. */
export const DECK = SAFE_ANIMAL + 1;
export const FACE_UP = DECK + 1;
export const STATE_WORDS = FACE_UP + 1;

export function isLongDeck(s: State): boolean {
  return (s[FLAGS] & LONG_DECK) !== 0;
}
