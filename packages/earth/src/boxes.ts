import type { Emit, State } from '@clade/engine';
import * as columns from './columns.ts';
import { bagCount, drawDisk } from './elements.ts';
import type { World } from './world.ts';

const { BAG, BOX, DRAWN_TO_A_SECTION, KINDS } = columns;

/** Element places of the display; `box` is the address of its six counts. */

export function isEmptyBox(s: State, box: number): boolean {
  for (let k = 0; k < KINDS; k++) if (s[box + k] > 0) return false;
  return true;
}

export function kindsIn(s: State, box: number): number {
  let kinds = 0;
  for (let k = 0; k < KINDS; k++) if (s[box + k] > 0) kinds |= 1 << k;
  return kinds;
}

function nameOf(w: World, box: number): string {
  return w.boxes[(box - BOX) / KINDS];
}

/** Four random disks, or as many as there are. */
export function drawInto(w: World, s: State, box: number, rule: string, emit: Emit | undefined): void {
  const drawn: string[] = [];
  const count = bagCount(s);
  for (let i = 0; i < DRAWN_TO_A_SECTION; i++) {
    const kind = drawDisk(s, count - i);
    if (kind < 0) break;
    s[box + kind]++;
    if (emit) drawn.push(w.kinds[kind]);
  }
  if (emit) emit({ type: 'disks-drawn', rule, section: nameOf(w, box), elements: drawn });
}

export function emptyIntoBag(w: World, s: State, box: number, rule: string, emit: Emit | undefined): void {
  if (emit && !isEmptyBox(s, box)) emit({ type: 'box-emptied', rule, section: nameOf(w, box) });
  for (let k = 0; k < KINDS; k++) {
    s[BAG + k] += s[box + k];
    s[box + k] = 0;
  }
}

/** Slides all disks of one place into another, which is empty. */
export function slide(
  w: World,
  s: State,
  from: number,
  to: number,
  rule: string,
  emit: Emit | undefined,
): void {
  if (emit && !isEmptyBox(s, from))
    emit({ type: 'box-moved', rule, from: nameOf(w, from), to: nameOf(w, to) });
  for (let k = 0; k < KINDS; k++) {
    s[to + k] = s[from + k];
    s[from + k] = 0;
  }
}
