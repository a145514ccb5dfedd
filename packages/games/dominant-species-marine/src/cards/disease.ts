import { richLose } from '@clade/earth';
import { OWN_DISKS } from '../disks.ts';
import { WORLD } from '../world.ts';
import { card } from './card.ts';

const RULE = 'DSM-6.3.9';

export const disease = card({
  id: 'disease',
  rule: RULE,
  provenance: 'reconstructed',
  confidence: 'high',
  extinction: true,
  steps: richLose(WORLD, OWN_DISKS, {
    kind: 'disease',
    rule: RULE,
    printedRule: RULE,
    fixedRule: RULE,
  }),
});
