import { CARDS, type Card, dominantSpeciesMarine, TRAITS } from '@clade/dominant-species-marine';
import type { Seat, State } from '@clade/engine';
import type { CardText } from '../entry.ts';

/** Evolution cards and traits, each of which is there once (DSM-1.5.4). Some are reconstructed, and say so. */
export function cardsOfMarine(): CardText[] {
  return [
    ...CARDS.map((card) => ({
      ...only(card),
      kind: 'evolution card',
      summary: [card.summary, ...lowerOf(card), ...iconsOf(card)].join(' '),
    })),
    ...TRAITS.map((trait) => ({ ...only(trait), kind: 'trait', summary: trait.summary })),
  ];
}

function only({
  id,
  name,
  rule,
  provenance,
  confidence,
}: Omit<Card, 'op' | 'summary'> | (typeof TRAITS)[number]) {
  return { id, name, rule, copies: 1, details: {}, provenance, confidence };
}

/** The part that works when the card enters play, or while it lies in the row. */
function lowerOf({ enters, inPlay, lower }: Card): string[] {
  const doubt = lower === undefined ? '' : ` (${lower.provenance}, ${lower.confidence} confidence)`;
  return [
    ...(enters === undefined ? [] : [`When it enters play${doubt}: ${enters.summary}`]),
    ...(inPlay === undefined ? [] : [`While in play${doubt}: ${inPlay}`]),
  ];
}

/** DSM-6.1.6: events that come with the card. */
function iconsOf({ extinction, survival }: Card): string[] {
  const events = [...(extinction ? ['Extinction'] : []), ...(survival ? ['Survival'] : [])];
  return events.length === 0 ? [] : [`Brings ${events.join(' and ')}.`];
}

/** The cards of the row, the top of the discard pile, the one being resolved, and all traits that the viewer sees. */
export function glossaryOfMarine(s: State, viewer: Seat): string[] {
  const { row, discard, asked, animals, look } = dominantSpeciesMarine.view(s, viewer);
  const kept = animals.flatMap((a) => [
    ...a.traits,
    ...(a.copied === null ? [] : [a.copied]),
    ...(a.dealt ?? []),
  ]);
  const cards = [...row.map(({ card }) => card), ...discard.slice(-1), ...(asked?.card ? [asked.card] : [])];
  return [...new Set([...cards, ...kept, ...(look ?? [])])];
}
