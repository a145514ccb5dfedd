import { CORNER_HEXES, CORNERS, DISK, isVacant, TILE } from '@clade/earth';
import { type Move, operandA, type State } from '@clade/engine';
import { best } from '../earth/best.ts';
import { at } from '../earth/read.ts';
import { liftDisk, putDisk } from '../earth/shift.ts';
import { boxOf, byPair, isWayOut, type Question } from './question.ts';
import type { Scales } from './scales.ts';
import { TUNDRA } from './survival.ts';

/** Disks on Earth: put there by Abundance and cards, taken away by Wasteland, Depletion and Blight. */

/** The best gain of a disk of some kind on a vacant corner of Earth. */
export function bestPut(scales: Scales, kind: number): number {
  const s = scales.trial();
  let top = 0;
  for (let c = 0; c < CORNERS; c++) {
    if (!isVacant(s, c)) continue;
    putDisk(s, c, kind);
    top = Math.max(top, gainAround(scales, s, c));
    liftDisk(s, c);
  }
  return top;
}

/** How much better the tiles at a corner are than those of the base. */
function gainAround(scales: Scales, s: State, corner: number): number {
  const a = CORNER_HEXES[corner * 3] as number;
  const b = CORNER_HEXES[corner * 3 + 1] as number;
  const c = CORNER_HEXES[corner * 3 + 2] as number;
  return scales.patch(s, a, b, c) - scales.patchOfBase(a, b, c);
}

/** The best gain of taking a disk away, of the kinds that may leave. */
export function bestLift(scales: Scales, may: (kind: number) => boolean): number {
  const s = scales.trial();
  let top = 0;
  for (let c = 0; c < CORNERS; c++) {
    const kind = at(s, DISK + c) - 1;
    if (kind < 0 || !may(kind)) continue;
    liftDisk(s, c);
    top = Math.max(top, gainAround(scales, s, c));
    putDisk(s, c, kind);
  }
  return top;
}

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
    if (hex >= 0 && at(s, TILE + hex) === TUNDRA + 1) return true;
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

export function chooseAbundance(q: Question): Move {
  return byPair(q, 'abundance-corner');
}

export function chooseHabitat(q: Question): Move {
  return byPair(q, 'habitat-corner');
}

export function chooseWanderlustDisk(q: Question): Move {
  return byPair(q, 'wanderlust-corner');
}

export function chooseAquaticDisk(q: Question): Move {
  return byPair(q, 'aquatic-corner');
}

export function chooseBlightTile(q: Question): Move {
  return byPair(q, 'blight-disk');
}

/** DS-5.4.5: the kind whose loss would hurt most. */
export function chooseWasteland(q: Question): Move {
  const box = boxOf(q.asked.view, 'wasteland');
  return best(q.asked.legal, (move) => (isWayOut(move) ? 0 : rescue(q.scales, box, operandA(move))));
}
