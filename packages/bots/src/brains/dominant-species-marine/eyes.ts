import { bonus, SCORING, TERRAINS } from '@clade/dominant-species-marine';
import {
  ASTEROID,
  ASTEROID_RESOLVED,
  CARNIVORE,
  CHAIN,
  CONTROL,
  DECK_LEFT,
  EVOLUTION_CHIP,
  hasTrait,
  inPile,
  inRow,
  MONOTYPIC_HABITAT,
  SLOTS,
  SOLAR_RADIATION,
  TARGET,
} from '@clade/dominant-species-marine/packed';
import * as earth from '@clade/earth';
import type { State } from '@clade/engine';
import { chainTable, expectPlaces } from '../../greedy/earth/places.ts';
import { Eyes } from '../earth/eyes.ts';
import type { Leanings } from './leanings.ts';

const { ANIMALS, AROUND, CUBES, HAS, HEX_SET, HOMES, KINDS, OWNER, POOL, TILES } = earth;

/** DSM-4.2.1: cards until Asteroid is resolved; it is the third of the last five on the average. */
function cardsLeft(s: State): number {
  if (s[ASTEROID_RESOLVED] !== 0) return 0;
  if (inRow(s, ASTEROID)) return 2;
  return inPile(s, ASTEROID) ? 0 : Math.max(1, s[DECK_LEFT] - 2) + 3;
}

/** Rounds expected behind the present one. */
export function roundsAfter(s: State, perRound: number): number {
  return cardsLeft(s) / perRound;
}

/** Margins over a target that are told apart. */
const MARGINS = 24;

/** What places, cards, Survival and special pawns bring until the end, to the player of one animal. */
export class MarineEyes extends Eyes {
  /** Rounds expected after this one; 0 when this one is known to be the last. */
  rounds = 0;
  kept = 0;
  readonly #leanings: Leanings;
  readonly #scoredNow = new Float64Array(TERRAINS.length);
  #scoredLater = 0;
  #cube = 0;
  #habitable = 0;
  #fromBelow = false;
  /** DSM-6.3.29: what first place brings more. */
  #firstMore = 0;
  readonly #carnivore = new Uint8Array(ANIMALS);
  /** What one tile more with a disk of a kind, and one element more, mean for control of its special pawn. */
  readonly #tileReach = new Float64Array(ANIMALS * KINDS);
  readonly #elementReach = new Float64Array(ANIMALS * KINDS);
  readonly #tiles = new Int32Array(ANIMALS * KINDS);
  readonly #chance: Float64Array;
  readonly #later: Float64Array;
  readonly #soon: Float64Array;
  readonly #now: Float64Array;
  #present = 0;
  readonly #animals = new Int32Array(ANIMALS);
  readonly #count = new Int32Array(ANIMALS);
  readonly #lasting = new Int32Array(ANIMALS);
  readonly #placesNow = new Float64Array(ANIMALS);
  readonly #placesThen = new Float64Array(ANIMALS);

  constructor(leanings: Leanings) {
    super(leanings);
    this.#leanings = leanings;
    this.#later = chainTable(leanings.spreadLater);
    this.#soon = chainTable(leanings.spreadSoon);
    this.#now = chainTable(leanings.spreadNow);
    this.#chance = Float64Array.from(
      { length: 2 * MARGINS + 1 },
      (_, i) => 1 / (1 + Math.exp((MARGINS - i + 0.5) / leanings.valueSpread)),
    );
  }

  protected override bonus(tiles: number): number {
    return bonus(tiles);
  }

  protected override prepare(): void {
    const { s } = this;
    const w = this.#leanings;
    const rounds = roundsAfter(s, w.cardsPerRound);
    const kept = w.keep ** rounds;
    const lasting = (w.keep * (1 - kept)) / (1 - w.keep);
    this.rounds = rounds;
    this.kept = kept;
    this.later = Math.min(1, rounds);
    this.survivals = kept + w.survivals * lasting;
    this.#scoredLater = w.scorings * w.chips * lasting * w.chosen;
    this.#cube = w.cube * this.later;
    this.#habitable = rounds === 0 ? 0 : w.habitable;
    this.#fromBelow = inRow(s, MONOTYPIC_HABITAT);
    this.#firstMore = inRow(s, SOLAR_RADIATION) ? 1 : 0;
    let left = 0;
    let animals = 0;
    for (let a = 0; a < ANIMALS; a++) {
      this.#carnivore[a] = 0;
      if (s[OWNER + a] < 0) continue;
      animals++;
      if (s[CHAIN + a] === 0) left++;
      if (hasTrait(s, a, CARNIVORE)) this.#carnivore[a] = 1;
    }
    this.#scoredNow.fill(0);
    for (let i = 0; i < SLOTS; i++) {
      const chip = s[EVOLUTION_CHIP + i] - 1;
      if (chip >= 0)
        this.#scoredNow[chip] += w.scorings * w.chosen * (0.3 + (0.7 * left) / Math.max(1, animals));
    }
    this.#readDominion();
  }

  #readDominion(): void {
    const { s } = this;
    const tiles = this.#tiles.fill(0);
    for (let a = 0; a < ANIMALS; a++) {
      if (s[OWNER + a] < 0) continue;
      for (let w = 0; w < HEX_SET; w++) {
        for (let rest = s[HOMES + a * HEX_SET + w]; rest !== 0; rest &= rest - 1) {
          const hex = w * 32 + 31 - Math.clz32(rest & -rest);
          for (let k = 0; k < KINDS; k++) if (s[AROUND + hex * KINDS + k] > 0) tiles[a * KINDS + k]++;
        }
      }
    }
    for (let a = 0; a < ANIMALS; a++) {
      for (let k = 0; k < KINDS; k++) {
        const i = a * KINDS + k;
        if (s[OWNER + a] < 0) {
          this.#tileReach[i] = 0;
          this.#elementReach[i] = 0;
          continue;
        }
        const has = s[HAS + i];
        const worth = this.#reach(a, k, has * tiles[i]);
        this.#tileReach[i] =
          has === 0 ? 0 : this.stakes[a] * (this.#reach(a, k, has * (tiles[i] + 1)) - worth);
        this.#elementReach[i] = this.stakes[a] * (this.#reach(a, k, (has + 1) * tiles[i]) - worth);
      }
    }
  }

  /** What a domination value promises: the pawn that it may take, or the higher target of an own one. */
  #reach(animal: number, kind: number, value: number): number {
    const { s } = this;
    const target = s[TARGET + kind];
    const margin = Math.max(-MARGINS, Math.min(MARGINS, value - target));
    const chance = value === 0 ? 0 : this.#leanings.reach * this.#chance[MARGINS + margin];
    if (s[CONTROL + kind] === animal + 1) return chance * this.kept * Math.max(0, value - target);
    return chance * this.holding(Math.max(value, target + 1));
  }

  /** DSM-5.18.3: the target at the end, and a pawn until then. */
  holding(target: number): number {
    return this.kept * target + this.#leanings.pawn * this.rounds;
  }

  /** DSM-1.6.9: the own domination value of a kind. */
  value(kind: number): number {
    const i = this.animal * KINDS + kind;
    return this.s[HAS + i] * this.#tiles[i];
  }

  /** What taking control of a kind brings beyond what its promise was worth; nothing below the target. */
  takeover(kind: number): number {
    return (1 - this.#leanings.reach) * this.#control(kind);
  }

  #control(kind: number): number {
    const { s } = this;
    const value = this.value(kind);
    const target = s[TARGET + kind];
    if (value <= target) return 0;
    const holder = s[CONTROL + kind] - 1;
    if (holder === this.animal) return this.stakes[this.animal] * this.kept * (value - target);
    const lost = holder < 0 ? 0 : this.stakes[holder] * this.holding(target);
    return this.stakes[this.animal] * this.holding(value) - lost;
  }

  protected override reachGain(animal: number, kind: number, by: number): number {
    return by * this.#elementReach[animal * KINDS + kind];
  }

  #read(): void {
    let crowd = 0;
    for (let a = 0; a < ANIMALS; a++) crowd += this.cubes[a];
    let n = 0;
    for (let i = 0; i < ANIMALS; i++) {
      const a = this.#fromBelow ? ANIMALS - 1 - i : i;
      const own = this.cubes[a];
      if (own <= 0) continue;
      this.#animals[n] = a;
      this.#count[n] = own;
      // DSM-1.6.7, DSM-6.4.6.
      const thrives = this.levels[a] > 0 || (this.#carnivore[a] === 1 && crowd - own >= 2);
      this.#lasting[n] = thrives ? own : 0;
      n++;
    }
    this.#present = n;
  }

  protected override worth(_hex: number): number {
    this.#read();
    const n = this.#present;
    const values = SCORING[this.terrain];
    const now = this.#scoredNow[this.terrain];
    const chain = this.rounds === 0 ? this.#soon : this.#later;
    expectPlaces(this.#lasting, n, values, chain, this.#placesThen);
    if (now > 0) expectPlaces(this.#count, n, values, this.#soon, this.#placesNow);
    const { around } = this;
    let sum = 0;
    let scorers = 0;
    for (let i = 0; i < n; i++) if (this.#lasting[i] > 0) scorers++;
    for (let i = 0; i < n; i++) {
      const a = this.#animals[i];
      const lives = this.#lasting[i] > 0;
      let own =
        (this.kept + scorers * this.#scoredLater) * this.#placesThen[i] + this.#cube * this.#lasting[i];
      if (lives) own += this.#leanings.card * (this.#scoredLater + now);
      if (now > 0) own += scorers * now * this.#placesNow[i];
      sum += this.stakes[a] * own;
      for (let k = 0; k < KINDS; k++) if (around[k] > 0) sum += this.#tileReach[a * KINDS + k];
    }
    if (this.#habitable === 0) return sum;
    const each = this.#habitable * values[0];
    for (let a = 0; a < ANIMALS; a++)
      if (this.cubes[a] <= 0 && this.levels[a] > 0)
        sum += this.stakes[a] * each * Math.min(4, this.levels[a]);
    return sum;
  }

  /** DSM-5.15.3, DSM-5.15.6: what scoring a tile brings now; a card worth `card` for who thrives there. */
  scoring(hex: number, card: number): number {
    this.load(this.s, hex);
    this.#read();
    const n = this.#present;
    expectPlaces(this.#count, n, SCORING[this.terrain], this.#now, this.#placesNow);
    let sum = 0;
    let first = -1;
    for (let i = 0; i < n; i++) {
      const a = this.#animals[i];
      sum += this.stakes[a] * this.#placesNow[i];
      if (first < 0 || this.#placesNow[i] > this.#placesNow[first]) first = i;
      if (a === this.animal && this.#lasting[i] > 0) sum += card;
    }
    return first < 0 ? 0 : sum + this.#firstMore * this.stakes[this.#animals[first]];
  }

  /** What becomes of a tile when one cube survives on it, the best one for us. */
  bestSurvivor(hex: number): number {
    const { s, cubes } = this;
    const before = this.at(hex);
    let top = Number.NEGATIVE_INFINITY;
    for (let a = 0; a < ANIMALS; a++) {
      if (s[CUBES + hex * ANIMALS + a] === 0) continue;
      this.load(s, hex);
      cubes.fill(0);
      cubes[a] = 1;
      top = Math.max(top, this.worth(hex) - before);
    }
    return top === Number.NEGATIVE_INFINITY ? 0 : top;
  }

  /** What becomes of a tile that all leave. */
  emptied(hex: number): number {
    const before = this.at(hex);
    this.load(this.s, hex);
    this.cubes.fill(0);
    return this.worth(hex) - before;
  }

  /** A disk of a kind and new own cubes on a tile. */
  settled(hex: number, kind: number, count: number): number {
    const { s, animal } = this;
    const before = this.at(hex);
    this.load(s, hex);
    this.around[kind]++;
    for (let a = 0; a < ANIMALS; a++) this.levels[a] += s[HAS + a * KINDS + kind];
    this.cubes[animal] += Math.min(count, s[POOL + animal]);
    return this.worth(hex) - before;
  }

  /** Over all tiles, into `out`: expected places, living cubes, tiles with such, matches, takeovers in reach. */
  presence(animal: number, out: Float64Array): void {
    const { s } = this;
    out.fill(0, 0, 5);
    for (let w = 0; w < HEX_SET; w++) {
      for (let rest = s[TILES + w]; rest !== 0; rest &= rest - 1) {
        const hex = w * 32 + 31 - Math.clz32(rest & -rest);
        this.load(s, hex);
        out[3] += Math.min(4, this.levels[animal]);
        if (this.cubes[animal] === 0) continue;
        this.#read();
        expectPlaces(this.#lasting, this.#present, SCORING[this.terrain], this.#later, this.#placesThen);
        for (let i = 0; i < this.#present; i++) {
          if (this.#animals[i] !== animal) continue;
          out[0] += this.#placesThen[i];
          out[1] += this.#lasting[i];
          if (this.#lasting[i] > 0) out[2]++;
        }
      }
    }
    for (let k = 0; k < KINDS; k++) {
      const i = animal * KINDS + k;
      const margin = s[HAS + i] * this.#tiles[i] - s[TARGET + k];
      if (margin > 0 && s[CONTROL + k] !== animal + 1) out[4] += margin + 3;
    }
  }
}
