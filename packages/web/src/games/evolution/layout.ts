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

/** Long rows draw together (evolution.css). */
const LONG_ROW = 6;
const DRAWN_TOGETHER = { board: 47, gap: 5 };
/** Name and counters of a panel. */
const HEADER = 236;

/** The width in which a row of small boards needs no scrolling. */
function leastPanel(species: number): number {
  const { board, gap } = species < LONG_ROW ? { board: LEAST.S, gap: GAP.S } : DRAWN_TOGETHER;
  return Math.max(HEADER, FRAME + species * board + (species - 1) * gap);
}

/**
 * Widths of panels that stand side by side: each gets what its row needs, and the rest is shared by the number of
 * species. They are also the shares of a grid's columns.
 */
export function panelWidths(width: number, species: readonly number[], gap: number): number[] {
  const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);
  const room = width - gap * (species.length - 1);
  const least = species.map(leastPanel);
  const rest = room - sum(least);
  if (rest <= 0) return least.map((n) => (room * n) / sum(least));
  const parts = species.map((n) => Math.max(2, n));
  return least.map((n, i) => n + (rest * (parts[i] ?? 0)) / sum(parts));
}

/** `minmax(0, 3fr) minmax(0, 4fr)` */
export function columns(parts: readonly number[]): string {
  return parts.map((part) => `minmax(0, ${Math.round(part)}fr)`).join(' ');
}
