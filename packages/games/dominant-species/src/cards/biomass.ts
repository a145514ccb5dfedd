import { eachTile, isOvercrowded } from '@clade/earth';
import { C } from '@clade/engine';
import { WORLD } from '../world.ts';
import { card } from './card.ts';

export const biomass = card(
  'biomass',
  'Biomass',
  'DS-6.3.1',
  'Every tile with more cubes than disks loses one cube; you say whose.',
  [
    eachTile(WORLD, {
      kind: 'biomass',
      rule: 'DS-6.3.1',
      cursor: C,
      sparesOwn: false,
      where: (s, _f, hex) => isOvercrowded(s, hex),
    }),
  ],
);
