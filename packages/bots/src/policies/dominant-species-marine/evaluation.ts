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
import { rankOn } from '@clade/earth';
import type { Seat, State } from '@clade/engine';
import { Evaluation } from '../earth/evaluation.ts';
import { CHAIN_ZERO, chainTable, expectPlaces, placeValue, placeValues } from '../earth/places.ts';
import type { PolicyParams } from './params.ts';
import { TRAITS, type Traits } from './traits.ts';

const { ANIMALS, AROUND, CUBES, HAS, HEX_SET, HOMES, KINDS, LANDS, LEVEL, OWNER, POINTS } = earth;
const { TILE, TILES } = earth;
const TYPES = TERRAINS.length;
const VALUES = placeValues(SCORING);
/** Steps of a point by which a tile may fall short of the best one, and how many are told apart. */
const WHIM_STEPS = 16;
const WHIMS = 16 * WHIM_STEPS;

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
export class MarineEvaluation extends Evaluation {
  /** Rounds expected after this one; 0 when this one is known to be the last. */
  rounds = 0;
  kept = 0;
  readonly traits: Traits;
  readonly #params: PolicyParams;
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
  readonly #standings = new Float64Array(ANIMALS);
  readonly #rank = new Int8Array(ANIMALS);
  readonly #kinds = new Int32Array(KINDS);
  readonly #lures = new Float64Array(ANIMALS * TYPES);
  readonly #luresKnown = new Uint8Array(TYPES);
  readonly #held = new Int32Array(ANIMALS);
  readonly #heldLevels = new Int32Array(ANIMALS);
  readonly #chance: Float64Array;
  /** Chance that an animal scores a tile that falls short of its best one by so many steps. */
  readonly #whims: Float64Array;
  readonly #later: Float64Array;
  readonly #soon: Float64Array;
  readonly #now: Float64Array;
  #present = 0;
  readonly #animals = new Int32Array(ANIMALS);
  readonly #count = new Int32Array(ANIMALS);
  readonly #lasting = new Int32Array(ANIMALS);
  readonly #placesNow = new Float64Array(ANIMALS);
  readonly #placesThen = new Float64Array(ANIMALS);

  constructor(params: PolicyParams, traits: Traits = TRAITS) {
    super(params);
    this.traits = traits;
    this.#params = params;
    this.#later = chainTable(params.spreadLater);
    this.#soon = chainTable(params.spreadSoon);
    this.#now = chainTable(params.spreadNow);
    this.#whims = Float64Array.from({ length: WHIMS }, (_, i) =>
      Math.exp(-(i + 0.5) / WHIM_STEPS / params.whim),
    );
    this.#chance = Float64Array.from(
      { length: 2 * MARGINS + 1 },
      (_, i) => 1 / (1 + Math.exp((MARGINS - i + 0.5) / params.valueSpread)),
    );
  }

  protected override bonus(tiles: number): number {
    return bonus(tiles);
  }

  /** DSM-5.18.3: points if every tile and every special pawn were scored now. */
  protected override standing(animal: number): number {
    return this.#standings[animal];
  }

  override look(s: State, seat: Seat, animal: number): void {
    const out = this.#standings;
    this.#fromBelow = inRow(s, MONOTYPIC_HABITAT);
    for (let a = 0; a < ANIMALS; a++) out[a] = s[POINTS + a];
    for (let k = 0; k < KINDS; k++) if (s[CONTROL + k] > 0) out[s[CONTROL + k] - 1] += s[TARGET + k];
    for (let w = 0; w < HEX_SET; w++) {
      for (let rest = s[TILES + w]; rest !== 0; rest &= rest - 1) {
        const hex = w * 32 + 31 - Math.clz32(rest & -rest);
        const values = SCORING[s[TILE + hex] - 1];
        const n = Math.min(values.length, rankOn(s, hex, this.#rank, this.#fromBelow));
        for (let place = 0; place < n; place++) out[this.#rank[place]] += values[place];
      }
    }
    super.look(s, seat, animal);
  }

  /** How far the own player is ahead of the best of the others. */
  lead(): number {
    const { s, seat } = this;
    let own = Number.POSITIVE_INFINITY;
    let first = Number.NEGATIVE_INFINITY;
    for (let p = 0; p < ANIMALS; p++) {
      let points = Number.POSITIVE_INFINITY;
      for (let a = 0; a < ANIMALS; a++) if (s[OWNER + a] === p) points = Math.min(points, this.#standings[a]);
      if (points === Number.POSITIVE_INFINITY) continue;
      if (p === seat) own = points;
      else first = Math.max(first, points);
    }
    return own - first;
  }

  /** Reads what `presence` and `survivalOf` need of one animal: much less than a look, which weighs tiles for a player. */
  survey(s: State, animal: number): void {
    this.s = s;
    this.animal = animal;
    this.#fromBelow = inRow(s, MONOTYPIC_HABITAT);
    this.#readCarnivores();
    this.countSmall();
    this.#tiles.fill(0);
    this.#countTiles(animal);
  }

  protected override prepare(): void {
    const { s } = this;
    const w = this.#params;
    const rounds = roundsAfter(s, w.cardsPerRound);
    const kept = w.keep ** rounds;
    const lasting = (w.keep * (1 - kept)) / (1 - w.keep);
    this.rounds = rounds;
    this.kept = kept;
    this.later = Math.min(1, rounds);
    this.survivals = kept + w.survivals * lasting;
    this.#scoredLater = w.scorings * w.chips * lasting;
    this.#luresKnown.fill(0);
    this.#cube = w.cube * this.later;
    this.#habitable = rounds === 0 ? 0 : w.habitable;
    this.#firstMore = inRow(s, SOLAR_RADIATION) ? 1 : 0;
    let left = 0;
    let animals = 0;
    this.#readCarnivores();
    for (let a = 0; a < ANIMALS; a++) {
      if (s[OWNER + a] < 0) continue;
      animals++;
      if (s[CHAIN + a] === 0) left++;
    }
    this.#scoredNow.fill(0);
    for (let i = 0; i < SLOTS; i++) {
      const chip = s[EVOLUTION_CHIP + i] - 1;
      if (chip >= 0) this.#scoredNow[chip] += w.scorings * (0.3 + (0.7 * left) / Math.max(1, animals));
    }
    this.#readDominion();
  }

  #readCarnivores(): void {
    const { s } = this;
    for (let a = 0; a < ANIMALS; a++)
      this.#carnivore[a] = s[OWNER + a] >= 0 && hasTrait(s, a, CARNIVORE) ? 1 : 0;
  }

  /** Tiles with cubes of an animal, by the kinds of disks around them. */
  #countTiles(animal: number): void {
    const { s } = this;
    const tiles = this.#tiles;
    for (let w = 0; w < HEX_SET; w++) {
      for (let rest = s[HOMES + animal * HEX_SET + w]; rest !== 0; rest &= rest - 1) {
        const hex = w * 32 + 31 - Math.clz32(rest & -rest);
        for (let k = 0; k < KINDS; k++) if (s[AROUND + hex * KINDS + k] > 0) tiles[animal * KINDS + k]++;
      }
    }
  }

  #readDominion(): void {
    const { s } = this;
    const tiles = this.#tiles.fill(0);
    for (let a = 0; a < ANIMALS; a++) if (s[OWNER + a] >= 0) this.#countTiles(a);
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
        this.#tileReach[i] = has === 0 ? 0 : this.#reach(a, k, has * (tiles[i] + 1)) - worth;
        this.#elementReach[i] = this.#reach(a, k, (has + 1) * tiles[i]) - worth;
      }
    }
  }

  /** What a domination value of an animal promises: the pawn that it may take, or the higher target of an own one. */
  #reach(animal: number, kind: number, value: number): number {
    const { s, stakes } = this;
    if (value === 0) return 0;
    const target = s[TARGET + kind];
    const margin = Math.max(-MARGINS, Math.min(MARGINS, value - target));
    const soon = Math.min(1, 0.5 + this.rounds);
    const chance = this.#params.reach * soon * this.#chance[MARGINS + margin];
    const holder = s[CONTROL + kind] - 1;
    if (holder === animal) return stakes[animal] * chance * this.kept * Math.max(0, value - target);
    const lost = holder < 0 ? 0 : stakes[holder] * this.holding(target);
    return chance * (stakes[animal] * this.holding(Math.max(value, target + 1)) - lost);
  }

  /** DSM-5.18.3: the target at the end, and a pawn until then. */
  holding(target: number): number {
    return this.kept * target + this.#params.pawn * this.rounds;
  }

  /** DSM-1.6.9: the own domination value of a kind. */
  value(kind: number): number {
    const i = this.animal * KINDS + kind;
    return this.s[HAS + i] * this.#tiles[i];
  }

  /** What taking control of a kind brings beyond what its promise was worth; nothing below the target. */
  takeover(kind: number): number {
    return (1 - this.#params.reach) * this.#control(kind);
  }

  /** DSM-6.4.11: what control of a kind with a low target brings. */
  given(kind: number, target: number): number {
    const value = this.value(kind);
    const margin = Math.max(-MARGINS, Math.min(MARGINS, value - target));
    const more = value === 0 ? 0 : this.#params.reach * this.#chance[MARGINS + margin] * this.kept;
    const own = this.holding(target) + more * Math.max(0, value - target);
    return this.stakes[this.animal] * own - this.#reach(this.animal, kind, value);
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

  /** What the i-th animal on the tile that has been read sees in scoring it: its place, and a card if it thrives. */
  #lure(i: number, total: number): number {
    const own = this.#placesNow[i];
    return own + (this.#lasting[i] > 0 ? this.#params.card : 0) - this.#params.envy * (total - own);
  }

  /** The best that each animal sees in a tile of a terrain as it lies, read when it is first needed. */
  #needLures(terrain: number): void {
    if (this.#luresKnown[terrain] === 1) return;
    this.#luresKnown[terrain] = 1;
    const { s, cubes, levels } = this;
    const lures = this.#lures;
    for (let a = 0; a < ANIMALS; a++) lures[a * TYPES + terrain] = Number.NEGATIVE_INFINITY;
    this.#held.set(cubes);
    this.#heldLevels.set(levels);
    for (let w = 0; w < HEX_SET; w++) {
      for (let rest = s[LANDS + terrain * HEX_SET + w]; rest !== 0; rest &= rest - 1) {
        const hex = w * 32 + 31 - Math.clz32(rest & -rest);
        for (let a = 0; a < ANIMALS; a++) {
          cubes[a] = s[CUBES + hex * ANIMALS + a];
          levels[a] = s[LEVEL + hex * ANIMALS + a];
        }
        this.#read();
        const n = this.#present;
        expectPlaces(this.#count, n, VALUES[terrain], this.#soon, this.#placesNow);
        let total = 0;
        for (let i = 0; i < n; i++) total += this.#placesNow[i];
        for (let i = 0; i < n; i++) {
          const at = this.#animals[i] * TYPES + terrain;
          lures[at] = Math.max(lures[at], this.#lure(i, total));
        }
      }
    }
    cubes.set(this.#held);
    levels.set(this.#heldLevels);
  }

  /** Places now and behind the next Extinction, of the tile that has been read; each pair of animals is looked at once. */
  #expect(values: Float64Array): void {
    const n = this.#present;
    const count = this.#count;
    const lasting = this.#lasting;
    const placesNow = this.#placesNow;
    const placesThen = this.#placesThen;
    const soon = this.#soon;
    const then = this.rounds === 0 ? this.#soon : this.#later;
    placesNow.fill(0, 0, n);
    placesThen.fill(0, 0, n);
    for (let i = 1; i < n; i++) {
      for (let j = 0; j < i; j++) {
        const above = soon[CHAIN_ZERO + count[j] - count[i]];
        placesNow[i] += above;
        placesNow[j] += 1 - above;
        if (lasting[i] === 0 || lasting[j] === 0) continue;
        const later = then[CHAIN_ZERO + count[j] - count[i]];
        placesThen[i] += later;
        placesThen[j] += 1 - later;
      }
    }
    for (let i = 0; i < n; i++) {
      placesNow[i] = placeValue(values, placesNow[i]);
      placesThen[i] = lasting[i] === 0 ? 0 : placeValue(values, placesThen[i]);
    }
  }

  protected override worth(_hex: number): number {
    const { around, stakes, terrain } = this;
    this.#needLures(terrain);
    this.#read();
    const n = this.#present;
    const values = VALUES[terrain];
    this.#expect(values);
    const lasting = this.#lasting;
    const animals = this.#animals;
    let kinds = 0;
    for (let k = 0; k < KINDS; k++) if (around[k] > 0) this.#kinds[kinds++] = k;
    let sum = 0;
    let total = 0;
    let placesNow = 0;
    let placesLater = 0;
    for (let i = 0; i < n; i++) {
      const a = animals[i];
      total += this.#placesNow[i];
      placesNow += stakes[a] * this.#placesNow[i];
      placesLater += stakes[a] * this.#placesThen[i];
      sum += stakes[a] * this.#cube * lasting[i];
      for (let j = 0; j < kinds; j++) sum += this.#tileReach[a * KINDS + this.#kinds[j]];
    }
    sum += this.kept * placesLater;
    // Each animal scores the tile of a terrain that it sees most in.
    const now = this.#scoredNow[terrain];
    const later = this.#scoredLater;
    const scored = now * placesNow + later * placesLater;
    const card = (now + later) * this.#params.card;
    for (let i = 0; i < n; i++) {
      const a = animals[i];
      const short = this.#lures[a * TYPES + terrain] - this.#lure(i, total);
      const chosen = short <= 0 ? 1 : this.#whims[Math.min(WHIMS - 1, (short * WHIM_STEPS) | 0)];
      sum += chosen * (lasting[i] > 0 ? scored + stakes[a] * card : scored);
    }
    if (this.#habitable === 0) return sum;
    const each = this.#habitable * values[0];
    for (let a = 0; a < ANIMALS; a++)
      if (this.cubes[a] <= 0 && this.levels[a] > 0)
        sum += this.stakes[a] * each * Math.min(4, this.levels[a]);
    return sum;
  }

  /** A disk matters to who lives on the tile only where it makes it thrive, and where it is the first or last of its kind. */
  protected override weighDisk(hex: number, kind: number, by: number): number {
    const { s, stakes } = this;
    const alone = s[AROUND + hex * KINDS + kind] === (by > 0 ? 0 : 1);
    const each = this.#habitable * SCORING[s[TILE + hex] - 1][0];
    let gain = 0;
    for (let a = 0, i = hex * ANIMALS; a < ANIMALS; a++, i++) {
      const has = s[HAS + a * KINDS + kind];
      const level = s[LEVEL + i];
      if (s[CUBES + i] > 0) {
        if (level > 0 !== level + by * has > 0) return super.weighDisk(hex, kind, by);
        if (alone) gain += by * this.#tileReach[a * KINDS + kind];
      } else if (has > 0) gain += stakes[a] * each * (Math.min(4, level + by * has) - Math.min(4, level));
    }
    return gain;
  }

  protected override weighLevel(hex: number, animal: number, by: number): number {
    const { s } = this;
    const i = hex * ANIMALS + animal;
    const level = s[LEVEL + i];
    if (s[CUBES + i] === 0) {
      const each = this.#habitable * SCORING[s[TILE + hex] - 1][0];
      return this.stakes[animal] * each * (Math.min(4, level + by) - Math.min(4, level));
    }
    return level > 0 === level + by > 0 ? 0 : super.weighLevel(hex, animal, by);
  }

  /** DSM-5.15.3, DSM-5.15.6: what scoring a tile brings now; a card worth `card` for who thrives there. */
  scoring(hex: number, card: number): number {
    this.load(this.s, hex);
    this.#read();
    const n = this.#present;
    expectPlaces(this.#count, n, VALUES[this.terrain], this.#now, this.#placesNow);
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

  /** DSM-1.6.7: does the own animal thrive on a tile where it has cubes? */
  thrives(hex: number): boolean {
    if (this.s[CUBES + hex * ANIMALS + this.animal] === 0) return false;
    this.load(this.s, hex);
    this.#read();
    for (let i = 0; i < this.#present; i++) if (this.#animals[i] === this.animal) return this.#lasting[i] > 0;
    return false;
  }

  /** DSM-5.17.1: what becomes of a tile when those who do not thrive leave it. */
  extinct(hex: number): number {
    const before = this.at(hex);
    this.load(this.s, hex);
    this.#read();
    let dies = false;
    for (let i = 0; i < this.#present; i++) {
      if (this.#lasting[i] > 0) continue;
      dies = true;
      this.cubes[this.#animals[i]] = 0;
    }
    return dies ? this.worth(hex) - before : 0;
  }

  /** A new tile on a hex, and the first own cube on it where that is of use; `leaves` is what its leaving means. */
  laid(hex: number, terrain: number, leaves: number): number {
    this.load(this.s, hex);
    this.terrain = terrain;
    const empty = this.worth(hex);
    this.cubes[this.animal] = 1;
    return empty + Math.max(0, this.worth(hex) - empty + leaves);
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
        expectPlaces(this.#lasting, this.#present, VALUES[this.terrain], this.#later, this.#placesThen);
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
