import { CORNER_HEXES, CORNERS, DISK, KINDS } from '@clade/earth';
import { type Move, operandA } from '@clade/engine';
import { best } from '../earth/best.ts';
import { bestPut, gainAround, liftGain } from '../earth/disks.ts';
import { at } from '../earth/read.ts';
import { liftDisk, putDisk } from '../earth/shift.ts';
import { GEYSER_SIDE, SMOKER_SIDE } from './outlook.ts';
import type { MarineQuestion } from './question.ts';
import type { MarineScales } from './scales.ts';

/** Disks on Earth that are exchanged or moved. */

/** DSM-5.6: the best exchange of a disk at a vent of the kind of the space. */
export function autotrophsGain(scales: MarineScales, nth: number, box: readonly number[]): number {
  const s = scales.trial();
  let top = 0;
  for (let c = 0; c < CORNERS; c++) {
    const old = at(s, DISK + c) - 1;
    if (old < 0 || !touches(scales, c, nth === 0 ? SMOKER_SIDE : GEYSER_SIDE)) continue;
    if ((box[old] as number) > 0) top = Math.max(top, liftGain(scales, s, c));
    for (let k = 0; k < KINDS; k++) {
      if (box[k] === 0 || k === old) continue;
      liftDisk(s, c);
      putDisk(s, c, k);
      top = Math.max(top, gainAround(scales, s, c));
      liftDisk(s, c);
      putDisk(s, c, old);
    }
  }
  return top;
}

function touches({ o }: MarineScales, corner: number, side: number): boolean {
  for (let i = corner * 3; i < corner * 3 + 3; i++) {
    const hex = CORNER_HEXES[i] as number;
    if (hex >= 0 && o.sides[hex] === side) return true;
  }
  return false;
}

/** The best of removing one disk of some kinds, which has to be done where there is one. */
export function forcedLift(scales: MarineScales, may: (kind: number) => boolean): number {
  const s = scales.trial();
  let top = Number.NEGATIVE_INFINITY;
  for (let c = 0; c < CORNERS; c++) {
    const kind = at(s, DISK + c) - 1;
    if (kind >= 0 && may(kind)) top = Math.max(top, liftGain(scales, s, c));
  }
  return top === Number.NEGATIVE_INFINITY ? 0 : top;
}

/** DSM-6.3.22: a disk is moved: what its leaving and the best new corner for its kind bring. */
function moved(scales: MarineScales): (corner: number) => number {
  const puts = new Map<number, number>();
  return (corner) => {
    const kind = at(scales.base, DISK + corner) - 1;
    let put = puts.get(kind);
    if (put === undefined) {
      put = bestPut(scales, kind);
      puts.set(kind, put);
    }
    return put + liftGain(scales, scales.trial(), corner);
  };
}

export function nicheConstructionGain(scales: MarineScales): number {
  const gain = moved(scales);
  let top = Number.NEGATIVE_INFINITY;
  for (let c = 0; c < CORNERS; c++) if (at(scales.base, DISK + c) !== 0) top = Math.max(top, gain(c));
  return top === Number.NEGATIVE_INFINITY ? 0 : top;
}

export function chooseMovedDisk({ asked, scales }: MarineQuestion): Move {
  const gain = moved(scales);
  return best(asked.legal, (move) => gain(operandA(move)));
}
