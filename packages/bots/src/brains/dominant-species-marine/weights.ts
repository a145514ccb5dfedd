/** Weights of the features (features.ts), fitted by scripts/tune.ts to games of the policy against itself. */
export const WEIGHTS: Readonly<Record<string, number>> = {
  points: 1,
  places: 1.226,
  'places-later': -0.31,
  'cubes-later': 0.421,
  'tiles-later': -1.756,
  'matches-later': 0.241,
  'elements-later': 1.054,
  'pool-later': 0.155,
  targets: 1,
  'specials-later': -1.492,
  takeovers: 0.815,
  'pawns-later': 3.211,
  turns: 1.423,
  room: -0.548,
  survival: 1.267,
  'survival-later': 0.261,
  rounds: 19.246,
};

/** Standard deviation of the final points around the estimate, by rounds to come; the last entry serves for more. */
export const SPREAD: readonly number[] = [0.5, 12, 17, 19.5, 21, 21.5, 22];
