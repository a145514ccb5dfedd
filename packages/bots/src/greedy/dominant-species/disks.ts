import { CORNER_HEXES, CORNERS, DISK, SMALL, TILE } from '@clade/earth';
import { type Move, operandA, type State } from '@clade/engine';
import { best } from '../earth/best.ts';
import { isWayOut } from '../earth/question.ts';
import { at } from '../earth/read.ts';
import type { Scales } from '../earth/scales.ts';
import { liftDisk } from '../earth/shift.ts';
import { boxOf, type DsQuestion } from './question.ts';

/** Disks that Wasteland takes away. */

/** DS-5.4.5.2: what Wasteland takes when the box holds these kinds. */
export function layWaste(s: State, kinds: (kind: number) => boolean): void {
  for (let c = 0; c < CORNERS; c++) {
    const kind = at(s, DISK + c) - 1;
    if (kind >= 0 && kinds(kind) && touchesTundra(s, c)) liftDisk(s, c);
  }
}

function touchesTundra(s: State, corner: number): boolean {
  for (let i = corner * 3; i < corner * 3 + 3; i++) {
    const hex = CORNER_HEXES[i] as number;
    if (hex >= 0 && at(s, TILE + hex) === SMALL + 1) return true;
  }
  return false;
}

/** What it is worth to take one disk of a kind out of the Wasteland box; nothing while another of it stays. */
export function rescue(scales: Scales, box: readonly number[], kind: number): number {
  if (box[kind] !== 1) return 0;
  const lost = scales.trial();
  layWaste(lost, (k) => (box[k] as number) > 0);
  const without = scales.gain(lost);
  const kept = scales.trial();
  layWaste(kept, (k) => k !== kind && (box[k] as number) > 0);
  return scales.gain(kept) - without;
}

/** DS-5.4.5: the kind whose loss would hurt most. */
export function chooseWasteland(q: DsQuestion): Move {
  const box = boxOf(q.asked.view, 'wasteland');
  return best(q.asked.legal, (move) => (isWayOut(move) ? 0 : rescue(q.scales, box, operandA(move))));
}
