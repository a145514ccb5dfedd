import { matchingDisks } from '@clade/earth';
import { card } from './card.ts';
import { earn } from './steps.ts';

export const ecodiversity = card({
  id: 'ecodiversity',
  name: 'Ecodiversity',
  rule: 'DSM-6.3.10',
  summary: 'Earn 1 VP for each disk on Earth of a type that you have.',
  provenance: 'printed',
  confidence: 'high',
  steps: [earn('DSM-6.3.10', matchingDisks)],
});
