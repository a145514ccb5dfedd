import {
  A,
  B,
  type Config,
  DEPTH,
  FRAME_WORDS,
  FRAMES,
  OP,
  pendingSeats,
  SEAT,
  type Seat,
  type State,
  seatsOf,
  top,
  type Wire,
} from '@clade/engine';
import { type Card, KINDS } from './cards.ts';
import { handCards } from './hand.ts';
import { OPS } from './phases/index.ts';
import { FEED_OP, PAY_OP, QUICK_OP, WINDOW_OP } from './phases/ops.ts';
import { planOf, workingState } from './plan.ts';
import { scores } from './score.ts';
import { configOf } from './setup.ts';
import {
  BAG,
  BAG_MEAT,
  BANK,
  FIRST,
  FOOD_CARD,
  freeBoards,
  HAND_N,
  HOLE,
  LAST_ROUND,
  LEFT,
  PILE_N,
  PLAYERS,
  REMOVED_N,
  ROUND,
  TRAIT_LIMIT,
} from './state.ts';
import { discardPile, type FeedingStep, type Phase, phaseOf, rowOf, type Species, stepOf } from './table.ts';
import { toWire } from './words.ts';

/** What one seat, or a spectator, may know (EVO-3.8). */
export interface EvoView {
  readonly game: 'evolution';
  readonly config: Config;
  /** The seat this view is for, -1 for a spectator. */
  readonly viewer: Seat;
  readonly round: number;
  /** Number of the last round once it is known. */
  readonly lastRound: number | null;
  readonly phase: Phase;
  readonly step: FeedingStep | null;
  readonly first: Seat;
  readonly toAct: readonly Seat[];
  readonly wateringHole: number;
  /** Tokens in the bank; null when there is no limit. */
  readonly bank: number | null;
  readonly traitLimit: number;
  readonly freeBoards: number;
  readonly drawPile: number;
  /** Cards taken out unseen in a two-player game. */
  readonly removed: number;
  readonly discard: readonly Card[];
  /** An attack that is being paid for. */
  readonly attack: { readonly move: Wire; readonly due: number } | null;
  /** The Intelligence window that is open: whose feeding turn it precedes, and whether anybody used it this time round. */
  readonly window: { readonly active: Seat; readonly used: boolean } | null;
  /** Players in a row who were skipped or passed; feeding ends when it reaches the number of players. */
  readonly idle: number;
  /** Players who take no more feeding turns this round (`passIsPermanent`). */
  readonly out: readonly Seat[];
  /** Food was left at the watering hole before this round's cards, so Fertile acts. */
  readonly leftOver: boolean;
  /** Quick play: the viewer's own list so far. */
  readonly plan: readonly Wire[];
  readonly players: readonly PlayerView[];
}

export interface PlayerView {
  readonly seat: Seat;
  readonly score: number;
  readonly bag: number;
  /** Meat tokens in the bag; statistics. */
  readonly bagMeat: number;
  readonly handSize: number;
  /** Only for the viewer. */
  readonly hand: readonly Card[] | null;
  /** `true` while a food card lies face-down. */
  readonly foodChosen: boolean;
  /** The viewer's own food card. */
  readonly foodCard: Card | null;
  /** Quick play: the list is closed. */
  readonly planClosed: boolean;
  readonly species: readonly Species[];
}

export function view(s: State, viewer: Seat): EvoView {
  const quick = s[DEPTH] > 0 && s[top(s) + OP] === QUICK_OP;
  const closed = quick ? s[top(s) + A] : 0;
  const players: PlayerView[] = [];
  for (let seat = 0; seat < s[PLAYERS]; seat++) {
    const own = seat === viewer;
    // In quick play a seat sees its own row as its list so far leaves it; nobody else does.
    const t = quick && own ? workingState(s, seat) : s;
    const food = s[FOOD_CARD + seat];
    players.push({
      seat,
      score: scores(t)[seat],
      bag: t[BAG + seat],
      bagMeat: t[BAG_MEAT + seat],
      handSize: t[HAND_N + seat],
      hand: own ? handCards(t, seat).map((kind) => KINDS[kind]) : null,
      foodChosen: food > 0,
      foodCard: own && food > 0 ? KINDS[food - 1] : null,
      planClosed: (closed & (1 << seat)) !== 0,
      species: rowOf(t, seat, own),
    });
  }
  return {
    game: 'evolution',
    config: configOf(s),
    viewer,
    round: s[ROUND],
    lastRound: s[LAST_ROUND] === 0 ? null : s[LAST_ROUND],
    phase: phaseOf(s),
    step: stepOf(s) ?? null,
    first: s[FIRST],
    toAct: seatsOf(pendingSeats(OPS, s)),
    wateringHole: s[HOLE],
    bank: s[BANK] < 0 ? null : s[BANK],
    traitLimit: s[TRAIT_LIMIT],
    freeBoards: Math.max(0, freeBoards(s)), // a replacement may go beyond the limit (EVO-1.2.8)
    drawPile: s[PILE_N],
    removed: s[REMOVED_N],
    discard: discardPile(s),
    attack: attackView(s),
    ...feedingView(s),
    leftOver: s[LEFT] === 1,
    plan: quick && viewer >= 0 ? planOf(s, viewer).map(toWire) : [],
    players,
  };
}

/** What the feeding frame and the window above it hold; all of it is open. */
function feedingView(s: State): Pick<EvoView, 'window' | 'idle' | 'out'> {
  let window: EvoView['window'] = null;
  for (let f = top(s); s[DEPTH] > 0 && f >= FRAMES; f -= FRAME_WORDS) {
    if (s[f + OP] === WINDOW_OP) window = { active: s[f - FRAME_WORDS + SEAT], used: s[f + B] === 1 };
    if (s[f + OP] === FEED_OP) return { window, idle: s[f + A], out: seatsOf(s[f + B]) };
  }
  return { window, idle: 0, out: [] };
}

function attackView(s: State): EvoView['attack'] {
  const f = FRAMES + (s[DEPTH] - 1) * FRAME_WORDS;
  if (s[DEPTH] === 0 || s[f + OP] !== PAY_OP) return null;
  return { move: toWire(s[f + A]), due: s[f + A + 1] };
}

/** Cards this seat cannot name: it falls when one is shown to it (EVO-3.8). */
export function hidden(s: State, seat: Seat): number {
  let n = s[PILE_N] + s[REMOVED_N];
  for (let p = 0; p < s[PLAYERS]; p++) {
    if (p === seat) continue;
    n += s[HAND_N + p] + (s[FOOD_CARD + p] > 0 ? 1 : 0);
    for (const species of rowOf(s, p, false)) n += species.traits.filter((t) => t.faceDown).length;
  }
  return n;
}
