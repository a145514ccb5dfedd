import {
  advance,
  moveParams,
  normal,
  type Policy,
  type PolicySet,
  paramDistances,
} from '@clade/bots/training';
import { type Config, firstSeat, type Game, Rng, type Seat, type State } from '@clade/engine';

export interface TrainOptions {
  readonly seed: string;
  /** Steps that the parameters take, and pairs of games from which the direction of one step is estimated. */
  readonly steps: number;
  readonly pairs: number;
  /** Parameters to begin with, where they are not the policy's own. */
  readonly from?: Readonly<Record<string, number>>;
  /** Parameters that stay as they are: others may have been fitted to them. */
  readonly kept?: readonly string[];
  /** Whom each other seat is drawn from; a rival named twice comes twice as often. */
  readonly rivals: readonly TrainingRival[];
}

/**
 * `self` has the parameters reached so far, `plain` those that are in the code. Training against one kind alone learns how
 * to exploit it and loses to everybody else.
 */
export type TrainingRival = (typeof RIVALS)[number];
export const RIVALS = ['self', 'plain'] as const;

/** One step, for whoever watches. */
export interface TrainStep {
  readonly step: number;
  /** Mean points ahead of the others, and share of games won, of the players that were tried in this step. */
  readonly lead: number;
  readonly wins: number;
  readonly params: Readonly<Record<string, number>>;
}

/** How far the parameters that are tried lie from those reached: as powers of e, and steps of bonuses. */
const TRIED = 0.2;
/** Length of a step in each parameter, and how long earlier directions and their sizes are remembered. */
const STEP = 0.03;
const MOMENTUM = 0.9;
const MEMORY = 0.97;
/** A win counts as so many points: in the end it is wins that are wanted. */
const WIN = 10;

/**
 * Parameters of a policy by an evolution strategy: two policies that lie opposite each other around the present
 * parameters play the same deal from the same seat against the same rivals; who did better says a little about every parameter
 * at once, and many pairs together say which way to go. Yields after each step.
 */
export function* trainParams(
  game: Game,
  config: Config,
  policySet: PolicySet,
  options: TrainOptions,
): Generator<TrainStep> {
  const { pairs, rivals } = options;
  const names = Object.keys(policySet.params).filter((name) => !options.kept?.includes(name));
  const rng = new Rng(`${options.seed}/directions`);
  const start = paramDistances(policySet, options.from ?? {});
  const at = Float64Array.from(names, (name) => start.get(name) ?? 0);
  const mean = new Float64Array(names.length);
  const square = new Float64Array(names.length);
  const away = (by: Float64Array): Record<string, number> => {
    const places = new Map(names.map((name, i) => [name, by[i]]));
    return moveParams(policySet, (name) => places.get(name) ?? 0);
  };
  const player = (by: Float64Array): Player =>
    playerOf(game, policySet.make({ name: 'tried', text: '', features: {}, params: away(by) }));
  const plain = playerOf(game, policySet.make());
  for (let step = 1, pair = 0; step <= options.steps; step++) {
    const direction = new Float64Array(names.length);
    const known: Record<TrainingRival, Player> = { self: player(at), plain };
    let lead = 0;
    let wins = 0;
    for (let b = 0; b < pairs; b++, pair++) {
      const eps = names.map(() => normal(rng));
      const seat = pair % config.players;
      const others = Array.from({ length: config.players }, () => known[rivals[rng.below(rivals.length)]]);
      const [one, other] = [TRIED, -TRIED].map((far) => {
        const players = [...others];
        players[seat] = player(at.map((x, i) => x + far * eps[i]));
        return outcome(game, config, players, seat, `${options.seed}/${pair}`);
      });
      lead += (one.lead + other.lead) / 2;
      wins += (one.win + other.win) / 2;
      const better = (one.lead - other.lead + WIN * (one.win - other.win)) / (2 * TRIED * pairs);
      for (let i = 0; i < names.length; i++) direction[i] += better * eps[i];
    }
    climb(at, direction, mean, square, step);
    yield { step, lead: lead / pairs, wins: wins / pairs, params: away(at) };
  }
}

/** A step uphill of about the same length in every parameter (Adam). */
function climb(
  at: Float64Array,
  direction: Float64Array,
  mean: Float64Array,
  square: Float64Array,
  step: number,
): void {
  direction.forEach((g, i) => {
    mean[i] = MOMENTUM * mean[i] + (1 - MOMENTUM) * g;
    square[i] = MEMORY * square[i] + (1 - MEMORY) * g * g;
    const size = Math.sqrt(square[i] / (1 - MEMORY ** step));
    at[i] = at[i] + (STEP * mean[i]) / (1 - MOMENTUM ** step) / (size + 1e-3);
  });
}

/** Makes one or several moves of a pending seat. */
type Player = (s: State, seat: Seat, rng: Rng) => void;

/** Policies read of a state only what their seat may know, so they get it itself. */
function playerOf(game: Game, policy: Policy): Player {
  return (s, seat, rng) => advance(game, policy, s, seat, rng);
}

interface Outcome {
  readonly lead: number;
  readonly win: number;
}

/** One game, as the player of one seat sees it. */
function outcome(game: Game, config: Config, players: readonly Player[], own: Seat, key: string): Outcome {
  const s = game.inOrder(game.setup(config, key));
  const rng = new Rng(`${key}/players`);
  for (let pending = game.pending(s); pending !== 0; pending = game.pending(s)) {
    const seat = firstSeat(pending);
    players[seat](s, seat, rng);
  }
  const scores = Array.from(game.scores(s)).slice(0, config.players);
  const others = scores.filter((_, seat) => seat !== own);
  const best = Math.max(...others);
  const lead = scores[own] - others.reduce((a, b) => a + b, 0) / others.length;
  return { lead, win: scores[own] > best ? 1 : scores[own] === best ? 0.5 : 0 };
}
