import { DEPTH, FRAME_WORDS, FRAMES, OP, type Seat, type State } from '@clade/engine';
import { type Card, KINDS } from './cards.ts';
import { discardAt } from './deck.ts';
import { FEED_OP, FOOD_OP, LEAF_OP, PAY_OP, PLAY_OP, QUICK_OP, WINDOW_OP } from './phases/ops.ts';
import { cardCount, cardSlot, isFaceDown } from './row.ts';
import { BODY, CARDS, DISCARD_N, FAT, FOOD, POPULATION, rowEnd, rowStart, speciesAt } from './state.ts';
import type { TraitId } from './traits.ts';

/** Parts of the table as plain data, shared by views and positions. */

export type Phase = 'deal' | 'food' | 'play' | 'feeding' | 'over';
/** What the feeding phase is in the middle of. */
export type FeedingStep = 'leaf' | 'window' | 'feed' | 'pay';

/** A trait card on a species. A face-down card of another player shows neither id nor food. */
export interface TraitCard {
  readonly id?: TraitId;
  readonly food?: number;
  readonly faceDown?: true;
}

export interface Species {
  readonly bodySize: number;
  readonly population: number;
  readonly food: number;
  readonly fat: number;
  readonly traits: readonly TraitCard[];
}

/** Op of the frame just above the round's own, -1 when the game is over. */
function phaseOp(s: State): number {
  return s[DEPTH] < 2 ? -1 : s[FRAMES + FRAME_WORDS + OP];
}

export function phaseOf(s: State): Phase {
  switch (phaseOp(s)) {
    case FOOD_OP:
      return 'food';
    case PLAY_OP:
    case QUICK_OP:
      return 'play';
    case LEAF_OP:
    case FEED_OP:
      return 'feeding';
    default:
      return 'over';
  }
}

export function stepOf(s: State): FeedingStep | undefined {
  const op = s[DEPTH] === 0 ? -1 : s[FRAMES + (s[DEPTH] - 1) * FRAME_WORDS + OP];
  if (op === LEAF_OP) return 'leaf';
  if (op === WINDOW_OP) return 'window';
  if (op === PAY_OP) return 'pay';
  return op === FEED_OP ? 'feed' : undefined;
}

export function discardPile(s: State): Card[] {
  return Array.from({ length: s[DISCARD_N] }, (_, i) => KINDS[s[discardAt(s, i)]]);
}

/** A row of species; `sees` tells whether face-down cards may be named. */
export function rowOf(s: State, seat: Seat, sees: boolean): Species[] {
  const row: Species[] = [];
  for (let i = rowStart(s, seat); i < rowEnd(s, seat); i++) {
    const at = speciesAt(i);
    row.push({
      bodySize: s[at + BODY],
      population: s[at + POPULATION],
      food: s[at + FOOD],
      fat: s[at + FAT],
      traits: traitsOf(s[at + CARDS], sees),
    });
  }
  return row;
}

function traitsOf(cards: number, sees: boolean): TraitCard[] {
  return Array.from({ length: cardCount(cards) }, (_, i) => {
    const { trait, food } = KINDS[cardSlot(cards, i) - 1];
    if (!isFaceDown(cards, i)) return { id: trait, food };
    return sees ? { id: trait, food, faceDown: true } : { faceDown: true };
  });
}
