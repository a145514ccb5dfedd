import * as earth from '@clade/earth';
import { CORNER_HEXES } from '@clade/earth';
import * as engine from '@clade/engine';
import {
  type Game,
  type Move,
  MoveList,
  moveVerb,
  operandA,
  operandB,
  type Rng,
  type Seat,
  SKIP_VERB,
  type State,
  top,
} from '@clade/engine';
import { pickBest } from '../../search/pick.ts';
import type { Policy } from '../../search/policy.ts';
import { weigh } from '../../search/policy.ts';
import type { Evaluation } from './evaluation.ts';
import { planMarches, planned, rateMarches } from './marches.ts';

const { ADD, DISK, ELIMINATE, MOVE, OWNER, PLACE, POOL, PUT, REMOVE, SPECIATE, TILE } = earth;
const { ANIMALS, CORNER_SET, CUBES, HEXES, SPOTS, TOUCH } = earth;
const { B, C, D, DEPTH, OP, STOP } = engine;

/** Steps of a program, at most. */
const STEPS = 32;
/** Moves that are entered in order and from which several may be chosen; see `rateInOrder`. */
const IN_ORDER: ReadonlySet<string> = new Set(['fecundity']);

/** Both hex games as the search sees them: what a small decision brings by its verb. A game adds its own questions. */
export abstract class EarthPolicy<E extends Evaluation = Evaluation> implements Policy {
  readonly weights: Float64Array;
  protected readonly game: Game;
  protected readonly evaluation: E;
  protected readonly trial: State;
  /** Noise of the policy in points, on turns and on small decisions. */
  protected readonly turnNoise: number;
  protected readonly smallNoise: number = 0.1;
  readonly #legal = new MoveList();
  #rates = new Float64Array(512);
  readonly #kinds: string[] = [];
  readonly #found: Float64Array;

  constructor(game: Game, weights: Float64Array, evaluation: E, words: number, turnNoise: number) {
    this.game = game;
    this.weights = weights;
    this.evaluation = evaluation;
    this.trial = new Int32Array(words);
    this.turnNoise = turnNoise;
    this.#found = new Float64Array(weights.length);
  }

  /** Features of one animal. */
  protected abstract measureAnimal(s: State, animal: number, out: Float64Array): void;
  /** The animal that is asked. */
  protected abstract animalAsked(s: State, seat: Seat): number;
  /** Rates questions of the game's own; false for those that are rated by their verbs. */
  protected abstract rateOwn(kind: string, s: State, seat: Seat, legal: MoveList, out: Float64Array): boolean;
  /** Most new cubes by one Speciation on a tile. */
  protected abstract speciationLimit(s: State, hex: number, kind: number): number;
  /** Is this the question where a pawn goes next? */
  protected abstract isTurn(kind: string): boolean;
  abstract spread(s: State): number;
  abstract clock(s: State): number;
  abstract horizon(s: State): number;
  abstract share(s: State, seat: Seat): number;

  /** DS-4.7.4, DSM-4.6: a player counts by its weakest animal. */
  measure(s: State, seat: Seat, out: Float64Array): void {
    let least = Number.POSITIVE_INFINITY;
    for (let a = 0; a < ANIMALS; a++) {
      if (s[OWNER + a] !== seat) continue;
      this.measureAnimal(s, a, this.#found);
      const points = weigh(this.weights, this.#found);
      if (points >= least) continue;
      least = points;
      out.set(this.#found);
    }
    // Animals are not chosen yet: all players are alike.
    if (least === Number.POSITIVE_INFINITY) out.fill(0);
  }

  /** The question by its name; it follows from the program and its step. */
  protected kindOf(s: State, seat: Seat): string {
    const f = top(s);
    const at = s[f + OP] * STEPS + Math.min(STEPS - 1, s[f + B]);
    const known = this.#kinds[at];
    if (known !== undefined) return known;
    const { kind } = this.game.decision(s, seat);
    this.#kinds[at] = kind;
    return kind;
  }

  choose(s: State, seat: Seat, rng: Rng): Move {
    const legal = this.#legal;
    this.game.legalMoves(s, seat, legal);
    if (legal.n === 1) return legal.at[0];
    if (this.#rates.length < legal.n) this.#rates = new Float64Array(2 * legal.n);
    this.rate(s, seat, legal, this.#rates);
    const verb = moveVerb(legal.at[0]);
    const noise = verb === PLACE ? this.turnNoise : verb === MOVE ? 0 : this.smallNoise;
    return legal.at[pickBest(this.#rates, legal.at, legal.n, noise, seat, rng)];
  }

  /** A migration is made by one look. */
  advance(s: State, seat: Seat, rng: Rng): void {
    const legal = this.#legal;
    if (this.kindOf(s, seat) === 'migration') {
      this.game.legalMoves(s, seat, legal);
      this.evaluation.look(s, seat, this.animalAsked(s, seat));
      const n = planMarches(this.evaluation, legal, s[top(s) + D]);
      const op = s[top(s) + OP];
      const depth = s[DEPTH];
      planned.subarray(0, n).sort();
      for (let i = 0; i < n; i++) this.game.apply(s, seat, legal.at[planned[i]]);
      // Register C holds the last move: another migration may have begun already.
      const same = s[DEPTH] === depth && s[top(s) + OP] === op;
      if (n === 0 || (same && s[top(s) + C] === legal.at[planned[n - 1]])) this.game.apply(s, seat, STOP);
      return;
    }
    this.game.apply(s, seat, this.choose(s, seat, rng));
  }

  rate(s: State, seat: Seat, legal: MoveList, out: Float64Array): void {
    const kind = this.kindOf(s, seat);
    const animal = this.animalAsked(s, seat);
    if (animal >= 0) this.evaluation.look(s, seat, animal);
    if (this.rateOwn(kind, s, seat, legal, out)) return;
    if (kind === 'migration') {
      rateMarches(this.evaluation, legal, s[top(s) + D], out);
      return;
    }
    this.rateByVerb(s, seat, legal, out);
    if (IN_ORDER.has(kind)) rateInOrder(legal, out);
  }

  /** What each move does by itself. */
  protected rateByVerb(s: State, seat: Seat, legal: MoveList, out: Float64Array): void {
    const { evaluation } = this;
    for (let m = 0; m < legal.n; m++) {
      const move = legal.at[m];
      switch (moveVerb(move)) {
        case ADD:
          out[m] = evaluation.spawnGain(operandA(move), operandB(move));
          break;
        case SPECIATE:
          out[m] = this.speciationGain(s, operandA(move));
          break;
        case ELIMINATE:
          out[m] = evaluation.cubeGain(operandA(move), operandB(move), -1);
          break;
        case REMOVE:
          out[m] = evaluation.liftGain(operandA(move));
          break;
        case PUT:
          out[m] = evaluation.cornerGain(operandA(move), this.#kindInHand(s, seat, legal.at[0]), 1);
          break;
        case MOVE:
          out[m] = evaluation.plus(operandB(move)) + evaluation.minus(operandA(move));
          break;
        default:
          out[m] = moveVerb(move) >= SKIP_VERB ? 0 : this.gainOf(s, seat, move);
      }
    }
  }

  /** The gain of what a move does at once, tried on a copy. */
  protected gainOf(s: State, seat: Seat, move: Move): number {
    this.trial.set(s);
    this.game.take(this.trial, seat, move);
    return this.evaluation.gainOf(this.trial);
  }

  /** The kind of disk that is about to be put on a corner. */
  #kindInHand(s: State, seat: Seat, move: Move): number {
    const corner = operandA(move);
    this.trial.set(s);
    this.game.take(this.trial, seat, move);
    return this.trial[DISK + corner] - 1;
  }

  /** DS-5.4.8, DSM-5.10: the best numbers of new cubes around a disk. */
  protected speciationGain(s: State, corner: number): number {
    const { evaluation } = this;
    const kind = s[DISK + corner] - 1;
    let pool = s[POOL + evaluation.animal];
    let sum = 0;
    for (let i = corner * 3; i < corner * 3 + 3; i++) {
      const hex = CORNER_HEXES[i];
      if (hex < 0 || s[TILE + hex] === 0) continue;
      const most = Math.min(pool, this.speciationLimit(s, hex, kind));
      if (most <= 0) continue;
      // The full number is nearly always the best one, or none.
      const gain = evaluation.spawnGain(hex, most);
      if (gain <= 0) continue;
      sum += gain;
      pool -= most;
    }
    return sum;
  }

  /** The best corner for Speciation around disks of a kind. */
  protected bestSpeciation(s: State, kind: number): number {
    let best = 0;
    for (let w = 0; w < CORNER_SET; w++) {
      for (let rest = s[SPOTS + kind * CORNER_SET + w]; rest !== 0; rest &= rest - 1) {
        const gain = this.speciationGain(s, w * 32 + 31 - Math.clz32(rest & -rest));
        if (gain > best) best = gain;
      }
    }
    return best;
  }

  /** What is asked behind a move belongs to it until the next pawn is placed. */
  continues(s: State, seat: Seat, previous: Move): boolean {
    return moveVerb(previous) <= SKIP_VERB && !this.isTurn(this.kindOf(s, seat));
  }

  fingerprint(s: State, _seat: Seat): number {
    let hash = s[DEPTH];
    for (let i = OWNER; i < TOUCH; i++) hash = Math.imul(hash ^ s[i], 0x01000193) + 1;
    for (let i = CUBES; i < CUBES + HEXES * ANIMALS; i++) hash = Math.imul(hash ^ s[i], 0x01000193) + 1;
    if (s[DEPTH] > 0) for (let i = 0; i < 6; i++) hash = Math.imul(hash ^ s[top(s) + i], 0x01000193) + 1;
    return hash;
  }

  open(_s: State): boolean {
    return false;
  }
}

/**
 * Where several things are named in ascending order, a later one gives up the useful ones before it: each is rated by
 * what is lost beside naming all that are of use.
 */
function rateInOrder(legal: MoveList, out: Float64Array): void {
  let before = 0;
  for (let m = 0; m < legal.n; m++) {
    const gain = moveVerb(legal.at[m]) >= SKIP_VERB ? 0 : out[m];
    out[m] = Math.min(0, gain) - before;
    if (gain > 0) before += gain;
  }
}
