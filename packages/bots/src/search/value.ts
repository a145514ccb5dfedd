/** A point ahead of the best other player is worth this much chance of winning, beside the chance itself. */
const MARGIN = 0.002;
/** The logistic distribution that has the spread of the difference of two normal ones: sqrt(2) * sqrt(3) / pi. */
const SCALE = 0.7797;

/** Chances of winning of all players from their expected points, into `out`. */
export function chances(points: Float64Array, players: number, spread: number, out: Float64Array): void {
  let top = points[0];
  for (let p = 1; p < players; p++) if (points[p] > top) top = points[p];
  let sum = 0;
  for (let p = 0; p < players; p++) {
    out[p] = Math.exp((points[p] - top) / (SCALE * spread));
    sum += out[p];
  }
  for (let p = 0; p < players; p++) out[p] /= sum;
}

/** Value of each player: the chance of winning and a little margin, into `out`; `chance` holds the chances. */
export function values(points: Float64Array, players: number, chance: Float64Array, out: Float64Array): void {
  for (let p = 0; p < players; p++) {
    let rival = Number.NEGATIVE_INFINITY;
    for (let q = 0; q < players; q++) if (q !== p && points[q] > rival) rival = points[q];
    out[p] = chance[p] + MARGIN * (points[p] - rival);
  }
}
