import {
  bonus,
  CARD_IDS,
  CARDS,
  type CardId,
  ELEMENTS,
  type ElementId,
  PRINTED,
  TERRAINS,
} from '@clade/dominant-species-marine';
import {
  COMPETITION_CHIP,
  COMPETITION_CHIPS,
  CONTROL,
  DECK_LEFT,
  HELD,
  hasRoom,
  isGeyser,
  isSmoker,
  ROW,
  SLOTS,
  SPACE_SET,
  STANDING,
  topDiscard,
  unseenCards,
} from '@clade/dominant-species-marine/packed';
import * as earth from '@clade/earth';
import { anyVacantCornerOf, crowdOn, cubesOnSmall, isContested, matchingDisks, othersOn } from '@clade/earth';
import type { State } from '@clade/engine';
import {
  bestLoss,
  bestOver,
  biomass,
  cascade,
  colonise,
  disease,
  exchange,
  exodus,
  fecundity,
  homes,
  impact,
  predator,
  replacement,
  sumOver,
  symbiotic,
} from '../earth/effects.ts';
import type { MarineEvaluation } from './evaluation.ts';
import type { PolicyParams } from './params.ts';
import { omnivore } from './tolls.ts';
import { tectonicsGain } from './vents.ts';

const { ANIMALS, AROUND, BAG, CORNERS, DISK, HAS, KINDS, OWNER, PAWNS } = earth;
const { POOL, TILE, TILES } = earth;

/** What a card brings to the animal that the evaluation look for; `x` is its slot, or 0 (DSM-6.1.5). */
type Worth = (e: MarineEvaluation, x: number, params: PolicyParams) => number;

const LAND = TERRAINS.indexOf('land');
const OCEAN = TERRAINS.indexOf('ocean');
/** What a Retrieve costs, for cards that save it. */
const RETRIEVE_COST = 5;
/** What each further disk or cube that leaves one tile brings, beside the first. */
const FURTHER = 0.6;

/** 1 VP for each own tile of some sort. */
function earn(e: MarineEvaluation, where: (hex: number) => boolean): number {
  return e.stakes[e.animal] * sumOver(e.s, homes(e.animal), (hex) => (where(hex) ? 1 : 0));
}

function tilesWith(element: ElementId): Worth {
  const kind = ELEMENTS.indexOf(element);
  return (e) => earn(e, (hex) => e.s[AROUND + hex * KINDS + kind] > 0);
}

/** Disks that can be lost: printed elements cannot (DSM-1.1.3). */
export function disksOf(s: State, animal: number, kind: number): number {
  return s[HAS + animal * KINDS + kind] - PRINTED[animal][kind];
}

function onEarth(s: State, kind: number): boolean {
  for (let c = 0; c < CORNERS; c++) if (s[DISK + c] === kind + 1) return true;
  return false;
}

/** DSM-6.3.16: a disk of a kind that is not controlled leaves Earth, one of a controlled kind comes out of the bag. */
function habitat(e: MarineEvaluation): number {
  const { s, animal } = e;
  let lift = Number.NEGATIVE_INFINITY;
  let put = 0;
  for (let k = 0; k < KINDS; k++) {
    if (s[CONTROL + k] !== animal + 1) lift = Math.max(lift, e.bestLiftOf(k));
    else if (s[BAG + k] > 0) put = Math.max(put, e.bestPut(k));
  }
  return put + (lift === Number.NEGATIVE_INFINITY ? 0 : lift);
}

function nicheConstruction(e: MarineEvaluation): number {
  let top = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < KINDS; k++) top = Math.max(top, e.bestLiftOf(k) + e.bestPut(k));
  return top === Number.NEGATIVE_INFINITY ? 0 : top;
}

/** DSM-6.3.27: the best cube of another animal to replace by an own one, and further ones that bring less. */
function hunt(e: MarineEvaluation, count: number): number {
  const { s, animal } = e;
  const cubes = Math.min(count, s[POOL + animal]);
  if (cubes === 0) return 0;
  let top = Number.NEGATIVE_INFINITY;
  for (let a = 0; a < ANIMALS; a++)
    if (a !== animal && s[OWNER + a] >= 0) top = Math.max(top, replacement(e, a));
  return top <= 0 ? 0 : top * (1 + FURTHER * (cubes - 1));
}

function bountiful(e: MarineEvaluation): number {
  const { s } = e;
  terrains.fill(0);
  sumOver(s, TILES, (hex) => {
    const gain = e.scoring(hex, 0);
    terrains[s[TILE + hex] - 1] += gain;
    return gain;
  });
  return Math.max(...terrains);
}
const terrains = new Float64Array(TERRAINS.length);

/** DSM-6.3.17. */
function invasive(e: MarineEvaluation): number {
  const { s } = e;
  let hit = 0;
  for (let i = 0; i < COMPETITION_CHIPS; i++)
    if (s[COMPETITION_CHIP + i] !== 0) hit |= 1 << s[COMPETITION_CHIP + i];
  return sumOver(s, TILES, (hex) => (((hit >> s[TILE + hex]) & 1) === 0 ? 0 : e.thinned(hex)));
}

/** DSM-6.3.31: pawns that come back save a share of a Retrieve; the others' too. */
function tectonicShift({ s, stakes }: MarineEvaluation): number {
  let gain = 0;
  for (let a = 0; a < ANIMALS; a++) {
    if (s[OWNER + a] < 0) continue;
    let out = 0;
    for (let w = 0; w < SPACE_SET; w++)
      for (let rest = s[STANDING + a * SPACE_SET + w]; rest !== 0; rest &= rest - 1) out++;
    if (out > 0) gain += (stakes[a] * RETRIEVE_COST * out) / (out + s[PAWNS + a]);
  }
  return gain;
}

/** DSM-5.18: whoever is ahead ends the game; for the others it is the last of all cards. */
function asteroid(e: MarineEvaluation, win: number): number {
  const lead = e.lead();
  const end = e.rounds === 0 ? 0 : lead > 0 ? win + lead : lead - win;
  return end + bestOver(e.s, TILES, (hex) => impact(e, hex));
}

/** DSM-6.3.15: the best of three for the trait that is worth least. */
function geneExpression({ s, animal, stakes, rounds, traits }: MarineEvaluation): number {
  let worst = Number.POSITIVE_INFINITY;
  for (let rest = s[HELD + animal]; rest !== 0; rest &= rest - 1)
    worst = Math.min(worst, traits.worth[31 - Math.clz32(rest & -rest)]);
  if (worst === Number.POSITIVE_INFINITY) return 0;
  return stakes[animal] * (traits.best - worst) * Math.min(1, rounds / 3);
}

function cladogenesis(e: MarineEvaluation, params: PolicyParams): number {
  const last = topDiscard(e.s);
  const again = last < 0 || last === CLADOGENESIS ? 0 : cardWorth(e, params, last, 0);
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < SLOTS; i++) {
    const card = e.s[ROW + i] - 1;
    if (card >= 0 && card !== CLADOGENESIS) best = Math.max(best, cardWorth(e, params, card, i + 1));
  }
  return again + (best === Number.NEGATIVE_INFINITY ? 0 : best);
}
const CLADOGENESIS = CARD_IDS.indexOf('cladogenesis');

const WORTH: Readonly<Record<CardId, Worth>> = {
  adaptability: (e) => exchange(e, (k) => onEarth(e.s, k), disksOf),
  annelids: tilesWith('worms'),
  asteroid: (e, _x, { win }) => asteroid(e, win),
  biodiversity: (e) => earn(e, (hex) => isContested(e.s, hex, e.animal)),
  biomass,
  'bountiful-habitat': bountiful,
  'carbon-cycle': tilesWith('plankton'),
  cladogenesis: (e, _x, params) => cladogenesis(e, params),
  disease: (e) => disease(e, disksOf),
  ecodiversity: (e) => e.stakes[e.animal] * matchingDisks(e.s, e.animal),
  endosymbionts: tilesWith('sponges'),
  extremophiles: (e) => e.stakes[e.animal] * cubesOnSmall(e.s, e.animal),
  fecundity,
  fertile: (e) => e.stakes[e.animal] * bestOver(e.s, homes(e.animal), (hex) => crowdOn(e.s, hex)),
  'gene-expression': geneExpression,
  habitat,
  'invasive-species': invasive,
  'marine-snow': (e) => earn(e, (hex) => e.s[TILE + hex] === OCEAN + 1 || isSmoker(e.s, hex)),
  'mass-exodus': (e) => bestOver(e.s, TILES, (hex) => exodus(e, hex)),
  metamorphosis: (e) => exchange(e, (k) => e.s[BAG + k] > 0, disksOf),
  'monotypic-habitat': (e) =>
    e.stakes[e.animal] *
    bonus(sumOver(e.s, homes(e.animal), (hex) => (othersOn(e.s, hex, e.animal) === 0 ? 1 : 0))),
  'niche-construction': nicheConstruction,
  omnivore: (e) => bestOver(e.s, homes(e.animal), (hex) => omnivore(e, hex)),
  'population-explosion': (e) =>
    bestOver(e.s, homes(e.animal), (hex) =>
      e.spawnGain(hex, Math.min(crowdOn(e.s, hex), e.s[POOL + e.animal])),
    ),
  predator,
  producers: tilesWith('algae'),
  'profligate-carnivore': hunt,
  'semi-aquatic': tilesWith('sun'),
  'solar-radiation': (e, x) => (x === 0 ? 0 : bestOver(e.s, TILES, (hex) => bestLoss(e, hex, x, true))),
  symbiotic: (e) => symbiotic(e, hasRoom),
  'tectonic-shift': tectonicShift,
  terrestrial: (e) =>
    bestOver(e.s, TILES, (hex) =>
      (e.s[TILE + hex] === LAND + 1 || isGeyser(e.s, hex)) && anyVacantCornerOf(e.s, hex)
        ? colonise(e, hex)
        : 0,
    ),
  'trophic-cascade': (e, x) => (x === 0 ? 0 : bestOver(e.s, TILES, (hex) => cascade(e, hex, x))),
  univalves: tilesWith('gastropods'),
  volcanism: (e) => tectonicsGain(e, true, false),
};
const BY_NUMBER: readonly Worth[] = CARD_IDS.map((id) => WORTH[id]);

/** DSM-6.1.5: what a card in a slot is worth, or out of the discard pile with slot 0. */
export function cardWorth(e: MarineEvaluation, params: PolicyParams, card: number, slot: number): number {
  return BY_NUMBER[card](e, slot, params);
}

/** The best cards of the first slots of the row: `[0]` for the first slot, `[1]` for the first two, and so on. */
export class RowWorth {
  readonly best = new Float64Array(SLOTS);

  read(e: MarineEvaluation, params: PolicyParams): void {
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < SLOTS; i++) {
      const card = e.s[ROW + i] - 1;
      if (card >= 0) best = Math.max(best, cardWorth(e, params, card, i + 1));
      this.best[i] = best === Number.NEGATIVE_INFINITY ? 0 : best;
    }
  }
}

const EXTINCTION: readonly boolean[] = CARDS.map((card) => card.extinction === true);

/** DSM-5.15.9: what the next card brings if it shows a skeleton, by its chance. */
export function eventWorth(e: MarineEvaluation): number {
  const { s } = e;
  if (s[DECK_LEFT] === 0) return 0;
  const unseen = unseenCards(s);
  let skeletons = 0;
  for (const card of unseen) if (EXTINCTION[card]) skeletons++;
  return (skeletons / unseen.length) * sumOver(s, TILES, (hex) => e.extinct(hex));
}
