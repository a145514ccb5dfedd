import { CARDS, dominantSpeciesMarine, TRAITS } from '@clade/dominant-species-marine';
import type { Seat, State } from '@clade/engine';
import type { CardFacts } from '../entry.ts';

/** Evolution cards and traits, each of which is there once (DSM-1.5.4). Some are reconstructed, and say so. */
export function cardsOfMarine(): CardFacts[] {
  const facts =
    (kind: string) =>
    ({
      id,
      provenance,
      confidence,
    }: Pick<(typeof TRAITS)[number], 'provenance' | 'confidence'> & { id: string }) => ({
      id,
      copies: 1,
      details: {},
      kind,
      provenance,
      confidence,
    });
  return [...CARDS.map(facts('evolution card')), ...TRAITS.map(facts('trait'))];
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
