import { ANIMALS, CUBES, HAS, HEXES, KINDS, LEVEL, POINTS, POOL, SMALL, TILE } from '@clade/earth';
import { copyInto, type State } from '@clade/engine';
import { at } from './read.ts';

/** For whom a world is weighed, and how much a point of each animal counts for that player. */
export interface Interest {
  readonly animal: number;
  readonly stakes: Float64Array;
  /** A cube in the gene pool, and an element besides what it matches now. */
  readonly poolCube: number;
  readonly element: number;
}

/** Weighs what could become of a world, for one animal of a seat: the own points against those of the others. */
export abstract class Scales<O extends Interest = Interest> {
  readonly o: O;
  readonly base: State;
  private readonly trialWorld: State;
  private readonly tiles = new Float64Array(HEXES);
  private survivalOfBase = 0;
  /** Hexes that differ from the base, for `beyond`. */
  protected readonly changed = new Int8Array(HEXES);

  constructor(o: O, base: State) {
    this.o = o;
    this.base = base;
    this.trialWorld = new Int32Array(base.length);
  }

  /** What a tile is expected to bring. */
  protected abstract weigh(s: State, hex: number): number;
  /** What Survival is expected to bring. */
  protected abstract survival(s: State): number;
  /** What else is better than in the base when the first `n` of the changed hexes are as in `s`. */
  protected beyond(_s: State, _n: number): number {
    return 0;
  }

  /** A cube in the gene pool of an animal. */
  poolCube(animal: number): number {
    return (this.o.stakes[animal] as number) * this.o.poolCube;
  }

  /** Points, pools and elements that are more than those of the base. */
  private possessions(s: State): number {
    const { o, base } = this;
    let worth = 0;
    for (let a = 0; a < ANIMALS; a++) {
      const points = at(s, POINTS + a) - at(base, POINTS + a);
      const pool = at(s, POOL + a) - at(base, POOL + a);
      let elements = 0;
      for (let i = HAS + a * KINDS; i < HAS + a * KINDS + KINDS; i++) elements += at(s, i) - at(base, i);
      if (points === 0 && pool === 0 && elements === 0) continue;
      worth += (o.stakes[a] as number) * (points + o.poolCube * pool + o.element * elements);
    }
    return worth;
  }

  /** Counts the tiles of the base. */
  protected count(): void {
    for (let hex = 0; hex < HEXES; hex++) this.tiles[hex] = this.weigh(this.base, hex);
    this.survivalOfBase = this.survival(this.base);
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
    let onSmall = false;
    let n = 0;
    for (let hex = 0; hex < HEXES; hex++) {
      if (!differs(s, base, hex)) continue;
      gain += this.weigh(s, hex) - (this.tiles[hex] as number);
      if (at(s, TILE + hex) === SMALL + 1) onSmall = true;
      this.changed[n++] = hex;
    }
    gain += this.beyond(s, n);
    return onSmall ? gain + this.survival(s) - this.survivalOfBase : gain;
  }

  /** The worth of up to three tiles with what they mean for Survival, to compare a world before and after a change. */
  patch(s: State, a: number, b = -1, c = -1): number {
    let worth = this.weigh(s, a);
    let onSmall = at(s, TILE + a) === SMALL + 1;
    let n = 1;
    this.changed[0] = a;
    if (b >= 0) {
      worth += this.weigh(s, b);
      onSmall ||= at(s, TILE + b) === SMALL + 1;
      this.changed[n++] = b;
    }
    if (c >= 0) {
      worth += this.weigh(s, c);
      onSmall ||= at(s, TILE + c) === SMALL + 1;
      this.changed[n++] = c;
    }
    worth += this.beyond(s, n);
    return onSmall ? worth + this.survival(s) : worth;
  }

  /** The same for the base, which has been counted. */
  patchOfBase(a: number, b = -1, c = -1): number {
    const { base, tiles } = this;
    let worth = tiles[a] as number;
    let onSmall = at(base, TILE + a) === SMALL + 1;
    if (b >= 0) {
      worth += tiles[b] as number;
      onSmall ||= at(base, TILE + b) === SMALL + 1;
    }
    if (c >= 0) {
      worth += tiles[c] as number;
      onSmall ||= at(base, TILE + c) === SMALL + 1;
    }
    return onSmall ? worth + this.survivalOfBase : worth;
  }
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

/** What a number of points of the acting animal counts. */
export function ownPoints({ o }: Scales, points: number): number {
  return (o.stakes[o.animal] as number) * points;
}
