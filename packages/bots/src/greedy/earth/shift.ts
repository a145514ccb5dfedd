import {
  ANIMALS,
  AROUND,
  CORNER_HEXES,
  CUBES,
  DISK,
  HAS,
  HEX_CORNERS,
  HEXES,
  KINDS,
  LEVEL,
  POOL,
  SMALL,
  TILE,
  TOUCH,
} from '@clade/earth';
import type { State } from '@clade/engine';
import { at } from './read.ts';

/**
 * Changes to a copy of a world, to weigh what could be: they keep cubes, disks and levels true to each other and nothing
 * else, so such a copy is only for counting.
 */
function add(s: State, i: number, by: number): void {
  s[i] = at(s, i) + by;
}

export function shiftCubes(s: State, hex: number, animal: number, by: number): void {
  add(s, CUBES + hex * ANIMALS + animal, by);
}

/** From the gene pool to Earth, or back. */
export function spawnCubes(s: State, hex: number, animal: number, count: number): void {
  shiftCubes(s, hex, animal, count);
  add(s, POOL + animal, -count);
}

export function putDisk(s: State, corner: number, kind: number): void {
  s[DISK + corner] = kind + 1;
  shiftAround(s, corner, kind, 1);
}

export function liftDisk(s: State, corner: number): void {
  const kind = at(s, DISK + corner) - 1;
  s[DISK + corner] = 0;
  shiftAround(s, corner, kind, -1);
}

function shiftAround(s: State, corner: number, kind: number, by: number): void {
  for (let i = corner * 3; i < corner * 3 + 3; i++) {
    const hex = CORNER_HEXES[i] as number;
    if (hex < 0) return;
    add(s, AROUND + hex * KINDS + kind, by);
    for (let a = 0; a < ANIMALS; a++) add(s, LEVEL + hex * ANIMALS + a, by * at(s, HAS + a * KINDS + kind));
  }
}

export function shiftElement(s: State, animal: number, kind: number, by: number): void {
  add(s, HAS + animal * KINDS + kind, by);
  for (let hex = 0; hex < HEXES; hex++) {
    const disks = at(s, AROUND + hex * KINDS + kind);
    if (disks !== 0) add(s, LEVEL + hex * ANIMALS + animal, by * disks);
  }
}

function setTile(s: State, hex: number, terrain: number): void {
  if (at(s, TILE + hex) === 0) {
    for (let i = hex * 6; i < hex * 6 + 6; i++) add(s, TOUCH + (HEX_CORNERS[i] as number), 1);
  }
  s[TILE + hex] = terrain + 1;
}

/** A small tile covers a large one, and one cube of each animal stays on it. */
export function coverTile(s: State, hex: number): void {
  setTile(s, hex, SMALL);
  for (let a = 0; a < ANIMALS; a++) {
    const cubes = at(s, CUBES + hex * ANIMALS + a);
    if (cubes > 1) spawnCubes(s, hex, a, 1 - cubes);
  }
}
