import type { Move } from '@clade/engine';

/** What a search found out about one candidate. */
export interface Rated {
  readonly move: Move;
  /** The whole action that begins with the move. */
  readonly moves: readonly Move[];
  /** Chance of winning. */
  readonly chance: number;
  /** Points expected at the end of the game. */
  readonly points: number;
  /** What candidates are compared by: the chance and a little margin. */
  readonly value: number;
  /** Mean of the seat's features where the rollouts ended. */
  readonly features: Float64Array;
  readonly simulations: number;
}

/** The outcome of a search. */
export interface Thought {
  readonly move: Move;
  /** Candidates, best first; those that were looked at longest come first. */
  readonly rated: readonly Rated[];
  readonly simulations: number;
}

/** Standard errors by which a candidate must lead before it is preferred to the first one. */
const SURE = 1;
/** What a single comparison is thought to vary by before there are any, and for how many comparisons that counts. */
const USUAL_SPREAD = 0.06;
const USUAL_WEIGHT = 3;

/** Sums over simulations of one candidate. */
export class Tally {
  readonly moves: readonly Move[];
  readonly features: Float64Array;
  /** What the candidate was thought to be worth before the first simulation, in points. */
  readonly prior: number;
  n = 0;
  chance = 0;
  points = 0;
  value = 0;
  /** Values beyond those of the first candidate in the same worlds, and their squares. */
  #leads = 0;
  #squares = 0;

  constructor(moves: readonly Move[], features: number, prior = 0) {
    this.moves = moves;
    this.prior = prior;
    this.features = new Float64Array(features);
  }

  add(chance: number, points: number, value: number, lead: number, features: Float64Array): void {
    this.n++;
    this.chance += chance;
    this.points += points;
    this.value += value;
    this.#leads += lead;
    this.#squares += lead * lead;
    for (let k = 0; k < features.length; k++) this.features[k] += features[k];
  }

  /** Mean value. */
  mean(): number {
    return this.value / Math.max(1, this.n);
  }

  /** By how much it is better than the first candidate, on average. */
  lead(): number {
    return this.#leads / Math.max(1, this.n);
  }

  /** The same less a doubt: the best of many noisy means is mostly luck. */
  sureLead(): number {
    const n = Math.max(1, this.n);
    const lead = this.#leads / n;
    const around = this.#squares - n * lead * lead + USUAL_WEIGHT * USUAL_SPREAD ** 2;
    return lead === 0 ? 0 : lead - SURE * Math.sqrt(around / (n + USUAL_WEIGHT) / n);
  }

  rated(): Rated {
    const n = Math.max(1, this.n);
    return {
      move: this.moves[0],
      moves: this.moves,
      chance: this.chance / n,
      points: this.points / n,
      value: this.value / n,
      features: this.features.map((sum) => sum / n),
      simulations: this.n,
    };
  }
}
