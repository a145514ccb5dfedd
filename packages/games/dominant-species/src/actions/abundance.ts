import { boxToEarth } from '@clade/earth';
import { effect } from '@clade/engine';
import { ABUNDANCE_BOX } from '../state.ts';
import { WORLD } from '../world.ts';

/** DS-5.4.4: one disk from the slots to a vacant corner of Earth. */
export const abundance = effect(
  WORLD,
  'abundance',
  'abundance',
  boxToEarth(WORLD, {
    kind: 'abundance',
    rule: 'DS-5.4.4.1',
    box: ABUNDANCE_BOX,
    from: 'the Abundance slots',
  }),
);
