import { ANIMALS, AROUND, CUBES, HAS, HEXES, KINDS, OWNER, TILE } from '@clade/earth';
import type { State } from '@clade/engine';
import { at } from '../earth/read.ts';
import type { Outlook } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/** Margins over the target that are told apart. */
const MOST = 24;
/** Chance that a value is above the target when Domination comes, by the margin from -MOST on (DSM-1.6.9). */
const CHANCE = Float64Array.from(
  { length: 2 * MOST + 1 },
  (_, i) => 1 / (1 + Math.exp((MOST - i + 0.5) / WEIGHTS.valueSpread)),
);

/**
 * What the special pawns are worth: to those who control them, by their targets at the end and as pawns until then, and
 * to those who may take them.
 */
export class Dominion {
  private readonly o: Outlook;
  private readonly base: State;
  private readonly animals: readonly number[];
  /** Tiles with a cube of the animal and a disk of the kind, in the base and in a changed copy. */
  private readonly tiles = new Int16Array(ANIMALS * KINDS);
  private readonly counted = new Int16Array(ANIMALS * KINDS);
  private readonly worthOfBase = new Float64Array(KINDS);
  private readonly reach: number;

  constructor(o: Outlook, base: State) {
    this.o = o;
    this.base = base;
    this.animals = Array.from({ length: ANIMALS }, (_, a) => a).filter((a) => at(base, OWNER + a) >= 0);
    this.reach = WEIGHTS.reach * Math.min(1, 0.5 + o.roundsAfter);
    for (let hex = 0; hex < HEXES; hex++) this.recount(base, hex, this.tiles, 1);
    this.counted.set(this.tiles);
    for (let k = 0; k < KINDS; k++)
      this.worthOfBase[k] = this.kind(base, k, o.control[k] as number, o.targets[k] as number);
  }

  private recount(s: State, hex: number, tiles: Int16Array, by: number): void {
    if (at(s, TILE + hex) === 0) return;
    for (const a of this.animals) {
      if (at(s, CUBES + hex * ANIMALS + a) === 0) continue;
      for (let k = 0, i = AROUND + hex * KINDS; k < KINDS; k++, i++) {
        if (at(s, i) > 0) tiles[a * KINDS + k] = (tiles[a * KINDS + k] as number) + by;
      }
    }
  }

  /** How much better a copy is in which some hexes, and perhaps elements of animals, have changed. */
  gain(s: State, changed: Int8Array, n: number): number {
    const { base, o, counted, tiles } = this;
    counted.set(tiles);
    for (let i = 0; i < n; i++) {
      this.recount(base, changed[i] as number, counted, -1);
      this.recount(s, changed[i] as number, counted, 1);
    }
    let gain = 0;
    for (let k = 0; k < KINDS; k++) {
      if (!this.differs(s, k)) continue;
      const worth = this.kind(s, k, o.control[k] as number, o.targets[k] as number);
      gain += worth - (this.worthOfBase[k] as number);
    }
    return gain;
  }

  private differs(s: State, kind: number): boolean {
    for (const a of this.animals) {
      const i = a * KINDS + kind;
      if (this.counted[i] !== this.tiles[i] || s[HAS + i] !== this.base[HAS + i]) return true;
    }
    return false;
  }

  /** The worth of one special pawn to the seat, by the tiles that have been counted. */
  private kind(s: State, kind: number, controller: number, target: number): number {
    const { o } = this;
    let held = 1;
    let worth = 0;
    let own = 0;
    for (const a of this.animals) {
      const value = at(s, HAS + a * KINDS + kind) * (this.counted[a * KINDS + kind] as number);
      const margin = Math.max(-MOST, Math.min(MOST, value - target));
      const chance = value === 0 ? 0 : this.reach * (CHANCE[MOST + margin] as number);
      if (a === controller) own = target + chance * Math.max(0, value - target);
      else {
        held -= held * chance;
        worth += (o.stakes[a] as number) * chance * this.holding(Math.max(value, target + 1));
      }
    }
    if (controller < 0) return worth;
    return worth + (o.stakes[controller] as number) * held * this.holding(own);
  }

  /** DSM-5.18.3: the target at the end, and a pawn until then. */
  private holding(target: number): number {
    return this.o.kept * target + WEIGHTS.pawn * this.o.roundsAfter;
  }

  /** DSM-5.16: what taking control of a kind, which sets its target, changes. */
  takeover(kind: number, target: number): number {
    this.counted.set(this.tiles);
    return this.kind(this.base, kind, this.o.animal, target) - (this.worthOfBase[kind] as number);
  }

  /** DSM-1.6.9: the acting animal's domination value. */
  value(kind: number): number {
    const i = this.o.animal * KINDS + kind;
    return at(this.base, HAS + i) * (this.tiles[i] as number);
  }

  /** The best takeover there is; 0 when nothing is dominated or worth it. */
  best(): number {
    let top = 0;
    for (let k = 0; k < KINDS; k++) {
      const value = this.value(k);
      if (value > (this.o.targets[k] as number)) top = Math.max(top, this.takeover(k, value));
    }
    return top;
  }
}
