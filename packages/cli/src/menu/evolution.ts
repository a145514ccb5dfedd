import type { State, Wire } from '@clade/engine';
import type { Card, EvoView, TraitId } from '@clade/evolution';
import type { Seen } from '@clade/wording';
import { cardName, figureAt, figureName, figuresOf, traitText } from '@clade/wording/evolution';
import type { Group, Option } from '../entry.ts';
import { said, say } from '../speech.ts';
import { namesFor } from '../story.ts';

const CARD_USES: ReadonlySet<unknown> = new Set(['trait', 'population', 'body', 'species']);
const SPECIES_ACTS: ReadonlySet<unknown> = new Set(['eat', 'attack', 'use']);

/** First the card, then what to do with it; many meals and attacks by the species. */
export function groupOfEvolution(wire: Wire, seen: Seen): Group | undefined {
  const [verb, a, b] = wire;
  if (CARD_USES.has(verb)) {
    const card = { trait: a as TraitId, food: Number(b) };
    return {
      key: `${a} ${b}`,
      label: copiesOf(card, seen) > 1 ? copiesLabel(card, seen) : cardName(card),
      hint: said(traitText(card.trait, seen.view as EvoView)),
      always: true,
    };
  }
  if (!SPECIES_ACTS.has(verb)) return undefined;
  return {
    key: `${a}`,
    label: figureName(figureAt(figuresOf(seen), seen.viewer, Number(a)), namesFor(seen.viewer)),
  };
}

function copiesOf({ trait, food }: Card, { view, viewer }: Seen): number {
  const hand = (view as EvoView).players[viewer]?.hand ?? [];
  return hand.filter((card) => card.trait === trait && card.food === food).length;
}

function copiesLabel(card: Card, seen: Seen): string {
  return say('cli.menu.copies', { card: said(cardName(card)), n: copiesOf(card, seen) });
}

/** What a card does that is chosen or paid. */
export function hintOfEvolution(_: State, { view }: Seen, { wire: [verb, trait] }: Option): string {
  return verb === 'food' || verb === 'pay' ? said(traitText(trait as TraitId, view as EvoView)) : '';
}
