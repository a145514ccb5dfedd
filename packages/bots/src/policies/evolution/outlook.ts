import { A, OP, SEAT, type Seat, type State, top } from '@clade/engine';
import {
  CARDS,
  CARNIVORE_BIT,
  COOPERATION_BIT,
  FACE_DOWN_SHIFT,
  FAT_TISSUE_BIT,
  FERTILE_BIT,
  FIRST,
  FOOD_CARD,
  FORAGING_BIT,
  HAND_N,
  HOLE,
  KIND_FOOD,
  LONG_NECK_BIT,
  PACK_HUNTING_BIT,
  PLAY_OP,
  PLAYERS,
  speciesAt,
  TRAITS,
} from '@clade/evolution/packed';
import { Look, roundsAfter } from './look.ts';
import type { PolicyParams } from './params.ts';
import { PolicyRow } from './row.ts';

const MOST = 256;
const MOST_PLAYERS = 6;
/** Below this a hunter is not worth looking at: `safety` counts what may yet become one. */
const NEGLIGIBLE = 0.01;
/** The take rate is looked up in quarter steps up to this one. */
const MOST_RATE = 64;

/** What this round will bring as far as a seat can tell before the feeding; the same for every action that is weighed. */
export class Outlook {
  readonly look = new Look();
  readonly row = new PolicyRow();
  later = 0;
  /** A head of population that is fed: what it brings in later rounds and at the end. */
  headLater = 0;
  /** A species that lives on: the cards it brings. */
  speciesLater = 0;
  hole = 0;
  /** Food expected when the feeding begins. */
  food = 0;
  /** Attacks of other players' carnivores. */
  attacks = 0;
  /** Species of others that may attack. */
  hunters = 0;
  readonly size = new Float64Array(MOST);
  readonly traits = new Int32Array(MOST);
  readonly population = new Int32Array(MOST);
  readonly strikes = new Float64Array(MOST);
  readonly elsewhere = new Float64Array(MOST);
  /** Places of the own row that each can attack, kept by row-worth.ts. */
  readonly open = new Int32Array(MOST);
  /** Chance that a species of another player is still open when the feeding begins; 0 for our own. */
  readonly prey = new Float64Array(MOST);
  readonly #toPlay = new Uint8Array(MOST_PLAYERS);
  readonly #demand = new Float64Array(MOST_PLAYERS);
  readonly #rate = new Float64Array(MOST_PLAYERS);
  readonly #shares = new Float64Array(MOST_RATE + 1);
  /** What each trait brings for a later round. */
  readonly traitLater: Float64Array;
  readonly params: PolicyParams;
  #others = 0;

  constructor(params: PolicyParams) {
    this.params = params;
    this.traitLater = Float64Array.from(TRAITS, (trait) => params[trait]);
  }

  read(s: State, seat: Seat): void {
    const { look } = this;
    look.read(s, seat);
    this.row.read(look, look.start, look.end);
    this.later = roundsAfter(s);
    this.headLater = 1 + this.params.keep * this.later;
    this.speciesLater = this.params.income * this.later;
    this.hole = s[HOLE];
    this.#readTurns(s, seat);
    this.#readOthers(s, seat);
    this.#readDemands(s, seat);
    this.expectFood(s[FOOD_CARD + seat] > 0 ? KIND_FOOD[s[FOOD_CARD + seat] - 1] : this.params.othersFood);
  }

  /** Food expected at the watering hole when we add `own`. */
  expectFood(own: number): void {
    this.food = Math.max(0, this.hole + own + this.#others * this.params.othersFood);
    this.#shares.fill(-1);
  }

  /** Mean meals of the other players when our row wants `amount` and takes `rate` in a turn. */
  rivalMeals(amount: number, rate: number): number {
    let all = 0;
    for (let o = 0; o < this.#others; o++) all += this.#demand[o];
    const ours = Math.min(amount, this.share(rate));
    return Math.min(all, this.food - ours) / this.#others;
  }

  /** EVO-3.4.1: the card turns go clockwise from the first player; in quick play all are taken at once. */
  #readTurns(s: State, seat: Seat): void {
    const n = s[PLAYERS];
    const f = top(s);
    const inTurn = s[f + OP] === PLAY_OP;
    const done = inTurn ? s[f + A] : 0;
    for (let p = 0; p < n; p++) {
      const turn = (p - s[FIRST] + n) % n;
      const waits = !inTurn || turn > done || (turn === done && s[f + SEAT] === p);
      this.#toPlay[p] = p !== seat && waits && s[HAND_N + p] > 0 ? 1 : 0;
    }
  }

  #readOthers(s: State, seat: Seat): void {
    const { look, params } = this;
    this.hunters = 0;
    this.attacks = 0;
    for (let i = 0; i < look.n; i++) {
      const owner = look.owner[i];
      if (owner === seat) {
        this.prey[i] = 0;
        continue;
      }
      const unknown = bitCount3(s[speciesAt(i) + CARDS] >> FACE_DOWN_SHIFT);
      const toPlay = this.#toPlay[owner];
      this.prey[i] = power(params.openPrey, unknown + toPlay);
      const chance = look.carnivore(i)
        ? 1
        : 1 - power(1 - params.hiddenCarnivore, unknown) * (toPlay === 1 ? 1 - params.latentCarnivore : 1);
      const appetite = look.population[i] - look.food[i];
      if (chance < NEGLIGIBLE || appetite <= 0) continue;
      const h = this.hunters++;
      const body = look.body[i] + toPlay * params.latentGrowth;
      const size = (look.traits[i] & PACK_HUNTING_BIT) !== 0 ? body + look.population[i] : body;
      this.size[h] = size;
      this.traits[h] = look.traits[i];
      this.population[h] = look.population[i];
      this.strikes[h] = (chance * (appetite + 1)) / 2;
      this.attacks += this.strikes[h];
      let elsewhere = 0;
      for (let t = 0; t < look.n; t++) {
        if (look.owner[t] === seat || look.owner[t] === owner) continue;
        if (look.reachesAs(size, look.traits[i], look.population[i], t)) elsewhere++;
      }
      this.elsewhere[h] = elsewhere;
    }
  }

  #readDemands(s: State, seat: Seat): void {
    const { look } = this;
    this.#others = 0;
    for (let p = 0, from = 0; p < s[PLAYERS]; p++) {
      let to = from;
      while (to < look.n && look.owner[to] === p) to++;
      if (p !== seat) {
        const o = this.#others++;
        this.#demand[o] = this.#toPlay[p];
        let rate = 0;
        let eaters = 0;
        for (let i = from; i < to; i++) {
          const want = wanted(
            look.traits[i],
            look.population[i],
            look.food[i],
            look.body[i],
            look.fat[i],
            this.hole > 0,
          );
          if (want <= 0) continue;
          this.#demand[o] += want;
          eaters++;
          rate += takeRate(look.traits, i, to);
        }
        this.#rate[o] = eaters === 0 ? 1 : rate / eaters;
      }
      from = to;
    }
  }

  /** Own share of the food when the row takes `rate` tokens in a turn and never has enough. */
  share(rate: number): number {
    const step = Math.min(MOST_RATE, Math.round(rate * 4));
    if (this.#shares[step] < 0) this.#shares[step] = this.#shareAt(step / 4);
    return this.#shares[step];
  }

  #shareAt(rate: number): number {
    let left = this.food;
    let share = 0;
    for (let turn = 1; left > 0; turn++) {
      const own = Math.min(rate, left);
      share += own;
      left -= own;
      let eating = false;
      for (let o = 0; o < this.#others; o++) {
        const take = Math.min(this.#rate[o], left, this.#demand[o] - (turn - 1) * this.#rate[o]);
        if (take <= 0) continue;
        left -= take;
        eating = true;
      }
      if (!eating) return share + left;
    }
    return share;
  }
}

/** Plant food that a species wants. */
export function wanted(
  traits: number,
  population: number,
  food: number,
  body: number,
  fat: number,
  fertile: boolean,
): number {
  if ((traits & CARNIVORE_BIT) !== 0) return 0;
  let want = population - food;
  if ((traits & FAT_TISSUE_BIT) !== 0) want += body - fat;
  if (fertile && (traits & FERTILE_BIT) !== 0) want++;
  return (traits & LONG_NECK_BIT) !== 0 ? want - 1 : want;
}

/** EVO-5.2: tokens of one take-event, Cooperation included. */
export function takeRate(traits: Int32Array, from: number, end: number): number {
  let rate = 0;
  for (let i = from; i < end; i++) {
    if ((traits[i] & CARNIVORE_BIT) !== 0) break;
    rate += (traits[i] & FORAGING_BIT) !== 0 ? 2 : 1;
    if ((traits[i] & COOPERATION_BIT) === 0) break;
  }
  return rate;
}

function bitCount3(bits: number): number {
  return (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1);
}

/** Small whole powers. */
export function power(x: number, n: number): number {
  let product = 1;
  for (let i = 0; i < n; i++) product *= x;
  return product;
}
