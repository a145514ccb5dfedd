import { oneEach } from '@clade/earth';
import { WORLD } from '../world.ts';
import { card } from './card.ts';

export const fecundity = card({
  id: 'fecundity',
  rule: 'DSM-6.3.13',
  provenance: 'printed',
  confidence: 'high',
  survival: true,
  steps: oneEach(WORLD, { kind: 'fecundity', rule: 'DSM-6.3.13', oneRule: 'DSM-6.3.13' }),
});
