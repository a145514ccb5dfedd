import {
  ALL_KINDS,
  BAG,
  CORNER_HEXES,
  choose,
  DISK,
  isEmptyBox,
  KINDS,
  pickDisk,
  placeDisk,
  removeDisk,
} from '@clade/earth';
import { C, D, effect, FORGO, operandA, packMove, refusal, type State } from '@clade/engine';
import { ELEMENTS } from '../animals.ts';
import { AUTOTROPHS_SPACE } from '../display.ts';
import { MAP } from '../map.ts';
import { AUTOTROPHS_BOX, VENT_SIDE } from '../state.ts';
import { VENT_SIDES } from '../terrain.ts';
import { EXCHANGE, FOR_NOTHING, SWAP } from '../words.ts';
import { WORLD } from '../world.ts';

/** DSM-5.6.2: the side of the vents that the space is about. Register D is the action space. */
function sideOf(s: State, f: number): number {
  return s[f + D] - AUTOTROPHS_SPACE;
}

function touchesVent(s: State, corner: number, side: number): boolean {
  for (let i = corner * 3; i < corner * 3 + 3 && CORNER_HEXES[i] >= 0; i++) {
    if (s[VENT_SIDE + CORNER_HEXES[i]] === side + 1) return true;
  }
  return false;
}

/** DSM-5.6: a disk at a vent goes to the bag if the box holds its kind, or changes places with a disk of the box. Register C is its corner. */
export const autotrophs = effect(WORLD, 'autotrophs', 'autotrophs', [
  pickDisk(WORLD, {
    kind: 'autotrophs',
    rule: 'DSM-5.6.1',
    verb: SWAP,
    wayOut: FORGO,
    // DSM-5.6.3: with an empty box there is nothing to do.
    kinds: (s) => (isEmptyBox(s, AUTOTROPHS_BOX) ? 0 : ALL_KINDS),
    fits: (s, f, corner) => touchesVent(s, corner, sideOf(s, f)),
    explain(s, f, corner) {
      const facts = { corner: MAP.cornerNames[corner], side: VENT_SIDES[sideOf(s, f)] };
      return refusal('no-vent', 'DSM-5.6.2', facts);
    },
    pick(s, f, corner) {
      s[f + C] = corner;
    },
  }),
  choose({
    kind: 'autotrophs-exchange',
    rule: 'DSM-5.6.1',
    verb: EXCHANGE,
    moves(s, f, out) {
      for (let k = 0; k < KINDS; k++) if (s[AUTOTROPHS_BOX + k] > 0) out.add(packMove(EXCHANGE, k));
      if (s[AUTOTROPHS_BOX + s[DISK + s[f + C]] - 1] > 0) out.add(packMove(EXCHANGE, FOR_NOTHING));
    },
    take(s, f, move, emit) {
      const corner = s[f + C];
      const old = removeDisk(WORLD, s, corner, 'DSM-5.6.1', emit);
      const kind = operandA(move);
      if (kind === FOR_NOTHING) return;
      // The old disk goes into the box, not to the bag.
      s[BAG + old]--;
      s[AUTOTROPHS_BOX + old]++;
      s[AUTOTROPHS_BOX + kind]--;
      if (emit) {
        const names = { corner: MAP.cornerNames[corner], element: ELEMENTS[old], section: 'autotrophs' };
        emit({ type: 'disk-swapped', rule: 'DSM-5.6.1', ...names });
      }
      placeDisk(WORLD, s, corner, kind, 'DSM-5.6.1', emit);
    },
    explain(s, f, move) {
      const kind = operandA(move);
      if (kind !== FOR_NOTHING) {
        if (s[AUTOTROPHS_BOX + kind] > 0) return undefined;
        return refusal('no-such-disk', 'DSM-5.6.1', { element: ELEMENTS[kind], count: 0 });
      }
      const element = s[DISK + s[f + C]] - 1;
      if (s[AUTOTROPHS_BOX + element] > 0) return undefined;
      const facts = { element: ELEMENTS[element], corner: MAP.cornerNames[s[f + C]], count: 0 };
      return refusal('not-in-box', 'DSM-5.6.1', facts);
    },
  }),
]);
