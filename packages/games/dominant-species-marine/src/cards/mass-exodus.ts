import { anyTile, exodus } from '@clade/earth';
import { C, D } from '@clade/engine';
import { SEND } from '../words.ts';
import { WORLD } from '../world.ts';
import { card } from './card.ts';
import { ANY_TILE, pickTile } from './steps.ts';

const RULE = 'DSM-6.3.19';

/** Register C is the tile; D belongs to `exodus`. */
export const massExodus = card({
  id: 'mass-exodus',
  rule: RULE,
  provenance: 'printed',
  confidence: 'high',
  extinction: true,
  survival: true,
  steps: [
    pickTile({
      kind: 'mass-exodus-tile',
      rule: RULE,
      ...anyTile(ANY_TILE),
      pick(s, f, hex) {
        s[f + C] = hex;
        s[f + D] = 0;
      },
    }),
    exodus(WORLD, { kind: 'mass-exodus', rule: RULE, orderRule: RULE, verb: SEND }),
  ],
});
