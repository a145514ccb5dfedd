import { elementsOf, gainElement, isEmptyBox, takeKind } from '@clade/earth';
import { A, ASK, END, effect, FORGO } from '@clade/engine';
import { MAX_ELEMENTS } from '../animals.ts';
import { ADAPTATION_BOX } from '../state.ts';
import { WORLD } from '../world.ts';

/** DS-5.4.2: one disk from the slots to the animal's display. */
export const adaptation = effect(WORLD, 'adaptation', 'adaptation', [
  takeKind(WORLD, {
    kind: 'adaptation',
    rule: 'DS-5.4.2.1',
    wayOut: FORGO,
    from: 'the Adaptation slots',
    // DS-5.4.2.2: a full display leaves nothing to do.
    enter: (s, f) => (elementsOf(s, s[f + A]) < MAX_ELEMENTS && !isEmptyBox(s, ADAPTATION_BOX) ? ASK : END),
    count: (s, _f, kind) => s[ADAPTATION_BOX + kind],
    take(s, f, kind, emit) {
      s[ADAPTATION_BOX + kind]--;
      gainElement(WORLD, s, s[f + A], kind, 'DS-5.4.2.1', emit);
    },
  }),
]);
