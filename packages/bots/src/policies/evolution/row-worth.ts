import {
  BURROWING_BIT,
  COOPERATION_BIT,
  countBits,
  FAT_TISSUE_BIT,
  FERTILE_BIT,
  FORAGING_BIT,
  HORNS_BIT,
  INTELLIGENCE_BIT,
  LONG_NECK_BIT,
  MAX_SIZE,
  PACK_HUNTING_BIT,
  SCAVENGER_BIT,
  WARNING_CALL_BIT,
} from '@clade/evolution/packed';
import { type Outlook, power, takeRate, wanted } from './outlook.ts';
import type { PolicyParams } from './params.ts';
import { MOST_ROW, type PolicyRow } from './row.ts';
import { SHIELDS_AND_HORNS } from './shields.ts';

export const WHOLE_ROW = -1;

/** Traits that change who can attack a species, its neighbours, or how often that succeeds. */
const DEFENCES = SHIELDS_AND_HORNS | WARNING_CALL_BIT;

const hits = new Float64Array(MOST_ROW);
/** Those of the row that was weighed last with WHOLE_ROW. */
const wholeHits = new Float64Array(MOST_ROW);
const heads = new Float64Array(MOST_ROW);
const food = new Float64Array(MOST_ROW);
const chance = new Float64Array(MOST_ROW);
let huntMeat = 0;
let huntAttacks = 0;
let huntChance = 0;

/**
 * Points that the own row is expected to bring from here to the end: food of this round, population, traits and later
 * cards, less what carnivores and hunger will take. `cards` are left in hand. `changed` is the one place that differs from
 * the row that was weighed last with WHOLE_ROW; `guarded` says that its defences may differ too.
 */
export function rowWorth(outlook: Outlook, cards: number, changed: number, guarded = true): number {
  const { row, later, params } = outlook;
  if (guarded) expectHits(outlook, changed);
  else for (let i = 0; i < row.n; i++) hits[i] = wholeHits[i];
  let worth = params.harm * feedWithoutHole(outlook, cards);
  worth += feedFromHole(outlook);
  for (let i = 0; i < row.n; i++) {
    const eaten = food[i];
    const lost = Math.min(hits[i], eaten);
    const alive = chance[i] * (1 - allLost(hits[i], heads[i]));
    const traits = countBits(row.traits[i]);
    const lasting = later > 0 ? safety(row, params, i) : 1;
    const onward =
      outlook.speciesLater + (row.body[i] * params.body + traitsLater(outlook, row.traits[i])) * later;
    worth += eaten + (eaten - lost) * (1 + (outlook.headLater - 1) * lasting * params.grow);
    worth += alive * (traits * params.trait + onward * lasting * params.grow);
    if (later > 0) worth += (1 - alive) * traits * params.refund;
  }
  return later > 0 ? worth + cards * params.hold : worth;
}

/** What the traits of a species bring for a later round. */
function traitsLater({ traitLater }: Outlook, traits: number): number {
  let sum = 0;
  for (let rest = traits; rest !== 0; rest &= rest - 1) sum += traitLater[31 - Math.clz32(rest & -rest)];
  return sum;
}

/** Attacks that each species of the row has to expect. */
function expectHits(outlook: Outlook, changed: number): void {
  const { row, strikes, elsewhere, params } = outlook;
  for (let i = 0; i < row.n; i++) hits[i] = 0;
  for (let h = 0; h < outlook.hunters; h++) {
    let mask = changed === WHOLE_ROW ? openPlaces(outlook, h, 0, row.n) : changedPlaces(outlook, h, changed);
    if (changed === WHOLE_ROW) outlook.open[h] = mask;
    if (mask === 0) continue;
    const each = strikes[h] / (countBits(mask) + elsewhere[h]);
    for (; mask !== 0; mask &= mask - 1) hits[31 - Math.clz32(mask & -mask)] += each;
  }
  for (let i = 0; i < row.n; i++) {
    if ((row.traits[i] & HORNS_BIT) !== 0) hits[i] *= params.hornsLeave;
    if ((row.traits[i] & BURROWING_BIT) !== 0) hits[i] *= params.burrowingLeaves;
    if (changed === WHOLE_ROW) wholeHits[i] = hits[i];
  }
}

/** Does a trait change what hunters can do to the row? */
export function defends(trait: number): boolean {
  return ((1 << trait) & DEFENCES) !== 0;
}

/** Places of the row that a hunter can attack, as bits. A row longer than a word has bits hardly ever sees the rest. */
function openPlaces(outlook: Outlook, h: number, from: number, to: number): number {
  const { row, size, traits, population } = outlook;
  const end = Math.min(to, 31);
  let mask = 0;
  for (let i = from; i < end; i++) {
    if (row.open(i, size[h], traits[h], population[h], outlook.look.callersProtected)) mask |= 1 << i;
  }
  return mask;
}

/** The same when one place and what it does for its neighbours has changed since the whole row was looked at. */
function changedPlaces(outlook: Outlook, h: number, place: number): number {
  const from = Math.max(0, place - 1);
  const to = Math.min(outlook.row.n, place + 2);
  const looked = ((1 << (to - from)) - 1) << from;
  return (outlook.open[h] & ~looked) | openPlaces(outlook, h, from, to);
}

/** Share of what a species brings in later rounds that carnivores yet to come will leave. */
function safety(row: PolicyRow, params: PolicyParams, i: number): number {
  const shields = countBits(row.traits[i] & SHIELDS_AND_HORNS);
  return 1 - params.exposed * power(params.bodySafety, row.body[i] - 1) * power(params.shieldSafety, shields);
}

/** Chance that `n` or more attacks come when `expected` are, by Poisson. */
function allLost(expected: number, n: number): number {
  if (expected <= 0) return 0;
  let term = Math.exp(-expected);
  let fewer = 0;
  for (let k = 0; k < n; k++) {
    fewer += term;
    term *= expected / (k + 1);
  }
  return 1 - fewer;
}

/** Fills `heads`, and `food` and `chance` with what does not come from the watering hole; returns the own attacks. */
function feedWithoutHole(outlook: Outlook, cards: number): number {
  const { row, params } = outlook;
  const fertile = outlook.hole > 0;
  let carnivores = 0;
  for (let i = 0; i < row.n; i++) if (row.carnivore(i)) carnivores++;
  let attacks = 0;
  for (let i = 0; i < row.n; i++) {
    const set = row.traits[i];
    const grows = fertile && (set & FERTILE_BIT) !== 0 && row.population[i] < MAX_SIZE;
    const mouths = grows ? row.population[i] + 1 : row.population[i];
    let meals = Math.min(row.fat[i], mouths);
    let fed = meals > 0 ? 1 : 0;
    if ((set & SCAVENGER_BIT) !== 0) {
      const scraps = params.scraps * (outlook.attacks + carnivores);
      meals += scraps;
      fed = Math.max(fed, 1 - Math.exp(-scraps));
    }
    if (i > 0 && row.carnivore(i - 1) && (row.traits[i - 1] & COOPERATION_BIT) !== 0) {
      const passed = Math.min(1, food[i - 1] / 2);
      meals += passed;
      fed = Math.max(fed, passed);
    }
    const hunter = row.carnivore(i);
    if ((set & INTELLIGENCE_BIT) !== 0 && !hunter) {
      meals += Math.min(2, cards) * 0.5;
      fed = Math.max(fed, Math.min(0.9, cards * 0.6));
    }
    if (hunter) {
      huntOf(outlook, i, mouths - meals, carnivores);
      meals += params.hunt * huntMeat;
      attacks += huntAttacks;
      fed = Math.max(fed, huntChance);
    } else if ((set & LONG_NECK_BIT) !== 0) {
      meals += (set & FORAGING_BIT) !== 0 ? 2 : 1;
      fed = 1;
    }
    heads[i] = mouths;
    food[i] = Math.min(mouths, meals);
    chance[i] = fed;
  }
  return attacks;
}

/** What a carnivore of ours can expect of other players' species, which `carnivores` of ours hunt. */
function huntOf(outlook: Outlook, i: number, appetite: number, carnivores: number): void {
  const { row, look, prey, params } = outlook;
  const size = (row.traits[i] & PACK_HUNTING_BIT) !== 0 ? row.body[i] + row.population[i] : row.body[i];
  let meat = 0;
  let none = 1;
  let found = 0;
  for (let t = 0; t < look.n; t++) {
    if (prey[t] === 0 || !look.reachesAs(size, row.traits[i], row.population[i], t)) continue;
    const open = (look.traits[t] & HORNS_BIT) !== 0 ? prey[t] * params.hornsLeave : prey[t];
    meat += open * look.body[t] * look.population[t];
    found += open * look.population[t];
    none *= 1 - params.sureHunt * open;
  }
  huntMeat = 0;
  huntAttacks = 0;
  huntChance = 0;
  if (meat === 0 || appetite <= 0) return;
  const own = meat / (1 + 0.6 * (carnivores - 1));
  huntMeat = appetite * (1 - Math.exp((-params.preyShare * own) / appetite));
  huntAttacks = Math.min(found, (huntMeat * found) / meat);
  huntChance = 1 - none;
}

/**
 * Adds the own share of the watering hole: a first token for each species, then the rest of the population, then Fat
 * Tissue. Returns the worth of the stored fat.
 */
function feedFromHole(outlook: Outlook): number {
  const { row, params } = outlook;
  let eaters = 0;
  let perTurn = 0;
  for (let i = 0; i < row.n; i++) {
    const want = wanted(
      row.traits[i],
      row.population[i],
      row.food[i],
      row.body[i],
      row.fat[i],
      outlook.hole > 0,
    );
    if (want <= 0) continue;
    eaters++;
    perTurn += takeRate(row.traits, i, row.n);
  }
  let left = outlook.share(eaters === 0 ? 1 : perTurn / eaters);
  let rest = 0;
  let store = 0;
  for (let i = 0; i < row.n; i++) {
    if (row.carnivore(i)) continue;
    const had = food[i];
    if (had < 1) {
      const p = likely(left, params.spread);
      left--;
      food[i] = had + (1 - had) * p;
      chance[i] = 1 - (1 - chance[i]) * (1 - p);
    }
    rest += heads[i] - Math.max(1, had);
    if ((row.traits[i] & FAT_TISSUE_BIT) !== 0) store += row.body[i] - row.fat[i];
  }
  // Behind the first tokens all heads are alike: the mean chance serves for each of them.
  if (rest > 0) {
    let sum = 0;
    for (let need = rest; need > 0; need--, left--) sum += Math.min(1, need) * likely(left, params.spread);
    const p = sum / rest;
    for (let i = 0; i < row.n; i++) {
      if (!row.carnivore(i)) food[i] += p * Math.max(0, heads[i] - Math.max(1, food[i]));
    }
  }
  let worth = 0;
  for (; store > 0; store--, left--) worth += params.fat * likely(left, params.spread);
  return worth;
}

/** Chance that one more token is there when `left` are expected. */
function likely(left: number, spread: number): number {
  return 1 / (1 + Math.exp((0.5 - left) / spread));
}
