import { eachOvercrowded } from '@clade/earth';
import { WORLD } from '../world.ts';
import { card } from './card.ts';

/** No elimination changes another tile, so all are judged as at the start. */
export const biomass = card({
  id: 'biomass',
  name: 'Biomass',
  rule: 'DSM-6.3.5',
  summary: 'Every tile with more cubes than disks loses one cube; you say whose.',
  provenance: 'reconstructed',
  confidence: 'medium',
  extinction: true,
  steps: [eachOvercrowded(WORLD, 'biomass', 'DSM-6.3.5')],
});
