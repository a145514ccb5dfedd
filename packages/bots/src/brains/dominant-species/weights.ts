/** Weights of the features (features.ts), fitted by scripts/tune.ts to games of the policy against itself. */
export const WEIGHTS: Readonly<Record<string, number>> = {
  points: 1,
  places: 0.6,
  'places-later': 0.5,
  dominance: 0.5,
  'dominance-later': 1.2,
  'cubes-later': 0.3,
  'pool-later': 0.2,
  'elements-later': 0.5,
  'matches-later': 0.05,
  'initiative-later': 0.5,
  'pawns-later': 2,
  survival: 0.5,
  'survival-later': 0.3,
  'tiles-later': 0.2,
  'waiting-later': 1,
  rounds: 12,
};

/** Standard deviation of the final points around the estimate, by rounds to come; the last entry serves for more. */
export const SPREAD: readonly number[] = [0.5, 10, 14, 17, 19, 20];
