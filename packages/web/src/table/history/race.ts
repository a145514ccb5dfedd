import type { Runner } from '../../games/game-ui.ts';

/** How far each runner is from the mean of all, after each line. */
export function againstMean(runners: readonly Runner[]): readonly (readonly number[])[] {
  const lines = Math.max(0, ...runners.map(({ points }) => points.length));
  const means = Array.from({ length: lines }, (_, n) => {
    const sum = runners.reduce((all, { points }) => all + (points[n] ?? 0), 0);
    return sum / Math.max(1, runners.length);
  });
  return runners.map(({ points }) => points.map((own, n) => own - (means[n] ?? 0)));
}

/** Lines from `from` to `to` after which somebody stands elsewhere, with both ends: a graph needs no others. */
export function turnsOf(values: readonly number[], from: number, to: number): readonly number[] {
  const turns: number[] = [];
  for (let n = from; n <= to; n++) {
    const bends = values[n] !== values[n - 1] || values[n] !== values[n + 1];
    if (n === from || n === to || bends) turns.push(n);
  }
  return turns;
}
