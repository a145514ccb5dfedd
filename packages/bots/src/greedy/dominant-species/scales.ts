import { SCORING } from '@clade/dominant-species';
import { ANIMALS, CUBES, HAS, HEXES, KINDS, LEVEL, POINTS, POOL, TILE, terrainOf } from '@clade/earth';
import { copyInto, type State } from '@clade/engine';
import { at } from '../earth/read.ts';
import type { Outlook } from './outlook.ts';
import { survivalWorth, TUNDRA } from './survival.ts';
import { lure, readTile, tile } from './tile.ts';
import { WEIGHTS } from './weights.ts';

/**
 * Weighs what could become of a world, for one animal of a seat: what places, cards and Survival bring in this round and
 * later, the own points against those of the others.
 */
export class Scales {
  readonly o: Outlook;
  readonly base: State;
  private readonly trialWorld: State;
  private readonly tiles = new Float64Array(HEXES);
  /** What Ice Age will pay each animal for dominating one tile more or less (DS-6.14.1). */
  private readonly iceAge = new Float64Array(ANIMALS);
  /** What a tile must offer to be chosen by one of an animal's pawns. */
  private readonly bars = new Float64Array(ANIMALS);
  private survivalOfBase = 0;

  constructor(o: Outlook, base: State) {
    this.o = o;
    this.base = base;
    this.trialWorld = new Int32Array(base.length);
    this.reset();
  }

  /** Counts the base anew after it has been changed. */
  reset(): void {
    this.setBars();
    this.setIceAge();
    for (let hex = 0; hex < HEXES; hex++) this.tiles[hex] = this.weigh(this.base, hex);
    this.survivalOfBase = survivalWorth(this.o, this.base);
  }

  /** A copy of the base; the next trial overwrites it. */
  trial(): State {
    copyInto(this.trialWorld, this.base);
    return this.trialWorld;
  }

  /** How much better a changed copy of the base is. */
  gain(s: State): number {
    const { base } = this;
    let gain = this.possessions(s);
    let onTundra = false;
    for (let hex = 0; hex < HEXES; hex++) {
      if (!differs(s, base, hex)) continue;
      gain += this.weigh(s, hex) - (this.tiles[hex] as number);
      if (at(s, TILE + hex) === TUNDRA + 1) onTundra = true;
    }
    return onTundra ? gain + survivalWorth(this.o, s) - this.survivalOfBase : gain;
  }

  /** The worth of up to three tiles with what they mean for Survival, to compare a world before and after a change. */
  patch(s: State, a: number, b = -1, c = -1): number {
    let worth = this.weigh(s, a);
    let onTundra = at(s, TILE + a) === TUNDRA + 1;
    if (b >= 0) {
      worth += this.weigh(s, b);
      onTundra ||= at(s, TILE + b) === TUNDRA + 1;
    }
    if (c >= 0) {
      worth += this.weigh(s, c);
      onTundra ||= at(s, TILE + c) === TUNDRA + 1;
    }
    return onTundra ? worth + survivalWorth(this.o, s) : worth;
  }

  /** The same for the base, which has been counted. */
  patchOfBase(a: number, b = -1, c = -1): number {
    const { base, tiles } = this;
    let worth = tiles[a] as number;
    let onTundra = at(base, TILE + a) === TUNDRA + 1;
    if (b >= 0) {
      worth += tiles[b] as number;
      onTundra ||= at(base, TILE + b) === TUNDRA + 1;
    }
    if (c >= 0) {
      worth += tiles[c] as number;
      onTundra ||= at(base, TILE + c) === TUNDRA + 1;
    }
    return onTundra ? worth + this.survivalOfBase : worth;
  }

  /** A cube in the gene pool of an animal. */
  poolCube(animal: number): number {
    return (this.o.stakes[animal] as number) * Math.min(1, this.o.roundsAfter) * WEIGHTS.pool;
  }

  /** Points, pools and elements that are more than those of the base. */
  private possessions(s: State): number {
    const { o, base } = this;
    const later = Math.min(1, o.roundsAfter);
    let worth = 0;
    for (let a = 0; a < ANIMALS; a++) {
      const points = at(s, POINTS + a) - at(base, POINTS + a);
      const pool = at(s, POOL + a) - at(base, POOL + a);
      let elements = 0;
      for (let i = HAS + a * KINDS; i < HAS + a * KINDS + KINDS; i++) elements += at(s, i) - at(base, i);
      if (points === 0 && pool === 0 && elements === 0) continue;
      const own = points + later * (WEIGHTS.pool * pool + WEIGHTS.element * elements);
      worth += (o.stakes[a] as number) * own;
    }
    return worth;
  }

  /** Points that scoring a tile now brings by this seat's measure, the card for its dominant animal included. */
  scoring(s: State, hex: number): number {
    readTile(this.o, s, hex);
    let sum = 0;
    for (let i = 0; i < tile.present; i++) {
      sum += (this.o.stakes[tile.animals[i] as number] as number) * (tile.now[i] as number);
    }
    return sum;
  }

  /** What the owner of a pawn sees in a tile. */
  lure(s: State, hex: number, animal: number): number {
    readTile(this.o, s, hex);
    return lure(animal);
  }

  /** The bonus grows with every tile: half way between one more and one less. */
  private setIceAge(): void {
    const { o, base } = this;
    this.iceAge.fill(o.iceAge / 2);
    for (let hex = 0; hex < HEXES; hex++) {
      const dominant = at(base, TILE + hex) === 0 ? -1 : dominantOn(base, hex);
      if (dominant >= 0) this.iceAge[dominant] = (this.iceAge[dominant] as number) + o.iceAge;
    }
  }

  private setBars(): void {
    const { o, base } = this;
    for (let a = 0; a < ANIMALS; a++) {
      const pawns = o.pawns[a] as number;
      if (pawns === 0) continue;
      const lures: number[] = [];
      for (let hex = 0; hex < HEXES; hex++) {
        if (at(base, TILE + hex) === 0 || o.scored[hex] === 1) continue;
        readTile(o, base, hex);
        lures.push(lure(a));
      }
      lures.sort((x, y) => y - x);
      this.bars[a] = ((lures[pawns - 1] ?? 0) + (lures[pawns] ?? 0)) / 2;
    }
  }

  /** What a tile is expected to bring. */
  private weigh(s: State, hex: number): number {
    if (at(s, TILE + hex) === 0) return 0;
    const { o } = this;
    readTile(o, s, hex);
    const scored = this.chanceScored(hex);
    const first = (SCORING[terrainOf(s, hex)] as readonly number[])[0] as number;
    const { present, animals, now, placesLater, dominanceLater, lasting } = tile;
    let worth = 0;
    for (let i = 0; i < present; i++) {
      const a = animals[i] as number;
      const card = o.dominanceLater + (this.iceAge[a] as number);
      const later =
        o.placeLater * (placesLater[i] as number) +
        card * (dominanceLater[i] as number) +
        o.cube * (lasting[i] as number);
      worth += (o.stakes[a] as number) * (scored * (now[i] as number) + later);
    }
    if (o.roundsAfter === 0) return worth;
    let next = 0;
    for (let a = 0; a < ANIMALS; a++) {
      if (next < present && animals[next] === a) next++;
      else {
        const level = Math.min(4, at(s, LEVEL + hex * ANIMALS + a));
        worth += (o.stakes[a] as number) * WEIGHTS.habitable * first * level;
      }
    }
    return worth;
  }

  /** Chance that the tile that has been read is scored this round. */
  private chanceScored(hex: number): number {
    const { o } = this;
    if (o.scored[hex] === 1) return 0;
    let spared = 1;
    for (let a = 0; a < ANIMALS; a++) {
      if (o.pawns[a] === 0) continue;
      spared *= 1 - 1 / (1 + Math.exp(((this.bars[a] as number) - lure(a)) / WEIGHTS.whim));
    }
    return 1 - spared;
  }
}

/** DS-5.6.4; -1 for nobody. */
export function dominantOn(s: State, hex: number): number {
  let best = 0;
  let dominant = -1;
  for (let i = hex * ANIMALS, a = 0; a < ANIMALS; i++, a++) {
    if (at(s, CUBES + i) === 0) continue;
    const level = at(s, LEVEL + i);
    if (level > best) {
      best = level;
      dominant = a;
    } else if (level === best) dominant = -1;
  }
  return dominant;
}

/** Has a tile changed: its terrain, the cubes on it or a level? */
function differs(s: State, t: State, hex: number): boolean {
  const terrain = s[TILE + hex];
  if (terrain !== t[TILE + hex]) return true;
  if (terrain === 0) return false;
  for (let i = CUBES + hex * ANIMALS, end = i + ANIMALS; i < end; i++) {
    if (s[i] !== t[i] || s[i + LEVEL - CUBES] !== t[i + LEVEL - CUBES]) return true;
  }
  return false;
}
