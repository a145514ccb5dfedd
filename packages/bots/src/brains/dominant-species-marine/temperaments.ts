import type { Temperament } from '../../search/brain.ts';

/** Ways of playing Marine. */
export const TEMPERAMENTS: readonly Temperament[] = [
  {
    name: 'hunter',
    text: 'strikes at the others: Competition, and what costs them most',
    features: { 'cubes-later': 0.8 },
    leanings: { competition: 1.5, rivals: 0.8 },
  },
  {
    name: 'grower',
    text: 'many cubes on many tiles: Speciation, Wanderlust, vents',
    features: { 'cubes-later': 1.5, 'tiles-later': 1.5 },
    leanings: { speciation: 1.5, wanderlust: 2.5, tectonics: 1.5, cube: 0.45 },
  },
  {
    name: 'ruler',
    text: 'elements and special pawns: Adaptation, Domination',
    features: { targets: 1.3, 'specials-later': 1.3, 'elements-later': 1.2 },
    leanings: { adaptation: 1.5, domination: 1, pawn: 2.6, reach: 0.4 },
  },
];
