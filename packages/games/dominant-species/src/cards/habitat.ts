import { fromBag } from '@clade/earth';
import { C } from '@clade/engine';
import { WORLD } from '../world.ts';
import { card } from './card.ts';

/** Register C is the kind + 1. */
export const habitat = card(
  'habitat',
  'DS-6.12.1',
  fromBag(WORLD, {
    diskKind: 'habitat-disk',
    cornerKind: 'habitat-corner',
    rule: 'DS-6.12.1',
    chosenRule: 'DS-6.12.2',
    register: C,
    from: 'the bag',
    allows: () => true,
  }),
);
