import { CARDS } from '@clade/dominant-species';
import { keyOf, type Phrase, phrase } from '../phrase.ts';
import type { CardWords } from '../wording.ts';
import { cardName } from './names.ts';

/** What a dominance card does. */
export function cardText(card: string): Phrase {
  return phrase(keyOf(`ds.card.${card}.text`));
}

export function cardsOf(): readonly CardWords[] {
  return CARDS.map(({ id, rule }) => ({ id, name: cardName(id), text: [cardText(id)], rule }));
}
