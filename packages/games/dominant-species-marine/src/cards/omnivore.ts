import { eachTile, pickDisk, removeDisk } from '@clade/earth';
import { C, D } from '@clade/engine';
import { WORLD } from '../world.ts';
import { card } from './card.ts';
import { isCornerOf, pickTile, refuseOtherTile, yourTile } from './steps.ts';

const RULE = 'DSM-6.3.23';

/** Register C is the tile + 1. */
export const omnivore = card({
  id: 'omnivore',
  rule: RULE,
  provenance: 'reconstructed',
  confidence: 'medium',
  extinction: true,
  steps: [
    pickTile({
      kind: 'omnivore-tile',
      rule: RULE,
      ...yourTile(RULE),
      pick(s, f, hex) {
        s[f + C] = hex + 1;
        s[f + D] = 0;
      },
    }),
    pickDisk(WORLD, {
      kind: 'omnivore-disk',
      rule: RULE,
      fits: (s, f, corner) => s[f + C] > 0 && isCornerOf(s[f + C] - 1, corner),
      explain: (s, f, corner) => refuseOtherTile(s[f + C] - 1, corner, RULE),
      pick: (s, _f, corner, emit) => void removeDisk(WORLD, s, corner, RULE, emit),
    }),
    eachTile(WORLD, {
      kind: 'omnivore-cube',
      rule: RULE,
      cursor: D,
      sparesOwn: false,
      where: (s, f, hex) => s[f + C] === hex + 1,
    }),
  ],
});
