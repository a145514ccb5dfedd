import type { Fan, Size, TraitNames } from '@clade/board/evolution';

/** How the rows of a table are laid out in the room there is. */
export interface RowLook {
  readonly size: Size;
  readonly names: TraitNames;
}

const FRAME = 18;
/** Least width of a board for its names, by size, and the gap beside it. */
const LONG: Readonly<Record<Size, number>> = { L: 130, M: 108, S: 94 };
const SHORT: Readonly<Record<Size, number>> = { L: 100, M: 84, S: 78 };
/** Below this a size is too narrow for its numbers. */
const LEAST: Readonly<Record<Size, number>> = { L: 150, M: 96, S: 60 };
const GAP: Readonly<Record<Size, number>> = { L: 26, M: 16, S: 11 };

/** Alike neighbours that stand as one herd. */
export interface Herd {
  /** Place of the first of them. */
  readonly from: number;
  readonly count: number;
  /** Its cells are targets, as large as a finger. */
  readonly open: boolean;
}

/** What stands in a row: so many species, some of them as herds. */
export interface Row {
  readonly species: number;
  readonly herds: readonly Herd[];
}

/** Boards narrower than this are too many: even two alike become a herd. */
const NARROW = 84;

/** Has every species room for a board of its own, with the names of its traits? */
export function roomy(width: number, species: number): boolean {
  return boardWidth('M', width, { species, herds: [] }) >= LONG.M;
}

/** Would the boards of a row be too narrow, side by side? */
export function crowded(width: number, row: Row): boolean {
  return boardWidth('M', width, row) < NARROW;
}

/** Cells of a herd that stand side by side: one line up to five, then two; large ones in two lines from four on. */
export function across({ count, open }: Herd): number {
  return count <= (open ? 3 : 5) ? count : Math.max(open ? 2 : 5, Math.ceil(count / 2));
}

/** The width of a herd (herd.css), with the papers that lie behind it. */
function herdWidth(herd: Herd): number {
  return Math.max(112, across(herd) * (herd.open ? 47 : 29) + 27);
}

const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);

/** How many boards stand by themselves, and how many things side by side. */
export function parts({ species, herds }: Row): { boards: number; all: number } {
  const boards = species - sum(herds.map(({ count }) => count));
  return { boards, all: boards + herds.length };
}

/** Width of each board of a row. */
function boardWidth(size: Size, width: number, row: Row): number {
  const { boards, all } = parts(row);
  const taken = sum(row.herds.map(herdWidth));
  return (width - FRAME - GAP[size] * (all - 1) - taken) / Math.max(1, boards);
}

export function namesFor(size: Size, width: number, row: Row): TraitNames {
  const board = boardWidth(size, width, row);
  if (board >= LONG[size]) return 'long';
  return board >= SHORT[size] ? 'short' : 'none';
}

/** A row with the largest boards that have room side by side. */
export function lookFor(sizes: readonly Size[], width: number, row: Row): RowLook {
  const fits = (size: Size): boolean => boardWidth(size, width, row) >= LEAST[size];
  const size = sizes.find(fits) ?? 'S';
  return { size, names: namesFor(size, width, row) };
}

/** Long rows draw together (evolution.css). */
const LONG_ROW = 6;
const DRAWN_TOGETHER = { board: 47, gap: 5 };
/** Name and counters of a panel. */
const HEADER = 236;

/** The width in which a row of small boards needs no scrolling. */
export function leastPanel(row: Row): number {
  const { boards, all } = parts(row);
  const { board, gap } = all < LONG_ROW ? { board: LEAST.S, gap: GAP.S } : DRAWN_TOGETHER;
  const herds = sum(row.herds.map(herdWidth));
  return Math.max(HEADER, FRAME + boards * board + herds + (all - 1) * gap);
}

/**
 * Widths of columns of panels that stand side by side: each gets what the widest of its rows needs, and the rest is shared
 * by what stands in them. They are also the shares of a grid's columns.
 */
export function panelWidths(width: number, columns: readonly (readonly Row[])[], gap: number): number[] {
  const room = width - gap * (columns.length - 1);
  const least = columns.map((rows) => Math.max(...rows.map(leastPanel)));
  const rest = room - sum(least);
  if (rest <= 0) return least.map((n) => (room * n) / sum(least));
  const shares = columns.map((rows) => Math.max(2, ...rows.map((row) => parts(row).all)));
  return least.map((n, i) => n + (rest * (shares[i] ?? 0)) / sum(shares));
}

/** A card of the hand (cards.css), the one that rises, and the least that must be seen of each. */
const CARD = 104;
const RISEN = 158;
const PITCH = 76;

/** How a hand lies that has no room side by side; undefined when it has. */
export function fanOf(width: number, cards: number, low = false): Fan | undefined {
  if (cards * (CARD + 9) - 9 <= width) return undefined;
  let lines = 1;
  while ((width - CARD) / (Math.ceil(cards / lines) - 1) < PITCH && lines < cards) lines++;
  const each = Math.ceil(cards / lines);
  const strip = (width - CARD - RISEN) / Math.max(1, each - 2);
  return { lines, strip, low: low || lines > 1 };
}

/** `minmax(0, 3fr) minmax(0, 4fr)` */
export function columns(parts: readonly number[]): string {
  return parts.map((part) => `minmax(0, ${Math.round(part)}fr)`).join(' ');
}
