import { type Game, type Move, MoveList, Rng, type Seat, type State } from '@clade/engine';
import { pickBest } from './pick.ts';
import { type Policy, REFUSED } from './policy.ts';
import type { StatePool } from './pool.ts';

/** A whole action: the small decisions of one seat that belong together. */
export interface Macro {
  readonly moves: readonly Move[];
  /** Sum of what its moves seemed to bring. */
  readonly gain: number;
}

interface Node {
  readonly s: State;
  readonly moves: readonly Move[];
  readonly gain: number;
}

/** Plans that are tried for each one wanted: some turn out to be like others. */
const TRIES = 3;
/** Small decisions after which a plan is left to the policy; a card turn seldom has more. */
const MAX_STEPS = 12;

const list = new MoveList();
let rates = new Float64Array(256);
let order: number[] = [];

/**
 * Candidates for the question that `seat` faces in `root`. The plan of the policy is always the first, so that a search
 * can only do better than it. At most `width`, all different; with `forks` each begins with another move.
 */
export function propose(
  game: Game,
  policy: Policy,
  root: State,
  seat: Seat,
  width: number,
  pool: StatePool,
  forks = false,
): readonly Macro[] {
  const guess = firstGuess(game, policy, root, seat);
  const own = completed(game, policy, root, seat, [guess.move], guess.gain, pool);
  if (forks) return withFirsts(game, policy, root, seat, [own], width, pool, REFUSED);
  const noise = policy.planNoise?.(root, seat) ?? 0;
  const found =
    noise > 0
      ? noisyPlans(game, policy, root, seat, own, width, noise, pool)
      : beam(game, policy, root, seat, width, pool);
  const others = found.filter(({ moves }) => !same(moves, own.moves));
  return [own, ...others.slice(0, width - 1)].map(({ moves, gain }) => ({ moves, gain }));
}

/** The plans with the largest sums of rates, best first: a beam through the small decisions. */
function beam(game: Game, policy: Policy, root: State, seat: Seat, width: number, pool: StatePool): Macro[] {
  const done: Macro[] = [];
  const seen = new Set<number>();
  let open: Node[] = [{ s: pool.copy(root), moves: [], gain: 0 }];
  for (let step = 0; step < MAX_STEPS && open.length > 0; step++) {
    const next: Node[] = [];
    for (const { node, move, gain } of steps(game, policy, open, seat, width)) {
      if (next.length >= width) break;
      const s = pool.copy(node.s);
      game.apply(s, seat, move);
      const child = { s, moves: [...node.moves, move], gain };
      const goesOn = asks(game, s, seat) && policy.continues(s, seat, move);
      // Orders of the same small decisions are one plan; a first decision is never dropped.
      const key = step === 0 && !goesOn ? Number.NaN : policy.fingerprint(s, seat);
      const double = seen.has(key);
      if (!Number.isNaN(key)) seen.add(key);
      if (!double && goesOn) {
        next.push(child);
        continue;
      }
      if (!double) done.push(child);
      pool.give(s);
    }
    for (const { s } of open) pool.give(s);
    open = next;
  }
  done.push(...open);
  for (const { s } of open) pool.give(s);
  return done.sort((a, b) => b.gain - a.gain);
}

/** The seed is part of every recorded answer. */
const salt = new Rng('scatter');

/**
 * Noisy plans: what the policy would choose with noise on its rates, more for each further plan, so that many plans lie
 * further apart than few. Where what a decision brings depends on those before it, sums of rates overrate plans that count
 * the same thing twice; noise makes one whole plan.
 */
function noisyPlans(
  game: Game,
  policy: Policy,
  root: State,
  seat: Seat,
  own: Plan,
  width: number,
  noise: number,
  pool: StatePool,
): Macro[] {
  const found: Macro[] = [];
  const seen = new Set([own.key]);
  for (let i = 1; i <= TRIES * width && found.length < width - 1; i++) {
    salt.words[0] = i;
    const own = noise * Math.sqrt(i);
    rateAll(game, policy, root, seat);
    const first = pickBest(rates, list.at, list.n, own, seat, salt);
    const plan = completed(game, policy, root, seat, [list.at[first]], rates[first], pool, own);
    if (seen.has(plan.key)) continue;
    seen.add(plan.key);
    found.push(plan);
  }
  return found;
}

/** Other ways that are tried at each decision of a plan. */
const WAYS = 3;

/**
 * The given plans, and what becomes of them when one decision is made otherwise and the policy's best moves follow; at
 * most `width` and all different.
 */
export function vary(
  game: Game,
  policy: Policy,
  root: State,
  seat: Seat,
  plans: readonly Macro[],
  width: number,
  pool: StatePool,
): Macro[] {
  const found: Macro[] = [...plans];
  for (const { moves } of plans) {
    const s = pool.copy(root);
    let before = 0;
    for (let j = 0; j < moves.length; j++) {
      rateAll(game, policy, s, seat);
      const ways = bestRated(WAYS).filter((i) => list.at[i] !== moves[j]);
      const turns = ways.map((i) => ({ move: list.at[i], gain: rates[i] }));
      const kept = rates[list.at.subarray(0, list.n).indexOf(moves[j])];
      for (const { move, gain } of turns) {
        found.push(completed(game, policy, s, seat, [...moves.slice(0, j), move], before + gain, pool));
      }
      before += kept;
      game.apply(s, seat, moves[j]);
      if (!asks(game, s, seat)) break;
    }
    pool.give(s);
  }
  const different = found.filter((a, i) => found.findIndex((b) => same(a.moves, b.moves)) === i);
  const varied = different.slice(plans.length).sort((a, b) => b.gain - a.gain);
  return [...different.slice(0, plans.length), ...varied.slice(0, Math.max(0, width - plans.length))];
}

/**
 * Adds plans that begin with the best rated moves that no plan begins with, until so many first moves are among them; none
 * that is rated `refused` or less.
 */
export function withFirsts(
  game: Game,
  policy: Policy,
  root: State,
  seat: Seat,
  plans: readonly Macro[],
  firsts: number,
  pool: StatePool,
  refused = Number.NEGATIVE_INFINITY,
): readonly Macro[] {
  const known = new Set(plans.map(({ moves }) => moves[0]));
  if (known.size >= firsts) return plans;
  rateAll(game, policy, root, seat);
  const others = bestRated(list.n)
    .map((i) => ({ move: list.at[i], gain: rates[i] }))
    .filter(({ move, gain }) => gain > refused && !known.has(move))
    .slice(0, firsts - known.size);
  return [
    ...plans,
    ...others.map(({ move, gain }) => completed(game, policy, root, seat, [move], gain, pool)),
  ];
}

/** A plan that somebody has begun, gone on with as the policy would: only whole actions can be compared. */
export function finished(
  game: Game,
  policy: Policy,
  root: State,
  seat: Seat,
  begun: readonly Move[],
  pool: StatePool,
): readonly Move[] {
  const s = pool.copy(root);
  for (const move of begun.slice(0, -1)) game.apply(s, seat, move);
  const last = begun.slice(-1);
  const { moves } = completed(game, policy, s, seat, last, 0, pool);
  pool.give(s);
  return [...begun.slice(0, -1), ...moves];
}

interface Plan extends Macro {
  /** Fingerprint of where it leads. */
  readonly key: number;
}

/** A plan whose last move is still to be made in `root`, with the best rated moves behind it, give or take `noise`. */
function completed(
  game: Game,
  policy: Policy,
  root: State,
  seat: Seat,
  moves: Move[],
  gain: number,
  pool: StatePool,
  noise = 0,
): Plan {
  const s = pool.copy(root);
  let sum = gain;
  let move = moves[moves.length - 1];
  game.apply(s, seat, move);
  while (moves.length < MAX_STEPS && asks(game, s, seat) && policy.continues(s, seat, move)) {
    rateAll(game, policy, s, seat);
    const best = noise === 0 ? bestRated(1)[0] : pickBest(rates, list.at, list.n, noise, seat, salt);
    move = list.at[best];
    sum += rates[best];
    moves.push(move);
    game.apply(s, seat, move);
  }
  const key = policy.fingerprint(s, seat);
  pool.give(s);
  return { moves, gain: sum, key };
}

/** Places of the best rated moves of `list`, best first. */
function bestRated(count: number): number[] {
  order.length = list.n;
  for (let i = 0; i < list.n; i++) order[i] = i;
  order.sort((a, b) => rates[b] - rates[a] || a - b);
  return order.slice(0, count);
}

function asks(game: Game, s: State, seat: Seat): boolean {
  return (game.pending(s) & (1 << seat)) !== 0;
}

function same(a: readonly Move[], b: readonly Move[]): boolean {
  return a.length === b.length && a.every((move, i) => move === b[i]);
}

/** The best ways to go on from the open nodes, best first. */
function steps(
  game: Game,
  policy: Policy,
  open: readonly Node[],
  seat: Seat,
  width: number,
): { node: Node; move: Move; gain: number }[] {
  const next: { node: Node; move: Move; gain: number }[] = [];
  for (const node of open) {
    rateAll(game, policy, node.s, seat);
    for (const i of spreadOut(policy, bestRated(list.n)).slice(0, width)) {
      next.push({ node, move: list.at[i], gain: node.gain + rates[i] });
    }
  }
  return next.sort((a, b) => b.gain - a.gain);
}

/** The places with the best of each group in front, then the second best ones, and so on. */
function spreadOut(policy: Policy, ranked: readonly number[]): readonly number[] {
  if (policy.groupOf === undefined) return ranked;
  const met = new Map<number, number>();
  const turns = ranked.map((i) => {
    const group = policy.groupOf?.(list.at[i]) ?? Number.NaN;
    if (Number.isNaN(group)) return { i, turn: 0 };
    const turn = met.get(group) ?? 0;
    met.set(group, turn + 1);
    return { i, turn };
  });
  // Sorting keeps the order of those with the same turn.
  return turns.sort((a, b) => a.turn - b.turn).map(({ i }) => i);
}

function rateAll(game: Game, policy: Policy, s: State, seat: Seat): void {
  game.legalMoves(s, seat, list);
  if (rates.length < list.n) {
    rates = new Float64Array(2 * list.n);
    order = [];
  }
  policy.rate(s, seat, list, rates);
}

/** The moves that the policy rates best, best first. */
export function bestMoves(game: Game, policy: Policy, s: State, seat: Seat, count: number): Move[] {
  rateAll(game, policy, s, seat);
  return bestRated(count).map((i) => list.at[i]);
}

/** The best rated move: what the policy does where nothing is left to chance. */
export function firstGuess(game: Game, policy: Policy, s: State, seat: Seat): { move: Move; gain: number } {
  rateAll(game, policy, s, seat);
  const [best] = bestRated(1);
  return { move: list.at[best], gain: rates[best] };
}
