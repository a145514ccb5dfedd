import {
  FEATURES,
  Lookahead,
  MarinePolicy,
  NET_HIDDEN,
  NET_INPUTS,
  NET_OUTPUTS,
  Net,
  outputOf,
  PARAMS,
  WEIGHTS,
} from '@clade/bots/marine-net';
import { REFUSED, weigh } from '@clade/bots/training';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { type Config, firstSeat, MoveList, Rng, type Seat, type State } from '@clade/engine';
import { Adam } from './adam.ts';

/** Hidden units of the network that foretells how a game goes on. */
const CRITIC = 32;
/** Questions after which a game is given up: two may wait for each other for ever. */
const ENDLESS = 1500;
/** Points that count as one: networks like small numbers. */
const UNIT = 10;
/** Chance that a seat is the learner's in a game with others. */
const OWN_SEAT = 0.4;
/** A step is not made longer for a move that became more likely by this much since it was made, nor for one less likely. */
const CLIP = 0.2;
/** Standard deviations beyond which an outcome is luck. */
const LUCK = 4;
const MOVES = 512;

export interface TrainingRound {
  /** Games of one round, and the share of them in which others play as the policy does. */
  readonly games: number;
  readonly rivals: number;
  /** Points by which a worse move may be rated below a better one and still be made now and then. */
  readonly temperature: number;
  /** How far what comes later counts for a turn: 0 up to the next own turn, 1 to the end of the game. */
  readonly trace: number;
  /** Length of a step, times that each turn is gone through, and turns for one step. */
  readonly rate: number;
  readonly sweeps: number;
  readonly batch: number;
  /** Weight of the entropy of the choices. */
  readonly entropy: number;
}

/** What came of a round. */
export interface Report {
  readonly turns: number;
  /** Mean points ahead of the table in games with others. */
  readonly lead: number;
}

/** One turn of the learner. */
interface Turn {
  readonly netInputs: Float32Array;
  /** Moves that were weighed: what they are, and their rates without the network. */
  readonly ways: Uint8Array;
  readonly rates: Float32Array;
  readonly made: number;
  /** How likely the move was. */
  readonly chance: number;
  /** Lead by the evaluation, and what the critic added to it. */
  readonly lead: number;
  readonly guess: number;
  /** How much better it went than was to be expected. */
  gain: number;
}

const weights = Float64Array.from(FEATURES, ({ id }) => WEIGHTS[id]);

/**
 * Learns where pawns go (policy gradient with clipped ratios): plays games with itself and with the policy, and makes
 * likelier what went better than the critic foretold. What goes well is told by the evaluation from one own turn to the
 * next, and by the points at the end.
 */
export class ActorCritic {
  readonly actor: Net;
  readonly critic: Net;
  readonly #plain = new MarinePolicy(weights, PARAMS);
  readonly #lookahead: Lookahead;
  readonly #climbActor: Adam;
  readonly #climbCritic: Adam;
  readonly #legal = new MoveList();
  readonly #rates = new Float64Array(MOVES);
  readonly #felt = new Float64Array(MOVES);
  readonly #chance = new Float64Array(MOVES);
  readonly #features = new Float64Array(FEATURES.length);
  readonly #seed: string;
  readonly #rng: Rng;
  #games = 0;

  constructor(seed: string, actor?: Float32Array, critic?: Float32Array) {
    this.#seed = seed;
    this.#rng = new Rng(seed);
    this.actor = new Net(NET_INPUTS, NET_HIDDEN, NET_OUTPUTS, actor);
    this.critic = new Net(NET_INPUTS, CRITIC, 1, critic);
    if (actor === undefined) this.actor.randomise(this.#rng);
    if (critic === undefined) this.critic.randomise(this.#rng);
    this.#climbActor = new Adam(this.actor.params.length);
    this.#climbCritic = new Adam(this.critic.params.length);
    this.#lookahead = new Lookahead(new MarinePolicy(weights, PARAMS, { policyNet: this.actor }));
  }

  /** Plays the games of a round and learns from them. */
  train(configs: readonly Config[], round: TrainingRound): Report {
    const all: Turn[] = [];
    let lead = 0;
    let watched = 0;
    for (let g = 0; g < round.games; g++) {
      const config = configs[this.#rng.below(configs.length)];
      const mixed = this.#random() < round.rivals;
      const own = Array.from({ length: config.players }, () => !mixed || this.#random() < OWN_SEAT);
      own[this.#rng.below(config.players)] = true;
      const leads = new Float64Array(config.players);
      all.push(...this.#play(config, own, round, leads));
      if (!own.includes(false)) continue;
      for (let seat = 0; seat < config.players; seat++) {
        if (!own[seat]) continue;
        lead += UNIT * leads[seat];
        watched++;
      }
    }
    this.#learn(all, round);
    return { turns: all.length, lead: lead / Math.max(1, watched) };
  }

  #random(): number {
    return this.#rng.below(1 << 24) / (1 << 24);
  }

  /** By how much each seat is ahead of the others: by the evaluation, at the end by points. */
  #leads(s: State, out: Float64Array): void {
    const scores = dominantSpeciesMarine.pending(s) === 0 ? dominantSpeciesMarine.scores(s) : undefined;
    let sum = 0;
    for (let p = 0; p < out.length; p++) {
      if (scores === undefined) this.#plain.measure(s, p, this.#features);
      out[p] = scores === undefined ? weigh(weights, this.#features) : scores[p];
      sum += out[p];
    }
    for (let p = 0; p < out.length; p++) out[p] = (out[p] - (sum - out[p]) / (out.length - 1)) / UNIT;
  }

  /** The turns of the learner in one game, with what came of them; none of a game that does not end. */
  #play(config: Config, own: readonly boolean[], round: TrainingRound, leads: Float64Array): Turn[] {
    const game = dominantSpeciesMarine;
    const key = `${this.#seed}/${this.#games++}`;
    const s = game.inOrder(game.setup(config, key));
    const rng = new Rng(`${key}/players`);
    const turns: Turn[][] = own.map(() => []);
    let n = 0;
    for (let pending = game.pending(s); pending !== 0; pending = game.pending(s)) {
      if (n++ > ENDLESS) return [];
      const seat = firstSeat(pending);
      const { kind } = game.decision(s, seat);
      if (own[seat] && kind === 'turn') this.#leads(s, leads);
      if (own[seat] && (kind === 'turn' || kind === 'special-space')) {
        const turn = this.#take(s, seat, kind !== 'turn', leads[seat], round.temperature);
        if (turn !== undefined) turns[seat].push(turn);
      } else this.#plain.advance(s, seat, rng);
    }
    this.#leads(s, leads);
    for (let seat = 0; seat < own.length; seat++) {
      let after = leads[seat];
      let gain = 0;
      for (const turn of turns[seat].toReversed()) {
        const now = turn.lead + turn.guess;
        gain = after - now + round.trace * gain;
        turn.gain = gain;
        after = now;
      }
    }
    return turns.flat();
  }

  /** Makes a move by the chances that the network gives. Nothing is learnt where there is no choice. */
  #take(s: State, seat: Seat, special: boolean, lead: number, temperature: number): Turn | undefined {
    const legal = this.#legal;
    const ahead = this.#lookahead;
    const netInputs = new Float32Array(NET_INPUTS);
    dominantSpeciesMarine.legalMoves(s, seat, legal);
    this.#plain.rate(s, seat, legal, this.#rates);
    this.#plain.netInputs(s, netInputs);
    this.actor.read(netInputs);
    for (let m = 0; m < legal.n; m++) {
      const rate = this.#rates[m];
      this.#felt[m] = rate > REFUSED ? rate + this.actor.output(outputOf(legal.at[m], special)) : rate;
    }
    ahead.look(s, seat, legal, this.#felt);
    if (ahead.n < 2) {
      dominantSpeciesMarine.apply(s, seat, legal.at[ahead.n === 1 ? ahead.places[0] : 0]);
      return undefined;
    }
    const places = ahead.places.slice(0, ahead.n);
    const ways = Uint8Array.from(places, (m) => outputOf(legal.at[m], special));
    const rates = Float32Array.from(places, (m, i) => this.#rates[m] + ahead.leads[i]);
    this.actor.read(netInputs);
    this.critic.read(netInputs);
    this.#weigh(ways, rates, temperature);
    let made = 0;
    for (let left = this.#random(); made < ways.length - 1; made++) {
      left -= this.#chance[made];
      if (left < 0) break;
    }
    const guess = this.critic.output(0);
    dominantSpeciesMarine.apply(s, seat, legal.at[places[made]]);
    return { netInputs, ways, rates, made, chance: this.#chance[made], lead, guess, gain: 0 };
  }

  /** Chances of the moves by the senses that the actor has read last. */
  #weigh(ways: Uint8Array, rates: Float32Array, temperature: number): void {
    const chance = this.#chance;
    let most = Number.NEGATIVE_INFINITY;
    for (let m = 0; m < ways.length; m++) {
      chance[m] = (rates[m] + this.actor.output(ways[m])) / temperature;
      most = Math.max(most, chance[m]);
    }
    let sum = 0;
    for (let m = 0; m < ways.length; m++) {
      chance[m] = Math.exp(chance[m] - most);
      sum += chance[m];
    }
    for (let m = 0; m < ways.length; m++) chance[m] /= sum;
  }

  #learn(all: readonly Turn[], { sweeps, batch, rate, temperature, entropy }: TrainingRound): void {
    const mean = all.reduce((sum, { gain }) => sum + gain, 0) / all.length;
    const spread = Math.sqrt(all.reduce((sum, { gain }) => sum + (gain - mean) ** 2, 0) / all.length);
    const actorGradient = new Float32Array(this.actor.params.length);
    const criticGradient = new Float32Array(this.critic.params.length);
    const order = Int32Array.from(all, (_, i) => i);
    const by = new Float32Array(MOVES);
    for (let sweep = 0; sweep < sweeps; sweep++) {
      this.#rng.shuffle(order, order.length);
      for (let from = 0; from < order.length; from += batch) {
        for (const i of order.subarray(from, from + batch)) {
          const turn = all[i];
          this.critic.read(turn.netInputs);
          by[0] = Math.max(-2, Math.min(2, turn.guess + turn.gain - this.critic.output(0))) / batch;
          this.critic.trace([0], by, 1, criticGradient);
          this.actor.read(turn.netInputs);
          this.#weigh(turn.ways, turn.rates, temperature);
          const luck = Math.max(-LUCK, Math.min(LUCK, (turn.gain - mean) / spread));
          this.#pull(turn, luck, entropy, by);
          for (let m = 0; m < turn.ways.length; m++) by[m] /= temperature * batch;
          this.actor.trace(turn.ways, by, turn.ways.length, actorGradient);
        }
        this.#climbActor.climb(this.actor.params, actorGradient, rate);
        this.#climbCritic.climb(this.critic.params, criticGradient, 2 * rate);
      }
    }
  }

  /** How the outputs for the moves of a turn should change; the chances are those of `#weigh`. */
  #pull({ ways, made, chance: before }: Turn, luck: number, weight: number, by: Float32Array): void {
    const chance = this.#chance;
    const ratio = chance[made] / before;
    const far = luck > 0 ? ratio > 1 + CLIP : ratio < 1 - CLIP;
    const pull = far ? 0 : luck * ratio;
    let entropy = 0;
    for (let m = 0; m < ways.length; m++) if (chance[m] > 0) entropy -= chance[m] * Math.log(chance[m]);
    for (let m = 0; m < ways.length; m++) {
      const c = chance[m];
      const open = c > 0 ? -c * (Math.log(c) + entropy) : 0;
      by[m] = pull * ((m === made ? 1 : 0) - c) + weight * open;
    }
  }
}
