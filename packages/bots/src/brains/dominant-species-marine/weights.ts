/**
 * Weights of the features (features.ts), set by hand: those that scripts/tune.ts fitted to games of the policy against
 * itself played worse against greedy.
 */
export const WEIGHTS: Readonly<Record<string, number>> = {
  points: 1,
  places: 0.8,
  'places-later': 0.3,
  'cubes-later': 0.2,
  'tiles-later': 0,
  'matches-later': 0.1,
  'elements-later': 0.8,
  'pool-later': 0.1,
  targets: 0.9,
  'specials-later': 1.5,
  takeovers: 0.3,
  'pawns-later': 2,
  turns: 1.6,
  room: 0.5,
  survival: 0.8,
  'survival-later': 0.4,
  rounds: 19,
};

/** Standard deviation of the final points around the estimate, by rounds to come; the last entry serves for more. */
export const SPREAD: readonly number[] = [0.5, 12, 17, 19.5, 21, 21.5, 22];
