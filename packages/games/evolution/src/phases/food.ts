import * as engine from '@clade/engine';
import { defineOp, type Move, type MoveList, pop, type Refusal, type Seat, type State } from '@clade/engine';
import { KINDS } from '../cards.ts';
import type { EvoEmit } from '../events.ts';
import { distinctKinds, removeFromHand } from '../hand.ts';
import { cardOf, FOOD_MOVE, foodMove, verbOf } from '../moves.ts';
import { FORCED_ASKED } from '../options.ts';
import { refuseCard } from '../refusals.ts';
import * as state from '../state.ts';
import { notNow } from './not-now.ts';

const { A } = engine;
const { FLAGS, FOOD_CARD, HAND_N, PLAYERS, ROUND } = state;

/** EVO-3.3: everybody puts one card face-down on the watering hole, all at the same time. Register A is OPEN once it has begun. */
const UNOPENED = 0;
const OPEN = 1;
const kinds = new Int32Array(128);

function waiting(s: State): number {
  let mask = 0;
  for (let seat = 0; seat < s[PLAYERS]; seat++) {
    if (s[FOOD_CARD + seat] === 0 && s[HAND_N + seat] > 0) mask |= 1 << seat;
  }
  return mask;
}

function choose(s: State, seat: Seat, kind: number, emit: EvoEmit): void {
  removeFromHand(s, seat, kind);
  s[FOOD_CARD + seat] = kind + 1;
  if (emit) emit({ type: 'food-chosen', rule: 'EVO-3.3.1', seat, secret: { seat, card: KINDS[kind] } });
}

export const food = defineOp({
  name: 'food',
  step(s, f, emit) {
    if (s[f + A] === UNOPENED) {
      s[f + A] = OPEN;
      // A hand of one card, which everybody can see, leaves no choice; equal cards in a larger hand stay a secret.
      const asked = (s[FLAGS] & FORCED_ASKED) !== 0;
      for (let seat = 0; seat < s[PLAYERS]; seat++) {
        if (asked || s[HAND_N + seat] !== 1 || s[FOOD_CARD + seat] !== 0) continue;
        distinctKinds(s, seat, kinds);
        choose(s, seat, kinds[0], emit);
      }
      return true;
    }
    if (waiting(s) !== 0) return false;
    pop(s);
    return true;
  },
  pending: waiting,
  decision: (s, _f, seat) => ({
    seat,
    kind: 'food-card',
    rule: 'EVO-3.3.1',
    optional: false,
    group: 2 * s[ROUND],
  }),
  moves(s: State, _f: number, seat: Seat, out: MoveList) {
    const n = distinctKinds(s, seat, kinds);
    for (let i = 0; i < n; i++) out.add(foodMove(kinds[i]));
  },
  take(s: State, _f: number, seat: Seat, move: Move, emit) {
    choose(s, seat, cardOf(move), emit);
  },
  explain(s: State, _f: number, seat: Seat, move: Move): Refusal | undefined {
    if (verbOf(move) !== FOOD_MOVE) return notNow(move, 'choose a food card', 'EVO-3.3.1');
    return refuseCard(s, seat, cardOf(move), 'EVO-3.3.1');
  },
});
