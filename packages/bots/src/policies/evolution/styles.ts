import type { Style } from '../../search/policy.ts';

/** Ways of playing Evolution. */
export const STYLES: readonly Style[] = [
  {
    name: 'hunter',
    text: 'lives on meat: carnivores, packs, attacks',
    features: { 'prey-next': 1.6, 'hunted-next': 0.8, 'hunted-later': 0.8 },
    params: { hunt: 1.12, harm: 0.4, keep: 0.63, income: 0.9 },
  },
  {
    name: 'grower',
    text: 'lives on plants: many species, much population',
    features: { 'prey-next': 0.5, 'heads-later': 1.1 },
    params: { hunt: 0.88, income: 1.4, keep: 0.9 },
  },
  {
    name: 'opportunist',
    text: 'keeps cards in hand and hunts what lies open',
    features: { 'hand-next': 1.2, 'hand-later': 1.2 },
    params: { hold: 1.1, hunt: 1, income: 0.8 },
  },
];
