/**
 * Weights of the features (features.ts). Those of `places-later`, `dominance-later`, `pool-later`, `initiative-later`,
 * `survival-later` and `waiting-later` are set by hand, because games of the policy against itself cannot tell them from
 * their neighbours; the others are fitted to such games by scripts/tune.ts.
 */
export const WEIGHTS: Readonly<Record<string, number>> = {
  points: 1,
  places: 0.94,
  'places-later': 0.2,
  dominance: 1.009,
  'dominance-later': 0.5,
  'cubes-later': -0.308,
  'pool-later': 0.15,
  'elements-later': 0.134,
  'matches-later': 0.403,
  'initiative-later': 0.3,
  'pawns-later': 5.88,
  survival: 0.788,
  'survival-later': 0.2,
  'tiles-later': -2.321,
  'waiting-later': 0,
  rounds: 7.108,
};

/** Standard deviation of the final points around the estimate, by rounds to come; the last entry serves for more. */
export const SPREAD: readonly number[] = [0.5, 19, 23, 25, 26, 28];
