import { DEPTH, type Seat, type State } from '@clade/engine';
import { TRAITS } from '@clade/evolution';
import {
  BAG,
  BURROWING_BIT,
  CARNIVORE_BIT,
  CLIMBING_BIT,
  COOPERATION_BIT,
  countBits,
  FAT_TISSUE_BIT,
  HAND_N,
  HOLE,
  LONG_NECK_BIT,
  PLAYERS,
} from '@clade/evolution/packed';
import type { Feature } from '../../search/policy.ts';
import { Look, roundsAfter } from './look.ts';
import { SHIELDS_AND_HORNS } from './shields.ts';

/** What counts for rounds to come. */
const LASTING: readonly (readonly [string, string])[] = [
  ['heads', 'population'],
  ['species', 'species'],
  ['body', 'body size beyond 1'],
  ['hand', 'cards in hand'],
  ['stores', 'room for fat'],
  ['prey', 'population that own carnivores can reach, up to their appetite'],
  ['hunted', 'own population that carnivores of others can reach'],
  ['bare', 'own population without shield and with a body of 2 or less'],
  ['hunger', 'own share of the plant food that the table will lack'],
  ['safe', 'own plant eaters with Climbing, Burrowing, or two shields'],
  ['chained', 'own plant eaters to which Cooperation passes food'],
  ...TRAITS.map((trait) => [trait, `species with ${trait.replace('-', ' ')}`] as const),
];

/**
 * Numbers that add up to the points a player is expected to have at the end. What lasts is counted twice, so that a
 * weight can be fitted for the last round and another for each round before it: a card in hand is worth twice as much
 * with three rounds to come as with one.
 */
export const FEATURES: readonly Feature[] = [
  { id: 'bag', text: 'food in the bag, and fat on living species' },
  { id: 'heads', text: 'population' },
  { id: 'traits', text: 'trait cards on living species' },
  ...LASTING.flatMap(([id, text]) => [
    { id: `${id}-next`, text: `${text}, when a round is to come` },
    { id: `${id}-later`, text: `${text}, for each further round to come, up to three` },
  ]),
  { id: 'rounds', text: 'rounds to come after the next, which bring cards to everybody', common: true },
];

/** Where the lasting ones begin. */
const FIRST_LASTING = 3;
/** Where the traits begin. */
const FIRST_TRAIT = FIRST_LASTING + 2 * (LASTING.length - TRAITS.length);
/** Further rounds that make a difference. */
const MOST_LATER = 3;

const look = new Look();
/** The state that `look` was filled from; worlds are looked at once for all players. */
const ANYBODY = -1;
/** Food that a player is expected to add in a round. */
const FOOD_EACH = 3.3;

export function measure(s: State, seat: Seat, out: Float64Array): void {
  look.read(s, ANYBODY);
  const over = s[DEPTH] === 0;
  const left = over ? 0 : roundsAfter(s) + 1;
  const more = over ? 0 : 1;
  const later = Math.min(MOST_LATER, Math.max(0, left - 1));
  out.fill(0);
  let bag = s[BAG + seat];
  let heads = 0;
  let traits = 0;
  let species = 0;
  let body = 0;
  let stores = 0;
  let chained = 0;
  let prey = 0;
  let hunted = 0;
  let bare = 0;
  let safe = 0;
  let plants = 0;
  let wanted = 0;
  for (let i = 0; i < look.n; i++) {
    const set = look.traits[i];
    const eater = (set & CARNIVORE_BIT) === 0;
    const mouths = look.population[i] - ((set & LONG_NECK_BIT) !== 0 ? 1 : 0);
    if (eater) wanted += mouths;
    if (look.owner[i] !== seat) continue;
    const population = look.population[i];
    bag += look.fat[i];
    heads += population;
    traits += countBits(set);
    species++;
    body += look.body[i] - 1;
    if (eater) {
      plants += mouths;
      if ((set & COOPERATION_BIT) !== 0 && look.beside(i, i + 1) && !look.carnivore(i + 1)) chained++;
    } else {
      prey += reachable(i, seat);
    }
    for (let rest = set; rest !== 0; rest &= rest - 1)
      out[FIRST_TRAIT + 2 * (31 - Math.clz32(rest & -rest))]++;
    if ((set & FAT_TISSUE_BIT) !== 0) stores += look.body[i] - look.fat[i];
    const shields = set & SHIELDS_AND_HORNS;
    if (shields === 0 && look.body[i] <= 2) bare += population;
    if (eater && ((shields & (CLIMBING_BIT | BURROWING_BIT)) !== 0 || countBits(shields) > 1)) safe++;
    if (more > 0) hunted += hits(i, seat);
  }
  const lack = Math.max(0, wanted - s[HOLE] - FOOD_EACH * s[PLAYERS]);
  out[0] = bag;
  out[1] = heads;
  out[2] = traits;
  out[3] = heads;
  out[5] = species;
  out[7] = body;
  out[9] = s[HAND_N + seat];
  out[11] = stores;
  out[13] = prey;
  out[15] = hunted;
  out[17] = bare;
  out[19] = wanted > 0 ? (lack * plants) / wanted : 0;
  out[21] = safe;
  out[23] = chained;
  const end = FIRST_LASTING + 2 * LASTING.length;
  for (let k = FIRST_LASTING; k < end; k += 2) {
    out[k] *= more;
    out[k + 1] = out[k] * later;
  }
  out[end] = Math.max(0, left - 1);
}

/** Heads of others that an own carnivore can reach, as far as it is hungry for them. */
function reachable(hunter: number, seat: Seat): number {
  const appetite = look.population[hunter];
  let meat = 0;
  for (let t = 0; t < look.n; t++) {
    if (look.owner[t] === seat || !look.reaches(hunter, t)) continue;
    meat += look.population[t] * look.body[t];
    if (meat >= appetite) return appetite;
  }
  return meat;
}

/** Heads of an own species that carnivores of others can reach. */
function hits(i: number, seat: Seat): number {
  let appetite = 0;
  for (let a = 0; a < look.n; a++) {
    if (look.owner[a] !== seat && look.carnivore(a) && look.reaches(a, i)) appetite += look.population[a];
  }
  return Math.min(look.population[i], appetite);
}
