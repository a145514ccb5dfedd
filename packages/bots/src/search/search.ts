import { drawAnew, type Move, RNG_WORDS, type Rng } from '@clade/engine';
import type { BotAsked } from '../bot.ts';
import { firstGuess, type Macro, propose, vary, withFirsts } from './macro.ts';
import { type Policy, REFUSED, type Tier } from './policy.ts';
import { StatePool } from './pool.ts';
import { Rollout } from './rollout.ts';
import { Tally, type Thought } from './thought.ts';
import { searchTree } from './tree.ts';

/** How much a search may do. Equal budgets without a clock give equal answers to equal questions. */
export interface Budget {
  /** Simulations for a whole action. */
  readonly simulations: number;
  /** Most candidates. */
  readonly width: number;
  /** Decisions that the tree of an open phase looks ahead at most. */
  readonly depth: number;
  /** Which questions are searched, if the policy tells them apart. */
  readonly tier: Tier;
  /** Different first moves that are looked at whatever they are rated: to tell about them, not to play. */
  readonly firsts?: number;
  /** Live play also stops by the clock: `limit` milliseconds for a whole action. */
  readonly clock?: { readonly now: () => number; readonly limit: number };
}

/** Candidates grow with the square root of the simulations (progressive widening), faster where they come from noise. */
const WIDENING = 1.3;
const WIDENING_NOISY = 2;
const FEWEST = 3;
/** Simulations from which the best plans are also tried with one decision changed, and how many are kept for that. */
const WORTH_VARYING = 300;
const KEPT = 4;
/** Worlds in which moves are compared at least that somebody is told about. */
const FEWEST_WORLDS = 8;
/** Simulations below which a question is not worth a search. */
const LEAST = 8;

/**
 * Answers one question. The search leaves the policy's own choice only for what proved better in the same worlds, so that
 * few simulations do no harm.
 */
export function search(asked: BotAsked, policy: Policy, budget: Budget): Thought {
  const { game, seat, legal, decision } = asked;
  if (legal.length === 1) return { move: legal[0], rated: [], simulations: 0 };
  const world = asked.sample();
  if (budget.width < 2 || budget.tier < (policy.tierFor?.(world, seat) ?? 0))
    return { move: firstGuess(game, policy, world, seat).move, rated: [], simulations: 0 };
  const share = policy.share(world, seat);
  const simulations = Math.max(LEAST, Math.round(budget.simulations * share));
  const late = deadline(budget, share);
  const players = game.config(world).players;
  const pool = new StatePool(game);
  const rollout = new Rollout(game, policy, players, seat);
  const until = policy.clock(world) + policy.horizon(world);
  if (policy.open(world)) {
    const { width, depth } = budget;
    const task = { asked, policy, pool, rollout, until, late, players, width, depth, first: world };
    return searchTree(task, simulations);
  }

  const words = new Int32Array(RNG_WORDS);
  let spent = 0;
  let first: typeof world | undefined = world;

  /**
   * All candidates in the same worlds with the same random numbers; the first is what the others are compared with. The
   * clock is heard after the `least` worlds.
   */
  function tryOut(alive: readonly Tally[], worlds: number, least = 1): void {
    for (let w = 0; w < worlds && !(w >= least && late()); w++) {
      const root = first ?? asked.sample();
      first = undefined;
      drawAnew(words, 0, asked.rng);
      policy.opponents?.(root, seat, asked.rng, rollout.opponents);
      let usual = 0;
      for (const tally of alive) {
        const s = pool.copy(root);
        rollout.rng.words.set(words);
        rollout.carryOut(s, tally.moves);
        rollout.finish(s, until);
        pool.give(s);
        const value = rollout.value[seat];
        if (tally === alive[0]) usual = value;
        tally.add(rollout.chance[seat], rollout.points[seat], value, value - usual, rollout.own);
        spent++;
      }
    }
  }

  /** Sequential halving: after each pass the better half goes on, and always the first. */
  function halve(tallies: readonly Tally[], count: number): Tally[] {
    let alive = [...tallies];
    const out: Tally[] = [];
    const passes = Math.max(1, Math.ceil(Math.log2(alive.length)));
    const end = spent + count;
    for (let pass = 0; pass < passes && !(pass > 0 && late()); pass++) {
      // What earlier passes left over because of rounding goes to the later ones.
      tryOut(alive, Math.max(1, Math.floor((end - spent) / (passes - pass) / alive.length)));
      const [usual, ...others] = alive;
      others.sort((a, b) => b.lead() - a.lead());
      const kept = pass === passes - 1 ? others.length : Math.max(1, Math.ceil(alive.length / 2) - 1);
      out.unshift(...others.splice(kept));
      alive = [usual, ...others];
    }
    return [...alive, ...out];
  }

  const isNoisy = (policy.planNoise?.(world, seat) ?? 0) > 0;
  const widening = isNoisy ? WIDENING_NOISY : WIDENING;
  const wide = (count: number): number =>
    Math.min(budget.width, Math.max(FEWEST, Math.round(widening * Math.sqrt(count))));
  const tallyOf = ({ moves, gain }: Macro): Tally => new Tally(moves, policy.weights.length, gain);
  const forks = policy.forks?.(world, seat) === true;
  const proposed = propose(game, policy, world, seat, wide(simulations), pool, forks);
  const refused = forks ? REFUSED : undefined;
  const macros = withFirsts(game, policy, world, seat, proposed, budget.firsts ?? 0, pool, refused);
  let tallies: Tally[];
  // Plans from noise or from every first move lie in all directions already.
  if (simulations < WORTH_VARYING || isNoisy || forks || macros.every(({ moves }) => moves.length < 2)) {
    tallies = halve(macros.map(tallyOf), simulations);
  } else {
    // A plan of several decisions is looked at twice: the best ones first, then the best with one decision changed.
    const kept = halve(macros.map(tallyOf), simulations / 2).slice(0, KEPT);
    const plans = kept.map(({ moves, prior }) => ({ moves, gain: prior }));
    const varied = vary(game, policy, world, seat, plans, wide(simulations / 2), pool).slice(plans.length);
    tallies = halve([...kept, ...varied.map(tallyOf)], simulations / 2);
  }
  if (budget.firsts !== undefined) {
    // Who is told about moves compares them: each in the same worlds, whatever the passes before have seen of it.
    const finalists = firstsOf(tallies, budget.firsts).map(({ moves, prior }) =>
      tallyOf({ moves, gain: prior }),
    );
    const worlds = Math.floor(simulations / 2 / finalists.length);
    tryOut(finalists, Math.max(FEWEST_WORLDS, worlds), FEWEST_WORLDS);
    return decided(finalists, undefined, spent);
  }
  return decided(tallies, decision.group === 0 ? undefined : asked.rng, spent);
}

/** The best of each first move, those that lasted longest first. */
function firstsOf(tallies: readonly Tally[], count: number): readonly Tally[] {
  const found = new Map<Move, Tally>();
  for (const tally of tallies)
    if (tally.n > 0 && !found.has(tally.moves[0])) found.set(tally.moves[0], tally);
  return [...found.values()].slice(0, count);
}

/** The candidate that is most surely better than the first, or the first. */
function decided(tallies: readonly Tally[], mixed: Rng | undefined, simulations: number): Thought {
  let best = tallies[0];
  for (const tally of tallies) if (tally.sureLead() > best.sureLead()) best = tally;
  const order = [best, ...tallies.filter((tally) => tally !== best && tally.n > 0)];
  const rated = order.map((tally) => tally.rated());
  return { move: mixed === undefined ? best.moves[0] : mix(order, mixed), rated, simulations };
}

function deadline({ clock }: Budget, share: number): () => boolean {
  if (clock === undefined) return () => false;
  const end = clock.now() + clock.limit * Math.min(1, share);
  return () => clock.now() >= end;
}

/** Chances of winning that close are mixed where everybody chooses at the same time: who can be read can be answered. */
const CLOSE = 0.01;

/** One of the candidates that are nearly as good as the best, the better ones more often. */
function mix([best, ...others]: readonly Tally[], rng: Rng): Move {
  const top = best.lead();
  const close = others.filter((t) => 2 * t.n >= best.n && Math.abs(t.lead() - top) < CLOSE);
  const weights = [1, ...close.map((t) => 2 ** ((Math.min(0, t.lead() - top) * 6) / CLOSE))];
  const total = weights.reduce((a, b) => a + b, 0);
  let left = (rng.below(MIX_STEPS) / MIX_STEPS) * total;
  for (let i = 1; i < weights.length; i++) {
    left -= weights[i];
    if (left < 0) return close[i - 1].moves[0];
  }
  return best.moves[0];
}

const MIX_STEPS = 1 << 20;
