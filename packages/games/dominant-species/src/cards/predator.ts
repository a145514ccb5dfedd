import { eachShared } from '@clade/earth';
import { WORLD } from '../world.ts';
import { card } from './card.ts';

export const predator = card('predator', 'DS-6.25.1', [eachShared(WORLD, 'predator', 'DS-6.25.1')]);
