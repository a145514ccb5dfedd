import {
  ANIMALS,
  ARRIVED,
  BAG,
  CORNERS,
  CUBES,
  DISK,
  ELIMINATED,
  FLAGS,
  HAS,
  HEXES,
  KINDS,
  OWNER,
  PLAYERS,
  POINTS,
  POOL,
  ROUND,
  TILE,
  UNDER,
} from '@clade/earth';
import { frameWords, hashState, RNG, type State } from '@clade/engine';
import { BOXES, SPACES } from './display.ts';
import {
  BOX,
  BOXED_PAWNS,
  CAP,
  DECK,
  EACH,
  FACE_UP,
  ICE_AGE_TAKEN,
  PAWNS,
  PROTECTED,
  REASON,
  SAFE,
  SAFE_ANIMAL,
  SCORED,
  SPACE,
  STACK_LEFT,
  STACK_TOP,
  TRACK,
  TUNDRA_LEFT,
  UNSEEN_TILES,
} from './state.ts';
import { LARGE_TERRAINS, STACKS } from './terrain.ts';

/** Columns that the rules depend on, in an order that is part of the log format; what follows from others is left out. */
const COLUMNS: readonly (readonly [at: number, length: number])[] = [
  [PLAYERS, 1],
  [FLAGS, 1],
  [EACH, 1],
  [CAP, 1],
  [ROUND, 1],
  [ICE_AGE_TAKEN, 1],
  [REASON, 1],
  [OWNER, ANIMALS],
  [TRACK, ANIMALS],
  [POINTS, ANIMALS],
  [POOL, ANIMALS],
  [ELIMINATED, ANIMALS],
  [PAWNS, ANIMALS],
  [BOXED_PAWNS, ANIMALS],
  [PROTECTED, ANIMALS],
  [HAS, ANIMALS * KINDS],
  [BAG, KINDS],
  [BOX, BOXES.length * KINDS],
  [SPACE, SPACES],
  [TILE, HEXES],
  [UNDER, HEXES],
  [DISK, CORNERS],
  [CUBES, HEXES * ANIMALS],
  [ARRIVED, HEXES],
  [SCORED, HEXES],
  [SAFE, HEXES],
  [SAFE_ANIMAL, 1],
  [STACK_TOP, STACKS],
  [STACK_LEFT, STACKS],
  [UNSEEN_TILES, LARGE_TERRAINS],
  [TUNDRA_LEFT, 1],
  [DECK, 1],
  [FACE_UP, 1],
];

export function hash(s: State): string {
  const out: number[] = [s[RNG], s[RNG + 1], s[RNG + 2], s[RNG + 3]];
  frameWords(s, out);
  for (const [at, length] of COLUMNS) for (let i = at; i < at + length; i++) out.push(s[i]);
  return hashState(Int32Array.from(out));
}
