import { assert, DEPTH, MAX_DEPTH, OP, type State, top } from '@clade/engine';
import { KIND_TRAIT, KINDS, MAX_CARDS } from './cards.ts';
import { discardAt } from './deck.ts';
import { handCards } from './hand.ts';
import { OPS } from './phases/index.ts';
import { cardCount, cardSlot, isFaceDown } from './row.ts';
import { deckCopies, FOOD_TOKENS } from './setup.ts';
import {
  BAG,
  BAG_MEAT,
  BANK,
  BODY,
  CARDS,
  DISCARD_N,
  FAT,
  FOOD,
  FOOD_CARD,
  HOLE,
  LAST_ROUND,
  LEAF,
  MAX_PLAYERS,
  MAX_SIZE,
  MEAT,
  PILE,
  PILE_N,
  PLAYERS,
  POPULATION,
  REMOVED_N,
  ROUND,
  ROWS,
  SPECIES_WORDS,
  speciesAt,
  speciesCount,
  TRAIT_LIMIT,
  TRAIT_SET,
  TRAITS_UP,
} from './state.ts';
import { phaseOf } from './table.ts';
import { countBits, FAT_TISSUE_BIT, LEAF_BITS } from './traits.ts';

/** Invariants that hold at every decision, recomputed from scratch. */
export function check(s: State): void {
  checkCards(s);
  checkSpecies(s);
  checkFood(s);
  assert(s[DEPTH] >= 0 && s[DEPTH] <= MAX_DEPTH, 'frame depth');
  if (s[DEPTH] > 0) assert(s[top(s) + OP] < OPS.length, 'unknown frame');
  assert(s[LAST_ROUND] === 0 || s[ROUND] <= s[LAST_ROUND], 'the game went past its last round');
}

/** Every card of the deck is in exactly one place (EVO-1.3). */
function checkCards(s: State): void {
  const left = [...deckCopies(s)];
  const take = (kind: number, where: string): void => {
    assert(kind >= 0 && kind < KINDS.length, `${where}: no such card ${kind}`);
    assert(--left[kind] >= 0, `${where}: too many ${KINDS[kind].trait} ${KINDS[kind].food}`);
  };
  for (let i = 0; i < s[PILE_N]; i++) take(s[PILE + i], 'draw pile');
  for (let i = 0; i < s[DISCARD_N]; i++) take(s[discardAt(s, i)], 'discard pile');
  for (let i = 0; i < s[REMOVED_N]; i++) take(s[PILE + MAX_CARDS - 1 - i], 'removed');
  for (let seat = 0; seat < s[PLAYERS]; seat++) {
    const hand = handCards(s, seat);
    for (let i = 1; i < hand.length; i++)
      assert(hand[i - 1] <= hand[i], `hand of seat ${seat} is not in order`);
    for (const kind of hand) take(kind, `hand of seat ${seat}`);
    if (s[FOOD_CARD + seat] > 0) take(s[FOOD_CARD + seat] - 1, `food card of seat ${seat}`);
  }
  for (let i = 0; i < speciesCount(s); i++) {
    const cards = s[speciesAt(i) + CARDS];
    for (let c = 0; c < cardCount(cards); c++) take(cardSlot(cards, c) - 1, `species ${i}`);
  }
  assert(
    left.every((n) => n === 0),
    'a card is missing',
  );
  for (let i = s[PILE_N]; i < MAX_CARDS - s[REMOVED_N] - s[DISCARD_N]; i++) {
    assert(s[PILE + i] === 0, 'a drawn card was left behind in the pile');
  }
}

function checkSpecies(s: State): void {
  assert(s[ROWS] === 0, 'rows begin at 0');
  for (let p = 0; p < MAX_PLAYERS; p++) {
    assert(p >= s[PLAYERS] ? s[ROWS + p + 1] === 0 : s[ROWS + p] <= s[ROWS + p + 1], 'rows ascend');
  }
  const facesDown = phaseOf(s) === 'play';
  const feeding = phaseOf(s) === 'feeding';
  for (let i = 0; i < speciesCount(s); i++) {
    const at = speciesAt(i);
    const cards = s[at + CARDS];
    const fatCard = (s[at + TRAIT_SET] & FAT_TISSUE_BIT) !== 0;
    assert(s[at + BODY] >= 1 && s[at + BODY] <= MAX_SIZE, 'body size out of range (EVO-1.2.2)');
    assert(s[at + POPULATION] >= 1 && s[at + POPULATION] <= MAX_SIZE, 'population out of range (EVO-1.2.2)');
    assert(s[at + FOOD] >= 0 && s[at + FOOD] <= s[at + POPULATION], 'food out of range (EVO-1.3.1)');
    assert(s[at + FAT] >= 0 && s[at + FAT] <= (fatCard ? s[at + BODY] : 0), 'fat out of range (EVO-6.7.3)');
    assert(s[at + MEAT] >= 0 && s[at + MEAT] <= s[at + FOOD] + s[at + FAT], 'meat count');
    assert(cardCount(cards) <= s[TRAIT_LIMIT], 'more traits than the limit (EVO-1.2.3)');
    assert((s[at + LEAF] & ~(s[at + TRAIT_SET] & LEAF_BITS)) === 0, 'leaf effect without its trait');
    let set = 0;
    for (let c = 0; c < cardCount(cards); c++) {
      set |= 1 << KIND_TRAIT[cardSlot(cards, c) - 1];
      assert(facesDown || !isFaceDown(cards, c), 'a trait is face-down outside the card phase (EVO-3.5.1)');
    }
    assert(set === s[at + TRAIT_SET], 'trait set differs from the cards');
    assert(!feeding || (set & ~s[TRAITS_UP]) === 0, 'a trait at work was not noted');
    assert(countBits(set) === cardCount(cards), 'a trait is on the species twice (EVO-3.4.3)');
  }
  const end = speciesAt(speciesCount(s));
  for (let i = 0; i < SPECIES_WORDS && end + i < s.length; i++) {
    assert(s[end + i] === 0 || end + i >= s.length - MAX_CARDS, 'a lost species was left behind');
  }
}

/** Tokens are conserved; with a limited bank all of them are somewhere (EVO-1.2.9). */
function checkFood(s: State): void {
  assert(s[HOLE] >= 0, 'watering hole below 0');
  let tokens = s[HOLE];
  for (let seat = 0; seat < s[PLAYERS]; seat++) {
    assert(s[BAG_MEAT + seat] >= 0 && s[BAG_MEAT + seat] <= s[BAG + seat], 'meat in bag');
    tokens += s[BAG + seat];
  }
  const feeding = phaseOf(s) === 'feeding';
  for (let i = 0; i < speciesCount(s); i++) {
    const at = speciesAt(i);
    assert(feeding || s[at + FOOD] === 0, 'food on a board outside feeding (EVO-7.2.3)');
    tokens += s[at + FOOD] + s[at + FAT];
  }
  // Fat that is lost (`replacedFat`) goes back to the bank.
  if (s[BANK] >= 0)
    assert(s[BANK] + tokens === FOOD_TOKENS, `${s[BANK] + tokens} tokens instead of ${FOOD_TOKENS}`);
}
