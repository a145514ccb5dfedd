import { drawAnew, type Move, type Rng } from '@clade/engine';
import type { Asked } from '../bot.ts';
import type { Mind } from './brain.ts';
import { type Macro, propose, vary } from './macro.ts';
import { StatePool } from './pool.ts';
import { Rollout } from './rollout.ts';
import { type Rated, Tally, type Thought } from './thought.ts';
import { searchTree } from './tree.ts';

/** How much a search may do. Equal budgets without a clock give equal answers to equal questions. */
export interface Budget {
  /** Simulations for a whole action. */
  readonly simulations: number;
  /** Most candidates. */
  readonly width: number;
  /** Decisions that the tree of an open phase looks ahead at most. */
  readonly depth: number;
  /** How far it looks, handed to `Mind.horizon`. */
  readonly far: number;
  /** Live play also stops by the clock: `limit` milliseconds for a whole action. */
  readonly clock?: { readonly now: () => number; readonly limit: number };
}

/** Candidates grow with the square root of the simulations (progressive widening). */
const WIDENING = 0.9;
const FEWEST = 3;
/** Simulations from which the best plans are also tried with one decision changed, and how many are kept for that. */
const WORTH_VARYING = 120;
const KEPT = 3;
/** Simulations below which a question is not worth a search. */
const LEAST = 4;

/** Answers one question. */
export function search(asked: Asked, mind: Mind, budget: Budget): Thought {
  const { game, seat, legal, decision } = asked;
  if (legal.length === 1) return { move: legal[0], rated: [], simulations: 0 };
  const world = asked.sample();
  const share = mind.share(world, seat);
  const simulations = Math.max(LEAST, Math.round(budget.simulations * share));
  const late = deadline(budget, share);
  const players = game.config(world).players;
  const pool = new StatePool(game);
  const rollout = new Rollout(game, mind, players, seat);
  const until = mind.clock(world) + mind.horizon(world, budget.far);
  if (mind.open(world)) {
    const { depth } = budget;
    return searchTree({ asked, mind, pool, rollout, until, late, players, depth, first: world }, simulations);
  }

  const words = new Int32Array(4);
  let spent = 0;
  let first: typeof world | undefined = world;

  /** Sequential halving: all candidates in the same worlds, and after each pass the better half goes on. */
  function halve(macros: readonly Macro[], count: number): Tally[] {
    const alive = macros.map(({ moves, gain }) => new Tally(moves, mind.weights.length, gain));
    const out: Tally[] = [];
    const passes = Math.max(1, Math.ceil(Math.log2(alive.length)));
    let left = count;
    for (let pass = 0; pass < passes && !(pass > 0 && late()); pass++) {
      // What earlier passes left over because of rounding goes to the later ones.
      const worlds = Math.max(1, Math.floor(left / (passes - pass) / alive.length));
      for (let w = 0; w < worlds && !(w > 0 && late()); w++) {
        const root = first ?? asked.sample();
        first = undefined;
        drawAnew(words, 0, asked.rng);
        for (const tally of alive) {
          const s = pool.copy(root);
          rollout.rng.words.set(words);
          rollout.carryOut(s, tally.moves);
          rollout.finish(s, until);
          pool.give(s);
          tally.add(rollout.chance[seat], rollout.points[seat], rollout.value[seat], rollout.own);
          left--;
          spent++;
        }
      }
      alive.sort((a, b) => b.mean() - a.mean());
      if (pass < passes - 1) out.unshift(...alive.splice(Math.ceil(alive.length / 2)));
    }
    return [...alive, ...out];
  }

  const wide = (count: number): number =>
    Math.min(budget.width, Math.max(FEWEST, Math.round(WIDENING * Math.sqrt(count))));
  const macros = propose(game, mind, world, seat, wide(simulations), pool, asked.rng);
  let tallies: Tally[];
  if (simulations < WORTH_VARYING || macros.every(({ moves }) => moves.length < 2)) {
    tallies = halve(macros, simulations);
  } else {
    // A plan of several decisions is looked at twice: the best ones first, then the best with one decision changed.
    const found = halve(macros, simulations / 2).slice(0, KEPT);
    const kept = found.map(({ moves, prior }) => ({ moves, gain: prior }));
    tallies = halve(vary(game, mind, world, seat, kept, wide(simulations / 2), pool), simulations / 2);
  }
  const rated = tallies.filter(({ n }) => n > 0).map((tally) => tally.rated());
  const move = decision.group === 0 ? rated[0].move : mix(rated, asked.rng);
  return { move, rated, simulations: spent };
}

function deadline({ clock }: Budget, share: number): () => boolean {
  if (clock === undefined) return () => false;
  const end = clock.now() + clock.limit * Math.min(1, share);
  return () => clock.now() >= end;
}

/** Chances of winning that close are mixed where everybody chooses at the same time: who can be read can be answered. */
const CLOSE = 0.02;

/** One of the candidates that are nearly as good as the best, the better ones more often. */
function mix(rated: readonly Rated[], rng: Rng): Move {
  const best = rated[0];
  const close = rated.filter((r) => 2 * r.simulations >= best.simulations && r.value > best.value - CLOSE);
  const weights = close.map((r) => 2 ** (((r.value - best.value) * 6) / CLOSE));
  const total = weights.reduce((a, b) => a + b, 0);
  let left = (rng.below(MIX_STEPS) / MIX_STEPS) * total;
  for (let i = 0; i < close.length; i++) {
    left -= weights[i];
    if (left < 0) return close[i].move;
  }
  return best.move;
}

const MIX_STEPS = 1 << 20;
