import { FEATURES, OPPONENT_FEATURES, opponentFeatures } from '@clade/bots/marine-net';
import { advance, type Policy, weigh } from '@clade/bots/training';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { type Config, firstSeat, Rng, type State } from '@clade/engine';
import { solve } from './solve.ts';

/** What is seen of an opponent, and whether it is trained. */
interface Case {
  readonly seen: Float64Array;
  readonly trained: boolean;
}

export interface OpponentFit {
  /** One for each number that is seen of a rival. */
  readonly weights: Float64Array;
  /** Share of cases, left out of the fit, in which the likelier was right; and how many there were. */
  readonly right: number;
  readonly cases: number;
}

/** Questions of a game at most: some would never end. */
const ENDLESS = 5000;
/** One turn in so many is looked at. */
const RARE = 4;
/** One game in so many is left out, to tell whether something was learnt. */
const LEFT_OUT = 5;

/**
 * Weights of the opponent classifier, by least squares: a trained player looks at its rivals in
 * games in which none, all or some of them are trained. `policies` are the plain one and the trained one.
 */
export function fitOpponents(
  configs: readonly Config[],
  policies: readonly [Policy, Policy],
  games: number,
  seed: string,
): OpponentFit {
  const rng = new Rng(seed);
  const known: Case[] = [];
  const leftOut: Case[] = [];
  for (let g = 0; g < games; g++) {
    const config = configs[rng.below(configs.length)];
    const own = rng.below(config.players);
    const kind = rng.below(3);
    const trained = Array.from(
      { length: config.players },
      (_, p) => p === own || (kind === 2 ? rng.below(2) : kind) === 1,
    );
    observe(
      dominantSpeciesMarine.inOrder(dominantSpeciesMarine.setup(config, `${seed}/${g}`)),
      policies,
      trained,
      own,
      rng,
      g % LEFT_OUT === 0 ? leftOut : known,
    );
  }
  const weights = fit(known);
  const right = leftOut.filter(({ seen, trained }) => weigh(weights, seen) > 0.5 === trained);
  return { weights, right: right.length / leftOut.length, cases: leftOut.length };
}

/** Plays a game and takes down what one player sees of the others in some of its turns. */
function observe(
  s: State,
  policies: readonly [Policy, Policy],
  trained: readonly boolean[],
  own: number,
  rng: Rng,
  out: Case[],
): void {
  const game = dominantSpeciesMarine;
  const players = trained.length;
  const size = FEATURES.length;
  const features = new Float64Array(players * size);
  for (let n = 0, pending = game.pending(s); pending !== 0 && n < ENDLESS; n++, pending = game.pending(s)) {
    const seat = firstSeat(pending);
    if (seat === own && game.decision(s, seat).kind === 'turn' && rng.below(RARE) === 0) {
      for (let p = 0; p < players; p++)
        policies[1].measure(s, p, features.subarray(p * size, (p + 1) * size));
      for (let p = 0; p < players; p++) {
        if (p === own) continue;
        const seen = new Float64Array(OPPONENT_FEATURES);
        opponentFeatures(features, players, own, p, seen);
        out.push({ seen, trained: trained[p] });
      }
    }
    advance(game, policies[trained[seat] ? 1 : 0], s, seat, rng);
  }
}

function fit(cases: readonly Case[]): Float64Array {
  const size = new Float64Array(OPPONENT_FEATURES);
  for (const { seen } of cases) for (let i = 0; i < OPPONENT_FEATURES; i++) size[i] += seen[i] ** 2;
  // A little of each column's own size, for those that are sums of others.
  const left = Array.from({ length: OPPONENT_FEATURES }, (_, i) =>
    Float64Array.from({ length: OPPONENT_FEATURES }, (_, j) => (i === j ? 1e-4 * size[i] + 1e-9 : 0)),
  );
  const right = new Float64Array(OPPONENT_FEATURES);
  for (const { seen, trained } of cases) {
    for (let i = 0; i < OPPONENT_FEATURES; i++) {
      if (seen[i] === 0) continue;
      if (trained) right[i] += seen[i];
      for (let j = 0; j < OPPONENT_FEATURES; j++) left[i][j] += seen[i] * seen[j];
    }
  }
  return solve(left, right);
}
