import { exchange } from '@clade/earth';
import { OWN_DISKS } from '../disks.ts';
import { WORLD } from '../world.ts';
import { card } from './card.ts';

const RULE = 'DSM-6.3.20';

export const metamorphosis = card({
  id: 'metamorphosis',
  rule: RULE,
  provenance: 'printed',
  confidence: 'high',
  extinction: true,
  survival: true,
  steps: exchange(WORLD, OWN_DISKS, {
    name: 'metamorphosis',
    rule: RULE,
    printedRule: RULE,
    chosenRule: RULE,
  }),
});
