import { allLost, expectHits } from './hits.ts';
import { type Hunt, huntOf } from './hunt.ts';
import { type Outlook, ownShare } from './outlook.ts';
import { demandOf } from './supply.ts';
import { type Animal, isCarnivore } from './table.ts';
import {
  CARNIVORE,
  COOPERATION,
  countTraits,
  FAT_TISSUE,
  FERTILE,
  FORAGING,
  has,
  INTELLIGENCE,
  LONG_NECK,
  SCAVENGER,
  SHIELDS,
} from './traits.ts';
import { WEIGHTS } from './weights.ts';

const MAX_SIZE = 6;
/** More species than a row can have: every one needs a card of its own. */
const MAX_ROW = 129;

/** Scratch of one row, by place: heads to feed, food expected, chance to eat at all, attacks expected. */
const heads = new Float64Array(MAX_ROW);
const food = new Float64Array(MAX_ROW);
const chance = new Float64Array(MAX_ROW);
const hits = new Float64Array(MAX_ROW);
const hunt: Hunt = { meat: 0, attacks: 0, chance: 0 };

/**
 * Points that a row is expected to bring from here to the end: food of this round, population, traits and later cards,
 * less what carnivores and hunger will take. `cards` are left in hand.
 */
export function rowWorth(outlook: Outlook, row: readonly Animal[], cards: number): number {
  const { roundsAfter, callersProtected } = outlook.table;
  expectHits(outlook.hunters, row, callersProtected, hits);
  let worth = WEIGHTS.harm * feedWithoutHole(outlook, row, cards);
  worth += feedFromHole(outlook, row);
  for (let i = 0; i < row.length; i++) {
    const animal = row[i] as Animal;
    const eaten = food[i] as number;
    const lost = Math.min(hits[i] as number, eaten);
    const alive = (chance[i] as number) * (1 - allLost(hits[i] as number, heads[i] as number));
    const traits = countTraits(animal.traits);
    const lasting = roundsAfter > 0 ? safety(animal) : 1;
    const later = outlook.speciesLater + animal.body * WEIGHTS.body * roundsAfter;
    worth += eaten + (eaten - lost) * (1 + (outlook.headLater - 1) * lasting);
    worth += alive * (traits * WEIGHTS.trait + later * lasting);
    if (roundsAfter > 0) worth += (1 - alive) * traits * WEIGHTS.refund;
  }
  return roundsAfter > 0 ? worth + cards * WEIGHTS.hold : worth;
}

/** Share of what a species brings in later rounds that carnivores yet to come will leave. */
function safety(animal: Animal): number {
  const shields = countTraits(animal.traits & SHIELDS);
  return 1 - WEIGHTS.exposed * WEIGHTS.bodySafety ** (animal.body - 1) * WEIGHTS.shieldSafety ** shields;
}

/** Fills `heads`, and `food` and `chance` with what does not come from the watering hole; returns the own attacks. */
function feedWithoutHole(outlook: Outlook, row: readonly Animal[], cards: number): number {
  const fertile = outlook.table.hole > 0;
  let carnivores = 0;
  for (const animal of row) if (isCarnivore(animal)) carnivores++;
  let attacks = 0;
  for (let i = 0; i < row.length; i++) {
    const { traits, population, fat } = row[i] as Animal;
    const mouths = fertile && has(traits, FERTILE) ? Math.min(MAX_SIZE, population + 1) : population;
    let meals = Math.min(fat, mouths);
    let fed = meals > 0 ? 1 : 0;
    if (has(traits, SCAVENGER)) {
      const scraps = WEIGHTS.scraps * (outlook.attacks + carnivores);
      meals += scraps;
      fed = Math.max(fed, 1 - Math.exp(-scraps));
    }
    const left = row[i - 1];
    if (left !== undefined && isCarnivore(left) && has(left.traits, COOPERATION)) {
      const passed = Math.min(1, (food[i - 1] as number) / 2);
      meals += passed;
      fed = Math.max(fed, passed);
    }
    if (has(traits, INTELLIGENCE) && !has(traits, CARNIVORE)) {
      meals += Math.min(2, cards) * 0.5;
      fed = Math.max(fed, Math.min(0.9, cards * 0.6));
    }
    if (isCarnivore(row[i] as Animal)) {
      huntOf(outlook, row[i] as Animal, mouths - meals, carnivores, hunt);
      meals += hunt.meat;
      attacks += hunt.attacks;
      fed = Math.max(fed, hunt.chance);
    } else if (has(traits, LONG_NECK)) {
      meals += has(traits, FORAGING) ? 2 : 1;
      fed = 1;
    }
    heads[i] = mouths;
    food[i] = Math.min(mouths, meals);
    chance[i] = fed;
  }
  return attacks;
}

/**
 * Adds the own share of the watering hole: a first token for each species, then the rest of the population, then Fat
 * Tissue. Returns the worth of the stored fat.
 */
function feedFromHole(outlook: Outlook, row: readonly Animal[]): number {
  let left = ownShare(outlook, demandOf(row, outlook.table.hole > 0).rate);
  let rest = 0;
  let store = 0;
  for (let i = 0; i < row.length; i++) {
    const animal = row[i] as Animal;
    if (isCarnivore(animal)) continue;
    const had = food[i] as number;
    if (had < 1) {
      const p = likely(left);
      left--;
      food[i] = had + (1 - had) * p;
      chance[i] = 1 - (1 - (chance[i] as number)) * (1 - p);
    }
    rest += (heads[i] as number) - Math.max(1, had);
    if (has(animal.traits, FAT_TISSUE)) store += animal.body - animal.fat;
  }
  // Behind the first tokens all heads are alike: the mean chance serves for each of them.
  if (rest > 0) {
    let sum = 0;
    for (let need = rest; need > 0; need--, left--) sum += Math.min(1, need) * likely(left);
    const p = sum / rest;
    for (let i = 0; i < row.length; i++) {
      if (isCarnivore(row[i] as Animal)) continue;
      const had = food[i] as number;
      food[i] = had + p * Math.max(0, (heads[i] as number) - Math.max(1, had));
    }
  }
  let worth = 0;
  for (; store > 0; store--, left--) worth += WEIGHTS.fat * likely(left);
  return worth;
}

/** Chance that one more token is there when `left` are expected. */
function likely(left: number): number {
  return 1 / (1 + Math.exp((0.5 - left) / WEIGHTS.spread));
}
