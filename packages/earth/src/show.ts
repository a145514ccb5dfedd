import {
  DEPTH,
  drawWords,
  frameWords,
  hashState,
  OP,
  RNG,
  type Seat,
  type State,
  top,
  VERSION,
} from '@clade/engine';
import {
  ANIMALS,
  BOX,
  CUBES,
  DISK,
  ELIMINATED,
  KINDS,
  OWNER,
  PARTS,
  POINTS,
  POOL,
  SOURCES,
  STACK_LEFT,
  STACK_TOP,
  STACKS,
  TILE,
  UNDER,
} from './columns.ts';
import { CORNERS, HEXES } from './grid.ts';
import { isIn } from './sets.ts';
import type { World } from './world.ts';

/** Reading a state out: for views and hashes. */

export type Counts<K extends string> = Partial<Record<K, number>>;

/** The counts that are not 0, by name. */
export function counts<K extends string>(s: ArrayLike<number>, at: number, names: readonly K[]): Counts<K> {
  const out: Counts<K> = {};
  for (const [i, name] of names.entries()) if (s[at + i] !== 0) out[name] = s[at + i];
  return out;
}

export function nameOf<T>(names: readonly T[], i: number): T | null {
  return i < 0 ? null : names[i];
}

/** The disks on Earth. */
export function cornersOf<K extends string>(
  w: World,
  s: State,
  kinds: readonly K[],
): { corner: string; element: K }[] {
  const out: { corner: string; element: K }[] = [];
  for (let c = 0; c < CORNERS; c++) {
    if (s[DISK + c] !== 0) out.push({ corner: w.map.cornerNames[c], element: kinds[s[DISK + c] - 1] });
  }
  return out;
}

/** A column to hash: some words, or the members of a set as so many words of 0 and 1. */
export type HashedColumn = readonly [at: number, length: number, kind?: 'set'];

/** The fingerprint of the generator, the frames and some columns, in the order given. */
export function hashColumns(s: State, columns: readonly HashedColumn[]): string {
  const out: number[] = [];
  drawWords(s, RNG, s[VERSION], out);
  frameWords(s, out);
  for (const [at, length, kind] of columns) {
    for (let i = 0; i < length; i++)
      out.push(kind === undefined ? s[at + i] : isIn(s[at + (i >> 5)], i) ? 1 : 0);
  }
  return hashState(Int32Array.from(out));
}

/** Number of the top frame's program among `count` programs from `first` on; -1 when it is none of them. */
export function topOpFrom(s: State, first: number, count: number): number {
  if (s[DEPTH] === 0) return -1;
  const op = s[top(s) + OP] - first;
  return op >= 0 && op < count ? op : -1;
}

/** The disks of each element place of the display. */
export function boxesOf<B extends string, K extends string>(
  s: State,
  boxes: readonly B[],
  kinds: readonly K[],
): Record<B, Counts<K>> {
  const entries = boxes.map((box, i) => [box, counts(s, BOX + i * KINDS, kinds)]);
  return Object.fromEntries(entries) as Record<B, Counts<K>>;
}

/** The stacks of tiles: what lies on top, and how many under it. */
export function stacksOf<T extends string>(
  s: State,
  terrains: readonly T[],
): { top: T | null; left: number }[] {
  return Array.from({ length: STACKS }, (_, i) => ({
    top: nameOf(terrains, s[STACK_TOP + i] - 1),
    left: s[STACK_LEFT + i],
  }));
}

/** The animals at the table, each as the game shows it. */
export function animalsOf<V>(s: State, show: (s: State, animal: number) => V): V[] {
  const animals: V[] = [];
  for (let a = 0; a < ANIMALS; a++) if (s[OWNER + a] >= 0) animals.push(show(s, a));
  return animals;
}

/** The tiles of Earth, each as the game shows it. */
export function tilesOf<V>(s: State, show: (s: State, hex: number) => V): V[] {
  const tiles: V[] = [];
  for (let hex = 0; hex < HEXES; hex++) if (s[TILE + hex] !== 0) tiles.push(show(s, hex));
  return tiles;
}

/** What every tile shows. */
export function tileOf<A extends string, T extends string>(
  w: World,
  s: State,
  hex: number,
  animals: readonly A[],
  terrains: readonly T[],
): { hex: string; terrain: T; under?: T; cubes: Counts<A> } {
  return {
    hex: w.map.hexNames[hex],
    terrain: terrains[s[TILE + hex] - 1],
    ...(s[UNDER + hex] === 0 ? {} : { under: terrains[s[UNDER + hex] - 1] }),
    cubes: counts(s, CUBES + hex * ANIMALS, animals),
  };
}

/** What every animal shows. */
export function animalOf<A extends string, P extends string>(
  s: State,
  a: number,
  animals: readonly A[],
  sources: readonly P[],
): { animal: A; seat: Seat; points: number; parts: Counts<P>; pool: number; eliminated: number } {
  return {
    animal: animals[a],
    seat: s[OWNER + a],
    points: s[POINTS + a],
    parts: counts(s, PARTS + a * SOURCES, sources),
    pool: s[POOL + a],
    eliminated: s[ELIMINATED + a],
  };
}
