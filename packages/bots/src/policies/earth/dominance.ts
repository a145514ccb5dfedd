/** Chance to dominate by the margin over the best other level, from -3 to 4, when disks may still come and go. */
const BY_MARGIN = [0.01, 0.03, 0.08, 0.15, 0.62, 0.76, 0.84, 0.9];
const LOWEST = -3;
const HIGHEST = LOWEST + BY_MARGIN.length - 1;

/**
 * Chance of each of `n` animals to dominate, into `out`, by their levels. `sure` when nothing changes any more: then
 * only the one highest level counts.
 */
export function expectDominance(levels: Int32Array, n: number, sure: boolean, out: Float64Array): void {
  let best = 0;
  let second = 0;
  for (let i = 0; i < n; i++) {
    const level = levels[i] as number;
    if (level > best) {
      second = best;
      best = level;
    } else if (level > second) second = level;
  }
  for (let i = 0; i < n; i++) {
    const level = levels[i] as number;
    const margin = level - (level === best ? second : best);
    if (level === 0) out[i] = 0;
    else if (sure) out[i] = margin > 0 ? 1 : 0;
    else out[i] = BY_MARGIN[Math.max(LOWEST, Math.min(HIGHEST, margin)) - LOWEST] as number;
  }
}
