import type { Seat, State } from '@clade/engine';
import { HAND, HAND_N, HAND_WORDS } from './state.ts';

/**
 * A hand is a multiset of kinds: two bits per kind (no kind has more than three copies), sixteen kinds to a word.
 * Walking the set bits yields the distinct kinds in ascending order, which is what the legal moves need.
 */
export function addToHand(s: State, seat: Seat, kind: number): void {
  s[HAND + seat * HAND_WORDS + (kind >> 4)] += 1 << ((kind & 15) << 1);
  s[HAND_N + seat]++;
}

export function removeFromHand(s: State, seat: Seat, kind: number): void {
  s[HAND + seat * HAND_WORDS + (kind >> 4)] -= 1 << ((kind & 15) << 1);
  s[HAND_N + seat]--;
}

export function copiesInHand(s: State, seat: Seat, kind: number): number {
  return (s[HAND + seat * HAND_WORDS + (kind >> 4)] >>> ((kind & 15) << 1)) & 3;
}

/** One bit (the lower of its two) for each kind present in a hand word. */
export function kindsInWord(word: number): number {
  return (word | (word >>> 1)) & 0x55555555;
}

/** All cards of a hand, ascending. */
export function handCards(s: State, seat: Seat): number[] {
  const cards: number[] = [];
  for (let w = 0; w < HAND_WORDS; w++) {
    const word = s[HAND + seat * HAND_WORDS + w];
    for (let rest = kindsInWord(word); rest !== 0; rest &= rest - 1) {
      const bit = 31 - Math.clz32(rest & -rest);
      for (let n = (word >>> bit) & 3; n > 0; n--) cards.push((w << 4) + (bit >> 1));
    }
  }
  return cards;
}

/** Kinds of a hand, ascending, into `out`; returns how many. */
export function distinctKinds(s: State, seat: Seat, out: Int32Array): number {
  let n = 0;
  const from = HAND + seat * HAND_WORDS;
  for (let w = 0; w < HAND_WORDS; w++) {
    for (let rest = kindsInWord(s[from + w]); rest !== 0; rest &= rest - 1) {
      out[n++] = (w << 4) + ((31 - Math.clz32(rest & -rest)) >> 1);
    }
  }
  return n;
}
