/**
 * Weights of the features (features.ts), fitted to the final points beyond the mean of the table, in 4400 games of the
 * policy and 300 of greedy, four players, where each of them made no, 3 or 10 % of its moves at random: without that
 * nobody knows what a cube is worth that a good player would always have. Mean of two fits, one with the strength of the
 * animals beside the features. Elements are worth what they match; the rest corrects for matches that are not used.
 */
export const WEIGHTS: Readonly<Record<string, number>> = {
  points: 1,
  'points-later': -0.13,
  places: 0.94,
  'places-later': -0.14,
  cubes: 0.48,
  'cubes-later': 0.08,
  tiles: -1.2,
  'tiles-later': 0.2,
  matches: 0.4,
  'matches-later': 0.12,
  elements: -2.6,
  'elements-later': -0.7,
  pool: 0.37,
  'pool-later': 0.17,
  targets: 0.75,
  'targets-later': -0.06,
  specials: 2.4,
  takeovers: 0.24,
  turns: 1.2,
  'turns-later': -0.12,
  survival: 1,
  traits: 0.75,
  waiting: -1,
  rounds: 22,
};

/** Standard deviation of the final points around the estimate, by rounds to come; the last entry serves for more. */
export const SPREAD: readonly number[] = [0.5, 11.5, 15.5, 17, 19, 21.5, 22];
