import * as engine from '@clade/engine';
import { MoveList, type State, type Step } from '@clade/engine';
import * as columns from '../columns.ts';

const { ASK, END, FORGO, NEXT } = engine;
const { FLAGS, FORCED_ASKED } = columns;

const scratch = new MoveList();

/** The parts of a step that each question has to say. */
export type Question = Pick<Step, 'kind' | 'rule' | 'verb' | 'moves' | 'take' | 'explain'> &
  Partial<Pick<Step, 'wayOut' | 'repeat' | 'enter'>> & {
    /** Must all that can be picked be picked? Then there is nothing to choose either. */
    all?(s: State, f: number): boolean;
  };

/**
 * A question. Without an `enter` of its own it is skipped when there is nothing to choose (an action that may be
 * forgone then ends), and a single answer that cannot be declined is taken without asking (DS-B.1, DS-B.2).
 */
export function choose(question: Question): Step {
  const { kind, rule, verb, moves, take, explain, wayOut, repeat = false } = question;
  // Before the question is put it only matters whether there is an answer, or whether there are two.
  const enough = wayOut === undefined ? 2 : 1;
  const step: Step = {
    kind,
    rule,
    verb,
    wayOut,
    repeat,
    enter:
      question.enter ??
      ((s, f, emit) => {
        for (;;) {
          scratch.clear();
          moves(s, f, scratch, enough);
          if (scratch.n === 0) return wayOut === FORGO ? END : NEXT;
          const free = scratch.n > 1 && question.all?.(s, f) !== true;
          if (free || wayOut !== undefined || forcedAsked(s)) return ASK;
          take(s, f, scratch.at[0], emit);
          if (!repeat) return NEXT;
        }
      }),
    moves,
    take,
    explain,
  };
  return step;
}

/** Hand-written positions also ask forced choices. */
export function forcedAsked(s: State): boolean {
  return (s[FLAGS] & FORCED_ASKED) !== 0;
}
