import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { type Config, firstSeat, Rng, type State } from '@clade/engine';
import { type Mind, weigh } from '../../search/brain.ts';
import { advance } from '../../search/rollout.ts';
import { solve } from '../../solve.ts';
import { FEATURES } from './features.ts';
import { look, SEEN } from './impression.ts';

/** A look at a rival, and whether it has been to school. */
interface Case {
  readonly seen: Float64Array;
  readonly schooled: boolean;
}

export interface Acquaintance {
  /** One for each number that is seen of a rival. */
  readonly weights: Float64Array;
  /** Share of cases, left out of the fit, in which the likelier was right; and how many there were. */
  readonly right: number;
  readonly cases: number;
}

/** Questions of a game at most: policies must not keep the school up. */
const ENDLESS = 5000;
/** One turn in so many is looked at. */
const RARE = 4;
/** One game in so many is left out, to tell whether something was learnt. */
const LEFT_OUT = 5;

/**
 * Weights that tell players who have been to school from others, by least squares: a schooled player looks at its rivals in
 * games in which none, all or some of them are schooled. `minds` are one who has not been there and one who has.
 */
export function acquaint(
  configs: readonly Config[],
  minds: readonly [Mind, Mind],
  games: number,
  seed: string,
): Acquaintance {
  const rng = new Rng(seed);
  const known: Case[] = [];
  const leftOut: Case[] = [];
  for (let g = 0; g < games; g++) {
    const config = configs[rng.below(configs.length)];
    const own = rng.below(config.players);
    const kind = rng.below(3);
    const schooled = Array.from(
      { length: config.players },
      (_, p) => p === own || (kind === 2 ? rng.below(2) : kind) === 1,
    );
    meet(
      dominantSpeciesMarine.inOrder(dominantSpeciesMarine.setup(config, `${seed}/${g}`)),
      minds,
      schooled,
      own,
      rng,
      g % LEFT_OUT === 0 ? leftOut : known,
    );
  }
  const weights = fit(known);
  const right = leftOut.filter(({ seen, schooled }) => weigh(weights, seen) > 0.5 === schooled);
  return { weights, right: right.length / leftOut.length, cases: leftOut.length };
}

/** Plays a game and takes down what one player sees of the others in some of its turns. */
function meet(
  s: State,
  minds: readonly [Mind, Mind],
  schooled: readonly boolean[],
  own: number,
  rng: Rng,
  out: Case[],
): void {
  const game = dominantSpeciesMarine;
  const players = schooled.length;
  const size = FEATURES.length;
  const features = new Float64Array(players * size);
  for (let n = 0, pending = game.pending(s); pending !== 0 && n < ENDLESS; n++, pending = game.pending(s)) {
    const seat = firstSeat(pending);
    if (seat === own && game.decision(s, seat).kind === 'turn' && rng.below(RARE) === 0) {
      for (let p = 0; p < players; p++) minds[1].measure(s, p, features.subarray(p * size, (p + 1) * size));
      for (let p = 0; p < players; p++) {
        if (p === own) continue;
        const seen = new Float64Array(SEEN);
        look(features, players, own, p, seen);
        out.push({ seen, schooled: schooled[p] });
      }
    }
    advance(game, minds[schooled[seat] ? 1 : 0], s, seat, rng);
  }
}

function fit(cases: readonly Case[]): Float64Array {
  const size = new Float64Array(SEEN);
  for (const { seen } of cases) for (let i = 0; i < SEEN; i++) size[i] += seen[i] ** 2;
  // A little of each column's own size, for those that are sums of others.
  const left = Array.from({ length: SEEN }, (_, i) =>
    Float64Array.from({ length: SEEN }, (_, j) => (i === j ? 1e-4 * size[i] + 1e-9 : 0)),
  );
  const right = new Float64Array(SEEN);
  for (const { seen, schooled } of cases) {
    for (let i = 0; i < SEEN; i++) {
      if (seen[i] === 0) continue;
      if (schooled) right[i] += seen[i];
      for (let j = 0; j < SEEN; j++) left[i][j] += seen[i] * seen[j];
    }
  }
  return solve(left, right);
}
