import { eachOvercrowded } from '@clade/earth';
import { WORLD } from '../world.ts';
import { card } from './card.ts';

export const biomass = card(
  'biomass',
  'Biomass',
  'DS-6.3.1',
  'Every tile with more cubes than disks loses one cube; you say whose.',
  [eachOvercrowded(WORLD, 'biomass', 'DS-6.3.1')],
);
