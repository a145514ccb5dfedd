import { centre, type Rect } from '../rect.ts';

export interface Arc {
  readonly d: string;
  /** The arrow head, as a closed path. */
  readonly head: string;
}

const HEAD = 17;
const HALF = 8;
/** Pixels between an arc and the words that it goes past. */
const CLEAR = 4;

/**
 * From the edge of one board to the edge of another that faces it; neighbours in a row are joined over their tops. Where
 * an end stands on a board's top it keeps clear of `words`: names and counters of the row stand right above.
 */
export function arcBetween(from: Rect, to: Rect, words: readonly Rect[] = []): Arc {
  if (to.y + to.height <= from.y)
    return curve(clearOf(from, words), from.y, centre(to).x, to.y + to.height, 1);
  if (from.y + from.height <= to.y)
    return curve(centre(from).x, from.y + from.height, clearOf(to, words), to.y, -1);
  return hop(clearOf(from, words), from.y, clearOf(to, words), to.y);
}

/**
 * From a board to one that has other panels between: through the gutters, so that it crosses no text. Undefined where
 * none of them is free; then frames and tags tell it alone.
 */
export function arcInGutters(
  from: Rect,
  to: Rect,
  own: Rect,
  goal: Rect,
  between: readonly Rect[],
  width = Number.POSITIVE_INFINITY,
): Arc | undefined {
  const isFree = (x: number): boolean => between.every((one) => x < one.x || x > one.x + one.width);
  const middle = centre(to).x;
  const [x] = between
    .flatMap((one) => [one.x - GUTTER, one.x + one.width + GUTTER])
    .filter((at) => at > 0 && at < width && isFree(at))
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  if (x === undefined) return undefined;
  const up = goal.y < own.y ? 1 : -1;
  const top = (rect: Rect): number => rect.y;
  const bottom = (rect: Rect): number => rect.y + rect.height;
  const [near, far] = up === 1 ? [top, bottom] : [bottom, top];
  const start = near(from);
  const leave = near(own) - up * GUTTER;
  const arrive = far(goal) + up * GUTTER;
  const end = far(to);
  const stop = end + up * HEAD;
  const last = up === 1 ? Math.min(arrive, stop) : Math.max(arrive, stop);
  const d = `M${round(centre(from).x)} ${round(start)}V${round(leave)}H${round(x)}V${round(arrive)}H${round(middle)}V${round(last)}`;
  return { d, head: arrow(middle, end, up) };
}

/** Half of the space between two panels. */
const GUTTER = 4;

/** Where an arc may stand on top of a board: as near to its middle as the words above it allow. */
function clearOf(board: Rect, words: readonly Rect[]): number {
  const middle = centre(board).x;
  const reach = HALF + CLEAR;
  const above = words.filter(({ y, height }) => y < board.y && y + height > board.y - 2 * HEAD);
  const isClear = (x: number): boolean =>
    above.every((word) => x + reach <= word.x || x - reach >= word.x + word.width);
  const places = [middle, ...above.flatMap(({ x, width }) => [x - reach, x + width + reach])].filter(
    (x) => x >= board.x + HALF && x <= board.x + board.width - HALF && isClear(x),
  );
  return places.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? middle;
}

/** `up` 1: the target is above. */
function curve(x1: number, y1: number, x2: number, y2: number, up: 1 | -1): Arc {
  const end = y2 + up * HEAD;
  const bend = Math.max(24, Math.abs(y1 - end) * 0.55);
  const d = `M${round(x1)} ${round(y1)}C${round(x1)} ${round(y1 - up * bend)} ${round(x2)} ${round(end + up * bend)} ${round(x2)} ${round(end)}`;
  return { d, head: arrow(x2, y2, up) };
}

function hop(x1: number, y1: number, x2: number, y2: number): Arc {
  const top = Math.min(y1, y2) - 22;
  const end = y2 - HEAD;
  const d = `M${round(x1)} ${round(y1)}C${round(x1)} ${round(top - 10)} ${round(x2)} ${round(top - 10)} ${round(x2)} ${round(end)}`;
  return { d, head: arrow(x2, y2, -1) };
}

function arrow(x: number, y: number, up: 1 | -1): string {
  const base = y + up * HEAD;
  return `M${round(x)} ${round(y)}L${round(x - HALF)} ${round(base)}L${round(x + HALF)} ${round(base)}Z`;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
