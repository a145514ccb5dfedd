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
import { questionFor } from './ask.ts';
import { distances, leaned } from './leaned.ts';
import { BEST, type Brain, type Mind } from './search/brain.ts';
import { search } from './search/search.ts';

/** A question as a search has answered it. */
export interface Lesson {
  /** Number of the game that it comes from. */
  readonly game: number;
  /** A world that the seat cannot tell from the true one. */
  readonly world: State;
  readonly seat: Seat;
  readonly kind: string;
  /** The move that was chosen; in a card turn all moves of the plan, whose order says nothing. */
  readonly chosen: ReadonlySet<Move>;
}

export interface WatchOptions {
  readonly seed: string;
  readonly games: number;
  /** What the players that are watched may spend on a whole action. */
  readonly simulations: number;
  readonly width: number;
}

/** Decisions that the players who are watched look ahead where all is open. */
const DEPTH = 12;

/** Games of searching players, question by question. */
export function* watch(game: Game, config: Config, brain: Brain, options: WatchOptions): Generator<Lesson> {
  const mind = brain.mind();
  const { simulations, width } = options;
  for (let n = 0; n < options.games; n++) {
    const key = `${options.seed}/${n}`;
    const s = game.inOrder(game.setup(config, key));
    const rng = new Rng(`${key}/players`);
    for (let pending = game.pending(s); pending !== 0; pending = game.pending(s)) {
      const seat = firstSeat(pending);
      const asked = questionFor(game, s, seat, rng);
      const { move, rated } = search(asked, mind, { simulations, width, depth: DEPTH, grade: BEST });
      if (rated.length > 1) {
        const world = asked.sample();
        const isScattered = (mind.scatter?.(world, seat) ?? 0) > 0;
        const chosen = new Set(isScattered ? rated[0].moves : [move]);
        yield { game: n, world, seat, kind: asked.decision.kind, chosen };
      }
      game.apply(s, seat, move);
    }
  }
}

export interface StudyOptions {
  readonly sweeps: number;
  /** Leanings to begin with, where they are not the policy's own. */
  readonly from?: Readonly<Record<string, number>>;
  /** Leanings that stay as they are. */
  readonly kept?: readonly string[];
}

/** One sweep over all leanings, for whoever watches. Both numbers are those of games that nothing was learnt from. */
export interface Studied {
  readonly sweep: number;
  /** Mean logarithm of the chance that the policy makes a chosen move. */
  readonly likelihood: number;
  /** Share of the questions whose best rated move is a chosen one. */
  readonly agreement: number;
  readonly leanings: Readonly<Record<string, number>>;
}

/** How far a leaning is tried to either side in the first sweep, and what later sweeps leave of that. */
const FIRST_STEP = 0.3;
const SHORTER = 0.75;
/** What a leaning that has moved by a factor e, or by a step of bonuses, has to bring. */
const DOUBT = 0.0005;
/** Each fourth game is an examination: nothing is learnt from it. */
const EXAM = 4;
/** Points by which a worse move may be rated below a better one and still be made now and then. */
const HEATS = [0.1, 0.2, 0.35, 0.6, 1, 1.6, 2.5, 4, 6, 10];
/** No answer is thought to be less likely: a few odd ones should not decide. */
const LEAST_CHANCE = 0.003;

/**
 * Leanings with which a policy does by itself what a search has found to be better than the policy: the chance of what was
 * chosen is raised, leaning by leaning. What a search finds in thousands of rollouts becomes a habit, and the next search
 * begins there. Yields before the first sweep and after each.
 */
export function* study(
  game: Game,
  brain: Brain,
  lessons: readonly Lesson[],
  { sweeps, from = {}, kept = [] }: StudyOptions,
): Generator<Studied> {
  const names = Object.keys(brain.leanings).filter((name) => !kept.includes(name));
  const at = distances(brain, from);
  const known = lessons.filter((lesson) => lesson.game % EXAM !== 0);
  const exam = lessons.filter((lesson) => lesson.game % EXAM === 0);
  const leanings = (): Record<string, number> => leaned(brain, (name) => at.get(name) ?? 0);
  const student = (): Mind => brain.mind({ name: 'student', text: '', features: {}, leanings: leanings() });
  let heats = heatsOf(game, student(), known);
  const told = (sweep: number): Studied => ({
    sweep,
    ...marks(game, student(), exam, heats),
    leanings: leanings(),
  });
  const worth = (): number => {
    let moved = 0;
    for (const far of at.values()) moved += far * far;
    return marks(game, student(), known, heats).likelihood - DOUBT * moved;
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
    heats = heatsOf(game, student(), known);
    yield told(sweep);
  }
}

const list = new MoveList();
let rates = new Float64Array(512);

/** How well a policy does what was chosen. */
function marks(
  game: Game,
  mind: Mind,
  lessons: readonly Lesson[],
  heats: ReadonlyMap<string, number>,
): { likelihood: number; agreement: number } {
  let likelihood = 0;
  let agreed = 0;
  for (const { world, seat, kind, chosen } of lessons) {
    game.legalMoves(world, seat, list);
    if (rates.length < list.n) rates = new Float64Array(2 * list.n);
    mind.rate(world, seat, list, rates);
    let best = 0;
    for (let m = 1; m < list.n; m++) if (rates[m] > rates[best]) best = m;
    const heat = heats.get(kind) ?? 1;
    let all = 0;
    let right = 0;
    for (let m = 0; m < list.n; m++) {
      const weight = Math.exp((rates[m] - rates[best]) / heat);
      all += weight;
      if (chosen.has(list.at[m])) right += weight;
    }
    likelihood += Math.log(Math.max(LEAST_CHANCE, right / all));
    if (chosen.has(list.at[best])) agreed++;
  }
  const n = Math.max(1, lessons.length);
  return { likelihood: likelihood / n, agreement: agreed / n };
}

/** The heat of each kind of question that makes the answers most likely. */
function heatsOf(game: Game, mind: Mind, lessons: readonly Lesson[]): Map<string, number> {
  const heats = new Map<string, number>();
  for (const [kind, asked] of Map.groupBy(lessons, (lesson) => lesson.kind)) {
    const tried = HEATS.map((heat) => marks(game, mind, asked, new Map([[kind, heat]])).likelihood);
    heats.set(kind, HEATS[tried.indexOf(Math.max(...tried))]);
  }
  return heats;
}
