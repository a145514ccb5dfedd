import type { Config, Seat, State } from '@clade/engine';
import type { EvoEmit } from './events.ts';
import {
  CALLERS_PROTECTED,
  CALLS_COST_ONE,
  NEGATE_HORNS,
  NEGATE_NEIGHBOUR_CALL,
  PREY_LOSS_FIRST,
  SCAVENGER_NEEDS_MEAT,
} from './options.ts';
import { losePopulation } from './row.ts';
import { attackSize, type Blocks, SHIELDS, type Shielding } from './shields.ts';
import * as state from './state.ts';
import { rowEnd, rowStart, speciesAt } from './state.ts';
import { FROM_BANK, scavenge, take } from './take.ts';
import {
  AMBUSH_BIT,
  blockBit,
  countBits,
  HORNS_BIT,
  NEGATABLE,
  negatableWith,
  SHIELD_BITS,
  type Shield,
  traitNumber,
  WARNING_CALL_BIT,
} from './traits.ts';

const { BODY, FLAGS, SPECIES_WORDS, TRAIT_SET } = state;

/** What stands between an attacker and a target, as bits: those of the table of traits, and body size, which is no card. */
const BY_CALL_LEFT = blockBit('warning-call-left');
const BY_CALL_RIGHT = blockBit('warning-call-right');
export const BY_HORNS = blockBit('horns');
export const BY_BODY_SIZE = 1 << NEGATABLE.length;

/** Shields by the numbers of their traits, and the bit of each. */
const BLOCKS: Blocks[] = [];
const BLOCK_BITS = new Int32Array(32);
for (const [id, { blocks }] of Object.entries(SHIELDS) as [Shield, Shielding][]) {
  BLOCKS[traitNumber(id)] = blocks;
  BLOCK_BITS[traitNumber(id)] = blockBit(id);
}

/**
 * EVO-4.2: everything that blocks an attack of the species at address `a` on the one at address `t`. `first` and
 * `last` are the addresses of the two ends of the target's row.
 */
export function blockers(s: State, a: number, t: number, first: number, last: number): number {
  const size = attackSize(s, a);
  const body = s[t + BODY];
  if (size <= body) return BY_BODY_SIZE;
  const attacker = s[a + TRAIT_SET];
  const target = s[t + TRAIT_SET];
  let by = 0;
  for (let rest = target & SHIELD_BITS; rest !== 0; rest &= rest - 1) {
    const trait = 31 - Math.clz32(rest & -rest);
    if (BLOCKS[trait](s, a, t, size, last)) by |= BLOCK_BITS[trait];
  }
  // EVO-4.2.7, EVO-4.2.8, EVO-4.2.13: callers next to each other do not cover each other.
  if (
    (attacker & AMBUSH_BIT) === 0 &&
    ((target & WARNING_CALL_BIT) === 0 || (s[FLAGS] & CALLERS_PROTECTED) !== 0)
  ) {
    if (t !== first && (s[t - SPECIES_WORDS + TRAIT_SET] & WARNING_CALL_BIT) !== 0) by |= BY_CALL_LEFT;
    if (t !== last && (s[t + SPECIES_WORDS + TRAIT_SET] & WARNING_CALL_BIT) !== 0) by |= BY_CALL_RIGHT;
  }
  return by;
}

/** `blockers` by places at the table. */
export function blockersOf(s: State, attacker: number, targetSeat: Seat, target: number): number {
  const first = speciesAt(rowStart(s, targetSeat));
  const last = speciesAt(rowEnd(s, targetSeat) - 1);
  return blockers(s, speciesAt(attacker), speciesAt(target), first, last);
}

const ALWAYS = negatableWith(undefined);
const WITH_CALLS = negatableWith('negateNeighbourCall');
const WITH_HORNS = negatableWith('negateHorns');

/** EVO-4.3.4, EVO-4.3.5: the cards that Intelligence may negate at this table. */
export function negatableMask(s: State): number {
  let mask = ALWAYS;
  if ((s[FLAGS] & NEGATE_NEIGHBOUR_CALL) !== 0) mask |= WITH_CALLS;
  if ((s[FLAGS] & NEGATE_HORNS) !== 0) mask |= WITH_HORNS;
  return mask;
}

const BOTH_CALLS = BY_CALL_LEFT | BY_CALL_RIGHT;

/** EVO-4.3.2: the cards that negating the set N costs. */
export function negationPrice(flags: number, negated: number): number {
  const cards = countBits(negated);
  return (flags & CALLS_COST_ONE) !== 0 && (negated & BOTH_CALLS) === BOTH_CALLS ? cards - 1 : cards;
}

/** `negationPrice` for who sees names, not bits. */
export function priceOf(options: Config['options'], negated: readonly string[]): number {
  const both = negated.includes('warning-call-left') && negated.includes('warning-call-right');
  return options.callsCostOne === true && both ? negated.length - 1 : negated.length;
}

/**
 * EVO-5.4.2 to EVO-5.4.9: an attack that has been checked and paid for. `attacker` and `target` are places at the
 * table; `negated` is the set N.
 */
export function resolveAttack(
  s: State,
  seat: Seat,
  attacker: number,
  targetSeat: Seat,
  target: number,
  negated: number,
  emit: EvoEmit,
): void {
  const meat = s[speciesAt(target) + BODY];
  const horns = (s[speciesAt(target) + TRAIT_SET] & HORNS_BIT) !== 0 && (negated & BY_HORNS) === 0;
  let a = attacker;
  let t = target;
  let alive = true;
  if (horns && losePopulation(s, seat, a, 'EVO-6.11', emit)) {
    alive = false;
    if (a < t) t--;
  }
  const preyFirst = (s[FLAGS] & PREY_LOSS_FIRST) !== 0;
  if (preyFirst && losePopulation(s, targetSeat, t, 'EVO-5.4.4', emit) && t < a) a--;
  if (alive) {
    const taken = take(s, seat, a, meat, FROM_BANK, true, 'attack', emit);
    if (taken > 0 || (s[FLAGS] & SCAVENGER_NEEDS_MEAT) === 0) scavenge(s, seat, emit);
  }
  // EVO-5.4.8, other setting: the target has taken part before it loses population.
  if (!preyFirst) losePopulation(s, targetSeat, t, 'EVO-5.4.4', emit);
}
