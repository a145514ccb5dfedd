import { pickDisk, removeDisk } from '@clade/earth';
import { effect, FORGO, refusal } from '@clade/engine';
import { ELEMENTS } from '../animals.ts';
import { kindsIn } from '../boxes.ts';
import { MAP } from '../map.ts';
import { DEPLETION_BOX } from '../state.ts';
import { WORLD } from '../world.ts';

/** DS-5.4.6: one disk of a kind in the box leaves Earth. */
export const depletion = effect(WORLD, 'depletion', 'depletion', [
  pickDisk(WORLD, {
    kind: 'depletion',
    rule: 'DS-5.4.6.1',
    wayOut: FORGO,
    fits: (s, _f, _corner, element) => s[DEPLETION_BOX + element] > 0,
    explain(s, _f, corner, element) {
      const kinds = ELEMENTS.filter((_, k) => (kindsIn(s, DEPLETION_BOX) & (1 << k)) !== 0);
      const facts = { corner: MAP.cornerNames[corner], element: ELEMENTS[element], box: kinds };
      const sentence = `There is no ${facts.element} in the Depletion box, so the disk on ${facts.corner} stays.`;
      return refusal('not-in-box', 'DS-5.4.6.1', sentence, facts);
    },
    pick: (s, _f, corner, emit) => void removeDisk(WORLD, s, corner, 'DS-5.4.6.1', emit),
  }),
]);
