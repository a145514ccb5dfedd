import {
  A,
  Fields,
  integerField,
  isPending,
  isRefusal,
  plainRefusal,
  push,
  type Seat,
  type State,
  top,
  wrongField,
} from '@clade/engine';
import { kindOf } from '../cards.ts';
import { cardsFrom } from '../hand.ts';
import { ATTACK_MOVE, attackNegated, PLAY_MOVE, verbOf } from '../moves.ts';
import { INTELLIGENCE_ANYTIME, PASS_IS_PERMANENT } from '../options.ts';
import { explainAttack } from '../phases/explain-attack.ts';
import { AFTER_WINDOW } from '../phases/feeding.ts';
import { FEED_OP, FOOD_OP, LEAF_OP, PAY_OP, PLAY_OP, QUICK_OP, WINDOW_OP } from '../phases/ops.ts';
import { OPEN } from '../phases/quick.ts';
import { DEAL, END_OF_FEEDING, FEEDING, PLAY_CARDS, REVEAL } from '../phases/round.ts';
import { addToPlan, workingState } from '../plan.ts';
import { explainPlay } from '../play-card.ts';
import { revealTraits } from '../row.ts';
import {
  FIRST,
  FLAGS,
  FOOD_CARD,
  HAND_N,
  LEAF,
  LEFT,
  nextSeat,
  PLAYERS,
  quickPlay,
  rowEnd,
  rowStart,
  SPECIES,
  SPECIES_WORDS,
  speciesAt,
  speciesCount,
} from '../state.ts';
import { countBits, FERTILE_BIT, LEAF_BITS } from '../traits.ts';
import { fromWire } from '../words.ts';

const STEPS = ['reveal', 'leaf', 'turn', 'window', 'feed', 'pay'] as const;

type PhaseName = (typeof PHASES)[number];
export const PHASES = ['deal', 'food', 'play', 'feeding', 'over'] as const;

/** Fields that say what feeding is in the middle of, with the one step they belong to. */
const FEEDING_FIELDS: Readonly<Record<string, (typeof STEPS)[number] | 'any'>> = {
  step: 'any',
  idle: 'any',
  out: 'any',
  leftOver: 'any',
  window: 'window',
  attack: 'pay',
};

/** Refuses fields that say something about another phase or step than the position's own. */
export function refuseStrayFields(
  s: State,
  position: Fields,
  players: readonly Fields[],
  phase: PhaseName,
): void {
  const step = phase === 'feeding' ? position.oneOf('step', 'turn', STEPS) : undefined;
  for (const [name, belongs] of Object.entries(FEEDING_FIELDS)) {
    if (!position.has(name)) continue;
    if (phase !== 'feeding') wrongField(name, 'it belongs to the phase "feeding"');
    if ((step === 'reveal' || step === 'leaf') && (name === 'idle' || name === 'out')) {
      wrongField(name, 'it belongs to the feeding turns');
    }
    if (step === 'pay' && name === 'idle') wrongField(name, 'an attack has just begun, so nobody is idle');
    if (belongs !== 'any' && belongs !== step) wrongField(name, `it belongs to the step "${belongs}"`);
  }
  if (position.has('out') && (s[FLAGS] & PASS_IS_PERMANENT) === 0) {
    wrongField('out', 'a pass is final only with the option passIsPermanent (EVO-3.6.7)');
  }
  const foodDown = phase === 'food' || phase === 'play' || step === 'reveal';
  for (const [seat, p] of players.entries()) {
    if (s[FOOD_CARD + seat] > 0 && !foodDown) {
      wrongField(
        p.at('foodCard'),
        'food cards lie face-down only in the phases "food" and "play" (EVO-3.5.3)',
      );
    }
    if ((p.has('plan') || p.has('planClosed')) && !(phase === 'play' && quickPlay(s))) {
      wrongField(
        p.at(p.has('plan') ? 'plan' : 'planClosed'),
        'it belongs to the phase "play" with quick play',
      );
    }
    for (let i = rowStart(s, seat); i < rowEnd(s, seat); i++) {
      if (s[speciesAt(i) + LEAF] !== 0 && step !== 'leaf') {
        wrongField(`${p.at('species')}[${i - rowStart(s, seat)}].leaf`, 'it belongs to the step "leaf"');
      }
    }
  }
  if (phase === 'deal' && position.has('toAct')) wrongField('toAct', 'nobody acts in the phase "deal"');
  if (phase === 'over' && position.has('toAct') && position.list('toAct').length > 0) {
    wrongField('toAct', 'nobody acts in the phase "over"');
  }
}

/** Where several seats choose at once, `toAct` may name any of those that still have to. */
export function refuseWrongSeats(position: Fields, pending: number, phase: PhaseName): void {
  if (!position.has('toAct') || (phase !== 'food' && phase !== 'play')) return;
  const value = position.raw('toAct');
  for (const seat of Array.isArray(value) ? value : [value]) {
    if (!isPending(pending, seat)) {
      wrongField('toAct', `seat ${JSON.stringify(seat)} has nothing to choose`);
    }
  }
}

/** Puts the frames of a phase on top of the round's own. */
export function readFrames(
  s: State,
  position: Fields,
  players: readonly Fields[],
  phase: Exclude<PhaseName, 'over'>,
): void {
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

/** The one seat that acts; the first player unless the position says otherwise. */
function seatToAct(s: State, position: Fields): Seat {
  const value = position.raw('toAct');
  if (Array.isArray(value)) {
    if (value.length !== 1) wrongField('toAct', 'exactly one seat acts in this phase');
    return integerField(value[0], 'toAct', 0, s[PLAYERS] - 1);
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
      if (isRefusal(move)) wrongField(path, plainRefusal(move));
      if (verbOf(move) !== PLAY_MOVE) wrongField(path, 'only plays of cards can be planned');
      const refused = explainPlay(workingState(s, seat), seat, move);
      if (refused) wrongField(path, plainRefusal(refused));
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
    armLeaves(s);
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

/** Without a word about it every leaf effect is still to act. */
function armLeaves(s: State): void {
  const end = speciesAt(speciesCount(s));
  for (let at = SPECIES; at < end; at += SPECIES_WORDS) if (s[at + LEAF] !== 0) return;
  revealTraits(s, s[LEFT] === 1 ? LEAF_BITS : LEAF_BITS & ~FERTILE_BIT);
}

function readOut(s: State, position: Fields): number {
  let mask = 0;
  for (const [i, value] of position.list('out').entries()) {
    mask |= 1 << integerField(value, `out[${i}]`, 0, s[PLAYERS] - 1);
  }
  return mask;
}

function readWindow(s: State, position: Fields, seat: Seat, idle: number, out: number): void {
  const w = new Fields(position.raw('window') ?? {}, 'window', ['active', 'used']);
  const active = w.integer('active', seat, 0, s[PLAYERS] - 1);
  if (active !== seat && (s[FLAGS] & INTELLIGENCE_ANYTIME) === 0) {
    wrongField(
      'window.active',
      'with intelligenceTiming=ownTurn only the player about to feed is asked (EVO-5.6.4)',
    );
  }
  push(s, FEED_OP, active, idle, out, AFTER_WINDOW);
  push(s, WINDOW_OP, seat, distance(s, active, seat), w.boolean('used', false) ? 1 : 0);
}

function readPayment(s: State, position: Fields, seat: Seat, out: number): void {
  const a = new Fields(position.raw('attack') ?? {}, 'attack', ['move', 'due', 'last']);
  const move = fromWire(a.raw('move'));
  if (isRefusal(move)) wrongField('attack.move', plainRefusal(move));
  if (verbOf(move) !== ATTACK_MOVE || attackNegated(move) === 0) {
    wrongField('attack.move', 'an attack that negates something is needed');
  }
  const price = countBits(attackNegated(move));
  const due = a.integer('due', price, 1, price);
  let last = 0;
  if (a.has('last')) {
    const card = new Fields(a.raw('last'), 'attack.last', ['trait', 'food']);
    const kind = kindOf(String(card.raw('trait')), integerField(card.raw('food'), 'attack.last.food', -9, 9));
    if (kind < 0) wrongField('attack.last', 'there is no such card');
    last = kind + 1;
    if (cardsFrom(s, seat, kind) < due) {
      wrongField('attack.last', `${due} cards are due, and the hand holds fewer from this card on`);
    }
  }
  if (s[HAND_N + seat] < due)
    wrongField('attack.due', `${due} cards are due, and the hand holds ${s[HAND_N + seat]}`);
  const refused = explainAttack(s, seat, move);
  if (refused && refused.code !== 'not-enough-cards') wrongField('attack.move', plainRefusal(refused));
  push(s, FEED_OP, nextSeat(s, seat), 0, out);
  push(s, PAY_OP, seat, move, due, last);
}
