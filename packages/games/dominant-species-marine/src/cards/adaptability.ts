import {
  anyDisk,
  BAG,
  CORNERS,
  DISK,
  diskKind,
  diskPlace,
  pickDisk,
  pickOwnDisk,
  placeFromBag,
  removeDisk,
} from '@clade/earth';
import { A, C, type State } from '@clade/engine';
import { gainDisk, loseDisk, OWN_DISKS } from '../disks.ts';
import { SWAP } from '../words.ts';
import { WORLD } from '../world.ts';
import { card } from './card.ts';
import { endIf } from './steps.ts';

const RULE = 'DSM-6.3.1';

function anyDiskOnEarth(s: State): boolean {
  for (let c = 0; c < CORNERS; c++) if (s[DISK + c] !== 0) return true;
  return false;
}

/** Register C is your disk, packed; 0 without one. */
export const adaptability = card({
  id: 'adaptability',
  rule: RULE,
  inPlay: true,
  provenance: 'printed',
  confidence: 'high',
  steps: [
    pickOwnDisk(WORLD, OWN_DISKS, {
      kind: 'adaptability-own',
      rule: RULE,
      printedRule: RULE,
      ready: anyDiskOnEarth,
    }),
    endIf(RULE, (s, f) => s[f + C] === 0),
    pickDisk(WORLD, {
      kind: 'adaptability-earth',
      rule: RULE,
      verb: SWAP,
      ...anyDisk(RULE),
      pick(s, f, corner, emit) {
        const animal = s[f + A];
        const place = diskPlace(s[f + C]);
        const gained = removeDisk(WORLD, s, corner, RULE, emit);
        loseDisk(s, animal, diskKind(s[f + C]), place, RULE, emit);
        placeFromBag(WORLD, s, corner, diskKind(s[f + C]), RULE, emit);
        s[BAG + gained]--;
        gainDisk(s, animal, gained, place, RULE, emit);
      },
    }),
  ],
});
