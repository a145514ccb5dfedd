import { weigh } from '../../search/brain.ts';
import { FEATURES, TELLING } from './features.ts';
import { IMPRESSIONS, TABLES } from './impressions.ts';

const SIZE = FEATURES.length;
const COLUMN = TELLING.length;
/** Numbers by which a rival is judged. */
export const SEEN = 3 * COLUMN + TABLES.length;
/** The sum is right about as often as it says; the odds are put on the likelier, but for a doubt. */
const SURE = 3;
const DOUBT = 0.05;

const weights = new Float64Array(SEEN);
TELLING.forEach(({ id }, i) => {
  for (let column = 0; column < 3; column++) weights[column * COLUMN + i] = IMPRESSIONS[id][column];
});
weights.set(TABLES, 3 * COLUMN);

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
    const column = p === rival ? 0 : p === own ? 2 : 1;
    const share = column === 1 ? 1 / (players - 2) : 1;
    for (let i = 0; i < COLUMN; i++) out[column * COLUMN + i] += share * features[p * SIZE + TELLING[i].k];
  }
  out[3 * COLUMN + players - 2] = 1;
}

/** How much to bet on it that a rival has been to school, from 0 to 1. */
export function impression(seen: Float64Array): number {
  return Math.max(DOUBT, Math.min(1 - DOUBT, 0.5 + SURE * (weigh(weights, seen) - 0.5)));
}
