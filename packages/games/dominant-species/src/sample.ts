import { cloneState, RNG, type Rng, type Seat, type State } from '@clade/engine';

/**
 * Another world that nobody can tell apart from `s`. What is face down lies in no order in the state (DS-5.14.1): the
 * draws themselves are all that is hidden, so a fresh generator is all that differs.
 */
export function sample(s: State, _seat: Seat, rng: Rng): State {
  const t = cloneState(s);
  for (let w = 0; w < 4; w++) t[RNG + w] = rng.below(0x40000000) * 4 + rng.below(4);
  return t;
}
