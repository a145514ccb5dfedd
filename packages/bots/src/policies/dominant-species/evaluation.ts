import { bonus, SCORING } from '@clade/dominant-species';
import {
  cursorOf,
  DECK,
  DOMINANT,
  FACE_UP,
  FIRST_SPACE,
  ICE_AGE,
  ICE_AGE_TAKEN,
  phaseOf,
  SCORED,
  SPACE,
  SPACES,
  spaceOfEntry,
} from '@clade/dominant-species/packed';
import * as earth from '@clade/earth';
import { isIn } from '@clade/earth';
import type { State } from '@clade/engine';
import { expectDominance } from '../earth/dominance.ts';
import { Evaluation } from '../earth/evaluation.ts';
import { chainTable, expectPlaces, placeValues } from '../earth/places.ts';
import type { PolicyParams } from './params.ts';

const VALUES = placeValues(SCORING);
const { ANIMALS, HEX_SET, HEXES, TILES } = earth;

const DOMINATION = 11;
const FIRST_DOMINATION = FIRST_SPACE[DOMINATION];

function countBits(word: number): number {
  let n = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** Rounds expected behind the present one when `taken` more cards leave the display in it. */
export function roundsAfter(s: State, taken: number, perRound: number): number {
  if (s[ICE_AGE_TAKEN] !== 0) return 0;
  const left = countBits(s[DECK]) + countBits(s[FACE_UP]) - taken;
  return left <= 0 ? 0 : left / perRound;
}

/** Numbers that `presence` gives. */
export const PRESENCE = 8;

/** Pawns of one animal that are remembered by their best tiles. */
const TOP_TIER = 3;

/** What places, cards and Survival bring in this round and later, to the player of one animal. */
export class DsEvaluation extends Evaluation {
  /** Rounds expected after this one; 0 when this one is known to be the last. */
  rounds = 0;
  /** Nothing but Domination is left of the round. */
  settled = false;
  /** The last space that has acted, -1 before Execution. */
  cursor = -1;
  /** Points that a card brings which is taken this round. */
  card = 0;
  #placeLater = 0;
  #dominanceLater = 0;
  #cube = 0;
  #habitable = 0;
  readonly #params: PolicyParams;
  readonly #iceAge = new Float64Array(ANIMALS);
  readonly #pawns = new Int32Array(ANIMALS);
  readonly #bars = new Float64Array(ANIMALS);
  readonly #best = new Float64Array(ANIMALS * TOP_TIER);
  #waiting = 0;
  readonly #later: Float64Array;
  readonly #soon: Float64Array;
  readonly #now: Float64Array;
  #present = 0;
  readonly #animals = new Int32Array(ANIMALS);
  readonly #count = new Int32Array(ANIMALS);
  readonly #level = new Int32Array(ANIMALS);
  readonly #lasting = new Int32Array(ANIMALS);
  readonly #placesNow = new Float64Array(ANIMALS);
  readonly #placesThen = new Float64Array(ANIMALS);
  readonly #dominates = new Float64Array(ANIMALS);
  readonly #dominatesThen = new Float64Array(ANIMALS);
  #total = 0;

  constructor(params: PolicyParams) {
    super(params);
    this.#params = params;
    this.#later = chainTable(params.spreadLater);
    this.#soon = chainTable(params.spreadSoon);
    this.#now = chainTable(params.spreadNow);
  }

  protected override bonus(tiles: number): number {
    return bonus(tiles);
  }

  protected override prepare(): void {
    const { s } = this;
    const w = this.#params;
    const phase = phaseOf(s);
    const planning = phase === 'planning';
    this.cursor = phase === 'execution' ? spaceOfEntry(cursorOf(s)) : -1;
    if (phase === 'execution' && this.cursor < 0) this.cursor = lastSpaceBefore(cursorOf(s));
    this.#pawns.fill(0);
    let ahead = 0;
    for (let space = FIRST_DOMINATION; space < SPACES; space++) {
      if (s[SPACE + space] === 0 || (!planning && space <= this.cursor)) continue;
      this.#pawns[s[SPACE + space] - 1]++;
      ahead++;
    }
    this.#waiting = ahead;
    const faceUp = countBits(s[FACE_UP]);
    const rounds = roundsAfter(s, Math.min(faceUp, planning ? w.cardsPerRound : ahead), w.cardsPerRound);
    const kept = w.keep ** rounds;
    const lasting = (w.keep * (1 - kept)) / (1 - w.keep);
    this.rounds = rounds;
    this.later = Math.min(1, rounds);
    this.survivals = 1 + w.survivalLater * Math.min(3, lasting);
    this.#placeLater = kept + w.scoredLater * lasting;
    this.#dominanceLater = w.card * w.scoredLater * lasting;
    this.#cube = w.cube * this.later;
    this.#habitable = rounds === 0 ? 0 : w.habitable;
    this.card = (s[FACE_UP] & ~(1 << ICE_AGE)) === 0 ? 0 : w.card;
    this.settled = !planning && this.cursor >= FIRST_DOMINATION - 1;
    const iceAge = s[ICE_AGE_TAKEN] !== 0 ? 0 : kept;
    this.#iceAge.fill(iceAge / 2);
    for (let hex = 0; hex < HEXES; hex++)
      if (s[DOMINANT + hex] > 0) this.#iceAge[s[DOMINANT + hex] - 1] += iceAge;
    if (ahead > 0) this.#setBars();
  }

  /** What a tile must offer to be chosen by one of an animal's pawns: between its last and the first without one. */
  #setBars(): void {
    const { s } = this;
    const best = this.#best.fill(0);
    for (let w = 0; w < HEX_SET; w++) {
      for (let rest = s[TILES + w]; rest !== 0; rest &= rest - 1) {
        const hex = w * 32 + 31 - Math.clz32(rest & -rest);
        if (isIn(s[SCORED + w], hex)) continue;
        this.load(s, hex);
        this.#read();
        for (let i = 0; i < this.#present; i++) {
          const a = this.#animals[i];
          if (this.#pawns[a] === 0) continue;
          let lure = this.#lure(i);
          for (let b = a * TOP_TIER; b < a * TOP_TIER + TOP_TIER; b++) {
            if (lure <= best[b]) continue;
            const other = best[b];
            best[b] = lure;
            lure = other;
          }
        }
      }
    }
    for (let a = 0; a < ANIMALS; a++) {
      const n = Math.min(TOP_TIER - 1, this.#pawns[a]);
      if (n > 0) this.#bars[a] = (best[a * TOP_TIER + n - 1] + best[a * TOP_TIER + n]) / 2;
    }
  }

  #lure(i: number): number {
    const own = this.#placesNow[i];
    return own - this.#params.envy * (this.#total - own);
  }

  /** Reads the tile in the buffers: what each animal on it can expect of it. */
  #read(): void {
    const values = VALUES[this.terrain];
    let n = 0;
    let doomed = false;
    for (let a = 0; a < ANIMALS; a++) {
      const own = this.cubes[a];
      if (own <= 0) continue;
      const level = this.levels[a];
      this.#animals[n] = a;
      this.#count[n] = own;
      this.#level[n] = level;
      this.#lasting[n] = level > 0 ? own : 0;
      if (level <= 0) doomed = true;
      n++;
    }
    this.#present = n;
    expectPlaces(this.#lasting, n, values, this.#later, this.#placesThen);
    expectDominance(this.#level, n, false, this.#dominatesThen);
    this.#total = 0;
    if (this.#waiting === 0 && !doomed) return;
    expectPlaces(this.#count, n, values, this.settled ? this.#now : this.#soon, this.#placesNow);
    expectDominance(this.#level, n, this.settled, this.#dominates);
    for (let i = 0; i < n; i++) {
      this.#placesNow[i] += this.card * this.#dominates[i];
      this.#total += this.#placesNow[i];
    }
  }

  protected override worth(hex: number): number {
    this.#read();
    const n = this.#present;
    const scored = this.#waiting === 0 ? 0 : this.#chanceScored(hex);
    let sum = 0;
    for (let i = 0; i < n; i++) {
      const a = this.#animals[i];
      const card = this.#dominanceLater + this.#iceAge[a];
      let own =
        this.#placeLater * this.#placesThen[i] +
        card * this.#dominatesThen[i] +
        this.#cube * this.#lasting[i];
      if (scored > 0) own += scored * this.#placesNow[i];
      sum += this.stakes[a] * own;
    }
    if (this.#habitable === 0) return sum;
    const each = this.#habitable * SCORING[this.terrain][0];
    for (let a = 0; a < ANIMALS; a++)
      if (this.cubes[a] <= 0 && this.levels[a] > 0)
        sum += this.stakes[a] * each * Math.min(4, this.levels[a]);
    return sum;
  }

  /** Chance that the tile that has been read is scored this round. */
  #chanceScored(hex: number): number {
    if (isIn(this.s[SCORED + (hex >> 5)], hex)) return 0;
    let spared = 1;
    for (let i = 0; i < this.#present; i++) {
      const a = this.#animals[i];
      if (this.#pawns[a] === 0) continue;
      spared *= 1 - 1 / (1 + Math.exp((this.#bars[a] - this.#lure(i)) / this.#params.whim));
    }
    return 1 - spared;
  }

  /** What scoring a tile now brings to the player, the card for its dominant animal included. */
  scoring(hex: number): number {
    this.load(this.s, hex);
    const waiting = this.#waiting;
    this.#waiting = 1;
    this.#read();
    this.#waiting = waiting;
    let sum = 0;
    for (let i = 0; i < this.#present; i++) sum += this.stakes[this.#animals[i]] * this.#placesNow[i];
    return sum;
  }

  /**
   * What one animal has on Earth, into `out`: expected places and dominance, the first values of dominated tiles, living
   * cubes, tiles, levels on them, matches with all tiles, first values of tiles that it could move to.
   */
  presence(animal: number, out: Float64Array): void {
    const { s } = this;
    out.fill(0);
    for (let w = 0; w < HEX_SET; w++) {
      for (let rest = s[TILES + w]; rest !== 0; rest &= rest - 1) {
        const hex = w * 32 + 31 - Math.clz32(rest & -rest);
        this.load(s, hex);
        const level = this.levels[animal];
        out[6] += Math.min(4, level);
        if (this.cubes[animal] === 0) {
          if (level > 0) out[7] += SCORING[this.terrain][0];
          continue;
        }
        this.#read();
        for (let i = 0; i < this.#present; i++) {
          if (this.#animals[i] !== animal) continue;
          out[0] += this.#placesThen[i];
          out[1] += this.#dominatesThen[i];
          out[2] += this.#dominatesThen[i] * SCORING[this.terrain][0];
          out[3] += this.#lasting[i];
          if (this.#lasting[i] === 0) continue;
          out[4]++;
          out[5] += Math.min(6, level);
        }
      }
    }
  }
}

/** The space in front of what happens between the spaces. */
function lastSpaceBefore(entry: number): number {
  for (let e = entry; e >= 0; e--) {
    const space = spaceOfEntry(e);
    if (space >= 0) return space;
  }
  return -1;
}
