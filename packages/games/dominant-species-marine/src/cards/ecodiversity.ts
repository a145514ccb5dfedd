import { matchingDisks } from '@clade/earth';
import { card } from './card.ts';
import { earn } from './steps.ts';

export const ecodiversity = card({
  id: 'ecodiversity',
  rule: 'DSM-6.3.10',
  provenance: 'printed',
  confidence: 'high',
  steps: [earn('DSM-6.3.10', matchingDisks)],
});
