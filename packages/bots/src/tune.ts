import { type Config, firstSeat, type Game, Rng, type State } from '@clade/engine';
import type { Brain, Mind } from './search/brain.ts';
import { solve } from './solve.ts';

export interface TuneOptions {
  readonly games: number;
  readonly seed: string;
  /** Weights that are known from the rules and stay as they are, by feature. */
  readonly fixed: Readonly<Record<string, number>>;
  /** How strongly weights that the games say little about are drawn to 0. */
  readonly ridge: number;
}

export interface Tuned {
  readonly weights: Readonly<Record<string, number>>;
  /** Positions that were looked at, one for each player. */
  readonly positions: number;
  /** Standard deviation of what a player's points differ from the estimate more than the others' do, by steps of the clock to the end. */
  readonly spread: readonly number[];
}

interface Sample {
  readonly features: Float64Array;
  readonly left: number;
  readonly points: number;
  /** Number of the position: the players of one position share their luck in part. */
  readonly position: number;
}

/**
 * Weights by least squares: the policy plays against itself, every player's features are taken down each time the clock
 * has moved, and the weights are those that foretell the points at the end best.
 */
export function tune(game: Game, config: Config, brain: Brain, options: TuneOptions): Tuned {
  const samples: Sample[] = [];
  const mind = brain.mind();
  for (let g = 0; g < options.games; g++) collect(game, config, mind, `${options.seed}/${g}`, samples);
  const free = brain.features.map(({ id }, k) => ({ id, k })).filter(({ id }) => !(id in options.fixed));
  const size = free.length;
  const left = Array.from({ length: size }, (_, i) =>
    Float64Array.from({ length: size }, (_, j) => (i === j ? options.ridge : 0)),
  );
  const right = new Float64Array(size);
  for (const { features, points } of samples) {
    const rest = points - known(brain, options.fixed, features);
    free.forEach(({ k }, i) => {
      const x = features[k];
      if (x === 0) return;
      right[i] += x * rest;
      free.forEach((other, j) => {
        left[i][j] += x * features[other.k];
      });
    });
  }
  const found = solve(left, right);
  const weights: Record<string, number> = { ...options.fixed };
  free.forEach(({ id }, i) => {
    weights[id] = found[i];
  });
  return { weights, positions: samples.length, spread: spreads(brain, weights, samples) };
}

function known(brain: Brain, weights: Readonly<Record<string, number>>, features: Float64Array): number {
  let sum = 0;
  brain.features.forEach(({ id }, k) => {
    sum += (weights[id] ?? 0) * features[k];
  });
  return sum;
}

/** Plays a game and takes down each new value of the clock. */
function collect(game: Game, config: Config, mind: Mind, seed: string, samples: Sample[]): void {
  const s = game.setup(config, seed);
  const rng = new Rng(`${seed}/policy`);
  const begun = samples.length;
  const clocks: number[] = [];
  let clock = mind.clock(s);
  for (let pending = game.pending(s); pending !== 0; pending = game.pending(s)) {
    const seat = firstSeat(pending);
    if (mind.advance !== undefined) mind.advance(s, seat, rng);
    else game.apply(s, seat, mind.choose(s, seat, rng));
    if (mind.clock(s) === clock || game.pending(s) === 0) continue;
    clock = mind.clock(s);
    clocks.push(clock);
    note(mind, s, config.players, samples);
  }
  const end = mind.clock(s) + 1;
  const points = game.scores(s);
  for (let i = begun; i < samples.length; i++) {
    const at = Math.floor((i - begun) / config.players);
    const seat = (i - begun) % config.players;
    samples[i] = {
      features: samples[i].features,
      left: end - clocks[at],
      points: points[seat],
      position: begun + at,
    };
  }
}

function note(mind: Mind, s: State, players: number, samples: Sample[]): void {
  for (let seat = 0; seat < players; seat++) {
    const features = new Float64Array(mind.weights.length);
    mind.measure(s, seat, features);
    samples.push({ features, left: 0, points: 0, position: 0 });
  }
}

function spreads(
  brain: Brain,
  weights: Readonly<Record<string, number>>,
  samples: readonly Sample[],
): number[] {
  const means = new Map<number, { sum: number; n: number }>();
  const errors = samples.map((x) => x.points - known(brain, weights, x.features));
  samples.forEach(({ position }, i) => {
    const mean = means.get(position) ?? { sum: 0, n: 0 };
    mean.sum += errors[i];
    mean.n++;
    means.set(position, mean);
  });
  const squares: number[] = [];
  const counts: number[] = [];
  samples.forEach(({ position, left }, i) => {
    const { sum, n } = means.get(position) as { sum: number; n: number };
    // Within a table of n players a deviation from the mean is smaller by (n - 1) / n.
    squares[left] = (squares[left] ?? 0) + ((errors[i] - sum / n) ** 2 * n) / (n - 1);
    counts[left] = (counts[left] ?? 0) + 1;
  });
  return Array.from(squares, (square, left) => (square === undefined ? 0 : Math.sqrt(square / counts[left])));
}
