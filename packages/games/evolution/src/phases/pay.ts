import { A, B, C, defineOp, type MoveList, pop, refusal, SEAT, type Seat, type State } from '@clade/engine';
import { cardName } from '../cards.ts';
import { discardFromHand } from '../deck.ts';
import type { EvoEmit } from '../events.ts';
import { cardsFrom, distinctKinds, handCards } from '../hand.ts';
import { cardOf, PAY_MOVE, payMove, verbOf } from '../moves.ts';
import { FORCED_ASKED } from '../options.ts';
import { refuseCard } from '../refusals.ts';
import { FLAGS, HAND_N } from '../state.ts';
import { carryOutAttack } from './feeding.ts';
import { notNow } from './not-now.ts';

/**
 * EVO-4.3.1, EVO-3.9.6: the attacker chooses the hand cards that pay for negated traits, one at a time in ascending
 * order, so that the same payment is not offered twice. Register A is the attack, B the cards still to pay, C the card
 * slot of the last one paid.
 */
const kinds = new Int32Array(128);

export const pay = defineOp({
  name: 'pay',
  step(s, f, emit) {
    const seat = s[f + SEAT];
    const due = s[f + B];
    // Who has exactly as many cards as are due, which everybody can see, pays with all of them.
    if (s[HAND_N + seat] > due || (s[FLAGS] & FORCED_ASKED) !== 0) return false;
    for (const kind of handCards(s, seat)) payWith(s, f, seat, kind, emit);
    return true;
  },
  decision: (_s, _f, seat) => ({
    seat,
    kind: 'payment',
    rule: 'EVO-4.3.1',
    source: 'intelligence',
    optional: false,
    group: 0,
  }),
  moves(s: State, f: number, seat: Seat, out: MoveList) {
    const n = distinctKinds(s, seat, kinds);
    for (let k = 0; k < n; k++) {
      const kind = kinds[k];
      if (kind + 1 >= s[f + C] && cardsFrom(s, seat, kind) >= s[f + B]) out.add(payMove(kind));
    }
  },
  take(s, f, seat, move, emit) {
    payWith(s, f, seat, cardOf(move), emit);
  },
  explain(s, f, seat, move) {
    if (verbOf(move) !== PAY_MOVE) return notNow(move, 'pay for Intelligence', 'EVO-4.3.1');
    const kind = cardOf(move);
    const missing = refuseCard(s, seat, kind, 'EVO-4.3.1');
    if (missing) return missing;
    if (kind + 1 < s[f + C]) {
      const last = cardName(s[f + C] - 1);
      return refusal('payment-order', 'EVO-3.9.6', { card: cardName(kind), last });
    }
    const left = cardsFrom(s, seat, kind);
    if (left >= s[f + B]) return undefined;
    return refusal('payment-short', 'EVO-3.9.6', {
      card: cardName(kind),
      cards: left,
      due: s[f + B],
    });
  },
});

function payWith(s: State, f: number, seat: Seat, kind: number, emit: EvoEmit): void {
  discardFromHand(s, seat, kind, 'EVO-4.3.1', emit);
  s[f + C] = kind + 1;
  if (--s[f + B] > 0) return;
  const attack = s[f + A];
  pop(s);
  carryOutAttack(s, seat, attack, emit);
}
