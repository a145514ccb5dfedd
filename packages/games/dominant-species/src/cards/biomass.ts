import { eachOvercrowded } from '@clade/earth';
import { WORLD } from '../world.ts';
import { card } from './card.ts';

export const biomass = card('biomass', 'DS-6.3.1', [eachOvercrowded(WORLD, 'biomass', 'DS-6.3.1')]);
