import type { Card, TraitId } from '@clade/evolution';

/** How gladly a card is kept, by its trait: for choosing what to spend when no placement is at stake. */
const KEEP: Readonly<Record<TraitId, number>> = {
  carnivore: 6,
  'long-neck': 6,
  foraging: 6,
  'fat-tissue': 5,
  climbing: 5,
  'hard-shell': 5,
  'defensive-herding': 5,
  fertile: 5,
  burrowing: 4,
  cooperation: 4,
  horns: 4,
  'warning-call': 4,
  symbiosis: 4,
  'pack-hunting': 3,
  intelligence: 3,
  scavenger: 3,
  ambush: 2,
};

export function keepValue(card: Card): number {
  // Between equal traits the one in the middle is spent: both ends of the food range are useful as food cards.
  return KEEP[card.trait] + Math.abs(card.food - 3) / 10;
}
