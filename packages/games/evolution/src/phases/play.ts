import * as engine from '@clade/engine';
import { defineOp, pop, type State } from '@clade/engine';
import type { EvoEmit } from '../events.ts';
import { PLAY_MOVE, STOP, verbOf } from '../moves.ts';
import { explainPlay, playCard, playMoves } from '../play-card.ts';
import * as state from '../state.ts';
import { nextSeat } from '../state.ts';
import { notNow } from './not-now.ts';

const { A, SEAT } = engine;
const { HAND_N, PLAYERS } = state;

/**
 * EVO-3.4.1: one card turn for each player, clockwise. The frame's seat is the player whose turn it is, register A the
 * number of turns finished.
 */
export const play = defineOp({
  name: 'play',
  step(s, f, emit) {
    if (s[f + A] === s[PLAYERS]) {
      pop(s);
      return true;
    }
    // Who has no card, which everybody can see, cannot do anything but stop.
    if (s[HAND_N + s[f + SEAT]] > 0) return false;
    endTurn(s, f, emit);
    return true;
  },
  decision: (_s, _f, seat) => ({ seat, kind: 'play-card', rule: 'EVO-3.4.1', optional: true, group: 0 }),
  moves(s, _f, seat, out) {
    playMoves(s, seat, out);
    out.add(STOP);
  },
  take(s, f, seat, move, emit) {
    if (move === STOP) endTurn(s, f, emit);
    else playCard(s, seat, move, emit);
  },
  explain(s, _f, seat, move) {
    if (move === STOP) return undefined;
    if (verbOf(move) !== PLAY_MOVE) return notNow(move, 'play cards or end the turn', 'EVO-3.4.1');
    return explainPlay(s, seat, move);
  },
});

function endTurn(s: State, f: number, emit: EvoEmit): void {
  const seat = s[f + SEAT];
  if (emit) emit({ type: 'turn-ended', rule: 'EVO-3.4.1', seat });
  s[f + A]++;
  s[f + SEAT] = nextSeat(s, seat);
}
