import * as engine from '@clade/engine';
import { defineOp, pop, push, type State } from '@clade/engine';
import { KIND_FOOD, KIND_TRAIT, KINDS } from '../cards.ts';
import { discard, draw } from '../deck.ts';
import type { EvoEmit } from '../events.ts';
import { FLOOR_EACH_CARD, REPLACEMENT_AFTER_LAST } from '../options.ts';
import {
  cardCount,
  cardSlot,
  fatToBag,
  foodToBag,
  goExtinct,
  insertSpecies,
  isFaceDown,
  revealTraits,
} from '../row.ts';
import { scores } from '../score.ts';
import * as state from '../state.ts';
import { nextSeat, quickPlay, rowEnd, rowStart, speciesAt } from '../state.ts';
import { FERTILE_BIT, LEAF_BITS, TRAITS } from '../traits.ts';
import { FEED_OP, FOOD_OP, LEAF_OP, PLAY_OP, QUICK_OP } from './ops.ts';

const { A } = engine;
const {
  BANK,
  CARDS,
  CAUSE_DEAL,
  FAT,
  FIRST,
  FLAGS,
  FOOD,
  FOOD_CARD,
  HOLE,
  LAST_ROUND,
  LEFT,
  PLAYERS,
  POPULATION,
  ROUND,
  SPECIES,
  SPECIES_WORDS,
  TRAITS_UP,
} = state;

/** EVO-3.1.1: what the round does next; register A of its frame. */
export const DEAL = 0;
const SELECT_FOOD = 1;
export const PLAY_CARDS = 2;
export const REVEAL = 3;
export const FEEDING = 4;
export const END_OF_FEEDING = 5;

export const round = defineOp({
  name: 'round',
  step(s, f, emit) {
    const stage = s[f + A]++;
    switch (stage) {
      case DEAL:
        deal(s, emit);
        return true;
      case SELECT_FOOD:
        push(s, FOOD_OP, 0);
        return true;
      case PLAY_CARDS:
        push(s, quickPlay(s) ? QUICK_OP : PLAY_OP, s[FIRST]);
        return true;
      case REVEAL:
        reveal(s, emit);
        push(s, LEAF_OP, s[FIRST]);
        return true;
      case FEEDING:
        push(s, FEED_OP, s[FIRST]);
        return true;
      default:
        endFeeding(s, emit);
        if (s[ROUND] === s[LAST_ROUND]) {
          finish(s, emit);
          pop(s);
        } else {
          startNextRound(s, emit);
          s[f + A] = DEAL;
        }
        return true;
    }
  },
});

/** EVO-3.2. */
function deal(s: State, emit: EvoEmit): void {
  if (emit) emit({ type: 'round-started', rule: 'EVO-3.1.1', round: s[ROUND], first: s[FIRST] });
  for (let p = 0, seat = s[FIRST]; p < s[PLAYERS]; p++, seat = nextSeat(s, seat)) {
    draw(s, seat, 3 + rowEnd(s, seat) - rowStart(s, seat), CAUSE_DEAL, emit);
  }
}

/** EVO-3.5.1 to EVO-3.5.3. */
function reveal(s: State, emit: EvoEmit): void {
  if (emit) announceTraits(s, emit);
  s[LEFT] = s[HOLE] > 0 ? 1 : 0;
  // EVO-6.9.1: without left-over food no Fertile acts.
  revealTraits(s, s[LEFT] === 1 ? LEAF_BITS : LEAF_BITS & ~FERTILE_BIT);
  const before = s[HOLE];
  let food = before;
  // EVO-3.5.2: a floor of 0; a limited bank caps what is added. Both apply to the total, or after each card.
  const cap = s[BANK] >= 0 ? before + s[BANK] : Number.POSITIVE_INFINITY;
  const within = (n: number): number => Math.min(Math.max(0, n), cap);
  const each = (s[FLAGS] & FLOOR_EACH_CARD) !== 0;
  const shown: Extract<Parameters<NonNullable<EvoEmit>>[0], { type: 'food-revealed' }>['cards'] = [];
  for (let p = 0, seat = s[FIRST]; p < s[PLAYERS]; p++, seat = nextSeat(s, seat)) {
    const kind = s[FOOD_CARD + seat] - 1;
    if (kind < 0) continue;
    food += KIND_FOOD[kind];
    if (each) food = within(food);
    s[FOOD_CARD + seat] = 0;
    discard(s, kind);
    if (emit) shown.push({ seat, card: KINDS[kind] });
  }
  const after = within(food);
  if (s[BANK] >= 0) s[BANK] -= after - before;
  s[HOLE] = after;
  if (emit) emit({ type: 'food-revealed', rule: 'EVO-3.5.2', cards: shown, before, after });
}

function announceTraits(s: State, emit: NonNullable<EvoEmit>): void {
  for (let seat = 0; seat < s[PLAYERS]; seat++) {
    for (let i = rowStart(s, seat); i < rowEnd(s, seat); i++) {
      const cards = s[speciesAt(i) + CARDS];
      const down = Array.from({ length: cardCount(cards) }, (_, c) => c).filter((c) => isFaceDown(cards, c));
      if (down.length === 0) continue;
      const traits = down.map((c) => TRAITS[KIND_TRAIT[cardSlot(cards, c) - 1]]);
      emit({ type: 'traits-revealed', rule: 'EVO-3.5.1', seat, species: i - rowStart(s, seat), traits });
    }
  }
}

/** EVO-7.2.1 to EVO-7.2.3. */
function endFeeding(s: State, emit: EvoEmit): void {
  let lost = false;
  for (let p = 0, seat = s[FIRST]; p < s[PLAYERS]; p++, seat = nextSeat(s, seat)) {
    for (let i = rowStart(s, seat); i < rowEnd(s, seat); i++) {
      const at = speciesAt(i);
      const from = s[at + POPULATION];
      const to = s[at + FOOD];
      if (to >= from) continue;
      s[at + POPULATION] = to;
      if (to === 0) lost = true;
      if (emit) emit({ type: 'starved', rule: 'EVO-7.2.1', seat, species: i - rowStart(s, seat), from, to });
    }
  }
  for (let p = 0, seat = s[FIRST]; lost && p < s[PLAYERS]; p++, seat = nextSeat(s, seat)) {
    for (let i = rowStart(s, seat); i < rowEnd(s, seat); ) {
      if (s[speciesAt(i) + POPULATION] === 0) goExtinct(s, seat, i, emit);
      else i++;
    }
  }
  for (let seat = 0; seat < s[PLAYERS]; seat++) {
    let count = 0;
    for (let i = rowStart(s, seat); i < rowEnd(s, seat); i++) {
      const at = speciesAt(i);
      count += s[at + FOOD];
      foodToBag(s, seat, at, s[at + FOOD]);
    }
    if (emit && count > 0) emit({ type: 'bagged', rule: 'EVO-7.2.3', seat, count, fat: false });
  }
  if (emit) emit({ type: 'round-ended', rule: 'EVO-7.2', round: s[ROUND] });
}

/** EVO-7.2.5: a player entitled to it gets a new species even beyond the board limit (EVO-1.2.8). */
function replaceLostRows(s: State, emit: EvoEmit): void {
  for (let seat = 0; seat < s[PLAYERS]; seat++) {
    if (rowEnd(s, seat) > rowStart(s, seat)) continue;
    insertSpecies(s, seat, rowStart(s, seat));
    if (emit) emit({ type: 'species-replaced', rule: 'EVO-7.2.5', seat, species: 0 });
  }
}

/** EVO-7.2.5, EVO-7.2.6. */
function startNextRound(s: State, emit: EvoEmit): void {
  replaceLostRows(s, emit);
  s[FIRST] = nextSeat(s, s[FIRST]);
  s[ROUND]++;
  s[LEFT] = 0;
  s[TRAITS_UP] = 0;
}

/** EVO-7.3.1 to EVO-7.3.3. */
function finish(s: State, emit: EvoEmit): void {
  if ((s[FLAGS] & REPLACEMENT_AFTER_LAST) !== 0) replaceLostRows(s, emit);
  for (let seat = 0; seat < s[PLAYERS]; seat++) {
    let fat = 0;
    const end = SPECIES + rowEnd(s, seat) * SPECIES_WORDS;
    for (let at = speciesAt(rowStart(s, seat)); at < end; at += SPECIES_WORDS) {
      fat += s[at + FAT];
      fatToBag(s, seat, at);
    }
    if (emit && fat > 0) emit({ type: 'bagged', rule: 'EVO-7.3.2', seat, count: fat, fat: true });
  }
  s[LEFT] = 0;
  s[TRAITS_UP] = 0;
  if (emit) emit({ type: 'game-ended', rule: 'EVO-7.3', scores: scores(s) });
}
