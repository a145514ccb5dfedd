import { drawAnew, firstSeat, MoveList, RNG_WORDS, type State } from '@clade/engine';
import type { BotAsked } from '../bot.ts';
import { bestMoves } from './macro.ts';
import type { Policy } from './policy.ts';
import type { StatePool } from './pool.ts';
import type { Rollout } from './rollout.ts';
import { Tally, type Thought } from './thought.ts';

/** What a search of one question works with. */
export interface Task {
  readonly asked: BotAsked;
  readonly policy: Policy;
  readonly pool: StatePool;
  readonly rollout: Rollout;
  /** Value of the clock where rollouts end. */
  readonly until: number;
  readonly late: () => boolean;
  readonly players: number;
  /** First answers that are looked at, those that the policy rates best. */
  readonly width: number;
  /** Decisions to look ahead at most. */
  readonly depth: number;
  /** A sampled world that was needed already. */
  readonly first: State;
}

/** Leaves for each sampled world: what is hidden matters little here, so depth comes before number. */
const LEAVES_PER_WORLD = 400;
const MOST_WORLDS = 6;
/** Answers that are looked at below the first decision. */
const BRANCH = 4;
const MOST_DEPTH = 40;

/**
 * A tree of single decisions for phases that are open and short. Each player takes what is best for itself; where the
 * depth ends, the policy plays the phase to its end. Deepened step by step until the leaves are used up or the whole
 * phase is in the tree.
 */
export function searchTree(task: Task, leaves: number): Thought {
  const { asked, policy } = task;
  const moves = bestMoves(asked.game, policy, task.first, asked.seat, task.width);
  const tallies = moves.map((move) => new Tally([move], policy.weights.length));
  const worlds = Math.min(MOST_WORLDS, Math.max(1, Math.round(leaves / LEAVES_PER_WORLD)));
  let spent = 0;
  for (let w = 0; w < worlds && !(w > 0 && task.late()); w++) {
    const tree = new Tree(task, w === 0 ? task.first : asked.sample());
    tree.deepen(Math.round(leaves / worlds), tallies);
    spent += tree.leaves;
  }
  tallies.sort((a, b) => b.mean() - a.mean());
  return { move: tallies[0].moves[0], rated: tallies.map((t) => t.rated()), simulations: spent };
}

/** What one answer leads to, for the searching seat and for everybody. */
class Outcome {
  readonly value: Float64Array;
  readonly features: Float64Array;
  chance = 0;
  points = 0;

  constructor(players: number, features: number) {
    this.value = new Float64Array(players);
    this.features = new Float64Array(features);
  }

  set(other: Outcome): void {
    this.value.set(other.value);
    this.features.set(other.features);
    this.chance = other.chance;
    this.points = other.points;
  }
}

class Tree {
  leaves = 0;
  readonly #task: Task;
  readonly #root: State;
  readonly #words = new Int32Array(RNG_WORDS);
  readonly #levels: { legal: MoveList; rates: Float64Array; best: Outcome; child: Outcome }[] = [];
  #limit = 0;
  /** Some line was cut off by the depth. */
  #cut = false;

  constructor(task: Task, root: State) {
    this.#task = task;
    this.#root = root;
    drawAnew(this.#words, 0, task.asked.rng);
  }

  /** Adds the outcome of each first answer at the greatest depth that was finished. */
  deepen(limit: number, tallies: readonly Tally[]): void {
    const { asked, policy, pool, players } = this.#task;
    const results = tallies.map(() => new Outcome(players, policy.weights.length));
    const trial = tallies.map(() => new Outcome(players, policy.weights.length));
    this.#limit = Number.POSITIVE_INFINITY;
    for (let depth = 0; depth <= this.#task.depth; depth++) {
      this.#cut = false;
      let whole = true;
      for (let i = 0; i < tallies.length && whole; i++) {
        const s = pool.copy(this.#root);
        asked.game.apply(s, asked.seat, tallies[i].moves[0]);
        whole = this.#visit(s, depth, 0, trial[i]);
        pool.give(s);
      }
      if (!whole) break;
      for (let i = 0; i < results.length; i++) results[i].set(trial[i]);
      if (!this.#cut || this.leaves * 2 > limit) break;
      this.#limit = limit;
    }
    for (let i = 0; i < tallies.length; i++) {
      const { chance, points, value, features } = results[i];
      tallies[i].add(chance, points, value[asked.seat], 0, features);
    }
  }

  /** Returns false when the leaves or the time ran out. `s` may be changed. */
  #visit(s: State, depth: number, level: number, out: Outcome): boolean {
    const { asked, policy, pool, until } = this.#task;
    const { game } = asked;
    const pending = game.pending(s);
    if (pending === 0 || policy.clock(s) >= until || depth === 0 || level >= MOST_DEPTH || !policy.open(s)) {
      if (depth === 0) this.#cut = true;
      return this.#leaf(s, out);
    }
    const seat = firstSeat(pending);
    const node = this.#level(level);
    const { legal, best, child } = node;
    game.legalMoves(s, seat, legal);
    if (legal.n === 1) {
      game.apply(s, seat, legal.at[0]);
      return this.#visit(s, depth, level + 1, out);
    }
    if (node.rates.length < legal.n) node.rates = new Float64Array(2 * legal.n);
    policy.rate(s, seat, legal, node.rates);
    if (legal.n > BRANCH) this.#cut = true;
    let first = true;
    for (let b = 0; b < BRANCH && b < legal.n; b++) {
      let top = b;
      for (let i = b + 1; i < legal.n; i++) if (node.rates[i] > node.rates[top]) top = i;
      swap(legal.at, b, top);
      swap(node.rates, b, top);
      const t = pool.copy(s);
      game.apply(t, seat, legal.at[b]);
      const whole = this.#visit(t, depth - 1, level + 1, child);
      pool.give(t);
      if (!whole) return false;
      if (first || child.value[seat] > best.value[seat]) best.set(child);
      first = false;
    }
    out.set(best);
    return true;
  }

  #leaf(s: State, out: Outcome): boolean {
    const { asked, rollout, until, late } = this.#task;
    if (
      this.leaves >= this.#limit ||
      (this.leaves % 16 === 15 && late() && this.#limit < Number.POSITIVE_INFINITY)
    )
      return false;
    this.leaves++;
    rollout.rng.words.set(this.#words);
    rollout.finish(s, until);
    out.value.set(rollout.value);
    out.features.set(rollout.own);
    out.chance = rollout.chance[asked.seat];
    out.points = rollout.points[asked.seat];
    return true;
  }

  #level(level: number): { legal: MoveList; rates: Float64Array; best: Outcome; child: Outcome } {
    const { players, policy } = this.#task;
    this.#levels[level] ??= {
      legal: new MoveList(),
      rates: new Float64Array(64),
      best: new Outcome(players, policy.weights.length),
      child: new Outcome(players, policy.weights.length),
    };
    return this.#levels[level];
  }
}

function swap(items: Int32Array | Float64Array, i: number, j: number): void {
  const x = items[i];
  items[i] = items[j];
  items[j] = x;
}
