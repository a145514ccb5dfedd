import { eachShared } from '@clade/earth';
import { WORLD } from '../world.ts';
import { card } from './card.ts';

export const predator = card({
  id: 'predator',
  rule: 'DSM-6.3.25',
  provenance: 'printed',
  confidence: 'high',
  extinction: true,
  steps: [eachShared(WORLD, 'predator', 'DSM-6.3.25')],
});
