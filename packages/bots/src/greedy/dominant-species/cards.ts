import {
  ANIMAL_IDS,
  bonus,
  CARD_IDS,
  type CardId,
  type DsView,
  SCORING,
  SPACE_NAMES,
  TERRAINS,
} from '@clade/dominant-species';
import {
  ANIMALS,
  CUBES,
  countTiles,
  crowdOn,
  cubesOn,
  DISK,
  ELIMINATED,
  HEX_CORNERS,
  HEXES,
  isContested,
  isEndangered,
  KINDS,
  matchingDisks,
  OWNER,
  POINTS,
  TILE,
  terrainOf,
} from '@clade/earth';
import { type Move, operandA } from '@clade/engine';
import type { Asked } from '../../bot.ts';
import { best } from '../earth/best.ts';
import { coloniseGain, fecundityGain } from '../earth/cubes.ts';
import { bestPutOf } from '../earth/disks.ts';
import { bestExchange, diseaseGain, symbioticGain } from '../earth/elements.ts';
import { exodusGain } from '../earth/migration.ts';
import { at } from '../earth/read.ts';
import { ownPoints } from '../earth/scales.ts';
import { liftDisk, putDisk } from '../earth/shift.ts';
import { leadOf } from '../earth/stakes.ts';
import { anywhere, bestTile } from '../earth/tiles.ts';
import { biomassGain, impactGain, predatorGain } from '../earth/victims.ts';
import { hibernationGain } from './cubes.ts';
import { disksOf, hasRoom } from './elements.ts';
import { animalNumber, cursorSpace, FIRST_DOMINATION } from './outlook.ts';
import { bagOf, type DsQuestion } from './question.ts';
import { type DsScales, dominantOn } from './scales.ts';
import { standings } from './stakes.ts';
import { glaciationGain } from './tiles.ts';
import { coldSnapGain, evolutionGain } from './victims.ts';
import { WEIGHTS } from './weights.ts';

/** What a card brings to the animal that takes it, by the seat's measure. */
type Worth = (scales: DsScales, view: DsView) => number;

const WATER = new Set([TERRAINS.indexOf('sea'), TERRAINS.indexOf('wetland')]);

/** Pawns that some animals gain, for the rounds to come. */
function pawnGain({ o, base }: DsScales, gains: (animal: number) => boolean): number {
  let sum = 0;
  for (let a = 0; a < ANIMALS; a++) if (at(base, OWNER + a) >= 0 && gains(a)) sum += o.stakes[a] as number;
  return sum * WEIGHTS.pawn * o.roundsAfter;
}

const WORTH: Readonly<Record<CardId, Worth>> = {
  aquatic: (scales, view) => {
    const bag = bagOf(view);
    return bestTile(
      scales.base,
      (hex) => WATER.has(terrainOf(scales.base, hex)),
      (hex) => coloniseGain(scales, hex, bag),
    );
  },
  biodiversity: (scales) => {
    const { base, o } = scales;
    return ownPoints(
      scales,
      countTiles(base, (hex) => isContested(base, hex, o.animal)),
    );
  },
  biomass: biomassGain,
  blight: (scales) => bestTile(scales.base, anywhere, (hex) => blightGain(scales, hex)),
  catastrophe: (scales) => bestTile(scales.base, anywhere, (hex) => impactGain(scales, hex)),
  'cold-snap': coldSnapGain,
  disease: (scales) => diseaseGain(scales, disksOf),
  ecodiversity: (scales) => ownPoints(scales, matchingDisks(scales.base, scales.o.animal)),
  evolution: evolutionGain,
  fecundity: fecundityGain,
  fertile: (scales) => {
    const { base, o } = scales;
    const alive = (hex: number): boolean => cubesOn(base, hex, o.animal) > 0;
    return ownPoints(
      scales,
      bestTile(base, alive, (hex) => crowdOn(base, hex)),
    );
  },
  habitat: (scales, view) => bestPutOf(scales, bagOf(view)),
  hibernation: (scales) =>
    at(scales.base, ELIMINATED + scales.o.animal) === 0
      ? 0
      : bestTile(scales.base, anywhere, (hex) => hibernationGain(scales, hex)),
  'ice-age': iceAgeWorth,
  'ice-sheet': glaciationGain,
  immigrants: immigrantsGain,
  instinct: instinctGain,
  intelligence: (scales) => pawnGain(scales, (a) => a <= scales.o.animal),
  'mass-exodus': (scales) => bestTile(scales.base, anywhere, (hex) => exodusGain(scales, hex)),
  metamorphosis: (scales, view) => bestExchange(scales, bagOf(view), disksOf),
  'niche-biomes': nicheGain,
  nocturnal: ({ o }, view) =>
    view.initiative[0] === ANIMAL_IDS[o.animal] ? 0 : WEIGHTS.initiative * o.roundsAfter,
  omnivore: (scales) => pawnGain(scales, (a) => a === scales.o.animal),
  parasitism: (scales) => pawnGain(scales, (a) => a >= scales.o.animal),
  predator: predatorGain,
  symbiotic: (scales, view) => symbioticGain(scales, bagOf(view), (a) => hasRoom(scales.base, a)),
};

/** DS-6.4: one disk of the tile stays, the one that is best for us. */
function blightGain(scales: DsScales, hex: number): number {
  const s = scales.trial();
  const corners = Array.from(HEX_CORNERS.subarray(hex * 6, hex * 6 + 6)).filter((c) => at(s, DISK + c) !== 0);
  const kinds = corners.map((c) => at(s, DISK + c) - 1);
  for (const corner of corners) liftDisk(s, corner);
  let top = Number.NEGATIVE_INFINITY;
  for (const [i, corner] of corners.entries()) {
    putDisk(s, corner, kinds[i] as number);
    top = Math.max(top, scales.gain(s));
    liftDisk(s, corner);
  }
  return corners.length === 0 ? 0 : top;
}

/**
 * DS-6.14, DS-5.10: who would win if this round were the last. It is taken by whoever is ahead; for the others it is the
 * last of all cards.
 */
function iceAgeWorth({ base, o }: DsScales): number {
  const s = base.slice();
  const dominated = new Int32Array(ANIMALS);
  for (let hex = 0; hex < HEXES; hex++) {
    if (at(s, TILE + hex) === 0) continue;
    const dominant = dominantOn(s, hex);
    if (dominant >= 0) dominated[dominant] = (dominated[dominant] as number) + 1;
    for (let a = 0; a < ANIMALS; a++) if (isEndangered(s, hex, a)) s[CUBES + hex * ANIMALS + a] = 0;
  }
  const points = standings(s);
  for (let a = 0; a < ANIMALS; a++) points[a] = (points[a] as number) + bonus(dominated[a] as number);
  const lead = leadOf(s, points, o.seat);
  return lead > 0 ? WEIGHTS.win + lead : lead - WEIGHTS.win;
}

/** DS-6.16.1: most animals give up a disk, so it costs whoever has disks, us too. */
function immigrantsGain({ base, o }: DsScales): number {
  let sum = 0;
  for (let a = 0; a < ANIMALS; a++) {
    if (at(base, OWNER + a) < 0) continue;
    let disks = 0;
    for (let k = 0; k < KINDS; k++) disks += disksOf(base, a, k);
    sum -= (o.stakes[a] as number) * (disks > 0 ? WEIGHTS.disk : WEIGHTS.crowds);
  }
  return sum;
}

/** DS-6.17: a pawn on a Domination space that is still ahead scores a tile more; elsewhere it saves a placement. */
function instinctGain({ o }: DsScales, view: DsView): number {
  const own = view.animals.find(({ animal }) => animalNumber(animal) === o.animal);
  if (own === undefined || own.pawns.available === 0) return 0;
  const cursor = cursorSpace(view);
  const ahead = SPACE_NAMES.some(
    (name, space) => space >= FIRST_DOMINATION && space > cursor && !(name in view.spaces),
  );
  return ahead ? WEIGHTS.pawn + WEIGHTS.card : WEIGHTS.pawn * WEIGHTS.waits * Math.min(1, o.roundsAfter);
}

/** DS-6.21: everybody ahead is charged the first value of the tile just scored: one that we dominate. */
function nicheGain({ base, o }: DsScales): number {
  let charge = 0;
  for (let hex = 0; hex < HEXES; hex++) {
    if (o.scored[hex] === 1 && dominantOn(base, hex) === o.animal) {
      charge = Math.max(charge, (SCORING[terrainOf(base, hex)] as readonly number[])[0] as number);
    }
  }
  let gain = 0;
  for (let a = 0; a < ANIMALS; a++) {
    if (at(base, OWNER + a) < 0 || at(base, POINTS + a) <= at(base, POINTS + o.animal)) continue;
    gain -= (o.stakes[a] as number) * Math.min(charge, at(base, POINTS + a));
  }
  return gain;
}

/** What the best face-up card is worth to the animal; 0 without one. */
export function bestCard({ view }: Asked<DsView>, scales: DsScales): number {
  const values = view.cards.faceUp.map((id) => WORTH[id](scales, view));
  return values.length === 0 ? 0 : Math.max(...values);
}

/** DS-5.4.12.5. */
export function chooseCard({ asked, scales }: DsQuestion): Move {
  return best(asked.legal, (move) => WORTH[CARD_IDS[operandA(move)] as CardId](scales, asked.view));
}
