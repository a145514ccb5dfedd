/**
 * Weights of the features (features.ts), fitted by scripts/tune.ts to 150 games of the policy against itself and drawn in
 * where such games cannot tell neighbours apart: `elements-later`, `tiles-later`, `places-later` and `room`.
 */
export const WEIGHTS: Readonly<Record<string, number>> = {
  points: 1,
  places: 1.2,
  'places-later': -0.2,
  'cubes-later': 0.35,
  'tiles-later': -0.6,
  'matches-later': 0.19,
  'elements-later': 0.2,
  'pool-later': 0.14,
  targets: 0.75,
  'specials-later': 0.6,
  takeovers: 0.3,
  'pawns-later': 2.6,
  turns: 1.7,
  room: -0.2,
  survival: 1,
  'survival-later': 0.17,
  rounds: 21,
};

/** Standard deviation of the final points around the estimate, by rounds to come; the last entry serves for more. */
export const SPREAD: readonly number[] = [0.5, 12, 17, 19.5, 21, 21.5, 22];
