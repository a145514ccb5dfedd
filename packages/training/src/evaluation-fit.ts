import {
  askBot,
  type Bot,
  makeBot,
  moveParams,
  normal,
  type Policy,
  type PolicySet,
} from '@clade/bots/training';
import {
  type Config,
  firstSeat,
  type Game,
  type Move,
  MoveList,
  Rng,
  type Seat,
  type State,
} from '@clade/engine';
import { solve } from './solve.ts';

export interface FitOptions {
  readonly games: number;
  readonly seed: string;
  /** Weights that are known from the rules and stay as they are, by feature. */
  readonly fixed: Readonly<Record<string, number>>;
  /** How strongly weights that the games say little about are drawn to 0. */
  readonly ridge: number;
  /** Who plays: so many policies with parameters of all kinds, or without them `beginner`. */
  readonly policies?: number;
}

export interface FittedWeights {
  readonly weights: Readonly<Record<string, number>>;
  /** Positions that were looked at, one for each player. */
  readonly positions: number;
  /** Share of what the players of a table differ by at the end that the weights foretell. */
  readonly explained: number;
  /** Standard deviation of what a player's points differ from the estimate more than the others' do, by steps of the clock to the end. */
  readonly spread: readonly number[];
}

/** All players of one position. */
interface Table {
  readonly features: readonly Float64Array[];
  readonly clock: number;
  left: number;
  points: readonly number[];
}

/**
 * Percentages of moves that are made at random; who makes how many, and by which policy it plays, is drawn anew at each
 * step of the clock. Without chance nobody knows what a thing is worth that a good player always has, and a player who
 * stays good or bad would make everything that it has look good or bad.
 */
const AT_RANDOM: readonly number[] = [0, 0, 5, 15];
/** How far parameters of policies lie apart: the factor e to this, and one step for those that are points. */
const FACTOR = 0.35;

/**
 * Weights by least squares: players of the game's own judgement play each other, every player's features are taken down
 * each time the clock has moved, and the weights are those that best foretell by how much a player is ahead of the table at
 * the end. What is the same for everybody is fitted afterwards to the points themselves.
 */
export function fitWeights(
  game: Game,
  config: Config,
  policySet: PolicySet,
  options: FitOptions,
): FittedWeights {
  const tables: Table[] = [];
  const policy = policySet.make();
  const players = playersOf(game, policySet, options);
  for (let g = 0; g < options.games; g++)
    collect(game, config, policy, players, `${options.seed}/${g}`, tables);
  const weights: Record<string, number> = { ...options.fixed };
  const names = policySet.features.map(({ id, common }, k) => ({ id, k, common: common === true }));
  const open = names.filter(({ id }) => !(id in options.fixed));
  fit(
    policySet,
    weights,
    tables,
    options.ridge,
    open.filter(({ common }) => !common),
    ahead,
  );
  fit(
    policySet,
    weights,
    tables,
    options.ridge,
    open.filter(({ common }) => common),
    themselves,
  );
  return {
    weights,
    positions: tables.length * config.players,
    explained: explained(policySet, weights, tables),
    spread: spreads(policySet, weights, tables),
  };
}

/** What is compared: numbers of the players of a table, changed in place. */
type Measure = (row: Float64Array) => Float64Array;

function ahead(row: Float64Array): Float64Array {
  const mean = row.reduce((a, b) => a + b, 0) / row.length;
  return row.map((x) => x - mean);
}

function themselves(row: Float64Array): Float64Array {
  return row;
}

function fit(
  policySet: PolicySet,
  weights: Record<string, number>,
  tables: readonly Table[],
  ridge: number,
  free: readonly { readonly id: string; readonly k: number }[],
  measure: Measure,
): void {
  const size = free.length;
  const left = Array.from({ length: size }, (_, i) =>
    Float64Array.from({ length: size }, (_, j) => (i === j ? ridge : 0)),
  );
  const right = new Float64Array(size);
  for (const { features, points } of tables) {
    const rests = measure(Float64Array.from(points, (x, p) => x - known(policySet, weights, features[p])));
    const columns = free.map(({ k }) => measure(Float64Array.from(features, (row) => row[k])));
    for (let i = 0; i < size; i++) {
      right[i] += dot(columns[i], rests);
      for (let j = 0; j < size; j++) left[i][j] += dot(columns[i], columns[j]);
    }
  }
  const found = solve(left, right);
  free.forEach(({ id }, i) => {
    weights[id] = found[i];
  });
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
}

function known(
  policySet: PolicySet,
  weights: Readonly<Record<string, number>>,
  features: Float64Array,
): number {
  let sum = 0;
  policySet.features.forEach(({ id }, k) => {
    sum += (weights[id] ?? 0) * features[k];
  });
  return sum;
}

/** Makes a move of a pending seat. */
type Player = (s: State, seat: Seat, rng: Rng) => Move;

/** Policies read of a state only what their seat may know, so they get it itself; `beginner` is asked as in a game. */
function playersOf(game: Game, policySet: PolicySet, { policies = 0, seed }: FitOptions): Player[] {
  const beginner = makeBot('beginner') as Bot;
  if (policies === 0) return [(s, seat, rng) => askBot(game, s, seat, beginner, rng)];
  const rng = new Rng(`${seed}/params`);
  return Array.from({ length: policies }, () => {
    const params = moveParams(policySet, (_, bonus) => (bonus ? 1 : FACTOR) * normal(rng));
    const own = policySet.make({ name: 'varied', text: '', features: {}, params });
    return (s, seat, drawn) => {
      // A policy's whims hang on the words of its generator, which it does not move on by itself.
      drawn.below(2);
      return own.choose(s, seat, drawn);
    };
  });
}

/** Plays a game and takes down each new value of the clock. */
function collect(
  game: Game,
  config: Config,
  policy: Policy,
  players: readonly Player[],
  seed: string,
  tables: Table[],
): void {
  const s = game.inOrder(game.setup(config, seed));
  const rng = new Rng(`${seed}/players`);
  const seats = Array.from({ length: config.players }, () => ({ random: 0, play: players[0] }));
  const draw = (): void => {
    for (const seat of seats) {
      seat.random = AT_RANDOM[rng.below(AT_RANDOM.length)];
      seat.play = players[rng.below(players.length)];
    }
  };
  draw();
  const begun = tables.length;
  const legal = new MoveList();
  let clock = policy.clock(s);
  for (let pending = game.pending(s); pending !== 0; pending = game.pending(s)) {
    const seat = firstSeat(pending);
    const { random, play } = seats[seat];
    if (rng.below(100) < random) {
      game.legalMoves(s, seat, legal);
      game.apply(s, seat, legal.at[rng.below(legal.n)]);
    } else {
      game.apply(s, seat, play(s, seat, rng));
    }
    if (policy.clock(s) === clock || game.pending(s) === 0) continue;
    clock = policy.clock(s);
    draw();
    tables.push({ features: look(policy, s, config.players), clock, left: 0, points: [] });
  }
  const end = policy.clock(s) + 1;
  const points = Array.from(game.scores(s)).slice(0, config.players);
  for (const table of tables.slice(begun)) {
    table.left = end - table.clock;
    table.points = points;
  }
}

function look(policy: Policy, s: State, players: number): Float64Array[] {
  return Array.from({ length: players }, (_, seat) => {
    const features = new Float64Array(policy.weights.length);
    policy.measure(s, seat, features);
    return features;
  });
}

/** By how much each player of a table ends ahead of what was expected, compared with the table. */
function errorsOf(
  policySet: PolicySet,
  weights: Readonly<Record<string, number>>,
  table: Table,
): Float64Array {
  return ahead(Float64Array.from(table.points, (x, p) => x - known(policySet, weights, table.features[p])));
}

function explained(
  policySet: PolicySet,
  weights: Readonly<Record<string, number>>,
  tables: readonly Table[],
): number {
  let all = 0;
  let left = 0;
  for (const table of tables) {
    const points = ahead(Float64Array.from(table.points));
    const errors = errorsOf(policySet, weights, table);
    all += dot(points, points);
    left += dot(errors, errors);
  }
  return 1 - left / all;
}

function spreads(
  policySet: PolicySet,
  weights: Readonly<Record<string, number>>,
  tables: readonly Table[],
): number[] {
  const squares: number[] = [];
  const counts: number[] = [];
  for (const table of tables) {
    const errors = errorsOf(policySet, weights, table);
    const n = errors.length;
    // Within a table of n players a deviation from the mean is smaller by (n - 1) / n.
    squares[table.left] = (squares[table.left] ?? 0) + (dot(errors, errors) * n) / (n - 1);
    counts[table.left] = (counts[table.left] ?? 0) + n;
  }
  return Array.from(squares, (square, left) => (square === undefined ? 0 : Math.sqrt(square / counts[left])));
}
