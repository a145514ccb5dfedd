import { A, DEPTH, drawAnew, MoveList, OP, RNG, type Rng, type Seat, type State, top } from '@clade/engine';
import { KIND_TRAIT, MAX_CARDS } from './cards.ts';
import { handCards, refillHand } from './hand.ts';
import { STOP } from './moves.ts';
import { QUICK_OP } from './phases/ops.ts';
import { addToPlan, clearPlans, planOf, workingState } from './plan.ts';
import { playMoves } from './play-card.ts';
import { cardSlot, isFaceDown } from './row.ts';
import {
  CARDS,
  FOOD_CARD,
  HAND_N,
  MAX_TRAITS,
  PILE,
  PILE_N,
  PLAYERS,
  REMOVED_N,
  rowEnd,
  rowStart,
  speciesAt,
  TRAIT_SET,
} from './state.ts';

/**
 * Another world that `seat` cannot tell apart from `s` (EVO-3.8): the cards it cannot name (draw pile, removed cards,
 * other hands, other food cards, other face-down traits) are dealt anew, uniformly among the ways that the rules allow,
 * and the random generator starts afresh. A spectator (-1) can name no hand at all.
 */
export function sample(s: State, seat: Seat, rng: Rng): State {
  const t = new Int32Array(s);
  const unknown: number[] = [];
  const faceDown: number[] = [];
  const slots: number[] = []; // addresses of species, with the card slot in the low bits
  for (let i = 0; i < t[PILE_N]; i++) unknown.push(t[PILE + i]);
  for (let i = 0; i < t[REMOVED_N]; i++) unknown.push(t[PILE + MAX_CARDS - 1 - i]);
  for (let p = 0; p < t[PLAYERS]; p++) {
    if (p === seat) continue;
    unknown.push(...handCards(t, p));
    if (t[FOOD_CARD + p] > 0) unknown.push(t[FOOD_CARD + p] - 1);
    collectFaceDown(t, p, faceDown, slots);
  }
  // From the end backwards: the card of the first slot, of the second, and so on.
  unknown.push(...faceDown.reverse());
  dealFaceDown(t, slots, unknown, rng);
  let n = unknown.length - slots.length;
  rng.shuffle(unknown, n);
  for (let i = 0; i < t[PILE_N]; i++) t[PILE + i] = unknown[--n];
  for (let i = 0; i < t[REMOVED_N]; i++) t[PILE + MAX_CARDS - 1 - i] = unknown[--n];
  for (let p = 0; p < t[PLAYERS]; p++) {
    if (p === seat) continue;
    if (t[FOOD_CARD + p] > 0) t[FOOD_CARD + p] = unknown[--n] + 1;
    refillHand(t, p, unknown.slice(n - t[HAND_N + p], n));
    n -= t[HAND_N + p];
  }
  drawAnew(t, RNG, rng);
  if (t[DEPTH] > 0 && t[top(t) + OP] === QUICK_OP) replan(t, seat, rng);
  return t;
}

const SLOT_BITS = 2;

/** Takes the face-down cards of a row off, leaving their places in `slots`. */
function collectFaceDown(t: State, seat: Seat, faceDown: number[], slots: number[]): void {
  for (let i = rowStart(t, seat); i < rowEnd(t, seat); i++) {
    const at = speciesAt(i);
    for (let c = 0; c < MAX_TRAITS; c++) {
      if (!isFaceDown(t[at + CARDS], c)) continue;
      const kind = cardSlot(t[at + CARDS], c) - 1;
      faceDown.push(kind);
      slots.push((at << SLOT_BITS) | c);
      t[at + TRAIT_SET] &= ~(1 << KIND_TRAIT[kind]);
      t[at + CARDS] &= ~(0xff << (c << 3));
    }
  }
}

/** Rejections after which another way is taken; only positions written for it need so many. */
const PATIENCE = 1000;
/** Exchanges tried for each slot on that other way. */
const EXCHANGES = 50;

/**
 * Moves a uniformly drawn card to the end of `unknown` for each slot, so that no species has a trait twice (EVO-3.4.3).
 * The whole draw is repeated until it fits: that keeps every fitting deal equally likely. Where hardly any deal fits,
 * the true one is changed by random exchanges that fit.
 */
function dealFaceDown(t: State, slots: readonly number[], unknown: number[], rng: Rng): void {
  const truth = unknown.slice();
  // Worlds that the seat cannot tell apart have the same unknown cards: in one order, they give the same samples.
  unknown.sort((a, b) => a - b);
  const last = unknown.length - 1;
  let tries = 0;
  do {
    for (let i = 0; i < slots.length; i++) swap(unknown, last - i, rng.below(last - i + 1));
  } while (!fits(t, slots, unknown) && ++tries < PATIENCE);
  if (tries === PATIENCE) {
    for (let i = 0; i <= last; i++) unknown[i] = truth[i];
    for (let n = slots.length * EXCHANGES; n > 0; n--) {
      const i = last - rng.below(slots.length);
      const j = rng.below(last + 1);
      swap(unknown, i, j);
      if (!fits(t, slots, unknown)) swap(unknown, i, j);
    }
  }
  for (let i = 0; i < slots.length; i++) lay(t, slots[i], unknown[last - i]);
}

function swap(cards: number[], i: number, j: number): void {
  const kind = cards[i];
  cards[i] = cards[j];
  cards[j] = kind;
}

function fits(t: State, slots: readonly number[], unknown: readonly number[]): boolean {
  const last = unknown.length - 1;
  let at = -1;
  let set = 0;
  for (let i = 0; i < slots.length; i++) {
    const species = slots[i] >> SLOT_BITS;
    if (species !== at) {
      at = species;
      set = t[at + TRAIT_SET];
    }
    const bit = 1 << KIND_TRAIT[unknown[last - i]];
    if ((set & bit) !== 0) return false;
    set |= bit;
  }
  return true;
}

function lay(t: State, slot: number, kind: number): void {
  const at = slot >> SLOT_BITS;
  t[at + CARDS] |= (kind + 1) << ((slot & ((1 << SLOT_BITS) - 1)) << 3);
  t[at + TRAIT_SET] |= 1 << KIND_TRAIT[kind];
}

/** Quick play: nobody else's list is known, so those that are closed are made up again with the new hands. */
function replan(t: State, seat: Seat, rng: Rng): void {
  const own = seat >= 0 ? planOf(t, seat) : [];
  clearPlans(t);
  for (const move of own) addToPlan(t, seat, move);
  const list = new MoveList();
  for (let p = 0; p < t[PLAYERS]; p++) {
    if (p === seat || (t[top(t) + A] & (1 << p)) === 0) continue;
    for (;;) {
      list.clear();
      playMoves(workingState(t, p), p, list);
      list.add(STOP);
      const move = list.at[rng.below(list.n)];
      if (move === STOP) break;
      addToPlan(t, p, move);
    }
  }
}
