import { TRAITS } from '@clade/evolution';
import { withTraining } from '../params.ts';
import { type PolicySet, styledWeights, TOP_TIER } from '../search/policy.ts';
import { FEATURES } from './evolution/features.ts';
import { opened } from './evolution/look.ts';
import { PARAMS, TRAINED_PARAMS } from './evolution/params.ts';
import { EvolutionPolicy } from './evolution/policy.ts';
import { STYLES } from './evolution/styles.ts';
import { TASTES } from './evolution/taste.ts';
import { WEIGHTS } from './evolution/weights.ts';

const BONUSES: readonly string[] = TRAITS;

export const evolutionPolicies: PolicySet = {
  game: 'evolution',
  features: FEATURES,
  speed: 8,
  styles: STYLES,
  params: PARAMS,
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
  make(style, tier) {
    const own = { ...PARAMS, ...style?.params };
    return new EvolutionPolicy(
      styledWeights({ features: FEATURES }, WEIGHTS, style),
      tier === TOP_TIER ? withTraining(own, PARAMS, TRAINED_PARAMS, BONUSES) : own,
      tier === undefined ? undefined : TASTES[tier],
    );
  },
  opened,
};
