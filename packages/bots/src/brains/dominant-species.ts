import { SECTIONS } from '@clade/dominant-species';
import { type Brain, tempered } from '../search/brain.ts';
import { FEATURES } from './dominant-species/features.ts';
import { LEANINGS } from './dominant-species/leanings.ts';
import { DsMind } from './dominant-species/mind.ts';
import { TEMPERAMENTS } from './dominant-species/temperaments.ts';
import { WEIGHTS } from './dominant-species/weights.ts';

export const dominantSpeciesBrain: Brain = {
  game: 'dominant-species',
  features: FEATURES,
  speed: 1.1,
  temperaments: TEMPERAMENTS,
  leanings: LEANINGS,
  bonuses: SECTIONS.slice(1).flatMap(({ id }) => [id, `${id}-later`]),
  shares: ['keep', 'scoredLater', 'waits'],
  bonusStep: 2,
  mind: (temperament) =>
    new DsMind(tempered({ features: FEATURES }, WEIGHTS, temperament), {
      ...LEANINGS,
      ...temperament?.leanings,
    }),
};
