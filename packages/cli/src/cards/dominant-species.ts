import { CARDS, dominantSpecies } from '@clade/dominant-species';
import type { Seat, State } from '@clade/engine';
import type { CardText } from '../entry.ts';
import { nameIn } from '../names/earth.ts';
import { textOf } from '../speech.ts';

/** DS-1.1.1: every dominance card is there once. */
export function cardsOfDominantSpecies(): CardText[] {
  return CARDS.map(({ id, rule, summary }) => ({
    id,
    name: nameIn(CARDS, id, 'ds.card'),
    rule,
    summary: textOf(summary, `ds.card.${id}.text`),
    copies: 1,
    details: {},
  }));
}

/** The cards that lie face up, and the one that is being carried out. */
export function glossaryOfDominantSpecies(s: State, viewer: Seat): string[] {
  const { cards, asked } = dominantSpecies.view(s, viewer);
  return [...cards.faceUp, ...(asked?.card ? [asked.card] : [])];
}
