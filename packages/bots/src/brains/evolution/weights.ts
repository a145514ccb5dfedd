/** Weights of the features (features.ts), fitted by scripts/tune.ts to games of the policy against itself. */
export const WEIGHTS: Readonly<Record<string, number>> = {
  bag: 1,
  heads: 1,
  'heads-later': 0.567,
  traits: 1,
  'traits-later': -0.51,
  'species-later': 0.727,
  'body-later': -0.025,
  hand: 0.813,
  'foraging-later': 0.273,
  'growth-later': 0.605,
  'stores-later': -0.201,
  'carnivores-later': -0.526,
  prey: 0.131,
  hunted: -0.348,
  'bare-later': -0.114,
  hunger: -1.493,
  'safe-later': 0.021,
  rounds: 6.261,
};

/** Standard deviation of the final points around the estimate, by rounds to come; the last entry serves for more. */
export const SPREAD: readonly number[] = [0.5, 4.31, 6.44, 8.51, 9.41, 10.66];
