import { below, type Emit, RNG, type State } from '@clade/engine';
import { CARD_IDS, FACE_UP_CARDS, ICE_AGE } from './card-ids.ts';
import { DECK, FACE_UP } from './state.ts';

/** Face-down cards lie in no order: what comes next is drawn when it is turned up (DS-5.14). */

export function countCards(cards: number): number {
  let count = 0;
  for (let rest = cards | 0; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** DS-5.9.4.1: turns up cards until five lie face up or the deck is empty. */
export function turnUpCards(s: State, rule: string, emit: Emit | undefined): void {
  for (let n = countCards(s[FACE_UP]); n < FACE_UP_CARDS && s[DECK] !== 0; n++) {
    const card = drawCard(s);
    s[DECK] &= ~(1 << card);
    s[FACE_UP] |= 1 << card;
    if (emit) emit({ type: 'card-revealed', rule, card: CARD_IDS[card] });
  }
}

/** DS-4.3.3: Ice Age is always the last. */
function drawCard(s: State): number {
  let rest = s[DECK] & ~(1 << ICE_AGE);
  if (rest === 0) return ICE_AGE;
  for (let skip = below(s, RNG, countCards(rest)); skip > 0; skip--) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}
