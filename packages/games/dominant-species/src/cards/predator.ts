import { eachShared } from '@clade/earth';
import { WORLD } from '../world.ts';
import { card } from './card.ts';

export const predator = card(
  'predator',
  'Predator',
  'DS-6.25.1',
  'On every tile that you share with others, eliminate one cube of another animal of your choice.',
  [eachShared(WORLD, 'predator', 'DS-6.25.1')],
);
