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

/** Simulations that the first guess counts for, and chance of winning that one point of it is taken for. */
const FIRST_GUESS = 40;
const POINT = 0.025;

/** Sums over simulations of one candidate. */
export class Tally {
  readonly moves: readonly Move[];
  readonly features: Float64Array;
  /** What the candidate was thought to be worth before the first simulation, in points beyond the others. */
  readonly prior: number;
  n = 0;
  chance = 0;
  points = 0;
  value = 0;

  constructor(moves: readonly Move[], features: number, prior = 0) {
    this.moves = moves;
    this.prior = prior;
    this.features = new Float64Array(features);
  }

  add(chance: number, points: number, value: number, features: Float64Array): void {
    this.n++;
    this.chance += chance;
    this.points += points;
    this.value += value;
    for (let k = 0; k < features.length; k++) this.features[k] += features[k];
  }

  /** Mean value, drawn towards the first guess as long as there are few simulations. */
  mean(): number {
    return (this.value + FIRST_GUESS * this.prior * POINT) / Math.max(1, this.n);
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
