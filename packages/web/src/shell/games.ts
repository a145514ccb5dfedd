import { type Manifest, TITLES, titleOf } from '@clade/titles';

/** What the first page says of a game, before its rules are loaded. */
export type GameCard = Pick<Manifest, 'id' | 'title' | 'short' | 'seats' | 'minutes' | 'rules' | 'icon'>;

export const GAMES: readonly GameCard[] = TITLES;

export function gameCard(id: string): GameCard | undefined {
  return titleOf(id);
}

/** Where a rule can be read. */
export function ruleHref(game: string, rule: string): string {
  return `/rules/${game}#${rule}`;
}

/** The page of a card or a trait. */
export function cardHref(game: string, card: string): string {
  return `/rules/${game}/cards/${card}`;
}
