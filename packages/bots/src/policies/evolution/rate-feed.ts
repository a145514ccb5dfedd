import type { MoveList, Seat, State } from '@clade/engine';
import {
  ATTACK_MOVE,
  attackNegated,
  attackSeat,
  attackSpecies,
  attackTarget,
  BODY,
  CARNIVORE_BIT,
  COOPERATION_BIT,
  countBits,
  DECLINE,
  EAT_MOVE,
  eatSpecies,
  FAT,
  FAT_TISSUE_BIT,
  FOOD,
  FORAGING_BIT,
  HOLE,
  HORNS_BIT,
  INTELLIGENCE_BIT,
  PASS,
  PLAYERS,
  POPULATION,
  room,
  rowEnd,
  rowStart,
  SCAVENGER_BIT,
  SPECIES_WORDS,
  speciesAt,
  speciesCount,
  TRAIT_SET,
  TRAITS_UP,
  useSpecies,
  verbOf,
} from '@clade/evolution/packed';
import { roundsAfter } from './look.ts';
import type { PolicyParams } from './params.ts';

/** Bit of Horns in the set of negated cards. */
const NEGATED_HORNS = 1 << 7;
let later = 0;
let head = 0;
let fatWorth = 0;

/** EVO-3.6.2, EVO-5.6: what a feeding brings, weighed by how soon it may be gone. */
export function rateFeeding(
  s: State,
  seat: Seat,
  params: PolicyParams,
  cards: number,
  legal: MoveList,
  out: Float64Array,
): void {
  later = roundsAfter(s);
  head = 1 + params.keep * later;
  fatWorth = params.fat;
  const haste = scarcity(s, params.plentyHaste);
  const price = later === 0 ? params.lastCard : params.card;
  for (let m = 0; m < legal.n; m++) {
    const move = legal.at[m];
    if (move === PASS || move === DECLINE) {
      out[m] = 0;
      continue;
    }
    const verb = verbOf(move);
    if (verb === EAT_MOVE) {
      const i = rowStart(s, seat) + eatSpecies(move);
      const worth = taken(s, seat, i, 1, s[HOLE], false);
      const waits = (s[speciesAt(i) + TRAIT_SET] & INTELLIGENCE_BIT) !== 0 && cards > 0;
      out[m] = haste * worth * (waits ? params.thinkerWaits : 1) + 1e-3;
    } else if (verb === ATTACK_MOVE) {
      const worth = attackWorth(s, seat, move, params, price);
      out[m] = worth > 0 ? params.attackHaste * worth : worth;
    } else {
      // The window comes back before every turn: cards wait until the watering hole is dry.
      const worth = taken(s, seat, rowStart(s, seat) + useSpecies(move), 2, 99, false);
      out[m] = s[HOLE] > 0 ? -0.5 : worth - price;
    }
  }
}

/** How soon the watering hole will be dry: 1 when it feeds only a part of those who want it. */
function scarcity(s: State, plenty: number): number {
  let wanted = 0;
  const end = speciesAt(speciesCount(s));
  for (let at = speciesAt(0); at < end; at += SPECIES_WORDS) {
    if ((s[at + TRAIT_SET] & CARNIVORE_BIT) === 0) wanted += room(s, at);
  }
  if (s[HOLE] >= wanted) return plenty;
  return 0.5 + (0.5 * (wanted - s[HOLE])) / wanted;
}

/** EVO-5.2: worth of one take of a species, and of those that Cooperation chains to it. */
function taken(s: State, seat: Seat, index: number, amount: number, stock: number, meat: boolean): number {
  const end = rowEnd(s, seat);
  let worth = 0;
  let want = amount;
  let left = stock;
  for (let i = index; i < end; i++) {
    const at = speciesAt(i);
    const set = s[at + TRAIT_SET];
    if (!meat && (set & CARNIVORE_BIT) !== 0) break;
    const n = Math.min(!meat && (set & FORAGING_BIT) !== 0 ? want + 1 : want, room(s, at), left);
    if (n <= 0) break;
    worth += tokens(s, at, n);
    left -= n;
    if ((set & COOPERATION_BIT) === 0) break;
    want = 1;
  }
  return worth;
}

function tokens(s: State, at: number, n: number): number {
  const board = Math.min(n, s[at + POPULATION] - s[at + FOOD]);
  let worth = board * (1 + head) + (n - board) * fatWorth;
  if (board > 0 && s[at + FOOD] === 0) worth += life(s, at);
  return worth;
}

/** What a species brings by living on, besides its population. */
function life(s: State, at: number): number {
  return countBits(s[at + TRAIT_SET]) * (later > 0 ? 0.5 : 1) + later;
}

/** What the loss of one head costs the owner. */
function loss(s: State, at: number): number {
  const hungry = s[at + FOOD] < s[at + POPULATION] ? 0.5 : 0;
  return head + (s[at + POPULATION] === 1 ? life(s, at) : 0) + hungry;
}

function attackWorth(s: State, seat: Seat, move: number, params: PolicyParams, price: number): number {
  const a = rowStart(s, seat) + attackSpecies(move);
  const at = speciesAt(a);
  const owner = attackSeat(move);
  const t = speciesAt(rowStart(s, owner) + attackTarget(move));
  const negated = attackNegated(move);
  const horned = (s[t + TRAIT_SET] & HORNS_BIT) !== 0 && (negated & NEGATED_HORNS) === 0;
  let worth = -countBits(negated) * price;
  if (horned) worth -= loss(s, at);
  if (!horned || s[at + POPULATION] > 1) {
    const lost = horned ? 1 : 0;
    const board = Math.max(0, s[at + POPULATION] - lost - s[at + FOOD]);
    const fat = (s[at + TRAIT_SET] & FAT_TISSUE_BIT) !== 0 ? s[at + BODY] - s[at + FAT] : 0;
    const n = Math.min(s[t + BODY], board + fat);
    const eaten = Math.min(n, board);
    worth += eaten * (1 + head) + (n - eaten) * fatWorth;
    if (eaten > 0 && s[at + FOOD] === 0) worth += life(s, at);
    if (n > 0 && (s[at + TRAIT_SET] & COOPERATION_BIT) !== 0 && a + 1 < rowEnd(s, seat))
      worth += taken(s, seat, a + 1, 1, 99, true);
    if (n > 0 && (s[TRAITS_UP] & SCAVENGER_BIT) !== 0) worth += scraps(s, seat, a);
  }
  if (owner === seat) return worth - loss(s, t);
  const harm = (params.harm / Math.max(1, s[PLAYERS] - 2)) * loss(s, t);
  return params.hunt * worth + harm;
}

/** EVO-5.5: other species that eat with the attacker, ours for us and the others' against us. */
function scraps(s: State, seat: Seat, attacker: number): number {
  let worth = 0;
  for (let i = 0; i < speciesCount(s); i++) {
    const at = speciesAt(i);
    if (i === attacker || (s[at + TRAIT_SET] & SCAVENGER_BIT) === 0 || room(s, at) === 0) continue;
    const own = i >= rowStart(s, seat) && i < rowEnd(s, seat);
    worth += own ? tokens(s, at, 1) : -0.3;
  }
  return worth;
}
