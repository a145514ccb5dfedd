import { eachShared } from '@clade/earth';
import { WORLD } from '../world.ts';
import { card } from './card.ts';

export const predator = card({
  id: 'predator',
  name: 'Predator',
  rule: 'DSM-6.3.25',
  summary: 'On every tile that you share with others, eliminate one cube of another animal of your choice.',
  provenance: 'printed',
  confidence: 'high',
  extinction: true,
  steps: [eachShared(WORLD, 'predator', 'DSM-6.3.25')],
});
