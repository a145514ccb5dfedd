import {
  A,
  B,
  C,
  D,
  DEPTH,
  defineOp,
  EngineBug,
  FRAME_WORDS,
  FRAMES,
  frameWords,
  GAME,
  MAX_DEPTH,
  MoveList,
  OP,
  pendingSeats,
  pop,
  push,
  run,
  SEAT,
  type State,
  top,
} from '@clade/engine';
import { describe, expect, test } from 'vitest';

const COUNTER = GAME;
const fresh = (): State => new Int32Array(GAME + 4);
const frame = (s: State): number[] => [OP, SEAT, A, B, C, D].map((r) => s[top(s) + r]!);

describe('the stack', () => {
  test('keeps six registers per frame, the last pushed on top', () => {
    const s = fresh();
    push(s, 3, 1, 10, 20, 30, 40);
    push(s, 4, 2);
    expect(s[DEPTH]).toBe(2);
    expect(frame(s)).toEqual([4, 2, 0, 0, 0, 0]);
    pop(s);
    expect(frame(s)).toEqual([3, 1, 10, 20, 30, 40]);
  });

  test('clears the words of a popped frame, so that equal positions are equal states', () => {
    const s = fresh();
    push(s, 1, 0, 5);
    const before = Array.from(s);
    push(s, 9, 9, 9, 9, 9, 9);
    pop(s);
    expect(Array.from(s)).toEqual(before);
    pop(s);
    expect(Array.from(s)).toEqual(Array.from(fresh()));
  });

  test('fills exactly the words between the generator and the game', () => {
    const s = fresh();
    for (let i = 0; i < MAX_DEPTH; i++) push(s, 7, 7, 7, 7, 7, 7);
    expect(Array.from(s.subarray(FRAMES, FRAMES + MAX_DEPTH * FRAME_WORDS)).every((x) => x === 7)).toBe(true);
    expect(s.subarray(0, DEPTH).every((word) => word === 0)).toBe(true);
    expect(Array.from(s.subarray(GAME))).toEqual([0, 0, 0, 0]);
  });

  test('is told in words for a hash: its depth, then each frame, and nothing of what lies above', () => {
    const s = fresh();
    const words = (): number[] => {
      const out: number[] = [];
      frameWords(s, out);
      return out;
    };
    expect(words()).toEqual([0]);
    push(s, 3, 1, 10, 20, 30, 40);
    push(s, 4, 2);
    expect(words()).toEqual([2, 3, 1, 10, 20, 30, 40, 4, 2, 0, 0, 0, 0]);
    s[FRAMES + 2 * FRAME_WORDS] = 99;
    expect(words()).toHaveLength(13);
  });

  test('overflows loudly', () => {
    const s = fresh();
    for (let i = 0; i < MAX_DEPTH; i++) push(s, 0, 0);
    expect(() => push(s, 0, 0)).toThrow(EngineBug);
    expect(s[DEPTH]).toBe(MAX_DEPTH);
  });
});

describe('the runner', () => {
  /** Counts to three, each time through a nested frame that adds one. */
  const outer = defineOp({
    name: 'outer',
    step(s, f) {
      if (s[f + A] === 3) pop(s);
      else {
        s[f + A]!++;
        push(s, 1, 0);
      }
      return true;
    },
  });
  const inner = defineOp({
    name: 'inner',
    step(s) {
      s[COUNTER]!++;
      pop(s);
      return true;
    },
  });

  test('runs nested frames before their caller goes on, until the stack is empty', () => {
    const s = fresh();
    push(s, 0, 0);
    run([outer, inner], s, undefined);
    expect(s[DEPTH]).toBe(0);
    expect(s[COUNTER]).toBe(3);
  });

  test('stops at a frame that waits, and the state alone says where', () => {
    const waits = defineOp({
      ...inner,
      name: 'waits',
      step: (s) => (s[COUNTER] === 2 ? false : inner.step(s, 0, undefined)),
    });
    const s = fresh();
    push(s, 0, 0);
    run([outer, waits], s, undefined);
    expect(s[DEPTH]).toBe(2);
    const saved = Int32Array.from(s);
    saved[COUNTER] = 10;
    run([outer, waits], saved, undefined);
    expect(saved[DEPTH]).toBe(0);
    expect(saved[COUNTER]).toBe(11);
  });

  test('passes the address of the top frame and the listener on', () => {
    const seen: unknown[] = [];
    const tells = defineOp({
      name: 'tells',
      step(s, f, emit) {
        expect(f).toBe(top(s));
        emit?.({ type: 'told', rule: 'X-1' });
        pop(s);
        return true;
      },
    });
    const s = fresh();
    push(s, 0, 0);
    push(s, 0, 0);
    run([tells], s, (e) => seen.push(e.type));
    expect(seen).toEqual(['told', 'told']);
  });

  test('calls a frame that makes no progress a runaway, by name', () => {
    const s = fresh();
    push(s, 0, 0);
    expect(() => run([defineOp({ name: 'spinner', step: () => true })], s, undefined)).toThrow(
      /runaway.*spinner/,
    );
  });

  test("the seats to act are the frame's own unless it says otherwise, and none when the stack is empty", () => {
    const several = defineOp({ name: 'several', step: () => false, pending: (s, f) => 0b100 | s[f + A]! });
    const s = fresh();
    expect(pendingSeats([outer, several], s)).toBe(0);
    push(s, 0, 3);
    expect(pendingSeats([outer, several], s)).toBe(1 << 3);
    push(s, 1, 0, 0b10);
    expect(pendingSeats([outer, several], s)).toBe(0b110);
  });

  test('an op that only works cannot be asked', () => {
    const s = fresh();
    push(s, 0, 0);
    expect(() => outer.decision(s, top(s), 0)).toThrow(EngineBug);
    expect(() => outer.moves(s, top(s), 0, new MoveList())).toThrow(EngineBug);
    expect(() => outer.take(s, top(s), 0, 0, undefined)).toThrow(EngineBug);
    expect(() => outer.explain(s, top(s), 0, 0)).toThrow(EngineBug);
  });
});
