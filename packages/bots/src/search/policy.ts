import type { Move, MoveList, Rng, Seat, State } from '@clade/engine';

/**
 * What the search has to know about a game. One `PolicySet` for each game (src/policies/<game>), listed in src/policies.ts.
 * The search itself (search.ts) is the same for all games:
 *
 * 1. A question is answered by a *whole action*: the small decisions that belong together (a card turn, a pawn with its
 *    action, a feeding). `rate` leads through them, by a beam, with noise on the ratings (`planNoise`) or from every first
 *    move (`forks`), to 2 to 48 candidates (macro.ts). The first is the policy's own, which is played unless another proves better.
 * 2. Every candidate is carried out in the same sampled worlds with the same random numbers; `choose` plays on for
 *    everybody (`opponents`: or whom the others are taken for) until `clock` has advanced by `horizon`;
 *    `measure` reads the features there.
 * 3. Half of the candidates goes after each pass (sequential halving); the first stays, and the others are compared with
 *    it world by world.
 * 4. Where nothing is hidden that matters (`open`), a tree of single decisions is searched to the end of the phase
 *    instead, each player choosing what is best for itself (tree.ts).
 *
 * States given to these functions are sampled worlds of the search: they may be read, must not be changed, and live
 * only for the call. Nothing may be kept between calls that could change an answer: the same state must always give the
 * same numbers (scratch buffers are fine, caches that depend on history are not). No allocation in `choose`, `measure`
 * and `clock`: they run some ten thousand times a second.
 *
 * A sampled world has values for everything hidden. What a seat's `rate` and `choose` read should be what that seat may
 * know, or the rollouts become a game with open hands, and plans that rest on secrets look too good.
 */
export interface PolicySet {
  /** Id of the game. */
  readonly game: string;
  readonly features: readonly Feature[];
  /** Simulations per millisecond on one core, measured: the levels count in milliseconds (levels.ts). */
  readonly speed: number;
  /** Ways of playing beside the plain one. */
  readonly styles: readonly Style[];
  /** Parameters of the plain policy, and those of them that are points added to something: they may be 0 or less. */
  readonly params: Readonly<Record<string, number>>;
  readonly bonuses: readonly string[];
  /** Those that are shares or chances and stay below 1. */
  readonly shares: readonly string[];
  /** How many points make a bonus a clearly different one. */
  readonly bonusStep: number;
  /**
   * The policy of a tier, plain or with a style; without a tier, the plain policy of the game. Made once and kept: it may
   * prepare tables.
   */
  make(style?: Style, tier?: Tier): Policy;
  /**
   * The table as everybody may know it: without what lies face down. `measure` reads the same in all worlds that look so;
   * undefined where more than that is hidden just now.
   */
  opened(s: State): State | undefined;
}

/** Strength of a player, from beginner to expert: by it a policy set tells what it plays with and what is searched. */
export type Tier = 0 | 1 | 2 | 3;
export const TOP_TIER: Tier = 3;

/** What a policy rates so low it refuses, and so does a search that looks at every first move: games must end. */
export const REFUSED = -20;

/** A number that the evaluation counts. The sum of weight times number is the points a player is expected to end with. */
export interface Feature {
  /** Kebab-case, for talk and tuning files. What ends in `-next` or `-later` counts the same for rounds to come. */
  readonly id: string;
  /** What it counts, in one line, for docs/bots.md and for whoever reads the reasons of a move. */
  readonly text: string;
  /** The same for all players: it moves the expected points and never speaks for a move. */
  readonly common?: true;
  /** What it says of a single choice is chance: it never speaks for one. */
  readonly untold?: true;
}

/** A variation of the weights that visibly changes the style and hardly the strength. */
export interface Style {
  readonly name: string;
  readonly text: string;
  /** Factor on the weight of each feature named; the others keep theirs. */
  readonly features: Readonly<Record<string, number>>;
  /** Parameters of the policy, named by the game. */
  readonly params: Readonly<Record<string, number>>;
}

export interface Policy {
  /** One for each feature. */
  readonly weights: Float64Array;

  /** Writes the seat's features into `out`. Called at the horizon and at the end of the game. */
  measure(s: State, seat: Seat, out: Float64Array): void;
  /**
   * Standard deviation of a player's final points around the estimate from here; about 0.5 when the game is over. It
   * turns points into chances of winning.
   */
  spread(s: State): number;

  /** The fast policy: a legal move of a pending seat. Ties and variety come from `rng` only. */
  choose(s: State, seat: Seat, rng: Rng): Move;
  /**
   * Makes one or several moves of a pending seat in a rollout, changing `s`; where it is missing, `choose` makes one. A
   * game whose policy is slow can answer several questions with one look.
   */
  advance?(s: State, seat: Seat, rng: Rng): void;
  /**
   * What each legal move of a pending seat seems to bring, in points; stopping and passing are about 0. Gains add up
   * along the small decisions of a whole action.
   */
  rate(s: State, seat: Seat, legal: MoveList, out: Float64Array): void;

  /**
   * Moves of one group are much alike: the best of each group is proposed before a second of any. NaN for a move that is
   * like no other; where it is missing, all moves are.
   */
  groupOf?(move: Move): number;

  /**
   * Plans for this question come from noise on the rates: of so many points for the first, and more for the others. 0, or
   * where it is missing: the plans with the best sums of rates.
   */
  planNoise?(s: State, seat: Seat): number;
  /** Does a search look at one plan for each first move here? How to go on from one is a question of its own. */
  forks?(s: State, seat: Seat): boolean;

  /**
   * Who the other players are taken for in a world: a policy for each seat but the own one. Drawn by `rng` for each world,
   * as what they hold is; where it is missing, and in a tree, all play like this policy.
   */
  opponents?(s: State, seat: Seat, rng: Rng, out: Policy[]): void;

  /** A whole number that grows as the game goes on; the horizon is counted in it (rounds, turns). */
  clock(s: State): number;
  /** How many steps of the clock rollouts go from here, 1 or more. */
  horizon(s: State): number;
  /** The seat has just made the move `previous` and is asked again: is that part of the same whole action? */
  continues(s: State, seat: Seat, previous: Move): boolean;
  /**
   * A number that is equal for states that are the same to this seat's plans (orders of the same cards); lets the beam
   * drop doubles.
   */
  fingerprint(s: State, seat: Seat): number;
  /** The lowest tier that searches this question; those below leave it to the policy. Without it, all that search do. */
  tierFor?(s: State, seat: Seat): Tier;
  /**
   * Part of a whole action's simulations that this question deserves: the rest is for its other questions. Above 1 where
   * rollouts are much cheaper than those that `speed` was measured with.
   */
  share(s: State, seat: Seat): number;
  /** True when the tree of tree.ts should answer: everything that matters is open and the phase is short. */
  open(s: State): boolean;
}

/** Sum of weight times feature. */
export function weigh(weights: Float64Array, features: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < weights.length; k++) sum += weights[k] * features[k];
  return sum;
}

/** Weights of a style. */
export function styledWeights(
  policySet: Pick<PolicySet, 'features'>,
  plain: Readonly<Record<string, number>>,
  style: Style | undefined,
): Float64Array {
  return Float64Array.from(policySet.features, ({ id }) => (plain[id] ?? 0) * (style?.features[id] ?? 1));
}
