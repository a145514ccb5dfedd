import * as earth from '@clade/earth';
import { CORNER_HEXES } from '@clade/earth';
import type { Seat, State } from '@clade/engine';

const { ANIMALS, AROUND, CUBES, DISK, HAS, HEXES, KINDS, LEVEL, OWNER, POINTS, POOL, SMALL, TILE } = earth;
const { CORNER_SET, HEX_SET, SPOTS, TILES, VACANT } = earth;

/** What the stakes and the possessions of a player are worth; the same names in both games. */
export interface EvaluationWeights {
  /** How much of the others' points counts against the own ones, all of them together. */
  readonly rivals: number;
  /** Points behind the first of the others that make an opponent half as dangerous. */
  readonly threat: number;
  /** Points ahead of the weakest own animal that make an animal count half. */
  readonly weakest: number;
  /** The least that the acting animal counts beside a weaker one of the same player. */
  readonly acting: number;
  /** A cube in the gene pool and an element, while rounds follow. */
  readonly pool: number;
  readonly element: number;
  /** Lead in cubes on small tiles that makes Survival likely. */
  readonly survivalSpread: number;
}

const MOST_CUBES = 64;
/** So many cubes fewer or more on a tile are remembered: the same change is asked about from many sides. */
const FEWER = 3;
const MORE = 4;

/**
 * Earth as the player of one animal sees it: what a tile is worth to it, and what a change of one tile brings. Changes are
 * weighed tile by tile in these buffers, without touching or copying the state.
 */
export abstract class Evaluation {
  s: State = new Int32Array(0);
  seat: Seat = 0;
  animal = 0;
  /** Share of the worth of possessions that is left: 0 in the last round. */
  later = 0;
  /** How often Survival will be scored. */
  survivals = 0;
  /** How much a point of each animal counts for the player. */
  readonly stakes = new Float64Array(ANIMALS);
  /** The tile that is being weighed. */
  protected readonly cubes = new Int32Array(ANIMALS);
  protected readonly levels = new Int32Array(ANIMALS);
  protected readonly around = new Int32Array(KINDS);
  protected terrain = 0;
  protected readonly weights: EvaluationWeights;
  readonly #worth = new Float64Array(HEXES);
  readonly #known = new Uint8Array(HEXES);
  /** What cubes of an animal more or less do to a tile, `[((by + FEWER) * HEXES + hex) * ANIMALS + animal]`. */
  readonly #cubes = new Float64Array((FEWER + 1 + MORE) * HEXES * ANIMALS);
  readonly #cubesKnown = new Uint8Array((FEWER + 1 + MORE) * HEXES * ANIMALS);
  /** What a disk of a kind at one corner more or less does to a tile, `[(kind * 2 + more) * HEXES + hex]`. */
  readonly #disk = new Float64Array(HEXES * KINDS * 2);
  readonly #diskKnown = new Uint8Array(HEXES * KINDS * 2);
  readonly #small = new Int32Array(ANIMALS);
  readonly #smallTiles = new Int32Array(ANIMALS);
  readonly #seatPoints = new Float64Array(ANIMALS + 1);
  readonly #holds: Float64Array;

  constructor(weights: EvaluationWeights) {
    this.weights = weights;
    this.#holds = Float64Array.from(
      { length: 2 * MOST_CUBES + 1 },
      (_, i) => 1 / (1 + Math.exp(-(i - MOST_CUBES - 0.5) / weights.survivalSpread)),
    );
  }

  /** What the tile in the buffers is worth. */
  protected abstract worth(hex: number): number;
  /** Points of a bonus for so many tiles. */
  protected abstract bonus(tiles: number): number;
  /** Reads what the game adds to the look, after the stakes are known. */
  protected abstract prepare(): void;

  /** How an animal stands, by which the stakes are set: its points, unless a game counts more. */
  protected standing(animal: number): number {
    return this.s[POINTS + animal];
  }

  /** Looks at a state for one animal of a seat. */
  look(s: State, seat: Seat, animal: number): void {
    this.s = s;
    this.seat = seat;
    this.animal = animal;
    this.#known.fill(0);
    this.#cubesKnown.fill(0);
    this.#diskKnown.fill(0);
    this.#setStakes();
    this.countSmall();
    this.prepare();
  }

  #setStakes(): void {
    const { s, seat, stakes, weights } = this;
    const points = this.#seatPoints.fill(Number.POSITIVE_INFINITY);
    for (let a = 0; a < ANIMALS; a++) {
      const owner = s[OWNER + a];
      if (owner >= 0) points[owner] = Math.min(points[owner], this.standing(a));
    }
    let first = Number.NEGATIVE_INFINITY;
    for (let p = 0; p < ANIMALS; p++)
      if (p !== seat && points[p] < Number.POSITIVE_INFINITY && points[p] > first) first = points[p];
    let danger = 0;
    for (let p = 0; p < ANIMALS; p++)
      if (p !== seat && points[p] < Number.POSITIVE_INFINITY)
        danger += 2 ** ((points[p] - first) / weights.threat);
    for (let a = 0; a < ANIMALS; a++) {
      const owner = s[OWNER + a];
      if (owner < 0) {
        stakes[a] = 0;
        continue;
      }
      const share = 2 ** ((points[owner] - this.standing(a)) / weights.weakest);
      stakes[a] =
        owner === seat
          ? share
          : (-weights.rivals * share * 2 ** ((points[owner] - first) / weights.threat)) / danger;
    }
    if (stakes[this.animal] < weights.acting) stakes[this.animal] = weights.acting;
  }

  protected countSmall(): void {
    const { s } = this;
    this.#small.fill(0);
    this.#smallTiles.fill(0);
    for (let hex = 0; hex < HEXES; hex++) {
      if (s[TILE + hex] !== SMALL + 1) continue;
      for (let a = 0, i = hex * ANIMALS; a < ANIMALS; a++, i++) {
        if (s[CUBES + i] === 0 || s[LEVEL + i] === 0) continue;
        this.#small[a] += s[CUBES + i];
        this.#smallTiles[a]++;
      }
    }
  }

  /** Chance of holding Survival with so many cubes more or less than now. */
  #holding(animal: number, by: number): number {
    const own = this.#small[animal] + by;
    if (own <= 0) return 0;
    let best = 0;
    for (let a = 0; a < ANIMALS; a++) if (a !== animal && this.#small[a] > best) best = this.#small[a];
    return this.#holds[Math.max(0, Math.min(2 * MOST_CUBES, own - best + MOST_CUBES))];
  }

  /** What Survival changes when cubes come to a small tile or leave it. */
  #survival(hex: number, animal: number, by: number): number {
    const { s } = this;
    if (this.survivals === 0 || s[LEVEL + hex * ANIMALS + animal] === 0) return 0;
    const had = s[CUBES + hex * ANIMALS + animal];
    const tiles = this.#smallTiles[animal] + (had === 0 ? 1 : had + by === 0 ? -1 : 0);
    const after = this.#holding(animal, by) * this.bonus(tiles);
    const before = this.#holding(animal, 0) * this.bonus(this.#smallTiles[animal]);
    let gain = this.stakes[animal] * (after - before);
    const small = this.#small[animal];
    for (let a = 0; a < ANIMALS; a++) {
      if (a === animal || this.#small[a] === 0) continue;
      const held = this.#holding(a, 0);
      this.#small[animal] = small + by;
      gain += this.stakes[a] * (this.#holding(a, 0) - held) * this.bonus(this.#smallTiles[a]);
      this.#small[animal] = small;
    }
    return this.survivals * gain;
  }

  /** What a small tile on a hex brings, where one cube of each animal stays and so many new ones of the own come. */
  coverGain(hex: number, more: number): number {
    const before = this.at(hex);
    this.load(this.s, hex);
    this.terrain = SMALL;
    for (let a = 0; a < ANIMALS; a++) if (this.cubes[a] > 1) this.cubes[a] = 1;
    this.cubes[this.animal] += more;
    const own = this.cubes[this.animal];
    const gain = this.worth(hex) - before;
    if (own === 0 || this.survivals === 0 || this.s[LEVEL + hex * ANIMALS + this.animal] === 0) return gain;
    const { animal } = this;
    const held = this.#holding(animal, 0) * this.bonus(this.#smallTiles[animal]);
    const holds = this.#holding(animal, own) * this.bonus(this.#smallTiles[animal] + 1);
    return gain + this.survivals * this.stakes[animal] * (holds - held);
  }

  /** What Survival is expected to pay an animal once. */
  survivalOf(animal: number): number {
    return this.#holding(animal, 0) * this.bonus(this.#smallTiles[animal]);
  }

  load(s: State, hex: number): void {
    const { cubes, levels, around } = this;
    for (let a = 0, i = hex * ANIMALS; a < ANIMALS; a++, i++) {
      cubes[a] = s[CUBES + i];
      levels[a] = s[LEVEL + i];
    }
    for (let k = 0, i = AROUND + hex * KINDS; k < KINDS; k++, i++) around[k] = s[i];
    this.terrain = s[TILE + hex] - 1;
  }

  /** What the tile on a hex is worth as it is; 0 without a tile. */
  at(hex: number): number {
    if (this.#known[hex] === 0) {
      this.#known[hex] = 1;
      this.#worth[hex] = this.worthIn(this.s, hex);
    }
    return this.#worth[hex];
  }

  /** The same in a changed copy of the state. */
  worthIn(t: State, hex: number): number {
    if (t[TILE + hex] === 0) return 0;
    this.load(t, hex);
    return this.worth(hex);
  }

  /** What cubes of an animal bring that come to a tile or leave it. */
  cubeGain(hex: number, animal: number, by: number): number {
    if (by < -FEWER || by > MORE) return this.#weighCubes(hex, animal, by);
    const i = ((by + FEWER) * HEXES + hex) * ANIMALS + animal;
    if (this.#cubesKnown[i] === 0) {
      this.#cubesKnown[i] = 1;
      this.#cubes[i] = this.#weighCubes(hex, animal, by);
    }
    return this.#cubes[i];
  }

  #weighCubes(hex: number, animal: number, by: number): number {
    const before = this.at(hex);
    this.load(this.s, hex);
    this.cubes[animal] += by;
    const gain = this.worth(hex) - before;
    return this.s[TILE + hex] === SMALL + 1 ? gain + this.#survival(hex, animal, by) : gain;
  }

  /** A cube of another animal replaced by an own one. */
  replaceGain(hex: number, animal: number): number {
    const before = this.at(hex);
    this.load(this.s, hex);
    this.cubes[animal]--;
    this.cubes[this.animal]++;
    const gain = this.worth(hex) - before;
    if (this.s[TILE + hex] !== SMALL + 1) return gain;
    return gain + this.#survival(hex, animal, -1) + this.#survival(hex, this.animal, 1);
  }

  /** One cube of the own animal more. */
  plus(hex: number): number {
    return this.cubeGain(hex, this.animal, 1);
  }

  /** One cube of the own animal less; nothing without one. */
  minus(hex: number): number {
    return this.s[CUBES + hex * ANIMALS + this.animal] > 0 ? this.cubeGain(hex, this.animal, -1) : 0;
  }

  /** What `by` own cubes more bring when `shift` are thought to have come already; both may be less than none. */
  shiftGain(hex: number, shift: number, by: number): number {
    if (shift !== 0)
      return this.cubeGain(hex, this.animal, shift + by) - this.cubeGain(hex, this.animal, shift);
    return by === -1 ? this.minus(hex) : this.cubeGain(hex, this.animal, by);
  }

  /** New cubes from the gene pool. */
  spawnGain(hex: number, count: number): number {
    if (count === 0) return 0;
    return this.cubeGain(hex, this.animal, count) - count * this.poolCube(this.animal);
  }

  /** The best number of new cubes on a tile, up to `most`. */
  bestSpawn(hex: number, most: number): number {
    let top = 0;
    for (let count = 1; count <= most; count++) top = Math.max(top, this.spawnGain(hex, count));
    return top;
  }

  poolCube(animal: number): number {
    return this.stakes[animal] * this.weights.pool * this.later;
  }

  elementWorth(animal: number): number {
    return this.stakes[animal] * this.weights.element * this.later;
  }

  /** What a disk of a kind at one corner more, or less, does to a tile. */
  diskGain(hex: number, kind: number, by: number): number {
    const i = (by > 0 ? 2 * kind + 1 : 2 * kind) * HEXES + hex;
    if (this.#diskKnown[i] === 0) {
      this.#diskKnown[i] = 1;
      this.#disk[i] = this.s[TILE + hex] === 0 ? 0 : this.weighDisk(hex, kind, by);
    }
    return this.#disk[i];
  }

  /** The same for a tile, weighed whole. A game that knows what matters can often tell without. */
  protected weighDisk(hex: number, kind: number, by: number): number {
    const { s } = this;
    const before = this.at(hex);
    this.load(s, hex);
    this.around[kind] += by;
    for (let a = 0; a < ANIMALS; a++) this.levels[a] += by * s[HAS + a * KINDS + kind];
    return this.worth(hex) - before;
  }

  /** A disk of a kind put on a corner, or taken from it. */
  cornerGain(corner: number, kind: number, by: number): number {
    let sum = 0;
    for (let i = corner * 3; i < corner * 3 + 3; i++) {
      const hex = CORNER_HEXES[i];
      if (hex >= 0) sum += this.diskGain(hex, kind, by);
    }
    return sum;
  }

  /** The best gain of a disk of a kind on a vacant corner of Earth. */
  bestPut(kind: number): number {
    const { s } = this;
    let top = Number.NEGATIVE_INFINITY;
    for (let w = 0; w < CORNER_SET; w++) {
      for (let rest = s[VACANT + w]; rest !== 0; rest &= rest - 1) {
        const gain = this.cornerGain(w * 32 + 31 - Math.clz32(rest & -rest), kind, 1);
        if (gain > top) top = gain;
      }
    }
    return top === Number.NEGATIVE_INFINITY ? 0 : top;
  }

  /** The best gain of taking away a disk of a kind; minus infinity without one. */
  bestLiftOf(kind: number): number {
    const { s } = this;
    let top = Number.NEGATIVE_INFINITY;
    for (let w = 0; w < CORNER_SET; w++) {
      for (let rest = s[SPOTS + kind * CORNER_SET + w]; rest !== 0; rest &= rest - 1) {
        const gain = this.cornerGain(w * 32 + 31 - Math.clz32(rest & -rest), kind, -1);
        if (gain > top) top = gain;
      }
    }
    return top;
  }

  liftGain(corner: number): number {
    return this.cornerGain(corner, this.s[DISK + corner] - 1, -1);
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
  colonised(hex: number, kind: number, count: number): number {
    const { s, animal } = this;
    const before = this.at(hex);
    this.load(s, hex);
    this.around[kind]++;
    for (let a = 0; a < ANIMALS; a++) this.levels[a] += s[HAS + a * KINDS + kind];
    this.cubes[animal] += Math.min(count, s[POOL + animal]);
    return this.worth(hex) - before;
  }

  /** What becomes of a tile where every animal but a spared one loses a cube. */
  thinned(hex: number, spared = -1): number {
    const before = this.at(hex);
    this.load(this.s, hex);
    for (let a = 0; a < ANIMALS; a++) if (a !== spared && this.cubes[a] > 0) this.cubes[a]--;
    return this.worth(hex) - before;
  }

  /** One element of a kind more or less of an animal: what it changes on the tiles where the animal lives. */
  elementGain(animal: number, kind: number, by: number): number {
    const { s } = this;
    let sum = by * this.elementWorth(animal);
    for (let w = 0; w < HEX_SET; w++) {
      for (let rest = s[TILES + w]; rest !== 0; rest &= rest - 1) {
        const hex = w * 32 + 31 - Math.clz32(rest & -rest);
        const disks = s[AROUND + hex * KINDS + kind];
        if (disks > 0) sum += this.weighLevel(hex, animal, by * disks);
      }
    }
    return sum + this.reachGain(animal, kind, by);
  }

  /** What a higher or lower domination of an animal on a tile changes there, weighed whole. */
  protected weighLevel(hex: number, animal: number, by: number): number {
    const before = this.at(hex);
    this.load(this.s, hex);
    this.levels[animal] += by;
    return this.worth(hex) - before;
  }

  /** What an element changes besides the tiles. */
  protected reachGain(_animal: number, _kind: number, _by: number): number {
    return 0;
  }

  /** How much better a changed copy of the state is. */
  gainOf(t: State): number {
    const { s } = this;
    let sum = 0;
    for (let a = 0; a < ANIMALS; a++) {
      if (s[OWNER + a] < 0) continue;
      const points = t[POINTS + a] - s[POINTS + a];
      const pool = t[POOL + a] - s[POOL + a];
      if (points !== 0) sum += this.stakes[a] * points;
      if (pool !== 0) sum += pool * this.poolCube(a);
      for (let i = HAS + a * KINDS; i < HAS + a * KINDS + KINDS; i++)
        if (t[i] !== s[i]) sum += (t[i] - s[i]) * this.elementWorth(a);
    }
    for (let hex = 0; hex < HEXES; hex++) {
      if (!differs(s, t, hex)) continue;
      const before = this.at(hex);
      sum += this.worthIn(t, hex) - before;
    }
    return sum;
  }
}

function differs(s: State, t: State, hex: number): boolean {
  if (s[TILE + hex] !== t[TILE + hex]) return true;
  if (s[TILE + hex] === 0) return false;
  for (let i = CUBES + hex * ANIMALS; i < CUBES + hex * ANIMALS + ANIMALS; i++) {
    if (s[i] !== t[i] || s[i + LEVEL - CUBES] !== t[i + LEVEL - CUBES]) return true;
  }
  for (let i = AROUND + hex * KINDS; i < AROUND + hex * KINDS + KINDS; i++) if (s[i] !== t[i]) return true;
  return false;
}
