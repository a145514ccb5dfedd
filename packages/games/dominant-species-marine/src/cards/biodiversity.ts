import { countTiles, isContested } from '@clade/earth';
import { card } from './card.ts';
import { earn } from './steps.ts';

export const biodiversity = card({
  id: 'biodiversity',
  rule: 'DSM-6.3.4',
  provenance: 'printed',
  confidence: 'high',
  steps: [earn('DSM-6.3.4', (s, animal) => countTiles(s, (hex) => isContested(s, hex, animal)))],
});
