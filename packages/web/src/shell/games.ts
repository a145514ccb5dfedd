import type { Key } from '../text/text.tsx';

/** What the first page says of a game, before its rules are loaded. Tests hold it against the rules. */
export interface GameCard {
  readonly id: string;
  readonly title: Key;
  /** For narrow places. */
  readonly short: Key;
  readonly seats: { readonly min: number; readonly max: number };
  /** With people who know it. */
  readonly minutes: number;
  /** What the ids of its rules begin with. */
  readonly rules: string;
}

export const GAMES: readonly GameCard[] = [
  {
    id: 'evolution',
    title: 'game.evolution',
    short: 'game.evolution',
    seats: { min: 2, max: 6 },
    minutes: 45,
    rules: 'EVO',
  },
  {
    id: 'dominant-species',
    title: 'game.dominant-species',
    short: 'game.dominant-species',
    seats: { min: 2, max: 6 },
    minutes: 150,
    rules: 'DS',
  },
  {
    id: 'dominant-species-marine',
    title: 'game.dominant-species-marine',
    short: 'game.marine',
    seats: { min: 2, max: 4 },
    minutes: 120,
    rules: 'DSM',
  },
];

export function gameCard(id: string): GameCard | undefined {
  return GAMES.find((game) => game.id === id);
}

/** Where a rule can be read. */
export function ruleHref(game: string, rule: string): string {
  return `/rules/${game}#${rule}`;
}
