import { CARDS, dominantSpecies } from '@clade/dominant-species';
import type { Seat, State } from '@clade/engine';
import type { CardFacts } from '../entry.ts';

/** DS-1.1.1: every dominance card is there once. */
export function cardsOfDominantSpecies(): CardFacts[] {
  return CARDS.map(({ id }) => ({ id, copies: 1, details: {} }));
}

/** The cards that lie face up, and the one that is being carried out. */
export function glossaryOfDominantSpecies(s: State, viewer: Seat): string[] {
  const { cards, asked } = dominantSpecies.view(s, viewer);
  return [...cards.faceUp, ...(asked?.card ? [asked.card] : [])];
}
