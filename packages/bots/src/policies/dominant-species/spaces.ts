import {
  ANIMAL_IDS,
  bonus,
  COMPETITION_TERRAINS,
  MAX_ELEMENTS,
  MIGRATION_CUBES,
  SECTIONS,
  SPECIATION_LIMIT,
  TERRAINS,
} from '@clade/dominant-species';
import {
  ABUNDANCE_BOX,
  ADAPTATION_BOX,
  DEPLETION_BOX,
  FIRST_SPACE,
  REGRESSION_BOX,
  SCORED,
  SECTION_OF,
  SPACE,
  SPACES,
  TRACK,
  WASTELAND_BOX,
} from '@clade/dominant-species/packed';
import * as earth from '@clade/earth';
import { CORNER_HEXES, elementsOf, isIn, NEIGHBOURS, terrainBeside, tilesBeside } from '@clade/earth';
import { MoveList, type State } from '@clade/engine';
import { listMarches } from '../earth/march-list.ts';
import { marchSums } from '../earth/marches.ts';
import { SectionWorth } from '../earth/section-worth.ts';
import { disksOf } from './elements.ts';
import type { DsEvaluation } from './evaluation.ts';
import type { PolicyParams } from './params.ts';

const { ANIMALS, CORNERS, CUBES, DISK, FRINGE, HEX_SET, KINDS, LANDS, PAWNS, POOL, SMALL } = earth;
const { SMALL_LEFT, SPOTS, CORNER_SET, STACK_TOP, STACKS, TILE, TILES } = earth;

const BIRDS = ANIMAL_IDS.indexOf('birds');
const REPTILES = ANIMAL_IDS.indexOf('reptiles');

/** Numbers of the sections. */
const section = (id: (typeof SECTIONS)[number]['id']): number => SECTIONS.findIndex((s) => s.id === id);
const ADAPTATION = section('adaptation');
const REGRESSION = section('regression');
const ABUNDANCE = section('abundance');
const WASTELAND = section('wasteland');
const DEPLETION = section('depletion');
const GLACIATION = section('glaciation');
const SPECIATION = section('speciation');
const WANDERLUST = section('wanderlust');
const MIGRATION = section('migration');
const COMPETITION = section('competition');
const DOMINATION = section('domination');

/** What is left for another own pawn in the same section. */
const AGAIN: readonly number[] = SECTIONS.map(({ id }) => {
  switch (id) {
    case 'adaptation':
    case 'abundance':
      return 0.7;
    case 'wanderlust':
      return 0.8;
    case 'speciation':
      return 0.5;
    case 'glaciation':
    case 'competition':
      return 0.6;
    case 'migration':
      return 0.4;
    default:
      return 1;
  }
});

/** Tiles that Domination may come to. */
const TOP_TILES = 6;

const marches = new MoveList();
const sums = new Float64Array(64);

/** What the spaces of the display bring to one animal, as far as Earth tells; what pawns change is added when asked. */
export class SpaceWorth {
  readonly #params: PolicyParams;
  readonly #sections: SectionWorth;
  readonly #limit: (s: State, kind: number) => number;
  #animal = 0;
  readonly #adaptation = new Float64Array(16);
  #adaptations = 0;
  readonly #losses = new Float64Array(KINDS);
  #threats = 0;
  #abundance = 0;
  #wasteland = 0;
  #depletion = 0;
  #glaciation = 0;
  readonly #speciation = new Float64Array(KINDS);
  #wanderlust = 0;
  readonly #migration = new Float64Array(MIGRATION_CUBES[0] + 1);
  readonly #strikes = new Float64Array(TERRAINS.length);
  readonly #tiles = new Float64Array(TOP_TILES);
  #rounds = 0;

  constructor(params: PolicyParams, bestSpeciation: (s: State, kind: number) => number) {
    this.#params = params;
    this.#sections = new SectionWorth(SECTIONS, params);
    this.#limit = bestSpeciation;
  }

  /** Weighs all sections for the animal that the evaluation look for. */
  read(e: DsEvaluation): void {
    const { s, animal } = e;
    this.#animal = animal;
    this.#rounds = e.rounds;
    this.#readElements(e);
    this.#readDisks(e);
    for (let k = 0; k < KINDS; k++) this.#speciation[k] = s[POOL + animal] > 0 ? this.#limit(s, k) : 0;
    this.#glaciation = s[SMALL_LEFT] > 0 ? glaciationGain(e) : 0;
    this.#wanderlust = wanderlustGain(e);
    this.#readMarches(e);
    this.#readTiles(e);
  }

  #readElements(e: DsEvaluation): void {
    const { s, animal } = e;
    let n = 0;
    if (elementsOf(s, animal) < MAX_ELEMENTS) {
      for (let k = 0; k < KINDS; k++) {
        if (s[ADAPTATION_BOX + k] === 0) continue;
        const gain = e.elementGain(animal, k, 1);
        for (let i = 0; i < s[ADAPTATION_BOX + k] && n < 16; i++) insert(this.#adaptation, n++, gain);
      }
    }
    this.#adaptations = n;
    let threats = 0;
    for (let k = 0; k < KINDS; k++) {
      if (s[REGRESSION_BOX + k] > 0 && disksOf(s, animal, k) > 0)
        insert(this.#losses, threats++, -e.elementGain(animal, k, -1));
    }
    this.#threats = threats;
  }

  #readDisks(e: DsEvaluation): void {
    const { s } = e;
    this.#abundance = 0;
    this.#wasteland = 0;
    this.#depletion = 0;
    for (let k = 0; k < KINDS; k++) {
      if (s[ABUNDANCE_BOX + k] > 0) this.#abundance = Math.max(this.#abundance, e.bestPut(k));
    }
    for (let k = 0; k < KINDS; k++) {
      if (s[WASTELAND_BOX + k] === 1) this.#wasteland = Math.max(this.#wasteland, -wasteGain(e, k));
      if (s[DEPLETION_BOX + k] === 0) continue;
      for (let w = 0; w < CORNER_SET; w++) {
        for (let rest = s[SPOTS + k * CORNER_SET + w]; rest !== 0; rest &= rest - 1) {
          const gain = e.cornerGain(w * 32 + 31 - Math.clz32(rest & -rest), k, -1);
          if (gain > this.#depletion) this.#depletion = gain;
        }
      }
    }
  }

  #readMarches(e: DsEvaluation): void {
    listMarches(e.s, e.animal, e.animal === BIRDS, marches);
    const most = MIGRATION_CUBES[0];
    const n = marchSums(e, marches, most, sums);
    this.#migration[0] = 0;
    for (let i = 1; i <= most; i++) this.#migration[i] = n === 0 ? 0 : sums[Math.min(i, n) - 1];
  }

  #readTiles(e: DsEvaluation): void {
    const { s, animal } = e;
    this.#strikes.fill(0);
    this.#tiles.fill(0);
    for (let w = 0; w < HEX_SET; w++) {
      for (let rest = s[TILES + w]; rest !== 0; rest &= rest - 1) {
        const hex = w * 32 + 31 - Math.clz32(rest & -rest);
        const terrain = s[TILE + hex] - 1;
        if (!isIn(s[SCORED + w], hex)) insertTop(this.#tiles, e.scoring(hex));
        if (s[CUBES + hex * ANIMALS + animal] === 0) continue;
        for (let a = 0; a < ANIMALS; a++) {
          if (a === animal || s[CUBES + hex * ANIMALS + a] === 0) continue;
          const gain = e.cubeGain(hex, a, -1);
          if (gain > this.#strikes[terrain]) this.#strikes[terrain] = gain;
        }
      }
    }
  }

  /** What a pawn on a space would bring, given the pawns that stand on the display. */
  at(s: State, space: number): number {
    const id = SECTION_OF[space];
    const first = FIRST_SPACE[id];
    const nth = space - first;
    let own = 0;
    let before = 0;
    for (let i = first; i < SPACES && SECTION_OF[i] === id; i++) {
      const pawn = s[SPACE + i];
      if (pawn === this.#animal + 1) own++;
      else if (pawn !== 0 && i < space) before++;
    }
    const gain = this.#section(id, nth, own, before);
    return this.#sections.of(id, gain, this.#rounds) * AGAIN[id] ** own;
  }

  #section(id: number, nth: number, own: number, before: number): number {
    switch (id) {
      case ADAPTATION: {
        const place = own + Math.round(before / 2);
        return place < this.#adaptations ? this.#adaptation[place] : 0;
      }
      case REGRESSION: {
        const place = own + (this.#animal === REPTILES ? 1 : 0);
        return place < this.#threats ? this.#losses[place] : 0;
      }
      case ABUNDANCE:
        return this.#abundance;
      case WASTELAND:
        return this.#wasteland;
      case DEPLETION:
        return this.#depletion;
      case GLACIATION:
        // DS-5.4.7.9: a pawn that waits is missing in the rounds until it acts.
        return nth > this.#rounds + 0.5 ? 0 : this.#glaciation / (nth + 1);
      case SPECIATION:
        return this.#speciation[nth];
      case WANDERLUST:
        return this.#wanderlust * 0.85 ** before;
      case MIGRATION:
        return this.#migration[MIGRATION_CUBES[nth]];
      case COMPETITION: {
        const [a, b, c] = COMPETITION_TERRAINS[nth];
        return this.#strikes[a] + this.#strikes[b] + this.#strikes[c];
      }
      case DOMINATION:
        return this.#tiles[Math.min(TOP_TILES - 1, own + Math.round(before / 2))];
      default:
        return 0;
    }
  }

  /** DS-5.4.1: the pawn goes on when all are placed: one of the better spaces that are then left, and a place on the track. */
  initiative(s: State): number {
    let waiting = 0;
    for (let a = 0; a < ANIMALS; a++) waiting += s[PAWNS + a];
    left.fill(0);
    for (let space = 1; space < SPACES; space++)
      if (s[SPACE + space] === 0) insertTop(left, this.at(s, space));
    const rest = left[Math.min(left.length - 1, Math.max(0, waiting - 1))];
    const leads = s[TRACK] === this.#animal + 1;
    return leads ? rest * 0.95 : rest + this.#params.initiative * this.#rounds;
  }
}

const left = new Float64Array(24);

/** Puts a number into its place among the first `n`, which are in falling order. */
function insert(list: Float64Array, n: number, x: number): void {
  let i = n;
  for (; i > 0 && list[i - 1] < x; i--) list[i] = list[i - 1];
  list[i] = x;
}

/** Keeps the largest numbers in falling order. */
function insertTop(list: Float64Array, x: number): void {
  let i = list.length - 1;
  if (x <= list[i]) return;
  for (; i > 0 && list[i - 1] < x; i--) list[i] = list[i - 1];
  list[i] = x;
}

/** DS-5.4.5.2: what Wasteland brings that takes disks of a kind from the corners of tundra. */
export function wasteGain(e: DsEvaluation, kind: number): number {
  const { s } = e;
  let sum = 0;
  for (let c = 0; c < CORNERS; c++) {
    if (s[DISK + c] !== kind + 1) continue;
    for (let i = c * 3; i < c * 3 + 3; i++) {
      const hex = CORNER_HEXES[i];
      if (hex < 0 || s[TILE + hex] !== SMALL + 1) continue;
      sum += e.cornerGain(c, kind, -1);
      break;
    }
  }
  return sum;
}

/** DS-5.4.7: the bonus of the best tile to glaciate, and what its loss means to its inhabitants. */
export function glaciationGain(e: DsEvaluation): number {
  const { s } = e;
  let best = 0;
  for (let w = 0; w < HEX_SET; w++) {
    for (let rest = s[TILES + w] & ~s[LANDS + SMALL * HEX_SET + w]; rest !== 0; rest &= rest - 1) {
      const hex = w * 32 + 31 - Math.clz32(rest & -rest);
      const beside = terrainBeside(s, hex, SMALL);
      if (beside === 0) continue;
      const gain = e.stakes[e.animal] * bonus(beside) + e.coverGain(hex, 0);
      if (gain > best) best = gain;
    }
  }
  return best;
}

/** DS-5.4.9: the bonus of the best hex, and something for the cubes that can move in. */
function wanderlustGain(e: DsEvaluation): number {
  const { s, animal } = e;
  let tiles = 0;
  for (let i = 0; i < STACKS; i++) if (s[STACK_TOP + i] !== 0) tiles++;
  if (tiles === 0) return 0;
  let best = 0;
  for (let w = 0; w < HEX_SET; w++) {
    for (let rest = s[FRINGE + w]; rest !== 0; rest &= rest - 1) {
      const hex = w * 32 + 31 - Math.clz32(rest & -rest);
      const gain = e.stakes[animal] * bonus(tilesBeside(s, hex)) + arrivals(s, animal, hex);
      if (gain > best) best = gain;
    }
  }
  return best;
}

/** An animal beside a new tile can be the first on it. */
export function arrivals(s: State, animal: number, hex: number): number {
  let cubes = 0;
  for (let i = hex * 6; i < hex * 6 + 6 && NEIGHBOURS[i] >= 0; i++)
    cubes += s[CUBES + NEIGHBOURS[i] * ANIMALS + animal];
  return Math.min(3, cubes) * 0.4;
}

/** Most new cubes on a tile by one Speciation. */
export function limitOn(s: State, hex: number): number {
  return SPECIATION_LIMIT[s[TILE + hex] - 1];
}
