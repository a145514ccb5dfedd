import { cloneState, drawAnew, RNG, type Rng, type Seat, type State } from '@clade/engine';

/**
 * Another world that nobody can tell apart from `s`. What is face down lies in no order in the state (DS-5.14.1): the
 * draws themselves are all that is hidden, so a fresh generator is all that differs.
 */
export function sample(s: State, _seat: Seat, rng: Rng): State {
  const t = cloneState(s);
  drawAnew(t, RNG, rng);
  return t;
}
