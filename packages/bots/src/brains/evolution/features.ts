import { DEPTH, type Seat, type State } from '@clade/engine';
import {
  BAG,
  BURROWING_BIT,
  CARNIVORE_BIT,
  CLIMBING_BIT,
  COOPERATION_BIT,
  countBits,
  FAT_TISSUE_BIT,
  FERTILE_BIT,
  FORAGING_BIT,
  HAND_N,
  HOLE,
  INTELLIGENCE_BIT,
  LONG_NECK_BIT,
  PLAYERS,
  SCAVENGER_BIT,
} from '@clade/evolution/packed';
import type { Feature } from '../../search/brain.ts';
import { Look, roundsAfter, SHIELDS } from './look.ts';

/** Numbers that add up to the points a player is expected to have at the end; `later` ones count for each round to come. */
export const FEATURES = [
  { id: 'bag', text: 'food in the bag, and fat on living species' },
  { id: 'heads', text: 'population' },
  { id: 'heads-later', text: 'population, for each round to come (square root of their number)' },
  { id: 'traits', text: 'trait cards on living species' },
  { id: 'traits-later', text: 'trait cards, when rounds are to come' },
  { id: 'species-later', text: 'species, for each round to come' },
  { id: 'body-later', text: 'body size beyond 1, for each round to come' },
  { id: 'hand', text: 'cards in hand, when rounds are to come' },
  { id: 'foraging-later', text: 'Long Neck, Foraging and Cooperation, for each round to come' },
  { id: 'growth-later', text: 'Fertile, Intelligence and Scavenger, for each round to come' },
  { id: 'stores-later', text: 'room for fat, when rounds are to come' },
  { id: 'carnivores-later', text: 'carnivores, for each round to come' },
  {
    id: 'prey',
    text: 'population that own carnivores can reach, up to their appetite, when rounds are to come',
  },
  { id: 'hunted', text: 'own population that carnivores of others can reach, when rounds are to come' },
  {
    id: 'bare-later',
    text: 'own population without shield and with a body of 2 or less, for each round to come',
  },
  { id: 'hunger', text: 'own share of the plant food that the table will lack' },
  {
    id: 'safe-later',
    text: 'own plant eaters with Climbing, Burrowing, or two shields, for each round to come',
  },
  { id: 'rounds', text: 'rounds to come, which bring cards to everybody', common: true },
] as const satisfies readonly Feature[];

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
  const root = Math.sqrt(left);
  let bag = s[BAG + seat];
  let heads = 0;
  let traits = 0;
  let species = 0;
  let body = 0;
  let foraging = 0;
  let growth = 0;
  let stores = 0;
  let carnivores = 0;
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
      foraging += countBits(set & (LONG_NECK_BIT | FORAGING_BIT));
      if ((set & COOPERATION_BIT) !== 0 && look.beside(i, i + 1) && !look.carnivore(i + 1)) foraging++;
    } else {
      carnivores++;
      prey += reachable(i, seat);
    }
    growth += countBits(set & (FERTILE_BIT | INTELLIGENCE_BIT | SCAVENGER_BIT));
    if ((set & FAT_TISSUE_BIT) !== 0) stores += look.body[i] - look.fat[i];
    const shields = set & SHIELDS;
    if (shields === 0 && look.body[i] <= 2) bare += population;
    if (eater && ((shields & (CLIMBING_BIT | BURROWING_BIT)) !== 0 || countBits(shields) > 1)) safe++;
    if (more > 0) hunted += hits(i, seat);
  }
  const lack = Math.max(0, wanted - s[HOLE] - FOOD_EACH * s[PLAYERS]);
  out[0] = bag;
  out[1] = heads;
  out[2] = heads * root;
  out[3] = traits;
  out[4] = traits * more;
  out[5] = species * left;
  out[6] = body * root;
  out[7] = s[HAND_N + seat] * more;
  out[8] = foraging * root;
  out[9] = growth * root;
  out[10] = stores * more;
  out[11] = carnivores * left;
  out[12] = prey * more;
  out[13] = hunted;
  out[14] = bare * root;
  out[15] = wanted > 0 ? ((lack * plants) / wanted) * more : 0;
  out[16] = safe * root;
  out[17] = left;
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
