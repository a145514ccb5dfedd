import { drawWords, frameWords, hashState, RNG, type State, VERSION } from '@clade/engine';
import { MAX_CARDS } from './cards.ts';
import { discardAt } from './deck.ts';
import { handCards } from './hand.ts';
import { planOf } from './plan.ts';
import {
  BAG,
  BANK,
  BOARD_LIMIT,
  BODY,
  CARDS,
  DISCARD_N,
  FAT,
  FIRST,
  FLAGS,
  FOOD,
  FOOD_CARD,
  HOLE,
  LAST_CAUSE,
  LAST_ROUND,
  LEAF,
  LEFT,
  PILE,
  PILE_N,
  PLAN_N,
  PLAYERS,
  POPULATION,
  REMOVED_N,
  ROUND,
  rowEnd,
  rowStart,
  speciesAt,
} from './state.ts';

const TABLE = [PLAYERS, FLAGS, BOARD_LIMIT, BANK, ROUND, FIRST, LAST_ROUND, LAST_CAUSE, HOLE, LEFT] as const;
const SPECIES_PARTS = [BODY, POPULATION, FOOD, FAT, CARDS, LEAF] as const;

/** Everything that the rules depend on, in an order that is part of the log format; statistics are left out. */
export function hash(s: State): string {
  const out: number[] = [];
  drawWords(s, RNG, s[VERSION], out);
  frameWords(s, out);
  for (const word of TABLE) out.push(s[word]);
  for (let seat = 0; seat < s[PLAYERS]; seat++) {
    const hand = handCards(s, seat);
    out.push(s[BAG + seat], s[FOOD_CARD + seat], hand.length, ...hand, rowEnd(s, seat) - rowStart(s, seat));
    for (let i = rowStart(s, seat); i < rowEnd(s, seat); i++) {
      for (const part of SPECIES_PARTS) out.push(s[speciesAt(i) + part]);
    }
    if (s[PLAN_N] > 0) out.push(...planOf(s, seat));
  }
  out.push(s[PILE_N], s[DISCARD_N], s[REMOVED_N]);
  for (let i = 0; i < s[PILE_N]; i++) out.push(s[PILE + i]);
  for (let i = 0; i < s[DISCARD_N]; i++) out.push(s[discardAt(s, i)]);
  for (let i = 0; i < s[REMOVED_N]; i++) out.push(s[PILE + MAX_CARDS - 1 - i]);
  return hashState(Int32Array.from(out));
}
