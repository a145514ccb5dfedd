import { eachOvercrowded } from '@clade/earth';
import { WORLD } from '../world.ts';
import { card } from './card.ts';

/** No elimination changes another tile, so all are judged as at the start. */
export const biomass = card({
  id: 'biomass',
  rule: 'DSM-6.3.5',
  provenance: 'reconstructed',
  confidence: 'medium',
  extinction: true,
  steps: [eachOvercrowded(WORLD, 'biomass', 'DSM-6.3.5')],
});
