import { type Config, configure, isRefusal, plainRefusal, type Seat, type State } from '@clade/engine';
import { evolution, TRAITS, type TraitId } from '@clade/evolution';
import { BadInput } from '../bad-input.ts';
import type { CardFacts } from '../entry.ts';

/** The deck is counted from a freshly dealt table, where every card is in a hand or in the draw pile. */
function dealtDeck(): { trait: TraitId; food: number }[] {
  const config: Config = table();
  const position = evolution.writePosition(evolution.setup(config, 'deck')) as unknown as {
    drawPile: { trait: TraitId; food: number }[];
    players: { hand: { trait: TraitId; food: number }[] }[];
  };
  return [...position.drawPile, ...position.players.flatMap((p) => p.hand)];
}

/** With three players no card is left in the box (EVO-2.2.1 is for two). */
function table(): Config {
  const config = configure(evolution, 3);
  if (isRefusal(config)) throw new BadInput(plainRefusal(config));
  return config;
}

export function cardsOfEvolution(): CardFacts[] {
  const deck = dealtDeck();
  return TRAITS.map((id) => {
    const food = deck
      .filter((card) => card.trait === id)
      .map((card) => card.food)
      .sort((a, b) => a - b);
    return { id, copies: food.length, details: { food } };
  });
}

export function glossaryOfEvolution(s: State, viewer: Seat): string[] {
  const seen = new Set<string>();
  for (const player of evolution.view(s, viewer).players) {
    for (const card of player.hand ?? []) seen.add(card.trait);
    for (const species of player.species) for (const { id } of species.traits) if (id) seen.add(id);
  }
  return TRAITS.filter((id) => seen.has(id));
}
