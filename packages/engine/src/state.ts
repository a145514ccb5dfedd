/**
 * A game state is one packed `Int32Array`. The first words belong to the engine and mean the same in every game:
 * the random generator, the version of the rules and the frame stack. The rest belongs to the game, which names its words as constants counted
 * from `GAME` and reads them through small accessors.
 *
 * One array per state makes `clone` one memory copy, leaves no field to forget and no reference to share
 * (docs/decisions/0002-packed-state.md).
 *
 * Files on the path of a move read addresses as `const { DEPTH, FRAMES } = state` from `import * as state`: V8 folds a
 * module's own constants, not imported ones (docs/decisions/0009-speed-and-the-peer.md).
 */
export type State = Int32Array;

/** The generator (rng.ts). */
export const RNG = 0;
export const RNG_WORDS = 5;
/** Version of the rules that the table plays by (versions.ts). */
export const VERSION = RNG + RNG_WORDS;
/** Number of frames on the stack (frames.ts). */
export const DEPTH = VERSION + 1;
/** First word of the frame stack, and the words of a frame: which program, a seat, four registers of the program. */
export const FRAMES = DEPTH + 1;
export const FRAME_WORDS = 6;
export const OP = 0;
export const SEAT = 1;
export const A = 2;
export const B = 3;
export const C = 4;
export const D = 5;
export const MAX_DEPTH = 12;
/** First word that belongs to the game. */
export const GAME = FRAMES + FRAME_WORDS * MAX_DEPTH;

export function cloneState(s: State): State {
  return new Int32Array(s);
}

/** Copies into a pooled state of the same game and configuration. */
export function copyInto(dst: State, src: State): void {
  dst.set(src);
}

export function stateToJson(s: State): number[] {
  return Array.from(s);
}

export function stateFromJson(words: readonly number[]): State {
  return Int32Array.from(words);
}
