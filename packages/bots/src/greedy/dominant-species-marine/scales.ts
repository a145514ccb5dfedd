import { bonus, SCORING, TERRAINS } from '@clade/dominant-species-marine';
import { ANIMALS, HEXES, LEVEL, TILE, terrainOf } from '@clade/earth';
import type { State } from '@clade/engine';
import { at } from '../earth/read.ts';
import { Scales } from '../earth/scales.ts';
import { survivalWorth } from '../earth/survival.ts';
import { Dominion } from './dominion.ts';
import type { Outlook } from './outlook.ts';
import { lure, readTile, tile } from './tile.ts';
import { WEIGHTS } from './weights.ts';

const TYPES = TERRAINS.length;

/** What places, cards, Survival and special pawns bring until the end. */
export class MarineScales extends Scales<Outlook> {
  readonly dominion: Dominion;
  /** The best that each animal sees in a tile of each terrain. */
  private readonly lures = new Float64Array(ANIMALS * TYPES).fill(Number.NEGATIVE_INFINITY);

  constructor(o: Outlook, base: State) {
    super(o, base);
    this.dominion = new Dominion(o, base);
    for (let hex = 0; hex < HEXES; hex++) {
      if (at(base, TILE + hex) === 0) continue;
      readTile(o, base, hex);
      for (let i = 0; i < tile.present; i++) {
        const n = (tile.animals[i] as number) * TYPES + terrainOf(base, hex);
        this.lures[n] = Math.max(this.lures[n] as number, lure(i));
      }
    }
    this.count();
  }

  protected override survival(s: State): number {
    return this.o.survival * survivalWorth(this.o.stakes, s, bonus, WEIGHTS.survivalSpread);
  }

  protected override beyond(s: State, n: number): number {
    return this.dominion.gain(s, this.changed, n);
  }

  protected override weigh(s: State, hex: number): number {
    if (at(s, TILE + hex) === 0) return 0;
    const { o } = this;
    const terrain = terrainOf(s, hex);
    readTile(o, s, hex);
    const { present, animals, lasting, now, later } = tile;
    let placesNow = 0;
    let placesLater = 0;
    let cubes = 0;
    for (let i = 0; i < present; i++) {
      const stake = o.stakes[animals[i] as number] as number;
      placesNow += stake * (now[i] as number);
      placesLater += stake * (later[i] as number);
      cubes += stake * (lasting[i] as number);
    }
    const scoredNow = o.scoredNow[terrain] as number;
    let worth = o.kept * placesLater + o.cube * cubes;
    for (let i = 0; i < present; i++) {
      const a = animals[i] as number;
      const best = this.lures[a * TYPES + terrain] as number;
      const chosen = Math.min(1, Math.exp((lure(i) - best) / WEIGHTS.whim));
      const card = (lasting[i] as number) > 0 ? (o.stakes[a] as number) * WEIGHTS.card : 0;
      worth += chosen * (scoredNow * (placesNow + card) + o.scoredLater * (placesLater + card));
    }
    return o.roundsAfter === 0 ? worth : worth + this.habitable(s, hex);
  }

  /** Where an animal could live but does not, for the tile that has been read. */
  private habitable(s: State, hex: number): number {
    const first = (SCORING[terrainOf(s, hex)] as readonly number[])[0] as number;
    let worth = 0;
    for (let a = 0; a < ANIMALS; a++) {
      const level = Math.min(4, at(s, LEVEL + hex * ANIMALS + a));
      if (level > 0) worth += (this.o.stakes[a] as number) * level;
    }
    for (let i = 0; i < tile.present; i++) {
      const a = tile.animals[i] as number;
      worth -= (this.o.stakes[a] as number) * Math.min(4, at(s, LEVEL + hex * ANIMALS + a));
    }
    return WEIGHTS.habitable * first * worth;
  }
}
