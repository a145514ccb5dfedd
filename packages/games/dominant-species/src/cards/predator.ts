import { eachTile, isContested } from '@clade/earth';
import { A, C } from '@clade/engine';
import { WORLD } from '../world.ts';
import { card } from './card.ts';

export const predator = card(
  'predator',
  'Predator',
  'DS-6.25.1',
  'On every tile that you share with others, eliminate one cube of another animal of your choice.',
  [
    eachTile(WORLD, {
      kind: 'predator',
      rule: 'DS-6.25.1',
      cursor: C,
      sparesOwn: true,
      where: (s, f, hex) => isContested(s, hex, s[f + A]),
    }),
  ],
);
