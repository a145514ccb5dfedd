import { oneEach } from '@clade/earth';
import { WORLD } from '../world.ts';
import { card } from './card.ts';

export const fecundity = card({
  id: 'fecundity',
  name: 'Fecundity',
  rule: 'DSM-6.3.13',
  summary: 'Place up to one cube on every tile you occupy.',
  provenance: 'printed',
  confidence: 'high',
  survival: true,
  steps: oneEach(WORLD, { kind: 'fecundity', rule: 'DSM-6.3.13', oneRule: 'DSM-6.3.13' }),
});
