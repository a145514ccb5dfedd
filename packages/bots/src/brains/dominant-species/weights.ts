/** Weights of the features (features.ts), fitted by scripts/tune.ts to games of the policy against itself. */
export const WEIGHTS: Readonly<Record<string, number>> = {
  points: 1,
  places: 1.135,
  'places-later': -0.65,
  dominance: 4.152,
  'dominance-later': -1.808,
  'cubes-later': 0.093,
  'pool-later': -2.322,
  'elements-later': 0.741,
  'matches-later': 0.429,
  'initiative-later': -0.839,
  'pawns-later': 10.608,
  survival: 0.966,
  'survival-later': -1.373,
  'tiles-later': 0.47,
  'waiting-later': -2.083,
  rounds: 3.352,
};

/** Standard deviation of the final points around the estimate, by rounds to come; the last entry serves for more. */
export const SPREAD: readonly number[] = [0.5, 19, 23, 25, 26, 28];
