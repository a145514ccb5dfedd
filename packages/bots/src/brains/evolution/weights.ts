/**
 * Weights of the features (features.ts). The first three are the rules; the others were fitted to 22000 games of the
 * policy against itself with some moves made at random, by each player's points less the mean of the table: what all
 * players share decides nothing, and moves that the policy would not make show what a feature brings.
 */
export const WEIGHTS: Readonly<Record<string, number>> = {
  bag: 1,
  heads: 1,
  traits: 1,
  'heads-next': 0.683,
  'heads-later': 0.722,
  'traits-next': -0.099,
  'traits-later': 0.578,
  'species-next': -0.282,
  'species-later': -0.133,
  'body-next': -0.102,
  'body-later': 0.675,
  'hand-next': 1.343,
  'hand-later': 0.683,
  'foraging-next': 0.445,
  'foraging-later': -0.109,
  'growth-next': 0.377,
  'growth-later': 0.161,
  'stores-next': 0.055,
  'stores-later': 0.034,
  'carnivores-next': -0.714,
  'carnivores-later': -0.77,
  'prey-next': 0.259,
  'prey-later': -0.032,
  'hunted-next': -0.255,
  'hunted-later': -0.361,
  'bare-next': -0.043,
  'bare-later': -0.049,
  'hunger-next': -0.599,
  'hunger-later': -1.111,
  'safe-next': -0.118,
  'safe-later': -0.202,
  rounds: 4.6,
};

/** Standard deviation of the final points around the estimate, by rounds to come; the last entry serves for more. */
export const SPREAD: readonly number[] = [0.5, 4.16, 6.39, 8.45, 9.6];
