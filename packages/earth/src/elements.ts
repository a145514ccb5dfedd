import * as engine from '@clade/engine';
import { below, type Emit, type State } from '@clade/engine';
import * as columns from './columns.ts';
import { CORNER_HEXES, HEX_CORNERS } from './grid.ts';
import { exclude, include, lowest } from './sets.ts';
import type { World } from './world.ts';

const { RNG } = engine;
const {
  ANIMALS,
  AROUND,
  BAG,
  CORNER_SET,
  DISK,
  HAS,
  HEX_SET,
  HOMES,
  KINDS,
  LEVEL,
  SPOTS,
  TILE,
  TOUCH,
  VACANT,
} = columns;

/** Disks on Earth, elements of animals, and the bag. */

/** A corner of Earth without a disk. */
export function isVacant(s: State, corner: number): boolean {
  return s[DISK + corner] === 0 && s[TOUCH + corner] > 0;
}

/** Kind of the disk on a corner, or -1. */
export function kindAt(s: State, corner: number): number {
  return s[DISK + corner] - 1;
}

export function anyVacantCorner(s: State): boolean {
  return (s[VACANT] | s[VACANT + 1] | s[VACANT + 2]) !== 0;
}

export function anyVacantCornerOf(s: State, hex: number): boolean {
  for (let i = hex * 6; i < hex * 6 + 6; i++) if (s[DISK + HEX_CORNERS[i]] === 0) return true;
  return false;
}

/** Disks on the corners of a tile. */
export function disksAround(s: State, hex: number): number {
  let sum = 0;
  for (let k = 0; k < KINDS; k++) sum += s[AROUND + hex * KINDS + k];
  return sum;
}

/** Elements of an animal, printed ones included. */
export function elementsOf(s: State, animal: number): number {
  const at = HAS + animal * KINDS;
  let sum = 0;
  for (let k = 0; k < KINDS; k++) sum += s[at + k];
  return sum;
}

/** The disk comes from wherever the caller took it. */
export function placeDisk(
  w: World,
  s: State,
  corner: number,
  kind: number,
  rule: string,
  emit: Emit | undefined,
): void {
  s[DISK + corner] = kind + 1;
  include(s, SPOTS + kind * CORNER_SET, corner);
  exclude(s, VACANT, corner);
  if (emit) emit({ type: 'disk-placed', rule, corner: w.map.cornerNames[corner], element: w.kinds[kind] });
  shiftAround(w, s, corner, kind, 1, emit);
}

/** The disk goes to the bag; returns its kind. */
export function removeDisk(w: World, s: State, corner: number, rule: string, emit: Emit | undefined): number {
  const kind = s[DISK + corner] - 1;
  s[DISK + corner] = 0;
  exclude(s, SPOTS + kind * CORNER_SET, corner);
  include(s, VACANT, corner);
  s[BAG + kind]++;
  if (emit) emit({ type: 'disk-removed', rule, corner: w.map.cornerNames[corner], element: w.kinds[kind] });
  shiftAround(w, s, corner, kind, -1, emit);
  return kind;
}

function shiftAround(
  w: World,
  s: State,
  corner: number,
  kind: number,
  by: number,
  emit: Emit | undefined,
): void {
  for (let i = corner * 3; i < corner * 3 + 3; i++) {
    const hex = CORNER_HEXES[i];
    if (hex < 0) return;
    s[AROUND + hex * KINDS + kind] += by;
    const at = LEVEL + hex * ANIMALS;
    for (let a = 0; a < ANIMALS; a++) s[at + a] += by * s[HAS + a * KINDS + kind];
    if (s[TILE + hex] !== 0) w.refresh(s, hex, emit);
  }
}

/** The disk comes from wherever the caller took it. */
export function gainElement(
  w: World,
  s: State,
  animal: number,
  kind: number,
  rule: string,
  emit: Emit | undefined,
): void {
  if (emit) emit({ type: 'element-gained', rule, animal: w.animals[animal], element: w.kinds[kind] });
  shiftElement(w, s, animal, kind, 1, emit);
}

/** The disk goes to the bag. */
export function loseElement(
  w: World,
  s: State,
  animal: number,
  kind: number,
  rule: string,
  emit: Emit | undefined,
): void {
  s[BAG + kind]++;
  if (emit) emit({ type: 'element-lost', rule, animal: w.animals[animal], element: w.kinds[kind] });
  shiftElement(w, s, animal, kind, -1, emit);
}

/** Changes what an animal has without a word about where it comes from. */
export function shiftElement(
  w: World,
  s: State,
  animal: number,
  kind: number,
  by: number,
  emit: Emit | undefined,
): void {
  s[HAS + animal * KINDS + kind] += by;
  for (let i = 0; i < CORNER_SET; i++) {
    for (let rest = s[SPOTS + kind * CORNER_SET + i]; rest !== 0; rest &= rest - 1) {
      const corner = i * 32 + lowest(rest);
      for (let h = corner * 3; h < corner * 3 + 3 && CORNER_HEXES[h] >= 0; h++)
        s[LEVEL + CORNER_HEXES[h] * ANIMALS + animal] += by;
    }
  }
  for (let i = 0; i < HEX_SET; i++) {
    for (let rest = s[HOMES + animal * HEX_SET + i]; rest !== 0; rest &= rest - 1) {
      const hex = i * 32 + lowest(rest);
      if (s[AROUND + hex * KINDS + kind] !== 0) w.refresh(s, hex, emit);
    }
  }
}

export function bagCount(s: State): number {
  let sum = 0;
  for (let k = 0; k < KINDS; k++) sum += s[BAG + k];
  return sum;
}

/** Draws a disk blindly from the bag, which holds `count`; -1 when it is empty. */
export function drawDisk(s: State, count = bagCount(s)): number {
  if (count === 0) return -1;
  let nth = below(s, RNG, count);
  let kind = 0;
  while (nth >= s[BAG + kind]) nth -= s[BAG + kind++];
  s[BAG + kind]--;
  return kind;
}
