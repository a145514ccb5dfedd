import {
  ANIMAL_IDS,
  bonus,
  CARD_IDS,
  type CardId,
  type DsView,
  ELEMENTS,
  SCORING,
  SPACE_NAMES,
  TERRAINS,
} from '@clade/dominant-species';
import {
  ANIMALS,
  CORNERS,
  CUBES,
  crowdOn,
  cubesOn,
  DISK,
  ELIMINATED,
  elementsOf,
  HAS,
  HEX_CORNERS,
  HEXES,
  isEndangered,
  KINDS,
  OWNER,
  POINTS,
  TILE,
  terrainOf,
} from '@clade/earth';
import { type Move, operandA, type State } from '@clade/engine';
import type { Asked } from '../../bot.ts';
import { best } from '../earth/best.ts';
import { at } from '../earth/read.ts';
import { liftDisk, putDisk, shiftElement } from '../earth/shift.ts';
import { aquaticGain, fecundityGain, hibernationGain } from './cubes.ts';
import { bestPut } from './disks.ts';
import { diseaseGain, disksOf, drawGain } from './elements.ts';
import { exodusGain } from './migration.ts';
import { animalNumber, cursorSpace, FIRST_DOMINATION } from './outlook.ts';
import type { Question } from './question.ts';
import { dominantOn, type Scales } from './scales.ts';
import { seatPoints, standings } from './stakes.ts';
import { glaciationGain } from './tiles.ts';
import {
  biomassGain,
  catastropheGain,
  coldSnapGain,
  evolutionGain,
  isContested,
  predatorGain,
} from './victims.ts';
import { WEIGHTS } from './weights.ts';

/** What a card brings to the animal that takes it, by the seat's measure. */
type Worth = (scales: Scales, view: DsView) => number;

const WATER = new Set([TERRAINS.indexOf('sea'), TERRAINS.indexOf('wetland')]);

function bagOf(view: DsView): number[] {
  return ELEMENTS.map((id) => view.bag[id] ?? 0);
}

function ownStake({ o }: Scales): number {
  return o.stakes[o.animal] as number;
}

/** The best of a card that picks any tile. */
function bestTile(
  scales: Scales,
  where: (s: State, hex: number) => boolean,
  gain: (hex: number) => number,
): number {
  let top = Number.NEGATIVE_INFINITY;
  for (let hex = 0; hex < HEXES; hex++) {
    if (at(scales.base, TILE + hex) !== 0 && where(scales.base, hex)) top = Math.max(top, gain(hex));
  }
  return top === Number.NEGATIVE_INFINITY ? 0 : top;
}

function anywhere(): boolean {
  return true;
}

/** Pawns that some animals gain, for the rounds to come. */
function pawnGain({ o, base }: Scales, gains: (animal: number) => boolean): number {
  let sum = 0;
  for (let a = 0; a < ANIMALS; a++) if (at(base, OWNER + a) >= 0 && gains(a)) sum += o.stakes[a] as number;
  return sum * WEIGHTS.pawn * o.roundsAfter;
}

const WORTH: Readonly<Record<CardId, Worth>> = {
  aquatic: (scales, view) => {
    const bag = bagOf(view);
    return bestTile(
      scales,
      (s, hex) => WATER.has(terrainOf(s, hex)),
      (hex) => aquaticGain(scales, hex, bag),
    );
  },
  biodiversity: (scales) => {
    let tiles = 0;
    for (let hex = 0; hex < HEXES; hex++) if (isContested(scales.base, hex, scales.o.animal)) tiles++;
    return tiles * ownStake(scales);
  },
  biomass: biomassGain,
  blight: (scales) => bestTile(scales, anywhere, (hex) => blightGain(scales, hex)),
  catastrophe: (scales) => bestTile(scales, anywhere, (hex) => catastropheGain(scales, hex)),
  'cold-snap': coldSnapGain,
  disease: diseaseGain,
  ecodiversity: (scales) => {
    const { base, o } = scales;
    let disks = 0;
    for (let c = 0; c < CORNERS; c++) {
      const kind = at(base, DISK + c) - 1;
      if (kind >= 0 && at(base, HAS + o.animal * KINDS + kind) > 0) disks++;
    }
    return disks * ownStake(scales);
  },
  evolution: evolutionGain,
  fecundity: fecundityGain,
  fertile: (scales) => {
    const { base, o } = scales;
    const alive = (s: State, hex: number): boolean => cubesOn(s, hex, o.animal) > 0;
    return bestTile(scales, alive, (hex) => crowdOn(base, hex)) * ownStake(scales);
  },
  habitat: (scales, view) => {
    let top = 0;
    for (const [kind, n] of bagOf(view).entries()) if (n > 0) top = Math.max(top, bestPut(scales, kind));
    return top;
  },
  hibernation: (scales) =>
    at(scales.base, ELIMINATED + scales.o.animal) === 0
      ? 0
      : bestTile(scales, anywhere, (hex) => hibernationGain(scales, hex)),
  'ice-age': iceAgeWorth,
  'ice-sheet': glaciationGain,
  immigrants: immigrantsGain,
  instinct: instinctGain,
  intelligence: (scales) => pawnGain(scales, (a) => a <= scales.o.animal),
  'mass-exodus': (scales) => bestTile(scales, anywhere, (hex) => exodusGain(scales, hex)),
  metamorphosis: metamorphosisGain,
  'niche-biomes': nicheGain,
  nocturnal: ({ o }, view) =>
    view.initiative[0] === ANIMAL_IDS[o.animal] ? 0 : WEIGHTS.initiative * o.roundsAfter,
  omnivore: (scales) => pawnGain(scales, (a) => a === scales.o.animal),
  parasitism: (scales) => pawnGain(scales, (a) => a >= scales.o.animal),
  predator: predatorGain,
  symbiotic: (scales, view) => {
    const { base, o } = scales;
    const bag = bagOf(view);
    let gain = 0;
    for (let a = 0; a < ANIMALS; a++) {
      if (at(base, OWNER + a) < 0) continue;
      if (a === o.animal || elementsOf(base, a) < elementsOf(base, o.animal))
        gain += drawGain(scales, a, bag);
    }
    return gain;
  },
};

/** DS-6.4: one disk of the tile stays, the one that is best for us. */
function blightGain(scales: Scales, hex: number): number {
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
function iceAgeWorth({ base, o }: Scales): number {
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
  let others = Number.NEGATIVE_INFINITY;
  for (let a = 0; a < ANIMALS; a++) {
    const owner = at(s, OWNER + a);
    if (owner >= 0 && owner !== o.seat) others = Math.max(others, seatPoints(s, points, owner));
  }
  const lead = seatPoints(s, points, o.seat) - others;
  return lead > 0 ? WEIGHTS.win + lead : lead - WEIGHTS.win;
}

/** DS-6.16.1: most animals give up a disk, so it costs whoever has disks, us too. */
function immigrantsGain({ base, o }: Scales): number {
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
function instinctGain({ o }: Scales, view: DsView): number {
  const own = view.animals.find(({ animal }) => animalNumber(animal) === o.animal);
  if (own === undefined || own.pawns.available === 0) return 0;
  const cursor = cursorSpace(view);
  const ahead = SPACE_NAMES.some(
    (name, space) => space >= FIRST_DOMINATION && space > cursor && !(name in view.spaces),
  );
  return ahead ? WEIGHTS.pawn + WEIGHTS.card : WEIGHTS.pawn * WEIGHTS.waits * Math.min(1, o.roundsAfter);
}

/** DS-6.20: the best exchange of a disk. */
function metamorphosisGain(scales: Scales, view: DsView): number {
  const { base, o } = scales;
  const bag = bagOf(view);
  let top = Number.NEGATIVE_INFINITY;
  for (let out = 0; out < KINDS; out++) {
    if (disksOf(base, o.animal, out) === 0) continue;
    for (let kind = 0; kind < KINDS; kind++) {
      if (bag[kind] === 0) continue;
      const s = scales.trial();
      shiftElement(s, o.animal, out, -1);
      shiftElement(s, o.animal, kind, 1);
      top = Math.max(top, scales.gain(s));
    }
  }
  return top === Number.NEGATIVE_INFINITY ? 0 : top;
}

/** DS-6.21: everybody ahead is charged the first value of the tile just scored: one that we dominate. */
function nicheGain({ base, o }: Scales): number {
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
export function bestCard({ view }: Asked<DsView>, scales: Scales): number {
  const values = view.cards.faceUp.map((id) => WORTH[id](scales, view));
  return values.length === 0 ? 0 : Math.max(...values);
}

/** DS-5.4.12.5. */
export function chooseCard({ asked, scales }: Question): Move {
  return best(asked.legal, (move) => WORTH[CARD_IDS[operandA(move)] as CardId](scales, asked.view));
}
