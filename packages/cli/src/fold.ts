import { EngineBug, type Game, type GameEvent, type Log, replay, SPECTATOR, type State } from '@clade/engine';
import type { Line } from '@clade/wording';
import { accepted } from './bad-input.ts';
import { sentenceOf } from './refused.ts';

export interface Folded {
  readonly state: State;
  /** What each move did; the deal first. */
  readonly lines: Line[];
  /** Moves folded; with a problem, the move that did not fit. */
  readonly n: number;
  readonly problem?: string;
}

/** Folds the log with the invariants checked on the way. A broken one is a divergence, too. */
export function folded(game: Game, log: Log, to: number | undefined): Folded {
  let events: GameEvent[] = [];
  const lines: Line[] = [{ n: 0, seat: SPECTATOR, events }];
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
          events = [];
          lines.push({ n, seat: move.seat, events });
        },
      }),
    );
    state = done.state;
    if (done.diverged) return { state, lines, n: done.diverged.n, problem: sentenceOf(done.diverged.reason) };
    n = done.n;
    game.check(state);
    return { state, lines, n };
  } catch (error) {
    if (!(error instanceof EngineBug)) throw error;
    return { state, lines, n, problem: error.message };
  }
}
