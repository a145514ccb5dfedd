import {
  moveParams,
  type Policy,
  type PolicySet,
  paramDistances,
  questionFor,
  search,
  TOP_TIER,
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

/** A question as a search has answered it. */
export interface Example {
  /** Number of the game that it comes from. */
  readonly game: number;
  /** A world that the seat cannot tell from the true one. */
  readonly world: State;
  readonly seat: Seat;
  readonly kind: string;
  /** The move that was chosen; in a card turn all moves of the plan, whose order says nothing. */
  readonly chosen: ReadonlySet<Move>;
}

export interface RecordOptions {
  readonly seed: string;
  readonly games: number;
  /** What the searching players may spend on a whole action. */
  readonly simulations: number;
  readonly width: number;
}

/** Decisions that the searching players look ahead where all is open. */
const DEPTH = 12;

/** Games of searching players, question by question. */
export function* recordSearches(
  game: Game,
  config: Config,
  policySet: PolicySet,
  options: RecordOptions,
): Generator<Example> {
  const policy = policySet.make();
  const { simulations, width } = options;
  for (let n = 0; n < options.games; n++) {
    const key = `${options.seed}/${n}`;
    const s = game.inOrder(game.setup(config, key));
    const rng = new Rng(`${key}/players`);
    for (let pending = game.pending(s); pending !== 0; pending = game.pending(s)) {
      const seat = firstSeat(pending);
      const asked = questionFor(game, s, seat, rng);
      const { move, rated } = search(asked, policy, { simulations, width, depth: DEPTH, tier: TOP_TIER });
      if (rated.length > 1) {
        const world = asked.sample();
        const isNoisy = (policy.planNoise?.(world, seat) ?? 0) > 0;
        const chosen = new Set(isNoisy ? rated[0].moves : [move]);
        yield { game: n, world, seat, kind: asked.decision.kind, chosen };
      }
      game.apply(s, seat, move);
    }
  }
}

export interface ImitateOptions {
  readonly sweeps: number;
  /** Parameters to begin with, where they are not the policy's own. */
  readonly from?: Readonly<Record<string, number>>;
  /** Parameters that stay as they are. */
  readonly kept?: readonly string[];
}

/** One sweep over all parameters, for whoever watches. Both numbers are those of games that nothing was learnt from. */
export interface ImitateSweep {
  readonly sweep: number;
  /** Mean logarithm of the chance that the policy makes a chosen move. */
  readonly likelihood: number;
  /** Share of the questions whose best rated move is a chosen one. */
  readonly agreement: number;
  readonly params: Readonly<Record<string, number>>;
}

/** How far a parameter is tried to either side in the first sweep, and what later sweeps leave of that. */
const FIRST_STEP = 0.3;
const SHORTER = 0.75;
/** What a parameter that has moved by a factor e, or by a step of bonuses, has to bring. */
const PENALTY = 0.0005;
/** Each fourth game is held out: nothing is learnt from it. */
const HELD_OUT = 4;
/** Points by which a worse move may be rated below a better one and still be made now and then. */
const TEMPERATURES = [0.1, 0.2, 0.35, 0.6, 1, 1.6, 2.5, 4, 6, 10];
/** No answer is thought to be less likely: a few odd ones should not decide. */
const LEAST_CHANCE = 0.003;

/**
 * Parameters with which a policy does by itself what a search has found to be better than the policy: the chance of what was
 * chosen is raised, parameter by parameter. The next search begins with
 * what the last one found. Yields before the first sweep and after each.
 */
export function* imitate(
  game: Game,
  policySet: PolicySet,
  examples: readonly Example[],
  { sweeps, from = {}, kept = [] }: ImitateOptions,
): Generator<ImitateSweep> {
  const names = Object.keys(policySet.params).filter((name) => !kept.includes(name));
  const at = paramDistances(policySet, from);
  const known = examples.filter((example) => example.game % HELD_OUT !== 0);
  const heldOut = examples.filter((example) => example.game % HELD_OUT === 0);
  const params = (): Record<string, number> => moveParams(policySet, (name) => at.get(name) ?? 0);
  const trainee = (): Policy => policySet.make({ name: 'trainee', text: '', features: {}, params: params() });
  let temperatures = temperaturesOf(game, trainee(), known);
  const told = (sweep: number): ImitateSweep => ({
    sweep,
    ...scoreOf(game, trainee(), heldOut, temperatures),
    params: params(),
  });
  const worth = (): number => {
    let moved = 0;
    for (const far of at.values()) moved += far * far;
    return scoreOf(game, trainee(), known, temperatures).likelihood - PENALTY * moved;
  };
  yield told(0);
  for (let sweep = 1, step = FIRST_STEP; sweep <= sweeps; sweep++, step *= SHORTER) {
    let best = worth();
    for (const name of names) {
      const before = at.get(name) ?? 0;
      for (const way of [step, -step]) {
        at.set(name, before + way);
        const found = worth();
        if (found > best) {
          best = found;
          break;
        }
        at.set(name, before);
      }
    }
    temperatures = temperaturesOf(game, trainee(), known);
    yield told(sweep);
  }
}

const list = new MoveList();
let rates = new Float64Array(512);

/** How well a policy does what was chosen. */
function scoreOf(
  game: Game,
  policy: Policy,
  examples: readonly Example[],
  temperatures: ReadonlyMap<string, number>,
): { likelihood: number; agreement: number } {
  let likelihood = 0;
  let agreed = 0;
  for (const { world, seat, kind, chosen } of examples) {
    game.legalMoves(world, seat, list);
    if (rates.length < list.n) rates = new Float64Array(2 * list.n);
    policy.rate(world, seat, list, rates);
    let best = 0;
    for (let m = 1; m < list.n; m++) if (rates[m] > rates[best]) best = m;
    const temperature = temperatures.get(kind) ?? 1;
    let all = 0;
    let right = 0;
    for (let m = 0; m < list.n; m++) {
      const weight = Math.exp((rates[m] - rates[best]) / temperature);
      all += weight;
      if (chosen.has(list.at[m])) right += weight;
    }
    likelihood += Math.log(Math.max(LEAST_CHANCE, right / all));
    if (chosen.has(list.at[best])) agreed++;
  }
  const n = Math.max(1, examples.length);
  return { likelihood: likelihood / n, agreement: agreed / n };
}

/** The temperature of each kind of question that makes the answers most likely. */
function temperaturesOf(game: Game, policy: Policy, examples: readonly Example[]): Map<string, number> {
  const temperatures = new Map<string, number>();
  for (const [kind, asked] of Map.groupBy(examples, (example) => example.kind)) {
    const tried = TEMPERATURES.map(
      (temperature) => scoreOf(game, policy, asked, new Map([[kind, temperature]])).likelihood,
    );
    temperatures.set(kind, TEMPERATURES[tried.indexOf(Math.max(...tried))]);
  }
  return temperatures;
}
