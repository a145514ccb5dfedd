import { BAG, bagCount, gainElement, loseElement, pickOwnDisk, takeKind } from '@clade/earth';
import { A, C } from '@clade/engine';
import { OWN_DISKS } from '../elements.ts';
import { WORLD } from '../world.ts';
import { card } from './card.ts';

/** Register C is the kind that goes + 1; it returns to the bag only behind the choice of the new one (DS-6.20.3). */
export const metamorphosis = card(
  'metamorphosis',
  'Metamorphosis',
  'DS-6.20.1',
  'Exchange one of your disks for a disk of your choice from the bag.',
  [
    pickOwnDisk(WORLD, OWN_DISKS, {
      kind: 'metamorphosis-out',
      rule: 'DS-6.20.1',
      printedRule: 'DS-6.20.2',
      ready: (s) => bagCount(s) > 0,
      pick(s, f, kind) {
        s[f + C] = kind + 1;
      },
    }),
    takeKind(WORLD, {
      kind: 'metamorphosis-in',
      rule: 'DS-6.20.3',
      from: 'the bag',
      count: (s, f, kind) => (s[f + C] > 0 ? s[BAG + kind] : 0),
      take(s, f, kind, emit) {
        s[BAG + kind]--;
        loseElement(WORLD, s, s[f + A], s[f + C] - 1, 'DS-6.20.1', emit);
        gainElement(WORLD, s, s[f + A], kind, 'DS-6.20.1', emit);
      },
    }),
  ],
);
