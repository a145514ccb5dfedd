import { TRAITS } from '@clade/evolution';
import { withStudy } from '../leaned.ts';
import { BEST, type Brain, tempered } from '../search/brain.ts';
import { FEATURES } from './evolution/features.ts';
import { LEANINGS, STUDIED } from './evolution/leanings.ts';
import { EvolutionMind } from './evolution/mind.ts';
import { TEMPERAMENTS } from './evolution/temperaments.ts';
import { WEIGHTS } from './evolution/weights.ts';

const BONUSES: readonly string[] = TRAITS;

export const evolutionBrain: Brain = {
  game: 'evolution',
  features: FEATURES,
  speed: 8,
  temperaments: TEMPERAMENTS,
  leanings: LEANINGS,
  bonuses: BONUSES,
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
  mind(temperament, grade = 0) {
    const own = { ...LEANINGS, ...temperament?.leanings };
    return new EvolutionMind(
      tempered({ features: FEATURES }, WEIGHTS, temperament),
      grade === BEST ? withStudy(own, LEANINGS, STUDIED, BONUSES) : own,
    );
  },
};
