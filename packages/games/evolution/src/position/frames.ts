import { A, Fields, isRefusal, push, type Seat, type State, top, wrongField } from '@clade/engine';
import { kindOf } from '../cards.ts';
import { ATTACK_MOVE, attackNegated, PLAY_MOVE, verbOf } from '../moves.ts';
import { explainAttack } from '../phases/explain-attack.ts';
import { AFTER_WINDOW } from '../phases/feeding.ts';
import { FEED_OP, FOOD_OP, LEAF_OP, PAY_OP, PLAY_OP, QUICK_OP, WINDOW_OP } from '../phases/ops.ts';
import { OPEN } from '../phases/quick.ts';
import { DEAL, END_OF_FEEDING, FEEDING, PLAY_CARDS, REVEAL } from '../phases/round.ts';
import { addToPlan, workingState } from '../plan.ts';
import { explainPlay } from '../play-card.ts';
import { FIRST, FOOD_CARD, HAND_N, nextSeat, PLAYERS, quickPlay } from '../state.ts';
import { countBits } from '../traits.ts';
import { fromWire } from '../words.ts';

const STEPS = ['reveal', 'leaf', 'turn', 'window', 'feed', 'pay'] as const;

/** Puts the frames of a phase on top of the round's own. */
export function readFrames(
  s: State,
  position: Fields,
  players: readonly Fields[],
  phase: 'deal' | 'food' | 'play' | 'feeding',
): void {
  for (const name of FEEDING_FIELDS) {
    if (phase !== 'feeding' && position.has(name)) wrongField(name, 'it belongs to the phase "feeding"');
  }
  for (const [seat, p] of players.entries()) {
    if (phase === 'deal' && s[FOOD_CARD + seat] > 0)
      wrongField(p.at('foodCard'), 'there is none before the phase "food"');
    if ((p.has('plan') || p.has('planClosed')) && !(phase === 'play' && quickPlay(s))) {
      wrongField(
        p.at(p.has('plan') ? 'plan' : 'planClosed'),
        'it belongs to the phase "play" with quick play',
      );
    }
  }
  const round = top(s);
  switch (phase) {
    case 'deal':
      s[round + A] = DEAL;
      return;
    case 'food':
      s[round + A] = PLAY_CARDS;
      push(s, FOOD_OP, 0);
      return;
    case 'play':
      s[round + A] = REVEAL;
      if (quickPlay(s)) readPlans(s, players);
      else {
        const seat = seatToAct(s, position);
        push(s, PLAY_OP, seat, distance(s, s[FIRST], seat));
      }
      return;
    default:
      readFeeding(s, position);
  }
}

const FEEDING_FIELDS = ['step', 'idle', 'out', 'window', 'attack', 'leftOver'];

/** The one seat that acts; the first player unless the position says otherwise. */
function seatToAct(s: State, position: Fields): Seat {
  const value = position.raw('toAct');
  if (Array.isArray(value)) {
    if (value.length !== 1) wrongField('toAct', 'exactly one seat acts in this phase');
    const one = new Fields({ toAct: value[0] }, '', ['toAct']);
    return one.integer('toAct', 0, 0, s[PLAYERS] - 1);
  }
  return position.integer('toAct', s[FIRST], 0, s[PLAYERS] - 1);
}

/** Seats from one to another, clockwise. */
function distance(s: State, from: Seat, to: Seat): number {
  return (to - from + s[PLAYERS]) % s[PLAYERS];
}

function readPlans(s: State, players: readonly Fields[]): void {
  let closed = OPEN;
  for (const [seat, p] of players.entries()) {
    for (const [i, wire] of p.list('plan').entries()) {
      const path = `${p.at('plan')}[${i}]`;
      const move = fromWire(wire);
      if (isRefusal(move)) wrongField(path, move.sentence);
      if (verbOf(move) !== PLAY_MOVE) wrongField(path, 'only plays of cards can be planned');
      const refused = explainPlay(workingState(s, seat), seat, move);
      if (refused) wrongField(path, refused.sentence);
      addToPlan(s, seat, move);
    }
    if (p.boolean('planClosed', false) || s[HAND_N + seat] === 0) closed |= 1 << seat;
  }
  push(s, QUICK_OP, s[FIRST], closed);
}

function readFeeding(s: State, position: Fields): void {
  const round = top(s);
  const step = position.oneOf('step', 'turn', STEPS);
  const seat = seatToAct(s, position);
  if (step === 'reveal') {
    s[round + A] = REVEAL;
    return;
  }
  if (step === 'leaf') {
    s[round + A] = FEEDING;
    push(s, LEAF_OP, seat, distance(s, s[FIRST], seat));
    return;
  }
  s[round + A] = END_OF_FEEDING;
  const idle = position.integer('idle', 0, 0, s[PLAYERS]);
  const out = readOut(s, position);
  if (step === 'turn') push(s, FEED_OP, seat, idle, out);
  else if (step === 'feed') push(s, FEED_OP, seat, idle, out, AFTER_WINDOW);
  else if (step === 'window') readWindow(s, position, seat, idle, out);
  else readPayment(s, position, seat, out);
}

function readOut(s: State, position: Fields): number {
  let mask = 0;
  for (const [i, value] of position.list('out').entries()) {
    const seat = new Fields({ seat: value }, '', ['seat']);
    if (!Number.isInteger(value) || (value as number) < 0 || (value as number) >= s[PLAYERS]) {
      wrongField(`out[${i}]`, `there is no seat ${JSON.stringify(value)}`);
    }
    mask |= 1 << seat.integer('seat', 0, 0, s[PLAYERS] - 1);
  }
  return mask;
}

function readWindow(s: State, position: Fields, seat: Seat, idle: number, out: number): void {
  const w = new Fields(position.raw('window') ?? {}, 'window', ['active', 'used']);
  const active = w.integer('active', seat, 0, s[PLAYERS] - 1);
  push(s, FEED_OP, active, idle, out, AFTER_WINDOW);
  push(s, WINDOW_OP, seat, distance(s, active, seat), w.boolean('used', false) ? 1 : 0);
}

function readPayment(s: State, position: Fields, seat: Seat, out: number): void {
  const a = new Fields(position.raw('attack') ?? {}, 'attack', ['move', 'due', 'last']);
  const move = fromWire(a.raw('move'));
  if (isRefusal(move)) wrongField('attack.move', move.sentence);
  if (verbOf(move) !== ATTACK_MOVE || attackNegated(move) === 0) {
    wrongField('attack.move', 'an attack that negates something is needed');
  }
  const price = countBits(attackNegated(move));
  const due = a.integer('due', price, 1, price);
  let last = 0;
  if (a.has('last')) {
    const card = new Fields(a.raw('last'), 'attack.last', ['trait', 'food']);
    const kind = kindOf(String(card.raw('trait')), Number(card.raw('food')));
    if (kind < 0) wrongField('attack.last', 'there is no such card');
    last = kind + 1;
  }
  if (s[HAND_N + seat] < due)
    wrongField('attack.due', `${due} cards are due, and the hand holds ${s[HAND_N + seat]}`);
  const refused = explainAttack(s, seat, move);
  if (refused && refused.code !== 'not-enough-cards') wrongField('attack.move', refused.sentence);
  push(s, FEED_OP, nextSeat(s, seat), 0, out);
  push(s, PAY_OP, seat, move, due, last);
}
