import type { Temperament } from '../../search/brain.ts';

/** Ways of playing Dominant Species. */
export const TEMPERAMENTS: readonly Temperament[] = [
  {
    name: 'hunter',
    text: 'strikes at the others: Competition, and what costs them most',
    features: { dominance: 0.8 },
    leanings: { competition: 1.5, rivals: 0.8 },
  },
  {
    name: 'grower',
    text: 'many cubes on many tiles: Speciation, Wanderlust',
    features: { cubes: 1.5, pool: 0.7 },
    leanings: { speciation: 1.5, wanderlust: 3.5, cube: 0.45, competition: -1.5 },
  },
  {
    name: 'scholar',
    text: 'elements and dominance: Adaptation, Abundance, cards',
    features: { elements: 1.4, dominance: 1.3 },
    leanings: { adaptation: 1.5, element: 0.9, card: 8.5, domination: 4 },
  },
];
