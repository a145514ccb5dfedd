/** One mark of the pen. Colours are CSS values; a mark without a stroke has no line. */
export interface Stroke {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly dash?: string;
  /** The line is painted first, so that only the outline of overlapping parts shows. */
  readonly outline?: true;
}

/** Moves and scales a path that has absolute commands only (M, L, C, Q, Z). */
export function place(d: string, x: number, y: number, scale = 1): string {
  let across = true;
  return d.replace(/-?\d*\.?\d+/g, (number) => {
    const moved = Number(number) * scale + (across ? x : y);
    across = !across;
    return String(Math.round(moved * 100) / 100);
  });
}

export function placeAll(strokes: readonly Stroke[], x: number, y: number, scale = 1): Stroke[] {
  return strokes.map((stroke) => ({ ...stroke, d: place(stroke.d, x, y, scale) }));
}

/** A round dot, as a path. */
export function dot(x: number, y: number, r: number): string {
  const k = r * 0.5523;
  return `M${x - r},${y}C${x - r},${y - k} ${x - k},${y - r} ${x},${y - r}C${x + k},${y - r} ${x + r},${y - k} ${x + r},${y}C${x + r},${y + k} ${x + k},${y + r} ${x},${y + r}C${x - k},${y + r} ${x - r},${y + k} ${x - r},${y}Z`;
}
