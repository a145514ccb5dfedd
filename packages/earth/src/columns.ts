import { GAME } from '@clade/engine';
import { CORNERS, HEXES } from './grid.ts';

/**
 * The words of a state that both hex games have, at the same places. Animals are numbered down the food chain, so a
 * lower number is higher in it and ascending order is food-chain order; kinds of elements, terrains and the rest are
 * numbered by the game. Files on the path of a move read them as `const { CUBES } = columns` (docs/decisions/0009).
 */
export const ANIMALS = 6;
export const KINDS = 6;
/** As bits. */
export const ALL_KINDS = (1 << KINDS) - 1;
/** Sources of points that can be told apart. */
export const SOURCES = 8;
/** Terrains of large tiles, and the one of the small tiles that cover them. */
export const LARGE_TERRAINS = 7;
export const SMALL = 7;
/** Stacks of face-down tiles. */
export const STACKS = 3;
/** Element places of the display. */
export const BOX_PLACES = 6;
/** Disks that are drawn to such a place. */
export const DRAWN_TO_A_SECTION = 4;

export const PLAYERS = GAME;
/** Bits of table options and of how questions are put; these are the same in both games. */
export const FLAGS = PLAYERS + 1;
export const FORCED_ASKED = 1;
/** Set by searches (steps/order.ts). */
export const IN_ORDER = 1 << 16;
/** Table options that both games have. */
export const RANDOM_EARTH = 4;
export const CHOOSE_ANIMALS = 8;
export const ROUND = FLAGS + 1;
/** Seat of each animal; -1 for animals out of play. */
export const OWNER = ROUND + 1;
/** Cubes in the gene pool, and cubes out of the game for good. */
export const POOL = OWNER + ANIMALS;
export const ELIMINATED = POOL + ANIMALS;
export const POINTS = ELIMINATED + ANIMALS;
/** Points by source, `PARTS[animal * SOURCES + source]`; for statistics. */
export const PARTS = POINTS + ANIMALS;
/** Elements of each animal, printed ones included, `HAS[animal * KINDS + kind]`. */
export const HAS = PARTS + ANIMALS * SOURCES;
/** Disks of each kind in the bag. */
export const BAG = HAS + ANIMALS * KINDS;
/** Terrain + 1 of the tile on each hex, 0 without a tile; and what lies under a small tile. */
export const TILE = BAG + KINDS;
export const UNDER = TILE + HEXES;
/** Kind + 1 of the disk on each corner, and how many tiles touch the corner. */
export const DISK = UNDER + HEXES;
export const TOUCH = DISK + CORNERS;
/** Cubes, `CUBES[hex * ANIMALS + animal]`. */
export const CUBES = TOUCH + CORNERS;
/** Disks of a kind on the corners of a hex, `AROUND[hex * KINDS + kind]`: follows from DISK. */
export const AROUND = CUBES + HEXES * ANIMALS;
/** Matches of animal and hex, `LEVEL[hex * ANIMALS + animal]`: follows from HAS and AROUND. */
export const LEVEL = AROUND + HEXES * KINDS;
/** Cubes that have come to a hex in the present action and do not move on; 0 outside of one. */
export const ARRIVED = LEVEL + HEXES * ANIMALS;
/** Animals per seat. */
export const EACH = ARRIVED + HEXES;
/** The last round of a game that nobody watches; 0 without a cap. */
export const CAP = EACH + 1;
/** Why the game is over, as a number of the game's reasons; 0 while it is not. */
export const REASON = CAP + 1;
/** Pawns with their owner, and pawns out of the game. */
export const PAWNS = REASON + 1;
export const BOXED_PAWNS = PAWNS + ANIMALS;
/** Disks in the element places of the display, `BOX[box * KINDS + kind]`, in the game's order. */
export const BOX = BOXED_PAWNS + ANIMALS;
/** Terrain + 1 of the face-up tile of each stack, and the face-down tiles under it. */
export const STACK_TOP = BOX + BOX_PLACES * KINDS;
export const STACK_LEFT = STACK_TOP + STACKS;
/** Face-down tiles by terrain, in no order: which comes next is drawn when it is turned up. */
export const UNSEEN_TILES = STACK_LEFT + STACKS;
/** Small tiles that are not on Earth yet. */
export const SMALL_LEFT = UNSEEN_TILES + LARGE_TERRAINS;
/** Words of a set of hexes and of a set of corners (sets.ts). They follow from tiles, cubes and disks. */
export const HEX_SET = 2;
export const CORNER_SET = 3;
/** Hexes with a tile, hexes beside one that have none. */
export const TILES = SMALL_LEFT + 1;
export const FRINGE = TILES + HEX_SET;
/** Hexes with a tile of a terrain, `LANDS[terrain * HEX_SET]`. */
export const LANDS = FRINGE + HEX_SET;
/** Hexes with cubes of an animal, `HOMES[animal * HEX_SET]`. */
export const HOMES = LANDS + (LARGE_TERRAINS + 1) * HEX_SET;
/** Corners with a disk of a kind, `SPOTS[kind * CORNER_SET]`, and vacant corners of Earth. */
export const SPOTS = HOMES + ANIMALS * HEX_SET;
export const VACANT = SPOTS + KINDS * CORNER_SET;
export const EARTH_END = VACANT + CORNER_SET;
