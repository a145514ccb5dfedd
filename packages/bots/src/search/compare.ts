import { drawAnew, type Move, RNG_WORDS } from '@clade/engine';
import type { BotAsked } from '../bot.ts';
import { finished } from './macro.ts';
import type { Policy } from './policy.ts';
import { StatePool } from './pool.ts';
import { Rollout } from './rollout.ts';

/** What one of two plans brings. */
export interface Brought {
  /** Chance of winning. */
  readonly chance: number;
  /** Points expected at the end of the game. */
  readonly points: number;
  /** Means of the seat's features. */
  readonly features: Float64Array;
}

/** Two plans in the same worlds. */
export interface Compared {
  readonly best: Brought;
  readonly mine: Brought;
  /** Points that `mine` brings less in the mean, and the standard error of that. */
  readonly lost: number;
  readonly doubt: number;
}

class Sum {
  readonly features: Float64Array;
  chance = 0;
  points = 0;

  constructor(features: number) {
    this.features = new Float64Array(features);
  }

  mean(n: number): Brought {
    return {
      chance: this.chance / n,
      points: this.points / n,
      features: this.features.map((sum) => sum / n),
    };
  }
}

/**
 * Carries two plans out in the same sampled worlds, with the same random numbers, and plays on from each. `mine` may be
 * the beginning of an action.
 */
export function compare(
  asked: BotAsked,
  policy: Policy,
  best: readonly Move[],
  mine: readonly Move[],
  worlds: number,
): Compared {
  const { game, seat, rng } = asked;
  let world = asked.sample();
  const pool = new StatePool(game);
  const rollout = new Rollout(game, policy, game.config(world).players, seat);
  const until = policy.clock(world) + policy.horizon(world);
  const words = new Int32Array(RNG_WORDS);
  const sums = [new Sum(policy.weights.length), new Sum(policy.weights.length)] as const;
  const plans = [best, finished(game, policy, world, seat, mine, pool)] as const;
  let lost = 0;
  let squares = 0;
  for (let w = 0; w < worlds; w++) {
    if (w > 0) world = asked.sample();
    drawAnew(words, 0, rng);
    policy.opponents?.(world, seat, rng, rollout.opponents);
    let difference = 0;
    for (const [i, plan] of plans.entries()) {
      const s = pool.copy(world);
      rollout.rng.words.set(words);
      rollout.carryOut(s, plan);
      rollout.finish(s, until);
      pool.give(s);
      const sum = sums[i];
      sum.chance += rollout.chance[seat];
      sum.points += rollout.points[seat];
      difference += (i === 0 ? 1 : -1) * rollout.points[seat];
      for (let k = 0; k < sum.features.length; k++) sum.features[k] += rollout.own[k];
    }
    lost += difference;
    squares += difference * difference;
  }
  const mean = lost / worlds;
  const variance = Math.max(0, squares / worlds - mean * mean);
  return {
    best: sums[0].mean(worlds),
    mine: sums[1].mean(worlds),
    lost: mean,
    doubt: Math.sqrt(variance / Math.max(1, worlds - 1)),
  };
}
