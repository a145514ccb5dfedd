import type { Seat, State } from '@clade/engine';
import * as state from './state.ts';

const { HAND_N, HANDS, PLAYERS } = state;

/**
 * All hands share one area, player by player, each in ascending order of kinds: there are never more cards in hands
 * than in the deck, and walking a hand yields its kinds in the order that the legal moves need.
 */
function handStart(s: State, seat: Seat): number {
  let at = HANDS;
  for (let p = 0; p < seat; p++) at += s[HAND_N + p];
  return at;
}

/** Address behind the last card of the last hand. */
function handsEnd(s: State): number {
  return handStart(s, s[PLAYERS]);
}

export function addToHand(s: State, seat: Seat, kind: number): void {
  const start = handStart(s, seat);
  const behind = start + s[HAND_N + seat];
  let at = handsEnd(s);
  for (; at > behind; at--) s[at] = s[at - 1];
  for (; at > start && s[at - 1] > kind; at--) s[at] = s[at - 1];
  s[at] = kind;
  s[HAND_N + seat]++;
}

export function removeFromHand(s: State, seat: Seat, kind: number): void {
  let at = handStart(s, seat);
  while (s[at] !== kind) at++;
  const last = handsEnd(s) - 1;
  for (; at < last; at++) s[at] = s[at + 1];
  s[last] = 0;
  s[HAND_N + seat]--;
}

/** Exchanges the cards of a hand for as many others. */
export function refillHand(s: State, seat: Seat, cards: readonly number[]): void {
  s.set(
    cards.toSorted((a, b) => a - b),
    handStart(s, seat),
  );
}

/** All cards of a hand, ascending. */
export function handCards(s: State, seat: Seat): number[] {
  const start = handStart(s, seat);
  return Array.from(s.subarray(start, start + s[HAND_N + seat]));
}

export function isInHand(s: State, seat: Seat, kind: number): boolean {
  const start = handStart(s, seat);
  for (let i = s[HAND_N + seat] - 1; i >= 0; i--) if (s[start + i] === kind) return true;
  return false;
}

/** Cards in hand that are not before `kind` in the card list. */
export function cardsFrom(s: State, seat: Seat, kind: number): number {
  const start = handStart(s, seat);
  let n = 0;
  for (let i = s[HAND_N + seat] - 1; i >= 0 && s[start + i] >= kind; i--) n++;
  return n;
}

/** Kinds of a hand, ascending, into `out`; returns how many. */
export function distinctKinds(s: State, seat: Seat, out: Int32Array): number {
  const start = handStart(s, seat);
  const end = start + s[HAND_N + seat];
  let n = 0;
  let last = -1;
  for (let at = start; at < end; at++) {
    const kind = s[at];
    if (kind !== last) out[n++] = kind;
    last = kind;
  }
  return n;
}
