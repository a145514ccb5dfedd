import type { ArenaRecord } from './task.ts';

/** Points of rating that make odds of ten to one, as in chess. */
const SCALE = 400 / Math.LN10;
const STEPS = 200;
/** Half a win and half a loss against an average player for everybody, so that a bot that always wins has a number. */
const PRIOR = 0.5;

/**
 * Ratings from ranks (Bradley and Terry over the pairs of each table; equal ranks are half a win each), 0 on average.
 * Every place counts, not only the first.
 */
export function ratings(records: readonly ArenaRecord[], bots: readonly string[]): number[] {
  const n = bots.length;
  const wins = Array.from({ length: n }, () => new Float64Array(n));
  const at = new Map(bots.map((bot, i) => [bot, i]));
  for (const { seats, ranks } of records) {
    for (let a = 0; a < seats.length; a++) {
      for (let b = 0; b < seats.length; b++) {
        const i = at.get(seats[a]);
        const j = at.get(seats[b]);
        if (i === undefined || j === undefined || i === j) continue;
        wins[i][j] += ranks[a] < ranks[b] ? 1 : ranks[a] === ranks[b] ? 0.5 : 0;
      }
    }
  }
  let strength = new Float64Array(n).fill(1);
  for (let step = 0; step < STEPS; step++) {
    const next = strength.map((own, i) => {
      let won = PRIOR;
      let met = (2 * PRIOR) / (own + 1);
      for (let j = 0; j < n; j++) {
        won += wins[i][j];
        met += (wins[i][j] + wins[j][i]) / (own + strength[j]);
      }
      return won / met;
    });
    strength = next;
  }
  const logs = Array.from(strength, (x) => SCALE * Math.log(x));
  const mean = logs.reduce((a, b) => a + b, 0) / n;
  return logs.map((x) => x - mean);
}
