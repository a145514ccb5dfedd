import { ASK, C, END, FORGO, refusal, type Step } from '@clade/engine';
import { isEmptyBox, kindsIn } from '../boxes.ts';
import { anyVacantCorner, placeDisk, removeDisk } from '../elements.ts';
import type { World } from '../world.ts';
import { pickDisk, putDisk, takeKind } from './disk.ts';

/** Actions that use the disks of a box of the display. */

export interface FromBox {
  readonly kind: string;
  readonly rule: string;
  readonly box: number;
  /** `the Abundance slots`. */
  readonly from: string;
}

/** Abundance: one disk from the box to a vacant corner of Earth. Register C is the chosen kind + 1. */
export function boxToEarth(w: World, q: FromBox): Step[] {
  return [
    takeKind(w, {
      kind: q.kind,
      rule: q.rule,
      wayOut: FORGO,
      from: q.from,
      enter: (s) => (!isEmptyBox(s, q.box) && anyVacantCorner(s) ? ASK : END),
      count: (s, _f, kind) => s[q.box + kind],
      take(s, f, kind) {
        s[f + C] = kind + 1;
      },
    }),
    putDisk(w, {
      kind: `${q.kind}-corner`,
      rule: q.rule,
      ready: () => true,
      hex: () => -1,
      put(s, f, corner, emit) {
        const kind = s[f + C] - 1;
        s[q.box + kind]--;
        placeDisk(w, s, corner, kind, q.rule, emit);
      },
    }),
  ];
}

/** Depletion: one disk of a kind in the box leaves Earth. */
export function deplete(w: World, q: FromBox): Step {
  return pickDisk(w, {
    kind: q.kind,
    rule: q.rule,
    wayOut: FORGO,
    kinds: (s) => kindsIn(s, q.box),
    explain(s, _f, corner, element) {
      const kinds = w.kinds.filter((_, k) => (kindsIn(s, q.box) & (1 << k)) !== 0);
      const facts = { corner: w.map.cornerNames[corner], element: w.kinds[element], box: kinds };
      return refusal('not-in-box', q.rule, facts);
    },
    pick: (s, _f, corner, emit) => void removeDisk(w, s, corner, q.rule, emit),
  });
}
