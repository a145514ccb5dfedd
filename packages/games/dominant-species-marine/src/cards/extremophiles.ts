import { cubesOnSmall } from '@clade/earth';
import { bonus } from '../animals.ts';
import { alternative, READING } from '../options.ts';
import { card } from './card.ts';
import { earn } from './steps.ts';

export const extremophiles = card({
  id: 'extremophiles',
  rule: 'DSM-6.3.12',
  provenance: 'reconstructed',
  confidence: 'medium',
  survival: true,
  steps: [
    earn('DSM-6.3.12', (s, animal) => {
      const cubes = cubesOnSmall(s, animal);
      return alternative(s, READING.extremophilesPoints) === 0 ? cubes : bonus(cubes);
    }),
  ],
});
