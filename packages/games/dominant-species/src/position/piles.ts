import { nameSet } from '@clade/earth';
import { type Fields, integerField, RNG, Rng, type State, wrongField } from '@clade/engine';
import { CARD_IDS, FACE_UP_CARDS, ICE_AGE, LONG_CARDS, SHORT_CARDS } from '../card-ids.ts';
import { countCards, turnUpCards } from '../deck.ts';
import { DECK, FACE_UP, isLongDeck } from '../state.ts';

/** Dominance cards. */

const RULE = 'DS-4.1';

/** `faceUp` by name; `deck` by name or as a number. Without `cards` they lie as at the start. */
export function readCards(s: State, position: Fields): void {
  const all = isLongDeck(s) ? LONG_CARDS : SHORT_CARDS;
  s[DECK] = all;
  if (!position.has('cards')) {
    turnUpCards(s, RULE, undefined);
    return;
  }
  const raw = position.raw('cards') as { faceUp?: unknown; deck?: unknown } | null;
  for (const name of Object.keys(raw ?? {})) {
    if (name !== 'faceUp' && name !== 'deck')
      wrongField(`cards.${name}`, 'unknown field (known: faceUp, deck)');
  }
  s[FACE_UP] = cardSet(all, raw?.faceUp ?? [], 'cards.faceUp');
  if (countCards(s[FACE_UP]) > FACE_UP_CARDS)
    wrongField('cards.faceUp', `at most ${FACE_UP_CARDS} cards lie face up`);
  const rest = all & ~s[FACE_UP];
  const iceAge = 1 << ICE_AGE;
  if (raw?.deck === undefined) s[DECK] = (s[FACE_UP] & iceAge) !== 0 ? 0 : rest;
  else if (typeof raw.deck === 'number')
    s[DECK] = someOf(s, rest, integerField(raw.deck, 'cards.deck', 0, countCards(rest)));
  else s[DECK] = cardSet(rest, raw.deck, 'cards.deck');
  if (s[DECK] !== 0 && (s[DECK] & iceAge) === 0)
    wrongField('cards.deck', 'Ice Age is the last card of a deck that is not empty');
}

function cardSet(allowed: number, list: unknown, path: string): number {
  return nameSet(CARD_IDS, list, path, 'card', allowed, 'is not in this deck, or lies elsewhere');
}

/** So many of the cards, Ice Age first: it is the last to leave a deck. */
function someOf(s: State, cards: number, count: number): number {
  const others = CARD_IDS.map((_, i) => i).filter((i) => i !== ICE_AGE && (cards & (1 << i)) !== 0);
  new Rng(`position ${s[RNG]} ${s[RNG + 1]}`).shuffle(others, others.length);
  const iceAge = cards & (1 << ICE_AGE);
  if (iceAge === 0 && count > 0) wrongField('cards.deck', 'Ice Age has left the deck, so the deck is empty');
  const chosen = others.slice(0, Math.max(0, count - 1));
  return count === 0 ? 0 : chosen.reduce((set, i) => set | (1 << i), iceAge);
}
