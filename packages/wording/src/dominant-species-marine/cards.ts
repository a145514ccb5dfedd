import { CARDS, type MarineView, TRAITS } from '@clade/dominant-species-marine';
import { keyOf, type Phrase, phrase, type Value } from '../phrase.ts';
import type { CardWords, Seen } from '../wording.ts';
import { cardName, traitName } from './names.ts';

/** What a card does; X is its slot (DSM-6.1.5). */
export function cardText(card: string, x: Value = phrase('m.x')): Phrase {
  return phrase(keyOf(`m.card.${card}.text`), { x });
}

/** What it does while it lies in the row. */
export function inPlayText(card: string): Phrase {
  return phrase('m.card.in-play', { text: phrase(keyOf(`m.card.${card}.in-play`)) });
}

/** Is it known otherwise than from the printed words (DSM-0)? */
function differs(known: { readonly provenance: string } | undefined): boolean {
  return known !== undefined && known.provenance !== 'printed';
}

/** What it does besides, and whether the printed card may say it in other words. */
export function cardNotes(card: string): readonly Phrase[] {
  const known = CARDS.find(({ id }) => id === card);
  const own = (part: string): Phrase => phrase(keyOf(`m.card.${card}.${part}`));
  const { extinction, survival } = known ?? {};
  const events =
    extinction && survival ? 'both' : extinction ? 'extinction' : survival ? 'survival' : undefined;
  return [
    // DSM-6.1.6: events that come with the card.
    ...(events === undefined ? [] : [phrase('m.card.brings', { events })]),
    ...(known?.enters === undefined ? [] : [phrase('m.card.enters', { text: own('enters') })]),
    ...(known?.inPlay === undefined ? [] : [inPlayText(card)]),
    ...(differs(known) || differs(known?.lower) ? [phrase('m.card.differs')] : []),
  ];
}

/** All that is to be said of a card that lies on the table. */
export function cardSentences(card: string, { view }: Pick<Seen, 'view'>): readonly Phrase[] {
  const slot = (view as MarineView).row.find((one) => one.card === card)?.slot;
  return [cardText(card, slot), ...cardNotes(card)];
}

export function traitText(trait: string): Phrase {
  return phrase(keyOf(`m.trait.${trait}.text`));
}

export function traitSentences(trait: string): readonly Phrase[] {
  const known = TRAITS.find(({ id }) => id === trait);
  return [traitText(trait), ...(differs(known) ? [phrase('m.card.differs')] : [])];
}

/** Evolution cards and traits, each of which is there once (DSM-1.5.4). */
export function cardsOf(): readonly CardWords[] {
  return [
    ...CARDS.map(({ id, rule }) => ({
      id,
      name: cardName(id),
      text: [cardText(id), ...cardNotes(id)],
      rule,
    })),
    ...TRAITS.map(({ id, rule }) => ({ id, name: traitName(id), text: traitSentences(id), rule })),
  ];
}
