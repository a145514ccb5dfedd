import { firstSeat, type Game, type Move, MoveList, Rng, type Seat, type State } from '@clade/engine';
import { type Policy, weigh } from './policy.ts';
import { chances, values } from './value.ts';

/** Moves after which a rollout is looked at wherever it stands. */
const ENDLESS = 3000;

/** Makes one or several moves of a pending seat by the policy. */
export function advance(game: Game, policy: Policy, s: State, seat: Seat, rng: Rng): void {
  if (policy.advance !== undefined) policy.advance(s, seat, rng);
  else game.apply(s, seat, policy.choose(s, seat, rng));
}

/** Plays worlds on with the policy and says what came out. One for each search; its buffers hold the last judgement. */
export class Rollout {
  readonly points: Float64Array;
  readonly chance: Float64Array;
  readonly value: Float64Array;
  /** Features of the searching seat. */
  readonly own: Float64Array;
  /** Random numbers of the policy; set before each candidate, so that all of a world see the same ones. */
  readonly rng = new Rng('rollout');
  /** Who plays each seat: the searching policy, where it does not take the others for somebody else. */
  readonly opponents: Policy[];
  readonly #game: Game;
  readonly #policy: Policy;
  readonly #players: number;
  readonly #seat: Seat;
  readonly #features: Float64Array;
  readonly #legal = new MoveList();

  constructor(game: Game, policy: Policy, players: number, seat: Seat) {
    this.#game = game;
    this.#policy = policy;
    this.#players = players;
    this.opponents = Array.from({ length: players }, () => policy);
    this.#seat = seat;
    this.points = new Float64Array(players);
    this.chance = new Float64Array(players);
    this.value = new Float64Array(players);
    this.own = new Float64Array(policy.weights.length);
    this.#features = new Float64Array(policy.weights.length);
  }

  /** Carries out as much of a plan as this world allows. The first move is legal in every world of the seat. */
  carryOut(s: State, moves: readonly Move[]): void {
    const game = this.#game;
    for (let i = 0; i < moves.length; i++) {
      if (i > 0) {
        game.legalMoves(s, this.#seat, this.#legal);
        if (!this.#legal.includes(moves[i])) return;
      }
      game.apply(s, this.#seat, moves[i]);
    }
  }

  /** Everybody plays by a policy until the clock shows `until` or the game is over; then the result is judged. */
  finish(s: State, until: number): void {
    const game = this.#game;
    const policy = this.#policy;
    for (let n = 0; n < ENDLESS && policy.clock(s) < until; n++) {
      const pending = game.pending(s);
      if (pending === 0) break;
      const seat = firstSeat(pending);
      advance(game, this.opponents[seat], s, seat, this.rng);
    }
    this.judge(s);
  }

  judge(s: State): void {
    const policy = this.#policy;
    for (let p = 0; p < this.#players; p++) {
      const features = p === this.#seat ? this.own : this.#features;
      policy.measure(s, p, features);
      this.points[p] = weigh(policy.weights, features);
    }
    chances(this.points, this.#players, policy.spread(s), this.chance);
    values(this.points, this.#players, this.chance, this.value);
  }
}
