import type { Rng, Seat, State } from '@clade/engine';
import type { Mind } from '../../search/brain.ts';
import { FEATURES } from './features.ts';
import { impression, look, SEEN } from './impression.ts';

const SIZE = FEATURES.length;
const MOST_PLAYERS = 4;
/** Steps of a chance. */
const STEPS = 1 << 16;
const EVEN = 0.5;

/** Whom a player takes the others for: all for the same, or some for schooled, as the table says. */
export class Company {
  readonly #plain: Mind;
  readonly #schooled: Mind | undefined;
  readonly #features = new Float64Array(MOST_PLAYERS * SIZE);
  readonly #seen = new Float64Array(SEEN);

  constructor(plain: Mind, schooled?: Mind) {
    this.#plain = plain;
    this.#schooled = schooled;
  }

  /** Before the first turn (`isSetUp`) there is nothing to see: then it is an even chance. */
  cast(s: State, seat: Seat, rng: Rng, isSetUp: boolean, out: Mind[]): void {
    const schooled = this.#schooled;
    const features = this.#features;
    const players = out.length;
    if (schooled !== undefined)
      for (let p = 0; p < players; p++) schooled.measure(s, p, features.subarray(p * SIZE, (p + 1) * SIZE));
    for (let p = 0; p < players; p++) {
      if (p === seat) continue;
      out[p] = this.#plain;
      if (schooled === undefined) continue;
      look(features, players, seat, p, this.#seen);
      const chance = isSetUp ? EVEN : impression(this.#seen);
      if (rng.below(STEPS) < STEPS * chance) out[p] = schooled;
    }
  }
}
