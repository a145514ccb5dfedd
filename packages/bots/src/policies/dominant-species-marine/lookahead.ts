import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { STATE_WORDS } from '@clade/dominant-species-marine/packed';
import * as earth from '@clade/earth';
import * as engine from '@clade/engine';
import { firstSeat, type Move, type MoveList, Rng, type Seat, type State } from '@clade/engine';
import { type Policy, REFUSED, weigh } from '../../search/policy.ts';

const { PLAYERS } = earth;
const { RNG } = engine;

/** Moves that are carried out to see what comes of them, at most, and how far below the best they may be rated. */
const LOOKED_AT = 8;
const CLOSE = 3;
/** The least that a move is rated which is not refused. */
const WORST = REFUSED + 1;
/** Questions after which an action is judged wherever it stands. */
const ENDLESS = 400;
/** Draws of its own: what will be drawn is not for the player to know. */
const DRAWS = new Rng('draws').words;

/** The policy that carries actions out. */
interface ActionPolicy extends Policy {
  advance(s: State, seat: Seat, rng: Rng): void;
  asksTurn(s: State, seat: Seat): boolean;
}

/** Looks one action ahead: what a move brings is what the table is worth when the policy has carried the action out. */
export class Lookahead {
  readonly #policy: ActionPolicy;
  readonly #ahead: State = new Int32Array(STATE_WORDS);
  readonly #features: Float64Array;
  readonly #rng = new Rng('foresight');
  /** Places of the moves that were looked at, best rated first, and the points by which each leads the first of them. */
  readonly places = new Int32Array(LOOKED_AT);
  readonly leads = new Float64Array(LOOKED_AT);
  n = 0;

  constructor(policy: ActionPolicy) {
    this.#policy = policy;
    this.#features = new Float64Array(policy.weights.length);
  }

  /** Adds to the rates of the best moves what comes of them, and to the others the least of that. */
  look(s: State, seat: Seat, legal: MoveList, rates: Float64Array): void {
    const { places, leads } = this;
    this.#choose(legal, rates);
    if (this.n < 2) return;
    const first = this.#after(s, seat, legal.at[places[0]]);
    leads[0] = 0;
    let least = 0;
    for (let i = 1; i < this.n; i++) {
      leads[i] = this.#after(s, seat, legal.at[places[i]]) - first;
      least = Math.min(least, leads[i]);
    }
    for (let i = 0; i < this.n; i++) rates[places[i]] += leads[i] - least;
    // Whatever comes of it, a move is not refused for that.
    for (let m = 0; m < legal.n; m++) if (rates[m] > REFUSED) rates[m] = Math.max(rates[m] + least, WORST);
  }

  #choose(legal: MoveList, rates: Float64Array): void {
    const { places } = this;
    this.n = 0;
    for (let m = 0; m < legal.n; m++) {
      if (rates[m] <= REFUSED) continue;
      let at = this.n;
      if (at < LOOKED_AT) this.n++;
      else if (rates[m] <= rates[places[--at]]) continue;
      for (; at > 0 && rates[places[at - 1]] < rates[m]; at--) places[at] = places[at - 1];
      places[at] = m;
    }
    while (this.n > 1 && rates[places[this.n - 1]] < rates[places[0]] - CLOSE) this.n--;
  }

  /** Points ahead of the others when the action is over and somebody is asked for the next turn. */
  #after(s: State, seat: Seat, move: Move): number {
    const t = this.#ahead;
    const policy = this.#policy;
    const game = dominantSpeciesMarine;
    t.set(s);
    t.set(DRAWS, RNG);
    game.apply(t, seat, move);
    for (let n = 0; n < ENDLESS; n++) {
      const pending = game.pending(t);
      if (pending === 0 || policy.asksTurn(t, firstSeat(pending))) break;
      policy.advance(t, firstSeat(pending), this.#rng);
    }
    const others = t[PLAYERS] - 1;
    let lead = 0;
    for (let p = 0; p <= others; p++) {
      policy.measure(t, p, this.#features);
      lead += weigh(policy.weights, this.#features) * (p === seat ? 1 : -1 / others);
    }
    return lead;
  }
}
