/** Arithmetic of the charts: ticks, stacks, and labels that do not cover each other. */

/** Round steps from zero that take in `max`, about `count` of them. */
export function ticks(max: number, count = 5): number[] {
  const rough = Math.max(max, 1) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((unit) => unit * power).find((unit) => unit >= rough) ?? rough);
  const made: number[] = [];
  for (let tick = 0; tick < max + step; tick += step) made.push(tick);
  return made;
}

/** A linear scale; a domain without extent lands in the middle. */
export function linear(from: readonly [number, number], to: readonly [number, number]) {
  const span = from[1] - from[0];
  return (value: number): number =>
    span === 0 ? (to[0] + to[1]) / 2 : to[0] + ((value - from[0]) / span) * (to[1] - to[0]);
}

export interface Segment {
  readonly part: string;
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Parts side by side. What takes points away (a part below zero) is drawn back from the end of what was won, whatever
 * its place in the order, so that the bar ends where the score does and covers no later part.
 */
export function stack(parts: readonly { readonly part: string; readonly value: number }[]): Segment[] {
  let end = 0;
  const gains = parts.filter(({ value }) => value > 0);
  const losses = parts.filter(({ value }) => value < 0);
  return [...gains, ...losses].map(({ part, value }) => {
    const from = end;
    end += value;
    return { part, value, from: Math.min(from, end), to: Math.max(from, end) };
  });
}

/**
 * Places labels of one size along a line, each as near to where it belongs as the others allow: sorted, pushed apart to
 * `gap`, and kept between `low` and `high` where there is room. In the order given.
 */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const placed: number[] = [];
  order.forEach((at, i) => {
    const behind = i === 0 ? low : (placed[i - 1] ?? 0) + gap;
    placed.push(Math.max(wanted[at] ?? 0, behind));
  });
  let limit = high;
  for (let i = placed.length - 1; i >= 0; i--) {
    placed[i] = Math.min(placed[i] ?? 0, limit);
    limit = (placed[i] ?? 0) - gap;
  }
  const result: number[] = [];
  order.forEach((at, i) => {
    result[at] = placed[i] ?? 0;
  });
  return result;
}
