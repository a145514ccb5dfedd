/**
 * Weights of the features (features.ts), fitted to the lead over the table at the end in 1,468 games of simple players where
 * some moves are made at random (npm run train -- weights), with the strength of the animals beside the features. Games of
 * the policy, which was weaker then, made cubes and targets look twice as good (docs/experiments/marine.md).
 */
export const WEIGHTS: Readonly<Record<string, number>> = {
  points: 1,
  'points-later': -0.15,
  places: 0.78,
  'places-later': -0.22,
  cubes: 0.51,
  'cubes-later': 0.03,
  tiles: -0.77,
  'tiles-later': 0.37,
  matches: 0.19,
  'matches-later': 0.13,
  elements: -1.37,
  'elements-later': -0.67,
  pool: 0.18,
  'pool-later': 0.2,
  targets: 0.7,
  'targets-later': -0.14,
  specials: 1.2,
  takeovers: 0.17,
  turns: 1.26,
  'turns-later': -0.14,
  survival: 0.76,
  traits: 0.72,
  waiting: -0.7,
  rounds: 29,
};

/** Standard deviation of the final points around the estimate, by rounds to come; the last entry serves for more. */
export const SPREAD: readonly number[] = [0.5, 12, 15.5, 17.8, 19.7, 20.9, 21];
