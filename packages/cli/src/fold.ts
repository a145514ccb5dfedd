import { EngineBug, type Game, type GameEvent, type Log, replay, type State } from '@clade/engine';
import { accepted, sentenceOf } from './bad-input.ts';

export interface Folded {
  readonly state: State;
  readonly events: GameEvent[];
  /** Moves folded; with a problem, the move that did not fit. */
  readonly n: number;
  readonly problem?: string;
}

/** Folds the log with the invariants checked on the way. A broken one is a divergence, too. */
export function folded(game: Game, log: Log, to: number | undefined): Folded {
  const events: GameEvent[] = [];
  let n = 0;
  let state: State = new Int32Array();
  try {
    const done = accepted(
      replay(game, log, {
        ...(to === undefined ? {} : { to }),
        emit: (event) => events.push(event),
        before(s, move) {
          game.check(s);
          state = s;
          n = move.n;
        },
      }),
    );
    state = done.state;
    if (done.diverged)
      return { state, events, n: done.diverged.n, problem: sentenceOf(done.diverged.reason) };
    n = done.n;
    game.check(state);
    return { state, events, n };
  } catch (error) {
    if (!(error instanceof EngineBug)) throw error;
    return { state, events, n, problem: error.message };
  }
}
