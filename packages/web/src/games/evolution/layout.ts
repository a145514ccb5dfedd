import type { Names, Size } from '@clade/board/evolution';

/** How the rows of a table are laid out in the room there is. */
export interface RowLook {
  readonly size: Size;
  readonly names: Names;
}

const FRAME = 18;
/** Least width of a board for its names, by size, and the gap beside it. */
const LONG: Readonly<Record<Size, number>> = { L: 130, M: 104, S: 94 };
const SHORT: Readonly<Record<Size, number>> = { L: 100, M: 78, S: 70 };
/** Below this a size is too narrow for its numbers. */
const LEAST: Readonly<Record<Size, number>> = { L: 150, M: 84, S: 60 };
const GAP: Readonly<Record<Size, number>> = { L: 26, M: 16, S: 11 };

/** Width of each board of a row. */
function boardWidth(size: Size, width: number, species: number): number {
  return (width - FRAME - GAP[size] * (species - 1)) / Math.max(1, species);
}

export function namesFor(size: Size, width: number, species: number): Names {
  const board = boardWidth(size, width, species);
  if (board >= LONG[size]) return 'long';
  return board >= SHORT[size] ? 'short' : 'none';
}

/** A row with the largest boards that have room side by side. */
export function lookFor(sizes: readonly Size[], width: number, species: number): RowLook {
  const fits = (size: Size): boolean => boardWidth(size, width, species) >= LEAST[size];
  const size = sizes.find(fits) ?? 'S';
  return { size, names: namesFor(size, width, species) };
}

/** Shares of panels that stand side by side: as many as they have species, but never nothing. */
export function shares(species: readonly number[]): number[] {
  return species.map((n) => Math.max(2, n) + 0.6);
}

/** `minmax(0, 3fr) minmax(0, 4fr)` */
export function columns(parts: readonly number[]): string {
  return parts.map((part) => `minmax(0, ${part}fr)`).join(' ');
}

/** Width of each panel of a line. */
export function panelWidths(width: number, species: readonly number[], gap: number): number[] {
  const parts = shares(species);
  const all = parts.reduce((sum, part) => sum + part, 0);
  const room = width - gap * (species.length - 1);
  return parts.map((part) => (room * part) / all);
}
