import type { Rng, Seat, State } from '@clade/engine';
import type { Policy } from '../../search/policy.ts';
import { FEATURES } from './features.ts';
import { chanceTrained, OPPONENT_FEATURES, opponentFeatures } from './opponent-classifier.ts';

const SIZE = FEATURES.length;
const MOST_PLAYERS = 4;
/** Steps of a chance. */
const STEPS = 1 << 16;
const EVEN = 0.5;

/** The policies that the other players are taken for: all the plain one, or drawn by the opponent classifier. */
export class OpponentModel {
  readonly #plain: Policy;
  readonly #trained: Policy | undefined;
  readonly #features = new Float64Array(MOST_PLAYERS * SIZE);
  readonly #seen = new Float64Array(OPPONENT_FEATURES);

  constructor(plain: Policy, trained?: Policy) {
    this.#plain = plain;
    this.#trained = trained;
  }

  /** Before the first turn (`isSetUp`) there is nothing to see: then it is an even chance. */
  draw(s: State, seat: Seat, rng: Rng, isSetUp: boolean, out: Policy[]): void {
    const trained = this.#trained;
    const features = this.#features;
    const players = out.length;
    if (trained !== undefined)
      for (let p = 0; p < players; p++) trained.measure(s, p, features.subarray(p * SIZE, (p + 1) * SIZE));
    for (let p = 0; p < players; p++) {
      if (p === seat) continue;
      out[p] = this.#plain;
      if (trained === undefined) continue;
      opponentFeatures(features, players, seat, p, this.#seen);
      const chance = isSetUp ? EVEN : chanceTrained(this.#seen);
      if (rng.below(STEPS) < STEPS * chance) out[p] = trained;
    }
  }
}
