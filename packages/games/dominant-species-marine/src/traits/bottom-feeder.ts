import { choose, KINDS } from '@clade/earth';
import {
  A,
  ASK,
  C,
  type Emit,
  END,
  effect,
  FORGO,
  type MoveList,
  NEXT,
  operandA,
  operandB,
  packMove,
  refusal,
  type State,
} from '@clade/engine';
import { ELEMENTS } from '../animals.ts';
import { pickCard } from '../cards/steps.ts';
import { gainDisk } from '../disks.ts';
import { FEEDER_SPACE } from '../display.ts';
import { alternative, READING } from '../options.ts';
import { controllerOn, takePawnBack } from '../pawns.ts';
import { pushSlot } from '../resolve.ts';
import { hasRoom, settleStep } from '../settle.ts';
import { DEPLETION_BOX, REGRESSION_BOX, ROW } from '../state.ts';
import { FEED, FEED_BOXES } from '../words.ts';
import { WORLD } from '../world.ts';
import type { Trait } from './trait.ts';

export const bottomFeeder: Trait = {
  id: 'bottom-feeder',
  rule: 'DSM-6.4.2',
  provenance: 'reconstructed',
  confidence: 'low',
};

const BOXES = [DEPLETION_BOX, REGRESSION_BOX];

/** OPT-17: disks of the two boxes. */
function food(s: State, out: MoveList): void {
  for (let k = 0; k < KINDS; k++) {
    for (const [i, box] of BOXES.entries()) if (s[box + k] > 0) out.add(packMove(FEED, k, i));
  }
}

/** Register C of OPT-17: the kind + 1 and, above these bits, the box. */
const BOX_SHIFT = 3;

/** The action of its space: the card in slot 1, or with OPT-17 an Adaptation from one of the two boxes. */
export const bottomFeederOp = effect(WORLD, 'bottom-feeder', bottomFeeder.id, [
  pickCard({
    kind: 'bottom-feeder',
    rule: bottomFeeder.rule,
    wayOut: FORGO,
    where: 'from slot 1',
    enter: (s) => (alternative(s, READING.bottomFeederEffect) !== 0 ? NEXT : s[ROW] > 0 ? ASK : END),
    fits: (s, card) => s[ROW] === card + 1,
    take: (s, animal) => pushSlot(s, animal, 1),
  }),
  choose({
    kind: 'bottom-feeder-disk',
    rule: bottomFeeder.rule,
    verb: FEED,
    wayOut: FORGO,
    moves(s, f, out) {
      if (alternative(s, READING.bottomFeederEffect) !== 0 && hasRoom(s, s[f + A])) food(s, out);
    },
    take(s, f, move) {
      s[f + C] = (operandA(move) + 1) | (operandB(move) << BOX_SHIFT);
    },
    explain(s, _f, move) {
      const box = operandB(move);
      if (s[BOXES[box] + operandA(move)] > 0) return undefined;
      const facts = { element: ELEMENTS[operandA(move)], box: FEED_BOXES[box] };
      return refusal('no-such-disk', bottomFeeder.rule, facts);
    },
  }),
  settleStep({
    kind: 'bottom-feeder-space',
    rule: bottomFeeder.rule,
    ready: (s, f) => s[f + C] > 0,
    settle(s, f, place, emit) {
      const kind = (s[f + C] & ((1 << BOX_SHIFT) - 1)) - 1;
      s[BOXES[s[f + C] >> BOX_SHIFT] + kind]--;
      gainDisk(s, s[f + A], kind, place, bottomFeeder.rule, emit);
    },
  }),
]);

/** DSM-6.3.15, DSM-6.4.8: a pawn on the card becomes available when the card goes. */
export function clearFeederSpace(s: State, animal: number, emit: Emit | undefined): void {
  if (controllerOn(s, FEEDER_SPACE + animal) >= 0)
    takePawnBack(s, FEEDER_SPACE + animal, bottomFeeder.rule, emit);
}
