import { boxToEarth } from '@clade/earth';
import { effect } from '@clade/engine';
import { ABUNDANCE_BOX } from '../state.ts';
import { WORLD } from '../world.ts';

/** DSM-5.5: one disk from the section to a vacant corner of Earth. */
export const abundance = effect(
  WORLD,
  'abundance',
  'abundance',
  boxToEarth(WORLD, {
    kind: 'abundance',
    rule: 'DSM-5.5.1',
    box: ABUNDANCE_BOX,
    from: 'the Abundance section',
  }),
);
