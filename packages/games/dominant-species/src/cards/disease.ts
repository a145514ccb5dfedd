import { richLose } from '@clade/earth';
import { OWN_DISKS } from '../elements.ts';
import { WORLD } from '../world.ts';
import { card } from './card.ts';

export const disease = card(
  'disease',
  'Disease',
  'DS-6.7.1',
  'Every animal with more elements than you loses one disk; its player picks which.',
  richLose(WORLD, OWN_DISKS, {
    kind: 'disease',
    rule: 'DS-6.7.1',
    printedRule: 'DS-6.7.2',
    fixedRule: 'DS-6.7.3',
  }),
);
