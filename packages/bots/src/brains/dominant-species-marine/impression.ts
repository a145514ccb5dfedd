import { FEATURES } from './features.ts';
import { IMPRESSIONS, TABLES } from './impressions.ts';

const SIZE = FEATURES.length;
/** Numbers by which a rival is judged. */
export const SEEN = 3 * SIZE + TABLES.length;
/** The odds are put on the likelier: a sum fitted to yes and no lies nearer the middle than it is right. */
const SURE = 3;
/** What is left to the other case at least. */
const DOUBT = 0.05;

const weights = new Float64Array(SEEN);
FEATURES.forEach(({ id }, k) => {
  for (let i = 0; i < 3; i++) weights[i * SIZE + k] = IMPRESSIONS[id]?.[i] ?? 0;
});
weights.set(TABLES, 3 * SIZE);

/**
 * What is seen of a rival: its features, those of the other rivals on the average, one's own, and how many play. `features`
 * has those of each seat one after the other.
 */
export function look(
  features: Float64Array,
  players: number,
  own: number,
  rival: number,
  out: Float64Array,
): void {
  out.fill(0);
  for (let p = 0; p < players; p++) {
    const [column, share] = p === rival ? [0, 1] : p === own ? [2, 1] : [1, 1 / (players - 2)];
    for (let k = 0; k < SIZE; k++) out[column * SIZE + k] += share * features[p * SIZE + k];
  }
  out[3 * SIZE + players - 2] = 1;
}

/** The chance that a rival has been to school. */
export function impression(seen: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < SEEN; i++) sum += weights[i] * seen[i];
  return Math.max(DOUBT, Math.min(1 - DOUBT, 0.5 + SURE * (sum - 0.5)));
}
