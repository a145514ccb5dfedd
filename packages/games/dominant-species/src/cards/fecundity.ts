import { oneEach } from '@clade/earth';
import { WORLD } from '../world.ts';
import { card } from './card.ts';

export const fecundity = card(
  'fecundity',
  'Fecundity',
  'DS-6.10.1',
  'Add one cube to each tile you are on, as far as you like.',
  oneEach(WORLD, { kind: 'fecundity', rule: 'DS-6.10.1', oneRule: 'DS-6.10.2' }),
);
