import { SECTIONS } from '@clade/dominant-species';
import { type PolicySet, styledWeights } from '../search/policy.ts';
import { FEATURES } from './dominant-species/features.ts';
import { PARAMS } from './dominant-species/params.ts';
import { DsPolicy } from './dominant-species/policy.ts';
import { STYLES } from './dominant-species/styles.ts';
import { WEIGHTS } from './dominant-species/weights.ts';

export const dominantSpeciesPolicies: PolicySet = {
  game: 'dominant-species',
  features: FEATURES,
  speed: 1.1,
  styles: STYLES,
  params: PARAMS,
  bonuses: SECTIONS.slice(1).flatMap(({ id }) => [id, `${id}-later`]),
  shares: ['keep', 'scoredLater', 'waits'],
  bonusStep: 2,
  make: (style) =>
    new DsPolicy(styledWeights({ features: FEATURES }, WEIGHTS, style), {
      ...PARAMS,
      ...style?.params,
    }),
  opened: (s) => s,
};
