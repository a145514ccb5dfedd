import { SECTIONS } from '@clade/dominant-species-marine';
import { type Brain, tempered } from '../search/brain.ts';
import { FEATURES } from './dominant-species-marine/features.ts';
import { LEANINGS } from './dominant-species-marine/leanings.ts';
import { MarineMind } from './dominant-species-marine/mind.ts';
import { TEMPERAMENTS } from './dominant-species-marine/temperaments.ts';
import { WEIGHTS } from './dominant-species-marine/weights.ts';

export const marineBrain: Brain = {
  game: 'dominant-species-marine',
  features: FEATURES,
  speed: 0.5,
  temperaments: TEMPERAMENTS,
  leanings: LEANINGS,
  bonuses: SECTIONS.flatMap(({ id }) => [id, `${id}-later`]),
  shares: ['keep', 'later'],
  bonusStep: 2,
  mind: (temperament) =>
    new MarineMind(tempered({ features: FEATURES }, WEIGHTS, temperament), {
      ...LEANINGS,
      ...temperament?.leanings,
    }),
};
