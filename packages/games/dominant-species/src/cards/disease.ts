import { richLose } from '@clade/earth';
import { OWN_DISKS } from '../elements.ts';
import { WORLD } from '../world.ts';
import { card } from './card.ts';

export const disease = card(
  'disease',
  'DS-6.7.1',
  richLose(WORLD, OWN_DISKS, {
    kind: 'disease',
    rule: 'DS-6.7.1',
    printedRule: 'DS-6.7.2',
    fixedRule: 'DS-6.7.3',
  }),
);
