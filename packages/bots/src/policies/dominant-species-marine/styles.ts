import type { Style } from '../../search/policy.ts';

/** Ways of playing Marine. */
export const STYLES: readonly Style[] = [
  {
    name: 'hunter',
    text: 'strikes at the others: Competition, and what costs them most',
    features: { cubes: 0.8, 'cubes-later': 0.8 },
    params: { competition: 3, 'competition-share': 1.5, rivals: 0.7 },
  },
  {
    name: 'grower',
    text: 'many cubes on many tiles: Speciation, Wanderlust, vents',
    features: { cubes: 1.5, 'cubes-later': 1.5, 'tiles-later': 1.5 },
    params: { speciation: 2.2, wanderlust: 3, tectonics: 2.5, cube: 0.8 },
  },
  {
    name: 'ruler',
    text: 'elements and special pawns: Adaptation, Domination',
    features: { targets: 1.3, specials: 1.3, 'matches-later': 1.2 },
    params: { adaptation: 4, 'adaptation-share': 1, 'adaptation-later': 0, domination: 1.5 },
  },
];
