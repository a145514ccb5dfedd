import type { CardFacts, Entry } from './entry.ts';
import { said } from './speech.ts';

/** Our texts about a card, for people. */
export interface CardInWords extends CardFacts {
  readonly name: string;
  readonly rule: string;
  readonly summary: string;
}

export function cardTexts({ wording, cards }: Entry): CardInWords[] {
  const facts = new Map(cards().map((card) => [card.id, card]));
  return wording.cards().map(({ id, name, rule, text }) => ({
    ...(facts.get(id) ?? { copies: 1, details: {} }),
    id,
    name: said(name),
    rule,
    summary: text.map(said).join(' '),
  }));
}
