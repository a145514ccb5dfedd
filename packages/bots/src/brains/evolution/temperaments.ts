import type { Temperament } from '../../search/brain.ts';

/** Ways of playing Evolution. */
export const TEMPERAMENTS: readonly Temperament[] = [
  {
    name: 'hunter',
    text: 'lives on meat: carnivores, packs, attacks',
    features: { 'prey-next': 1.6, 'hunted-next': 0.8, 'hunted-later': 0.8 },
    leanings: { hunt: 1.12, harm: 0.4, keep: 0.63, income: 0.9 },
  },
  {
    name: 'grower',
    text: 'lives on plants: many species, much population',
    features: { 'prey-next': 0.5, 'heads-later': 1.1 },
    leanings: { hunt: 0.88, income: 1.4, keep: 0.9 },
  },
  {
    name: 'opportunist',
    text: 'keeps cards in hand and hunts what lies open',
    features: { 'hand-next': 1.2, 'hand-later': 1.2 },
    leanings: { hold: 1.1, hunt: 1, income: 0.8 },
  },
];
