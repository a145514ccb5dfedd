import {
  A,
  B,
  C,
  DEPTH,
  FRAME_WORDS,
  OP,
  type Position,
  pendingSeats,
  SEAT,
  type Seat,
  type State,
  seatsOf,
  top,
  VERSION,
  writeRandom,
} from '@clade/engine';
import { type Card, KINDS, MAX_CARDS } from '../cards.ts';
import { handCards } from '../hand.ts';
import { FORCED_ASKED } from '../options.ts';
import { BEFORE_WINDOW } from '../phases/feeding.ts';
import { OPS } from '../phases/index.ts';
import { FEED_OP, FOOD_OP, LEAF_OP, PAY_OP, PLAY_OP, QUICK_OP, WINDOW_OP } from '../phases/ops.ts';
import { planOf } from '../plan.ts';
import { configOf } from '../setup.ts';
import {
  BAG,
  BAG_MEAT,
  CAUSE_DEAL,
  FIRST,
  FLAGS,
  FOOD_CARD,
  HOLE,
  LAST_CAUSE,
  LAST_ROUND,
  LEAF,
  LEFT,
  MEAT,
  PILE,
  PILE_N,
  PLAYERS,
  REMOVED_N,
  ROUND,
  rowStart,
  speciesAt,
} from '../state.ts';
import { discardPile, phaseOf, rowOf, stepOf } from '../table.ts';
import { TRAITS } from '../traits.ts';
import { toWire } from '../words.ts';

/** The whole state in the format of docs/position-format.md; reading it back gives an equal state. */
export function writePosition(s: State): Position {
  const pile = Array.from({ length: s[PILE_N] }, (_, i) => KINDS[s[PILE + i]]);
  const removed = Array.from({ length: s[REMOVED_N] }, (_, i) => KINDS[s[PILE + MAX_CARDS - 1 - i]]);
  return {
    game: 'evolution',
    rules: String(s[VERSION]),
    options: configOf(s).options,
    round: s[ROUND],
    phase: phaseOf(s),
    first: s[FIRST],
    ...turn(s),
    wateringHole: s[HOLE],
    ...(s[LEFT] === 1 ? { leftOver: true } : {}),
    lastRound: s[LAST_ROUND] === 0 ? null : s[LAST_ROUND],
    ...(s[LAST_ROUND] === 0 ? {} : { lastRoundCause: s[LAST_CAUSE] === CAUSE_DEAL ? 'deal' : 'feeding' }),
    players: Array.from({ length: s[PLAYERS] }, (_, seat) => player(s, seat)),
    drawPile: pile,
    discard: discardPile(s),
    removed,
    forced: (s[FLAGS] & FORCED_ASKED) !== 0 ? 'ask' : 'auto',
    random: writeRandom(s),
  };
}

/** Whose turn it is and what that turn is in the middle of. */
function turn(s: State): Position {
  if (s[DEPTH] === 0) return { toAct: [] };
  const f = top(s);
  const seat = s[f + SEAT];
  switch (s[f + OP]) {
    case FOOD_OP:
    case QUICK_OP:
      return { toAct: seatsOf(pendingSeats(OPS, s)) };
    case PLAY_OP:
      // After the last turn the cards are about to be turned up.
      return s[f + A] === s[PLAYERS] ? { phase: 'feeding', step: 'reveal' } : { toAct: seat };
    case LEAF_OP:
      return { toAct: seat, step: stepOf(s) };
    case FEED_OP:
      return { toAct: seat, ...(s[f + C] === BEFORE_WINDOW ? {} : { step: stepOf(s) }), ...circle(s, f) };
    case WINDOW_OP: {
      const below = f - FRAME_WORDS;
      const window = { active: s[below + SEAT], used: s[f + B] === 1 };
      return { toAct: seat, step: stepOf(s), ...circle(s, below), window };
    }
    case PAY_OP: {
      const last = s[f + C] > 0 ? { last: KINDS[s[f + C] - 1] } : {};
      const attack = { move: toWire(s[f + A]), due: s[f + B], ...last };
      return { toAct: seat, step: stepOf(s), ...circle(s, f - FRAME_WORDS), attack };
    }
    default:
      return {};
  }
}

/** Registers of the feeding frame that differ from their defaults. */
function circle(s: State, f: number): Position {
  return {
    ...(s[f + A] > 0 ? { idle: s[f + A] } : {}),
    ...(s[f + B] !== 0 ? { out: seatsOf(s[f + B]) } : {}),
  };
}

function player(s: State, seat: Seat): Position {
  const quick = s[DEPTH] > 0 && s[top(s) + OP] === QUICK_OP;
  const plan = quick ? planOf(s, seat).map(toWire) : [];
  const closed = quick && (s[top(s) + A] & (1 << seat)) !== 0;
  const hand: Card[] = handCards(s, seat).map((kind) => KINDS[kind]);
  return {
    hand,
    ...(s[FOOD_CARD + seat] > 0 ? { foodCard: KINDS[s[FOOD_CARD + seat] - 1] } : {}),
    bag: s[BAG + seat],
    ...(s[BAG_MEAT + seat] > 0 ? { bagMeat: s[BAG_MEAT + seat] } : {}),
    ...(plan.length > 0 ? { plan } : {}),
    ...(closed ? { planClosed: true } : {}),
    species: rowOf(s, seat, true).map((species, i) => {
      const at = speciesAt(rowStart(s, seat) + i);
      const leaf = TRAITS.filter((_, t) => (s[at + LEAF] & (1 << t)) !== 0);
      return {
        ...species,
        ...(s[at + MEAT] > 0 ? { meat: s[at + MEAT] } : {}),
        ...(leaf.length > 0 ? { leaf } : {}),
      };
    }),
  };
}
