import { bonus, CARD_IDS, type CardId, SCORING, SECTIONS, TERRAINS } from '@clade/dominant-species';
import { DOMINANT, FIRST_SPACE, SCORED, SPACE, SPACES, TRACK } from '@clade/dominant-species/packed';
import * as earth from '@clade/earth';
import { crowdOn, disksAround, isContested, matchingDisks } from '@clade/earth';
import type { State } from '@clade/engine';
import {
  bestOver,
  biomass,
  cascade,
  colonise,
  disease,
  exchange,
  exodus,
  fecundity,
  impact,
  predator,
  replacement,
  sumOver,
  symbiotic,
} from '../earth/effects.ts';
import { disksOf, hasRoom } from './elements.ts';
import type { DsEvaluation } from './evaluation.ts';
import type { PolicyParams } from './params.ts';
import { glaciationGain } from './spaces.ts';

const { ANIMALS, BAG, CUBES, ELIMINATED, HEX_SET, HEXES, HOMES, KINDS, LANDS, OWNER, PAWNS } = earth;
const { POINTS, POOL, SMALL, SMALL_LEFT, TILE, TILES } = earth;

const WATER = new Set([TERRAINS.indexOf('sea'), TERRAINS.indexOf('wetland')]);
const FIRST_DOMINATION = FIRST_SPACE[SECTIONS.findIndex(({ id }) => id === 'domination')];
/** DS-6.13: cubes that come back by Hibernation. */
const AWAKES = 5;

/** DS-6.16: what Immigrants costs an animal with disks, and one without. */
const DISK_LOST = 2;
const CROWDS_LOST = 5;

/** What a card brings to the animal that the evaluation look for. */
type Worth = (e: DsEvaluation, params: PolicyParams) => number;

const WORTH: Readonly<Record<CardId, Worth>> = {
  aquatic: (e) => bestOver(e.s, TILES, (hex) => (WATER.has(e.s[TILE + hex] - 1) ? colonise(e, hex) : 0)),
  biodiversity: (e) => e.stakes[e.animal] * contested(e.s, e.animal),
  biomass,
  // DS-6.4: one disk of the tile stays.
  blight: (e) => bestOver(e.s, TILES, (hex) => cascade(e, hex, disksAround(e.s, hex) - 1)),
  catastrophe: (e) => bestOver(e.s, TILES, (hex) => impact(e, hex)),
  'cold-snap': (e) => sumOver(e.s, LANDS + SMALL * HEX_SET, (hex) => e.thinned(hex, e.animal)),
  disease: (e) => disease(e, disksOf),
  ecodiversity: (e) => e.stakes[e.animal] * matchingDisks(e.s, e.animal),
  evolution,
  fecundity,
  fertile: (e) => e.stakes[e.animal] * largestCrowd(e.s, e.animal),
  habitat,
  hibernation: (e) => {
    const cubes = Math.min(AWAKES, e.s[ELIMINATED + e.animal]);
    return cubes === 0 ? 0 : bestOver(e.s, TILES, (hex) => e.cubeGain(hex, e.animal, cubes));
  },
  'ice-age': iceAge,
  'ice-sheet': (e) => (e.s[SMALL_LEFT] > 0 ? glaciationGain(e) : 0),
  immigrants,
  instinct,
  intelligence: (e, { pawn }) => pawnGain(e, (a) => a <= e.animal) * pawn * e.rounds,
  'mass-exodus': (e) => bestOver(e.s, TILES, (hex) => exodus(e, hex)),
  metamorphosis: (e) => exchange(e, (k) => e.s[BAG + k] > 0, disksOf),
  'niche-biomes': nicheBiomes,
  nocturnal: (e, { initiative }) => (e.s[TRACK] === e.animal + 1 ? 0 : initiative * e.rounds),
  omnivore: (e, { pawn }) => pawnGain(e, (a) => a === e.animal) * pawn * e.rounds,
  parasitism: (e, { pawn }) => pawnGain(e, (a) => a >= e.animal) * pawn * e.rounds,
  predator,
  symbiotic: (e) => symbiotic(e, hasRoom),
};
const BY_NUMBER: readonly Worth[] = CARD_IDS.map((id) => WORTH[id]);

export function cardWorth(e: DsEvaluation, params: PolicyParams, card: number): number {
  return BY_NUMBER[card](e, params);
}

/** DS-6.9: the best replacement of a cube of each of two animals. */
function evolution(e: DsEvaluation): number {
  if (e.s[POOL + e.animal] === 0) return 0;
  let first = 0;
  let second = 0;
  for (let a = 0; a < ANIMALS; a++) {
    if (a === e.animal || e.s[OWNER + a] < 0) continue;
    const gain = replacement(e, a);
    if (gain > first) {
      second = first;
      first = gain;
    } else if (gain > second) second = gain;
  }
  return first + second;
}

function habitat(e: DsEvaluation): number {
  let top = 0;
  for (let k = 0; k < KINDS; k++) if (e.s[BAG + k] > 0) top = Math.max(top, e.bestPut(k));
  return top;
}

/** DS-6.16.1: most animals give up a disk, so it costs whoever has disks, us too. */
function immigrants({ s, stakes }: DsEvaluation): number {
  let sum = 0;
  for (let a = 0; a < ANIMALS; a++) {
    if (s[OWNER + a] < 0) continue;
    let disks = 0;
    for (let k = 0; k < KINDS; k++) disks += disksOf(s, a, k);
    sum -= stakes[a] * (disks > 0 ? DISK_LOST : CROWDS_LOST);
  }
  return sum;
}

/** DS-6.17: a pawn on a Domination space that is still ahead scores a tile more; elsewhere it saves a placement. */
function instinct({ s, animal, cursor, rounds }: DsEvaluation, { pawn, card, waits }: PolicyParams): number {
  if (s[PAWNS + animal] === 0) return 0;
  for (let space = Math.max(FIRST_DOMINATION, cursor + 1); space < SPACES; space++)
    if (s[SPACE + space] === 0) return pawn + card;
  return pawn * waits * Math.min(1, rounds);
}

/** DS-6.21: everybody ahead is charged the first value of the tile just scored: one that we dominate. */
function nicheBiomes({ s, animal, stakes }: DsEvaluation): number {
  let charge = 0;
  for (let w = 0; w < HEX_SET; w++) {
    for (let rest = s[SCORED + w]; rest !== 0; rest &= rest - 1) {
      const hex = w * 32 + 31 - Math.clz32(rest & -rest);
      if (s[DOMINANT + hex] === animal + 1) charge = Math.max(charge, SCORING[s[TILE + hex] - 1][0]);
    }
  }
  let gain = 0;
  for (let a = 0; a < ANIMALS; a++)
    if (s[OWNER + a] >= 0 && s[POINTS + a] > s[POINTS + animal])
      gain -= stakes[a] * Math.min(charge, s[POINTS + a]);
  return gain;
}

/** DS-6.18, DS-6.23, DS-6.24: who gains a pawn, by the player's measure. */
function pawnGain(e: DsEvaluation, gains: (animal: number) => boolean): number {
  let sum = 0;
  for (let a = 0; a < ANIMALS; a++) if (e.s[OWNER + a] >= 0 && gains(a)) sum += e.stakes[a];
  return sum;
}

function contested(s: State, animal: number): number {
  let n = 0;
  for (let hex = 0; hex < HEXES; hex++) if (s[TILE + hex] !== 0 && isContested(s, hex, animal)) n++;
  return n;
}

function largestCrowd(s: State, animal: number): number {
  let most = 0;
  for (let w = 0; w < HEX_SET; w++) {
    for (let rest = s[HOMES + animal * HEX_SET + w]; rest !== 0; rest &= rest - 1)
      most = Math.max(most, crowdOn(s, w * 32 + 31 - Math.clz32(rest & -rest)));
  }
  return most;
}

const final = new Float64Array(ANIMALS);

/** DS-6.14, DS-5.10: whoever would win if this round were the last takes it; for the others it is the last of all cards. */
function iceAge(e: DsEvaluation, params: PolicyParams): number {
  const { s, seat } = e;
  for (let a = 0; a < ANIMALS; a++) {
    let dominated = 0;
    for (let hex = 0; hex < HEXES; hex++) if (s[DOMINANT + hex] === a + 1) dominated++;
    final[a] = s[POINTS + a] + bonus(dominated) + placesOf(s, a);
  }
  let own = Number.POSITIVE_INFINITY;
  let first = Number.NEGATIVE_INFINITY;
  for (let p = 0; p < ANIMALS; p++) {
    let points = Number.POSITIVE_INFINITY;
    for (let a = 0; a < ANIMALS; a++) if (s[OWNER + a] === p) points = Math.min(points, final[a]);
    if (points === Number.POSITIVE_INFINITY) continue;
    if (p === seat) own = points;
    else first = Math.max(first, points);
  }
  return own > first ? params.win : own - first - params.win;
}

/** Roughly the points of the last scoring: first places alone. */
function placesOf(s: State, animal: number): number {
  let sum = 0;
  for (let hex = 0; hex < HEXES; hex++) {
    const own = s[CUBES + hex * ANIMALS + animal];
    if (own === 0 || s[TILE + hex] === 0) continue;
    let first = true;
    for (let a = 0; a < ANIMALS; a++) {
      const other = s[CUBES + hex * ANIMALS + a];
      if (a !== animal && (other > own || (other === own && a < animal))) first = false;
    }
    sum += first ? 5 : 2;
  }
  return sum;
}
