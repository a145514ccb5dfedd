import { oneEach } from '@clade/earth';
import { WORLD } from '../world.ts';
import { card } from './card.ts';

export const fecundity = card(
  'fecundity',
  'DS-6.10.1',
  oneEach(WORLD, { kind: 'fecundity', rule: 'DS-6.10.1', oneRule: 'DS-6.10.2' }),
);
