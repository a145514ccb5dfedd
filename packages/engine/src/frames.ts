import { EngineBug } from './bug.ts';
import type { Decision, Emit, Game, Move, MoveList, Refusal, Seat } from './game.ts';
import type { State } from './state.ts';
import * as state from './state.ts';

const { A, B, C, D, DEPTH, FRAME_WORDS, FRAMES, MAX_DEPTH, OP, SEAT } = state;

/**
 * The stack of frames: what the game is in the middle of. A frame is six integers inside the state: the op (which
 * program), a seat, and four registers whose meaning the op defines. Rounds, phases, turns and effects are all frames;
 * a nested effect pushes on top and returns by popping. Programs are static, only their counters live in the state, so
 * a save at any question is just the state.
 */

/** Address of the top frame; its registers are `s[f + A]` and so on. */
export function top(s: State): number {
  return FRAMES + (s[DEPTH] - 1) * FRAME_WORDS;
}

export function push(s: State, op: number, seat: Seat, a = 0, b = 0, c = 0, d = 0): void {
  if (s[DEPTH] === MAX_DEPTH) throw new EngineBug('frame stack overflow');
  const f = FRAMES + s[DEPTH]++ * FRAME_WORDS;
  s[f + OP] = op;
  s[f + SEAT] = seat;
  s[f + A] = a;
  s[f + B] = b;
  s[f + C] = c;
  s[f + D] = d;
}

/** Removes the top frame and clears its words, so that equal positions are equal states. */
export function pop(s: State): void {
  const f = top(s);
  for (let i = 0; i < FRAME_WORDS; i++) s[f + i] = 0;
  s[DEPTH]--;
}

/** Appends what the stack means, for a game's hash. */
export function frameWords(s: State, out: number[]): void {
  out.push(s[DEPTH]);
  for (let f = FRAMES; f <= top(s); f += FRAME_WORDS)
    for (let i = 0; i < FRAME_WORDS; i++) out.push(s[f + i]);
}

/** One program. Every function gets the state and the address `f` of its own frame. */
export interface Op {
  readonly name: string;
  /** Steps of an effect (effect.ts); 0 for other programs. */
  readonly steps: number;
  /** Makes progress (advance, push, pop) and returns true, or returns false to wait for a decision. */
  step(s: State, f: number, emit: Emit | undefined): boolean;
  /** Bit mask of the seats that are asked while `step` waits; undefined when it is the frame's own seat. */
  readonly pending: ((s: State, f: number) => number) | undefined;
  decision(s: State, f: number, seat: Seat): Decision;
  /** Appends the legal moves in ascending order. */
  moves(s: State, f: number, seat: Seat, out: MoveList): void;
  /** Carries out a legal move. */
  take(s: State, f: number, seat: Seat, move: Move, emit: Emit | undefined): void;
  /** Why this seat, which is asked, may not make this well-formed move. */
  explain(s: State, f: number, seat: Seat, move: Move): Refusal | undefined;
}

/** Parts of an op that only works and never asks. */
const automatic: Omit<Op, 'name' | 'step'> = {
  steps: 0,
  pending: undefined,
  decision: neverAsks,
  moves: neverAsks,
  take: neverAsks,
  explain: neverAsks,
};

/**
 * Makes an op; without the asking parts it only works. All ops have one shape: the runner calls them through the same
 * property loads, which V8 then keeps fast.
 */
export function defineOp(parts: Pick<Op, 'name' | 'step'> & Partial<Op>): Op {
  const { name, steps, step, pending, decision, moves, take, explain } = { ...automatic, ...parts };
  return { name, steps, step, pending, decision, moves, take, explain };
}

function neverAsks(): never {
  throw new EngineBug('this frame asks nothing');
}

/** Bit mask of the seats to act; 0 when the game is over. */
export function pendingSeats(ops: readonly Op[], s: State): number {
  if (s[DEPTH] === 0) return 0;
  const f = top(s);
  const pending = ops[s[f + OP]].pending;
  return pending === undefined ? 1 << s[f + SEAT] : pending(s, f);
}

/** Steps of the runner without a decision after which we call it a runaway; a full round takes a few hundred. */
const RUNAWAY = 100_000;

/** Runs frames until one waits for a decision or the stack is empty, which means that the game is over. */
export function run(ops: readonly Op[], s: State, emit: Emit | undefined): void {
  for (let guard = 0; guard < RUNAWAY; guard++) {
    if (s[DEPTH] === 0) return;
    const f = top(s);
    if (!ops[s[f + OP]].step(s, f, emit)) return;
  }
  throw new EngineBug(`runaway frame ${ops[s[top(s) + OP]].name}`);
}

/** The parts of a game that follow from its programs. */
export function playedBy(
  ops: readonly Op[],
): Pick<Game, 'pending' | 'decision' | 'legalMoves' | 'apply' | 'take' | 'proceed'> {
  return {
    pending: (s) => pendingSeats(ops, s),
    decision(s, seat) {
      const f = top(s);
      return ops[s[f + OP]].decision(s, f, seat);
    },
    legalMoves(s, seat, out) {
      out.clear();
      if ((pendingSeats(ops, s) & (1 << seat)) === 0) return;
      const f = top(s);
      ops[s[f + OP]].moves(s, f, seat, out);
    },
    apply(s, seat, move, emit) {
      const f = top(s);
      ops[s[f + OP]].take(s, f, seat, move, emit);
      run(ops, s, emit);
    },
    take(s, seat, move, emit) {
      const f = top(s);
      ops[s[f + OP]].take(s, f, seat, move, emit);
    },
    proceed: (s, emit) => run(ops, s, emit),
  };
}

/** Why the seat that is asked may not make this move. */
export function explainBy(ops: readonly Op[], s: State, seat: Seat, move: Move): Refusal | undefined {
  const f = top(s);
  return ops[s[f + OP]].explain(s, f, seat, move);
}
