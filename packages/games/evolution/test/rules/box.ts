import {
  configure,
  EngineBug,
  type GameEvent,
  isRefusal,
  type Position,
  plainRefusal,
  type Refusal,
  type State,
} from '@clade/engine';
import { expect } from 'vitest';
import { type Card, type EvoView, evolution } from '../../src/index.ts';
import { refused as explained, options, turnOf } from '../../src/testing/index.ts';

/** A freshly dealt game, at its first decision. */
export function newGame(
  players: number,
  options: Readonly<Record<string, unknown>> = {},
  seed = 'box',
): State {
  const config = configure(evolution, players, options);
  if (isRefusal(config)) throw new EngineBug(plainRefusal(config));
  const s = evolution.setup(config, seed);
  evolution.check(s);
  return s;
}

export const look = (s: State, viewer = 0): EvoView => evolution.view(s, viewer);

interface WholeTable {
  readonly drawPile: readonly Card[];
  readonly discard: readonly Card[];
  readonly removed: readonly Card[];
  readonly leftOver?: boolean;
  readonly players: readonly {
    readonly hand: readonly Card[];
    readonly foodCard?: Card;
    readonly species: readonly {
      readonly traits: readonly { readonly id: string; readonly food: number }[];
    }[];
  }[];
}

/** Everything that lies on the table, hidden or not. */
export function whole(s: State): WholeTable {
  return evolution.writePosition(s) as unknown as WholeTable;
}

/** All cards of the table wherever they are, removed ones included. */
export function allCards(s: State): Card[] {
  const { drawPile, discard, removed, players } = whole(s);
  const cards = [...drawPile, ...discard, ...removed];
  for (const p of players) {
    cards.push(...p.hand);
    if (p.foodCard) cards.push(p.foodCard);
    for (const x of p.species) cards.push(...x.traits.map((t) => ({ trait: t.id, food: t.food }) as Card));
  }
  return cards;
}

/** Food numbers of all cards of a trait, ascending. */
export function numbersOf(s: State, trait: string): number[] {
  return allCards(s)
    .filter((c) => c.trait === trait)
    .map((c) => c.food)
    .sort((a, b) => a - b);
}

export const ofType = (events: readonly GameEvent[], type: string): GameEvent[] =>
  events.filter((e) => e.type === type);

/** Seats named by the events of a type, in the order they happened. */
export const seatsIn = (events: readonly GameEvent[], type: string): unknown[] =>
  ofType(events, type).map((e) => e.seat);

/** The refusal of a hand-written position, or undefined. */
export function badField(position: Position): string | undefined {
  const s = evolution.readPosition({ game: 'evolution', ...position });
  return isRefusal(s) ? String(s.facts.field) : undefined;
}

export const card = (trait: string, food: number) => ({ trait, food });

/** Why a move in words is refused; the list of legal moves has to agree. */
export function refused(s: State, words: string, seat = turnOf(s)): Refusal | undefined {
  const why = explained(s, words, seat);
  expect(options(s, seat).includes(words), words).toBe(why === undefined);
  return why;
}
