import { defineOp, type Op, pop } from './frames.ts';
import { type Decision, type Emit, type Move, type MoveList, type Refusal, refusal } from './game.ts';
import type { State } from './state.ts';
import * as state from './state.ts';
import { FORGO, moveVerb, SKIP, STOP, type Vocabulary } from './verbs.ts';

const { B } = state;

/**
 * An effect is a list of steps: register B of its frame counts them, the other registers belong to the effect. A step
 * works by itself, or asks the frame's seat one question, or asks again until there is nothing left to ask.
 */
export interface Step {
  /** Kebab-case name of the question. */
  readonly kind: string;
  readonly rule: string;
  /** The verb of its answers. */
  readonly verb: number;
  /** How the seat may decline: this part (SKIP), any more of it (STOP), the whole effect (FORGO). */
  readonly wayOut: Move | undefined;
  /** Asks again after an answer, until `enter` says no. */
  readonly repeat: boolean;
  /** Does what happens by itself, and says how to go on: ASK, NEXT or END. */
  enter(s: State, f: number, emit: Emit | undefined): Way;
  /** Appends the answers in ascending order, ways out excepted; may stop when the list holds `enough`. */
  moves(s: State, f: number, out: MoveList, enough: number): void;
  take(s: State, f: number, move: Move, emit: Emit | undefined): void;
  /** Why an answer with this step's verb is not legal; undefined when it is. */
  explain(s: State, f: number, move: Move): Refusal | undefined;
}

/** Go on to the next step, wait for an answer, or end the effect. */
export const NEXT = 0;
export const ASK = 1;
export const END = 2;
/** `enough` where the whole list is wanted. */
export const ALL = 1 << 30;
export type Way = typeof NEXT | typeof ASK | typeof END;

/** What an effect is part of: the words of the game, and what to say when an action is declined as a whole. */
export interface EffectSetting {
  readonly words: Vocabulary;
  forgone?(s: State, f: number, rule: string, emit: Emit): void;
}

/** Makes the program of an effect; it pops itself behind its last step. `source` is what asks, for decisions. */
export function effect(setting: EffectSetting, name: string, source: string, steps: readonly Step[]): Op {
  return defineOp({
    name,
    steps: steps.length,
    step(s, f, emit) {
      const at = s[f + B];
      const way = at === steps.length ? END : steps[at].enter(s, f, emit);
      if (way === ASK) return false;
      if (way === END) pop(s);
      else s[f + B] = at + 1;
      return true;
    },
    decision(s, f, seat): Decision {
      const { kind, rule, wayOut } = steps[s[f + B]];
      return { seat, kind, rule, source, optional: wayOut !== undefined, group: 0 };
    },
    moves(s, f, _seat, out) {
      const step = steps[s[f + B]];
      step.moves(s, f, out, ALL);
      if (step.wayOut !== undefined) out.add(step.wayOut);
    },
    take(s, f, _seat, move, emit) {
      const at = s[f + B];
      const step = steps[at];
      if (move === step.wayOut) {
        if (move !== FORGO) s[f + B] = at + 1;
        else {
          if (emit) setting.forgone?.(s, f, step.rule, emit);
          pop(s);
        }
        return;
      }
      if (!step.repeat) s[f + B] = at + 1;
      step.take(s, f, move, emit);
    },
    explain(s, f, _seat, move) {
      const step = steps[s[f + B]];
      if (move === step.wayOut) return undefined;
      return moveVerb(move) === step.verb ? step.explain(s, f, move) : notAsked(setting.words, step, move);
    },
  });
}

/** A move that answers another question than the one that is asked. */
function notAsked(words: Vocabulary, step: Step, move: Move): Refusal {
  const tried = words.doing(move);
  const asked = words.asking(step.verb);
  if (move === FORGO || move === STOP || move === SKIP) {
    return refusal('no-way-out', step.rule, { tried, asked });
  }
  return refusal('not-now', step.rule, {
    tried,
    asked,
  });
}

/** A step that only works. */
export function auto(rule: string, work: (s: State, f: number, emit: Emit | undefined) => void): Step {
  return {
    kind: 'auto',
    rule,
    verb: -1,
    wayOut: undefined,
    repeat: false,
    enter(s, f, emit) {
      work(s, f, emit);
      return NEXT;
    },
    moves: neverAsked,
    take: neverAsked,
    explain: neverAsked,
  };
}

function neverAsked(): never {
  throw new RangeError('this step asks nothing');
}
