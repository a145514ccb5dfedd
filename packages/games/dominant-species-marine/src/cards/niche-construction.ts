import { anyDisk, anyVacantCorner, pickDisk, placeFromBag, putDisk, removeDisk } from '@clade/earth';
import { C } from '@clade/engine';
import { LIFT } from '../words.ts';
import { WORLD } from '../world.ts';
import { card } from './card.ts';
import { endIf } from './steps.ts';

const RULE = 'DSM-6.3.22';

/** Register C is the corner of the disk + 1; it lies there until its new corner is named. */
export const nicheConstruction = card({
  id: 'niche-construction',
  rule: RULE,
  provenance: 'printed',
  confidence: 'high',
  survival: true,
  steps: [
    endIf(RULE, (s) => !anyVacantCorner(s)),
    pickDisk(WORLD, {
      kind: 'niche-construction-disk',
      rule: RULE,
      verb: LIFT,
      ...anyDisk(RULE),
      pick(s, f, corner) {
        s[f + C] = corner + 1;
      },
    }),
    putDisk(WORLD, {
      kind: 'niche-construction-corner',
      rule: RULE,
      ready: (s, f) => s[f + C] > 0,
      hex: () => -1,
      put(s, f, corner, emit) {
        const kind = removeDisk(WORLD, s, s[f + C] - 1, RULE, emit);
        placeFromBag(WORLD, s, corner, kind, RULE, emit);
      },
    }),
  ],
});
