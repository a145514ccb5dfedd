import { exchange } from '@clade/earth';
import { OWN_DISKS } from '../elements.ts';
import { WORLD } from '../world.ts';
import { card } from './card.ts';

export const metamorphosis = card(
  'metamorphosis',
  'DS-6.20.1',
  exchange(WORLD, OWN_DISKS, {
    name: 'metamorphosis',
    rule: 'DS-6.20.1',
    printedRule: 'DS-6.20.2',
    chosenRule: 'DS-6.20.3',
  }),
);
