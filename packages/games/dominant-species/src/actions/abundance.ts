import { anyVacantCorner, placeDisk, putDisk, takeKind } from '@clade/earth';
import { ASK, C, END, effect, FORGO } from '@clade/engine';
import { isEmptyBox } from '../boxes.ts';
import { ABUNDANCE_BOX } from '../state.ts';
import { WORLD } from '../world.ts';

/** DS-5.4.4: one disk from the slots to a vacant corner of Earth. Register C is the chosen kind + 1. */
export const abundance = effect(WORLD, 'abundance', 'abundance', [
  takeKind(WORLD, {
    kind: 'abundance',
    rule: 'DS-5.4.4.1',
    wayOut: FORGO,
    from: 'the Abundance slots',
    enter: (s) => (!isEmptyBox(s, ABUNDANCE_BOX) && anyVacantCorner(s) ? ASK : END),
    count: (s, _f, kind) => s[ABUNDANCE_BOX + kind],
    take(s, f, kind) {
      s[f + C] = kind + 1;
    },
  }),
  putDisk(WORLD, {
    kind: 'abundance-corner',
    rule: 'DS-5.4.4.1',
    ready: () => true,
    hex: () => -1,
    put(s, f, corner, emit) {
      const kind = s[f + C] - 1;
      s[ABUNDANCE_BOX + kind]--;
      placeDisk(WORLD, s, corner, kind, 'DS-5.4.4.1', emit);
    },
  }),
]);
