import { CARDS, type Card, dominantSpeciesMarine, TRAITS } from '@clade/dominant-species-marine';
import type { Seat, State } from '@clade/engine';
import type { CardText } from '../entry.ts';
import { cardName, traitName } from '../names/dominant-species-marine.ts';
import { say, textOf } from '../speech.ts';

/** Evolution cards and traits, each of which is there once (DSM-1.5.4). Some are reconstructed, and say so. */
export function cardsOfMarine(): CardText[] {
  return [
    ...CARDS.map((card) => ({
      ...only(card),
      name: cardName(card.id),
      kind: 'evolution card',
      summary: [
        textOf(card.summary, `m.card.${card.id}.text`, { x: 'X' }),
        ...lowerOf(card),
        ...iconsOf(card),
      ].join(' '),
    })),
    ...TRAITS.map((trait) => ({
      ...only(trait),
      name: traitName(trait.id),
      kind: 'trait',
      summary: textOf(trait.summary, `m.trait.${trait.id}.text`),
    })),
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
function lowerOf({ id, enters, inPlay, lower }: Card): string[] {
  const doubt =
    lower === undefined
      ? ''
      : say('cli.card.doubt', { provenance: lower.provenance, confidence: lower.confidence });
  return [
    ...(enters === undefined
      ? []
      : [say('cli.card.enters', { doubt, text: textOf(enters.summary, `m.card.${id}.enters`) })]),
    ...(inPlay === undefined
      ? []
      : [say('cli.card.in-play', { doubt, text: textOf(inPlay, `m.card.${id}.in-play`) })]),
  ];
}

/** DSM-6.1.6: events that come with the card. */
function iconsOf({ extinction, survival }: Card): string[] {
  if (!extinction && !survival) return [];
  const events = extinction && survival ? 'both' : extinction ? 'extinction' : 'survival';
  return [say('cli.card.brings', { events })];
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
