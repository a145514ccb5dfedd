import type { Temperament } from '../../search/brain.ts';

/** Ways of playing Marine. */
export const TEMPERAMENTS: readonly Temperament[] = [
  {
    name: 'hunter',
    text: 'strikes at the others: Competition, and what costs them most',
    features: { cubes: 0.8, 'cubes-later': 0.8 },
    leanings: { competition: 1.1, domination: 0.5 },
  },
  {
    name: 'grower',
    text: 'many cubes on many tiles: Speciation, Wanderlust, vents',
    features: { cubes: 1.5, 'cubes-later': 1.5, 'tiles-later': 1.5 },
    leanings: { speciation: 1.5, wanderlust: 2.2, tectonics: 1, cube: 0.7 },
  },
  {
    name: 'ruler',
    text: 'elements and special pawns: Adaptation, Domination',
    features: { targets: 1.3, specials: 1.3, 'matches-later': 1.2 },
    leanings: { adaptation: 2, domination: 1, pawn: 2.2, reach: 0.3 },
  },
];
