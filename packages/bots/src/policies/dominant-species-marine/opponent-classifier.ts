import { weigh } from '../../search/policy.ts';
import { CLASSIFIER_FEATURES, FEATURES } from './features.ts';
import { BY_PLAYERS, CLASSIFIER_WEIGHTS } from './opponent-weights.ts';

const SIZE = FEATURES.length;
const COLUMN = CLASSIFIER_FEATURES.length;
/** Inputs of the classifier: two policies are told apart, the trained and the plain one. */
export const OPPONENT_FEATURES = 3 * COLUMN + BY_PLAYERS.length;
/** The sum is right about as often as it says; the odds are put on the likelier, but for a doubt. */
const SURE = 3;
const DOUBT = 0.05;

const weights = new Float64Array(OPPONENT_FEATURES);
CLASSIFIER_FEATURES.forEach(({ id }, i) => {
  for (let column = 0; column < 3; column++) weights[column * COLUMN + i] = CLASSIFIER_WEIGHTS[id][column];
});
weights.set(BY_PLAYERS, 3 * COLUMN);

/**
 * What is seen of a rival: its features, those of the other rivals on the average, one's own, and how many play. `features`
 * has those of each seat one after the other.
 */
export function opponentFeatures(
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
    for (let i = 0; i < COLUMN; i++)
      out[column * COLUMN + i] += share * features[p * SIZE + CLASSIFIER_FEATURES[i].k];
  }
  out[3 * COLUMN + players - 2] = 1;
}

/** Chance, from 0 to 1, that an opponent plays by the trained policy. */
export function chanceTrained(seen: Float64Array): number {
  return Math.max(DOUBT, Math.min(1 - DOUBT, 0.5 + SURE * (weigh(weights, seen) - 0.5)));
}
