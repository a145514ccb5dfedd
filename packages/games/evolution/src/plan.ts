import type { Move, Seat, State } from '@clade/engine';
import { KINDS, MAX_CARDS } from './cards.ts';
import type { EvoEmit } from './events.ts';
import {
  NEW_LEFT,
  NEW_RIGHT,
  PLAY_MOVE,
  playAction,
  playKind,
  playMove,
  playReplaced,
  playSpecies,
  VERB_SHIFT,
} from './moves.ts';
import { playCard } from './play-card.ts';
import * as state from './state.ts';
import { freeBoards, rowEnd, rowStart } from './state.ts';

const { FIRST, PLAN_N, PLAYERS } = state;

/**
 * EVO-3.4.9: in quick play each seat commits a list of actions that nobody else sees and that is carried out when the
 * last list is closed. All lists share one area at the end of the state: each action uses up a card, so there are never
 * more actions than cards.
 */
const SEAT_SHIFT = 23;
const MOVE_MASK = (1 << SEAT_SHIFT) - 1;

function planAt(s: State): number {
  return s.length - MAX_CARDS;
}

/** Lists are kept seat by seat, so that the order in which seats commit leaves no trace. */
export function addToPlan(s: State, seat: Seat, move: Move): void {
  const from = planAt(s);
  let i = from + s[PLAN_N]++;
  for (; i > from && s[i - 1] >> SEAT_SHIFT > seat; i--) s[i] = s[i - 1];
  s[i] = (seat << SEAT_SHIFT) | (move & MOVE_MASK);
}

/** How many moves a seat has committed so far. */
export function planLength(s: State, seat: Seat): number {
  const from = planAt(s);
  let n = 0;
  for (let i = 0; i < s[PLAN_N]; i++) if (s[from + i] >> SEAT_SHIFT === seat) n++;
  return n;
}

/** The moves a seat has committed so far. */
export function planOf(s: State, seat: Seat): Move[] {
  const moves: Move[] = [];
  const from = planAt(s);
  for (let i = 0; i < s[PLAN_N]; i++) {
    const entry = s[from + i];
    if (entry >> SEAT_SHIFT === seat) moves.push((PLAY_MOVE << VERB_SHIFT) | (entry & MOVE_MASK));
  }
  return moves;
}

export function clearPlans(s: State): void {
  const from = planAt(s);
  s.fill(0, from, from + s[PLAN_N]);
  s[PLAN_N] = 0;
}

/** One scratch state per length, so that asking for legal moves allocates nothing. */
const scratch = new Map<number, State>();

/** The table as the seat will leave it by its own list so far; valid until the next call. */
export function workingState(s: State, seat: Seat): State {
  let w = scratch.get(s.length);
  if (w === undefined) {
    w = new Int32Array(s.length);
    scratch.set(s.length, w);
  }
  w.set(s);
  const from = planAt(s);
  for (let i = 0; i < s[PLAN_N]; i++) {
    if (s[from + i] >> SEAT_SHIFT === seat) playCard(w, seat, s[from + i] & MOVE_MASK, undefined);
  }
  return w;
}

/** Carries out all lists in seat order from the first player. */
export function carryOutPlans(s: State, emit: EvoEmit): void {
  const lists = Array.from({ length: s[PLAYERS] }, (_, seat) => planOf(s, seat));
  clearPlans(s);
  for (let p = 0; p < s[PLAYERS]; p++) {
    const seat = (s[FIRST] + p) % s[PLAYERS];
    carryOut(s, seat, lists[seat], emit);
  }
}

const VOID = -1;

/**
 * EVO-3.4.10: a new species that finds no free board is void, with the actions that use it; their cards stay in hand.
 * `places[i]` is where the species that the list calls i really stands.
 */
function carryOut(s: State, seat: Seat, list: readonly Move[], emit: EvoEmit): void {
  let places = Array.from({ length: rowEnd(s, seat) - rowStart(s, seat) }, (_, i) => i);
  for (const move of list) {
    const action = playAction(move);
    if (action === NEW_LEFT || action === NEW_RIGHT) {
      const free = freeBoards(s) > 0;
      if (free) playCard(s, seat, move, emit);
      const left = action === NEW_LEFT;
      if (left && free) places = places.map((place) => (place === VOID ? VOID : place + 1));
      const last = rowEnd(s, seat) - rowStart(s, seat) - 1;
      const place = !free ? VOID : left ? 0 : last;
      if (left) places.unshift(place);
      else places.push(place);
      if (!free) voided(seat, move, emit);
    } else {
      const place = places[playSpecies(move)];
      if (place === VOID) voided(seat, move, emit);
      else playCard(s, seat, playMove(playKind(move), action, place, playReplaced(move)), emit);
    }
  }
}

function voided(seat: Seat, move: Move, emit: EvoEmit): void {
  if (emit) emit({ type: 'void', rule: 'EVO-3.4.10', seat, secret: { seat, card: KINDS[playKind(move)] } });
}
