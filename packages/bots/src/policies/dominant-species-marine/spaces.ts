import {
  bonus,
  COMPETITION_CUBES,
  MIGRATION_CUBES,
  SECTIONS,
  type SectionId,
  TERRAINS,
} from '@clade/dominant-species-marine';
import {
  ABUNDANCE_BOX,
  ADAPTATION_BOX,
  AUTOTROPHS_BOX,
  alternative,
  COMPETITION_CHIP,
  DEPLETION_BOX,
  DISPLAY_SPACES,
  EVOLUTION_CHIP,
  hasRoom,
  hasTrait,
  inRow,
  isSmoker,
  READING,
  REGRESSION_BOX,
  REGRESSION_CUBE,
  SEASONAL_MIGRANTS,
  SECTION_OF,
  SPECIATION_DISK,
  VOLCANISM,
} from '@clade/dominant-species-marine/packed';
import * as earth from '@clade/earth';
import { HEX_CORNERS, NEIGHBOURS, terrainBeside } from '@clade/earth';
import { MoveList, type State } from '@clade/engine';
import { listMarches } from '../earth/march-list.ts';
import { marchSums } from '../earth/marches.ts';
import { SectionWorth } from '../earth/section-worth.ts';
import { disksOf, eventWorth, RowWorth } from './cards.ts';
import type { MarineEvaluation } from './evaluation.ts';
import type { PolicyParams } from './params.ts';
import { tectonicsGain } from './vents.ts';

const { ANIMALS, CUBES, DISK, FRINGE, HEX_SET, KINDS, LANDS, POOL, SMALL } = earth;
const { STACK_TOP, STACKS, TILE, TILES } = earth;

const section = (id: SectionId): number => SECTIONS.findIndex((s) => s.id === id);
const ABUNDANCE = section('abundance');
const AUTOTROPHS = section('autotrophs');
const DEPLETION = section('depletion');
const ADAPTATION = section('adaptation');
const REGRESSION = section('regression');
const SPECIATION = section('speciation');
const WANDERLUST = section('wanderlust');
const TECTONICS = section('tectonics');
const MIGRATION = section('migration');
const COMPETITION = section('competition');
const DOMINATION = section('domination');

/** Place of each space from the left of its section. */
export const NTH: readonly number[] = SECTIONS.flatMap(({ spaces }) =>
  Array.from({ length: spaces }, (_, nth) => nth),
);

const MOST_MARCHES = 8;
const marches = new MoveList();
const sums = new Float64Array(64);

/** What a pawn would bring at once on every space of the display, for the animal that the evaluation look for. */
export class SpaceWorth {
  readonly worth = new Float64Array(DISPLAY_SPACES);
  readonly #params: PolicyParams;
  readonly #sections: SectionWorth;
  readonly #bestSpeciation: (s: State, kind: number) => number;
  readonly #speciation = new Float64Array(KINDS);
  readonly #strikes = new Float64Array(TERRAINS.length);
  #first = 0;
  #second = 0;
  readonly #scoring = new Float64Array(TERRAINS.length);
  /** What scoring the best tile of a terrain brings to one who thrives on it, without the card. */
  readonly #thriving = new Float64Array(TERRAINS.length);
  readonly row = new RowWorth();
  #event = 0;

  constructor(params: PolicyParams, bestSpeciation: (s: State, kind: number) => number) {
    this.#params = params;
    this.#sections = new SectionWorth(SECTIONS, params);
    this.#bestSpeciation = bestSpeciation;
  }

  /** Weighs the spaces from `first` on. */
  read(e: MarineEvaluation, first: number): void {
    const { s } = e;
    let marched = -1;
    let struck = false;
    let spread = false;
    let id = -1;
    let same = 0;
    for (let space = first; space < DISPLAY_SPACES; space++) {
      const nth = NTH[space];
      const fresh = SECTION_OF[space] !== id;
      id = SECTION_OF[space];
      let gain = 0;
      switch (id) {
        case ABUNDANCE:
        case DEPLETION:
        case ADAPTATION:
        case REGRESSION:
        case WANDERLUST:
        case DOMINATION:
          if (fresh) same = this.#section(e, id);
          gain = same;
          break;
        case SPECIATION:
          if (!spread) {
            spread = true;
            for (let k = 0; k < KINDS; k++)
              this.#speciation[k] = s[POOL + e.animal] > 0 ? this.#bestSpeciation(s, k) : 0;
          }
          gain = this.#speciationAt(s, nth);
          break;
        case AUTOTROPHS:
          gain = autotrophsGain(e, nth === 0);
          break;
        case TECTONICS:
          gain = tectonicsGain(e, inRow(s, VOLCANISM), nth > 0);
          break;
        case MIGRATION:
          if (marched < 0) {
            listMarches(s, e.animal, hasTrait(s, e.animal, SEASONAL_MIGRANTS), marches);
            marched = marchSums(e, marches, MOST_MARCHES, sums);
          }
          gain = this.#migrationAt(s, e.animal, nth, marched);
          break;
        default:
          if (!struck) {
            struck = true;
            this.#readTiles(e);
          }
          gain = id === COMPETITION ? this.#competitionAt(s, nth) : this.#evolutionAt(s, nth);
      }
      this.worth[space] = this.#sections.of(id, gain, e.rounds);
    }
  }

  #section(e: MarineEvaluation, id: number): number {
    const { s } = e;
    switch (id) {
      case ABUNDANCE:
        return bestOfBox(e, ABUNDANCE_BOX);
      case DEPLETION:
        return bestLift(e);
      case ADAPTATION: {
        const room = hasRoom(s, e.animal);
        let best = 0;
        for (let k = 0; k < KINDS; k++)
          if (s[ADAPTATION_BOX + k] > 0) best = Math.max(best, e.elementGain(e.animal, k, 1));
        return room ? best : best / 3;
      }
      case REGRESSION:
        return s[REGRESSION_CUBE] !== 0 && s[REGRESSION_CUBE + 1] !== 0 ? 0 : regressionLoss(e);
      case WANDERLUST:
        return wanderlustGain(e);
      default: {
        let best = 0;
        for (let k = 0; k < KINDS; k++) best = Math.max(best, e.takeover(k));
        return best;
      }
    }
  }

  #speciationAt(s: State, nth: number): number {
    if (nth < 4) return s[SPECIATION_DISK + nth] === 0 ? 0 : this.#speciation[s[SPECIATION_DISK + nth] - 1];
    let best = 0;
    for (let k = 0; k < KINDS; k++) best = Math.max(best, this.#speciation[k]);
    return best;
  }

  #migrationAt(s: State, animal: number, nth: number, n: number): number {
    if (n === 0) return 0;
    const value = MIGRATION_CUBES[alternative(s, READING.migrationCubes)][nth];
    const cubes = value === undefined ? n : value + (hasTrait(s, animal, SEASONAL_MIGRANTS) ? 1 : 0);
    return sums[Math.min(n, cubes) - 1];
  }

  #readTiles(e: MarineEvaluation): void {
    const { s, animal } = e;
    this.#strikes.fill(0);
    this.#first = 0;
    this.#second = 0;
    this.#scoring.fill(NONE);
    this.#thriving.fill(NONE);
    this.row.read(e, this.#params);
    this.#event = eventWorth(e);
    for (let w = 0; w < HEX_SET; w++) {
      for (let rest = s[TILES + w]; rest !== 0; rest &= rest - 1) {
        const hex = w * 32 + 31 - Math.clz32(rest & -rest);
        const terrain = s[TILE + hex] - 1;
        const scored = e.scoring(hex, 0);
        if (scored > this.#scoring[terrain]) this.#scoring[terrain] = scored;
        if (scored > this.#thriving[terrain] && e.thrives(hex)) this.#thriving[terrain] = scored;
        if (s[CUBES + hex * ANIMALS + animal] === 0) continue;
        let strike = 0;
        for (let a = 0; a < ANIMALS; a++)
          if (a !== animal && s[CUBES + hex * ANIMALS + a] > 0)
            strike = Math.max(strike, e.cubeGain(hex, a, -1));
        if (strike > this.#strikes[terrain]) this.#strikes[terrain] = strike;
        if (strike > this.#first) {
          this.#second = this.#first;
          this.#first = strike;
        } else if (strike > this.#second) this.#second = strike;
      }
    }
  }

  #competitionAt(s: State, nth: number): number {
    if (nth < COMPETITION_CUBES.length) {
      const chip = s[COMPETITION_CHIP + nth] - 1;
      // Further cubes of the same tile bring less.
      return chip < 0 ? 0 : this.#strikes[chip] * (1 + 0.6 * (COMPETITION_CUBES[nth] - 1));
    }
    // The special space strikes on two tiles (DSM-5.14.4).
    return this.#first + this.#second;
  }

  #evolutionAt(s: State, nth: number): number {
    const chip = s[EVOLUTION_CHIP + nth] - 1;
    if (chip < 0) return 0;
    // DSM-5.15.6: whoever thrives on the tile resolves a card.
    return Math.max(0, this.#scoring[chip], this.#thriving[chip] + this.#event + this.row.best[nth]);
  }
}

const NONE = -1000;

function bestOfBox(e: MarineEvaluation, box: number): number {
  let best = 0;
  for (let k = 0; k < KINDS; k++) if (e.s[box + k] > 0) best = Math.max(best, e.bestPut(k));
  return best;
}

function bestLift(e: MarineEvaluation): number {
  let best = 0;
  for (let k = 0; k < KINDS; k++) if (e.s[DEPLETION_BOX + k] > 0) best = Math.max(best, e.bestLiftOf(k));
  return best;
}

/** DSM-5.6: the best exchange of a disk at a vent of the kind of the space, or its removal. */
function autotrophsGain(e: MarineEvaluation, smokers: boolean): number {
  const { s } = e;
  let best = 0;
  for (let w = 0; w < HEX_SET; w++) {
    for (let rest = s[LANDS + SMALL * HEX_SET + w]; rest !== 0; rest &= rest - 1) {
      const hex = w * 32 + 31 - Math.clz32(rest & -rest);
      if (isSmoker(s, hex) !== smokers) continue;
      for (let i = hex * 6; i < hex * 6 + 6; i++) {
        const corner = HEX_CORNERS[i];
        const old = s[DISK + corner] - 1;
        if (old < 0) continue;
        const lift = e.liftGain(corner);
        if (s[AUTOTROPHS_BOX + old] > 0) best = Math.max(best, lift);
        for (let k = 0; k < KINDS; k++)
          if (k !== old && s[AUTOTROPHS_BOX + k] > 0)
            best = Math.max(best, lift + e.cornerGain(corner, k, 1));
      }
    }
  }
  return best;
}

/** DSM-5.17.6: what the next Regression would take. */
function regressionLoss(e: MarineEvaluation): number {
  const { s, animal } = e;
  let sum = 0;
  for (let k = 0; k < KINDS; k++) {
    if (s[REGRESSION_BOX + k] > 0 && disksOf(s, animal, k) > 0) sum -= e.elementGain(animal, k, -1);
  }
  return Math.max(0, sum);
}

/** DSM-5.11.4: the best tile that lies open, on its best hex. */
function wanderlustGain(e: MarineEvaluation): number {
  let best = 0;
  for (let i = 0; i < STACKS; i++) best = Math.max(best, stackGain(e, e.s[STACK_TOP + i] - 1));
  return best;
}

/** The best hex for a tile of a terrain. */
export function stackGain(e: MarineEvaluation, terrain: number): number {
  const { s } = e;
  let best = 0;
  if (terrain < 0) return best;
  for (let w = 0; w < HEX_SET; w++) {
    for (let rest = s[FRINGE + w]; rest !== 0; rest &= rest - 1) {
      const hex = w * 32 + 31 - Math.clz32(rest & -rest);
      best = Math.max(best, newTile(e, hex, terrain));
    }
  }
  return best;
}

/** What Wanderlust pays for a hex, and the tile with the first cube that moves in. */
export function newTile(e: MarineEvaluation, hex: number, terrain: number): number {
  const { s, animal } = e;
  let leaves = Number.NEGATIVE_INFINITY;
  for (let i = hex * 6; i < hex * 6 + 6 && NEIGHBOURS[i] >= 0; i++) {
    const from = NEIGHBOURS[i];
    if (s[CUBES + from * ANIMALS + animal] > 0) leaves = Math.max(leaves, e.minus(from));
  }
  return e.stakes[animal] * bonus(1 + terrainBeside(s, hex, terrain)) + e.laid(hex, terrain, leaves);
}
