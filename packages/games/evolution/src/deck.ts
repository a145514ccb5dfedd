import * as engine from '@clade/engine';
import { below, next, type Seat, type State } from '@clade/engine';
import { KINDS, MAX_CARDS } from './cards.ts';
import type { EvoEmit } from './events.ts';
import { addToHand, removeFromHand } from './hand.ts';
import * as state from './state.ts';

const { RNG } = engine;
const { CAUSE_DEAL, CAUSE_EXTINCTION, DISCARD_N, LAST_CAUSE, LAST_ROUND, PILE, PILE_N, REMOVED_N, ROUND } =
  state;

/**
 * The draw pile is a multiset: each draw takes a random card of what remains, which is the same as drawing from a
 * shuffled order and leaves no order to leak (EVO-3.8.2).
 */
export function drawFromPile(s: State): number {
  const n = s[PILE_N];
  // Even the last card is a draw: the generator moves, and undo stops there.
  if (n === 1) next(s, RNG);
  const at = PILE + below(s, RNG, n);
  const last = PILE + n - 1;
  const kind = s[at];
  s[at] = s[last];
  s[last] = 0;
  s[PILE_N] = n - 1;
  return kind;
}

export function addToPile(s: State, kind: number): void {
  s[PILE + s[PILE_N]++] = kind;
}

/** Address of the i-th discarded card, oldest first. */
export function discardAt(s: State, i: number): number {
  return PILE + MAX_CARDS - 1 - s[REMOVED_N] - i;
}

export function discard(s: State, kind: number): void {
  s[discardAt(s, s[DISCARD_N]++)] = kind;
}

export function discardFromHand(s: State, seat: Seat, kind: number, rule: string, emit: EvoEmit): void {
  removeFromHand(s, seat, kind);
  discard(s, kind);
  if (emit) emit({ type: 'card-discarded', rule, seat, card: KINDS[kind] });
}

/** EVO-3.2.3. `cause` tells which round becomes the last. */
function reshuffle(s: State, cause: number, emit: EvoEmit): void {
  while (s[DISCARD_N] > 0) {
    const at = discardAt(s, --s[DISCARD_N]);
    const kind = s[at];
    s[at] = 0;
    addToPile(s, kind);
  }
  if (s[LAST_ROUND] === 0) {
    // EVO-3.2.4: in the Deal phase this round is the last; EVO-7.1.4: after an extinction it is the next one.
    s[LAST_ROUND] = cause === CAUSE_DEAL ? s[ROUND] : s[ROUND] + 1;
    s[LAST_CAUSE] = cause;
  }
  if (emit) {
    const rule = cause === CAUSE_DEAL ? 'EVO-3.2.4' : 'EVO-7.1.4';
    emit({ type: 'reshuffled', rule, lastRound: s[LAST_ROUND] });
  }
}

/** Draws up to `count` cards into a hand; what neither pile can give is lost (EVO-3.2.5). */
export function draw(s: State, seat: Seat, count: number, cause: number, emit: EvoEmit): void {
  const drawn: number[] | undefined = emit ? [] : undefined;
  let got = 0;
  while (got < count) {
    if (s[PILE_N] === 0) {
      if (s[DISCARD_N] === 0) break;
      reshuffle(s, cause, emit);
    }
    const kind = drawFromPile(s);
    addToHand(s, seat, kind);
    drawn?.push(kind);
    got++;
  }
  if (emit && drawn) {
    const type = cause === CAUSE_EXTINCTION ? 'drawn' : 'dealt';
    const rule = cause === CAUSE_EXTINCTION ? 'EVO-7.1.3' : 'EVO-3.2.1';
    emit({ type, rule, seat, count: got, secret: { seat, cards: drawn.map((k) => KINDS[k]) } });
  }
}
