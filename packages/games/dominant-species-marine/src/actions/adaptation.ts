import { choose, isEmptyBox, ownDisks, refuseLoss, takeKind } from '@clade/earth';
import {
  A,
  ASK,
  C,
  D,
  END,
  effect,
  FORGO,
  type Move,
  MoveList,
  operandA,
  operandB,
  SKIP,
  type State,
  type Step,
} from '@clade/engine';
import { gainDisk, loseDisk, OWN_DISKS } from '../disks.ts';
import { ADAPTATION_SPACE } from '../display.ts';
import { hasRoom, settleStep } from '../settle.ts';
import { ADAPTATION_BOX } from '../state.ts';
import { LOSE } from '../words.ts';
import { WORLD } from '../world.ts';

const scratch = new MoveList();

/** DSM-5.8.3: the special space also replaces a disk. Register D is the action space. */
function mayReplace(s: State, f: number): boolean {
  if (s[f + D] !== ADAPTATION_SPACE + 2) return false;
  scratch.clear();
  ownDisks(s, OWN_DISKS, s[f + A], scratch);
  return scratch.n > 0;
}

/** Replaces a disk: with a way out while there is an empty space, without one on a full board. */
function replace(wayOut: Move | undefined): Step {
  return choose({
    kind: 'adaptation-replace',
    rule: 'DSM-5.8.3',
    verb: LOSE,
    wayOut,
    moves(s, f, out) {
      if (s[f + C] > 0 && mayReplace(s, f) && hasRoom(s, s[f + A]) === (wayOut !== undefined))
        ownDisks(s, OWN_DISKS, s[f + A], out);
    },
    take(s, f, move, emit) {
      const kind = s[f + C] - 1;
      s[f + C] = 0;
      s[ADAPTATION_BOX + kind]--;
      loseDisk(s, s[f + A], operandA(move), operandB(move), 'DSM-5.8.3', emit);
      gainDisk(s, s[f + A], kind, operandB(move), 'DSM-5.8.3', emit);
    },
    explain: (s, f, move) => refuseLoss(WORLD, s, OWN_DISKS, s[f + A], move, 'DSM-5.8.3'),
  });
}

/** DSM-5.8: one disk from the section to the animal. Register C is its kind + 1 until it has found its place. */
export const adaptation = effect(WORLD, 'adaptation', 'adaptation', [
  takeKind(WORLD, {
    kind: 'adaptation',
    rule: 'DSM-5.8.1',
    wayOut: FORGO,
    from: 'the Adaptation section',
    // DSM-5.8.2: without an empty space there is nothing to do.
    enter: (s, f) =>
      !isEmptyBox(s, ADAPTATION_BOX) && (hasRoom(s, s[f + A]) || mayReplace(s, f)) ? ASK : END,
    count: (s, _f, kind) => s[ADAPTATION_BOX + kind],
    take(s, f, kind) {
      s[f + C] = kind + 1;
    },
  }),
  replace(SKIP),
  replace(undefined),
  settleStep({
    kind: 'adaptation-space',
    rule: 'DSM-5.8.1',
    ready: (s, f) => s[f + C] > 0,
    settle(s, f, place, emit) {
      s[ADAPTATION_BOX + s[f + C] - 1]--;
      gainDisk(s, s[f + A], s[f + C] - 1, place, 'DSM-5.8.1', emit);
    },
  }),
]);
