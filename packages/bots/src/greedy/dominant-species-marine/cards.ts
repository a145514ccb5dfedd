import {
  bonus,
  CARD_IDS,
  type CardId,
  ELEMENTS,
  type ElementId,
  type MarineView,
  TERRAINS,
} from '@clade/dominant-species-marine';
import {
  AROUND,
  anyVacantCornerOf,
  countTiles,
  crowdOn,
  cubesOn,
  cubesOnSmall,
  HEXES,
  isContested,
  KINDS,
  matchingDisks,
  othersOn,
  POOL,
  TILE,
  terrainOf,
} from '@clade/earth';
import { type Move, operandA } from '@clade/engine';
import { best } from '../earth/best.ts';
import { coloniseGain, fecundityGain } from '../earth/cubes.ts';
import { bestPutOf } from '../earth/disks.ts';
import { bestExchange, diseaseGain, symbioticGain } from '../earth/elements.ts';
import { exodusGain } from '../earth/migration.ts';
import { isWayOut } from '../earth/question.ts';
import { at } from '../earth/read.ts';
import { ownPoints } from '../earth/scales.ts';
import { spawnCubes } from '../earth/shift.ts';
import { leadOf } from '../earth/stakes.ts';
import { anywhere, bestTile } from '../earth/tiles.ts';
import { biomassGain, impactGain, predatorGain } from '../earth/victims.ts';
import { forcedLift, nicheConstructionGain } from './disks.ts';
import { disksIn, hasRoom } from './elements.ts';
import { animalNumber, animalOf, GEYSER_SIDE, SMOKER_SIDE } from './outlook.ts';
import { bagOf, type MarineQuestion } from './question.ts';
import type { MarineScales } from './scales.ts';
import { standings } from './standings.ts';
import { scoringNow } from './tile.ts';
import { tectonicsGain } from './tiles.ts';
import {
  anyTileGain,
  carnivoreGain,
  cascadeGain,
  invasiveSpeciesGain,
  omnivoreGain,
  radiationGain,
} from './victims.ts';
import { TRAIT_WORTH, WEIGHTS } from './weights.ts';

/** What a card brings to the animal that resolves it, by the seat's measure; `x` is its slot, or 0 (DSM-6.1.5). */
type Worth = (scales: MarineScales, view: MarineView, x: number) => number;

const LAND = TERRAINS.indexOf('land');
const OCEAN = TERRAINS.indexOf('ocean');

/** 1 VP for each own tile of some sort. */
function earn(scales: MarineScales, where: (hex: number) => boolean): number {
  const { base, o } = scales;
  return ownPoints(
    scales,
    countTiles(base, (hex) => cubesOn(base, hex, o.animal) > 0 && where(hex)),
  );
}

function tilesWith(element: ElementId): Worth {
  const kind = ELEMENTS.indexOf(element);
  return (scales) => earn(scales, (hex) => at(scales.base, AROUND + hex * KINDS + kind) > 0);
}

function bestOwnTile(scales: MarineScales, gain: (hex: number) => number): number {
  return bestTile(scales.base, (hex) => cubesOn(scales.base, hex, scales.o.animal) > 0, gain);
}

const WORTH: Readonly<Record<CardId, Worth>> = {
  adaptability: (scales, view) => {
    const disks = disksIn(view);
    const onEarth = ELEMENTS.map((_, k) => (isOnEarth(scales, k) ? 1 : 0));
    return bestExchange(scales, onEarth, disks);
  },
  annelids: tilesWith('worms'),
  asteroid: asteroidWorth,
  biodiversity: (scales) => earn(scales, (hex) => isContested(scales.base, hex, scales.o.animal)),
  biomass: biomassGain,
  'bountiful-habitat': (scales) => Math.max(...TERRAINS.map((_, t) => scoringAll(scales, t))),
  'carbon-cycle': tilesWith('plankton'),
  cladogenesis: (scales, view) => {
    const last = view.discard.at(-1);
    const again = last === undefined || last === 'cladogenesis' ? 0 : WORTH[last](scales, view, 0);
    const others = view.row.filter(({ card }) => card !== 'cladogenesis');
    return again + (others.length === 0 ? 0 : bestOf(scales, view, others));
  },
  disease: (scales, view) => diseaseGain(scales, disksIn(view)),
  ecodiversity: (scales) => ownPoints(scales, matchingDisks(scales.base, scales.o.animal)),
  endosymbionts: tilesWith('sponges'),
  extremophiles: (scales) => ownPoints(scales, cubesOnSmall(scales.base, scales.o.animal)),
  fecundity: fecundityGain,
  fertile: (scales) =>
    ownPoints(
      scales,
      bestOwnTile(scales, (hex) => crowdOn(scales.base, hex)),
    ),
  'gene-expression': (scales, view) => {
    const worst = Math.min(...animalOf(view, scales.o.animal).traits.map((id) => TRAIT_WORTH[id]));
    return ownPoints(scales, (WEIGHTS.newTrait - worst) * Math.min(1, scales.o.roundsAfter / 3));
  },
  habitat: (scales, view) => {
    const { control, animal } = scales.o;
    const bag = bagOf(view).map((n, k) => (control[k] === animal ? n : 0));
    return forcedLift(scales, (k) => control[k] !== animal) + bestPutOf(scales, bag);
  },
  'invasive-species': invasiveSpeciesGain,
  'marine-snow': (scales) =>
    earn(scales, (hex) => terrainOf(scales.base, hex) === OCEAN || scales.o.sides[hex] === SMOKER_SIDE),
  'mass-exodus': (scales) => bestTile(scales.base, anywhere, (hex) => exodusGain(scales, hex)),
  metamorphosis: (scales, view) => bestExchange(scales, bagOf(view), disksIn(view)),
  'monotypic-habitat': (scales) => {
    const { base, o } = scales;
    const alone = countTiles(
      base,
      (hex) => cubesOn(base, hex, o.animal) > 0 && othersOn(base, hex, o.animal) === 0,
    );
    return ownPoints(scales, bonus(alone));
  },
  'niche-construction': nicheConstructionGain,
  omnivore: omnivoreGain,
  'population-explosion': (scales) => bestOwnTile(scales, (hex) => explosionGain(scales, hex)),
  predator: predatorGain,
  producers: tilesWith('algae'),
  'profligate-carnivore': (scales, _view, x) => carnivoreGain(scales, x),
  'semi-aquatic': tilesWith('sun'),
  'solar-radiation': (scales, _view, x) => anyTileGain(scales, x, radiationGain),
  symbiotic: (scales, view) => symbioticGain(scales, bagOf(view), (a) => hasRoom(view, scales, a)),
  'tectonic-shift': tectonicShiftGain,
  terrestrial: (scales, view) => {
    const { base, o } = scales;
    const bag = bagOf(view);
    const where = (hex: number): boolean =>
      (terrainOf(base, hex) === LAND || o.sides[hex] === GEYSER_SIDE) && anyVacantCornerOf(base, hex);
    return bestTile(base, where, (hex) => coloniseGain(scales, hex, bag));
  },
  'trophic-cascade': (scales, _view, x) => anyTileGain(scales, x, cascadeGain),
  univalves: tilesWith('gastropods'),
  volcanism: (scales, view) => tectonicsGain(scales, view, 'seamounts'),
};

function isOnEarth({ base }: MarineScales, kind: number): boolean {
  for (let hex = 0; hex < HEXES; hex++) if (at(base, AROUND + hex * KINDS + kind) > 0) return true;
  return false;
}

/** DSM-6.3.6: every tile of a terrain. */
function scoringAll({ base, o }: MarineScales, terrain: number): number {
  let sum = 0;
  for (let hex = 0; hex < HEXES; hex++) {
    if (at(base, TILE + hex) === terrain + 1) sum += scoringNow(o, base, hex, 0);
  }
  return sum;
}

/** DSM-6.3.24. */
function explosionGain(scales: MarineScales, hex: number): number {
  const { animal } = scales.o;
  const s = scales.trial();
  spawnCubes(s, hex, animal, Math.min(crowdOn(s, hex), at(s, POOL + animal)));
  return scales.gain(s);
}

/**
 * DSM-5.18: who would win if the game ended here. It is taken by whoever is ahead; for the others it is the last of all
 * cards.
 */
function asteroidWorth(scales: MarineScales): number {
  const { base, o } = scales;
  const lead = leadOf(base, standings(base, o.fromBelow, o.control, o.targets), o.seat);
  const end = o.roundsAfter === 0 ? 0 : lead > 0 ? WEIGHTS.win + lead : lead - WEIGHTS.win;
  return end + bestTile(base, anywhere, (hex) => impactGain(scales, hex));
}

/** DSM-6.3.31: pawns that come back save a share of a Retrieve; the others' too. */
function tectonicShiftGain({ o }: MarineScales, view: MarineView): number {
  let gain = 0;
  for (const { animal, pawns } of view.animals) {
    const out = pawns.display / (pawns.display + pawns.available);
    gain += (o.stakes[animalNumber(animal)] as number) * WEIGHTS.retrieve * out;
  }
  return gain;
}

/** The best of some cards of the row. */
function bestOf(
  scales: MarineScales,
  view: MarineView,
  cards: readonly { readonly card: CardId; readonly slot: number }[],
): number {
  return Math.max(...cards.map(({ card, slot }) => WORTH[card](scales, view, slot)));
}

/** What the best card of the first slots is worth; 0 without a card. */
export function bestCard(scales: MarineScales, view: MarineView, slots: number): number {
  const cards = view.row.filter(({ slot }) => slot <= slots);
  return cards.length === 0 ? 0 : bestOf(scales, view, cards);
}

/** A card out of the discard pile (DSM-6.1.5). */
export function discardedWorth(scales: MarineScales, view: MarineView, card: CardId): number {
  return WORTH[card](scales, view, 0);
}

function named(move: Move): CardId {
  return CARD_IDS[operandA(move)] as CardId;
}

/** DSM-5.15.6, DSM-6.3.8, DSM-6.4.2: a card of the row. */
export function chooseCard({ asked: { legal, view }, scales }: MarineQuestion): Move {
  return best(legal, (move) => {
    if (isWayOut(move)) return 0;
    const slot = view.row.find(({ card }) => card === named(move))?.slot ?? 0;
    return WORTH[named(move)](scales, view, slot);
  });
}

/** DSM-6.3.8, DSM-6.4.1: a card of the discard pile. */
export function chooseDiscarded({ asked: { legal, view }, scales }: MarineQuestion): Move {
  return best(legal, (move) => (isWayOut(move) ? 0 : discardedWorth(scales, view, named(move))));
}

/** DSM-6.3.29, DSM-6.3.33: the tile for an effect with X. */
export function chooseTileWithX(card: 'solar-radiation' | 'trophic-cascade'): (q: MarineQuestion) => Move {
  const gain = card === 'solar-radiation' ? radiationGain : cascadeGain;
  return ({ asked: { legal, view }, scales }) => {
    const slot = view.row.find((found) => found.card === card)?.slot ?? 1;
    return best(legal, (move) => gain(scales, operandA(move), slot));
  };
}

export function chooseTerrestrialTile({ asked, scales }: MarineQuestion): Move {
  const bag = bagOf(asked.view);
  return best(asked.legal, (move) => coloniseGain(scales, operandA(move), bag));
}
