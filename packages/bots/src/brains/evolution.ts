import { TRAITS } from '@clade/evolution';
import { type Brain, tempered } from '../search/brain.ts';
import { FEATURES } from './evolution/features.ts';
import { LEANINGS } from './evolution/leanings.ts';
import { EvolutionMind } from './evolution/mind.ts';
import { TEMPERAMENTS } from './evolution/temperaments.ts';
import { WEIGHTS } from './evolution/weights.ts';

export const evolutionBrain: Brain = {
  game: 'evolution',
  features: FEATURES,
  speed: 8,
  temperaments: TEMPERAMENTS,
  leanings: LEANINGS,
  bonuses: [...TRAITS],
  shares: [
    'hiddenCarnivore',
    'latentCarnivore',
    'openPrey',
    'sureHunt',
    'exposed',
    'bodySafety',
    'shieldSafety',
  ],
  bonusStep: 0.6,
  mind: (temperament) =>
    new EvolutionMind(tempered({ features: FEATURES }, WEIGHTS, temperament), {
      ...LEANINGS,
      ...temperament?.leanings,
    }),
};
