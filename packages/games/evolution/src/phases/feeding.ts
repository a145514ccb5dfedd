import * as engine from '@clade/engine';
import {
  defineOp,
  type Move,
  MoveList,
  pop,
  push,
  type Refusal,
  refusal,
  type Seat,
  type State,
} from '@clade/engine';
import { BY_BODY_SIZE, BY_HORNS, blockers, negatableMask, negationPrice, resolveAttack } from '../attack.ts';
import type { EvoEmit } from '../events.ts';
import {
  ATTACK_MOVE,
  attackMove,
  attackNegated,
  attackSeat,
  attackSpecies,
  attackTarget,
  EAT_MOVE,
  eatMove,
  eatSpecies,
  PASS,
  verbOf,
} from '../moves.ts';
import { FAT_ELIGIBLE, FEEDING_ENDS_FED, FORCED_ASKED, PASS_IS_PERMANENT } from '../options.ts';
import { refuseFull, refuseSpecies } from '../refusals.ts';
import * as state from '../state.ts';
import { bankIsEmpty, hungry, nextSeat, room, rowEnd, rowStart, speciesAt } from '../state.ts';
import { FROM_HOLE, take } from '../take.ts';
import { CARNIVORE_BIT, HORNS_BIT, INTELLIGENCE_BIT, NEGATABLE } from '../traits.ts';
import { explainAttack } from './explain-attack.ts';
import { notNow } from './not-now.ts';
import { PAY_OP, WINDOW_OP } from './ops.ts';
import { anyoneCanUse, isThinker } from './window.ts';

const { A, B, C, SEAT } = engine;
const { FLAGS, FOOD, HAND_N, HOLE, PLAYERS, POPULATION, SPECIES_WORDS, TRAIT_SET } = state;

/**
 * EVO-5.7: feeding turns go round until everybody in sequence was skipped or has passed. The frame's seat is the
 * player about to act, register A counts the idle players in a row, B is the mask of those who are out for the round
 * (`passIsPermanent`), C tells whether the Intelligence window of this turn is over.
 */
export const BEFORE_WINDOW = 0;
export const AFTER_WINDOW = 1;

/** More options than there can be. An integer: the loops that count up to it stay integer loops. */
const ALL = 1 << 29;

/** The bits of a ninth card stand above the places (moves.ts): attacks are then not found in the order of their numbers. */
const LATER_CARDS = NEGATABLE.length > 8;

/** Scratch list of `step`, which only needs to know whether there are none, one or more options. */
const options = new MoveList();

export const feeding = defineOp({
  name: 'feeding',
  step(s, f, emit) {
    if (s[f + C] === BEFORE_WINDOW) {
      const over = s[f + A] === s[PLAYERS] || ((s[FLAGS] & FEEDING_ENDS_FED) !== 0 && !hungerCanEnd(s, f));
      if (over) {
        pop(s);
        return true;
      }
      s[f + C] = AFTER_WINDOW;
      if (anyoneCanUse(s)) {
        push(s, WINDOW_OP, s[f + SEAT]);
        return true;
      }
    }
    const seat = s[f + SEAT];
    if (!isOut(s, f, seat)) {
      options.clear();
      feedMoves(s, seat, options, 2);
      if (options.n > 1 || (options.n === 1 && (s[FLAGS] & FORCED_ASKED) !== 0)) return false;
      if (options.n === 1) {
        feed(s, f, seat, options.at[0], true, emit);
        return true;
      }
    }
    if (emit) emit({ type: 'skipped', rule: 'EVO-3.6.7', seat });
    endTurn(s, f, s[f + A] + 1);
    return true;
  },
  decision(s, _f, seat) {
    return { seat, kind: 'feed', rule: 'EVO-3.6.2', optional: !obliged(s, seat), group: 0 };
  },
  moves(s, _f, seat, out) {
    feedMoves(s, seat, out, ALL);
  },
  take(s, f, seat, move, emit) {
    if (move !== PASS) {
      feed(s, f, seat, move, false, emit);
      return;
    }
    if ((s[FLAGS] & PASS_IS_PERMANENT) !== 0) s[f + B] |= 1 << seat;
    if (emit) emit({ type: 'passed', rule: 'EVO-3.6.7', seat });
    endTurn(s, f, s[f + A] + 1);
  },
  explain(s, _f, seat, move) {
    if (move === PASS) return explainPass(s, seat);
    const verb = verbOf(move);
    if (verb === EAT_MOVE)
      return explainEat(s, seat, eatSpecies(move)) ?? refuseFed(s, seat, eatSpecies(move));
    if (verb !== ATTACK_MOVE) return notNow(move, 'feed a species', 'EVO-3.6.2');
    return explainAttack(s, seat, move) ?? refuseFed(s, seat, attackSpecies(move));
  },
});

function endTurn(s: State, f: number, idle: number): void {
  s[f + A] = idle;
  s[f + C] = BEFORE_WINDOW;
  s[f + SEAT] = nextSeat(s, s[f + SEAT]);
}

/** Carries out a feeding option. Paying for Intelligence asks for the cards first. */
function feed(s: State, f: number, seat: Seat, move: Move, forced: boolean, emit: EvoEmit): void {
  endTurn(s, f, 0);
  if (verbOf(move) === EAT_MOVE) {
    take(s, seat, rowStart(s, seat) + eatSpecies(move), 1, FROM_HOLE, false, 'eat', emit);
    return;
  }
  const price = negationPrice(s[FLAGS], attackNegated(move));
  if (emit) {
    emit({
      type: 'attacked',
      rule: 'EVO-5.4',
      seat,
      species: attackSpecies(move),
      target: { seat: attackSeat(move), species: attackTarget(move) },
      negated: NEGATABLE.filter((_, i) => (attackNegated(move) & (1 << i)) !== 0),
      forced,
    });
  }
  if (price > 0) push(s, PAY_OP, seat, move, price, 0);
  else carryOutAttack(s, seat, move, emit);
}

export function carryOutAttack(s: State, seat: Seat, move: Move, emit: EvoEmit): void {
  const targetSeat = attackSeat(move);
  const attacker = rowStart(s, seat) + attackSpecies(move);
  const target = rowStart(s, targetSeat) + attackTarget(move);
  resolveAttack(s, seat, attacker, targetSeat, target, attackNegated(move), emit);
}

/**
 * EVO-3.6.3: appends the feeding options, and a pass where EVO-3.6.5 allows one. Stops as soon as `enough` options
 * are found.
 */
function feedMoves(s: State, seat: Seat, out: MoveList, enough: number): void {
  const from = out.n;
  const fatEligible = (s[FLAGS] & FAT_ELIGIBLE) !== 0;
  const duty = feedHalf(s, seat, out, enough, true, fatEligible);
  if (!fatEligible && !duty) {
    // EVO-10.1: who is obliged to nothing may also choose species that are not hungry.
    feedHalf(s, seat, out, enough, false, true);
    out.at.subarray(from, out.n).sort();
  } else if (LATER_CARDS) {
    out.at.subarray(from, out.n).sort();
  }
  if (out.n > from && !duty && out.n - from < enough) out.add(PASS);
}

/** Options of the hungry species, of the others, or of both; returns whether one of them is a duty. */
function feedHalf(
  s: State,
  seat: Seat,
  out: MoveList,
  enough: number,
  forHungry: boolean,
  forFed: boolean,
): boolean {
  const start = rowStart(s, seat);
  const row = rowEnd(s, seat) - start;
  const first = speciesAt(start);
  const target = out.n + enough;
  let carnivores = 0;
  let duty = false;
  for (let i = 0, at = first; i < row; i++, at += SPECIES_WORDS) {
    if ((s[at + TRAIT_SET] & CARNIVORE_BIT) !== 0) {
      carnivores++;
      continue;
    }
    if (s[HOLE] === 0) continue;
    const needs = hungry(s, at);
    if (needs ? !forHungry : !forFed || room(s, at) === 0) continue;
    if (needs) duty = true;
    out.add(eatMove(i));
    if (out.n >= target) return duty;
  }
  if (carnivores === 0 || bankIsEmpty(s)) return duty;
  for (let i = 0, at = first; i < row; i++, at += SPECIES_WORDS) {
    if ((s[at + TRAIT_SET] & CARNIVORE_BIT) === 0) continue;
    const needs = hungry(s, at);
    if (needs ? !forHungry : !forFed || room(s, at) === 0) continue;
    if (attackMoves(s, seat, i, at, out, target) && needs) duty = true;
    if (out.n >= target) return duty;
  }
  return duty;
}

/** Section 4: every target and negation set of one attacker; returns whether one of them is free of charge. */
function attackMoves(
  s: State,
  seat: Seat,
  species: number,
  a: number,
  out: MoveList,
  target: number,
): boolean {
  const players = s[PLAYERS];
  const clever = (s[a + TRAIT_SET] & INTELLIGENCE_BIT) !== 0;
  const allowed = clever ? negatableMask(s) : 0;
  const cards = s[HAND_N + seat];
  let free = false;
  for (let p = 0; p < players; p++) {
    const start = rowStart(s, p);
    const end = rowEnd(s, p);
    const first = speciesAt(start);
    const last = speciesAt(end - 1);
    for (let i = start, t = first; i < end; i++, t += SPECIES_WORDS) {
      if (t === a) continue;
      const by = blockers(s, a, t, first, last);
      if (by === 0) {
        free = true;
        out.add(attackMove(species, p, i - start, 0));
      } else if (
        !clever ||
        by === BY_BODY_SIZE ||
        (by & ~allowed) !== 0 ||
        negationPrice(s[FLAGS], by) > cards
      ) {
        continue;
      } else {
        out.add(attackMove(species, p, i - start, by));
      }
      // EVO-4.3.1: Horns may be negated as well.
      if ((allowed & BY_HORNS) !== 0 && (s[t + TRAIT_SET] & HORNS_BIT) !== 0) {
        if (negationPrice(s[FLAGS], by) < cards) out.add(attackMove(species, p, i - start, by | BY_HORNS));
      }
      if (out.n >= target) return free;
    }
  }
  return free;
}

/**
 * EVO-3.6.8 with `feedingEnds = "fed"`: does any hungry species have a way to food of its own: the watering hole, an
 * attack, with discards or without, or Intelligence?
 */
function hungerCanEnd(s: State, f: number): boolean {
  const bank = !bankIsEmpty(s);
  let hunters = false;
  for (let seat = 0; seat < s[PLAYERS]; seat++) {
    const eats = s[HOLE] > 0 && !isOut(s, f, seat);
    const thinks = bank && s[HAND_N + seat] > 0;
    const end = speciesAt(rowEnd(s, seat));
    for (let at = speciesAt(rowStart(s, seat)); at < end; at += SPECIES_WORDS) {
      if (!hungry(s, at)) continue;
      if ((s[at + TRAIT_SET] & CARNIVORE_BIT) !== 0) hunters = true;
      else if (eats || (thinks && isThinker(s, at))) return true;
    }
  }
  return hunters && bank && anyHungryHunter(s, f);
}

function anyHungryHunter(s: State, f: number): boolean {
  for (let seat = 0; seat < s[PLAYERS]; seat++) {
    if (isOut(s, f, seat)) continue;
    const start = rowStart(s, seat);
    for (let i = start; i < rowEnd(s, seat); i++) {
      const at = speciesAt(i);
      if ((s[at + TRAIT_SET] & CARNIVORE_BIT) === 0 || !hungry(s, at)) continue;
      options.clear();
      attackMoves(s, seat, i - start, at, options, 1);
      if (options.n > 0) return true;
    }
  }
  return false;
}

/** EVO-3.6.7 with `passIsPermanent`. */
function isOut(s: State, f: number, seat: Seat): boolean {
  return (s[f + B] & (1 << seat)) !== 0;
}

/** EVO-3.6.5: must this player feed? */
function obliged(s: State, seat: Seat): boolean {
  options.clear();
  return feedHalf(s, seat, options, ALL, true, false);
}

function explainPass(s: State, seat: Seat): Refusal | undefined {
  options.clear();
  if (!feedHalf(s, seat, options, ALL, true, false)) return undefined;
  const duties = new Set<number>();
  for (const move of options.toArray()) {
    if (verbOf(move) === EAT_MOVE) duties.add(eatSpecies(move) + 1);
    else if (attackNegated(move) === 0) duties.add(attackSpecies(move) + 1);
  }
  const species = [...duties];
  return refusal('must-feed', 'EVO-3.6.5', {
    species,
  });
}

function explainEat(s: State, seat: Seat, species: number): Refusal | undefined {
  const missing = refuseSpecies(s, seat, species, 'EVO-3.6.3');
  if (missing) return missing;
  const at = speciesAt(rowStart(s, seat) + species);
  if ((s[at + TRAIT_SET] & CARNIVORE_BIT) !== 0) {
    return refusal('carnivore', 'EVO-6.3', { species: species + 1 });
  }
  if (s[HOLE] === 0) {
    return refusal('watering-hole-empty', 'EVO-5.3.1', { wateringHole: 0 });
  }
  return refuseFull(s, seat, species, 'EVO-5.3.1');
}

/** EVO-3.6.4 with `fatEligible = false`. */
function refuseFed(s: State, seat: Seat, species: number): Refusal | undefined {
  const at = speciesAt(rowStart(s, seat) + species);
  if ((s[FLAGS] & FAT_ELIGIBLE) !== 0 || hungry(s, at) || !obliged(s, seat)) return undefined;
  return refusal('not-hungry', 'EVO-3.6.4', {
    species: species + 1,
    food: s[at + FOOD],
    population: s[at + POPULATION],
  });
}
