import { exchange } from '@clade/earth';
import { OWN_DISKS } from '../elements.ts';
import { WORLD } from '../world.ts';
import { card } from './card.ts';

export const metamorphosis = card(
  'metamorphosis',
  'Metamorphosis',
  'DS-6.20.1',
  'Exchange one of your disks for a disk of your choice from the bag.',
  exchange(WORLD, OWN_DISKS, {
    name: 'metamorphosis',
    rule: 'DS-6.20.1',
    printedRule: 'DS-6.20.2',
    chosenRule: 'DS-6.20.3',
  }),
);
