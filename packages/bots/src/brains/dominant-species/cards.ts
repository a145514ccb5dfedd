import { bonus, CARD_IDS, type CardId } from '@clade/dominant-species';
import { DOMINANT, TRACK } from '@clade/dominant-species/packed';
import * as earth from '@clade/earth';
import { crowdOn, isContested, matchingDisks } from '@clade/earth';
import type { State } from '@clade/engine';
import type { DsEyes } from './eyes.ts';
import type { Leanings } from './leanings.ts';

const { ANIMALS, CUBES, HEX_SET, HEXES, HOMES, OWNER, POINTS, TILE } = earth;

/** What a card is worth on the average to whoever takes it; those that can be counted are. */
const AVERAGE: Readonly<Record<CardId, number>> = {
  aquatic: 6,
  biodiversity: 0,
  biomass: 5,
  blight: 4,
  catastrophe: 6,
  'cold-snap': 3,
  disease: 4,
  ecodiversity: 0,
  evolution: 7,
  fecundity: 7,
  fertile: 0,
  habitat: 4,
  hibernation: 5,
  'ice-age': 0,
  'ice-sheet': 4,
  immigrants: 3,
  instinct: 5,
  intelligence: 6,
  'mass-exodus': 4,
  metamorphosis: 3,
  'niche-biomes': 4,
  nocturnal: 1,
  omnivore: 8,
  parasitism: 4,
  predator: 7,
  symbiotic: 4,
};
const WORTH: readonly number[] = CARD_IDS.map((id) => AVERAGE[id]);

const BIODIVERSITY = CARD_IDS.indexOf('biodiversity');
const ECODIVERSITY = CARD_IDS.indexOf('ecodiversity');
const FERTILE = CARD_IDS.indexOf('fertile');
const ICE_AGE = CARD_IDS.indexOf('ice-age');
const INTELLIGENCE = CARD_IDS.indexOf('intelligence');
const OMNIVORE = CARD_IDS.indexOf('omnivore');
const PARASITISM = CARD_IDS.indexOf('parasitism');
const NOCTURNAL = CARD_IDS.indexOf('nocturnal');

export function cardWorth(e: DsEyes, leanings: Leanings, card: number): number {
  const { s, animal } = e;
  const own = e.stakes[animal];
  switch (card) {
    case BIODIVERSITY:
      return own * contested(s, animal);
    case ECODIVERSITY:
      return own * matchingDisks(s, animal);
    case FERTILE:
      return own * largestCrowd(s, animal);
    case ICE_AGE:
      return iceAge(e, leanings);
    case INTELLIGENCE:
    case PARASITISM:
    case OMNIVORE:
      return own * pawnGain(e, card) * leanings.pawn * e.rounds;
    case NOCTURNAL:
      return s[TRACK] === animal + 1 ? 0 : leanings.initiative * e.rounds;
    default:
      return WORTH[card] * Math.min(1, 0.4 + 0.3 * e.rounds);
  }
}

/** DS-6.18, DS-6.23, DS-6.24: who gains a pawn, by the player's measure. */
function pawnGain(e: DsEyes, card: number): number {
  let sum = 0;
  for (let a = 0; a < ANIMALS; a++) {
    if (e.s[OWNER + a] < 0) continue;
    const gains = card === OMNIVORE ? a === e.animal : card === INTELLIGENCE ? a <= e.animal : a >= e.animal;
    if (gains) sum += e.stakes[a];
  }
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
function iceAge(e: DsEyes, leanings: Leanings): number {
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
  return own > first ? leanings.win : own - first - leanings.win;
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
