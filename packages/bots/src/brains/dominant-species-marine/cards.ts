import { bonus, CARD_IDS, type CardId } from '@clade/dominant-species-marine';
import { CONTROL, ROW, SLOTS, TARGET, VENT_SIDE } from '@clade/dominant-species-marine/packed';
import * as earth from '@clade/earth';
import { crowdOn, cubesOnSmall, isContested, matchingDisks, othersOn } from '@clade/earth';
import type { State } from '@clade/engine';
import type { MarineEyes } from './eyes.ts';
import type { Leanings } from './leanings.ts';

const { ANIMALS, AROUND, CUBES, HEX_SET, HOMES, KINDS, OWNER, POINTS, TILE } = earth;

/** What a card is worth on the average in games of greedy to whoever resolves it; those that can be counted are. */
const AVERAGE: Readonly<Partial<Record<CardId, number>>> = {
  adaptability: 0.8,
  biomass: 2.9,
  'bountiful-habitat': 9.9,
  cladogenesis: 8.7,
  disease: 1.4,
  fecundity: 2.4,
  'gene-expression': 0,
  habitat: 6,
  'invasive-species': -2.5,
  'mass-exodus': 3.9,
  metamorphosis: 0.7,
  'niche-construction': 5.3,
  omnivore: 4.5,
  'population-explosion': 3,
  predator: 5.9,
  'profligate-carnivore': 3,
  'solar-radiation': 2,
  symbiotic: 2,
  'tectonic-shift': 1.9,
  terrestrial: 8.4,
  'trophic-cascade': 2,
  volcanism: 4.2,
};
/** A card is resolved where it is worth much: less than that on the average of all positions. */
const ANYWHERE = 0.6;
const WORTH: readonly number[] = CARD_IDS.map((id) => ANYWHERE * (AVERAGE[id] ?? 0));

/** Cards that pay for every own tile with a disk of a kind. */
const TILES_WITH: Readonly<Partial<Record<CardId, number>>> = {
  producers: 0,
  annelids: 1,
  'carbon-cycle': 2,
  endosymbionts: 3,
  univalves: 4,
  'semi-aquatic': 5,
};
const KIND_OF: readonly number[] = CARD_IDS.map((id) => TILES_WITH[id] ?? -1);

const ASTEROID = CARD_IDS.indexOf('asteroid');
const BIODIVERSITY = CARD_IDS.indexOf('biodiversity');
const ECODIVERSITY = CARD_IDS.indexOf('ecodiversity');
const EXTREMOPHILES = CARD_IDS.indexOf('extremophiles');
const FERTILE = CARD_IDS.indexOf('fertile');
const MARINE_SNOW = CARD_IDS.indexOf('marine-snow');
const MONOTYPIC = CARD_IDS.indexOf('monotypic-habitat');
/** DSM-6.3.18: words of TILE and VENT_SIDE. */
const OCEAN_TILE = 7;
const SMOKER_UP = 1;

export function cardWorth(e: MarineEyes, leanings: Leanings, card: number): number {
  const { s, animal } = e;
  const own = e.stakes[animal];
  if (KIND_OF[card] >= 0) return own * countHomes(s, animal, card);
  switch (card) {
    case ASTEROID:
      return asteroid(e, leanings);
    case BIODIVERSITY:
    case MARINE_SNOW:
    case FERTILE:
      return own * countHomes(s, animal, card);
    case MONOTYPIC:
      return own * bonus(countHomes(s, animal, card));
    case ECODIVERSITY:
      return own * matchingDisks(s, animal);
    case EXTREMOPHILES:
      return own * cubesOnSmall(s, animal);
    default:
      return own * WORTH[card];
  }
}

/** Own tiles that a card counts; for Fertile the largest crowd on one. */
function countHomes(s: State, animal: number, card: number): number {
  let n = 0;
  for (let w = 0; w < HEX_SET; w++) {
    for (let rest = s[HOMES + animal * HEX_SET + w]; rest !== 0; rest &= rest - 1) {
      const hex = w * 32 + 31 - Math.clz32(rest & -rest);
      if (card === FERTILE) n = Math.max(n, crowdOn(s, hex));
      else if (card === BIODIVERSITY) n += isContested(s, hex, animal) ? 1 : 0;
      else if (card === MONOTYPIC) n += othersOn(s, hex, animal) === 0 ? 1 : 0;
      else if (card === MARINE_SNOW)
        n += s[TILE + hex] === OCEAN_TILE || s[VENT_SIDE + hex] === SMOKER_UP ? 1 : 0;
      else n += s[AROUND + hex * KINDS + KIND_OF[card]] > 0 ? 1 : 0;
    }
  }
  return n;
}

/** The best card in the first slots of the row. */
export function bestCard(e: MarineEyes, leanings: Leanings, slots: number): number {
  let best = 0;
  for (let i = 0; i < Math.min(slots, SLOTS); i++) {
    const card = e.s[ROW + i] - 1;
    if (card >= 0) best = Math.max(best, cardWorth(e, leanings, card));
  }
  return best;
}

/** DSM-5.18: whoever is ahead ends the game. */
function asteroid(e: MarineEyes, leanings: Leanings): number {
  const { s, seat } = e;
  let own = Number.POSITIVE_INFINITY;
  let first = Number.NEGATIVE_INFINITY;
  for (let p = 0; p < ANIMALS; p++) {
    let points = Number.POSITIVE_INFINITY;
    for (let a = 0; a < ANIMALS; a++) if (s[OWNER + a] === p) points = Math.min(points, standing(s, a));
    if (points === Number.POSITIVE_INFINITY) continue;
    if (p === seat) own = points;
    else first = Math.max(first, points);
  }
  return own > first ? leanings.win + own - first : own - first - leanings.win;
}

/** Points with the targets of special pawns and, roughly, the last scoring of the tiles. */
function standing(s: State, animal: number): number {
  let sum = s[POINTS + animal];
  for (let k = 0; k < KINDS; k++) if (s[CONTROL + k] === animal + 1) sum += s[TARGET + k];
  for (let w = 0; w < HEX_SET; w++) {
    for (let rest = s[HOMES + animal * HEX_SET + w]; rest !== 0; rest &= rest - 1) {
      const hex = w * 32 + 31 - Math.clz32(rest & -rest);
      const own = s[CUBES + hex * ANIMALS + animal];
      let first = true;
      for (let a = 0; a < ANIMALS; a++) {
        const other = s[CUBES + hex * ANIMALS + a];
        if (a !== animal && (other > own || (other === own && a < animal))) first = false;
      }
      sum += first ? 4 : 1.5;
    }
  }
  return sum;
}
