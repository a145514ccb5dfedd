import { bonus, SCORING } from '@clade/dominant-species';
import { ANIMALS, CUBES, HEXES, LEVEL, TILE, terrainOf } from '@clade/earth';
import type { State } from '@clade/engine';
import { at } from '../earth/read.ts';
import { Scales } from '../earth/scales.ts';
import { survivalWorth } from '../earth/survival.ts';
import type { Outlook } from './outlook.ts';
import { lure, readTile, tile } from './tile.ts';
import { WEIGHTS } from './weights.ts';

/** What places, cards and Survival bring in this round and later. */
export class DsScales extends Scales<Outlook> {
  /** What Ice Age will pay each animal for dominating one tile more or less (DS-6.14.1). */
  private readonly iceAge = new Float64Array(ANIMALS);
  /** What a tile must offer to be chosen by one of an animal's pawns. */
  private readonly bars = new Float64Array(ANIMALS);

  constructor(o: Outlook, base: State) {
    super(o, base);
    this.reset();
  }

  /** Counts the base anew after it has been changed. */
  reset(): void {
    this.setBars();
    this.setIceAge();
    this.count();
  }

  /** DS-5.9.2. */
  protected override survival(s: State): number {
    return this.o.survival * survivalWorth(this.o.stakes, s, bonus, WEIGHTS.survivalSpread);
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

  protected override weigh(s: State, hex: number): number {
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
