import { centre, type Rect } from '../rect.ts';

export interface Arc {
  readonly d: string;
  /** The arrow head, as a closed path. */
  readonly head: string;
}

const HEAD = 17;
const HALF = 8;

/** From the edge of one board to the edge of another that faces it; neighbours in a row are joined over their tops. */
export function arcBetween(from: Rect, to: Rect): Arc {
  const a = centre(from);
  const b = centre(to);
  if (to.y + to.height <= from.y) return curve(a.x, from.y, b.x, to.y + to.height, 1);
  if (from.y + from.height <= to.y) return curve(a.x, from.y + from.height, b.x, to.y, -1);
  return hop(a.x, from.y, b.x, to.y);
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
