import {
  BAG,
  CORNER_HEXES,
  CORNER_SET,
  kindsIn,
  lowest,
  removeDisk,
  spotsOf,
  TILE,
  takeKind,
} from '@clade/earth';
import { type Emit, effect, FORGO, type State } from '@clade/engine';
import { ELEMENTS } from '../animals.ts';
import { WASTELAND_BOX } from '../state.ts';
import { TUNDRA } from '../terrain.ts';
import { DISCARD } from '../words.ts';
import { WORLD } from '../world.ts';

/** DS-5.4.5.1: one disk out of the box. */
export const wasteland = effect(WORLD, 'wasteland', 'wasteland', [
  takeKind(WORLD, {
    kind: 'wasteland',
    rule: 'DS-5.4.5.1',
    verb: DISCARD,
    wayOut: FORGO,
    from: 'the Wasteland box',
    count: (s, _f, kind) => s[WASTELAND_BOX + kind],
    take(s, _f, kind, emit) {
      s[WASTELAND_BOX + kind]--;
      s[BAG + kind]++;
      if (emit)
        emit({ type: 'disk-discarded', rule: 'DS-5.4.5.1', section: 'wasteland', element: ELEMENTS[kind] });
    },
  }),
]);

/** DS-5.4.5.2: every disk that touches tundra and whose kind lies in the box leaves Earth. */
export function layWaste(s: State, emit: Emit | undefined): void {
  const kinds = kindsIn(s, WASTELAND_BOX);
  for (let w = 0; w < CORNER_SET; w++) {
    for (let rest = spotsOf(s, kinds, w) | 0; rest !== 0; rest &= rest - 1) {
      const c = w * 32 + lowest(rest);
      if (touchesTundra(s, c)) removeDisk(WORLD, s, c, 'DS-5.4.5.2', emit);
    }
  }
}

/** DS-2.3.8. */
function touchesTundra(s: State, corner: number): boolean {
  for (let i = corner * 3; i < corner * 3 + 3 && CORNER_HEXES[i] >= 0; i++) {
    if (s[TILE + CORNER_HEXES[i]] === TUNDRA + 1) return true;
  }
  return false;
}
