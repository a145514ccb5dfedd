import * as engine from '@clade/engine';
import { defineOp, pop, type Seat, type State } from '@clade/engine';
import type { EvoEmit } from '../events.ts';
import { PLAY_MOVE, STOP, verbOf } from '../moves.ts';
import { addToPlan, carryOutPlans, planLength, workingState } from '../plan.ts';
import { explainPlay, playMoves } from '../play-card.ts';
import * as state from '../state.ts';
import { notNow } from './not-now.ts';

const { A } = engine;
const { HAND_N, PLAYERS, ROUND } = state;

/**
 * EVO-3.4.9: all players plan their card turn at the same time. Register A is 0 before it has begun,
 * then OPEN with the mask of the seats that have closed their list.
 */
const UNOPENED = 0;
export const OPEN = 1 << 8;

function waiting(s: State, f: number): number {
  return ((1 << s[PLAYERS]) - 1) & ~s[f + A];
}

function close(s: State, f: number, seat: Seat, emit: EvoEmit): void {
  s[f + A] |= 1 << seat;
  if (emit) {
    emit({ type: 'plan-closed', rule: 'EVO-3.4.9', seat, secret: { seat, actions: planLength(s, seat) } });
  }
}

export const quick = defineOp({
  name: 'quick',
  step(s, f, emit) {
    if (s[f + A] === UNOPENED) {
      s[f + A] = OPEN;
      for (let seat = 0; seat < s[PLAYERS]; seat++) if (s[HAND_N + seat] === 0) close(s, f, seat, emit);
      return true;
    }
    if (waiting(s, f) !== 0) return false;
    carryOutPlans(s, emit);
    pop(s);
    return true;
  },
  pending: waiting,
  decision: (s, _f, seat) => ({
    seat,
    kind: 'plan-card',
    rule: 'EVO-3.4.9',
    optional: true,
    group: 2 * s[ROUND] + 1,
  }),
  moves(s, _f, seat, out) {
    playMoves(workingState(s, seat), seat, out);
    out.add(STOP);
  },
  take(s, f, seat, move, emit) {
    if (move === STOP) {
      close(s, f, seat, emit);
      return;
    }
    addToPlan(s, seat, move);
    // Each action uses up one card.
    if (planLength(s, seat) === s[HAND_N + seat]) close(s, f, seat, emit);
  },
  explain(s, _f, seat, move) {
    if (move === STOP) return undefined;
    if (verbOf(move) !== PLAY_MOVE) return notNow(move, 'plan your card turn', 'EVO-3.4.9');
    return explainPlay(workingState(s, seat), seat, move);
  },
});
