import type { Style } from '../../search/policy.ts';

/** Ways of playing Dominant Species. */
export const STYLES: readonly Style[] = [
  {
    name: 'hunter',
    text: 'strikes at the others: Competition, and what costs them most',
    features: { dominance: 0.8 },
    params: { competition: 1, rivals: 0.55 },
  },
  {
    name: 'grower',
    text: 'many cubes on many tiles: Speciation, Wanderlust',
    features: { cubes: 1.5, pool: 0.7 },
    params: { speciation: 1.7, wanderlust: 2.6, cube: 0.75, competition: -1.7 },
  },
  {
    name: 'scholar',
    text: 'elements and dominance: Adaptation, Abundance, cards',
    features: { elements: 1.4, dominance: 1.3 },
    params: { adaptation: 1, element: 0.8, card: 7.5, domination: 3.5 },
  },
];
