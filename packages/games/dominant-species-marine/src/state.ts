import { ANIMALS, BOX, EARTH_END, HEXES, KINDS } from '@clade/earth';
import { CARDS_IN_BOX } from './card-ids.ts';
import {
  COMPETITION_CHIPS,
  EVOLUTION_CHIPS,
  REGRESSION_SQUARES,
  SLOTS,
  SPACES,
  SPECIATION_DISKS,
} from './display.ts';
import { TERRAINS } from './terrain.ts';

/** The words of Marine behind those that both hex games have (packages/earth). */

/** Bits of FLAGS besides those of both games. */
export const ALTERNATE_BOARDS = 16;
export const SUPERHEROES = 32;
/** DSM-4.8.1: Exaptation stays in the trait deck all the same. */
export const KEEPS_EXAPTATION = 64;
/** DSM-4.5.2: Domination has as many spaces as the players use, not the animals. Off in version 1. */
export const DOMINATION_BY_PLAYERS = 128;

/** DSM-9.3: the choice of option n at OPT + n: 0 is the default, 1 alternative a, 2 alternative b, 3 both. */
export const OPT = EARTH_END;
export const OPTS = 25;
/** DSM-4.9: a number of LENGTHS. */
export const LENGTH = OPT + OPTS;
/** 1 from the moment Asteroid is resolved (DSM-5.18.1). */
export const ASTEROID_RESOLVED = LENGTH + 1;
/** What REASON says. */
export const REASONS = ['', 'asteroid', 'round-cap'] as const;
export const BY_ASTEROID = 1;
export const BY_CAP = 2;
/** 1 when the turn that is being taken leads to another one (DSM-5.11.6). */
export const EXTRA_TURN = ASTEROID_RESOLVED + 1;
/** Most turns of a round in a game that nobody watches, 0 without a cap; and those taken, counted only with one. */
export const TURN_CAP = EXTRA_TURN + 1;
export const TURNS = TURN_CAP + 1;
/** 1 for animals whose Food Chain cube is on the right (DSM-3.6). */
export const CHAIN = TURNS + 1;
/** What stands on each action space: 0, animal + 1 for a basic pawn, SPECIAL_PAWN + kind for a special one. */
export const SPACE = CHAIN + ANIMALS;
export const SPECIAL_PAWN = 8;
/** Animal + 1 that controls the special pawn of each kind; 0 for nobody. */
export const CONTROL = SPACE + SPACES;
/** Space + 1 of the special pawn of each kind; 0 when it is on no space. */
export const SPECIAL_AT = CONTROL + KINDS;
/** Words of a set of spaces (sets.ts of packages/earth); these two follow from SPACE and CONTROL. */
export const SPACE_SET = 2;
/** Spaces with a pawn that an animal controls, `STANDING[animal * SPACE_SET]`, and spaces with a special pawn. */
export const STANDING = SPECIAL_AT + KINDS;
export const SPECIALS = STANDING + ANIMALS * SPACE_SET;
/** Kinds, as bits, whose special pawn changed its controller where it stands (OPT-22). */
export const CAPTURED = SPECIALS + SPACE_SET;
/** DSM-1.5.2: target markers. */
export const TARGET = CAPTURED + 1;
/** Element places of the display, in the order of BOXES. */
export const ABUNDANCE_BOX = BOX;
export const AUTOTROPHS_BOX = BOX + KINDS;
export const DEPLETION_BOX = BOX + 2 * KINDS;
export const ADAPTATION_BOX = BOX + 3 * KINDS;
export const REGRESSION_BOX = BOX + 4 * KINDS;
export const WANDERLUST_BOX = BOX + 5 * KINDS;
/** Kind + 1 of the disk at each Speciation space but the special one. */
export const SPECIATION_DISK = TARGET + KINDS;
/** Terrain + 1 of the chips under the spaces, and chips in the red bag by terrain. */
export const COMPETITION_CHIP = SPECIATION_DISK + SPECIATION_DISKS;
export const EVOLUTION_CHIP = COMPETITION_CHIP + COMPETITION_CHIPS;
export const CHIP_BAG = EVOLUTION_CHIP + EVOLUTION_CHIPS;
/** Animal + 1 of the cube on each Regression square. */
export const REGRESSION_CUBE = CHIP_BAG + TERRAINS.length;
/** Side + 1 of the vent on each hex; 0 without one. */
export const VENT_SIDE = REGRESSION_CUBE + REGRESSION_SQUARES;
/** Disks on Phenotypic Plasticity, `ON_TRAIT_CARD[animal * KINDS + kind]`; they are part of HAS. */
export const ON_TRAIT_CARD = VENT_SIDE + HEXES;
/** Trait cards of each animal as bits; trait + 1 that its Exaptation copies; and the traits that work: follows from both. */
export const HELD = ON_TRAIT_CARD + ANIMALS * KINDS;
export const COPIED = HELD + ANIMALS;
export const WORKING = COPIED + ANIMALS;
/** Traits as bits that only the animal's player sees at set-up, and those of them that it keeps (DSM-4.1.11). */
export const DEALT = WORKING + ANIMALS;
export const KEPT = DEALT + ANIMALS;
/** Traits as bits that only one player sees in Gene Expression (DSM-6.3.15). */
export const LOOK = KEPT + ANIMALS;
/** 1 for animals that have taken the pawn of Budding Intelligence. */
export const BUDDED = LOOK + 1;
/** Card + 1 in each slot of the Evolution row, slot 1 first, and the event icons that came with it. */
export const ROW = BUDDED + ANIMALS;
export const ROW_ICONS = ROW + SLOTS;
export const SKELETON = 1;
export const LIVE_FISH = 2;
/** Face-down cards in the deck: which they are is drawn when they are turned up. */
export const DECK_LEFT = ROW_ICONS + SLOTS;
/** OPT-2: icons of each kind that have not been turned up. */
export const SKELETONS_LEFT = DECK_LEFT + 1;
export const FISH_LEFT = SKELETONS_LEFT + 1;
/** The discard pile from the bottom: card, and the slot where it was resolved (row.ts). */
export const DISCARD_N = FISH_LEFT + 1;
export const DISCARD = DISCARD_N + 1;
export const STATE_WORDS = DISCARD + CARDS_IN_BOX;
