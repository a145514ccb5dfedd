import { anyVacantCorner, BAG, placeDisk, putDisk, takeKind } from '@clade/earth';
import { C } from '@clade/engine';
import { WORLD } from '../world.ts';
import { card } from './card.ts';

/** Register C is the kind + 1. */
export const habitat = card(
  'habitat',
  'Habitat',
  'DS-6.12.1',
  'Put a disk of your choice from the bag on any vacant corner of Earth.',
  [
    takeKind(WORLD, {
      kind: 'habitat-disk',
      rule: 'DS-6.12.2',
      from: 'the bag',
      count: (s, _f, kind) => (anyVacantCorner(s) ? s[BAG + kind] : 0),
      take(s, f, kind) {
        s[f + C] = kind + 1;
      },
    }),
    putDisk(WORLD, {
      kind: 'habitat-corner',
      rule: 'DS-6.12.1',
      ready: (s, f) => s[f + C] > 0,
      hex: () => -1,
      put(s, f, corner, emit) {
        s[BAG + s[f + C] - 1]--;
        placeDisk(WORLD, s, corner, s[f + C] - 1, 'DS-6.12.1', emit);
      },
    }),
  ],
);
