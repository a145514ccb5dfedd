import { CORNER_HEXES, CORNERS, DISK, isVacant } from '@clade/earth';
import type { State } from '@clade/engine';
import { at } from './read.ts';
import type { Scales } from './scales.ts';
import { liftDisk, putDisk } from './shift.ts';

/** Disks on Earth: put there and taken away. */

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

/** The best gain of a disk of one of the kinds there are. */
export function bestPutOf(scales: Scales, counts: readonly number[]): number {
  let top = 0;
  for (const [kind, n] of counts.entries()) if (n > 0) top = Math.max(top, bestPut(scales, kind));
  return top;
}

/** How much better the tiles at a corner are than those of the base. */
export function gainAround(scales: Scales, s: State, corner: number): number {
  const a = CORNER_HEXES[corner * 3] as number;
  const b = CORNER_HEXES[corner * 3 + 1] as number;
  const c = CORNER_HEXES[corner * 3 + 2] as number;
  return scales.patch(s, a, b, c) - scales.patchOfBase(a, b, c);
}

/** What taking away the disk on a corner brings. */
export function liftGain(scales: Scales, s: State, corner: number): number {
  const kind = at(s, DISK + corner) - 1;
  liftDisk(s, corner);
  const gain = gainAround(scales, s, corner);
  putDisk(s, corner, kind);
  return gain;
}

/** The best gain of taking a disk away, of the kinds that may leave. */
export function bestLift(scales: Scales, may: (kind: number) => boolean): number {
  const s = scales.trial();
  let top = 0;
  for (let c = 0; c < CORNERS; c++) {
    const kind = at(s, DISK + c) - 1;
    if (kind >= 0 && may(kind)) top = Math.max(top, liftGain(scales, s, c));
  }
  return top;
}
