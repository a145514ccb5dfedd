import {
  DEPTH,
  FRAME_WORDS,
  FRAMES,
  type Move,
  MoveList,
  OP,
  type Rng,
  type Seat,
  type State,
  top,
} from '@clade/engine';
import { evolution } from '@clade/evolution';
import {
  ATTACK_MOVE,
  COOPERATION_BIT,
  FEED_OP,
  FOOD_MOVE,
  GROW_POPULATION,
  HAND_N,
  isInHand,
  LEAF_MOVE,
  LEAF_OP,
  NEW_LEFT,
  NEW_RIGHT,
  PAY_MOVE,
  PAY_OP,
  PLAY_MOVE,
  PLAY_OP,
  playAction,
  playKind,
  playSpecies,
  QUICK_OP,
  ROUND,
  rowEnd,
  rowStart,
  SPECIES_WORDS,
  STOP,
  SYMBIOSIS_BIT,
  speciesAt,
  TRAIT_SET,
  verbOf,
  WARNING_CALL_BIT,
  workingState,
} from '@clade/evolution/packed';
import { pickBest } from '../../search/pick.ts';
import type { Policy } from '../../search/policy.ts';
import { measure } from './features.ts';
import { roundsAfter } from './look.ts';
import { Outlook } from './outlook.ts';
import type { PolicyParams } from './params.ts';
import { rateFeeding } from './rate-feed.ts';
import { rateFood } from './rate-food.ts';
import { ratePlay } from './rate-play.ts';
import { rateLeaf, ratePayment } from './rate-small.ts';
import { addTaste, type Taste } from './taste.ts';
import { SPREAD } from './weights.ts';

/** Noise of the policy in points, by what is asked. */
const PLAY_NOISE = 0.2;
const FOOD_NOISE = 1.5;
const FEED_NOISE = 0.05;

/** Noise of the first plan for a card turn beside the policy's own, in points. */
const PLAN_NOISE = 0.6;
/** Traits that do something for the species beside them. */
const NEIGHBOURLY = COOPERATION_BIT | SYMBIOSIS_BIT | WARNING_CALL_BIT;

/** Cards that `advance` plays by one look, and what a further one must bring at least. */
const CARDS_AT_ONCE = 3;
const CLEAR_GAIN = 0.3;

/** Evolution as the search sees it. */
export class EvolutionPolicy implements Policy {
  readonly weights: Float64Array;
  readonly measure = measure;
  readonly #params: PolicyParams;
  readonly #outlook: Outlook;
  readonly #taste: Taste | undefined;
  readonly #legal = new MoveList();
  #rates = new Float64Array(1024);

  constructor(weights: Float64Array, params: PolicyParams, taste?: Taste) {
    this.#taste = taste;
    this.weights = weights;
    this.#params = params;
    this.#outlook = new Outlook(params);
  }

  spread(s: State): number {
    const left = s[DEPTH] === 0 ? 0 : roundsAfter(s) + 1;
    return SPREAD[Math.min(left, SPREAD.length - 1)];
  }

  choose(s: State, seat: Seat, rng: Rng): Move {
    const legal = this.#legal;
    evolution.legalMoves(s, seat, legal);
    if (legal.n === 1) return legal.at[0];
    if (this.#rates.length < legal.n) this.#rates = new Float64Array(2 * legal.n);
    this.rate(s, seat, legal, this.#rates);
    const verb = verbOf(legal.at[0]);
    const noise = verb === PLAY_MOVE ? PLAY_NOISE : verb === FOOD_MOVE ? FOOD_NOISE : FEED_NOISE;
    return legal.at[pickBest(this.#rates, legal.at, legal.n, noise, seat, rng)];
  }

  /**
   * Several cards of a card turn by one look: after the best play come others that neither touch the same species nor
   * want the same food.
   */
  advance(s: State, seat: Seat, rng: Rng): void {
    const first = this.choose(s, seat, rng);
    evolution.apply(s, seat, first);
    if (verbOf(first) !== PLAY_MOVE || playAction(first) === NEW_LEFT || playAction(first) === NEW_RIGHT)
      return;
    const { at, n } = this.#legal;
    let used = 1 << playSpecies(first);
    let eats = playAction(first) === GROW_POPULATION;
    for (let more = 1; more < CARDS_AT_ONCE; more++) {
      const op = s[DEPTH] === 0 ? -1 : s[top(s) + OP];
      if ((op !== PLAY_OP && op !== QUICK_OP) || (evolution.pending(s) & (1 << seat)) === 0) return;
      let best = -1;
      for (let m = 0; m < n; m++) {
        const move = at[m];
        if (move === STOP || (best >= 0 && this.#rates[m] <= this.#rates[best])) continue;
        if (playAction(move) <= NEW_RIGHT || (used & (1 << playSpecies(move))) !== 0) continue;
        if (eats && playAction(move) === GROW_POPULATION) continue;
        if (this.#rates[m] > CLEAR_GAIN && stillInHand(s, seat, playKind(move))) best = m;
      }
      if (best < 0) return;
      used |= 1 << playSpecies(at[best]);
      eats ||= playAction(at[best]) === GROW_POPULATION;
      evolution.apply(s, seat, at[best]);
    }
  }

  rate(s: State, seat: Seat, legal: MoveList, out: Float64Array): void {
    const first = legal.at[0];
    switch (first === STOP ? PLAY_MOVE : verbOf(first)) {
      case FOOD_MOVE:
        this.#outlook.read(s, seat);
        rateFood(s, seat, this.#outlook, legal, out);
        return;
      case PLAY_MOVE: {
        // In quick play the cards planned so far count as played (EVO-3.4.9).
        const table = s[top(s) + OP] === QUICK_OP ? workingState(s, seat) : s;
        this.#outlook.read(table, seat);
        ratePlay(table, seat, this.#outlook, legal, out);
        if (this.#taste) addTaste(this.#taste, this.#outlook.row, legal, out);
        return;
      }
      case LEAF_MOVE:
        rateLeaf(s, seat, legal, out);
        return;
      case PAY_MOVE:
        ratePayment(legal, out);
        return;
      default:
        rateFeeding(s, seat, this.#params, s[HAND_N + seat], legal, out);
    }
  }

  /** Rounds; the deal of the next round belongs to it, so that what was eaten is in the bags. */
  clock(s: State): number {
    return s[ROUND];
  }

  horizon(): number {
    return 1;
  }

  continues(s: State, _seat: Seat, previous: Move): boolean {
    const op = s[top(s) + OP];
    if (verbOf(previous) === PLAY_MOVE) return op === PLAY_OP || op === QUICK_OP;
    return op === PAY_OP && (verbOf(previous) === ATTACK_MOVE || verbOf(previous) === PAY_MOVE);
  }

  planNoise(s: State): number {
    const op = s[top(s) + OP];
    return op === PLAY_OP || op === QUICK_OP ? PLAN_NOISE : 0;
  }

  /**
   * The row that a card turn has built, with the number of cards still in hand. Which species stands where matters only
   * beside those that do something for their neighbours.
   */
  fingerprint(s: State, seat: Seat): number {
    const quick = s[DEPTH] > 0 && s[top(s) + OP] === QUICK_OP;
    const table = quick ? workingState(s, seat) : s;
    const start = speciesAt(rowStart(table, seat));
    const end = speciesAt(rowEnd(table, seat));
    let all = 0;
    for (let at = start; at < end; at += SPECIES_WORDS) all |= table[at + TRAIT_SET];
    const ordered = (all & NEIGHBOURLY) !== 0;
    let sum = table[HAND_N + seat];
    for (let at = start; at < end; at += SPECIES_WORDS) {
      let hash = ordered ? sum : 0;
      for (let w = 0; w <= TRAIT_SET; w++) hash = Math.imul(hash ^ table[at + w], 0x01000193) + 1;
      hash = Math.imul(hash, 0x85ebca6b);
      sum = (sum + (hash ^ (hash >>> 15))) | 0;
    }
    return sum;
  }

  share(s: State, seat: Seat): number {
    switch (s[top(s) + OP]) {
      case PLAY_OP:
      case QUICK_OP:
        // A turn of five cards has five questions, the first ones with most to decide: together about 1.
        return Math.min(0.3, 0.06 * Math.max(1, s[HAND_N + seat]));
      case LEAF_OP:
      case PAY_OP:
        return 0.1;
      case FEED_OP:
        // A rollout through the rest of a feeding costs a tenth of one through a round.
        return 4;
      default:
        // The food card, from which a rollout has the whole round before it, and the Intelligence window.
        return 0.5;
    }
  }

  /** EVO-3.6: from the reveal on only hands are hidden. */
  open(s: State): boolean {
    if (s[DEPTH] < 2) return false;
    const phase = s[FRAMES + FRAME_WORDS + OP];
    return phase === FEED_OP || phase === LEAF_OP;
  }
}

/** In quick play the cards of the plan are still in hand. */
function stillInHand(s: State, seat: Seat, kind: number): boolean {
  const table = s[top(s) + OP] === QUICK_OP ? workingState(s, seat) : s;
  return isInHand(table, seat, kind);
}
